"""Bots that think, people who do not want to wait, and hints."""

from __future__ import annotations

from threading import Thread

import pytest

from server.helpers import OPEN, bot, make_table, person, received, send, serving, until, wire
from spinney import game
from spinney.engine.seeds import stream_seed
from spinney.server.thinkers import INTERPRETED_ITERATIONS, Thinkers


@pytest.fixture
def client(tmp_path):
    """A server of its own for each test: bots of other tables would think here, too."""
    with serving(tmp_path) as client:
        yield client


@pytest.fixture
def slow(client, monkeypatch):
    """Bots and hints that think until they are stopped; they are counted."""
    thinkers = client.tables.thinkers
    begun = []

    def choose(_game, _name, _view, _seat, legal, _seed, stop):
        begun.append(stop)
        assert stop.wait(20)
        return int(legal[0])

    original = thinkers.options

    def options(*arguments):
        begun.append(arguments[-1])
        assert arguments[-1].wait(20)
        return original(*arguments)

    monkeypatch.setattr(thinkers, "choose", choose)
    monkeypatch.setattr(thinkers, "options", options)
    yield begun
    for stop in begun:
        stop.set()


def test_thinking_shows_and_the_page_can_go_on_asking(client, slow):
    players = make_table(client, "legendary", [person(), bot("tree"), bot("tree")])
    state = players[0].state()
    assert state["thinking"] == [1, 2] and state["acting"] == [0, 1, 2]
    state = players[0].play()  # all place at the same time: nobody waits for the bots
    assert state["acting"] == [1, 2] and state["thinking"] == [1, 2]


def test_move_now(client, slow):
    players = make_table(client, "legendary", [person(), bot("tree")])
    with players[0].socket() as ann:
        assert received(ann, "state")["thinking"] == [1]
        send(ann, "move_now")
        state = received(ann, "state")
        assert state["thinking"] == [] and state["log"][-1]["seat"] == 1


def test_taking_back_stops_a_thought_and_it_is_not_played(client, slow):
    """The bot was thinking about a table that is no more."""
    players = make_table(client, "dartmoor", [person(), bot("tree")], seed="undo")
    until(lambda: slow)
    slow[0].set()  # the bot at seat 1 chooses its cave first
    until(lambda: players[0].state()["moves"])
    players[0].play()
    state = players[0].state()
    while state["moves"]:
        state = players[0].play()
    until(lambda: players[0].state()["thinking"] == [1] and len(slow) > 1)
    last = players[0].state()["last"]
    after = players[0].does("undo")
    assert slow[-1].is_set() and after["last"] < last and after["thinking"] == []
    assert players[0].state()["last"] == after["last"]


def test_no_bot_thinks_before_all_seats_are_taken(client, slow):
    players = make_table(client, "legendary", [OPEN, bot("tree")])
    assert players[-1].state()["thinking"] == []
    assert players[-1].post("/seats/0", {}).status_code == 201
    assert players[-1].state()["thinking"] == [1]


def test_a_bot_that_fails_does_not_bring_the_table_down(client, monkeypatch, caplog):
    def broken(*_):
        raise RuntimeError("out of ideas")

    with monkeypatch.context() as patch:
        patch.setattr(client.tables.thinkers, "choose", broken)
        players = make_table(client, "legendary", [person(), bot("tree")])
        until(lambda: "could not move" in caplog.text)
        assert players[0].play()["last"] == 1


def test_a_hint(client):
    players = make_table(client, "once", [person(), person()])
    hint = players[0].does("hint")
    state = players[0].state()
    assert hint["ply"] == 0 and 1 <= len(hint["moves"]) <= 3
    legal = {move["number"]: move for move in state["moves"]}
    for move in hint["moves"]:
        assert wire(move) == wire(legal[move["number"]]) and move["words"] == legal[move["number"]]["words"]
        assert move["visits"] > 0
    assert players[0].does("hint") == hint  # the same table, the same hint
    assert players[1].fails("hint") == "not-asked"


def test_a_hint_can_be_stopped(client, slow):
    players = make_table(client, "once", [person(), person()])
    with players[0].socket() as ann:
        received(ann, "state")
        send(ann, "ask_hint")
        until(lambda: slow)
        send(ann, "ask_hint")
        assert received(ann, "problem")["code"] == "busy"
        assert players[0].fails("hint") == "busy"
        send(ann, "stop")
        assert received(ann, "hint")["moves"]


def test_a_hint_that_comes_too_late(client, slow):
    players = make_table(client, "once", [person(), person()])
    answers = []
    asking = Thread(target=lambda: answers.append(players[0].post("/hint").json()))
    asking.start()
    until(lambda: slow)
    players[0].play()
    assert client.delete(f"/api/tables/{players[0].table}/hint", headers=players[0].headers).status_code == 204
    asking.join()
    assert answers[0]["code"] == "stale"


# Forms of the rules.


def test_a_search_on_interpreted_rules_is_a_small_one():
    thinkers = Thinkers("interpreted")
    assert thinkers.judge(game("once"), "old-growth").iterations == INTERPRETED_ITERATIONS
    assert thinkers.judge(game("once"), "seedling").iterations == game("once").advice.iterations[0]
    thinkers.close()


def test_a_thinker_gets_the_same_chance_again():
    assert stream_seed("a 1") == stream_seed("a 1") != stream_seed("a 2")
