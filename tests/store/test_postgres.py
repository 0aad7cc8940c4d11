"""What is special about PostgreSQL: it is elsewhere, it may go away, and its address has a password in it."""

from __future__ import annotations

import pytest
from sqlalchemy import insert, make_url, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import QueuePool

from spinney.engine import extras
from spinney.engine.errors import SpinneyError
from spinney.store import postgres, schema
from spinney.store.opening import opened

PACK = {"hash": "a", "game": "once", "text": "the pack"}


@pytest.fixture
def database(postgres_url):
    database = opened(postgres_url)
    yield database
    database.close()


@pytest.fixture
def told(postgres_url, postgres_cluster):
    """Somebody else at the same database."""
    return lambda sql: postgres_cluster.tell(sql, make_url(postgres_url).database)


def kept(database):
    with database.reading() as connection:
        return list(connection.execute(select(schema.packs.c.hash)).scalars())


def cut_off(told):
    told("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'spinney'")


def test_it_is_shared(database, tmp_path):
    other = opened(tmp_path)
    assert database.is_shared and not other.is_shared
    other.close()


def test_connections_that_broke_are_replaced(database, told):
    with database.writing() as connection:
        connection.execute(insert(schema.packs).values(PACK))
    cut_off(told)
    assert kept(database) == ["a"]
    cut_off(told)
    with database.writing() as connection:
        connection.execute(insert(schema.packs).values({**PACK, "hash": "b"}))
    assert kept(database) == ["a", "b"]


def test_a_transaction_that_is_cut_off_is_an_error_and_nothing_is_kept(database, told):
    def write():
        with database.writing() as connection:
            connection.execute(insert(schema.packs).values(PACK))
            cut_off(told)

    with pytest.raises(SpinneyError, match=r"^PostgreSQL at .* cannot be used: [^\n]*\.$"):
        write()
    assert kept(database) == []


def test_a_statement_that_failed_unseen_is_an_error(database):
    """PostgreSQL answers such a commit with a rollback, and no error."""

    def write():
        with database.writing() as connection:
            connection.execute(insert(schema.packs).values(PACK))
            with pytest.raises(IntegrityError):
                connection.execute(insert(schema.packs).values(PACK))

    with pytest.raises(SpinneyError, match="has not kept a change"):
        write()
    assert kept(database) == []


def test_a_commit_is_on_the_disk_and_nobody_waits_for_ever(postgres_url, told):
    told("ALTER ROLE spinney SET synchronous_commit = off")
    try:
        database = opened(postgres_url)
        with database.writing() as connection:
            names = ("synchronous_commit", "statement_timeout", "lock_timeout", "transaction_isolation")
            found = [connection.execute(text(f"SHOW {name}")).scalar() for name in names]
        database.close()
    finally:
        told("ALTER ROLE spinney RESET synchronous_commit")
    assert found == ["on", "20s", "10s", "read committed"]


def test_a_stronger_way_to_commit_stays(postgres_url, told):
    told("ALTER ROLE spinney SET synchronous_commit = remote_apply")
    try:
        database = opened(postgres_url)
        with database.reading() as connection:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "remote_apply"
        database.close()
    finally:
        told("ALTER ROLE spinney RESET synchronous_commit")


def test_a_server_has_so_many_connections(database, told, monkeypatch):
    assert isinstance(database._engine.pool, QueuePool) and database._engine.pool.size() == postgres.CONNECTIONS
    monkeypatch.setattr(database._engine.pool, "_timeout", 0.01)

    def read_all_at_once(left):
        with database.reading():
            if left:
                read_all_at_once(left - 1)

    read_all_at_once(postgres.CONNECTIONS - 1)
    with pytest.raises(SpinneyError, match=r"cannot be used: too many want to read it at once\.$"):
        read_all_at_once(postgres.CONNECTIONS)
    assert kept(database) == []


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:hush@127.0.0.1:1/forest",
        "postgres://ann@127.0.0.1:1/forest?password=hush",
        "postgresql://ann:hush@127.0.0.1:port/forest",
        "postgresql://ann:hush@[",
        "mysql://ann:hush@127.0.0.1/forest",
        "hush",
    ],
)
def test_a_password_is_in_no_sentence(address):
    pytest.importorskip("psycopg")
    with pytest.raises(SpinneyError) as told:
        opened(address)
    error = told.value
    assert "hush" not in str(error) and "\n" not in str(error)
    assert error.__context__ is None or error.__suppress_context__


def test_without_its_package(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda module: None)
    with pytest.raises(SpinneyError, match=r'needs Psycopg: pip install "spinney\[postgres\]"\.$'):
        opened("postgresql://ann@localhost/forest")


def test_a_database_that_is_not_there(postgres_cluster):
    with pytest.raises(
        SpinneyError, match=r'^PostgreSQL at .*/elsewhere cannot be used: .*"elsewhere" does not exist\.$'
    ):
        opened(postgres_cluster.url("elsewhere"))


def test_a_folder_is_no_address(tmp_path):
    with pytest.raises(SpinneyError, match="has to be like postgresql://"):
        opened(str(tmp_path))
