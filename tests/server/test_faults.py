"""Faults between pages and the server: requests that are lost, doubled or late, and deeds that come in another order.

What goes over sockets is meddled with by `scripts/endurance.py`; here two people play a whole game without sockets.
"""

from __future__ import annotations

import json
from random import Random
from secrets import token_hex

import httpx
import pytest

from server.helpers import make_table, person, received, send, wire


class Cut(httpx.TransportError):
    """The line was cut: nobody knows before or after the request was done."""


class Meddling(httpx.HTTPTransport):
    """Loses requests and answers, and sends requests twice: at once, or when others have come between."""

    def __init__(self, luck):
        super().__init__()
        self.luck = luck
        self.late = []
        self.meddled = {"lost": 0, "unanswered": 0, "twice": 0, "late": 0}

    def handle_request(self, request):
        request.read()
        fault = self.luck.choice(["lost", "unanswered", "twice", "late", *[""] * 12])
        if fault:
            self.meddled[fault] += 1
        if fault == "lost":
            raise Cut("lost")
        if fault == "late":
            self.late.append(request)
        answer = self._sent(request)
        if fault == "twice":
            answer = self._sent(request)
        if self.late and self.luck.random() < 0.3:
            self._sent(self.late.pop())
        if fault == "unanswered":
            raise Cut("unanswered")
        return answer

    def _sent(self, request):
        answer = super().handle_request(request)
        answer.read()
        return answer


class Page:
    """A page without a socket, as `web/src/net` has it: deeds are sent until they are answered, each with its key."""

    def __init__(self, player, luck):
        self.player = player
        self.luck = luck
        self.transport = Meddling(luck)
        self.http = httpx.Client(base_url=player.client.base_url, transport=self.transport, timeout=20)
        self.path = f"/api/tables/{player.table}/line"
        self.line = None
        self.state, self.log = {}, []
        self.deeds, self.done, self.refused = {}, [], 0

    def step(self):
        """One request, or the first of a new line."""
        try:
            self.play()
            if self.line is None:
                self.open()
            else:
                self.take(self.asked("GET", f"{self.path}/{self.line}?after={self.last}"))
        except (Cut, LookupError):
            self.line = None

    def asked(self, method, path, messages=None):
        headers = {"authorization": f"Bearer {self.key}"} if self.line else {}
        answer = self.http.request(method, path, headers=headers, json=messages and {"messages": messages})
        if answer.status_code == 404:
            raise LookupError
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def open(self):
        known = {"version": self.state["version"], "known": self.state["last"] + 1} if self.state else {}
        sit = json.dumps({"type": "sit", "token": self.player.token, **known})
        told = self.asked("POST", self.path, [sit, *self.deeds.values()])
        self.line, self.key = told["line"], told["key"]
        self.take(told)

    def take(self, told):
        self.last = told["last"]
        for message in map(json.loads, told["messages"]):
            match message["type"]:
                case "state":
                    self.state = message
                    self.log = self.log[: message["log_from"]] + message["log"]
                    assert [deed["ply"] for deed in self.log] == list(range(message["last"] + 1))
                case "done":
                    self.done += [message["key"]] if self.deeds.pop(message["key"], None) else []
                case "problem":
                    assert message["code"] == "stale", message
                    self.refused += self.deeds.pop(message["key"], None) is not None

    def play(self):
        if not self.state or not self.state["moves"] or self.deeds:
            return
        key = token_hex(8)
        move = wire(self.luck.choice(self.state["moves"]))
        self.deeds[key] = json.dumps({"type": "play", **move, "ply": self.state["ply"], "key": key})
        if self.line:
            self.asked("POST", f"{self.path}/{self.line}", [self.deeds[key]])


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_without_sockets_loses_and_doubles_nothing(client, monkeypatch, seed):
    monkeypatch.setattr("spinney.server.polling.WAIT_SECONDS", 0.05)
    monkeypatch.setattr("spinney.server.polling.FIRST_SECONDS", 0.5)
    players = make_table(client, "legendary", [person("Ann"), person("Bob")], seed="faults")
    luck = Random(seed)
    pages = [Page(players[seat], luck) for seat in (0, 1)]
    for _ in range(3000):
        for page in pages:
            page.step()
        if all(page.state and page.state["over"] and not page.deeds for page in pages):
            break
    logged = client.tables.host.store.log(players[0].table)
    keys = [entry.key for entry in logged if entry.key]
    acknowledged = [f"{seat} {key}" for seat, page in enumerate(pages) for key in page.done]
    assert sorted(keys) == sorted(acknowledged) and len(set(keys)) == len(keys) == len(logged)
    for page in pages:
        last = page.player.state()
        assert page.state and (page.state["view"], page.log) == (last["view"], last["log"])
        assert last["over"] and all(page.transport.meddled.values())
        page.http.close()


def test_deeds_that_come_in_another_order_are_refused_or_done_as_they_were_meant(client):
    """Each names the moment it was meant for: what overtakes another one is refused, and nothing is done twice."""
    players = make_table(client, "floresta", [person("Ann"), person("Bob")], seed="7")
    asked = players[players[-1].state()["acting"][0]]
    with asked.socket() as ann:
        state = received(ann, "state")
        first, then = [wire(state["moves"][0]), wire(state["moves"][-1])]
        send(ann, "play", **then, ply=state["ply"] + 1, key="second")
        assert received(ann, "problem")["key"] == "second"
        send(ann, "play", **first, ply=state["ply"], key="first")
        received(ann, "state")
        assert received(ann, "done")["key"] == "first"
        send(ann, "play", **first, ply=state["ply"], key="first")  # it comes once more, late
        assert received(ann, "done")["key"] == "first"
        send(ann, "play", **first, ply=state["ply"], key="another")
        assert received(ann, "problem")["code"] == "stale"
    assert asked.state()["last"] == 1
