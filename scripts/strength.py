"""How strong the bots are: the tables of `docs/diary.md`, made anew.

    python scripts/strength.py [GAME ...] [--games K] [--seconds S] [--cores C] [--only ROWS] [--table T] [--save DIR]

For every game, with 2 players and with the largest number, every level against the one below it; then the solo games.
All rows go on side by side, a deal of each in turn, so that after any time all have as many. With `--save DIR` every
deal is kept as soon as it is done, in a file for each match, as `spinney arena --save` does: the same command goes on
later, as long as nobody has changed the bots.

Every deal is played once for each rotation of the seats; it is won by whoever won more of these games. Intervals are of
95 %, and the time is that of a decision. All this needs is Numba, NumPy and msgspec.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter

from spinney.arena.dealer import Deal, Dealer
from spinney.arena.intervals import of_share
from spinney.arena.results import BotResult, results
from spinney.arena.saving import Saved
from spinney.arena.series import Series
from spinney.arena.spreading import spread
from spinney.engine.game import Game, every_game, game

DUELS = {
    ("greedy", "random"): 95,
    ("tree", "greedy"): 80,
    ("old-growth", "tree"): 60,
    ("ancient-wood", "old-growth"): 70,
}
DUEL_COLUMNS = "game, players, bots, deals won, wins, asked for, scores, deals, stopped, time"
ALONE = ("greedy", "tree", "old-growth", "ancient-wood")
SOLO = "solo"
SOLO_COLUMNS = "game, bot, mean score, targets beaten, asked for, deals, stopped, time"
TELL_SECONDS = 5


@dataclass
class Match:
    """What is played, how many deals of it, and those that have been."""

    series: Series
    total: int
    asked: int = 0
    saved: Saved | None = None
    deals: list[Deal] = field(default_factory=list)

    def save_in(self, folder: Path) -> None:
        """Begins with the deals that have been played already, and keeps those to come."""
        series = self.series
        name = "-".join([series.game.name, str(series.players), *series.bots, series.seed])
        self.saved = Saved(folder / f"{name}.jsonl", series)
        self.deals = [deal for deal in self.saved.deals.values() if deal.deal < self.total]

    def add(self, deal: Deal) -> None:
        self.deals.append(deal)
        if self.saved is not None:
            self.saved.add(deal)


def matches(games: list[Game], arguments: argparse.Namespace) -> list[Match]:
    """The matches that somebody wants: duels first, then solo games."""
    found = []
    for each in games:
        tables = {"two": 2, "full": max(each.players)}
        for players in sorted({tables[table] for table in arguments.table or tables}):
            for bots, asked in DUELS.items():
                if not arguments.only or bots[0] in arguments.only:
                    series = Series(each, players, {}, bots, arguments.seed)
                    found.append(Match(series, series.deals(arguments.games), asked))
    for each in games:
        if 1 in each.players and (not arguments.only or SOLO in arguments.only):
            series = Series(each, 1, {}, ALONE, arguments.seed)
            found.append(Match(series, series.deals(arguments.games)))
    return found


def play(played: list[Match], arguments: argparse.Namespace) -> None:
    """As many deals as were asked for, or as fit into the time: one that has begun is played to its end."""
    started = told = perf_counter()
    total = sum(match.total for match in played)
    there = [{deal.deal for deal in match.deals} for match in played]

    def pieces() -> Iterator[tuple[int, int]]:
        for deal in range(max(match.total for match in played)):
            for place, match in enumerate(played):
                wanted = deal < match.total and deal not in there[place]
                if wanted and perf_counter() - started < arguments.seconds:
                    yield place, deal

    make = partial(dealing, [match.series for match in played])
    with closing(spread(make, pieces(), min(arguments.cores, total))) as done:
        for count, (place, deal) in enumerate(done, 1):
            played[place].add(deal)
            now = perf_counter()
            if now - told > TELL_SECONDS:
                told = now
                print(f"{count} of {total} deals, {now - started:.0f} s", file=sys.stderr, flush=True)


def dealing(series: list[Series]) -> Callable[[tuple[int, int]], tuple[int, Deal]]:
    """What plays a deal of one of several series."""
    dealers: dict[int, Dealer] = {}

    def deal(piece: tuple[int, int]) -> tuple[int, Deal]:
        place, number = piece
        if place not in dealers:
            dealers[place] = Dealer(series[place])
        return place, dealers[place].play(number)

    return deal


def tables(played: list[Match]) -> str:
    """What has been found so far."""
    duels = [duel(match) for match in played if match.deals and not match.series.solo]
    alone = [line for match in played if match.deals and match.series.solo for line in solo(match)]
    return "".join(
        "\n".join([heading(columns), *lines]) + "\n\n"
        for columns, lines in ((DUEL_COLUMNS, duels), (SOLO_COLUMNS, alone))
        if lines
    )


def duel(match: Match) -> str:
    series, deals = match.series, match.deals
    upper, lower = (results(series, deals)[bot] for bot in series.bots)
    return row(
        series.game.name,
        f"{series.players}",
        " : ".join(series.bots),
        share(upper.deals_won / len(deals), len(deals)),
        share(upper.win_rate, len(deals)),
        f"{match.asked} %",
        f"{upper.mean_score:.1f} : {lower.mean_score:.1f}",
        f"{len(deals)}",
        stopped(deals),
        f"{1000 * upper.seconds_per_decision:.1f} : {1000 * lower.seconds_per_decision:.1f} ms",
    )


def solo(match: Match) -> Iterator[str]:
    series, deals = match.series, match.deals
    found = results(series, deals)
    for bot in series.bots:
        result = found[bot]
        yield row(
            series.game.name,
            bot,
            mean(result),
            share(result.win_rate, len(deals)) if series.has_target else "",
            asked_alone(bot, series.has_target),
            f"{len(deals)}",
            stopped(deals),
            f"{1000 * result.seconds_per_decision:.1f} ms",
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


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def heading(columns: str) -> str:
    cells = columns.split(", ")
    return f"{row(*cells)}\n{row(*('---' for _cell in cells))}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="the games; all, if none is named")
    parser.add_argument("--games", type=int, default=200, help="how many games a row, rounded up to whole deals")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no deal after this time")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    rows = [*(upper for upper, _lower in DUELS), SOLO]
    parser.add_argument("--only", action="append", choices=rows, help="a bot's duels, or solo; may be named again")
    parser.add_argument("--table", action="append", choices=["two", "full"], help="two players, or as many as can play")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--save", type=Path, metavar="DIR", help="where deals are kept, to go on with them")
    arguments = parser.parse_args()
    played = matches([game(name) for name in arguments.game] or every_game(), arguments)
    if not played:
        parser.error("no match is left: not all games can be played alone.")
    if arguments.save is not None:
        arguments.save.mkdir(parents=True, exist_ok=True)
        for match in played:
            match.save_in(arguments.save)
    play(played, arguments)
    print(tables(played))


if __name__ == "__main__":
    main()
