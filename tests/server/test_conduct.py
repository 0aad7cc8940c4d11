"""Conduct: the host's rights, bots that stand in, votes, and who is there."""

from __future__ import annotations

import asyncio
import json

import pytest
from msgspec.structs import replace

from server.helpers import OPEN, Player, bot, in_a_loop, make_table, person, received, send, until
from spinney.store.entries import (
    CameBack,
    Joined,
    Locked,
    Logged,
    SeatRow,
    StoodIn,
    TableRow,
    Voted,
)
from spinney.tables.conduct import host_of
from spinney.tables.problems import Impossible
from spinney.tables.rebuilding import built
from spinney.tables.watching import Watchers


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Bots that stand in move at once."""
    monkeypatch.setattr("spinney.tables.conduct.STAND_IN", "random")


@pytest.fixture
def three(client):
    return make_table(client, "once", [person("Ann"), person("Ben"), person("Cem")], seed="conduct")


def joined(players, seat, name):
    spectator = players[-1]
    answer = spectator.post(f"/seats/{seat}", {"name": name})
    assert answer.status_code == 201, answer.text
    return Player(spectator.client, spectator.table, answer.json()["tokens"][0]["token"])


def entries(player):
    return [logged.entry for logged in player.client.tables.host.store.log(player.table)]


def replayed(player):
    """Whatever was done is the same when the table is built from its log."""
    before = player.state()
    del player.client.tables.live[player.table]
    assert player.state() == before
    return before


class TestHost:
    def test_the_host_is_who_made_the_table_or_the_first_person(self):
        ann, ben, bot = SeatRow("person", "Ann", person="a"), SeatRow("person", "Ben", person="b"), SeatRow("bot")

        def host(seats, made_by="", began=None):
            return host_of(TableRow("", "", "", {}, b"", "", began or seats, host=made_by), seats)

        away = replace(ben, kind="bot")
        assert host([ann, ben]) == 0
        assert host([bot, ben, ann]) == 1
        assert host([ann, ben], "b") == 1
        assert host([ann, away], "b") == 0
        assert host([ann, away, replace(ann, person="c")], "b") == 2
        assert host([SeatRow("open"), ben], began=[ann, ben]) == 1
        assert host([bot, bot]) == -1

    def test_a_locked_table_takes_nobody(self, client):
        players = make_table(client, "once", [person("Ann"), OPEN])
        assert players[0].does("lock", {"locked": True})["locked"]
        assert players[-1].post("/seats/1", {"name": "Ben"}).json()["code"] == "locked"
        assert players[0].does("lock", {"locked": True})["version"] == 1  # it is so already
        assert not players[0].does("lock", {"locked": False})["locked"]
        joined(players, 1, "Ben")
        assert [type(entry) for entry in entries(players[0])] == [Locked, Locked, Joined]
        replayed(players[0])

    def test_open_seats_are_filled_with_bots(self, client):
        players = make_table(client, "once", [person("Ann"), OPEN, OPEN])
        state = players[0].does("fill", {"bot": "greedy"})
        assert [seat["bot"] for seat in state["seats"]] == ["", "greedy", "greedy"]
        assert [seat["stands_in"] for seat in state["seats"]] == [False] * 3
        assert state["acting"]
        assert players[0].fails("fill", {"bot": "search:1000000"}) == "no-such-bot"

    def test_whoever_is_sent_away_has_lost_the_seat(self, client, three):
        state = three[0].does("send-away", {"seat": 1})
        assert state["seats"][1] == {"number": 1, "kind": "bot", "name": "Ben", "bot": "random", "stands_in": False}
        assert three[1].get().json()["code"] == "wrong-token"
        assert three[1].fails("come-back", {}) == "wrong-token"
        assert three[0].fails("send-away", {"seat": 1}) == "nobody-there"
        assert three[0].fails("send-away", {"seat": 0}) == "own-seat"
        assert three[0].fails("send-away", {"seat": 4}) == "no-such-seat"
        replayed(three[0])

    def test_also_who_had_left_before(self, three):
        three[1].does("leave", {})
        assert not three[0].does("send-away", {"seat": 1})["seats"][1]["stands_in"]
        assert three[1].fails("come-back", {}) == "wrong-token"

    def test_on_the_socket_they_see_what_a_spectator_sees_from_then_on(self, client, three):
        with three[1].socket() as ben:
            assert received(ben, "state")["viewer"] == 1
            three[0].does("send-away", {"seat": 1})
            state = received(ben, "state")
            assert state["viewer"] == -1 and state["moves"] == [] and state["log_from"] == 0
            assert state["view"] == three[-1].state()["view"]
            send(ben, "come_back")
            assert received(ben, "problem")["code"] == "not-your-seat"

    @pytest.mark.parametrize(
        ("what", "body"), [("lock", {"locked": True}), ("fill", {"bot": "tree"}), ("send-away", {"seat": 0})]
    )
    def test_others_may_not(self, three, what, body):
        assert three[1].fails(what, body) == "not-host"
        assert three[-1].fails(what, body) == "not-your-seat"

    def test_the_right_passes_on_while_a_bot_plays_for_the_host(self, three):
        assert three[-1].state()["host"] == 0
        assert three[0].does("leave", {})["host"] == 1
        assert three[0].post("/lock", {"locked": True}).json()["code"] == "bot-plays"
        three[1].does("lock", {"locked": True})
        assert three[0].does("come-back", {})["host"] == 0


class TestStandingIn:
    def test_a_bot_plays_until_its_person_comes_back(self, client):
        players = make_table(client, "once", [person("Ann"), person("Ben")], seed="away")
        seat = players[-1].state()["acting"][0]
        ann = players[seat]
        ann.does("leave", {"key": "gone"})
        moved = until(lambda: ann.state()["last"] > 0 and ann.state())
        assert moved["seats"][seat]["stands_in"] and moved["viewer"] == seat
        assert moved["moves"] == [] and moved["undoing"]["undo"] is None
        back = ann.does("come-back", {})
        assert back["seats"][seat]["kind"] == "person" and not back["seats"][seat]["stands_in"]
        assert ann.does("come-back", {})["version"] == back["version"]
        assert [type(entry) for entry in entries(ann) if type(entry) in (StoodIn, CameBack)] == [StoodIn, CameBack]

    def test_the_record_is_what_was_played(self, client):
        """Bots that stand in leave no trace in it."""
        players = make_table(client, "once", [person("Ann"), bot("random")], seed="record")
        ann = players[0]
        ann.does("leave", {})
        until(lambda: ann.state()["over"])
        table = client.tables.get(ann.table)
        assert str(table.record()) == ann.get("/record").text
        assert ann.fails("leave", {}) in ("game-over", "bot-plays")
        assert ann.fails("come-back", {}) == "game-over"

    def test_a_question_to_somebody_who_leaves_is_withdrawn(self, client):
        players = make_table(client, "once", [person("Ann"), person("Ben")], seed="question")
        seat = players[-1].state()["acting"][0]
        while players[-1].state()["acting"] == [seat]:
            players[seat].play()
        other = 1 - seat
        players[other].play()
        state = players[seat].does("undo")
        if state["undoing"]["question"] is None:
            pytest.skip("it was free")
        assert players[other].does("leave", {})["undoing"]["question"] is None

    def test_on_the_socket(self, client, three):
        with three[0].socket() as ann:
            received(ann, "state")
            send(ann, "leave", key="one")
            assert received(ann, "state")["seats"][0]["stands_in"]
            until(lambda: is_done(ann, "one"))
            send(ann, "come_back", key="two")
            until(lambda: is_done(ann, "two"))
        assert three[0].state()["seats"][0]["kind"] == "person"


def is_done(socket, key):
    """Whether the next message says so; states of what bots do meanwhile come in between."""
    message = json.loads(socket.recv(20))
    return message["type"] == "done" and message["key"] == key


class TestVotes:
    """At a table of three, for the one who is asked; a minute has to pass."""

    def test_when_all_others_want_it_a_bot_stands_in(self, three, time):
        about, first, second = self.roles(three)
        assert three[first].fails("vote", {"seat": about}) == "too-soon"
        time.passes(3600)  # the table was made by another clock
        state = three[first].does("vote", {"seat": about})
        assert state["votes"] == [{"about": about, "seats": [first], "waiting": [second]}]
        assert three[first].does("vote", {"seat": about})["version"] == state["version"]
        state = three[second].does("vote", {"seat": about})
        assert state["votes"] == [] and state["seats"][about]["stands_in"]
        assert entries(three[0])[:3] == [Voted(first, about), Voted(second, about), StoodIn(about, "random", "vote")]
        three[about].does("come-back", {})

    def test_a_vote_is_withdrawn_or_forgotten_with_a_move(self, three, time):
        about, first, second = self.roles(three)
        time.passes(60)
        three[first].does("vote", {"seat": about})
        assert three[first].does("vote", {"seat": about, "wants": False})["votes"] == []
        three[first].does("vote", {"seat": about})
        three[about].play()
        assert three[second].state()["votes"] == []
        replayed(three[second])

    def test_nobody_who_is_there_or_not_asked(self, three, time):
        about, first, second = self.roles(three)
        time.passes(60)
        assert three[first].fails("vote", {"seat": second}) == "not-awaited"
        assert three[first].fails("vote", {"seat": first}) == "own-seat"
        assert three[first].fails("vote", {"seat": 4}) == "no-such-seat"
        assert three[-1].fails("vote", {"seat": about}) == "not-your-seat"
        with three[about].socket() as there:
            received(there, "state")
            assert three[first].fails("vote", {"seat": about}) == "still-here"

    @pytest.fixture
    def three(self, client, time):
        return make_table(client, "once", [person("Ann"), person("Ben"), person("Cem")], seed="conduct")

    def roles(self, three):
        about = three[-1].state()["acting"][0]
        return (about, *sorted({0, 1, 2} - {about}))


class TestDamagedLogs:
    """Entries that cannot be of this log make the table unreadable, and are not taken for something else."""

    @pytest.mark.parametrize(
        "damaged",
        [
            [StoodIn(1, "tree", "fill")],
            [StoodIn(0, "", "left")],
            [StoodIn(2, "tree", "left")],
            [StoodIn(2, "tree", "host")],
            [StoodIn(-1, "tree", "left")],
            [CameBack(0)],
            [CameBack(2)],
            [StoodIn(0, "tree", "host"), CameBack(0)],
            [Voted(0, 0)],
            [Voted(0, 3)],
            [Voted(0, -1)],
            [Locked(7, True)],
            [StoodIn(0, "tree", "left"), StoodIn(0, "tree", "vote")],
        ],
    )
    def test_an_entry_that_does_not_fit(self, client, damaged):
        with pytest.raises(Impossible, match="unreadable"):
            self.table(client, damaged)

    def test_what_fits(self, client):
        table = self.table(client, [StoodIn(0, "tree", "left"), CameBack(0), Voted(0, 1), Locked(0, True)])
        assert table.course.votes == {1: {0}} and table.course.locked

    def table(self, client, log):
        players = make_table(client, "once", [person("Ann"), person("Ben"), bot()], seed="damaged")
        tables = client.tables
        row = tables.get(players[0].table).row
        return built(row, [Logged(entry) for entry in log], tables.library, tables.host)


class TestPresence:
    def test_a_state_and_then_a_small_message_say_who_is_there(self, client, three):
        with three[0].socket() as ann:
            assert received(ann, "state")["here"] == [0]
            with three[1].socket() as ben:
                assert received(ben, "state")["here"] == [0, 1]
                assert received(ann, "here")["seats"] == [0, 1]
            assert received(ann, "here")["seats"] == [0]
        assert three[2].state()["version"] == 0

    def test_who_is_back_at_once_is_not_missed(self, client, three):
        with three[0].socket() as ann:
            received(ann, "state")
            with three[1].socket():
                received(ann, "here")
            with three[1].socket() as ben:
                received(ben, "state")
                three[0].does("lock", {"locked": True})
                assert received(ann, "state")["here"] == [0, 1]
                with pytest.raises(TimeoutError):
                    ann.recv(2)

    def test_spectators_are_nobody(self, client, three):
        with three[-1].socket() as eve:
            assert received(eve, "state")["here"] == []

    def test_seats_at_other_servers_count(self, monkeypatch):
        async def story():
            monkeypatch.setattr("spinney.tables.watching.PRESENCE_SECONDS", 0.01)
            watchers, met, told = Watchers(), [], []

            class Ann:
                seat = 0

                def meet(self, seats):
                    met.append(set(seats))

            watchers.on_change = lambda *change: told.append(change)
            ann = Ann()
            watchers.add("oak", ann)
            watchers.come("oak", 2, 60)
            watchers.come("oak", 3, 0.05)
            assert watchers.seats("oak") == {0, 2, 3}
            await asyncio.sleep(0.2)
            assert watchers.seats("oak") == {0, 2}
            watchers.go("oak", 2)
            watchers.discard("oak", ann)
            await asyncio.sleep(0.05)
            assert watchers.seats("oak") == set()
            assert met == [{0, 2, 3}, {0, 2}]
            assert told == [("oak", frozenset(), {0}), ("oak", {0}, frozenset())]

        in_a_loop(story())


def test_what_a_seat_is_told_of_the_others_is_no_secret(three):
    """A vote, a lock and who is there are the same for all, and no token or person is among it."""
    text = json.dumps(three[1].state())
    assert "token" not in text and '"person":' not in text
