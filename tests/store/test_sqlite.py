"""What is special about SQLite: its file, and how it writes."""

from __future__ import annotations

import sqlite3

import pytest
from sqlalchemy import text

from spinney.engine.errors import SpinneyError
from spinney.store.sqlite import FILE, SqliteDatabase
from store.helpers import opened


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
