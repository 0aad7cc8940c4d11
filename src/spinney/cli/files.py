"""Writing files for people: never over something that is there, and a sentence when it fails."""

from __future__ import annotations

from pathlib import Path

from spinney.engine.errors import SpinneyError


def check_room(path: Path, advice: str) -> None:
    """Makes sure, before there is anything to lose, that a file can be written here later.

    `advice` is what to do about a file that is there already.
    """
    if path.is_dir():
        raise SpinneyError(f"{path} is a folder, not a file.")
    if path.exists() and path.stat().st_size > 0:
        raise SpinneyError(f"{path} is there already; {advice}.")
    if not path.absolute().parent.is_dir():
        raise SpinneyError(f"{path} cannot be written: there is no folder {path.parent}.")


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SpinneyError(f"{path} cannot be written: {(error.strerror or str(error)).lower()}.") from None
