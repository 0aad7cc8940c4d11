"""Connections: how many an address has, and how long a request may take to arrive."""

from __future__ import annotations

import json
import socket
import sys
from contextlib import ExitStack

import pytest

from server.helpers import SECONDS, make_table, person, serving, until
from spinney.server import connections, polling
from spinney.server.connections import Peers
from spinney.server.rates import Allowance, Limits

ELSEWHERE = "127.0.0.2"
"""An address of this machine that is no proxy's."""
TABLE = json.dumps({"game": "once", "seats": [person(), person()]}).encode()


def reach(client, sent=b"", source="127.0.0.1"):
    found = socket.create_connection(("127.0.0.1", client.port), SECONDS, (source, 0))
    found.sendall(sent)
    return found


def request(body, length=None, path="/api/tables", method="POST"):
    head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    return f"{head}content-length: {len(body) if length is None else length}\r\n\r\n".encode() + body


def told(connection):
    """All that the server sends until it closes."""
    found = b""
    try:
        while part := connection.recv(10_000):
            found += part
    except ConnectionResetError:
        pass
    return found


@pytest.fixture
def hasty(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.1)
    with serving(tmp_path) as client:
        yield client


@pytest.mark.parametrize(
    ("sent", "answers"),
    [
        (b"", []),
        (b"GET / HTTP/1.1\r\nhost: local", []),
        (request(TABLE[:20], len(TABLE)), []),
        (request(b"", 100, "/api/games", "GET"), [b"200"]),  # nobody reads the body
        (request(TABLE, path="/api/packs") + request(TABLE[:20], len(TABLE)), [b"400"]),  # sent ahead
    ],
    ids=["nothing", "head", "body", "unread", "second"],
)
def test_a_request_that_never_ends_is_not_waited_for(hasty, sent, answers):
    with reach(hasty, sent) as connection:
        found = told(connection)
    assert [line.split()[1] for line in found.splitlines() if line.startswith(b"HTTP/1.1")] == answers


def test_an_answer_may_take_longer(hasty, monkeypatch):
    monkeypatch.setattr(polling, "WAIT_SECONDS", 0.5)
    players = make_table(hasty, "once", [person(), person()])
    opened = players[0].post("/line", {"messages": ['{"type":"sit"}']}).json()
    asked = f"/api/tables/{players[0].table}/line/{opened['line']}?after={opened['last']}"
    answer = hasty.get(asked, headers={"authorization": f"Bearer {opened['key']}"})
    assert (answer.status_code, answer.json()["messages"]) == (200, [])


def test_a_body_that_breaks_off_is_no_error_of_the_server(tmp_path, caplog):
    with serving(tmp_path) as client:
        reach(client, request(TABLE[:20], len(TABLE))).close()
        answered = until(lambda: [line for line in client.get("/metrics").text.splitlines() if '"POST"' in line])
    assert [line for line in answered if "_total" in line and 'status="400"' in line]
    assert not [line for line in answered if 'status="500"' in line]
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_an_address_sends_so_many_bytes(tmp_path):
    """In one body or in several, whether or not their length is told before."""
    with serving(tmp_path, limits=Limits(sending=Allowance(1000, 0.01))) as client:
        headers = {"content-type": "application/json"}
        body = TABLE.ljust(400)
        sent = [client.post("/api/tables", content=content, headers=headers) for content in (body, iter([body]), body)]
        assert [answer.status_code for answer in sent] == [201, 201, 429]
        assert int(sent[2].headers["retry-after"]) > 10_000
        assert client.get("/api/games").status_code == 200


@pytest.mark.skipif(sys.platform != "linux", reason="only here a machine has more than one address by itself")
def test_an_address_has_so_many_connections(tmp_path):
    with serving(tmp_path, limits=Limits(connections=2)) as client, ExitStack() as open_ones:
        first, _ = (open_ones.enter_context(reach(client, source=ELSEWHERE)) for _ in range(2))
        assert told(open_ones.enter_context(reach(client, source=ELSEWHERE))) == b""
        for _ in range(3):  # a proxy speaks for many
            open_ones.enter_context(reach(client))
        assert client.get("/api/games").status_code == 200
        first.close()
        until(lambda: client.app.state.peers.come(ELSEWHERE))


@pytest.mark.skipif(sys.platform != "linux", reason="only here a machine has more than one address by itself")
def test_a_socket_is_no_connection_more(tmp_path):
    """It has a limit of its own."""
    with serving(tmp_path, limits=Limits(connections=1)) as client:
        table = make_table(client, "once", [person(), person()])[0].table
        key = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: "
        upgrade = f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: localhost\r\n{key}{'a' * 22}==\r\n\r\n"
        with reach(client, upgrade.encode(), ELSEWHERE) as socket:
            assert socket.recv(12) == b"HTTP/1.1 101"
            with reach(client, b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n", ELSEWHERE) as connection:
                assert connection.recv(12) == b"HTTP/1.1 200"


def test_who_has_gone_is_not_counted():
    peers = Peers(2)
    assert [peers.come("a"), peers.come("a"), peers.come("a"), peers.come("b")] == [True, True, False, True]
    peers.go("a")
    assert [peers.come("a"), peers.come("a")] == [True, False]
    assert all(Peers(None).come("a") for _ in range(1000))
