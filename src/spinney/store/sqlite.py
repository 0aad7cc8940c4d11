"""SQLite: one file in a data folder.

Reading takes connections from a pool; writing has one of its own and a lock, because SQLite writes one at a time
anyway, and waits for it less well than a lock does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from spinney.engine.errors import SpinneyError
from spinney.store.database import Database
from spinney.store.folder import make_folder, make_private, tighten
from spinney.store.identity import SameFiles
from spinney.store.migrating import bring_up

FILE = "spinney.sqlite"
BUSY_MS = 5000
CONNECTIONS = 5  # one writes, the others read


class SqliteDatabase(Database):
    """The file in a data folder; the folder is made if there is none."""

    is_shared = False

    def __init__(self, folder: Path) -> None:
        self.path = folder.absolute() / FILE
        super().__init__(str(self.path))
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
            with self.writing() as connection:
                bring_up(connection, self._name)
        except BaseException:
            self._engine.dispose()
            raise
        self._files = SameFiles([self.path, self._wal, shared])

    def _connected(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False)

    def close(self) -> None:
        with self._lock:
            self._writer.close()
            self._engine.dispose()

    # Connections.

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        if self._lost or self._files.strange():
            with self._lock:
                self._check()
        with self._told(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: on the disk in the files that have our names, or an error."""
        with self._lock, self._told():
            self._check()
            with self._writer.begin():
                self._writer.exec_driver_sql("BEGIN IMMEDIATE")
                yield self._writer
            self._check()

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
