"""`spinney backup`, `restore`, `export` and `import`: all tables in one file, and back again."""

from __future__ import annotations

from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from spinney.cli.files import check_room
from spinney.cli.terminal import progress
from spinney.cli.where import DatabaseAddress, DataFolder, chosen
from spinney.engine.errors import SpinneyError
from spinney.engine.words import count
from spinney.store import archive
from spinney.store.copies import copy, is_copy, put_back
from spinney.store.lock import sole_server
from spinney.store.opening import opened
from spinney.store.sqlite import FILE

Out = Annotated[Path, typer.Argument(metavar="OUT", help="The file to write; it must not be there yet.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file to read.")]
OTHER_NAME = "choose another name"


def backup(out: Out, data: DataFolder = None, database: DatabaseAddress = None) -> None:
    """Copy all tables into one file while servers are running: of SQLite its file, of PostgreSQL an archive."""
    check_room(out, OTHER_NAME)
    where = chosen(data, database)
    if isinstance(where, str):
        rows = _exported(where, out)
        print(f"{out} has {count(rows, 'row')}.")
        return
    with progress("copying") as told:
        copy(where, out, told)
    print(f"{out} is a copy of {where / FILE}, and sound.")


def restore(
    file: File,
    data: DataFolder = None,
    database: DatabaseAddress = None,
    force: Annotated[bool, typer.Option("--force", help="In place of the tables that are there.")] = False,
) -> None:
    """Put a backup or an archive back, where there are no tables or with --force; end all servers first.

    Of a data folder, what was there is set aside under another name; in a database it is deleted.
    """
    where = chosen(data, database)
    if isinstance(where, str):
        if is_copy(file):
            raise SpinneyError(f"{file} is a file of SQLite: import what spinney export makes of it.")
        print(f"{count(_imported(file, where, force), 'row')} restored.")
        return
    with sole_server(where), progress("restoring") as told:
        if is_copy(file):
            aside = put_back(file, where, force, told)
        else:
            with TemporaryDirectory(dir=where) as folder:
                with closing(opened(Path(folder))) as made:
                    archive.load(made, file, told)
                aside = put_back(Path(folder) / FILE, where, force, told)
    print(f"{where / FILE} is what {file} was.")
    if aside:
        print(f"What was there before is in {aside[0]}.")


def export(out: Out, data: DataFolder = None, database: DatabaseAddress = None) -> None:
    """Write everything into an archive that SQLite and PostgreSQL can both import, while servers are running."""
    check_room(out, OTHER_NAME)
    rows = _exported(chosen(data, database), out)
    print(f"{out} has {count(rows, 'row')}.")


def import_archive(file: File, data: DataFolder = None, database: DatabaseAddress = None) -> None:
    """Read an archive into a folder or a database in which there is nothing yet; end all servers first."""
    rows = _imported(file, chosen(data, database), False)
    print(f"{count(rows, 'row')} imported.")


def _exported(where: Path | str, out: Path) -> int:
    if isinstance(where, Path) and not (where / FILE).is_file():
        raise SpinneyError(f"there are no tables in {where}.")
    with closing(opened(where)) as database, progress("exporting") as told:
        return archive.export(database, out, told)


def _imported(file: Path, where: Path | str, force: bool) -> int:
    archive.check(file)  # before a database is made
    alone: AbstractContextManager[None] = sole_server(where) if isinstance(where, Path) else nullcontext()
    with alone, closing(opened(where)) as database, progress("importing") as told:
        return archive.load(database, file, told, force)
