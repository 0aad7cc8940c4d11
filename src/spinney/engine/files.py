"""Files that people name: read as far as they can be what they should be, with a sentence when they are not.

A name may be that of anything: a folder, a pipe to which nobody writes, a device that never ends. Only regular files
are read, and only up to a size.
"""

from __future__ import annotations

import stat
from pathlib import Path

from spinney.engine.errors import SpinneyError

MOST_BYTES = 10_000_000


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """What a file holds, or a sentence why it cannot be had."""
    try:
        if not path.is_dir() and not stat.S_ISREG(path.stat().st_mode):
            raise SpinneyError(f"{path} is not a file with an end: Spinney reads no pipes and no devices.")
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise SpinneyError(f"{path} cannot be read: {why(error)}.") from None
    if len(data) > most:
        raise SpinneyError(f"{path} is too large: {most // 1_000_000:,} MB are the most that is read.")
    return data


def is_there(path: Path) -> bool:
    """Whether there is something of this name, as far as we may know."""
    try:
        return path.exists()
    except OSError:
        return False


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """The text of a file from outside, or a sentence why there is none."""
    try:
        return read_bytes(path, most).decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise SpinneyError(f"{path} is not a text file.") from None


def why(error: Exception) -> str:
    """What the system says of something that it does not do, such as to read a file."""
    return (getattr(error, "strerror", None) or str(error)).lower()
