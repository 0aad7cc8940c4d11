"""What came of a series: wins, ranks and scores of every bot, with intervals. Deals are the units, not games.

The games of one deal have the same luck, so they are not independent of each other: a deal counts once, with the mean
of its games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean

from spinney.arena.dealer import Deal
from spinney.arena.intervals import Interval, of_mean, of_share
from spinney.arena.series import Series
from spinney.engine.winning import winners

ByBot = Mapping[str, Fraction]


@dataclass(frozen=True)
class BotResult:
    """One bot's part in a series: `low` and `high` are those of the win rate. A mean of one deal has no interval."""

    win_rate: float
    low: float
    high: float
    deals_won: float
    mean_rank: float
    rank_low: float | None
    rank_high: float | None
    mean_score: float
    score_low: float | None
    score_high: float | None
    decisions: int
    seconds_per_decision: float


@dataclass(frozen=True)
class Contest:
    """Bots that are compared, as often as they have seats in it, and how they stand: higher is better."""

    bots: Sequence[str]
    standings: Sequence[int]

    def shares(self) -> dict[str, Fraction]:
        """How much of the win each bot has: those who stand best share it."""
        best = winners(self.standings, target=False)
        found = dict.fromkeys(self.bots, Fraction(0))
        for seat in best:
            found[self.bots[seat]] += Fraction(1, len(best))
        return found

    def ranks(self) -> dict[str, Fraction]:
        """The mean rank of each bot's seats; equals share the mean of their ranks."""
        found = dict.fromkeys(self.bots, Fraction(0))
        for bot, standing in zip(self.bots, self.standings, strict=True):
            better = sum(other > standing for other in self.standings)
            equal = sum(other == standing for other in self.standings)
            found[bot] += better + Fraction(equal + 1, 2)
        return {bot: ranks / list(self.bots).count(bot) for bot, ranks in found.items()}


def contests(series: Series, deal: Deal) -> list[Contest]:
    """A contest for each game of a deal; in solo one of all bots, who played the deal each alone."""
    lineups = [series.lineup(rotation) for rotation in range(series.rotations)]
    if series.solo:
        return [Contest([lineup[0] for lineup in lineups], [game.standings[0] for game in deal.games])]
    return [Contest(lineup, game.standings) for lineup, game in zip(lineups, deal.games, strict=True)]


def results(series: Series, deals: Sequence[Deal]) -> dict[str, BotResult]:
    """The results of every bot after these deals, of which there is at least one; their order does not matter.

    A win is what the rules call one, and a tie its share of a win. Alone, it is a win to beat the target; where there
    is none, to stand better than the other bots on the same deal.
    """
    deals = sorted(deals, key=lambda deal: deal.deal)
    compared = [contests(series, deal) for deal in deals]
    shares = [_means([contest.shares() for contest in each]) for each in compared]
    ranks = [_means([contest.ranks() for contest in each]) for each in compared]
    wins = [_targets(series, deal) for deal in deals] if series.has_target else shares
    return {bot: _result(series, deals, bot, shares, wins, ranks) for bot in series.bots}


def _means(found: Sequence[ByBot]) -> ByBot:
    return {bot: sum((each[bot] for each in found), Fraction(0)) / len(found) for bot in found[0]}


def _targets(series: Series, deal: Deal) -> ByBot:
    """Who beat the target: a solo game knows no tie, to reach the target is to lose."""
    return {
        series.lineup(rotation)[0]: Fraction(len(winners(game.standings, target=True)))
        for rotation, game in enumerate(deal.games)
    }


def _result(
    series: Series,
    deals: Sequence[Deal],
    bot: str,
    shares: Sequence[ByBot],
    wins: Sequence[ByBot],
    ranks: Sequence[ByBot],
) -> BotResult:
    win_rate = float(sum(win[bot] for win in wins) / len(deals))
    low, high = of_share(win_rate, len(deals))
    places = [float(rank[bot]) for rank in ranks]
    scores = [fmean(_of_seats(series, deal, bot, "totals")) for deal in deals]
    decisions = sum(int(sum(_of_seats(series, deal, bot, "decisions"))) for deal in deals)
    seconds = sum(sum(_of_seats(series, deal, bot, "seconds")) for deal in deals)
    rank_low, rank_high = _ends(of_mean(places))
    score_low, score_high = _ends(of_mean(scores))
    return BotResult(
        win_rate=win_rate,
        low=low,
        high=high,
        deals_won=float(sum(_won(share, bot) for share in shares)),
        mean_rank=fmean(places),
        rank_low=rank_low,
        rank_high=rank_high,
        mean_score=fmean(scores),
        score_low=score_low,
        score_high=score_high,
        decisions=decisions,
        seconds_per_decision=seconds / max(decisions, 1),
    )


def _won(shares: ByBot, bot: str) -> Fraction:
    """Whether a bot won a deal: its games together brought it more wins than any other; a tie is shared."""
    best = [other for other in shares if shares[other] == max(shares.values())]
    return Fraction(bot in best, len(best))


def _of_seats(series: Series, deal: Deal, bot: str, what: str) -> list[float]:
    """What a bot's seats got in all games of a deal."""
    return [
        number
        for rotation, game in enumerate(deal.games)
        for sitter, number in zip(series.lineup(rotation), getattr(game, what), strict=True)
        if sitter == bot
    ]


def _ends(interval: Interval | None) -> tuple[float | None, float | None]:
    return interval or (None, None)
