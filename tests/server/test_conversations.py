"""Whole conversations of several people, in two worlds that one of them cannot tell apart.

Everybody has a socket, the viewer a line without one beside it. They move, talk, come and go, take back and agree or
not; the viewer loses the socket and comes back, asks for what is not theirs, and takes back what it has seen. All that
the viewer is sent in one world is compared with what it is sent in the other, message by message.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from itertools import product
from random import Random

import pytest

from server.helpers import Player, make_table, person, serving, until
from server.polled import Polled
from server.worlds import other_world, position_of, step, world
from spinney import every_game
from spinney.engine.header import SPECTATOR

ACTS = 24
AFTER = {"once": (4, 25), "legendary": (4, 30), "dartmoor": (5, 60), "floresta": (7, 30), "reforest": (6, 35)}
HERE = re.compile(rb'"here":\[[\d,]*\]')  # who is there now: a line that was closed is noticed a little later
TIME = re.compile(rb"\d{4}-\d\d-\d\dT[\d:.]+")  # of a message of the chat: servers have clocks of their own


class Listener:
    """The viewer: what it hears on a socket, and on a line without one."""

    def __init__(self, one, viewer):
        self.world, self.player, self.open = one, one.players[viewer], ExitStack()
        self.heard = {}
        self.here = None
        self.polled = Polled(self.player)
        self.told = states(self.polled.first)
        self.version, self.known = 0, 0
        self.connect()

    def connect(self):
        self.socket = self.open.enter_context(self.player.socket(version=self.version, known=self.known))
        self.up_to_date()

    def comes_back(self):
        """The socket is lost; what the viewer knows already is not sent again."""
        self.open.close()
        self.connect()

    def up_to_date(self):
        """Hears all that there is: a pong comes after what was sent before."""
        self.socket.send(json.dumps({"type": "ping"}))
        while True:
            text = self.socket.recv(10)
            message = json.loads(text)
            if message["type"] == "pong":
                if self.version == self.world.table.version:
                    return
                self.socket.send(json.dumps({"type": "ping"}))
                continue
            if message["type"] == "here":
                self.here = message["seats"]
                continue
            self.heard.setdefault(message["type"], []).append(HERE.sub(b"", TIME.sub(b"", text.encode())))
            if message["type"] == "state":
                self.here = message["here"]
                self.version, self.known = message["version"], message["last"] + 1

    def by_line(self):
        """What the line without a socket has told until it, too, is up to date."""
        while self.told[-1]["version"] < self.world.table.version:
            self.told += states(self.polled.take(self.polled.ask().json()))
        return self.told


def states(messages):
    """What is told of the table, but for who is there."""
    return [{**one, "here": []} for one in messages if one["type"] == "state"]


class Conversation:
    """The same acts in two worlds."""

    def __init__(self, worlds, viewer, luck):
        self.worlds, self.viewer, self.luck = worlds, viewer, luck
        self.listeners = [Listener(one, viewer) for one in worlds]
        self.others = [seat for seat in worlds[0].players if seat not in (viewer, SPECTATOR)]
        self.there = [{} for _ in worlds]
        self.done = dict.fromkeys(ACTING, 0)

    def both(self, act):
        """Something is done in both worlds, and answered alike."""
        answers = [act(one) for one in self.worlds]
        assert self.bytes(answers[0]) == self.bytes(answers[1])
        return answers[0]

    @staticmethod
    def bytes(answer):
        return answer.status_code, HERE.sub(b"", TIME.sub(b"", answer.content))

    def move(self):
        found = step(self.worlds, self.viewer, self.luck)
        if found is None:
            return False
        seat, pair = found
        answers = [
            one.players[seat].post("/play", {"kind": move.kind, "parts": move.parts})
            for one, move in zip(self.worlds, pair, strict=True)
        ]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert seat != self.viewer or answers[0].content == answers[1].content
        return True

    def talk(self):
        seat = self.luck.choice(list(self.worlds[0].players))
        self.both(lambda one: one.players[seat].post("/chat", {"words": f"{seat} says something"}))
        return True

    def come_or_go(self):
        """Somebody else opens the page or closes it; the viewer is told who is there."""
        seat = self.luck.choice(self.others)
        for one, there in zip(self.worlds, self.there, strict=True):
            if seat in there:
                there.pop(seat).close()
            else:
                there[seat] = ExitStack()
                there[seat].enter_context(one.players[seat].socket())
        return True

    def lose_the_socket(self):
        for each in self.listeners:
            each.comes_back()
        return True

    def take_back(self):
        """The viewer wants to take back, everybody agrees or the first who is asked does not."""
        if self.viewer == SPECTATOR:
            return False
        agree = self.luck.random() < 0.7
        what = self.luck.choice(["undo", "undo", "redo", "restart"])
        if self.both(lambda one: one.players[self.viewer].post(f"/{what}")).status_code != 200:
            return True
        for one in self.worlds:
            while one.table.course.question is not None:
                other = one.players[min(one.table.course.waiting())]
                assert other.post("/answer", {"agree": agree}).status_code == 200
        return True

    def pry(self):
        """The viewer asks for other seats, other tables, what was before, and moves that are not theirs to make."""
        last = self.worlds[0].table.course.last
        for asked in (
            *(lambda one, seat=seat: one.players[self.viewer].get(seat=seat) for seat in range(SPECTATOR, 4)),
            *(lambda one, ply=ply: one.players[self.viewer].get(f"/at/{ply}", zones=True) for ply in range(last + 2)),
            *(lambda one, ply=ply: one.players[self.viewer].get(f"/at/{ply}", seat=0) for ply in (0, last)),
            lambda one: one.players[self.viewer].get("/record"),
            lambda one: one.players[self.viewer].get("/points"),
            lambda one: one.players[self.viewer].get("/chat"),
            lambda one: Player(one.client, one.table.row.id, "a token of somebody else").get(),
            lambda one: Player(one.client, "no-such-table", one.players[self.viewer].token).get(),
        ):
            self.both(asked)
        return True

    def compare(self):
        """Whatever the viewer has been sent, on both lines; who is there is told in the end, if not at once."""
        for each in self.listeners:
            each.up_to_date()
        first, second = self.listeners
        for kind in ("state", "talk", "problem"):
            assert first.heard.get(kind) == second.heard.get(kind), kind
        assert first.by_line() == second.by_line()

        def alike():
            for each in self.listeners:
                each.up_to_date()
            return first.here == second.here

        until(alike)

    def go_on(self):
        for _ in range(ACTS):
            name = self.luck.choice(["move", "move", *ACTING])
            if ACTING[name](self):
                self.done[name] += 1
            self.compare()

    def end(self):
        for stack in (each.open for each in self.listeners):
            stack.close()
        for there in self.there:
            for stack in there.values():
                stack.close()


ACTING = {
    "move": Conversation.move,
    "talk": Conversation.talk,
    "come or go": Conversation.come_or_go,
    "lose the socket": Conversation.lose_the_socket,
    "take back": Conversation.take_back,
    "pry": Conversation.pry,
}


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("a")) as first, serving(tmp_path_factory.mktemp("b")) as second:
        yield first, second


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_conversations_in_two_worlds_are_the_same(game, servers):
    done = dict.fromkeys(ACTING, 0)
    for moves, last in product(AFTER[game.name], (False, True)):
        position = position_of(game, moves)
        viewer = game.table_layout.plain(position).players - 1 if last else SPECTATOR
        other = other_world(game, position, viewer, 3)
        assert other != position
        name = f"{game.name}-talks-{moves}-{viewer}"
        worlds = [world(client, game, dealt, name) for client, dealt in zip(servers, (position, other), strict=True)]
        conversation = Conversation(worlds, viewer, Random(name))
        try:
            conversation.go_on()
        finally:
            conversation.end()
        done = {act: done[act] + count for act, count in conversation.done.items()}
    assert all(done.values()), done


def test_a_spectator_hears_nothing_of_the_chat(servers):
    players = make_table(servers[0], "once", [person("Ann"), person("Ben")])
    players[0].post("/chat", {"words": "between us"})
    listener = Polled(players[-1])
    assert "between us" not in json.dumps(listener.first)
    assert players[-1].get("/chat").json()["said"] == []


def test_a_leak_in_a_conversation_is_noticed(servers, monkeypatch):
    monkeypatch.setattr("spinney.tables.course.Course.view", lambda course, viewer, ply: course.positions.at(ply))
    game = every_game()[0]
    position = position_of(game, 40)
    dealt = (position, other_world(game, position, 0, 1))
    worlds = [world(client, game, each, "talking-leak") for client, each in zip(servers, dealt, strict=True)]
    conversation = Conversation(worlds, 0, Random(1))
    try:
        with pytest.raises(AssertionError):
            conversation.go_on()
    finally:
        conversation.end()
