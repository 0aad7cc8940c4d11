"""Secrets of a database: made once, and the same for every server that uses it."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from spinney.store.database import Database
from spinney.store.schema import secrets


def secret(database: Database, name: str, make: Callable[[], bytes]) -> bytes:
    """The secret of this name; if there is none yet, one is made. Of two servers that make one the first counts."""
    found = _kept(database, name)
    if found is None:
        try:
            with database.writing() as connection:
                connection.execute(insert(secrets).values(name=name, value=make()))
        except IntegrityError:
            pass
        found = _kept(database, name)
    assert found is not None
    return found


def _kept(database: Database, name: str) -> bytes | None:
    with database.reading() as connection:
        return connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one_or_none()
