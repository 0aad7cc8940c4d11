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

UNUSED_DAYS = 30


def cache_folder(name: str) -> Path:
    """A folder for compiled code, which no other code shares. `SPINNEY_CACHE` overrides where all of them lie.

    Folders that nobody used for a month are removed, once in the life of a process.
    """
    base = os.environ.get("SPINNEY_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    root = Path(base) / "spinney"
    root.mkdir(parents=True, exist_ok=True)
    sweep(root)
    path = root / name
    with locked(root):
        path.mkdir(exist_ok=True)
        os.utime(path)
    return path


def made_once(file: Path, make: Callable[[], bytes]) -> bytes:
    """What a file holds; made and put there if it is not yet. Nobody ever sees a part of it."""
    if not file.exists():
        put(file, make())
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
