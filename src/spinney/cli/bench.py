"""`spinney bench`: how fast this machine plays."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from spinney.cli.arguments import AsJson, chosen_game
from spinney.cli.terminal import interruptible, output, progress_output
from spinney.engine.errors import SpinneyError
from spinney.engine.forms import Compiled
from spinney.engine.game import every_game

LINES = {
    "table_bytes": ("Bytes of a table", "{:,.0f}"),
    "steps_per_move": ("Steps for a random move, compiled", "{:,.1f}"),
    "moves_per_second": ("Random moves a second, compiled", "{:,.0f}"),
    "games_per_second": ("Random games a second, compiled", "{:,.0f}"),
    "interpreted_moves_per_second": ("Random moves a second, interpreted", "{:,.0f}"),
    "decisions_per_second": ("Decisions a second, one by one from Python", "{:,.0f}"),
    "copy_ns": ("Nanoseconds to copy a table", "{:,.1f}"),
    "conceal_us": ("Microseconds for a view", "{:,.3f}"),
    "redeal_us": ("Microseconds to deal out a view", "{:,.3f}"),
    "playouts_per_second": ("Search with playouts at random to the end, a second", "{:,.0f}"),
    "iterations_per_second": ("Search as the levels do it, iterations a second", "{:,.0f}"),
    "compile_cold_s": ("Seconds to compile, cold", "{:,.1f}"),
    "compile_cached_s": ("Seconds to load from the cache", "{:,.2f}"),
}


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; all, if none is named.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast games play here: one core, at the largest number of players."""
    if not Compiled.possible():
        raise SpinneyError("there is nothing to measure: Numba is not installed, so rules run interpreted only.")
    from spinney.cli.measures import Bench  # loads Numba's users, which takes time

    games = [chosen_game(game)] if game else every_game()
    console = progress_output()
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    found = {}
    with Progress(*columns, console=console, transient=True, disable=as_json or not console.is_terminal) as progress:
        bar = progress.add_task("", total=None)

        def report(what: str) -> None:
            progress.update(bar, description=what)

        with interruptible(console):
            for each in games:
                found[each.name] = Bench(each, report).measure()
    if as_json:
        print(json.dumps({"games": found}))
        return
    grid = Grid()
    grid.add_column("One core, most players, medians")
    for each in games:
        grid.add_column(f"{each.name} ({max(each.players)} players)", justify="right")
    for line, (words, form) in LINES.items():
        grid.add_row(words, *(form.format(found[each.name][line]) for each in games))
    output().print(grid)
    output().print("A step is one step of SplitMix64 in a compiled loop, measured in the same run.", style="dim")
