"""`spinney bench`: how fast this machine plays, in every form of the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from spinney.cli.arguments import AsJson, chosen_game
from spinney.cli.terminal import busy, interruptible, output, progress_output
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game, every_game

LINES = {
    "ready_s": ("Seconds until ready, in a new process", "{:,.2f}"),
    "steps_per_move": ("Steps for a random move", "{:,.1f}"),
    "moves_per_second": ("Random moves a second", "{:,.0f}"),
    "games_per_second": ("Random games a second", "{:,.0f}"),
    "decisions_per_second": ("Decisions a second, one by one from Python", "{:,.0f}"),
    "copy_ns": ("Nanoseconds to copy a table", "{:,.1f}"),
    "conceal_us": ("Microseconds for a view", "{:,.3f}"),
    "redeal_us": ("Microseconds to deal out a view", "{:,.3f}"),
    "playouts_per_second": ("Search with playouts at random to the end, a second", "{:,.0f}"),
    "iterations_per_second": ("Search as the levels do it, iterations a second", "{:,.0f}"),
}
WHOLE = {
    "table_bytes": "A table has {:,.0f} bytes.",
    "module_bytes": "The module has {:,.0f} bytes.",
    "build_s": "Translating the rules and compiling them takes {:,.1f} s, once.",
}


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; all, if none is named.")] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Once Upon a Forest beside the same game in C, plain Python and frameworks.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast games play here in every form of the rules: one core, at the largest number of players."""
    if peers:
        bench_peers(game, as_json)
        return
    from spinney.cli.measures import Bench  # loads all bots, which takes time

    games = [chosen_game(game)] if game else every_game()
    found = {}
    with reporting(as_json) as report:
        for each in games:
            found[each.name] = Bench(each, report).measure()
    if as_json:
        print(json.dumps({"games": found}))
        return
    for each in games:
        show(each, found[each.name])
    output().print("A step is one step of SplitMix64 in a compiled loop, measured in the same run.", style="dim")


def bench_peers(game: str | None, as_json: bool) -> None:
    from spinney.peers.measuring import GAME, measure

    if game not in (None, GAME):
        raise SpinneyError(f"only {GAME} has been written for the peers: spinney bench --peers.")
    with reporting(as_json) as report:
        found = measure(report)
    if as_json:
        print(json.dumps({"peers": found}))
        return
    for players, figures in found["players"].items():
        show_peers(players, figures)
    for name, needed in found["missing"].items():
        output().print(f"Not measured: {name}. It needs: {needed}")


@contextmanager
def reporting(as_json: bool) -> Iterator[Callable[[str], None]]:
    """Shows what is being measured, to whoever is before a terminal."""
    with busy("", as_json) as report, interruptible(progress_output()):
        yield report


def show(game: Game, found: dict[str, Any]) -> None:
    """One game: a column for each form."""
    grid = Grid()
    grid.add_column(f"{game.name}, {max(game.players)} players, one core, medians")
    for form in found["forms"]:
        grid.add_column(form, justify="right")
    for line, (words, shape) in LINES.items():
        cells = [shape.format(figures[line]) if line in figures else "" for figures in found["forms"].values()]
        grid.add_row(words, *cells)
    output().print(grid)
    said = [words.format(found[key]) for key, words in WHOLE.items() if key in found]
    same = "Final tables are the same in all forms, byte for byte." if found["same_bytes"] else "FINAL TABLES DIFFER."
    output().print(" ".join([same, *said]), highlight=False)


def show_peers(players: str, figures: dict[str, dict[str, float]]) -> None:
    """The peers and Spinney at one number of players, the slowest first."""
    grid = Grid()
    grid.add_column(f"once, {players} players, random play, medians")
    for column in ("Moves a second", "To plain Python", "To tuned C"):
        grid.add_column(column, justify="right")
    for name, found in sorted(figures.items(), key=lambda each: each[1]["moves_per_second"]):
        ratios = [times(found[key]) if key in found else "" for key in ("to_plain_python", "to_tuned_c")]
        grid.add_row(name, f"{found['moves_per_second']:,.0f}", *ratios)
    output().print(grid)


def times(ratio: float) -> str:
    """A ratio as people read it: 12,300, or 0.17, or 1/540."""
    if ratio >= 10:
        return f"{ratio:,.0f}"
    return f"{ratio:.2f}" if ratio >= 0.1 else f"1/{1 / ratio:,.0f}"
