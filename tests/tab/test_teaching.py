"""Lessons and puzzles in a tab: the others follow the script, and what was done is kept on the device."""

from __future__ import annotations

import json

import pytest

import spinney
from server.helpers import wire
from spinney.engine.game import every_game
from spinney.tables import live
from spinney.teaching.lessons import lessons
from spinney.teaching.puzzles import puzzles
from tab.helpers import Device, in_a_tab

GAMES = [game.name for game in every_game()]


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch):
    monkeypatch.setattr(live, "LESSON_PAUSE", 0)


async def begun(tab, what, **wanted):
    reply = await tab.ask("POST", f"/api/{what}?language=en", wanted)
    assert reply["status"] == 201, reply
    return json.loads(reply["body"])


def chosen(state, numbers):
    """The moves of these numbers: of a set that is chosen together, or one."""
    moves = state["several"]["moves"] if state["several"] else state["moves"]
    return [wire(move) for move in moves if move["number"] in numbers]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_after_the_tab_was_closed(game):
    lesson, device = lessons(spinney.game(game))["first"], Device()

    async def begins(tab):
        made = await begun(tab, "lessons", game=game, lesson="first", name="Wren")
        return made["table"], made["tokens"][0]["token"]

    table, token = in_a_tab(begins, device)

    async def goes_on(tab):
        line = await tab.sit(table, token)
        state = await tab.state(line)
        for _ in range(3):
            while not state["lesson"]["moves"]:
                state = await tab.state(line)
            assert state["lesson"]["steps"] or state["several"] is None
            moves = chosen(state, state["lesson"]["moves"])
            if state["several"]:
                tab.say(line, "play_several", moves=moves)
            else:
                tab.say(line, "play", **moves[0])
            before = state["last"]
            while state["last"] == before:
                state = await tab.state(line)
        return state["last"]

    last = in_a_tab(goes_on, device)
    assert last > 0
    assert [(entry["seat"], entry["kind"], entry["parts"]) for entry in kept_moves(device, table)][:last] == [
        (seat, move.kind, move.parts) for seat, move in lesson.script[:last]
    ]


def kept_moves(device, table):
    numbers = sorted(number for one, number in device.entries if one == table)
    return [json.loads(device.entries[table, number]) for number in numbers]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_begins_where_it_should(game):
    puzzle = puzzles(spinney.game(game))[0]

    async def story(tab):
        made = await begun(tab, "puzzles", game=game, puzzle=puzzle.name)
        line = await tab.sit(made["table"], made["tokens"][0]["token"])
        return await tab.state(line)

    state = in_a_tab(story)
    # Where all choose at the same time, a bot may have chosen already.
    assert state["last"] >= state["puzzle"]["ply"] == len(puzzle.moves) and state["viewer"] == puzzle.seat
    assert state["puzzle"]["points"] == puzzle.points
