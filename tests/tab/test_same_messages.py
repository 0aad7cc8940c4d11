"""A server and a tab say the same, byte for byte: games are played through both, and every message is compared."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack, suppress
from functools import partial
from itertools import count

import pytest
from websockets.sync.client import connect

import spinney
from server.helpers import SECONDS, Player, person, serving, wire
from tab.helpers import Device, in_a_tab

MOVES = 24
GAMES = [game.name for game in spinney.every_game()]


@pytest.fixture
def same_names(monkeypatch, request):
    """Names of tables, tokens and seeds of bots are numbers, and begin anew for each host."""
    numbers = {"next": count()}

    def name(_kind, _size):
        return re.sub(r"\W", "-", f"{request.node.name}{next(numbers['next'])}")

    for kind in ("token_urlsafe", "token_hex"):
        monkeypatch.setattr(f"spinney.tables.tables.secrets.{kind}", partial(name, kind))
    return lambda: numbers.update(next=count())


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as client:
        yield client


def chosen(state, number):
    return state["moves"][number % len(state["moves"])]


def heard(lines):
    messages = []
    for line in lines:
        messages.append((yield "hear", line))
    return messages


def story_of(name, players, language):
    """What people do at a table, as requests and messages; what they see decides what they do."""
    wanted = {"game": name, "seats": [person(f"Player {n}") for n in range(players)], "seed": "both"}
    created = yield "ask", "POST", f"/api/tables?language={language}", wanted, ""
    table, tokens = created["table"], [seat["token"] for seat in created["tokens"]]
    sat = {"language": language, "zones": True}
    lines = []
    states = []
    for token in tokens:
        lines.append((yield "open", table, token, sat))
        states.append((yield "hear", lines[-1]))
    for number in range(MOVES):
        if states[0]["over"]:
            break
        seat = states[0]["acting"][0]
        if number % 7 == 3:
            yield "say", lines[seat], {"type": "why", **wire(chosen(states[seat], 0))}
            yield "hear", lines[seat]
        yield "say", lines[seat], {"type": "play", **wire(chosen(states[seat], number))}
        states = yield from heard(lines)
        if number % 11 == 5 and states[seat]["undoing"]["undo"] and states[seat]["undoing"]["undo"]["free"]:
            for what in ("undo", "redo"):
                yield "say", lines[seat], {"type": what}
                states = yield from heard(lines)
    yield "say", lines[0], {"type": "play", "kind": "dance", "parts": {}}
    yield "hear", lines[0]
    for path in ("", "/at/3", "/points", "/record"):
        yield "ask", "GET", f"/api/tables/{table}{path}?language={language}", None, tokens[0]


def replay_of(name, language):
    match = spinney.game(name).new(spinney.game(name).players[-1], seed="kept", form="interpreted")
    while not match.over:
        match.play(match.legal()[len(match.played) % len(match.legal())])
    created = yield "ask", "POST", f"/api/records?language={language}", {"record": str(match.record())}, ""
    table, last = created["table"], len(match.played)
    for ply in (0, last // 3, last // 2, last):
        yield "ask", "GET", f"/api/tables/{table}/at/{ply}?language={language}&zones=true", None, ""
    for path in ("/points", "/record"):
        yield "ask", "GET", f"/api/tables/{table}{path}?language={language}", None, ""
    yield "ask", "GET", f"/api/games/{name}/components?language={language}&pack=", None, ""


def told_by_a_server(client, story):
    messages, sockets, said = [], [], None
    story = story()
    with ExitStack() as stack, suppress(StopIteration):
        while True:
            match story.send(said):
                case "ask", method, path, body, token:
                    headers = Player(client, "", token).headers
                    answer = client.request(method, path, json=body, headers=headers)
                    messages.append((answer.status_code, answer.text))
                    said = json.loads(answer.text) if answer.text.startswith("{") else answer.text
                case "open", table, token, sat:
                    address = f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket?language=en"
                    socket = stack.enter_context(connect(address))
                    socket.send(json.dumps({"type": "sit", "token": token, **sat}))
                    sockets.append(socket)
                    said = len(sockets) - 1
                case "say", line, message:
                    sockets[line].send(json.dumps(message))
                    said = None
                case "hear", line:
                    said = {"type": "here"}
                    while said["type"] == "here":  # who is there is told when there is time for it
                        message = sockets[line].recv(SECONDS)
                        said = json.loads(message)
                    messages.append(message)
    return messages


async def told_by(story, tab):
    messages, said = [], None
    story = story()
    while True:
        try:
            step = story.send(said)
        except StopIteration:
            return messages
        match step:
            case "ask", method, path, body, token:
                reply = await tab.ask(method, path, body, token)
                messages.append((reply["status"], reply["body"]))
                said = json.loads(reply["body"]) if reply["body"].startswith("{") else reply["body"]
            case "open", table, token, sat:
                said = await tab.sit(table, token, **sat)
            case "say", line, message:
                tab.host.receive(line, json.dumps(message))
                said = None
            case "hear", line:
                said = {"type": "here"}
                while said["type"] == "here":
                    message = await tab.heard(line)
                    said = json.loads(message)
                messages.append(message)


def compared(server, story, same_names):
    same_names()
    there = told_by_a_server(server, story)
    same_names()
    here = in_a_tab(partial(told_by, story), Device())
    assert len(here) == len(there)
    for mine, theirs in zip(here, there, strict=True):
        assert mine == theirs
    return here


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_most_players_is_told_alike(server, same_names, name):
    language = "es" if GAMES.index(name) % 2 else "en"
    story = partial(story_of, name, spinney.game(name).players[-1], language)
    assert len(compared(server, story, same_names)) > MOVES


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_told_alike(server, same_names, name):
    language = "en" if GAMES.index(name) % 2 else "es"
    compared(server, partial(replay_of, name, language), same_names)
