"""`spinney warm`: compiles rules and bots ahead of time."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from spinney.bots import warm as warming_bots
from spinney.bots.warm import BOTS
from spinney.cli.arguments import chosen_game
from spinney.cli.terminal import interruptible, progress_output
from spinney.engine import warm as warming
from spinney.engine.errors import SpinneyError
from spinney.engine.forms import ENTRIES, Compiled
from spinney.engine.game import every_game


def warm(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="The games; all, if none is named.")] = None,
) -> None:
    """Compile the rules and bots of games, so that later commands need not: takes some minutes, once."""
    if not Compiled.possible():
        raise SpinneyError("there is nothing to compile with: Numba is not installed, so rules run interpreted.")
    games = [chosen_game(name) for name in game] if game else every_game()
    console = progress_output()
    lines = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=len(games) * (len(ENTRIES) + len(BOTS)))

        def advance(_name: str) -> None:
            progress.advance(bar)

        for each in games:
            started = perf_counter()
            with interruptible(console):
                progress.update(bar, description=f"compiling {each.name}")
                warming.warm(each, advance)
                progress.update(bar, description=f"compiling the bots of {each.name}")
                warming_bots.warm(each, report=advance)
            seconds = perf_counter() - started
            lines.append(f"{each.name} is ready: {len(ENTRIES)} entries and {len(BOTS)} bots in {seconds:.1f} s.")
    print("\n".join(lines))
