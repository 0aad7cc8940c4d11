"""Two worlds that a viewer cannot tell apart give that viewer the same bytes, over HTTP and on the socket.

One world is a random position, the other was dealt from what the viewer knows of it. Both are put into a server of
their own, with the same seats and tokens, and played on for a while in such a way that the viewer still cannot tell
them apart: the viewer makes the same moves in both, the others may make different ones. Whatever is asked on the way,
the answers are compared byte for byte. The game is not over: afterwards nothing is secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from random import Random

import pytest

from server.helpers import Player, serving
from spinney import every_game
from spinney.engine.header import SPECTATOR
from spinney.store.entries import SeatRow, TableRow
from spinney.tables import players
from spinney.tables.live import LiveTable, token_hash

STEPS = 7
KEY = bytes(range(100, 116))  # the same in both worlds, as its hash is told; the key itself never is
POSITIONS = {
    "once": (3, 40, 90),
    "legendary": (4, 30),
    "dartmoor": (5, 60, 150),
    "floresta": (7, 60),
    "reforest": (6, 70, 160),
}


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    """A server for each world."""
    with serving(tmp_path_factory.mktemp("a")) as first, serving(tmp_path_factory.mktemp("b")) as second:
        yield first, second


@dataclass
class World:
    """A server with one table, which begins at a given position."""

    client: object
    table: LiveTable
    players: dict[int, Player]

    def viewed_after(self, viewer, seat, move):
        """What the viewer would see if a seat made a move."""
        course = self.table.course
        memory = course.positions.at(course.last)
        assert course.rules.decide(course.rules.box, memory, seat, move) == seat
        course.rules.conceal(course.rules.box, memory, viewer)
        return course.rules.to_bytes(memory)


def world(client, game, position, name="table"):
    """A table of people that begins at a position."""
    players = game.table_layout.plain(position).players
    tokens = {seat: f"the token of seat {seat}" for seat in range(players)}
    seats = [SeatRow("person", f"Ann {seat}", token_hash=token_hash(tokens[seat])) for seat in tokens]
    options = {option.name: option.choices[0].name for option in game.options}
    row = TableRow(name, game.name, game.pack.hash(), options, KEY, "", seats)
    tables = client.tables
    tables._store.add(row, [], game.pack_text)
    table = tables.live[name] = LiveTable(row, game, position, [], tables.host)
    sitting = {seat: Player(client, name, token) for seat, token in tokens.items()}
    return World(client, table, {SPECTATOR: Player(client, name), **sitting})


def position_of(game, moves):
    """A random position after so many moves, or the last before the end."""
    luck = Random(f"{game.name} {moves}")
    match = game.new(players=luck.choice([n for n in game.players if n > 1]), seed=moves, form="interpreted")
    before = match.to_bytes()
    while not match.over and len(match.played) < moves:
        before = match.to_bytes()
        seat = luck.choice(match.acting)
        match.play(luck.choice(match.legal(seat)), seat)
    return before if match.over else match.to_bytes()


def other_world(game, position, viewer, seed):
    """A position that may be the truth for all the viewer knows."""
    rules = game.interpreted
    memory = rules.memory(position)
    rules.conceal(rules.box, memory, viewer)
    rules.redeal(rules.box, memory, viewer, rules.stream(seed))
    return rules.to_bytes(memory)


def step(worlds, viewer, luck):
    """A move in each world after which the viewer sees the same in both; None if there is none at hand."""
    asked = worlds[0].table.course.asked()
    for seat in luck.sample(asked, len(asked)):
        choices = [one.table.course.legal(seat) for one in worlds]
        if seat == viewer:
            pairs = [(move, move) for move in choices[0]]
        else:
            alike = [(move, move) for move in choices[0] if move in choices[1]]
            pairs = alike + list(product(choices[0][:6], choices[1][:6]))
        luck.shuffle(pairs)
        for pair in pairs[:30]:
            views = [one.viewed_after(viewer, seat, move) for one, move in zip(worlds, pair, strict=True)]
            course = worlds[0].table.course
            if views[0] == views[1] and not course.game.table_layout.plain(views[0]).over:
                return seat, pair
    return None


def answers(one, viewer, luck):
    """Everything that the viewer can ask about the table without changing it, as bytes."""
    player, course = one.players[viewer], one.table.course
    asked = [player.get(), player.get(language="es"), player.get(since=2), player.get("/points"), player.get("/record")]
    asked += [player.get(f"/at/{ply}") for ply in range(course.last + 2)]
    asked += [player.get(zones=True), player.get("/at/0", zones=True, language="es")]
    asked += [player.get(seat=seat) for seat in range(SPECTATOR, 3)]
    asked.append(player.post("/branch", {"ply": 0, "seats": [{"kind": "person"}] * len(course.seats)}))
    for _ in range(12):
        move = course.game.moves.Move(luck.randrange(course.game.moves.size))
        body = {"kind": move.kind, "parts": move.parts}
        asked.append(player.post("/why", body))
        if viewer == SPECTATOR or move not in course.legal(viewer):
            asked.append(player.post("/play", body))
    assert not any(spelling in answer.content for spelling in (KEY, KEY.hex().encode()) for answer in asked)
    return [(answer.status_code, answer.content) for answer in asked]


def take_back(one, viewer, what):
    """The viewer takes back, the others agree if they are asked; everything the viewer is told of it."""
    player = one.players[viewer]
    told = [player.post(f"/{what}").content]
    while one.table.course.question is not None:
        other = one.players[min(one.table.course.waiting())]
        assert other.post("/answer", {"agree": True}).status_code == 200
        told.append(player.get().content)
    return told


def walk(worlds, viewer, luck):
    """Plays both worlds on; gives how many steps could be made."""
    made = 0
    sockets = [one.players[viewer].socket() for one in worlds]
    with sockets[0] as first, sockets[1] as second:
        assert first.recv(5) == second.recv(5)
        while made < STEPS:
            found = step(worlds, viewer, luck)
            if found is None:
                break
            seat, pair = found
            told = []
            for one, move in zip(worlds, pair, strict=True):
                answer = one.players[seat].post("/play", {"kind": move.kind, "parts": move.parts})
                assert answer.status_code == 200
                told.append(answer.content if seat == viewer else b"")
            assert told[0] == told[1]
            assert first.recv(5) == second.recv(5)
            made += 1
        same = luck.random()
        assert answers(worlds[0], viewer, Random(same)) == answers(worlds[1], viewer, Random(same))
        if viewer != SPECTATOR:
            for what in ("undo", "redo", "restart"):
                assert take_back(worlds[0], viewer, what) == take_back(worlds[1], viewer, what)
            assert worlds[0].players[viewer].get().content == worlds[1].players[viewer].get().content
    return made


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_two_worlds_give_the_same_bytes(game, servers):
    made = 0
    for moves in POSITIONS[game.name]:
        position = position_of(game, moves)
        players = game.table_layout.plain(position).players
        for viewer in {SPECTATOR, 0, players - 1}:
            other = other_world(game, position, viewer, moves)
            name = f"{game.name}-{moves}-{viewer}"
            worlds = [
                world(client, game, dealt, name) for client, dealt in zip(servers, (position, other), strict=True)
            ]
            made += walk(worlds, viewer, Random(name))
    assert made > 10


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_two_worlds_give_the_same_hint(game, servers, monkeypatch):
    monkeypatch.setattr(players, "INTERPRETED_ITERATIONS", 4)
    position = position_of(game, 21)
    viewer = min(seat for seat in range(5) if game.table_layout.plain(position).acting >> seat & 1)
    dealt = (position, other_world(game, position, viewer, 1))
    hints = [
        world(client, game, each, f"{game.name}-hint").players[viewer].post("/hint").content
        for client, each in zip(servers, dealt, strict=True)
    ]
    assert hints[0] == hints[1]
    assert b'"visits"' in hints[0]


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_the_other_world_is_another_one(game):
    """Else the law would hold for want of a case."""
    position = position_of(game, POSITIONS[game.name][0])
    assert other_world(game, position, 0, 1) != other_world(game, position, 0, 2)


def test_a_leak_is_noticed(servers, monkeypatch):
    """Views that show the truth are told apart at once."""
    monkeypatch.setattr("spinney.tables.course.Course.view", lambda course, viewer, ply: course.positions.at(ply))
    game = every_game()[0]
    position = position_of(game, 40)
    dealt = (position, other_world(game, position, 0, 1))
    worlds = [world(client, game, each, "leak") for client, each in zip(servers, dealt, strict=True)]
    with pytest.raises(AssertionError):
        walk(worlds, 0, Random(1))
