"""The data folder and its files, for their owner's eyes only: keys of games that are going on lie there."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from spinney.engine.errors import SpinneyError
from spinney.engine.files import why

FOLDER_MODE = 0o700
FILE_MODE = 0o600


def make_folder(folder: Path) -> None:
    """Makes the folder if there is none. One that is there keeps its mode: others may have business in it."""
    try:
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, error) from None


def make_private(path: Path) -> None:
    """Makes an empty file, unless there is one, that only its owner reads; an older file becomes one, too.

    A file that is there is never opened: closing it would let go of the locks that this process has on it.
    """
    try:
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))
    except OSError as error:
        raise unusable(path, error) from None
    tighten(path)


def tighten(path: Path) -> None:
    """Takes everybody else's rights to a file away. Of a file of somebody else only its owner can do that."""
    with suppress(OSError):
        if path.stat().st_mode & 0o077:
            path.chmod(FILE_MODE)


def unusable(path: Path, error: OSError) -> SpinneyError:
    return SpinneyError(f"{path} cannot be used: {why(error)}.")
