"""`spinney bots`: who there is to play against."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from spinney.bots.levels import NAMES
from spinney.bots.net_files import Heading, UnfitNet, net_of
from spinney.cli.arguments import GameName, NetFile, PackFile, chosen_game
from spinney.cli.terminal import output
from spinney.engine.advice import SEARCHES, TOP
from spinney.engine.words import count

WHAT = {
    "random": "makes any legal move",
    "greedy": "looks to the end of its turn, and takes most points",
    "seedling": "looks ahead a little: for a first game",
    "sapling": "looks ahead: the usual opponent",
    "tree": "looks ahead carefully",
    "old-growth": "looks ahead as well as it can, for about two seconds",
    TOP: "has learned by playing against itself, and tries out what it likes",
}


def bots(game: GameName, net: NetFile = None, pack: PackFile = None) -> None:
    """List the bots of a game, from the weakest to the strongest: names for `spinney play --bots`."""
    chosen = chosen_game(game, pack, net)
    iterations = dict(zip(SEARCHES, chosen.advice.iterations, strict=True))
    grid = Grid("Name", "What it does")
    grid.add_column("Iterations", justify="right")
    for name in NAMES:
        grid.add_row(Text(name, "bold"), WHAT[name], f"{iterations[name]:,}" if name in iterations else "")
    console = output()
    console.print(grid)
    console.print("An iteration is one try of a possible course of the game. search:N is a bot with N of them.")
    try:
        console.print(learned(net_of(chosen).heading), soft_wrap=True)
    except UnfitNet as why:
        if net is not None:
            raise
        console.print(f"{why} So {TOP} searches here, as {SEARCHES[-1]} does.", soft_wrap=True)


def learned(heading: Heading) -> str:
    """What there is to know about a net."""
    *others, last = map(str, heading.players)
    players = f"{', '.join(others)} or {last}" if others else last
    return (
        f"net has learned from {count(heading.decisions, 'decision')} in games against itself, "
        f"in {heading.minutes:g} minutes with {players} players; foresight:N tries out what it likes, in N rollouts."
    )
