"""How wrong the values of a net are, where they come from layers of their own and where not.

    python scripts/value_figures.py GAME [--net FILE] [--players 2,4] [--games 400]

A net plays against itself at a heat of one, up to a random moment of each game sometimes at a heat of six; from then on
some positions are kept, and the end of the game tells what they were worth to each seat, from -1 to 1. What is told is
the mean square error of the values there, and how far the ends themselves are spread: a value that is always the mean
would be as wrong as that. What is left at best is luck.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean, pvariance

import msgspec

from spinney.bots.learned import Instinct, Learned
from spinney.bots.net import LIKING, foretell
from spinney.bots.net_files import MATRICES, Net, net_of, read
from spinney.bots.rollouts import got_at_the_end
from spinney.bots.trials import taught
from spinney.engine.errors import SpinneyError
from spinney.engine.forms.rules import Rules
from spinney.engine.game import Game, game
from spinney.engine.match import Match
from spinney.engine.seeds import key_from

HOT, TRIED = 600, 0.1
EVERY = 8  # of the positions is looked at
LENGTH = 150  # decisions, in which the second part of a game begins


@dataclass(frozen=True)
class Position:
    view: bytes
    seat: int
    worth: tuple[float, ...]
    """Of the seats in their order, the asked one first."""


def positions(title: Game, rules: Rules, net: Net, players: int, games: int) -> Iterator[Position]:
    usual, hot = Learned(rules, net, heat=100), Learned(rules, net, heat=HOT)
    for number in range(games):
        luck, stream = Random(number), rules.stream(f"values {number}")
        match = Match(title, players, title.choices(players), key_from(f"values {number}"))
        until, kept = luck.randrange(LENGTH), list[tuple[bytes, int]]()
        while not match.over:
            seat, decided = match.acting[0], len(match.played)
            view, legal = match.view_bytes(seat), match.legal(seat)
            if decided > until and len(legal) > 1 and luck.randrange(EVERY) == 0:
                kept.append((view, seat))
            trying = decided == until or (decided < until and luck.random() < TRIED)
            match.play((hot if trying else usual).choose(view, seat, legal, stream), seat)
        worth = worths(title.interpreted, match, net)
        for view, seat in kept:
            yield Position(view, seat, tuple(worth[(seat + place) % players] for place in range(players)))


def worths(rules: Rules, match: Match, net: Net) -> list[float]:
    """What the end of a match is worth to each seat, as the net was taught; interpreted, functions take a table."""
    got, table, style = rules.link(got_at_the_end), rules.memory(match.to_bytes()), taught(rules, net)
    return [got(rules.box, table, seat, style) for seat in range(match.players)]


def error(rules: Rules, net: Net, some: Sequence[Position]) -> float:
    instinct, tell = Instinct(rules, net), rules.link(foretell)
    wrong = []
    for position in some:
        tell(rules.box, rules.memory(position.view), position.seat, *instinct.telling)
        wrong += [(instinct.values[place] / LIKING - worth) ** 2 for place, worth in enumerate(position.worth)]
    return fmean(wrong)


def figures(title: Game, net: Net, numbers: Sequence[int], games: int) -> None:
    rules = title.rules("auto")
    together = Net(msgspec.structs.replace(net.heading, value_widths=None), net.matrices[: len(MATRICES)])
    print("| players | positions | spread | by the layers that like moves | by layers of their own |")
    print("|--:|--:|--:|--:|--:|", flush=True)
    for players in numbers:
        some = list(positions(title, rules, net, players, games))
        spread = fmean(pvariance(column) for column in zip(*(position.worth for position in some), strict=True))
        apart = f"{error(rules, net, some):.4f}" if net.heading.value_widths else ""
        print(
            f"| {players} | {len(some):,} | {spread:.4f} | {error(rules, together, some):.4f} | {apart} |", flush=True
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--net", type=Path, metavar="FILE", help="else the title's own")
    parser.add_argument("--players", metavar="N,...", help="else all numbers that can play")
    parser.add_argument("--games", type=int, default=400)
    given = parser.parse_args()
    try:
        title = game(given.game)
        numbers = [int(number) for number in given.players.split(",")] if given.players else list(title.players)
        figures(title, read(given.net, title) if given.net else net_of(title), numbers, given.games)
    except SpinneyError as why:
        print(why, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
