"""Conduct: what those who sit at a table may do besides playing, and what of that is the host's right.

Whatever is allowed becomes entries of the log, so it can be replayed like the moves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from spinney.bots.levels import NAMES
from spinney.store.entries import CameBack, Entry, Locked, SeatRow, StoodIn, TableRow, Voted
from spinney.tables.course import Course
from spinney.tables.messages.doing import ComeBack, Conduct, Fill, Leave, Lock, SendAway, Vote
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.problems import Impossible

STAND_IN = "tree"
"""The bot that plays for somebody who is away."""


@dataclass(frozen=True)
class Scene:
    """A table as somebody finds it who wants to do something: who is there, and what time it is."""

    row: TableRow
    course: Course
    here: Collection[int]
    now: str


def host_of(row: TableRow, seats: Sequence[SeatRow]) -> int:
    """The seat of the host: of who made the table, or the first person's; the next person's if a bot plays there now.

    Nobody's (-1) if only bots play.
    """
    made = [seat for seat, sitting in enumerate(seats) if row.host and sitting.person == row.host]
    first = [seat for seat, began in enumerate(row.seats) if began.kind == "person"]
    begins = [*made, *first, 0][0]
    order = [(begins + step) % len(seats) for step in range(len(seats))]
    return next((seat for seat in order if seats[seat].kind == "person"), SPECTATOR)


def judged(scene: Scene, seat: int, wanted: Conduct) -> list[Entry]:
    """The entries that what a seat wants to do comes to; none if it is so already."""
    if scene.course.over:
        raise Impossible("game-over")
    if scene.row.daily:
        raise Impossible("same-for-all")
    if isinstance(wanted, Lock | SendAway | Fill) and seat != host_of(scene.row, scene.course.seats):
        raise Impossible("not-host")
    return JUDGES[type(wanted)](scene, seat, wanted)


def _lock(scene: Scene, seat: int, wanted: Lock) -> list[Entry]:
    return [] if scene.course.locked == wanted.locked else [Locked(seat, wanted.locked)]


def _send_away(scene: Scene, seat: int, wanted: SendAway) -> list[Entry]:
    _check_other(scene, seat, wanted.seat)
    if not scene.course.holder(wanted.seat):
        raise Impossible("nobody-there")
    return [StoodIn(wanted.seat, STAND_IN, "host")]


def _fill(scene: Scene, seat: int, wanted: Fill) -> list[Entry]:
    if wanted.bot not in NAMES:
        raise Impossible("no-such-bot", known=", ".join(NAMES))
    empty = [other for other, row in enumerate(scene.course.seats) if row.kind == "open"]
    return [StoodIn(other, wanted.bot, "fill") for other in empty]


def _leave(scene: Scene, seat: int, wanted: Leave) -> list[Entry]:
    return [StoodIn(seat, STAND_IN, "left")]


def _come_back(scene: Scene, seat: int, wanted: ComeBack) -> list[Entry]:
    return [CameBack(seat)] if scene.course.seats[seat].kind == "bot" else []


def _vote(scene: Scene, seat: int, wanted: Vote) -> list[Entry]:
    """A bot stands in when everybody else wants it. Whoever is there, or not asked, or only just asked, plays on."""
    course, about = scene.course, wanted.seat
    _check_other(scene, seat, about)
    if not wanted.wants:
        return [Voted(seat, about, False)] if seat in course.votes.get(about, ()) else []
    if about not in course.awaited():
        raise Impossible("not-awaited")
    if about in scene.here:
        raise Impossible("still-here")
    waits = course.clocks.clock.patience - (course.clocks.asked_for(about, scene.now) or 0)
    if waits > 0:
        raise Impossible("too-soon", seconds=int(waits) + 1)
    votes = course.votes.get(about, set()) | {seat}
    entries: list[Entry] = [Voted(seat, about)] if seat not in course.votes.get(about, ()) else []
    return [*entries, StoodIn(about, STAND_IN, "vote")] if votes >= course.people() - {about} else entries


def _check_other(scene: Scene, seat: int, other: int) -> None:
    if other >= scene.row.players:
        raise Impossible("no-such-seat")
    if other == seat:
        raise Impossible("own-seat")


JUDGES: dict[type[Conduct], Callable[..., list[Entry]]] = {
    Lock: _lock,
    SendAway: _send_away,
    Fill: _fill,
    Leave: _leave,
    ComeBack: _come_back,
    Vote: _vote,
}
