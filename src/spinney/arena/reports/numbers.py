"""The numbers of a report: shares, means and differences, each with its interval.

Seats of one game are not independent: if one wins, the others do not. So games are the units everywhere: whatever is
told is first worked out for each game, and the interval comes from how the games differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

from spinney.arena.intervals import of_share
from spinney.arena.reports.gathering import Columns, Gathered, Numbers, Section
from spinney.engine.header import Laid, Use
from spinney.engine.winning import Team, seat_shares, team_shares, winners

CONFIDENCE = 0.95
ENOUGH_GAMES = 30
"""With fewer games nothing is said about what a line or a component did: the intervals would not hold."""


@dataclass(frozen=True)
class Interval:
    """A figure, and between which bounds the truth lies, as far as so many games can tell."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half its width."""
        return (self.high - self.low) / 2

    def within(self, least: float, most: float) -> Interval:
        """The same between bounds that the truth cannot leave."""
        return Interval(self.value, max(least, self.low), min(most, self.high))

    def leaves_out(self, figure: float) -> bool:
        """Whether the truth is not this figure, as far as one can tell."""
        return not self.low <= figure <= self.high


def deviations(claims: int = 1) -> float:
    """How many standard deviations hold so many claims together at 95 % (Bonferroni); 1.96 for a single one."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * claims))


def mean_of(values: Numbers, claims: int = 1) -> Interval:
    """A mean of independent values; of fewer than two nothing is known."""
    n = len(values)
    if n < 2:
        return Interval(float(values.mean()) if n else float("nan"), float("-inf"), float("inf"))
    mean = float(values.mean())
    margin = deviations(claims) * float(values.std(ddof=1)) / n**0.5
    return Interval(mean, mean - margin, mean + margin)


def share_of(values: Numbers, claims: int = 1) -> Interval:
    """A share, from a number between 0 and 1 for each game."""
    share = float(values.mean())
    return Interval(share, *of_share(share, len(values), deviations(claims)))


def between(some: Numbers, others: Numbers, claims: int = 1) -> Interval:
    """How far the means of two groups of games lie apart (Welch)."""
    first, second = mean_of(some, claims), mean_of(others, claims)
    apart = first.value - second.value
    margin = (first.margin**2 + second.margin**2) ** 0.5
    return Interval(apart, apart - margin, apart + margin)


def apart(values: Numbers, marked: Numbers) -> Numbers:
    """For each game with both, the mean of the marked seats less that of the others."""
    count = marked.sum(axis=1)
    both = (count > 0) & (count < marked.shape[1])
    values, marked, count = values[both], marked[both], count[both]
    ours = np.where(marked, values, 0).sum(axis=1) / count
    theirs = np.where(marked, 0, values).sum(axis=1) / (marked.shape[1] - count)
    difference: Numbers = ours - theirs
    return difference


@dataclass(frozen=True)
class Line:
    """A line of the score sheet: what winners and the others have there, and how far they lie apart.

    Of a game alone `winners` has the mean of all games, won or lost.
    """

    name: str
    winners: Interval
    others: Interval | None
    apart: Interval | None
    sure: bool
    """Whether they differ, even though so many lines were looked at."""


@dataclass(frozen=True)
class Component:
    """How often a component was used, and what that did."""

    name: str
    games: int
    """In so many games it was used."""
    used: Interval
    """By so great a share of the seats."""
    times: float
    """So often, by a seat."""
    effect: Interval | None
    """On the share of wins, or on the score; none if too few games tell."""
    sure: bool
    """Whether there is an effect, even though so many components were looked at."""


@dataclass(frozen=True)
class Usage:
    """All components of one use."""

    use: Use | Laid
    on_winning: bool
    """Whether the effect is one on winning; else it is one on the score."""
    everyone: bool
    outcome: bool
    components: list[Component]

    @property
    def judged(self) -> list[Component]:
        """Those with an effect, the best first."""
        some = [component for component in self.components if component.effect is not None]
        return sorted(some, key=lambda component: -component.effect.value if component.effect else 0)

    @property
    def rare(self) -> list[Component]:
        """Those used in too few games."""
        return [component for component in self.components if component.games < ENOUGH_GAMES]

    @property
    def common(self) -> list[Component]:
        """Those that almost everybody used: there is nothing to compare them with."""
        return [part for part in self.components if part.effect is None and part.games >= ENOUGH_GAMES]


class Findings:
    """All that a report tells in numbers. Usually everybody is a team of one; alone there may be a target to beat."""

    def __init__(
        self, found: Gathered, columns: Columns, sheet: tuple[str, ...], teams: Sequence[Team], target: bool
    ) -> None:
        self.found = found
        self.games, self.players = found.totals.shape
        won = [winners(standings, target) for standings in found.standings.tolist()]
        self.shares: Numbers = np.array([seat_shares(best, teams) for best in won])
        self.won: Numbers = self.shares > 0
        shares: Numbers = np.array([team_shares(best, teams) for best in won])
        self.teams = teams
        self.fair = 1 / len(teams)
        self.wins = [share_of(share) for share in shares.T]
        self.sure_wins = [share_of(share, len(teams)).leaves_out(self.fair) for share in shares.T]
        self.seat_scores = [mean_of(found.totals[:, seat]) for seat in range(self.players)]
        self.score = mean_of(found.totals.mean(axis=1))
        self.winning_score = mean_of(_mean_where(found.totals, self.won))
        self.target = mean_of(found.targets) if target else None
        self.moves = mean_of(found.moves)
        self.turns = mean_of(found.turns)
        self.ties = share_of(((shares > 0).sum(axis=1) > 1).astype(float))
        self.lines = [self._line(i, name, len(sheet)) for i, name in enumerate(sheet)]
        self.usages = [usage for section in columns.sections if (usage := self._usage(section)).components]

    def _line(self, index: int, name: str, claims: int) -> Line:
        best, points = self.won, self.found.lines[:, :, index]
        if self.players == 1:
            return Line(name, mean_of(points[:, 0]), None, None, False)
        ours = mean_of(_mean_where(points, best))
        theirs, differences = mean_of(_mean_where(points, ~best)), apart(points, best)
        sure = len(differences) >= ENOUGH_GAMES and mean_of(differences, claims).leaves_out(0)
        return Line(name, ours, theirs, mean_of(differences), sure)

    def _usage(self, section: Section) -> Usage:
        """Of a component that was never used there is nothing to tell: many were not in the game at all."""
        on_winning = self.players > 1 and not section.everyone
        uses = self.found.uses[:, :, section.first : section.first + len(section.names)]
        seen = [i for i in range(len(section.names)) if uses[:, :, i].any()]
        components = []
        for i in seen:
            used = uses[:, :, i] > 0
            effect, sure = None, False
            if not section.outcome:
                effect, sure = self._on_winning(used, len(seen)) if on_winning else self._on_score(used, len(seen))
            components.append(
                Component(
                    section.names[i],
                    int(used.any(axis=1).sum()),
                    mean_of(used.mean(axis=1)).within(0, 1),
                    float(uses[:, :, i].mean()),
                    effect,
                    sure,
                )
            )
        return Usage(section.use, on_winning, section.everyone, section.outcome, components)

    def _on_winning(self, used: Numbers, claims: int) -> tuple[Interval | None, bool]:
        """Seats that used it against those at the same table that did not."""
        differences = apart(self.shares, used)
        if len(differences) < ENOUGH_GAMES:
            return None, False
        return mean_of(differences), mean_of(differences, claims).leaves_out(0)

    def _on_score(self, used: Numbers, claims: int) -> tuple[Interval | None, bool]:
        """Games with it against games without it."""
        scores, there = self.found.totals.mean(axis=1), used.any(axis=1)
        if min(there.sum(), (~there).sum()) < ENOUGH_GAMES:
            return None, False
        some, others = scores[there], scores[~there]
        return between(some, others), between(some, others, claims).leaves_out(0)


def _mean_where(values: Numbers, marked: Numbers) -> Numbers:
    """For each game that has some, the mean of the marked seats."""
    count = marked.sum(axis=1)
    some = count > 0
    means: Numbers = np.where(marked, values, 0).sum(axis=1)[some] / count[some]
    return means
