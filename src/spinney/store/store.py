"""The store: packs, tables and their logs in one SQLite file.

What a method has returned from is on the disk. Nothing is ever changed: tables and packs are added, logs grow at their
end; only `expire` deletes whole tables. Any thread may call any method. Reading takes connections from a pool; writing
has one of its own and a lock, because SQLite writes one at a time anyway, and waits for it less well than a lock does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, delete, event, insert, select, text
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from spinney.engine.errors import SpinneyError
from spinney.store import schema
from spinney.store.contract import Taken, Unreadable
from spinney.store.entries import Entry, SeatRow, TableRow
from spinney.store.expiry import expired
from spinney.store.folder import make_folder, make_private, tighten
from spinney.store.identity import SameFiles

FILE = "spinney.sqlite"
BUSY_MS = 5000
CONNECTIONS = 5  # one writes, the others read
AT_ONCE = 200  # tables that are deleted in one transaction: nobody shall wait long for it

# Made once: threads that made them side by side would crash msgspec.
OPTIONS, SEATS, ENTRY = (msgspec.json.Decoder(kind) for kind in (dict[str, str], list[SeatRow], Entry))


class Store:
    """The file in a data folder; the folder is made if there is none."""

    def __init__(self, folder: Path) -> None:
        self.path = folder.absolute() / FILE
        self._wal, shared = (self.path.with_name(FILE + end) for end in ("-wal", "-shm"))
        make_folder(folder)
        make_private(self.path)  # SQLite gives the other two the mode of this one
        tighten(self._wal)
        tighten(shared)
        self._engine = create_engine(  # not by a URL: a folder's name may have any characters in it
            "sqlite://", creator=self._connected, poolclass=QueuePool, pool_size=CONNECTIONS, max_overflow=0
        )
        event.listen(self._engine, "connect", _prepare)
        self._lock = Lock()
        self._lost = ""
        self._files = SameFiles([])
        try:
            with self._told():
                self._writer = self._engine.connect()  # open as long as the store: so SQLite never removes the -wal
            with self._writing() as connection:
                self._bring_up(connection)
        except BaseException:
            self._engine.dispose()
            raise
        self._files = SameFiles([self.path, self._wal, shared])

    def _connected(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False)

    def _bring_up(self, connection: Connection) -> None:
        """Makes the tables of the database, or those of an older version into today's: all of it or nothing."""
        version = connection.execute(text("PRAGMA user_version")).scalar_one()
        if not 0 <= version <= schema.VERSION:
            raise SpinneyError(f"{self.path} was made by a newer version of Spinney.")
        schema.metadata.create_all(connection)
        for older in range(version, schema.VERSION) if version else ():
            connection.execute(text(schema.UPGRADES[older]))
        if version != schema.VERSION:
            connection.execute(text(f"PRAGMA user_version = {schema.VERSION}"))

    def close(self) -> None:
        with self._lock:
            self._writer.close()
            self._engine.dispose()

    # Packs.

    def keep_pack(self, pack_hash: str, game: str, pack_text: str) -> None:
        """Keeps the text of a pack, so that a table never depends on a file that may change."""
        with self._writing() as connection:
            _keep_pack(connection, pack_hash, game, pack_text)

    def pack(self, pack_hash: str) -> str | None:
        """The text of a pack, if it is kept here."""
        with self._reading() as connection:
            found = connection.execute(select(schema.packs.c.text).where(schema.packs.c.hash == pack_hash))
            return found.scalar_one_or_none()

    # Tables.

    def add(self, table: TableRow, log: Sequence[Entry] = (), pack_text: str | None = None) -> None:
        """A new table, with the text of its pack unless that is kept already."""
        now = _now()
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
            "deal": table.deal,
            "teaches": table.teaches,
            "paper": table.paper,
            "made": now,
        }
        with self._writing() as connection:
            if pack_text is not None:
                _keep_pack(connection, table.pack_hash, table.game, pack_text)
            connection.execute(insert(schema.tables).values(row))
            _append(connection, table.id, 1, log, now)

    def table(self, table_id: str) -> TableRow | None:
        """What a table began with, if there is such a table."""
        with self._reading() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).one_or_none()
        if row is None:
            return None
        return TableRow(
            row.id,
            row.game,
            row.pack_hash,
            _read(row.options, OPTIONS, table_id),
            row.key,
            row.bot_seed,
            _read(row.seats, SEATS, table_id),
            row.replay,
            row.rules,
            row.deal,
            row.teaches,
            row.paper,
        )

    def expire(self, now: datetime, keep_days: int | None = None, except_ids: Collection[str] = ()) -> int:
        """Deletes the tables that nobody needs (`expiry.py`), but not these, and the packs of no table; how many."""
        with self._reading() as connection:
            ids = [each for each in expired(connection, now, keep_days) if each not in except_ids]
        deleted = 0
        for first in range(0, len(ids), AT_ONCE):
            with self._writing() as connection:  # asked again: somebody may have moved meanwhile
                some = expired(connection, now, keep_days, ids[first : first + AT_ONCE])
                connection.execute(delete(schema.entries).where(schema.entries.c.table_id.in_(some)))
                connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(some)))
                used = select(schema.tables.c.pack_hash)
                connection.execute(delete(schema.packs).where(schema.packs.c.hash.not_in(used)))
                deleted += len(some)
        return deleted

    # Logs.

    def append(self, table_id: str, number: int, log: Sequence[Entry]) -> None:
        """Adds entries to a log, the first with this number: all of them, or none if somebody else was first."""
        try:
            with self._writing() as connection:
                _append(connection, table_id, number, log, _now())
        except IntegrityError:
            raise Taken from None

    def log(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table, from the one after this number on."""
        columns = schema.entries.c
        with self._reading() as connection:
            found = (
                connection.execute(
                    select(columns.entry)
                    .where(columns.table_id == table_id, columns.number > after)
                    .order_by(columns.number)
                )
                .scalars()
                .all()  # a connection that is left in the middle of a result goes on seeing the database as it was
            )
        return [_read(entry, ENTRY, table_id) for entry in found]

    # Connections.

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        if self._lost or self._files.strange():
            with self._lock:
                self._check()
        with self._told(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction: on the disk in the files that have our names, or an error."""
        with self._lock, self._told():
            self._check()
            with self._writer.begin():
                self._writer.exec_driver_sql("BEGIN IMMEDIATE")
                yield self._writer
            self._check()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise SpinneyError(f"{self.path} cannot be used: {error.orig}.") from None
        except PoolTimeout:
            raise SpinneyError(f"{self.path} cannot be used: too many want to read it at once.") from None

    # Files that somebody takes away.

    def _check(self) -> None:
        """Raises if a file is gone or another one, now and from now on: what is written would not be found again."""
        if not self._lost and (strange := self._files.strange()):
            if self.path in strange:
                then = "put it back, and start the server again"
            elif self._saved():
                then = "all that was acknowledged is safe, start the server again"
            else:
                then = "the last moves may be lost, start the server again"
            what = "was removed or replaced while the server was running"
            self._lost = f"{strange[0]} {what}, and nothing is kept any more: {then}."
        if self._lost:
            raise SpinneyError(self._lost)

    def _saved(self) -> bool:
        """Brings what is in the -wal, which is still open here whatever became of its name, into the database.

        A file that lies in its place now is set aside: SQLite would take it for the -wal of this database.
        """
        try:
            busy, pages, moved = self._writer.exec_driver_sql("PRAGMA wal_checkpoint(FULL)").one()
            self._writer.rollback()
            if busy or pages != moved:
                return False
            if self._wal.exists():
                self._wal.rename(self._wal.with_name(f"{self._wal.name}.found-{datetime.now(UTC):%Y%m%dT%H%M%S}"))
        except (DBAPIError, OSError):
            return False
        return True


def _prepare(connection: Any, _record: Any) -> None:
    """What is committed survives a crash of the server and of the machine."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _keep_pack(connection: Connection, pack_hash: str, game: str, pack_text: str) -> None:
    row = {"hash": pack_hash, "game": game, "text": pack_text}
    connection.execute(sqlite_insert(schema.packs).values(row).on_conflict_do_nothing())


def _append(connection: Connection, table_id: str, number: int, log: Sequence[Entry], now: str) -> None:
    rows = [
        {"table_id": table_id, "number": at, "entry": _json(entry), "made": now} for at, entry in enumerate(log, number)
    ]
    if rows:
        connection.execute(insert(schema.entries), rows)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _read(value: Any, decoder: msgspec.json.Decoder[Any], table_id: str) -> Any:
    try:
        return decoder.decode(value)
    except (msgspec.MsgspecError, TypeError, UnicodeError) as error:
        raise Unreadable(f"table {table_id} cannot be read: {error}.") from None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
