"""Clocks: how long a seat may think, and how long it has.

None; a gentle one, which only shows how long somebody has been asked; or a strict one, with so many seconds for each
decision and a bank for those that take longer. All times are those of the log, so every server computes the same.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Literal

from spinney.store.times import read, written

DAY = 86400
LIVE_PATIENCE = 60
"""Seconds that somebody who is not there has at least, before others may let a bot play."""

LIMITS = {"gentle": ((60, 30 * DAY),), "strict": ((0, 30 * DAY), (10, 7 * DAY))}
"""The numbers that follow the kind of a clock, each from and to: seconds that are usual; the bank, each decision."""


@dataclass(frozen=True)
class Clock:
    """The clock of a table, in seconds. `usual`: whoever takes longer at a gentle clock is late."""

    kind: Literal["", "gentle", "strict"] = ""
    usual: int = 0
    bank: int = 0
    each: int = 0

    @property
    def patience(self) -> int:
        """So many seconds somebody has been asked before others may vote for a bot."""
        return max(LIVE_PATIENCE, self.usual, self.each)


def clock_of(text: str) -> Clock:
    """A clock as a table keeps it: nothing, `gentle 86400`, or `strict 600 30`."""
    if not text:
        return Clock()
    kind, *numbers = text.split(" ")
    limits = LIMITS.get(kind, ())
    if not limits or len(numbers) != len(limits) or not all(_is_plain(number) for number in numbers):
        raise ValueError(f"{text!r} is no clock")
    seconds = [int(number) for number in numbers]
    if not all(least <= number <= most for number, (least, most) in zip(seconds, limits, strict=True)):
        raise ValueError(f"{text!r} is no clock: a number is too small or too large")
    return Clock("gentle", usual=seconds[0]) if kind == "gentle" else Clock("strict", bank=seconds[0], each=seconds[1])


def _is_plain(number: str) -> bool:
    return number.isascii() and number.isdecimal() and len(number) < 10


@dataclass(frozen=True)
class SeatClock:
    """The clock of one seat: what is left of its bank and of this decision, in milliseconds.

    `since` is when it was asked, empty if it is not. `stale` is the last moment of the game whose decision it has had:
    who takes back, or leaves and returns, does not get the time of a decision twice.
    """

    left: int
    free: int
    since: str = ""
    stale: int = -1

    def spent(self, at: str) -> SeatClock:
        """After it has been asked until then: first the time of the decision goes, then the bank."""
        if not self.since or not (self.free or self.left):
            return replace(self, since="")
        used = max(milliseconds(self.since, at), 0)
        free = max(self.free - used, 0)
        return replace(self, free=free, left=max(self.left - max(used - self.free, 0), 0), since="")


@dataclass(frozen=True)
class Clocks:
    """The clocks of all seats at a moment. They run for the people who are asked, all at the same time."""

    clock: Clock
    seats: tuple[SeatClock, ...]

    @classmethod
    def set(cls, clock: Clock, players: int) -> Clocks:
        return cls(clock, (SeatClock(clock.bank * 1000, clock.each * 1000),) * players)

    def moved(self, at: str, asked: Collection[int], ply: int, again: Collection[int]) -> Clocks:
        """After something that happened then: who is asked now, and who of them something new (`again`)."""
        if not at:
            return self
        return replace(self, seats=tuple(self._moved(seat, at, asked, ply, again) for seat in range(len(self.seats))))

    def _moved(self, seat: int, at: str, asked: Collection[int], ply: int, again: Collection[int]) -> SeatClock:
        mine = self.seats[seat]
        if mine.since and seat in asked and seat not in again:
            return mine
        mine = mine.spent(at)
        if seat not in asked:
            return mine
        free = self.clock.each * 1000 if ply > mine.stale else mine.free
        return replace(mine, since=at, free=free)

    def outlived(self, seat: int, ply: int) -> Clocks:
        """The seat has had the time of all decisions up to this moment."""
        mine = self.seats[seat]
        changed = replace(mine, stale=max(mine.stale, ply))
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    def ends(self, seat: int) -> str:
        """When the time of a seat is over; empty if it never is."""
        mine = self.seats[seat]
        if self.clock.kind != "strict" or not mine.since:
            return ""
        return written(read(mine.since) + timedelta(milliseconds=mine.free + mine.left))

    def due(self) -> str | None:
        """When the next one runs out."""
        return min((end for seat in range(len(self.seats)) if (end := self.ends(seat))), default=None)

    def out(self, at: str) -> Sequence[int]:
        """The seats whose time is over then."""
        return [seat for seat in range(len(self.seats)) if (end := self.ends(seat)) and end <= at]

    def asked_for(self, seat: int, at: str) -> float | None:
        """For how many seconds a seat has been asked; None if it is not."""
        since = self.seats[seat].since
        return max(milliseconds(since, at), 0) / 1000 if since else None


def milliseconds(first: str, then: str) -> int:
    return (read(then) - read(first)) // timedelta(milliseconds=1)
