"""Which heat makes a net as strong as a search: how the three lower levels got theirs (`advice.py` of each game).

    python scripts/ladder.py [GAME ...] [--deals D] [--steps S] [--cores C]

For every level the heat is halved in between two that are too cold and too hot, on a scale of ratios: at each step the
net plays a search with the level's iterations, two players, every deal once from each seat. A row is printed as soon as
it is done. All this needs is Numba, NumPy and msgspec.
"""

from __future__ import annotations

import argparse
import os
import sys
from math import sqrt

from spinney.arena.intervals import of_share
from spinney.arena.results import results
from spinney.arena.series import Series
from spinney.arena.workers import play
from spinney.bots.levels import iterations_of
from spinney.engine.advice import HEATED
from spinney.engine.game import Game, every_game, game

COLDEST, HOTTEST = 10, 20_000


def share(each: Game, heat: int, iterations: int, players: int, deals: int, cores: int) -> float:
    """Of the games that the net wins."""
    bots = (f"net:{heat}", f"search:{iterations}")
    series = Series(each, players, {}, bots, f"ladder {heat}")
    return float(results(series, list(play(series, iter(range(deals)), cores)))[bots[0]].win_rate)


def fitting_heat(each: Game, iterations: int, arguments: argparse.Namespace) -> int:
    cold, hot = COLDEST, HOTTEST
    for _step in range(arguments.steps):
        middle = round(sqrt(cold * hot))
        won = share(each, middle, iterations, 2, arguments.deals, arguments.cores)
        print(
            f"{each.name}, {iterations} iterations: heat {middle} wins {100 * won:.0f} %", file=sys.stderr, flush=True
        )
        cold, hot = (middle, hot) if won > 0.5 else (cold, middle)
    return round(sqrt(cold * hot))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="the games; all, if none is named")
    parser.add_argument("--deals", type=int, default=40, help="a step; as many again for each figure of the table")
    parser.add_argument("--steps", type=int, default=7)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--level", action="append", choices=HEATED, help="just this one; may be named again")
    arguments = parser.parse_args()
    print("| game | level | heat | wins, 2 players | interval of 95 % |\n|---|---|--:|--:|--:|", flush=True)
    for each in [game(name) for name in arguments.game] or every_game():
        for level in arguments.level or HEATED:
            iterations = iterations_of(each, level)
            heat = fitting_heat(each, iterations, arguments)
            won = share(each, heat, iterations, 2, arguments.deals, arguments.cores)
            low, high = of_share(won, arguments.deals)
            cells = (each.name, level, str(heat), f"{100 * won:.0f} %", f"{100 * low:.0f} to {100 * high:.0f}")
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
