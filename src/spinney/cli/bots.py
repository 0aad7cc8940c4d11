"""`spinney bots`: who there is to play against."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from spinney.bots.levels import NAMES
from spinney.cli.arguments import GameName, chosen_game
from spinney.cli.terminal import output
from spinney.engine.advice import LEVELS

WHAT = {
    "random": "makes any legal move",
    "greedy": "looks to the end of its turn, and takes most points",
    "seedling": "looks ahead a little: for a first game",
    "sapling": "looks ahead: the usual opponent",
    "tree": "looks ahead carefully",
    "old-growth": "looks ahead as well as it can, for about two seconds",
}


def bots(game: GameName) -> None:
    """List the bots of a game, from the weakest to the strongest: names for `spinney play --bots`."""
    iterations = dict(zip(LEVELS, chosen_game(game).advice.iterations, strict=True))
    grid = Grid("Name", "What it does")
    grid.add_column("Iterations", justify="right")
    for name in NAMES:
        grid.add_row(Text(name, "bold"), WHAT[name], f"{iterations[name]:,}" if name in iterations else "")
    console = output()
    console.print(grid)
    console.print("An iteration is one try of a possible course of the game. search:N is a bot with N of them.")
