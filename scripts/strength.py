"""How strong the bots are: the tables of `docs/diary.md`, made anew.

    python scripts/strength.py [GAME ...] [--games K] [--seconds S] [--cores C] [--only ROWS] [--table T] [--seed S]

For every game, with 2 players and with the largest number, every level against the one below it; then the solo games.
A row is printed as soon as it is done. Every deal is played once for each rotation of the seats; it is won by whoever
won more of these games. Intervals are of 95 %, and the time is that of a decision. All this needs is Numba, NumPy and
msgspec.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from spinney.arena.dealer import Deal
from spinney.arena.intervals import of_share
from spinney.arena.results import BotResult, results
from spinney.arena.series import Series
from spinney.arena.workers import play
from spinney.engine.game import Game, every_game, game

DUELS = {
    ("greedy", "random"): 95,
    ("tree", "greedy"): 80,
    ("old-growth", "tree"): 60,
    ("ancient-wood", "old-growth"): 70,
}
DUEL_COLUMNS = "game, players, bots, deals won, wins, asked for, scores, deals, stopped, time, took"
ALONE = ("greedy", "tree", "old-growth", "ancient-wood")
SOLO = "solo"
SOLO_COLUMNS = "game, bot, mean score, targets beaten, asked for, deals, stopped, time, took"
TELL_SECONDS = 5


def played(series: Series, arguments: argparse.Namespace) -> tuple[list[Deal], float]:
    """As many deals as were asked for, or as fit into the time: one that has begun is played to its end."""
    what = f"{series.game.name}, players {series.players}, {' - '.join(series.bots)}"
    started = perf_counter()
    total = series.deals(arguments.games)

    def numbers() -> Iterator[int]:
        for deal in range(total):
            if perf_counter() - started < arguments.seconds:
                yield deal

    deals: list[Deal] = []
    told = started
    with closing(play(series, numbers(), min(arguments.cores, total))) as done:
        for deal in done:
            deals.append(deal)
            now = perf_counter()
            if now - told > TELL_SECONDS:
                told = now
                print(f"{what}: {len(deals)} of {total} deals, {now - started:.0f} s", file=sys.stderr, flush=True)
    return deals, perf_counter() - started


def duels(each: Game, arguments: argparse.Namespace) -> None:
    tables = {"two": 2, "full": max(each.players)}
    for players in sorted({tables[table] for table in arguments.table or tables}):
        for bots, asked in DUELS.items():
            if arguments.only not in (None, bots[0]):
                continue
            series = Series(each, players, {}, bots, arguments.seed)
            deals, seconds = played(series, arguments)
            upper, lower = (results(series, deals)[bot] for bot in bots)
            row(
                each.name,
                f"{players}",
                f"{bots[0]} : {bots[1]}",
                share(upper.deals_won / len(deals), len(deals)),
                share(upper.win_rate, len(deals)),
                f"{asked} %",
                f"{upper.mean_score:.1f} : {lower.mean_score:.1f}",
                f"{len(deals)}",
                stopped(deals),
                f"{1000 * upper.seconds_per_decision:.1f} : {1000 * lower.seconds_per_decision:.1f} ms",
                f"{seconds:.0f} s",
            )


def alone(each: Game, arguments: argparse.Namespace) -> None:
    series = Series(each, 1, {}, ALONE, arguments.seed)
    deals, seconds = played(series, arguments)
    found = results(series, deals)
    for bot in ALONE:
        result = found[bot]
        row(
            each.name,
            bot,
            mean(result),
            share(result.win_rate, len(deals)) if series.has_target else "",
            asked_alone(bot, series.has_target),
            f"{len(deals)}",
            stopped(deals),
            f"{1000 * result.seconds_per_decision:.1f} ms",
            f"{seconds:.0f} s",
        )


def asked_alone(bot: str, target: bool) -> str:
    below = {"old-growth": "greedy", "ancient-wood": "old-growth"}.get(bot)
    if below is None:
        return ""
    return f"above {below}, intervals apart" + ("; more than 50 %" if target else "")


def share(share: float, deals: int) -> str:
    low, high = of_share(share, deals)
    return f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def mean(result: BotResult) -> str:
    if result.score_low is None or result.score_high is None:
        return f"{result.mean_score:.1f}"
    return f"{result.mean_score:.1f} ({result.score_low:.1f} to {result.score_high:.1f})"


def stopped(deals: list[Deal]) -> str:
    return str(sum(result.stopped for deal in deals for result in deal.games))


def row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |", flush=True)


def heading(columns: str) -> None:
    cells = columns.split(", ")
    print()
    row(*cells)
    row(*("---" for _cell in cells))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="the games; all, if none is named")
    parser.add_argument("--games", type=int, default=200, help="how many games a row, rounded up to whole deals")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no deal of a row after this time")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=[*(upper for upper, _lower in DUELS), SOLO], help="a bot's duels, or solo")
    parser.add_argument("--table", action="append", choices=["two", "full"], help="two players, or as many as can play")
    parser.add_argument("--seed", default="strength")
    arguments = parser.parse_args()
    games = [game(name) for name in arguments.game] or every_game()
    if arguments.only != SOLO:
        heading(DUEL_COLUMNS)
        for each in games:
            duels(each, arguments)
    solo = [each for each in games if 1 in each.players]
    if solo and arguments.only in (None, SOLO):
        heading(SOLO_COLUMNS)
        for each in solo:
            alone(each, arguments)


if __name__ == "__main__":
    main()
