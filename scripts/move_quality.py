"""What the moves of bots are worth, at the same positions: tells bots apart in minutes where matches need hours.

    python scripts/move_quality.py GAME BOT ... [--players N] [--positions P] [--deals D] [--cores C]

    python scripts/move_quality.py once net ancient-wood old-growth 6000x16 1500x0@100 --players 4

A bot is a name, as everywhere, or so many rollouts of so many decisions each, told for two players (0: to the end of
the game; after @ the doubt about the net, in hundredths). Positions are of games that nets play at a heat of one, a
decision of each game. There every bot moves, and each of their moves is played on to the end of the game by the net, on
the same deals. What is told is by how much a bot's move is better than that of the first one: in thousandths of the way
from losing all to winning all, and in points of lead, with intervals of 95 %.

Who judges is the net: what it does not see in its own play is not seen here either.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean
from time import perf_counter

from spinney.arena.intervals import of_mean
from spinney.arena.spreading import spread
from spinney.bots.foresight import Foresight
from spinney.bots.levels import Player, make_bot
from spinney.bots.net_files import net_of
from spinney.bots.search import Option
from spinney.bots.thinking import Thinking, finished
from spinney.bots.trials import SIDES, TO_THE_END, WIDEST, Trials, empty, options_of, seeds_of, side_by_side
from spinney.engine.errors import SpinneyError
from spinney.engine.forms.rules import Rules
from spinney.engine.game import Game, game
from spinney.engine.match import Match
from spinney.engine.seeds import key_from

POSITIONS_BY = "net:100"
ROLLOUTS = re.compile(r"(\d+)x(\d+)(?:@(\d+))?")


@dataclass(frozen=True)
class Judged:
    """A bot's move at one position: how much better than the first bot's, and how long it took."""

    other: bool
    worth: float
    lead: float
    seconds: float


@dataclass(frozen=True)
class Position:
    view: bytes
    seat: int
    legal: list[int]


def bot_of(name: str, rules: Rules) -> Player:
    found = ROLLOUTS.fullmatch(name)
    if found is None:
        return make_bot(name, rules, cores=1)
    rollouts, length, doubt = (int(group) if group else rules.game.advice.doubt for group in found.groups())
    return Foresight(rules, net_of(rules.game), rollouts, name, length, doubt, cores=1)


def judging(title: Game, players: int, deals: int, names: list[str]) -> Callable[[int], list[Judged]]:
    """What judges the moves of all bots at the position of a number."""
    rules = title.rules("auto")
    bots = [bot_of(name, rules) for name in names]
    driver = make_bot(POSITIONS_BY, rules, cores=1)
    sides = [Trials(rules, net_of(rules.game)) for _side in range(SIDES)]

    def position(number: int) -> Position:
        match = Match(title, players, title.choices(players), key_from(f"position {number}"))
        stream, found = rules.stream(f"position {number}"), []
        while not match.over:
            seat = match.acting[0]
            here = Position(match.view_bytes(seat), seat, list(match.legal(seat)))
            if len(here.legal) > 1:
                found.append(here)
            match.play(driver.choose(here.view, seat, here.legal, stream), seat)
        return Random(number).choice(found)

    def trying(at: Position, moves: list[int], seeds: list[int]) -> Thinking[list[Option]]:
        found = empty(moves)
        yield from side_by_side(sides, at.view, at.seat, moves, -(-deals // SIDES), TO_THE_END, seeds)
        for side in sides:
            side.add_to(found, moves)
        return options_of(found)

    def judge(number: int) -> list[Judged]:
        """Every bot begins with the same luck, whoever else is there, and the judge has another."""
        at = position(number)
        moves, seconds = list[int](), list[float]()
        for bot in bots:
            began = perf_counter()
            moves.append(int(bot.choose(at.view, at.seat, at.legal, rules.stream(f"bot {number}"))))
            seconds.append(perf_counter() - began)
        different = list(dict.fromkeys(moves))
        seeds = seeds_of(rules.stream(f"judge {number}"))
        options = finished(trying(at, different, seeds)) if len(different) > 1 else []
        worth = dict.fromkeys(different, 0.0) | {option.move: option.worth for option in options}
        lead = dict.fromkeys(different, 0.0) | {option.move: option.lead for option in options}
        return [
            Judged(move != moves[0], worth[move] - worth[moves[0]], lead[move] - lead[moves[0]], took)
            for move, took in zip(moves, seconds, strict=True)
        ]

    return judge


def table(names: list[str], found: list[list[Judged]]) -> str:
    lines = ["| bot | other moves | better by | points | ms |", "|---|--:|--:|--:|--:|"]
    for name, column in zip(names, zip(*found, strict=True), strict=True):
        worth = interval([1000 * one.worth for one in column], 1)
        lead = interval([one.lead for one in column], 3)
        other = fmean(one.other for one in column)
        took = fmean(1000 * one.seconds for one in column)
        lines.append(f"| {name} | {other:.0%} | {worth} | {lead} | {took:,.0f} |")
    return "\n".join(lines)


def interval(values: list[float], digits: int) -> str:
    found = of_mean(values)
    assert found is not None, "there are two positions at least"
    low, high = found
    return f"{fmean(values):.{digits}f} ({(high - low) / 2:.{digits}f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot", nargs="+", help="a name, or ROLLOUTSxLENGTH[@DOUBT]; all are compared to the first")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=60, help="at least 2")
    parser.add_argument("--deals", type=int, default=2000, help="on which every move is judged")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    if given.positions < 2:
        parser.error("an interval needs two positions at least.")
    if len(given.bot) > WIDEST:
        parser.error(f"at most {WIDEST} bots can be compared at once.")
    try:
        title = game(given.game)
        for name in given.bot:
            bot_of(name, title.rules("auto"))
        make = partial(judging, title, given.players, given.deals, given.bot)
        found = []
        for judged in spread(make, range(given.positions), given.cores):
            found.append(judged)
            print(f"{len(found)} of {given.positions} positions", end="\r", file=sys.stderr, flush=True)
    except SpinneyError as why:
        print(why, file=sys.stderr)
        return 2
    print(table(given.bot, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
