"""`spinney verify`: every stored game, played again."""

from __future__ import annotations

import os
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from spinney.cli.terminal import progress
from spinney.cli.where import DatabaseAddress, DataFolder, chosen
from spinney.engine.errors import SpinneyError
from spinney.engine.words import count, visible
from spinney.store.lock import sole_server
from spinney.store.opening import opened
from spinney.store.sqlite import FILE
from spinney.store.standings import Standings

WRONG = 1


def verify(
    data: DataFolder = None,
    database: DatabaseAddress = None,
    repair: Annotated[
        bool, typer.Option("--repair", help="Write anew how a table stands, where its log says otherwise.")
    ] = False,
    cores: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="On how many cores; on all, if not given.")
    ] = None,
) -> None:
    """Play every stored game again by today's rules, and compare with what is kept of it.

    What is wrong is told table by table, and then the exit code is 1. Logs are never changed.
    """
    from spinney.server.operating.verifying import AT_ONCE, Finding, verified

    where = chosen(data, database)
    if isinstance(where, Path) and not (where / FILE).is_file():
        raise SpinneyError(f"there are no tables in {where}.")
    findings: list[Finding] = []
    with sole_server(where) if repair and isinstance(where, Path) else nullcontext():
        with closing(opened(where)) as base:
            ids = Standings(base).tables()
        with progress("verifying") as told:
            for number, found in enumerate(verified(where, ids, cores or os.cpu_count() or 1, repair), 1):
                findings += found
                told(min(number * AT_ONCE, len(ids)), len(ids))
    for finding in findings:
        print(visible(f"{finding.table} {finding.words}{' It has been written anew.' if finding.is_repaired else ''}"))
    faults = [finding for finding in findings if finding.is_fault and not finding.is_repaired]
    print(f"{count(len(ids), 'table')}, {len({finding.table for finding in faults}) or 'none'} of them wrong.")
    if any(finding.can_be_repaired and not finding.is_repaired for finding in findings):
        print("spinney verify --repair writes anew how tables stand.")
    if faults:
        raise typer.Exit(WRONG)
