"""The link: acknowledgements, pings, and going on where the line was broken."""

from __future__ import annotations

import pytest

from server.helpers import OPEN, make_table, person, received, send, wire
from spinney.server.running import PING_SECONDS, PONG_SECONDS, config_of


@pytest.fixture
def two(client):
    return make_table(client, "once", [person("Ann"), person("Bob")], seed="link")


def test_a_deed_with_a_key_is_acknowledged_after_the_state(two):
    with two[0].socket() as ann:
        first = received(ann, "state")
        send(ann, "play", **wire(first["moves"][0]), ply=0, key="one")
        state = received(ann, "state")
        assert received(ann, "done") == {"type": "done", "key": "one", "version": state["version"]}


def test_the_same_deed_again_is_acknowledged_again_and_done_once(two):
    with two[0].socket() as ann:
        move = wire(received(ann, "state")["moves"][0])
        send(ann, "play", **move, ply=0, key="one")
        version = received(ann, "state")["version"]
        received(ann, "done")
    with two[0].socket() as ann:  # the answer was lost with the line
        received(ann, "state")
        send(ann, "play", **move, ply=0, key="one")
        assert received(ann, "done") == {"type": "done", "key": "one", "version": version}
    assert two[0].state()["last"] == 1


def test_what_another_server_has_done_with_this_key_is_acknowledged(client, two):
    """As after a restart: the key is in the log."""
    with two[0].socket() as ann:
        move = wire(received(ann, "state")["moves"][0])
        send(ann, "play", **move, ply=0, key="one")
        received(ann, "state")
        received(ann, "done")
        client.tables.live.pop(two[0].table)
        send(ann, "play", **move, ply=0, key="one")
        assert received(ann, "done")["key"] == "one"
    assert two[0].state()["last"] == 1


def test_a_problem_names_the_deed_that_it_answers(two):
    with two[0].socket() as ann:
        move = wire(received(ann, "state")["moves"][0])
        send(ann, "play", **move, ply=99, key="late")
        assert received(ann, "problem")["key"] == "late"
        send(ann, "undo", key="back")
        assert received(ann, "problem") == {**two[0].post("/undo").json(), "key": "back"}
        send(ann, "undo")
        assert "key" not in received(ann, "problem")


def test_a_deed_that_fails_is_answered_too(client, two, monkeypatch):
    """Otherwise the page would send it for ever."""
    with two[0].socket() as ann:
        move = wire(received(ann, "state")["moves"][0])
        table = client.tables.get(two[0].table)
        monkeypatch.setattr(table, "play", lambda *_: 1 / 0)
        send(ann, "play", **move, ply=0, key="one")
        problem = received(ann, "problem")
        assert (problem["code"], problem["key"]) == ("failed", "one")


def test_a_ping_is_answered_without_a_table_in_memory(client, two):
    with two[-1].socket() as anybody:
        received(anybody, "state")
        client.tables.live.pop(two[0].table)
        send(anybody, "ping")
        assert received(anybody, "pong") == {"type": "pong"}
        assert two[0].table not in client.tables.live


def test_a_socket_that_does_not_answer_is_noticed_within_twelve_seconds(client):
    config = config_of(client.app)
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (PING_SECONDS, PONG_SECONDS)
    assert PING_SECONDS + PONG_SECONDS <= 12


# Going on: `version` and `known` say what the page has; what it gets completes that.


def go_on(player, state, log):
    """Comes back with a log, and gives what it has become."""
    with player.socket(version=state["version"], known=state["last"] + 1) as socket:
        state = received(socket, "state")
    return state, log[: state["log_from"]] + state["log"]


def test_who_comes_back_gets_the_rest_of_the_log(two):
    two[0].play()
    before = two[0].state()
    for _ in range(3):
        two[two[-1].state()["acting"][0]].play()
    seen = two[0].state()
    state, log = go_on(two[0], before, before["log"])
    assert state["log_from"] == before["last"] + 1
    assert log == seen["log"]


def floresta(client):
    """Taking back within an epoch is free in Floresta; see test_undo."""
    players = make_table(client, "floresta", [person("Ann"), person("Bob")], seed="undo")
    while (state := players[-1].state())["last"] < 20:
        players[state["acting"][0]].play()
    return players


@pytest.mark.parametrize("again", [0, 1, 3])
def test_who_comes_back_after_moves_were_taken_back_gets_others_in_their_place(client, again):
    """Seat 1 was away while seat 0 took a move back and made other moves, fewer or more than those that were known."""
    players = floresta(client)
    players[0].play()
    known = players[1].state()
    assert known["last"] == 21
    players[0].does("undo")
    for number in range(again):
        state = players[-1].state()
        mover = players[state["acting"][0]]
        mover.play(mover.state()["moves"][-1] if number == 0 else None)
    state, log = go_on(players[1], known, known["log"])
    assert state["log_from"] == 21 and log == players[1].state()["log"]
    assert len(log) == 21 + again


def test_a_name_that_is_new_is_told_in_the_whole_log(client):
    players = make_table(client, "once", [person("Ann"), OPEN])
    known = players[0].state()
    assert players[-1].post("/seats/1", {"name": "Bob"}).status_code == 201
    state, _ = go_on(players[0], known, known["log"])
    assert state["log_from"] == 0


def test_who_knows_more_than_there_is_gets_everything(two):
    """A table that was restored from a copy of before."""
    state = two[0].state()
    with two[0].socket(version=state["version"] + 5, known=9) as ann:
        assert received(ann, "state")["log_from"] == 0
