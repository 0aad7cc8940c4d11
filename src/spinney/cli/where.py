"""Where the tables are that a command is about: in a data folder, or in a database that servers share."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from spinney.engine.errors import SpinneyError
from spinney.engine.files import read_text

MOST_SECRET = 10_000

DataFolder = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", help="Where tables are kept; a folder of yours, if not given."),
]
DatabaseAddress = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="SPINNEY_DATABASE",
        show_envvar=False,
        help="The database that servers share, postgresql://..., or @FILE with that; also as SPINNEY_DATABASE.",
    ),
]


def data_folder() -> Path:
    """Where a program keeps a person's data on this platform."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Spinney"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Spinney"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "spinney"


def kept_in_file(secret: str) -> str:
    """A secret as it was given, or what stands in a file: @FILE. So it is in no list of processes or variables."""
    return read_text(Path(secret[1:]), MOST_SECRET).strip() if secret.startswith("@") else secret


def chosen(data: Path | None, database: str | None) -> Path | str:
    """The folder or the address that is meant."""
    if data is not None and database is not None:
        raise SpinneyError("either --data or --database: tables are in one of them.")
    return kept_in_file(database) if database else data or data_folder()
