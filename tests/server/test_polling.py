"""Lines without a socket: the same messages, asked for and posted."""

from __future__ import annotations

import json
from threading import Thread

import httpx
import pytest

from server.helpers import SECONDS, make_table, person, serving, until, wire
from server.polled import Polled
from spinney.server import polling
from spinney.tables.line import NO_SUCH_TABLE


@pytest.fixture
def two(client):
    return make_table(client, "once", [person("Ann"), person("Bob")], seed="polling")


def test_a_line_opens_with_the_first_state_and_goes_on(two):
    ann = Polled(two[0])
    assert [message["type"] for message in ann.first] == ["state"]
    assert ann.first[0] == two[0].state()
    bob = Polled(two[1])
    assert ann.send("play", **wire(ann.first[0]["moves"][0]), ply=0, key="one").status_code == 204
    state, done = ann.news("state", "done")
    assert state["last"] == 1 and done["key"] == "one"
    assert bob.news("state")[0]["log_from"] == 1


def test_a_deed_may_come_with_the_first_messages(two):
    """So it is done even where every request comes to another server."""
    move = wire(two[0].state()["moves"][0])
    ann = Polled(two[0], {"type": "play", **move, "ply": 0, "key": "one"})
    kinds = [message["type"] for message in ann.first]
    while "done" not in kinds:
        kinds += [message["type"] for message in ann.take(ann.ask().json())]
    assert two[0].state()["last"] == 1


def test_what_was_not_acknowledged_is_told_again(two):
    ann = Polled(two[0])
    ann.send("ping")
    first = ann.ask().json()
    assert ann.ask(ann.last).json() == first  # the answer was lost
    ann.take(first)
    ann.send("ping")
    assert [message["type"] for message in ann.news("pong")] == ["pong"]


def test_who_asks_twice_at_once_is_answered_at_the_second_place(two):
    ann = Polled(two[0])
    answers = []
    first = Thread(target=lambda: answers.append(ann.ask().json()["messages"]))
    first.start()
    line = until(lambda: next(iter([one for one in lines(two).values() if one.waiting]), None))
    second = Thread(target=lambda: answers.append(ann.ask().json()["messages"]))
    second.start()
    first.join(SECONDS)
    assert answers == [[]]
    until(lambda: line.waiting)
    ann.send("ping")
    second.join(SECONDS)
    assert answers == [[], ['{"type":"pong"}']]


def lines(players):
    return players[-1].client.app.state.lines._lines


def test_nobody_waits_for_ever(two, monkeypatch):
    monkeypatch.setattr(polling, "WAIT_SECONDS", 0.05)
    assert Polled(two[0]).ask().json()["messages"] == []


def test_a_line_is_only_for_whoever_has_its_key(two):
    ann, bob = Polled(two[0]), Polled(two[1])
    for table, key in [(two[0].table, bob.key), (two[0].table, "x"), (two[0].table, "ñ"), ("another", ann.key)]:
        headers = {"authorization": f"Bearer {key}".encode()}
        answer = two[0].client.get(f"/api/tables/{table}/line/{ann.line}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-line")
    assert ann.send("ping").status_code == 204


def test_who_is_known_by_a_cookie_needs_no_token(client):
    """The line belongs to the person who has opened it."""
    with httpx.Client(base_url=client.base_url, headers={"origin": str(client.base_url).rstrip("/")}) as ada:
        body = {"game": "once", "seats": [person("Ada"), person("Bob")]}
        table = ada.post("/api/tables?keep=cookie", json=body).json()["table"]
        told = ada.post(f"/api/tables/{table}/line", json={"messages": ['{"type": "sit", "seat": 1}']}).json()
        state = json.loads(told["messages"][0])
        assert (state["viewer"], state["mine"]) == (1, [0, 1])


def test_another_server_says_that_it_has_no_such_line(two, client):
    """The page opens a new one there, and goes on with what it knows."""
    ann = Polled(two[0])
    state = ann.first[0]
    lines(two).clear()
    assert ann.ask().json()["code"] == ann.send("ping").json()["code"] == "no-such-line"
    again = Polled(two[0], version=state["version"], known=state["last"] + 1)
    assert again.first[0]["log"] == []


def test_a_page_that_is_not_heard_of_has_gone(two, client, monkeypatch):
    monkeypatch.setattr(polling, "GONE_SECONDS", 0.1)
    ann = Polled(two[0])
    until(lambda: not client.tables.host.watchers.any(two[0].table))
    assert ann.ask().json()["code"] == "no-such-line"


def test_a_page_that_leaves_is_gone_at_once(two, client):
    ann = Polled(two[0])
    assert client.tables.host.watchers.any(two[0].table)
    assert client.delete(f"{ann.path}/{ann.line}", headers=ann.headers).status_code == 204
    until(lambda: not client.tables.host.watchers.any(two[0].table))


def test_a_table_that_is_not_there(two):
    two[-1].table = "nowhere"
    ann = Polled(two[-1])
    assert [message["code"] for message in ann.first] == ["no-such-table"]
    assert until(lambda: ann.take(ann.ask().json()) or ann.closed) and ann.closed == NO_SUCH_TABLE


def test_messages_that_mean_nothing_are_answered_as_on_the_socket(two):
    ann = Polled(two[0])
    for text in ("", "{", "[" * 20_000):
        ann.player.client.post(f"{ann.path}/{ann.line}", json={"messages": [text]}, headers=ann.headers)
        assert ann.news("problem")[0]["code"] == "bad-message"


def test_who_sends_without_reading_is_slowed_down_and_then_refused(two):
    """A few answers are kept, and a few messages more wait to be read."""
    ann = Polled(two[0])
    codes = [ann.send("ping").status_code for _ in range(polling.MOST_OUT + polling.MOST_IN + 5)]
    assert codes[0] == 204 and codes[-1] == 429
    line = lines(two)[ann.line]
    assert len(line.outbox) == polling.MOST_OUT and line.inbox.qsize() <= polling.MOST_IN


def test_few_letters_wait_to_be_read(two):
    """The line reads nothing while its answers are not fetched; then two of the longest messages may wait."""
    ann = Polled(two[0])
    until(lambda: ann.send("ping").status_code == 204 and len(lines(two)[ann.line].outbox) == polling.MOST_OUT)

    def posted():
        body = {"messages": ["x" * 65_536]}
        return ann.player.client.post(f"{ann.path}/{ann.line}", json=body, headers=ann.headers)

    until(lambda: posted().status_code == 429)
    line = lines(two)[ann.line]
    assert polling.MOST_LETTERS == 2 * 65_536 >= line.letters
    while line.letters:
        ann.take(ann.ask().json())
    assert posted().status_code == 204


def test_a_page_that_only_sends_has_gone(two, client, monkeypatch):
    monkeypatch.setattr(polling, "GONE_SECONDS", 0.3)
    ann = Polled(two[0])
    until(lambda: ann.send("ping").status_code == 404)


@pytest.mark.parametrize("messages", [["x" * 70_000], ["{}"] * 33, [7], "ping"])
def test_too_much_at_once_is_refused(two, messages):
    ann = Polled(two[0])
    answer = ann.player.client.post(f"{ann.path}/{ann.line}", json={"messages": messages}, headers=ann.headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_lines_are_bounded_for_each_address(two, client, monkeypatch):
    monkeypatch.setattr(client.app.state.lines, "_most_each", len(lines(two)) + 2)
    for _ in range(2):
        Polled(two[0])
    answer = client.post(f"/api/tables/{two[0].table}/line", json={"messages": []})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-often")


def test_when_the_server_ends_those_who_wait_are_answered(tmp_path):
    with serving(tmp_path) as client:
        players = make_table(client, "once", [person(), person()])
        ann = Polled(players[0])
        told = []
        address = f"{client.base_url}{ann.path}/{ann.line}?after={ann.last}"
        waiting = Thread(target=lambda: told.append(httpx.get(address, headers=ann.headers, timeout=SECONDS).json()))
        waiting.start()
        until(lambda: lines(players)[ann.line].waiting)
    waiting.join(SECONDS)
    assert told[0]["closed"] == polling.RESTARTING
