"""How long people wait for advice: `python scripts/advice_figures.py [GAME ...] [--cores C]`.

For every game, with 2 players and with the largest number, greedy bots play a match. Then it is analysed, the decisions
of the first seat and those of all, and at twenty moments of it hints are asked for: the median and the longest.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from statistics import median
from time import perf_counter

from spinney.bots.analysis import Analysis, costliest, turning_points
from spinney.bots.levels import make_bot, make_judge
from spinney.engine.game import Game, every_game, game
from spinney.engine.match import Match

HINTS = 20


def played(each: Game, players: int) -> Match:
    match = each.new(players, seed=1, form="auto")
    bot, stream = make_bot("greedy", match.rules), match.rules.stream(1)
    while not match.over:
        seat = match.acting[0]
        match.play(bot.choose(match.view_bytes(seat), seat, match.legal(seat), stream), seat)
    return match


def analysed(match: Match, seats: Sequence[int], cores: int) -> tuple[float, int, int]:
    """Seconds, decisions, and how many of them cost something."""
    analysis = Analysis(match, turning_points(match, seats), make_judge(match.rules, cores=cores), match.teller())
    began = perf_counter()
    for _step in analysis.run():
        pass
    return perf_counter() - began, len(analysis.decisions), len(costliest(analysis.decisions))


def hinted(match: Match, cores: int) -> list[float]:
    judge = make_judge(match.rules, cores=cores)
    plies = turning_points(match, range(match.players))
    seconds = []
    for place in range(HINTS):
        moment = match.at(plies[place * len(plies) // HINTS])
        seat = moment.acting[0]
        began = perf_counter()
        judge.think(moment.view_bytes(seat), seat, moment.legal(seat), match.rules.stream(place))
        seconds.append(perf_counter() - began)
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="the games; all, if none is named")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    print(
        "| game | players | a hint, median | longest | one seat | decisions, costly | all seats | decisions, costly |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|", flush=True)
    for each in [game(name) for name in arguments.game] or every_game():
        for players in sorted({2, max(each.players)}):
            match = played(each, players)
            waits = hinted(match, arguments.cores)
            cells = [each.name, str(players), f"{median(waits):.2f} s", f"{max(waits):.2f} s"]
            for seats in ([0], range(players)):
                seconds, decisions, costly = analysed(match, seats, arguments.cores)
                cells += [f"{seconds:.1f} s", f"{decisions}, {costly}"]
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
