"""When somebody who is away is told of a table: that it is their turn, or that the game is over.

A table begins to wait for a person. If they have not been there after a moment of grace, and it still waits, they are
told, once, until they have been there again. All of it happens in the event loop; who tells is in `telling.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Literal, Protocol

from spinney.server.rates import Allowance, Rates
from spinney.store.entries import SeatRow, Standing, TableRow
from spinney.tables.watching import Watchers

GRACE = 20.0
"""Longer than a line that has broken is taken for a person who looks."""
MOST_TABLES = 20_000
PER_PERSON = Allowance(20, 1 / 120)
"""However many tables a person sits at: so many notices at once, and then one in two minutes."""


@dataclass(frozen=True)
class News:
    """What a person is to be told: of which table, who sits there, and which seat is theirs."""

    what: Literal["turn", "over"]
    table: TableRow
    seats: tuple[SeatRow, ...]
    seat: int

    @property
    def person(self) -> str:
        return self.seats[self.seat].person

    def is_theirs(self, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].person == self.person


class Timer(Protocol):
    def cancel(self) -> None: ...


Later = Callable[[float, Callable[[], None]], Timer]
"""Does something after so many seconds."""


def later(seconds: float, work: Callable[[], None]) -> Timer:
    """In the event loop."""
    return asyncio.get_running_loop().call_later(seconds, work)


Tell = Callable[[News, Callable[[], bool]], None]
"""Tells news as long as they are still true."""


@dataclass(eq=False)
class Absence:
    """Of a person from a table: they will be told (`timer`), or have been. `asked`: the table waits for them."""

    news: News
    asked: bool
    timer: Timer | None = None
    told: bool = False

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Notices:
    """A `Follower` of all tables to which this server writes."""

    def __init__(
        self,
        watchers: Watchers,
        soon: Callable[[Callable[[], object]], None],
        later: Later,
        tell: Tell,
        grace: float = GRACE,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._watchers = watchers
        self._soon = soon
        self._later = later
        self._tell = tell
        self._grace = grace
        self._clock = clock
        self._rates = Rates(PER_PERSON)
        self._absences: dict[str, dict[str, Absence]] = {}  # by table and person
        watchers.on_visit.append(self.came)

    def wrote(self, table: TableRow, before: Standing, after: Standing) -> None:
        """Called in a thread."""
        if not (table.replay or table.teaches) and any(row.person for row in after.seats):
            self._soon(partial(self._note, table, before, after))

    def came(self, table_id: str, seat: int) -> None:
        """Somebody is at their seat: what they were to be told they see."""
        here = self._absences.get(table_id, {})
        for person, absence in tuple(here.items()):
            if absence.news.is_theirs(seat):
                self._forget(table_id, person)

    def close(self) -> None:
        for table_id in tuple(self._absences):
            self._forget_table(table_id)

    def _note(self, table: TableRow, before: Standing, after: Standing) -> None:
        waited, waits = _waited_for(before), _waited_for(after)
        ended = after.over and not before.over
        for person, seat in _people(after).items():
            absence = self._absences.get(table.id, {}).get(person)
            if absence is not None and absence.asked and person not in waited:
                self._forget(table.id, person)  # they have been there, by way of another server
                absence = None
            if ended:
                self._begin(News("over", table, tuple(after.seats), seat))
            elif person in waits and person not in waited and (absence is None or not absence.told):
                self._begin(News("turn", table, tuple(after.seats), waits[person]))
            elif absence is not None:
                absence.asked = person in waits
                if not absence.asked:
                    absence.cancel()

    def _begin(self, news: News) -> None:
        """From now on the person has the time of grace."""
        self._forget(news.table.id, news.person)
        while len(self._absences) >= MOST_TABLES:
            self._forget_table(next(iter(self._absences)))
        absence = Absence(news, news.what == "turn")
        absence.timer = self._later(self._grace, partial(self._end, absence))
        self._absences.setdefault(news.table.id, {})[news.person] = absence

    def _end(self, absence: Absence) -> None:
        """The time of grace is over."""
        news, absence.timer = absence.news, None
        there = self._watchers.seats(news.table.id)
        if any(news.is_theirs(seat) for seat in there):
            self._forget(news.table.id, news.person)
            return
        absence.told = True
        if not self._rates.spend(news.person, self._clock()):
            self._tell(news, lambda: self._holds(absence))

    def _holds(self, absence: Absence) -> bool:
        """Whether news are still true, and the person has not been there."""
        news = absence.news
        known = self._absences.get(news.table.id, {}).get(news.person) is absence
        return known and (absence.asked or news.what == "over")

    def _forget(self, table_id: str, person: str) -> None:
        here = self._absences.get(table_id, {})
        absence = here.pop(person, None)
        if absence is not None:
            absence.cancel()
            if not here:
                del self._absences[table_id]

    def _forget_table(self, table_id: str) -> None:
        for person in tuple(self._absences[table_id]):
            self._forget(table_id, person)


def _people(standing: Standing) -> dict[str, int]:
    """The people at a table, each with a seat of theirs. A bot that stands in for somebody is none."""
    return {
        row.person: seat
        for seat, row in reversed(tuple(enumerate(standing.seats)))
        if row.person and row.kind == "person"
    }


def _waited_for(standing: Standing) -> dict[str, int]:
    """The people for whom a table waits, each with a seat that is asked."""
    rows = ((seat, standing.seats[seat]) for seat in reversed(standing.acting))
    return {row.person: seat for seat, row in rows if row.person and row.kind == "person"}
