"""`spinney bots`: who there is to play against."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from spinney.bots.levels import NAMES, fitting, iterations_of
from spinney.bots.net_files import Heading, UnfitNet, net_of
from spinney.cli.arguments import GameName, NetFile, PackFile, chosen_game
from spinney.cli.terminal import output
from spinney.engine.advice import HEATED, LEVELS, SEARCHES, TOP
from spinney.engine.title import Title
from spinney.engine.words import count

WHAT = {
    "random": "makes any legal move",
    "greedy": "looks to the end of its turn, and takes most points",
    "seedling": "has learned, but is often careless: for a first game",
    "sapling": "has learned, and is careless now and then",
    "tree": "has learned, and plays with care",
    "old-growth": "has not learned: it looks ahead as well as it can, for about two seconds",
    TOP: "has learned by playing against itself, and tries out what it likes",
}
SEARCHING = "looks ahead, the further the more iterations it has"


def bots(game: GameName, net: NetFile = None, pack: PackFile = None) -> None:
    """List the bots of a game, from the weakest to the strongest: names for `spinney play --bots`."""
    chosen = chosen_game(game, pack, net)
    learning = fitting(chosen) is not None
    grid = Grid("Name", "What it does")
    grid.add_column("How", justify="right")
    for name in NAMES:
        what = WHAT[name] if learning or name not in LEVELS else SEARCHING
        grid.add_row(Text(name, "bold"), what, how(chosen, name, learning))
    console = output()
    console.print(grid)
    console.print("An iteration is one try of a possible course of the game. search:N is a bot with N of them.")
    if learning:
        console.print(
            "The higher the heat, the more often a net makes a move that it likes less. net:N has N hundredths."
        )
    try:
        console.print(learned(net_of(chosen).heading), soft_wrap=True)
    except UnfitNet as why:
        if net is not None:
            raise
        console.print(f"{why} So all levels search here, and {TOP} as {SEARCHES[-1]} does.", soft_wrap=True)


def how(game: Title, name: str, learning: bool) -> str:
    """How carefully a level plays, or how far it looks."""
    advice = game.advice
    if name not in LEVELS:
        return ""
    if learning and name in HEATED:
        return f"heat {advice.heats[HEATED.index(name)] / 100:g}"
    if learning and name == TOP:
        return f"{advice.rollouts:,} rollouts"
    return f"{iterations_of(game, name):,} iterations"


def learned(heading: Heading) -> str:
    """What there is to know about a net."""
    *others, last = map(str, heading.players)
    players = f"{', '.join(others)} or {last}" if others else last
    return (
        f"net has learned from {count(heading.decisions, 'decision')} in games against itself, "
        f"in {heading.minutes:g} minutes with {players} players; foresight:N tries out what it likes, in N rollouts."
    )
