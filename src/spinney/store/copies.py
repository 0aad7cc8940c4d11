"""Copies of the SQLite file of a data folder: made while a server writes to it, and put back when none does."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from spinney.engine.errors import SpinneyError
from spinney.engine.files import why
from spinney.store import schema
from spinney.store.folder import make_folder
from spinney.store.fresh import fresh
from spinney.store.sqlite import BUSY_MS, FILE

MAGIC = b"SQLite format 3\0"
PAGES = 1000  # that are copied before progress is told
ENDINGS = ("", "-wal", "-shm")
Told = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


def is_copy(path: Path) -> bool:
    """Whether this is a file of SQLite, by its first bytes."""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError as error:
        raise SpinneyError(f"{path} cannot be read: {why(error)}.") from None


def copy(folder: Path, path: Path, told: Told) -> None:
    """Writes the database of a folder as it is at one moment into one file, and checks that.

    The connection begins to read before the copying: so all pages are of that moment, and nobody has to wait.
    """
    source_path = folder / FILE
    if not source_path.is_file():
        raise SpinneyError(f"there are no tables in {folder}.")
    with fresh(path) as part:
        try:
            with closing(_open(source_path)) as source, closing(_open(part)) as target:
                source.execute("BEGIN")
                source.execute("SELECT count(*) FROM sqlite_master").fetchone()
                source.backup(target, pages=PAGES, progress=lambda _, left, of: told(of - left, of))
                target.execute("PRAGMA journal_mode = DELETE")  # one file: nothing of it lies in a -wal
                _check(target, path)
        except sqlite3.Error as error:
            raise SpinneyError(f"{source_path} cannot be copied: {error}.") from None


def put_back(path: Path, folder: Path, force: bool, told: Told) -> list[Path]:
    """Makes a copy the database of a folder, which nobody may be using; gives the files that were set aside for it."""
    make_folder(folder)
    place = folder / FILE
    is_used = place.exists() and place.stat().st_size > 0
    if is_used and not force:
        raise SpinneyError(f"there are tables in {folder} already; with --force they are set aside.")
    with fresh(place.with_name(FILE + ".restored")) as part:
        try:
            with closing(_open(path)) as source, closing(_open(part)) as target:
                _check(source, path)
                source.backup(target, pages=PAGES, progress=lambda _, left, of: told(of - left, of))
        except sqlite3.Error as error:
            raise SpinneyError(f"{path} cannot be restored: {error}.") from None
        aside = _set_aside(place)
    place.with_name(FILE + ".restored").replace(place)
    return aside


def _set_aside(place: Path) -> list[Path]:
    """The files of a database under another name, at which SQLite finds them together."""
    name = f"{place.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%S}"
    moved = []
    for ending in ENDINGS:
        old, new = place.with_name(place.name + ending), place.with_name(name + ending)
        if old.exists():
            old.replace(new)
            moved.append(new)
    return moved


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None)


def _check(connection: sqlite3.Connection, path: Path) -> None:
    found = connection.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise SpinneyError(f"{path} is damaged: {found}.")
    if not 1 <= connection.execute("PRAGMA user_version").fetchone()[0] <= schema.VERSION:
        raise SpinneyError(f"{path} is not of Spinney, or was made by a newer version of it.")
