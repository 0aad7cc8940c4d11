"""Who is told of a table, and when: by a clock of the test's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from spinney.server.notices import absences as notices
from spinney.server.notices.absences import GRACE, PER_PERSON, Notices
from spinney.store.entries import SeatRow, Standing, TableRow
from spinney.tables.watching import Watchers

MAUD, IVO = SeatRow("person", "Maud", person="maud"), SeatRow("person", "Ivo", person="ivo")
GUEST, BOT = SeatRow("person", "Guest"), SeatRow("bot", bot="random")


@dataclass(eq=False)
class Alarm:
    at: float
    work: Callable[[], None] | None

    def cancel(self):
        self.work = None


@dataclass
class Clock:
    now: float = 0.0
    alarms: list[Alarm] = field(default_factory=list)

    def later(self, seconds, work):
        self.alarms.append(Alarm(self.now + seconds, work))
        return self.alarms[-1]

    def go(self, seconds):
        self.now += seconds
        for alarm in [alarm for alarm in self.alarms if alarm.at <= self.now]:
            self.alarms.remove(alarm)
            if alarm.work is not None:
                alarm.work()


@dataclass(eq=False)
class Viewer:
    seat: int

    def wake(self): ...


class Room(Watchers):
    """Without an event loop: nobody is told who else is there."""

    def _change(self, table_id): ...


class Scene:
    """Two people at tables, and what they are told."""

    def __init__(self):
        self.clock, self.watchers, self.told = Clock(), Room(), []
        self.holds = None
        self.notices = Notices(
            self.watchers, lambda work: work(), self.clock.later, self.tell, clock=lambda: self.clock.now
        )

    def tell(self, news, holds):
        self.told.append((news.what, news.table.id, news.person))
        self.holds = holds

    def writes(self, before, after, table="t", seats=(MAUD, IVO), **more):
        over = more.pop("over", False)
        row = TableRow(table, "once", "", {}, b"", "", list(seats), **more)
        self.notices.wrote(row, Standing(list(seats), before, False), Standing(list(seats), after, over))


@pytest.fixture
def scene():
    return Scene()


def test_who_is_away_is_told_after_the_grace(scene):
    scene.writes([0], [1])
    scene.clock.go(GRACE - 0.1)
    assert scene.told == []
    scene.clock.go(0.2)
    assert scene.told == [("turn", "t", "ivo")]
    assert scene.holds()


def test_who_is_there_when_the_grace_is_over_is_not_told(scene):
    viewer = Viewer(1)
    scene.watchers.add("t", viewer)
    scene.writes([0], [1])
    scene.clock.go(GRACE)
    assert scene.told == []


def test_who_has_come_meanwhile_has_seen_it(scene):
    scene.writes([0], [1])
    scene.clock.go(5)
    viewer = Viewer(1)
    scene.watchers.add("t", viewer)
    scene.watchers.discard("t", viewer)
    scene.clock.go(GRACE)
    assert scene.told == []


def test_somebody_else_who_comes_changes_nothing(scene):
    scene.writes([0], [1])
    for viewer in (Viewer(0), Viewer(-1)):
        scene.watchers.add("t", viewer)
    scene.watchers.add("another", Viewer(1))
    scene.clock.go(GRACE)
    assert scene.told == [("turn", "t", "ivo")]


def test_it_is_not_their_turn_any_more(scene):
    scene.writes([0], [1])
    scene.clock.go(5)
    scene.writes([1], [0])  # taken back, say
    scene.clock.go(GRACE)
    assert scene.told == [("turn", "t", "maud")]


def test_once_until_they_have_been_there(scene):
    for _ in range(3):  # the other one takes back and moves again
        scene.writes([0], [1])
        scene.clock.go(GRACE)
        scene.writes([1], [])
        assert not scene.holds()
    assert scene.told == [("turn", "t", "ivo")]
    scene.watchers.visited("t", 1)
    scene.writes([0], [1])
    scene.clock.go(GRACE)
    assert scene.told == [("turn", "t", "ivo")] * 2


def test_a_move_by_way_of_another_server_is_a_visit_too(scene):
    scene.writes([0], [1])
    scene.clock.go(GRACE)
    scene.writes([0], [1])  # that it was 0's turn again has been written elsewhere
    scene.clock.go(GRACE)
    assert scene.told == [("turn", "t", "ivo")] * 2


def test_news_hold_until_they_have_been_there(scene):
    scene.writes([0], [1])
    scene.clock.go(GRACE)
    assert scene.holds()
    scene.watchers.visited("t", 1)
    assert not scene.holds()


def test_who_has_been_asked_all_along_is_not_told_anew(scene):
    scene.writes([], [0, 1])
    scene.writes([0, 1], [1])
    scene.clock.go(GRACE)
    assert scene.told == [("turn", "t", "ivo")]


def test_the_game_is_over(scene):
    scene.watchers.add("t", Viewer(0))
    scene.writes([0], [], over=True)
    scene.clock.go(GRACE)
    assert scene.told == [("over", "t", "ivo")]
    assert scene.holds()


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ((GUEST, GUEST), {}),
        ((GUEST, BOT), {}),
        ((MAUD, SeatRow("bot", "Ivo", "random", person="ivo")), {}),  # a bot stands in
        ((MAUD, IVO), {"replay": True}),
        ((MAUD, IVO), {"teaches": "lesson first"}),
    ],
)
def test_nobody_is_told_where_nobody_waits(scene, seats, more):
    scene.writes([0], [1], seats=seats, **more)
    scene.clock.go(GRACE)
    assert scene.told == []


def test_a_person_with_two_seats_is_told_once(scene):
    twice = (MAUD, IVO, SeatRow("person", "Ivo's brother", person="ivo"))
    scene.writes([0], [1, 2], seats=twice)
    scene.clock.go(GRACE)
    assert scene.told == [("turn", "t", "ivo")]
    scene.watchers.visited("t", 2)
    scene.writes([0], [2], seats=twice)
    scene.clock.go(GRACE)
    assert len(scene.told) == 2


def test_a_person_with_many_tables_is_not_flooded(scene):
    for number in range(int(PER_PERSON.at_once) + 5):
        scene.writes([0], [1], table=f"t{number}")
    scene.clock.go(GRACE)
    assert len(scene.told) == PER_PERSON.at_once
    scene.writes([1], [0], table="t0")
    scene.clock.go(GRACE)
    assert scene.told[-1] == ("turn", "t0", "maud"), "others are told"


def test_memory_is_bounded(scene, monkeypatch):
    monkeypatch.setattr(notices, "MOST_TABLES", 3)
    for number in range(5):
        scene.writes([0], [1], table=f"t{number}")
    scene.clock.go(GRACE)
    assert [table for _, table, _ in scene.told] == ["t2", "t3", "t4"]


def test_nothing_is_told_after_the_end(scene):
    scene.writes([0], [1])
    scene.notices.close()
    scene.clock.go(GRACE)
    assert scene.told == []
