"""`spinney build`: makes the modules of games whose rules have changed, and rules compiled for this machine."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from spinney.cli.arguments import chosen_game
from spinney.cli.terminal import interruptible, progress_output
from spinney.engine.forms import module
from spinney.engine.forms.building import Report
from spinney.engine.forms.compiled import Compiled
from spinney.engine.forms.program import entries
from spinney.engine.game import Game, every_game


def build(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="The games; all, if none is named.")] = None,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Compile the rules for this machine instead: for simulation.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Build nothing; say what is missing or out of date, and exit with 1.")
    ] = False,
) -> None:
    """Build the modules in which rules reach players, where rules have changed: about half a minute for each game."""
    games = [chosen_game(name) for name in game] if game else every_game()
    done = Compiled.ready if compiled else module.up_to_date
    waiting = [each for each in games if not done(each)]
    if not (check or compiled):
        for each in games:
            if each not in waiting:
                module.refresh(each)
    if check:
        for each in waiting:
            print(f"{each.name} has to be built.")
        raise typer.Exit(1 if waiting else 0)
    console = progress_output()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=len(waiting) * len(entries()))
        for number, each in enumerate(waiting, 1):
            progress.update(bar, description=f"building {each.name}")
            with interruptible(console):
                said = built(each, compiled, lambda _entry: progress.advance(bar))
            progress.update(bar, completed=number * len(entries()))
            progress.console.print(said, highlight=False) if console.is_terminal else print(said, flush=True)
    if not waiting:
        print("Nothing has changed: there is nothing to build.")


def built(game: Game, compiled: bool, report: Report) -> str:
    started = perf_counter()
    if compiled:
        Compiled(game, report)
        return f"{game.name} is compiled for this machine: {perf_counter() - started:.1f} s."
    size = module.build(game, report).stat().st_size
    return f"{game.name} has a module of {size / 1000:.0f} kB: {perf_counter() - started:.1f} s."
