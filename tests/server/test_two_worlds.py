"""Two worlds that a viewer cannot tell apart give that viewer the same bytes, over HTTP and on the socket.

One world is a random position, the other was dealt from what the viewer knows of it. Both are put into a server of
their own, with the same seats and tokens, and played on for a while in such a way that the viewer still cannot tell
them apart: the viewer makes the same moves in both, the others may make different ones. Whatever is asked on the way,
the answers are compared byte for byte. The game is not over: afterwards nothing is secret.
"""

from __future__ import annotations

from random import Random

import pytest

from server.helpers import serving
from server.worlds import KEY, other_world, position_of, step, take_back, world
from spinney import every_game
from spinney.engine.header import SPECTATOR
from spinney.tables import players

STEPS = 7
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
