"""A row that is added, or takes the place of the one with the same key: each database says it in its own way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table, keys: Sequence[str], row: Mapping[str, Any]) -> None:
    """Adds a row. If there is one with the same values in the columns `keys`, it is changed, as far as `row` says."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    others = {name: value for name, value in row.items() if name not in keys}
    statement = insert(table).values(dict(row))
    if others:
        connection.execute(statement.on_conflict_do_update(index_elements=list(keys), set_=others))
    else:
        connection.execute(statement.on_conflict_do_nothing(index_elements=list(keys)))
