"""A server inside a test, in a thread of its own, and somebody who plays there over HTTP and on the socket."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Thread
from time import monotonic, sleep

import httpx
from websockets.sync.client import connect

from spinney.cli.serve import listening
from spinney.server.app import make_app
from spinney.server.running import Server, config_of

SECONDS = 20  # longer than anything here may take


class Client(httpx.Client):
    """Talks to a server, and knows what is behind it."""

    def __init__(self, app, port, server):
        super().__init__(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS)
        self.app = app
        self.port = port
        self.server = server

    @property
    def tables(self):
        return self.app.state.tables


@contextmanager
def serving(folder, **settings):
    """A server over a folder; its bots stay with the interpreted rules."""
    app = make_app(folder, form="interpreted", **settings)
    with listening("127.0.0.1", 0) as listener:
        server = Server(config_of(app, log_config=None, timeout_graceful_shutdown=1), app)
        thread = Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        try:
            until(lambda: server.started)
            with Client(app, listener.getsockname()[1], server) as client:
                yield client
        finally:
            server.should_exit = True
            thread.join(SECONDS)


def person(name=""):
    return {"kind": "person", "name": name}


def bot(level="random"):
    return {"kind": "bot", "bot": level}


OPEN = {"kind": "open"}


@dataclass
class Player:
    """Somebody at a table: with a token at a seat or with a cookie, without either a spectator."""

    client: Client
    table: str
    token: str = ""
    cookie: dict[str, str] = field(default_factory=dict)

    @property
    def headers(self):
        return self.cookie | ({"Authorization": f"Bearer {self.token}"} if self.token else {})

    def get(self, path="", **query):
        return self.client.get(f"/api/tables/{self.table}{path}", params=query, headers=self.headers)

    def post(self, path, body=None, **query):
        return self.client.post(f"/api/tables/{self.table}{path}", json=body, params=query, headers=self.headers)

    def state(self, **query):
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def does(self, what, body=None):
        """Does something that succeeds; gives the new state."""
        answer = self.post(f"/{what}", body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def fails(self, what, body=None):
        """Tries something that is refused; gives the code of the problem."""
        before = self.client.tables.get(self.table).version
        answer = self.post(f"/{what}", body)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["type"] == "problem" and answer.json()["words"]
        assert self.client.tables.get(self.table).version == before
        return answer.json()["code"]

    def play(self, move=None):
        """Makes a move, the first that is possible if none is given; gives the new state."""
        return self.does("play", wire(move or self.state()["moves"][0]))

    @contextmanager
    def socket(self, **sit):
        """A socket at which this player has sat down; the first state is still to be read."""
        address = f"ws://127.0.0.1:{self.client.port}/api/tables/{self.table}/socket"
        with connect(address, additional_headers=self.cookie) as socket:
            socket.send(json.dumps({"type": "sit", "token": self.token, **sit}))
            yield socket


def send(socket, message, /, **more):
    socket.send(json.dumps({"type": message, **more}))


def received(socket, kind):
    """The next message on a socket, which has to be of this type."""
    message = json.loads(socket.recv(SECONDS))
    assert message["type"] == kind, message
    return message


def wire(move):
    return {"kind": move["kind"], "parts": move["parts"]}


def make_table(client, game, seats, **more):
    """A new table: a player for each seat that is a person's, by number, and a spectator at -1."""
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    created = answer.json()
    players = {each["seat"]: Player(client, created["table"], each["token"]) for each in created["tokens"]}
    return {-1: Player(client, created["table"]), **players}


def in_a_loop(story):
    """Runs a coroutine in an event loop of its own, in a thread: this one may be in the loop of a browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


def until(condition):
    """Waits until something has come true, and gives it."""
    end = monotonic() + SECONDS
    while monotonic() < end:
        found = condition()
        if found:
            return found
        sleep(0.01)
    raise AssertionError("it did not come true")
