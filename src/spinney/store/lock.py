"""One server for each data folder: two would each keep tables in memory that the other changes.

The lock lies on the file `spinney.lock` and belongs to the process: the system takes it away when the process ends,
however it ends. The file stays, with the number of the process that had the lock last.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spinney.engine.errors import SpinneyError
from spinney.store.folder import FILE_MODE, make_folder, tighten, unusable

LOCK = "spinney.lock"
MOST_DIGITS = 20

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 20  # Windows locks bytes, and nobody reads them meanwhile: not those that say the number

    def _lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def sole_server(folder: Path) -> Iterator[None]:
    """While this lasts no other server takes the folder; a sentence if one has it already."""
    make_folder(folder)
    path = folder / LOCK
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE)
    except OSError as error:
        raise unusable(path, error) from None
    try:
        tighten(path)
        _take(file, folder)
        yield
    finally:
        os.close(file)


def _take(file: int, folder: Path) -> None:
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        os.lseek(file, 0, os.SEEK_SET)
        process = os.read(file, MOST_DIGITS).decode("ascii", "replace").strip() or "?"
        raise SpinneyError(
            f"{folder} is in use by another Spinney server (process {process}); "
            "end that one first, or give this one a folder of its own with --data."
        ) from None
    except OSError as error:
        raise unusable(folder / LOCK, error) from None
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, f"{os.getpid()}\n".encode())
