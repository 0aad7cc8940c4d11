"""The folder on disk where compiled code is kept, and its sweeping."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from spinney.engine.errors import SpinneyError
from spinney.engine.files import why

UNUSED_DAYS = 30


class NoCache(SpinneyError):
    """Nothing can be kept: the folder cannot be made, or not be written to."""


@contextmanager
def needed(path: Path) -> Iterator[None]:
    """What is done in here needs this folder; a sentence if the system does not let us."""
    try:
        yield
    except (OSError, ValueError) as error:
        said = f"the cache {path} cannot be used: {why(error)}; the variable SPINNEY_CACHE names another folder."
        raise NoCache(said) from None


def cache_folder(name: str) -> Path:
    """A folder for compiled code, which no other code shares. `SPINNEY_CACHE` overrides where all of them lie.

    Folders that nobody used for a month are removed, once in the life of a process.
    """
    base = os.environ.get("SPINNEY_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    root = Path(base) / "spinney"
    path = root / name
    with needed(root):
        root.mkdir(parents=True, exist_ok=True)
        sweep(root)
        with locked(root):
            path.mkdir(exist_ok=True)
            os.utime(path)
    return path


def made_once(file: Path, make: Callable[[], bytes]) -> bytes:
    """What a file holds; made and put there if it is not yet. Nobody ever sees a part of it."""
    with needed(file.parent):
        found = file.exists()
    if not found:
        code = make()
        with needed(file.parent):
            put(file, code)
    with needed(file.parent):
        return file.read_bytes()


def put(file: Path, content: bytes) -> None:
    """Writes a file at once: aside, and then into its place."""
    with TemporaryDirectory(dir=file.parent) as aside:
        new = Path(aside) / file.name
        new.write_bytes(content)
        new.replace(file)


@cache
def sweep(root: Path) -> None:
    """Removes what is not used any more. A folder is taken into use under the same lock, so none is lost."""
    with locked(root) as alone:
        for folder in root.iterdir() if alone else ():
            if folder.is_dir() and time.time() - folder.stat().st_mtime > UNUSED_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def locked(root: Path) -> Iterator[bool]:
    """Only one process at a time works with this folder; gives False on systems without such locks."""
    try:
        import fcntl
    except ImportError:
        yield False
        return
    with (root / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield True
