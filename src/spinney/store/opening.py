"""Which database is meant: a folder, for SQLite, or the address of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from spinney.engine.errors import SpinneyError
from spinney.store.database import Database


def opened(where: Path | str) -> Database:
    """The database of a data folder, or at an address such as `postgresql://name:password@host/database`."""
    if isinstance(where, Path):
        return Database(where)
    raise SpinneyError("only a data folder can be used.")
