"""Writing files for people: never over something that is there, and a sentence when it fails."""

from __future__ import annotations

from pathlib import Path

from spinney.engine.errors import SpinneyError
from spinney.engine.files import why


def check_room(path: Path, advice: str) -> None:
    """Makes sure, before there is anything to lose, that a file can be written here later.

    `advice` is what to do about a file that is there already.
    """
    check_kind(path)
    if path.exists() and path.stat().st_size > 0:
        raise SpinneyError(f"{path} is there already; {advice}.")
    if not path.absolute().parent.is_dir():
        raise SpinneyError(f"{path} cannot be written: there is no folder {path.parent}.")


def write(path: Path, text: str) -> None:
    check_kind(path)
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise SpinneyError(f"{path} cannot be written: {why(error)}.") from None


def check_kind(path: Path) -> None:
    """Whether text can go there: to a file, or to a device that takes characters, such as a terminal.

    Nobody may read from a pipe, and on a disk without its files there would soon be nothing else.
    """
    try:
        if path.is_dir():
            raise SpinneyError(f"{path} is a folder, not a file.")
        if path.exists() and not (path.is_file() or path.is_char_device()):
            raise SpinneyError(f"{path} is not a file that can be written.")
    except (OSError, ValueError) as error:
        raise SpinneyError(f"{path} cannot be written: {why(error)}.") from None
