"""Rows that are written whether they are there or not; both databases say it the same way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects import postgresql, sqlite

INSERT: dict[str, Callable[[Table], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def upsert(connection: Connection, table: Table, keys: Sequence[str], row: Mapping[str, Any]) -> None:
    """Writes a row in place of the one that has the same `keys`; columns that are not named stay as they are."""
    connection.execute(_upserting(connection.dialect.name, table, tuple(keys), tuple(row)), dict(row))


def insert_new(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Writes a row unless there is one with the same key; whether it was new."""
    statement = INSERT[connection.dialect.name](table).values(dict(row)).on_conflict_do_nothing()
    return connection.execute(statement.execution_options(preserve_rowcount=True)).rowcount == 1


@lru_cache(100)  # to make such a statement takes longer than to run it
def _upserting(dialect: str, table: Table, keys: tuple[str, ...], names: tuple[str, ...]) -> Executable:
    statement = INSERT[dialect](table)
    changed = {name: statement.excluded[name] for name in names if name not in keys}
    found: Executable = statement.on_conflict_do_update(index_elements=keys, set_=changed)
    return found
