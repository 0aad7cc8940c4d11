"""What is special about SQLite: its file, and transactions that share a commit."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from sqlalchemy import event, insert, select, text
from sqlalchemy.exc import IntegrityError

from server.helpers import until
from spinney.engine.errors import SpinneyError
from spinney.store import schema
from spinney.store.contract import Taken
from spinney.store.entries import MadeAgain
from spinney.store.sqlite import FILE, SqliteDatabase
from spinney.store.store import Store
from store.helpers import entries, logged, opened
from store.test_store import TABLE


@pytest.fixture
def database(tmp_path):
    database = SqliteDatabase(tmp_path)
    yield database
    database.close()


def test_what_is_written_is_on_the_disk(database):
    with database.writing() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL


def test_a_file_that_is_no_database(tmp_path):
    (tmp_path / FILE).write_text("not a database, and long enough to be looked at" * 100)
    with pytest.raises(SpinneyError, match=r"cannot be used: file is not a database\.$"):
        opened(tmp_path)


def test_a_file_of_another_version(tmp_path):
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("PRAGMA user_version = 99")
    with pytest.raises(SpinneyError, match="newer version"):
        opened(tmp_path)


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SpinneyError, match="cannot be used"):
        opened(tmp_path / "file" / "folder")


# Several who write at the same time. Each of them keeps a pack, which is named by a letter.


def keep(connection, letter):
    connection.execute(insert(schema.packs).values(hash=letter, game="once", text="the pack"))


def kept(database):
    with database.reading() as connection:
        return "".join(connection.execute(select(schema.packs.c.hash).order_by(schema.packs.c.hash)).scalars())


def together(database, *bodies):
    """What became of each who wrote: the first one lets the others come while it writes."""
    inside = Event()

    def write(number):
        with database.writing() as connection:
            inside.set()
            if number == 0:
                until(lambda: len(database._waiting) == len(bodies) - 1)
            bodies[number](connection)

    with ThreadPoolExecutor(len(bodies)) as threads:
        writers = [threads.submit(write, 0)]
        assert inside.wait(20)
        writers += [threads.submit(write, number) for number in range(1, len(bodies))]
        return [writer.exception() for writer in writers]


def keeping(letter):
    return lambda connection: keep(connection, letter)


@pytest.fixture
def commits(database):
    """One entry for each commit."""
    found = []
    event.listen(database._engine, "commit", found.append)
    return found


def test_those_who_come_together_share_a_commit(database, commits):
    assert together(database, *map(keeping, "abcd")) == [None] * 4
    assert kept(database) == "abcd" and len(commits) == 1
    assert together(database, keeping("e")) == [None]
    assert kept(database) == "abcde" and len(commits) == 2


def test_one_who_fails_is_undone_alone(database, commits):
    def fail(connection):
        keep(connection, "x")
        raise ZeroDivisionError

    errors = together(database, keeping("a"), fail, keeping("b"))
    assert [type(error) for error in errors] == [type(None), ZeroDivisionError, type(None)]
    assert kept(database) == "ab" and len(commits) == 1


def test_the_first_may_fail_as_well(database):
    errors = together(database, lambda connection: 1 // 0, keeping("a"))
    assert [type(error) for error in errors] == [ZeroDivisionError, type(None)]
    assert kept(database) == "a"


def test_a_commit_that_fails_fails_for_all(database):
    """A key that is missing is found out at the commit, if one wants."""

    def want_a_table(connection):
        keep(connection, "x")
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        connection.execute(insert(schema.entries).values(table_id="elm", number=1, entry="", made=""))

    errors = together(database, keeping("a"), want_a_table)
    assert {type(error) for error in errors} <= {SpinneyError, IntegrityError} and len(errors) == 2
    assert kept(database) == ""
    assert together(database, keeping("b")) == [None]
    assert kept(database) == "b"


def test_an_error_that_undoes_all_of_it_fails_for_all(database):
    def undo(connection):
        connection.exec_driver_sql("INSERT OR ROLLBACK INTO packs VALUES ('a', 'once', 'another')")

    assert together(database, keeping("c")) == [None]
    first, *_ = errors = together(database, keeping("a"), undo)
    assert [type(error) for error in errors] == [SpinneyError, SpinneyError]
    assert str(first).endswith("has not kept a change: another one failed that was written with it.")
    assert together(database, keeping("d")) == [None]
    assert kept(database) == "cd"


def test_who_was_refused_can_read_what_was_in_the_way(database, commits):
    store = Store(database)
    store.add(TABLE, pack_text="the pack")
    seen = []

    def append(seat):
        try:
            store.append("oak", 1, logged([MadeAgain(seat)]))
        except Taken:
            seen.append(entries(store.log("oak")))

    with ThreadPoolExecutor(8) as writers:
        list(writers.map(append, range(8)))
    assert seen == [entries(store.log("oak"))] * 7 and len(seen[0]) == 1
