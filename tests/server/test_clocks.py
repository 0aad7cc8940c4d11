"""Clocks: what is left of them by times that were computed by hand, and what happens when they run out."""

from __future__ import annotations

import asyncio

import pytest

from server.helpers import OPEN, bot, make_table, person, until
from spinney.server.timekeeper import run_out
from spinney.store.due import Due
from spinney.store.entries import StoodIn
from spinney.tables.clocks import Clock, Clocks, clock_of
from spinney.tables.rebuilding import rebuilt

NOON = "2030-06-01T12:00:00.000"


def at(seconds):
    """So many seconds after noon."""
    return f"2030-06-01T12:{seconds // 60:02}:{seconds % 60:02}.000"


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("", Clock()),
        ("gentle 86400", Clock("gentle", usual=86400)),
        ("gentle 60", Clock("gentle", usual=60)),
        ("strict 600 30", Clock("strict", bank=600, each=30)),
        ("strict 0 10", Clock("strict", bank=0, each=10)),
    ],
)
def test_a_clock_is_read(text, clock):
    assert clock_of(text) == clock


@pytest.mark.parametrize(
    "text",
    ["gentle", "gentle 59", "gentle 2592001", "gentle 60 60", "strict 600", "strict 600 9", "strict -1 30", " gentle 9",
     "strict 600  30", "strict 600 30 1", "strict 6e2 30", "strict 99999999999 30", "quick 600 30", "gentle ٣٠٠", "x"],
)  # fmt: skip
def test_what_is_no_clock(text, client):
    with pytest.raises(ValueError, match="is no clock"):
        clock_of(text)
    made = client.post("/api/tables", json={"game": "once", "seats": [person(), person()], "clock": text})
    assert made.status_code == 400 and made.json()["code"] == "no-such-clock"


def test_so_long_others_have_to_wait_before_they_vote():
    assert [clock_of(text).patience for text in ("", "gentle 86400", "strict 600 30", "strict 600 90")] == [
        60, 86400, 60, 90,
    ]  # fmt: skip


class TestStrict:
    """A bank of 100 seconds, and 30 for each decision. Seat 0 is asked at noon, after no move."""

    begun = Clocks.set(clock_of("strict 100 30"), 2).moved(NOON, {0}, 0, ())

    def test_who_is_asked_has_the_time_of_the_decision_and_the_bank(self):
        assert self.begun.ends(0) == at(130)
        assert self.begun.ends(1) == ""
        assert self.begun.due() == at(130)
        assert self.begun.out(at(129)) == []
        assert self.begun.out(at(130)) == [0]

    def test_a_quick_decision_costs_nothing(self):
        then = self.begun.moved(at(29), {1}, 1, {0})
        assert then.seats[0].left == 100_000
        assert then.due() == at(29 + 130)

    def test_a_slow_one_is_paid_from_the_bank(self):
        then = self.begun.moved(at(50), {0}, 1, {0})  # 20 more than 30
        assert then.seats[0].left == 80_000
        assert then.due() == at(50 + 30 + 80)

    def test_those_who_are_asked_at_the_same_time_have_their_own_clocks(self):
        both = self.begun.moved(at(10), {0, 1}, 1, ())
        assert [both.ends(seat) for seat in (0, 1)] == [at(130), at(140)]
        then = both.moved(at(60), {1}, 2, {0})
        assert then.seats[0].left == 70_000
        assert then.ends(1) == at(140)

    def test_taking_back_gives_no_time_back(self):
        moved = self.begun.moved(at(25), {0}, 1, {0})  # 25 of 30: free, and 30 for the next decision
        assert moved.due() == at(25 + 130)
        back = moved.outlived(0, 1).moved(at(45), {0}, 0, {0})  # 20 of 30
        assert back.due() == at(45 + 10 + 100)
        again = back.moved(at(50), {0}, 1, {0})  # the second decision was had before: 5 are left of its time
        assert again.due() == at(50 + 5 + 100)
        further = again.moved(at(60), {0}, 2, {0})  # 5 of the bank; the third decision is new
        assert further.due() == at(60 + 30 + 95)

    def test_others_have_the_time_of_a_decision_anew_when_somebody_takes_back(self):
        waiting = self.begun.moved(at(10), {1}, 1, {0})
        back = waiting.outlived(0, 1).moved(at(40), {0}, 0, {0})
        asked = back.moved(at(41), {1}, 1, {0})
        assert asked.ends(1) == at(41 + 130)

    def test_leaving_and_coming_back_gives_no_time_back(self):
        left = self.begun.outlived(0, 0).moved(at(20), (), 0, ())
        assert left.due() is None
        back = left.moved(at(21), {0}, 0, ())
        assert back.due() == at(21 + 10 + 100)

    def test_a_bank_is_never_below_nothing(self):
        then = self.begun.moved(at(500), {0}, 1, {0})
        assert then.seats[0].left == 0
        assert then.due() == at(530)

    def test_a_server_whose_clock_is_behind_takes_nothing_away(self):
        later = self.begun.moved(at(60), {0}, 1, {0})
        assert later.moved(at(50), {0}, 2, {0}).seats[0].left == 70_000

    def test_entries_without_a_date_move_no_clock(self):
        assert self.begun.moved("", {1}, 1, {0}) == self.begun


def test_a_gentle_clock_only_shows():
    clocks = Clocks.set(clock_of("gentle 60"), 2).moved(NOON, {0}, 0, ())
    assert clocks.due() is None
    assert clocks.out(at(3000)) == []
    assert clocks.asked_for(0, at(90)) == 90
    assert clocks.asked_for(1, at(90)) is None


# At tables.


def test_a_state_says_what_is_left(client, time):
    players = make_table(client, "once", [person("Ann"), person("Ben")], seed="clock", clock="strict 600 30")
    first = players[-1].state()["acting"][0]
    time.passes(10)
    clock = players[first].state()["clock"]
    assert clock["seats"][first] == {"asked": 10, "free": 30, "left": 600}
    assert clock["seats"][1 - first] == {"asked": None, "free": 30, "left": 600}
    time.passes(40)  # 50 in all
    after = players[first].play()["clock"]
    assert after["seats"][first]["left"] == 580
    assert {key: clock[key] for key in ("kind", "usual", "bank", "each")} == {
        "kind": "strict", "usual": 0, "bank": 600, "each": 30,
    }  # fmt: skip


def test_the_clock_waits_for_everybody_and_for_no_bot(client, time):
    players = make_table(client, "once", [person("Ann"), OPEN], seed="clock", clock="strict 60 10")
    table = client.tables.get(players[0].table)
    time.passes(1000)
    assert table.standing().due is None
    players[0].client.post(f"/api/tables/{players[0].table}/seats/1", json={"name": "Ben"})
    assert table.standing().due == time.after(70)
    alone = make_table(client, "once", [bot(), bot()], clock="strict 60 10")
    assert client.tables.get(alone[-1].table).standing().due is None


def test_a_table_without_a_clock_says_nothing_of_time(client):
    players = make_table(client, "once", [person("Ann"), person("Ben")])
    assert players[0].state()["clock"] is None


def test_a_bot_stands_in_where_the_time_is_over(client, time):
    """The server does it by itself; the game goes on, and whoever was away comes back with what is left."""
    players = make_table(client, "once", [person("Ann"), person("Ben")], seed="clock", clock="strict 60 10")
    seat = players[-1].state()["acting"][0]
    table = client.tables.get(players[0].table)
    due = Due(client.app.state.database)
    assert table.row.id not in due.tables(time.after(69), 50)
    assert table.row.id in due.tables(time.after(70), 50)
    time.passes(69)
    in_a_loop_of(client, run_out(client.tables, due))
    assert table.course.seats[seat].kind == "person"
    time.passes(1)
    in_a_loop_of(client, run_out(client.tables, due))
    told = players[seat].state()["seats"][seat]
    assert told["kind"] == "bot" and told["stands_in"] and told["name"] in ("Ann", "Ben")
    assert players[seat].state()["moves"] == []
    until(lambda: seat not in players[seat].state()["acting"])  # or the table would change under the next question
    assert players[seat].fails("play", {"kind": "draw", "parts": {"pile": 0}}) == "bot-plays"
    players[seat].does("come-back", {})
    assert players[seat].state()["clock"]["seats"][seat]["left"] == 0


def test_two_servers_do_it_once(client, time):
    """Both have the table in memory, and both find that the time is over."""
    players = make_table(client, "once", [person("Ann"), person("Ben")], seed="clock", clock="strict 60 10")
    name, host = players[0].table, client.tables.host
    servers = [rebuilt(name, client.tables.library, host) for _ in range(2)]
    time.passes(71)
    for server in servers:
        server.run_out()
    log = [logged.entry for logged in host.store.log(name)]
    assert len([entry for entry in log if isinstance(entry, StoodIn)]) == 1
    assert all(server.version >= 1 for server in servers)  # the bot may have moved already


def test_a_table_that_cannot_be_read_does_not_stand_in_the_way(client, time):
    players = make_table(client, "once", [person("Ann"), person("Ben")], clock="strict 60 10")
    name, database = players[0].table, client.app.state.database
    with database.writing() as connection:
        connection.exec_driver_sql("UPDATE tables SET clock = 'broken' WHERE id = ?", (name,))
    client.tables.live.pop(name)
    time.passes(71)
    in_a_loop_of(client, run_out(client.tables, Due(database)))
    assert name not in Due(database).tables(time.after(0), 50)


def test_standings_are_due_in_their_order(client, time):
    database = client.app.state.database
    early = make_table(client, "once", [person(), person()], clock="strict 0 10")[0].table
    late = make_table(client, "once", [person(), person()], clock="strict 0 20")[0].table
    due = [each for each in Due(database).tables(time.after(20), 1000) if each in (early, late)]
    assert due == [early, late]
    assert Due(database).tables(time.after(20), 1) != [late]


def in_a_loop_of(client, coroutine):
    """Does something in the event loop of the server."""
    return asyncio.run_coroutine_threadsafe(coroutine, client.tables.aside._loop).result(20)
