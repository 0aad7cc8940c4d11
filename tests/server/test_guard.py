"""The guard at the door: hosts, pages of other sites, types of bodies, lengths, rates, headers."""

from __future__ import annotations

import json
from contextlib import contextmanager
from math import inf

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import spinney
from server.helpers import make_table, person, received, send, serving
from spinney.server.bodies import MOST_BYTES, MOST_OF_FILES, READER
from spinney.server.guard import Hosts
from spinney.server.rates import Allowance, Limits

TABLE = {"game": "once", "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that is known as localhost and by its address."""
    with serving(tmp_path_factory.mktemp("strict"), hosts=Hosts({"localhost", "127.0.0.1"}, False)) as client:
        yield client


def code(answer, status):
    assert answer.status_code == status, answer.text
    assert answer.json()["type"] == "problem" and answer.json()["words"]
    return answer.json()["code"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/table/oak", "/api/tables/gone", "/schema"])
def test_every_answer_keeps_browsers_strict(strict, path):
    headers = strict.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'" and policy["frame-ancestors"] == "'none'"
    assert "unsafe-inline" not in policy["script-src"] and "unsafe-eval" not in policy["script-src"].split()
    assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer" and "camera=()" in headers["permissions-policy"]


def test_files_are_what_they_say(strict):
    assert strict.get("/assets/gone.js").headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "192.0.2.1", "", "[::1"])
def test_a_name_that_is_not_ours_gets_nothing(strict, host):
    """Otherwise another site could let its name point here, and its page would be of the same origin."""
    assert code(strict.get("/api/games", headers={"host": host}), 421) == "wrong-host"
    assert code(strict.post("/api/tables", json=TABLE, headers={"host": host}), 421) == "wrong-host"


@pytest.mark.parametrize("host", ["localhost", "localhost:9999", "LOCALHOST", "127.0.0.1:80"])
def test_our_own_names_at_any_port(strict, host):
    assert strict.get("/api/games", headers={"host": host}).status_code == 200


def test_any_address_in_digits_where_that_is_allowed():
    hosts = Hosts({"spinney.example"}, True)
    assert [hosts.has(host) for host in ("192.0.2.7:8000", "[2001:db8::1]:80", "spinney.example", "evil.example")] == [
        True,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1", "http://127.0.0.1"])
def test_a_page_of_another_site_changes_nothing(strict, origin):
    players = make_table(strict, "once", [person(), person()])
    token = players[0].headers
    assert code(strict.post("/api/tables", json=TABLE, headers={"origin": origin}), 403) == "foreign-page"
    assert code(
        players[0].client.post(f"/api/tables/{players[0].table}/undo", headers={**token, "origin": origin}), 403
    )
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{strict.port}/api/tables/{players[0].table}/socket", origin=origin)


def test_our_own_page_does(strict):
    own = Origin(f"http://127.0.0.1:{strict.port}")
    assert strict.post("/api/tables", json=TABLE, headers={"origin": own}).status_code == 201
    players = make_table(strict, "once", [person(), person()])
    with connect(f"ws://127.0.0.1:{strict.port}/api/tables/{players[0].table}/socket", origin=own) as socket:
        socket.send(json.dumps({"type": "sit"}))
        assert json.loads(socket.recv(20))["type"] == "state"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"])
def test_what_a_form_can_send_is_not_taken(strict, kind):
    """A form of another site, or plain text, needs nobody's permission to be sent: it made tables."""
    before = len(strict.tables.live)
    headers = {"content-type": kind} if kind else {}
    assert code(strict.post("/api/tables", content=json.dumps(TABLE), headers=headers), 415) == "not-json"
    assert len(strict.tables.live) == before
    with_charset = {"content-type": "application/json; charset=utf-8"}
    assert strict.post("/api/tables", content=json.dumps(TABLE), headers=with_charset).status_code == 201


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00.js", f"/{'a' * 5000}", f"/api/tables/{'a' * 300}", f"/{'a/' * 400}", "/table/%FF%FE"]
)
def test_odd_paths(strict, path):
    answer = strict.get(path)
    assert answer.status_code in (200, 400, 404) and "Traceback" not in answer.text


BODIES = {
    "nested": b"[" * 15_000,
    "nested-objects": b'{"game":' * 1_500,
    "not-utf-8": b'{"game": "\xff\xfe", "seats": []}',
    "nothing": b"",
    "nul": b"\0",
    "huge-number": b'{"game": ' + b"9" * 15_000 + b"}",
    "no-object": b"7",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_bodies_that_cannot_be_read(strict, body, caplog):
    players = make_table(strict, "once", [person(), person()])
    for path in ("/api/tables", "/api/records", f"/api/tables/{players[0].table}/play"):
        headers = {"content-type": "application/json", **players[0].headers}
        code(strict.post(path, content=body, headers=headers), 400)
    assert "Traceback" not in caplog.text and not [one for one in caplog.records if one.levelname == "ERROR"]


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/tables", MOST_OF_FILES),
        ("/api/records", MOST_OF_FILES),
        ("/api/packs", MOST_OF_FILES),
        ("/api/scores", MOST_OF_FILES),
        ("/api/pads", MOST_OF_FILES),
        ("/api/tables/oak/line", MOST_OF_FILES),
        ("/api/tables/oak/play", MOST_BYTES),
        ("/api/tables/oak/seats/0", MOST_BYTES),
        ("/api/lessons", MOST_BYTES),
        ("/api/me/recover", MOST_BYTES),
        ("/api/me/addresses", MOST_BYTES),
    ],
)
def test_a_body_is_as_large_as_what_it_is_for(strict, path, most):
    """What is larger is not read, whether or not its length is told before."""
    headers = {"content-type": "application/json"}
    fitting, larger = (b'"' + b"x" * (size - 2) + b'"' for size in (most, most + 1))
    assert code(strict.post(path, content=fitting, headers=headers), 400) == "bad-message"
    for content in (larger, iter([larger])):
        assert code(strict.post(path, content=content, headers=headers), 413) == "too-big"


def test_the_longest_pack_that_can_be_read_is_taken(strict):
    text = ONCE + "#" * (200_000 - len(ONCE))
    answer = strict.post("/api/packs", json={"game": "once", "text": text})
    assert answer.status_code == 200 and not answer.json()["problem"]


def test_numbers_are_read_by_python(strict):
    """It takes a tenth of the time for long ones, and does not mind one that is too large for a fraction."""
    assert READER.decode(b"[1e999, 1.2345678901234567891e-320, 7]") == [inf, 1.2345678901234567891e-320, 7]
    wanted = b'{"game": "once", "hand": {"seat": [{"columns": 1e999}]}}'
    answer = strict.post("/api/scores", content=wanted, headers={"content-type": "application/json"})
    assert code(answer, 400) == "bad-input" and "columns" in answer.json()["words"]


# Packs and long words: each a sentence, and the server goes on.

ONCE = spinney.game("once").pack_text
PACKS = {
    "nested": "a = " + "[" * 100_000,
    "dotted": "a" + ".a" * 10_000 + " = 1",
    "headers": "\n".join(f"[{'.'.join('ab' * 50)}.x{i}]" for i in range(500)),
    "huge-number": "year = " + "9" * 100_000,
    "huge-count": ONCE.replace("year = ", "year = 999999999", 1),
    "long": ONCE + "#" * 200_000,
    "not-toml": "\0",
    "another-game": spinney.game("legendary").pack_text,
    "markup": ONCE.replace('id = "', 'id = "<img src=x onerror=alert(1)>', 1),
}


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_packs_that_cannot_be_used(strict, pack, caplog):
    answer = strict.post("/api/tables", json={**TABLE, "pack": pack})
    assert code(answer, 400) in ("bad-input", "bad-message") and len(answer.json()["words"]) < 1000
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


LONG = "x" * 20_000


def test_long_words_are_quoted_short(strict):
    answer = strict.post("/api/tables", json={**TABLE, "options": {LONG: "a"}})
    assert code(answer, 400) == "bad-input" and len(answer.json()["words"]) < 1000
    answer = strict.post("/api/records", json={"record": f"spinney record 1\ngame = {LONG}\n"})
    assert code(answer, 400) and len(answer.json()["words"]) < 1000
    players = make_table(strict, "once", [person(), person()])
    with players[0].socket() as socket:
        received(socket, "state")
        send(socket, "play", kind="draw", parts={LONG: 1})
        assert len(received(socket, "problem")["words"]) < 1000
        send(socket, "why", kind="draw", parts={"pile": 0})
        received(socket, "reason")


# How much.


@contextmanager
def limited(folder, **limits):
    with serving(folder, limits=Limits(**limits)) as client:
        yield client


def test_whoever_makes_too_many_tables_has_to_wait(tmp_path):
    with limited(tmp_path, making=Allowance(3, 0.01)) as client:
        made = [client.post("/api/tables", json=TABLE) for _ in range(5)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429, 429]
        assert made[3].json()["code"] == "too-often" and int(made[3].headers["retry-after"]) > 50
        assert code(client.post("/api/records", json={"record": "x"}), 429) == "too-often"
        assert client.get(f"/api/tables/{made[0].json()['table']}").status_code == 200


def test_whoever_asks_too_often_has_to_wait(tmp_path):
    with limited(tmp_path, asking=Allowance(5, 0.01)) as client:
        assert [client.get("/api/games").status_code for _ in range(7)] == [200] * 5 + [429] * 2
        assert client.get("/").status_code == 200  # the page itself


def test_whoever_fetches_too_many_files_has_to_wait(tmp_path):
    with limited(tmp_path, looking=Allowance(3, 0.01)) as client:
        paths = ("/", "/schema", "/assets/gone.js", "/", "/schema/openapi.json")
        assert [client.get(path).status_code for path in paths] == [200, 200, 404, 429, 429]
        assert client.get("/api/games").status_code == 200
        assert client.get("/healthz").status_code == 200  # machines ask for it all the time


def test_whoever_has_too_much_scored_has_to_wait(tmp_path):
    with limited(tmp_path, scoring=Allowance(2, 0.01)) as client:
        wanted = {"game": "once", "hand": {"seat": [{"columns": []}, {"columns": []}]}}
        assert [client.post("/api/scores", json=wanted).status_code for _ in range(4)] == [200, 200, 429, 429]
        assert client.post("/api/tables", json=TABLE).status_code == 201


def test_whoever_keeps_too_many_sockets_gets_no_more(tmp_path):
    with limited(tmp_path, sockets=2) as client:
        table = make_table(client, "once", [person(), person()])[0].table
        address = f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket"
        with connect(address), connect(address), pytest.raises(InvalidStatus):
            connect(address)
        with connect(address):
            pass


def test_a_refusal_speaks_the_language_that_is_asked_for(strict):
    headers = {"host": "evil.example"}
    answers = [strict.get(f"/api/games?language={language}", headers=headers) for language in ("en", "es", "%FF")]
    assert isinstance(answers[0], httpx.Response) and answers[0].json()["words"] != answers[1].json()["words"]
    assert answers[2].status_code == 421
