"""The store: packs, tables and their logs in one SQLite file.

What a method has returned from is on the disk. Nothing is ever changed or deleted: tables and packs are added, logs
grow at their end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, event, insert, select, text
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DatabaseError, IntegrityError

from spinney.engine.errors import SpinneyError
from spinney.store import schema
from spinney.store.entries import Entry, SeatRow, TableRow

FILE = "spinney.sqlite"
BUSY_MS = 5000


class Taken(Exception):  # noqa: N818 - somebody else was first, which is no error
    """Another entry has this number already: the log has grown since it was read."""


class Store:
    """The file in a data folder; the folder is made if there is none."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SpinneyError(f"{folder} cannot be used: {(error.strerror or str(error)).lower()}.") from None
        self._engine = create_engine(f"sqlite:///{self.path}")
        event.listen(self._engine, "connect", _prepare)
        with self._transaction() as connection:
            version = connection.execute(text("PRAGMA user_version")).scalar_one()
            if not 0 <= version <= schema.VERSION:
                raise SpinneyError(f"{self.path} was made by a newer version of Spinney.")
            schema.metadata.create_all(connection)
            for older in range(version, schema.VERSION) if version else ():
                connection.execute(text(schema.UPGRADES[older]))
            connection.execute(text(f"PRAGMA user_version = {schema.VERSION}"))

    def close(self) -> None:
        self._engine.dispose()

    # Packs.

    def keep_pack(self, pack_hash: str, game: str, pack_text: str) -> None:
        """Keeps the text of a pack, so that a table never depends on a file that may change."""
        row = {"hash": pack_hash, "game": game, "text": pack_text}
        with self._transaction() as connection:
            connection.execute(sqlite_insert(schema.packs).values(row).on_conflict_do_nothing())

    def pack(self, pack_hash: str) -> str | None:
        """The text of a pack, if it is kept here."""
        with self._transaction() as connection:
            found = connection.execute(select(schema.packs.c.text).where(schema.packs.c.hash == pack_hash))
            return found.scalar_one_or_none()

    # Tables.

    def add(self, table: TableRow, log: Sequence[Entry] = ()) -> None:
        """A new table; its pack is kept already."""
        row = {
            "id": table.id,
            "game": table.game,
            "pack_hash": table.pack_hash,
            "options": _json(table.options),
            "key": table.key,
            "bot_seed": table.bot_seed,
            "seats": _json(table.seats),
            "replay": table.replay,
            "rules": table.rules,
            "made": _now(),
        }
        with self._transaction() as connection:
            connection.execute(insert(schema.tables).values(row))
            _append(connection, table.id, 1, log)

    def table(self, table_id: str) -> TableRow | None:
        """What a table began with, if there is such a table."""
        with self._transaction() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).one_or_none()
        if row is None:
            return None
        return TableRow(
            row.id,
            row.game,
            row.pack_hash,
            msgspec.json.decode(row.options, type=dict[str, str]),
            row.key,
            row.bot_seed,
            msgspec.json.decode(row.seats, type=list[SeatRow]),
            row.replay,
            row.rules,
        )

    # Logs.

    def append(self, table_id: str, number: int, log: Sequence[Entry]) -> None:
        """Adds entries to a log, the first with this number: all of them, or none if somebody else was first."""
        try:
            with self._transaction() as connection:
                _append(connection, table_id, number, log)
        except IntegrityError:
            raise Taken from None

    def log(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table, from the one after this number on."""
        columns = schema.entries.c
        with self._transaction() as connection:
            found = connection.execute(
                select(columns.entry)
                .where(columns.table_id == table_id, columns.number > after)
                .order_by(columns.number)
            ).scalars()
            return [msgspec.json.decode(entry, type=Entry) for entry in found]

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DatabaseError as error:
            raise SpinneyError(f"{self.path} cannot be used: {error.orig}.") from None


def _prepare(connection: Any, _record: Any) -> None:
    """What is committed survives a crash of the server and of the machine."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _append(connection: Connection, table_id: str, number: int, log: Sequence[Entry]) -> None:
    now = _now()
    rows = [
        {"table_id": table_id, "number": at, "entry": _json(entry), "made": now} for at, entry in enumerate(log, number)
    ]
    if rows:
        connection.execute(insert(schema.entries), rows)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
