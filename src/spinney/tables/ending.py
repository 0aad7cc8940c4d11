"""How a game ended: the place and the points of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spinney.engine.winning import Team, winners
from spinney.store.entries import TableRow
from spinney.tables.course import Course


@dataclass(frozen=True)
class Ending:
    """A seat's place, from 1, which those who stand alike share, and the points of its sheet."""

    place: int
    points: int


def standings(course: Course) -> list[int]:
    """How the seats stand, by which they are compared: a game may settle ties by it."""
    rules, table = course.rules, course.positions.last
    return [rules.standing(rules.box, table, seat) for seat in range(len(course.seats))]


def places(stands: Sequence[int], teams: Sequence[Team], target: bool) -> list[int]:
    """The place of each seat. Teams are counted, not seats; who misses the target of a solitaire is second."""
    if target:
        return [1 if seat in winners(stands, target) else 2 for seat in range(len(stands))]
    return [1 + sum(stands[team[0]] > mine for team in teams) for mine in stands]


def endings(row: TableRow, course: Course) -> list[Ending]:
    """Of a game that is over, by seat."""
    game, table = course.game, course.positions.last
    found = places(standings(course), game.teams(row.players, row.options), game.has_target(row.options))
    totals = [course.rules.sheet(table, seat)[1] for seat in range(row.players)]
    return [Ending(place, int(points)) for place, points in zip(found, totals, strict=True)]


def counts(row: TableRow) -> bool:
    """Whether how it ends is a result: it was played here from its beginning, and was not to teach something."""
    return not (row.replay or row.teaches or row.paper or row.deal == "branch")
