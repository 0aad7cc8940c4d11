"""Which database is meant: a folder, for SQLite, or the address of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from spinney.store.database import Database
from spinney.store.postgres import PostgresDatabase
from spinney.store.sqlite import SqliteDatabase


def opened(where: Path | str) -> Database:
    """The database of a data folder, or at an address such as `postgresql://name:password@host/database`.

    It is made where there is none, and brought up to today's tables where it is older.
    """
    return SqliteDatabase(where) if isinstance(where, Path) else PostgresDatabase(where)
