"""Files that are whole or not there: written under another name, for their owner alone, and renamed at the end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from spinney.store.folder import make_private, unusable


@contextmanager
def fresh(path: Path) -> Iterator[Path]:
    """An empty file to write to, which takes its name when all of it is on the disk; if that fails it is removed."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    make_private(part)
    try:
        yield part
        _to_disk(part)
        part.replace(path)
        if os.name == "posix":  # elsewhere a folder cannot be opened
            _to_disk(path.absolute().parent)
    except OSError as error:
        raise unusable(path, error) from None
    finally:
        part.unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)
