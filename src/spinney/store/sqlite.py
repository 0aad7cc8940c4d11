"""SQLite: one file in a data folder.

Reading takes connections from a pool; writing has one of its own and a lock, because SQLite writes one at a time
anyway, and waits for it less well than a lock does.

The disk takes longer over a commit than SQLite over all the rest, so writers who come at the same time share one: each
writes in a savepoint of its own, lets in whoever waits, and goes on when the last of them has committed for all.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Condition, Lock, get_ident
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
PATIENCE = 1.0  # seconds for which writers wait for somebody who does not come after all


class Shared:
    """A transaction in which several write: each is undone alone, but all are committed or none, for a reason."""

    is_decided = False
    error = ""


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
        self._turn = Condition(Lock())  # to use the writer
        self._waiting: set[int] = set()  # threads, for their turn to write
        self._shared: Shared | None = None  # what they write in, from the first of them to the commit
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
        with self._turn:
            self._decide()
            self._writer.close()
            self._engine.dispose()

    # Connections.

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        if self._lost or self._files.strange():
            with self._turn:
                self._decide()
                self._check()
        with self._told(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: on the disk in the files that have our names, or an error.

        Also whoever is refused goes on after the commit: what was in the way can be read then.
        """
        self._waiting.add(get_ident())
        with self._turn, self._told():
            self._waiting.discard(get_ident())
            shared = self._shared or self._begin()
            try:
                with self._savepoint():
                    yield self._writer
            finally:
                self._end(shared)

    @contextmanager
    def _savepoint(self) -> Iterator[None]:
        """What one of them writes, whole or not at all. In plain SQL: SQLAlchemy would compile it for every move."""
        self._writer.exec_driver_sql("SAVEPOINT one")
        try:
            yield
        except BaseException:
            if self._file.in_transaction:  # some errors end it all
                self._writer.exec_driver_sql("ROLLBACK TO one")
                self._writer.exec_driver_sql("RELEASE one")
            raise
        self._writer.exec_driver_sql("RELEASE one")

    def _begin(self) -> Shared:
        self._check()
        self._shared = Shared()
        self._writer.begin()
        try:
            self._writer.exec_driver_sql("BEGIN IMMEDIATE")
        except BaseException:
            self._undo()
            raise
        return self._shared

    def _end(self, shared: Shared) -> None:
        """Whoever waits writes, too; then the last of them commits."""
        if self._file.in_transaction:
            self._turn.wait_for(lambda: shared.is_decided or not self._waiting, PATIENCE)
        if not shared.is_decided:
            self._decide()
        if shared.error:
            raise SpinneyError(shared.error)

    def _decide(self) -> None:
        """Commits what is written now, if anything is, for all who wrote it.

        Some errors, such as a full disk, make SQLite undo all of it. Nothing may be written then as if nothing were.
        """
        shared = self._shared
        if shared is None:
            return
        shared.error = f"{self._name} has not kept a change: another one failed that was written with it."
        try:
            if self._file.in_transaction:
                with self._told():
                    self._writer.commit()
                self._check()
                shared.error = ""
        except SpinneyError as error:
            shared.error = str(error)
        finally:
            self._undo()
            shared.is_decided = True
            self._turn.notify_all()

    @property
    def _file(self) -> sqlite3.Connection:
        """The writer, as the driver sees it."""
        driver = self._writer.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return driver

    def _undo(self) -> None:
        """Ends the transaction, if it has not ended."""
        self._shared = None
        self._writer.rollback()
        self._file.rollback()  # SQLAlchemy does not, after a commit that failed

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
