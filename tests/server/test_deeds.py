"""Deeds: each is done once, however often it is asked for, and not at all where it cannot be kept."""

from __future__ import annotations

from random import Random

import pytest

from server.helpers import OPEN, bot, make_table, person, received, send, until, wire
from spinney.engine.errors import SpinneyError


@pytest.fixture
def two(client):
    return make_table(client, "once", [person("Ann"), person("Ben")], seed="deeds")


def asked(players):
    """Whoever is asked, and their first move, as it is sent."""
    seat = players[-1].state()["acting"][0]
    state = players[seat].state()
    return players[seat], {**wire(state["moves"][0]), "ply": state["ply"]}


def test_the_same_key_is_the_same_deed(client, two):
    ann, move = asked(two)
    first = ann.does("play", {**move, "key": "one"})
    again = ann.does("play", {**move, "key": "one"})
    assert first["version"] == again["version"] == 1
    assert ann.fails("play", {**move, "key": "two"}) == "stale"


def test_a_key_is_known_after_the_table_has_left_memory(client, two):
    ann, move = asked(two)
    ann.does("play", {**move, "key": "one"})
    del client.tables.live[ann.table]
    assert ann.does("play", {**move, "key": "one"})["version"] == 1


def test_a_key_belongs_to_a_seat(client):
    """At the start of Legendary everybody lays the same tile: two people use the same key."""
    players = make_table(client, "legendary", [person("Ann"), person("Ben")], seed="deeds")
    for seat in (0, 1):
        players[seat].does("play", {**wire(players[seat].state()["moves"][0]), "key": "same"})
    assert players[-1].state()["version"] == 2


def test_undo_with_a_key_takes_back_once(client):
    players = make_table(client, "once", [person("Ann"), bot("random")], seed="deeds")
    ann = players[0]
    for number in range(2):
        state = ann.state()
        ann.does("play", {**wire(state["moves"][0]), "key": f"move {number}"})
    last = ann.post("/undo", key="back").json()["last"]
    assert ann.post("/undo", key="back").json()["last"] == last
    assert ann.post("/undo", key="further").json()["last"] < last


def test_on_the_socket(client, two):
    ann, move = asked(two)
    with ann.socket() as socket:
        received(socket, "state")
        send(socket, "play", **move, key="one")
        assert received(socket, "state")["version"] == 1
        assert received(socket, "done")["version"] == 1
        send(socket, "play", **move, key="one")
        assert received(socket, "done")["version"] == 1  # and no state, since nothing has changed
    assert ann.state()["version"] == 1


def test_what_cannot_be_kept_has_not_been_done(client, monkeypatch):
    """Every deed is tried first with a full disk: then the table is what it was, and afterwards it is done."""
    store, append = client.tables._store, client.tables._store.append
    full = False

    def appended(*arguments):
        if full:
            raise SpinneyError("the disk is full.")
        append(*arguments)

    monkeypatch.setattr(store, "append", appended)
    players = make_table(client, "legendary", [person("Ann"), person("Ben"), OPEN], seed="full")
    luck, done = Random("full"), dict.fromkeys(("play", "undo", "redo", "restart", "answer", "join"), 0)

    def deeds():
        if len(players) < 4:
            yield "join", players[-1], ("/seats/2", {"name": "Cem"})
        for seat in range(len(players) - 1):
            state = players[seat].state()
            for move in state["moves"][:2]:
                yield "play", players[seat], ("/play", wire(move))
            undoing = state["undoing"]
            question = undoing["question"]
            if question is None:
                yield from ((name, players[seat], (f"/{name}", None)) for name in ("undo", "restart") if undoing[name])
            elif seat in question["waiting"]:
                yield "answer", players[seat], ("/answer", {"agree": luck.random() < 0.7})
            yield from [("redo", players[seat], ("/redo", None))] * (5 if undoing["redo"] else 0)

    for _ in range(60):
        name, player, (path, body) = luck.choice(list(deeds()))
        before = [each.get().content for each in players.values()]
        full = True
        assert player.post(path, body).status_code == 503
        full = False
        assert [each.get().content for each in players.values()] == before
        answer = player.post(path, body)
        assert answer.status_code in (200, 201), answer.text
        if name == "join":
            token = answer.json()["tokens"][0]["token"]
            players[2] = type(player)(client, player.table, token)
        done[name] += 1
    assert all(done.values()), done
    after = [each.get().content for each in players.values()]
    del client.tables.live[players[0].table]
    assert [each.get().content for each in players.values()] == after


def test_whoever_comes_back_is_told_the_rest(client):
    """The log from where it is known; after moves were taken back meanwhile, from there."""
    players = make_table(client, "once", [person("Ann"), bot("random")], seed="rest")
    ann = players[0]
    for _ in range(3):
        ann.play()
        until(lambda: ann.state()["moves"])  # the bot has moved, and moves no more
    with ann.socket() as socket:
        known = received(socket, "state")
    coming = {"version": known["version"], "known": known["last"] + 1}
    with ann.socket(**coming) as socket:
        same = received(socket, "state")
        assert same["log"] == [] and same["log_from"] == known["last"] + 1
    to = ann.does("undo")["last"]
    assert to < known["last"]
    with ann.socket(**coming) as socket:
        rest = received(socket, "state")
        assert rest["log_from"] == to + 1
    with ann.socket(version=10_000, known=5) as socket:  # of a table that has been forgotten, say
        assert received(socket, "state")["log_from"] == 0
