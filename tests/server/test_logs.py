"""Logs: one line a request, by its route; and no secret gets into any line, whatever happens."""

from __future__ import annotations

import io
import json
import logging
import re

import pytest

from server.helpers import bot, make_table, person, received, send, serving
from server.test_people import Device
from spinney.server.operating import logs
from spinney.server.operating.logs import GONE, cleaned


@pytest.fixture
def lines():
    """Begins to log in a form, and gives all lines so far."""
    root, access, stream = logging.getLogger(), logging.getLogger("spinney.access"), io.StringIO()
    before = root.handlers[:], root.level, access.level

    def begin(form):
        logs.begin(form, stream)
        return lambda: stream.getvalue().splitlines()

    yield begin
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    access.setLevel(before[2])


def conversation(client):
    """Several people do all kinds of things; gives every secret that was in it."""
    secrets = set()
    players = make_table(client, "once", [person("Ann"), {"kind": "open"}])
    owner = players[0]
    secrets |= {owner.table, owner.token}
    joined = client.post(f"/api/tables/{owner.table}/seats/1", json={"name": "Bob"}).json()
    secrets.add(joined["tokens"][0]["token"])
    with owner.socket() as socket:
        state = received(socket, "state")
        send(socket, "play", kind="give", parts={"hand": 0, "to": 1})
        received(socket, "problem")
        send(socket, "sit", token="another-token-that-is-wrong-9")
        received(socket, "problem")
    secrets |= {"another-token-that-is-wrong-9", state["key_hash"]}
    owner.post("/play", {"kind": "draw", "parts": {"pile": 99}})
    secrets |= at_home(client) | without_a_socket(owner)
    client.get(f"/api/tables/{owner.table}", headers={"authorization": "Bearer wrong-Bearer-token-77"})
    client.get("/api/tables/no-such-Tab1e", headers={"cookie": "session=cookie-Secret-5-abcdefgh"})
    pad = client.post("/api/pads", json={"pad": "pad-Id-4-abcdefgh", "game": "once", "parts": {}})
    if pad.status_code == 201:
        secrets.add(pad.json()["code"])
        client.get(f"/api/pads/{pad.json()['code']}")
    client.get("/api/pads/QQQQQQ")
    secrets |= {"wrong-Bearer-token-77", "no-such-Tab1e", "cookie-Secret-5-abcdefgh", "pad-Id-4-abcdefgh", "QQQQQQ"}
    return secrets


def at_home(client):
    """Somebody who is known by a cookie, and comes back with a recovery code."""
    with Device(client) as device, Device(client) as other:
        table = device.made()
        recovery = device.post("/api/me/recovery").json()
        for code in (recovery["code"], "WRNG-WRNG-WRNG-WRNG-WRNG"):
            other.post("/api/me/recover", json={"login": recovery["login"], "code": code})
        return {table, *device.cookies.values(), *other.cookies.values(), recovery["code"], recovery["login"]}


def without_a_socket(player):
    """Somebody whose browser has no socket."""
    sit = json.dumps({"type": "sit", "token": player.token})
    line = player.post("/line", {"messages": [sit]}).json()
    player.client.get(
        f"/api/tables/{player.table}/line/{line['line']}", headers={"authorization": f"Bearer {line['key']}"}
    )
    return {line["line"], line["key"]}


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_whole_conversation_without_a_secret(lines, tmp_path, form):
    told = lines(form)
    with serving(tmp_path) as client:
        secrets = conversation(client)
        table = make_table(client, "once", [person(), bot()])[0]
        secrets |= {table.table, table.token}
        failing = client.tables
        find, failing.find = failing.find, None
        assert table.get().status_code == 500  # with a traceback
        failing.find = find
        logging.getLogger("spinney.tables").error("table %s cannot be read: token=%s", table.table, table.token)
    text = "\n".join(told())
    assert "Traceback" in text and "/api/tables/{table_id}/play" in text
    assert table.table[:4] in text  # to find it again
    for secret in secrets:
        assert secret not in text, secret
    assert "127.0.0.1" not in text


def test_a_line_for_each_request(lines, tmp_path):
    told = lines("json")
    with serving(tmp_path, log_addresses=True) as client:
        client.get("/api/games")
        client.get("/healthz")
        client.get("/metrics")
        client.get("/api/tables/oak?language=es")
    access = [json.loads(line) for line in told()]
    assert [(line["method"], line["route"], line["status"], line["address"]) for line in access] == [
        ("GET", "/api/games", 200, "127.0.0.1"),
        ("GET", "/api/tables/{table_id}", 404, "127.0.0.1"),
    ]
    assert access[0]["logger"] == "spinney.access" and access[0]["ms"] >= 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", access[0]["time"])


def test_as_text(lines, tmp_path):
    told = lines("text")
    with serving(tmp_path) as client:
        client.get("/api/games")
    (line,) = told()
    assert re.fullmatch(r"\S+Z info    spinney\.access: GET /api/games 200 in [\d.]+ ms", line)


def test_requests_are_not_told_unasked(lines, tmp_path):
    told = lines(None)
    with serving(tmp_path) as client:
        client.get("/api/games")
    assert told() == []


def test_an_error_in_json_is_one_line(lines):
    told = lines("json")
    try:
        raise ValueError("Bearer abc\nsecond line")
    except ValueError:
        logging.getLogger("spinney.server").exception("it failed")
    (line,) = map(json.loads, told())
    assert line["message"] == "it failed" and "ValueError: Bearer [removed]\nsecond line" in line["error"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("table fy5rpEg0McaF cannot be read", "table fy5r... cannot be read"),
        ("GET /api/tables/fy5rpEg0McaF/play", f"GET /api/tables/{GONE}/play"),
        ("GET /api/tables/fy5rpEg0McaF.py", f"GET /api/tables/{GONE}.py"),
        ("/api/pads/ABC234", f"/api/pads/{GONE}"),
        ("got k9982NDkl1yz5BgNiZb6DplQ here", f"got {GONE} here"),
        ("Authorization: Bearer abc", f"Authorization: {GONE}"),
        ("{'cookie': 'spinney=abc; other=def'}", f"{{'cookie': {GONE}"),
        ("token=abc, code: 123 and key='x'", f"token={GONE}, code: {GONE} and key={GONE}"),
        ("postgresql://spinney:hunter2@db.example/spinney", f"postgresql://{GONE}@db.example/spinney"),
        ("the recovery code is WXYZ-2345-QRST", f"the recovery code is {GONE}"),
        ("mail to ann.b@example.org failed", f"mail to {GONE} failed"),
    ],
)
def test_what_is_removed(text, left):
    assert cleaned(text) == left


@pytest.mark.parametrize(
    "text",
    [
        'File "/usr/lib/python3.11/asyncio/base_events.py", line 1025, in call_soon_threadsafe',
        'File "/opt/spinney/tables/line.py", line 156, in _send',
        "sqlalchemy.exc.OperationalError: database is locked",
        "WebSocketDisconnect in _wait_tasks_to_complete after MOST_CONNECTIONS_HERE",
        "the bot at seat 1 could not move",
    ],
)
def test_what_stays(text):
    assert cleaned(text) == text
