"""The files of a store: theirs alone, whatever the folder is called, and the same ones as long as it is open."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys

import pytest

from spinney.engine.errors import SpinneyError
from spinney.store.entries import MadeAgain
from spinney.store.sqlite import FILE
from store.helpers import logged, opened
from store.test_store import TABLE

NAMES = ("a?b=c", "50%", "one#two", "file:three", "with spaces", "mode=ro&x", "años", "100%41")
posix = pytest.mark.skipif(sys.platform == "win32", reason="modes, and files that are removed while they are open")


def kept(folder, entries=3):
    """A store with a table after so many entries."""
    store = opened(folder)
    store.keep_pack("hash", "once", "the pack")
    store.add(TABLE)
    for number in range(1, entries + 1):
        store.append("oak", number, logged([MadeAgain(0)]))
    return store


@pytest.mark.parametrize("name", NAMES)
def test_a_folder_may_have_any_name(tmp_path, name, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store = kept(type(tmp_path)(name))
    assert {path.name for path in (tmp_path / name).iterdir()} == {FILE, f"{FILE}-shm", f"{FILE}-wal"}
    assert [path.name for path in tmp_path.iterdir()] == [name]
    store.close()


def modes(folder):
    return {path.name.removeprefix(FILE): path.stat().st_mode & 0o777 for path in folder.iterdir()}


@posix
def test_only_the_owner_reads_what_is_kept(tmp_path):
    folder = tmp_path / "made" / "here"
    before = os.umask(0)
    try:
        store = kept(folder)
    finally:
        os.umask(before)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert modes(folder) == {"": 0o600, "-wal": 0o600, "-shm": 0o600}
    store.close()


@posix
def test_older_files_are_tightened(tmp_path):
    copied = tmp_path / "copied"
    copied.mkdir(mode=0o755)
    store = kept(tmp_path / "made")
    for path in (tmp_path / "made").iterdir():
        shutil.copy(path, copied)
        (copied / path.name).chmod(0o644)
    store.close()
    store = opened(copied)
    assert modes(copied) == {"": 0o600, "-wal": 0o600, "-shm": 0o600}
    assert copied.stat().st_mode & 0o777 == 0o755  # not made by us
    assert len(store.log("oak")) == 3
    store.close()


def test_the_wal_stays_as_long_as_the_store(tmp_path):
    store = kept(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as other:
        assert other.execute("SELECT count(*) FROM entries").fetchone() == (3,)
    other.close()
    assert (tmp_path / f"{FILE}-wal").exists()
    store.append("oak", 4, logged([MadeAgain(0)]))
    store.close()


def removed(path):
    path.unlink()


def replaced(path):
    """By a copy of what it was."""
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


def emptied(path):
    path.unlink()
    path.touch()


@posix
@pytest.mark.parametrize("how", [removed, replaced, emptied])
@pytest.mark.parametrize("ending", ["-wal", "-shm"])
def test_what_was_acknowledged_survives_a_file_that_is_taken_away(tmp_path, how, ending):
    store = kept(tmp_path)
    how(tmp_path / (FILE + ending))
    with pytest.raises(SpinneyError, match=r"removed or replaced.*all that was acknowledged is safe"):
        store.append("oak", 4, logged([MadeAgain(0)]))
    with pytest.raises(SpinneyError, match="removed or replaced"):  # and so it stays, whatever comes back
        store.append("oak", 4, logged([MadeAgain(0)]))
    with pytest.raises(SpinneyError, match="removed or replaced"):
        store.log("oak")
    assert crashed(tmp_path) == 3
    store.close()
    again = opened(tmp_path)
    assert len(again.log("oak")) == 3
    again.close()


def crashed(folder):
    """How many entries another process finds that comes after a crash: in the files as they lie there."""
    copy = folder / "after the crash"
    copy.mkdir()
    for path in folder.glob(f"{FILE}*"):
        if path.name in (FILE, f"{FILE}-wal"):
            shutil.copy(path, copy)
    store = opened(copy)
    try:
        return len(store.log("oak"))
    finally:
        store.close()


@posix
@pytest.mark.parametrize("how", [removed, replaced, emptied])
def test_a_database_that_is_taken_away(tmp_path, how):
    store = kept(tmp_path)
    how(tmp_path / FILE)
    with pytest.raises(SpinneyError, match=r"removed or replaced.*put it back"):
        store.append("oak", 4, logged([MadeAgain(0)]))
    with pytest.raises(SpinneyError, match="removed or replaced"):
        store.table("oak")
    store.close()


@posix
def test_a_file_that_is_taken_away_while_something_is_written(tmp_path):
    """Nothing is acknowledged that went into a file without a name."""
    store = kept(tmp_path)

    def writing():
        with store._database.writing():
            (tmp_path / f"{FILE}-wal").unlink()

    with pytest.raises(SpinneyError, match="removed or replaced"):
        writing()
    store.close()


@posix
def test_an_older_wal_in_place_of_the_newest(tmp_path):
    """SQLite would play it over the newer database, and the last moves would be gone."""
    store = kept(tmp_path)
    wal, copy = tmp_path / f"{FILE}-wal", tmp_path / "copy"
    shutil.copy(wal, copy)
    for number in range(4, 9):
        store.append("oak", number, logged([MadeAgain(0)]))
    copy.replace(wal)
    with pytest.raises(SpinneyError, match="all that was acknowledged is safe"):
        store.append("oak", 9, logged([MadeAgain(0)]))
    assert crashed(tmp_path) == 8
    store.close()
