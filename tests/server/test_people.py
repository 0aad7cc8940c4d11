"""People: known by a cookie, their seats and tables, coming back on another device, and those who try to be others."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from sqlalchemy import insert, select, update
from websockets.sync.client import connect
from websockets.typing import Origin

from server.helpers import OPEN, SECONDS, bot, person, received, send, serving, until, wire
from spinney.server.people import caller
from spinney.server.people import desk as people_desk
from spinney.server.people.codes import new_code
from spinney.server.rates import Allowance, Limits
from spinney.store import people as stored
from spinney.store import schema
from spinney.store.people import People, secret_hash
from spinney.store.times import now, written

TWO = [person("Ada"), OPEN]


class Device(httpx.Client):
    """A browser: it keeps its cookie, and says from which page it asks."""

    def __init__(self, client):
        self.port = client.port
        super().__init__(
            base_url=f"http://127.0.0.1:{client.port}",
            headers={"origin": f"http://127.0.0.1:{client.port}"},
            timeout=SECONDS,
        )

    def made(self, seats=TWO, game="once", **more):
        """Makes a table, and gives its id."""
        answer = self.post("/api/tables?keep=cookie", json={"game": game, "seats": seats, "seed": "7", **more})
        assert answer.status_code == 201, answer.text
        assert {each["token"] for each in answer.json()["tokens"]} <= {""}
        return answer.json()["table"]

    def joins(self, table, seat, name):
        return self.post(f"/api/tables/{table}/seats/{seat}?keep=cookie", json={"name": name})

    def state(self, table, **query):
        answer = self.get(f"/api/tables/{table}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def me(self):
        return self.get("/api/me").json()

    def mine(self):
        """Its list, as the server tells it."""
        return self.get("/api/me/tables").json()["tables"]

    @contextmanager
    def socket(self, table, **sit):
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        origin = Origin(f"http://127.0.0.1:{self.port}")
        with connect(address, origin=origin, additional_headers={"cookie": cookie} if cookie else {}) as socket:
            send(socket, "sit", **sit)
            yield socket


@pytest.fixture
def devices(client):
    """As many browsers as are wanted, at the server of all tests."""
    opened = []

    def device(at=client):
        opened.append(Device(at))
        return opened[-1]

    yield device
    for each in opened:
        each.close()


def code_of(answer):
    return answer.status_code, answer.json()["code"]


# The cookie.


def test_whoever_makes_a_table_is_known_by_a_cookie_and_needs_no_token(client, devices):
    ada = devices()
    assert ada.me() == {"known": False, "name": "", "login": "", "recovery": False, "rated": False, "lobby": False}
    answer = ada.post("/api/tables?keep=cookie", json={"game": "once", "seats": TWO, "seed": "7"})
    header = answer.headers["set-cookie"]
    secret = ada.cookies["spinney"]
    parts = header.split("; ")
    assert parts == [f"spinney={secret}", "Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"]
    assert len(secret) == 43  # 256 bits in base 64
    assert answer.json()["tokens"] == [{"seat": 0, "token": ""}]
    assert ada.me()["name"] == "Ada" and ada.me()["known"]
    table = answer.json()["table"]
    state = ada.state(table)
    assert (state["viewer"], state["mine"]) == (0, [0])
    assert devices().state(table)["viewer"] == -1
    assert client.get("/api/me").json()["known"] is False
    with client.app.state.database.reading() as connection:
        sessions = connection.execute(select(schema.sessions)).all()
    assert secret_hash(secret) in {row.hash for row in sessions}
    assert secret not in str(sessions)


def test_the_cookie_is_secure_wherever_the_request_was(client, devices):
    ada = devices()
    answer = ada.post("/api/me", json={"name": "Ada"}, headers={"x-forwarded-proto": "https"})
    assert answer.status_code == 200 and answer.headers["set-cookie"].endswith("; SameSite=Lax; Secure")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/lessons", {"game": "once", "lesson": "first", "name": "Ada"}),
        ("/api/puzzles", {"game": "once", "puzzle": "", "name": "Ada"}),
    ],
)
def test_lessons_and_puzzles_belong_to_the_person(client, devices, path, body):
    ada = devices()
    if "puzzle" in body:
        body["puzzle"] = client.get("/api/games/once/puzzles").json()[0]["name"]
    else:
        body["lesson"] = client.get("/api/games/once/lessons").json()[0]["name"]
    created = ada.post(f"{path}?keep=cookie", json=body).json()
    assert [each["token"] for each in created["tokens"]] == [""]
    assert ada.state(created["table"])["viewer"] == created["tokens"][0]["seat"]
    lessons = [(row["table"], row["lesson"]) for row in ada.mine()]
    assert lessons == ([(created["table"], body["lesson"])] if "lesson" in body else [])


def test_without_keep_programs_get_tokens_as_before(devices):
    ada = devices()
    answer = ada.post("/api/tables", json={"game": "once", "seats": TWO})
    assert len(answer.json()["tokens"][0]["token"]) == 24
    assert "set-cookie" not in answer.headers and not ada.me()["known"]


def test_the_cookie_lasts_a_year_from_the_last_visit(client, devices):
    ada = devices()
    ada.made()
    hashed = secret_hash(ada.cookies["spinney"])
    assert "set-cookie" not in ada.get("/api/me").headers

    def last_seen(days):
        with client.app.state.database.writing() as connection:
            seen = written(datetime.now(UTC) - timedelta(days=days))
            connection.execute(update(schema.sessions).where(schema.sessions.c.hash == hashed).values(seen=seen))
        client.app.state.people.callers._known.clear()

    last_seen(2)
    answer = ada.get("/api/me")
    assert answer.json()["known"] and "Max-Age=31536000" in answer.headers["set-cookie"]
    assert "set-cookie" not in ada.get("/api/me").headers
    last_seen(366)
    assert not ada.me()["known"]


def test_what_is_remembered_of_cookies_is_bounded(client, monkeypatch):
    monkeypatch.setattr(caller, "MOST_REMEMBERED", 3)
    callers = client.app.state.people.callers
    callers._known.clear()
    for number in range(6):
        client.get("/api/me", headers={"cookie": f"spinney={number:043}"})
    client.get("/api/me", headers={"cookie": "spinney=short"})
    assert len(callers._known) == 3


# Other sites.


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"origin": "ours"}, 200),
    ],
)
def test_with_a_cookie_something_changes_only_from_our_own_page(client, devices, headers, status):
    ada = devices()
    ada.post("/api/me", json={"name": "Ada"})
    cookie = {"cookie": f"spinney={ada.cookies['spinney']}"}
    if headers.get("origin") == "ours":
        headers = {"origin": f"http://127.0.0.1:{client.port}"}
    with httpx.Client(base_url=str(client.base_url)) as elsewhere:
        answer = elsewhere.post("/api/me", json={"name": "Eve"}, headers={**cookie, **headers})
    assert answer.status_code == status
    assert ada.me()["name"] == ("Eve" if status == 200 else "Ada")


def test_a_form_of_another_site_changes_nothing(client, devices):
    ada = devices()
    ada.post("/api/me", json={"name": "Ada"})
    answer = ada.post("/api/me", content=b'{"name": "Eve"}', headers={"content-type": "text/plain"})
    assert code_of(answer) == (415, "not-json")
    assert ada.me()["name"] == "Ada"


def test_a_socket_with_a_cookie_has_to_come_from_our_page(client, devices):
    ada = devices()
    table = ada.made()
    address = f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket"
    cookie = {"cookie": f"spinney={ada.cookies['spinney']}"}
    for origin in ("http://evil.example", None):
        with pytest.raises(Exception, match="403"):
            connect(address, origin=origin, additional_headers=cookie)


def test_a_program_with_a_token_may_send_a_cookie_along(client, devices):
    ada = devices()
    ada.post("/api/me", json={"name": "Ada"})
    made = client.post("/api/tables", json={"game": "once", "seats": [person("Prog"), bot()], "seed": "7"}).json()
    headers = {"cookie": f"spinney={ada.cookies['spinney']}", "authorization": f"Bearer {made['tokens'][0]['token']}"}
    answer = client.post(f"/api/tables/{made['table']}/undo", headers=headers)
    assert code_of(answer) == (409, "nothing-to-undo")


# Seats.


def test_a_link_gives_a_seat_to_whoever_takes_it_and_to_nobody_else(client, devices):
    ada, bea, eve = devices(), devices(), devices()
    table = ada.made()
    assert bea.joins(table, 1, " Bea\n").json() == {"table": table, "tokens": [{"seat": 1, "token": ""}]}
    assert [ada.state(table)["mine"], bea.state(table)["mine"], eve.state(table)["mine"]] == [[0], [1], []]
    assert bea.me()["name"] == "Bea"
    assert code_of(eve.joins(table, 1, "Eve")) == (409, "seat-taken")
    move = ada.state(table)["moves"][0]
    for stranger in (bea, eve):
        assert stranger.post(f"/api/tables/{table}/play", json=wire(move)).status_code in (403, 409)
    assert ada.post(f"/api/tables/{table}/play", json=wire(move)).status_code == 200


def test_nobody_gets_what_belongs_to_another_person(client, devices):
    """Other seats by name, by eyes, by history, by the socket: all of it is refused, and nothing is told."""
    ada, bea, eve = devices(), devices(), devices()
    table = ada.made()
    bea.joins(table, 1, "Bea")
    eve.post("/api/me", json={"name": "Eve"})
    for path in ("", "/at/0", "/points"):
        assert code_of(eve.get(f"/api/tables/{table}{path}?as=0")) == (403, "not-your-seat")
        assert code_of(bea.get(f"/api/tables/{table}{path}?seat=0")) == (403, "not-over")
    for what, body in [
        ("play", {"kind": "draw"}),
        ("undo", None),
        ("hint", None),
        ("move-now", None),
        ("why", {"kind": "draw"}),
    ]:
        for query in ("", "?as=0", "?as=1"):
            answer = eve.post(f"/api/tables/{table}/{what}{query}", json=body)
            assert code_of(answer) == (403, "not-your-seat"), (what, query)
    assert code_of(bea.get(f"/api/tables/{table}?as=0")) == (403, "not-your-seat")
    assert code_of(bea.get(f"/api/tables/{table}?as=x")) == (400, "bad-message")
    assert code_of(eve.post(f"/api/tables/{table}/claim")) == (403, "wrong-token")
    with bea.socket(table, seat=0) as socket:
        assert received(socket, "problem")["code"] == "not-over"
    with eve.socket(table) as socket:
        assert (state := received(socket, "state"))["viewer"] == -1 and state["moves"] == []
        send(socket, "undo")
        assert received(socket, "problem")["code"] == "not-your-seat"
    assert eve.delete(f"/api/me/tables/{table}").status_code == 204
    assert [row["table"] for row in ada.mine()] == [table]
    assert eve.post(f"/api/tables/{table}/looked", json={"ply": 3}).json() == {"ply": 0}
    assert ada.mine()[0]["looked"] == 0


def test_several_at_one_screen_choose_among_their_own_seats(devices):
    ada, bea = devices(), devices()
    table = ada.made([person("Ada"), person("Ann"), OPEN])
    bea.joins(table, 2, "Bea")
    assert [ada.state(table, **{"as": seat})["viewer"] for seat in (0, 1)] == [0, 1]
    assert ada.state(table)["viewer"] == 0 and ada.state(table, seat=1)["viewer"] == 1
    assert ada.state(table)["mine"] == [0, 1]
    acting = ada.state(table)["acting"][0]
    with ada.socket(table, seat=1) as socket:
        assert received(socket, "state")["viewer"] == 1
        send(socket, "sit", seat=0)
        state = received(socket, "state")
        assert (state["viewer"], state["mine"]) == (0, [0, 1])
        send(socket, "sit")
        assert received(socket, "state")["viewer"] == 0
        send(socket, "sit", seat=2)
        assert received(socket, "problem")["code"] == "not-over"
    if acting < 2:
        moves = ada.state(table, **{"as": acting})["moves"]
        answer = ada.post(f"/api/tables/{table}/play?as={acting}", json=wire(moves[0]))
        assert answer.status_code == 200 and answer.json()["last"] == 1


def test_two_people_take_one_seat_at_the_same_time(devices):
    ada = devices()
    table = ada.made()
    comers = [devices() for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda comer: comer.joins(table, 1, "Bea"), comers))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]
    holders = [comer for comer in comers if comer.state(table)["mine"] == [1]]
    assert len(holders) == 1 and [row["table"] for row in holders[0].mine()] == [table]


def test_a_token_is_traded_once(client, devices):
    made = client.post("/api/tables", json={"game": "once", "seats": [person("Old"), bot()], "seed": "7"}).json()
    table, token = made["table"], {"authorization": f"Bearer {made['tokens'][0]['token']}"}
    ada, eve = devices(), devices()
    assert ada.post(f"/api/tables/{table}/claim", headers=token).json()["tokens"] == [{"seat": 0, "token": ""}]
    assert ada.state(table)["mine"] == [0] and ada.state(table)["seats"][0]["name"] == "Old"
    assert [row["table"] for row in ada.mine()] == [table]
    assert code_of(eve.post(f"/api/tables/{table}/claim", headers=token)) == (403, "wrong-token")
    assert code_of(client.get(f"/api/tables/{table}", headers=token)) == (403, "wrong-token")
    client.tables.drop(table)  # and so it is when it is rebuilt from its log
    assert ada.state(table)["mine"] == [0]


def test_who_has_lost_a_seat_only_looks_on(client, devices):
    """On a line that is open, too: what is sent from then on is what a spectator may see."""
    made = client.post("/api/tables", json={"game": "once", "seats": [person("Old"), OPEN], "seed": "7"}).json()
    token = made["tokens"][0]["token"]
    with devices().socket(made["table"], token=token) as socket:
        assert received(socket, "state")["viewer"] == 0
        bea = devices()
        bea.post(f"/api/tables/{made['table']}/claim", headers={"authorization": f"Bearer {token}"})
        state = received(socket, "state")
        assert (state["viewer"], state["mine"], state["log_from"]) == (-1, [], 0)


def test_a_record_is_known_to_whoever_opened_it(client, devices):
    ada, eve = devices(), devices()
    table = ada.made([person("Ada")], game="reforest")
    state = ada.state(table)
    while not state["over"]:
        state = ada.post(f"/api/tables/{table}/play", json=wire(state["moves"][0])).json()
    record = ada.get(f"/api/tables/{table}/record").text
    replay = ada.post("/api/records?keep=cookie", json={"record": record}).json()
    assert replay["tokens"] == [{"seat": -1, "token": ""}]
    assert (ada.state(replay["table"])["mine"], eve.state(replay["table"])["mine"]) == ([-1], [])
    by_token = client.post("/api/records", json={"record": record}).json()
    headers = {"authorization": f"Bearer {by_token['tokens'][0]['token']}"}
    assert eve.post(f"/api/tables/{by_token['table']}/claim", headers=headers).json()["tokens"] == replay["tokens"]
    assert {seat["kind"] for seat in eve.state(by_token["table"])["seats"]} == {"recorded"}
    branch = {"ply": 1, "seats": [person("Ada")]}
    assert ada.post(f"/api/tables/{replay['table']}/branch?keep=cookie", json=branch).json()["tokens"][0]["token"] == ""
    rows = {row["table"]: (row["over"], row["replay"]) for row in ada.mine()}
    assert rows[table] == (True, False) and rows[replay["table"]][1]


# Coming back.


def test_a_recovery_code_brings_a_person_back_and_the_guest_who_was_there_moves_in(client, devices):
    ada, phone = devices(), devices()
    table = ada.made([person("Ada"), bot()])
    ada.post("/api/me", json={"name": "Ada Lovelace"})
    recovery = ada.post("/api/me/recovery").json()
    assert recovery["login"] == "ada lovelace"
    groups = recovery["code"].split("-")
    assert [len(group) for group in groups] == [4] * 5
    assert (ada.me()["recovery"], ada.me()["login"]) == (True, "ada lovelace")
    with client.app.state.database.reading() as connection:
        kept = connection.execute(
            select(schema.people.c.recovery).where(schema.people.c.login == "ada lovelace")
        ).scalar_one()
    assert kept.startswith("$argon2id$") and recovery["code"] not in kept

    guests = phone.made([person("Somebody"), bot()])
    phone.post(f"/api/tables/{guests}/looked", json={"ply": 0})
    before = phone.cookies["spinney"]
    typed = {"login": " ADA  Lovelace ", "code": recovery["code"].lower().replace("-", " ")}
    answer = phone.post("/api/me/recover", json=typed)
    assert answer.status_code == 200 and answer.json()["name"] == "Ada Lovelace"
    assert phone.cookies["spinney"] not in (before, ada.cookies["spinney"])
    for device in (ada, phone):
        assert {row["table"] for row in device.mine()} == {table, guests}
        assert (device.state(table)["mine"], device.state(guests)["mine"]) == ([0], [0])
    move = phone.state(table)["moves"][0]
    assert phone.post(f"/api/tables/{table}/play", json=wire(move)).status_code == 200
    old = {"cookie": f"spinney={before}"}
    assert client.get("/api/me", headers=old).json()["known"] is False
    client.tables.drop(guests)
    assert ada.state(guests)["mine"] == [0]


def test_who_has_a_code_of_their_own_is_not_taken_over(devices):
    """At a shared screen: the seats of who was there before stay theirs."""
    ada, bea = devices(), devices()
    table = ada.made([person("Shared"), bot()])
    code_of_ada = ada.post("/api/me/recovery").json()
    bea.made([person("Bea at home"), bot()])
    code_of_bea = bea.post("/api/me/recovery").json()
    before = ada.cookies["spinney"]
    assert ada.post("/api/me/recover", json=code_of_bea).json()["name"] == "Bea at home"
    assert ada.state(table)["mine"] == []
    assert ada.get("/api/me", headers={"cookie": f"spinney={before}"}).json()["known"] is False
    assert ada.post("/api/me/recover", json=code_of_ada).json()["name"] == "Shared"
    assert ada.state(table)["mine"] == [0]


def test_a_new_code_takes_the_place_of_the_old_one_and_names_are_not_shared(devices):
    first, second = devices(), devices()
    for device in (first, second):
        device.post("/api/me", json={"name": "Twin"})
    one, other = first.post("/api/me/recovery").json(), second.post("/api/me/recovery").json()
    assert one["login"] == "twin" and other["login"].startswith("twin-") and len(other["login"]) == 8
    anew = first.post("/api/me/recovery").json()
    assert anew["login"] == "twin" and anew["code"] != one["code"]
    third = devices()
    assert code_of(third.post("/api/me/recover", json=one)) == (403, "wrong-recovery")
    assert third.post("/api/me/recover", json=anew).json()["login"] == "twin"


def test_a_code_is_for_people_with_a_name(devices):
    ada = devices()
    assert code_of(ada.post("/api/me/recovery")) == (403, "not-known")
    ada.made([person(""), bot()])
    assert code_of(ada.post("/api/me/recovery")) == (400, "no-name")
    assert code_of(ada.post("/api/me", json={"name": " \n"})) == (400, "no-name")


def test_codes_cannot_be_guessed(tmp_path):
    """Ten tries of an address, and ten for a name whoever tries it: names that there are and that there are not."""
    with serving(tmp_path, limits=Limits(recovering=Allowance(10, 0.001))) as client:
        ada, eve = Device(client), Device(client)
        ada.post("/api/me", json={"name": "Ada"})
        right = ada.post("/api/me/recovery").json()
        wrong = [
            eve.post("/api/me/recover", json={"login": login, "code": new_code()}) for login in ["ada", "nobody"] * 5
        ]
        assert {(answer.status_code, answer.text) for answer in wrong} == {(403, wrong[0].text)}
        assert wrong[0].json()["code"] == "wrong-recovery"
        refused = eve.post("/api/me/recover", json=right)
        assert code_of(refused) == (429, "too-often")
        for number in range(5):  # from other addresses
            headers = {"x-forwarded-for": f"10.0.0.{number}"}
            answer = eve.post("/api/me/recover", json={"login": "Ada", "code": new_code()}, headers=headers)
            assert answer.status_code == 403
        answer = eve.post("/api/me/recover", json=right, headers={"x-forwarded-for": "10.0.0.99"})
        assert code_of(answer) == (429, "too-often")


def test_few_codes_are_worked_out_at_once(client, monkeypatch, devices):
    monkeypatch.setattr("spinney.server.people.codes.MOST_WAITING", 0)
    answer = devices().post("/api/me/recover", json={"login": "a", "code": "b"})
    assert code_of(answer) == (429, "crowded")


def test_a_device_that_was_left_is_nobodys(client, devices):
    ada = devices()
    table = ada.made()
    secret = ada.cookies["spinney"]
    answer = ada.post("/api/me/leave")
    assert answer.status_code == 204 and "Max-Age=0" in answer.headers["set-cookie"]
    assert "spinney" not in ada.cookies and not ada.me()["known"]
    thief = {"cookie": f"spinney={secret}", "origin": str(client.base_url)}
    with httpx.Client(base_url=str(client.base_url), headers=thief) as other:
        assert not other.get("/api/me").json()["known"]
        assert other.get(f"/api/tables/{table}").json()["mine"] == []
        assert code_of(other.post(f"/api/tables/{table}/undo")) == (403, "not-your-seat")
        assert other.get("/api/me/tables").json() == {"tables": [], "more": False}


def test_who_wants_to_be_forgotten_is(client, devices):
    ada, phone, bea = devices(), devices(), devices()
    table = ada.made()
    bea.joins(table, 1, "Bea")
    phone.post("/api/me/recover", json=ada.post("/api/me/recovery").json())
    with client.app.state.database.writing() as connection:
        who = connection.execute(
            select(schema.sessions.c.person).where(schema.sessions.c.hash == secret_hash(ada.cookies["spinney"]))
        ).scalar_one()
        row = {"id": "a1", "person": who, "kind": "mail", "address": "ada@example.org", "made": now()}
        connection.execute(insert(schema.addresses).values(row))
    assert ada.request("DELETE", "/api/me").status_code == 204
    for device in (ada, phone):
        assert not device.me()["known"] and device.state(table)["mine"] == []
    assert [seat["name"] for seat in bea.state(table)["seats"]] == ["Ada", "Bea"]
    with client.app.state.database.reading() as connection:
        for kept in (schema.people, schema.sessions, schema.addresses, schema.seatings):
            column = kept.c.id if kept is schema.people else kept.c.person
            assert connection.execute(select(kept).where(column == who)).all() == []
    assert code_of(ada.request("DELETE", "/api/me")) == (403, "not-known")


def test_a_line_that_is_open_when_its_device_is_forgotten_only_looks_on(client, devices):
    ada = devices()
    table = ada.made([person("Ada"), person("Ann")])
    with ada.socket(table) as socket:
        assert received(socket, "state")["viewer"] == 0
        assert ada.post("/api/me/leave").status_code == 204
        state = received(socket, "state")
        assert (state["viewer"], state["mine"], state["moves"]) == (-1, [], [])
        send(socket, "sit")
        assert received(socket, "state")["viewer"] == -1
        send(socket, "undo")
        assert received(socket, "problem")["code"] == "not-your-seat"
        until(lambda: not client.tables.get(table).here())


def test_lines_of_a_person_who_is_forgotten_only_look_on_and_the_seats_are_nobodys(client, devices):
    """On all devices; and so it is when the table is rebuilt from its log."""
    ada, phone, bea = devices(), devices(), devices()
    table = ada.made()
    bea.joins(table, 1, "Bea")
    away = bea.made([person("Bea"), OPEN])
    ada.joins(away, 1, "Ada")
    ada.post(f"/api/tables/{away}/leave", json={})
    phone.post("/api/me/recover", json=ada.post("/api/me/recovery").json())
    with phone.socket(table) as socket, phone.socket(away) as other:
        assert (received(socket, "state")["viewer"], received(other, "state")["viewer"]) == (0, 1)
        assert ada.request("DELETE", "/api/me").status_code == 204
        state = received(socket, "state")
        assert (state["viewer"], state["mine"]) == (-1, [])
        send(socket, "say", words="Still here")
        assert received(socket, "problem")["code"] == "not-your-seat"
        assert received(other, "state")["viewer"] == -1
        send(other, "come_back")
        assert received(other, "problem")["code"] == "not-your-seat"
    for rebuilt in (False, True):
        if rebuilt:
            client.tables.live.clear()
        seats = {table: client.tables.get(table).course.seats, away: client.tables.get(away).course.seats}
        held = [[(row.kind, row.name, bool(row.person)) for row in seats[each]] for each in (table, away)]
        assert held[0] == [("person", "Ada", False), ("person", "Bea", True)]
        assert held[1] == [("person", "Bea", True), ("bot", "Ada", False)], "the bot that stands in plays on"


def test_of_who_was_forgotten_only_the_name_is_left(client, devices):
    """Neither an id that links their tables, nor what they said; also not of the guest as whom they began."""
    ada, phone, bea = devices(), devices(), devices()
    phone.post("/api/me", json={"name": "Guest"})
    ids = [person_of(client, phone)]
    tables = [phone.made([person("Guest"), OPEN]), ada.made()]
    phone.post("/api/me/recover", json=ada.post("/api/me/recovery").json())
    ids.append(person_of(client, ada))
    for table in tables:
        bea.joins(table, 1, "Bea")
        ada.post(f"/api/tables/{table}/chat", json={"words": "My number is 555"})
        bea.post(f"/api/tables/{table}/chat", json={"words": "Thank you"})
        ada.post(f"/api/tables/{table}/chat", json={"words": "Call me"})
    assert {who: bool(everything_about(client, who)) for who in ids} == {ids[0]: False, ids[1]: True}
    assert ada.request("DELETE", "/api/me").status_code == 204
    for table, name in zip(tables, ("Guest", "Ada"), strict=True):
        bea.post(f"/api/tables/{table}/leave", json={})  # how the table stands is written anew
        bea.post(f"/api/tables/{table}/chat", json={"words": "Are you there?"})
        said = [(each["number"], each["words"]) for each in bea.get(f"/api/tables/{table}/chat").json()["said"]]
        assert said == [(2, "Thank you"), (4, "Are you there?")]
        for _ in range(2):
            assert [seat["name"] for seat in bea.state(table)["seats"]] == [name, "Bea"]
            assert bea.state(table)["mine"] == [1]
            client.tables.drop(table)
    assert [everything_about(client, who) for who in ids] == [[], []]


def person_of(client, device):
    with client.app.state.database.reading() as connection:
        hashed = schema.sessions.c.hash == secret_hash(device.cookies["spinney"])
        return connection.execute(select(schema.sessions.c.person).where(hashed)).scalar_one()


def everything_about(client, who):
    """Where an id stands in the database, in whatever column."""
    with client.app.state.database.reading() as connection:
        return [
            table.name
            for table in schema.metadata.tables.values()
            for row in connection.execute(select(table))
            if who in str(tuple(row))
        ]


def test_a_person_has_few_devices(client, devices, monkeypatch):
    monkeypatch.setattr(stored, "MOST_SESSIONS", 2)
    first = devices()
    first.post("/api/me", json={"name": "Many"})
    recovery = first.post("/api/me/recovery").json()
    others = [devices() for _ in range(2)]
    for other in others:
        other.post("/api/me/recover", json=recovery)
    client.app.state.people.callers._known.clear()
    assert [device.me()["known"] for device in (first, *others)] == [False, True, True]


def test_sessions_and_people_whom_nobody_needs_go(client, devices):
    people = People(client.app.state.database)
    sitting, leaving, coming = devices(), devices(), devices()
    sitting.made()
    for device in (leaving, coming):
        device.post("/api/me", json={"name": "Leaver"})
    coming.post("/api/me/recovery")
    ids = {}
    with client.app.state.database.reading() as connection:
        for device in (sitting, leaving, coming):
            hashed = secret_hash(device.cookies["spinney"])
            query = select(schema.sessions.c.person).where(schema.sessions.c.hash == hashed)
            ids[device] = connection.execute(query).scalar_one()
    for device in (sitting, leaving, coming):
        device.post("/api/me/leave")
    people.expire(datetime.now(UTC))
    assert [people.person(ids[device]) is not None for device in (sitting, leaving, coming)] == [True, False, True]
    people.expire(datetime.now(UTC) + timedelta(days=366))
    assert [people.person(ids[device]) is not None for device in (sitting, coming)] == [True, False]


# Lists.


def test_my_turn_comes_first_then_others_then_what_is_over(client, devices):
    ada, bea = devices(), devices()
    over = ada.made([person("Ada")], game="reforest")
    state = ada.state(over)
    while not state["over"]:
        state = ada.post(f"/api/tables/{over}/play", json=wire(state["moves"][0])).json()
    mine, waiting = ada.made(), ada.made()
    others = bea.made()
    bea.joins(mine, 1, "Bea")
    ada.joins(others, 1, "Ada")
    client.tables.live.clear()
    rows = ada.mine()
    assert not client.tables.live, "no table is rebuilt for a list"
    assert [row["table"] for row in rows] == [mine, others, waiting, over]
    first = rows[0]
    assert (first["game"], first["title"], first["mine"], first["acting"]) == ("once", "Once Upon a Forest", [0], [0])
    assert [(seat["kind"], seat["name"]) for seat in first["seats"]] == [("person", "Ada"), ("person", "Bea")]
    assert "token_hash" not in json.dumps(rows) and '"person":' not in json.dumps(rows)
    assert (rows[1]["mine"], rows[1]["acting"]) == ([1], [0])
    assert rows[2]["acting"] == [] and rows[2]["seats"][1]["kind"] == "open"
    assert rows[3]["over"] and rows[3]["winners"] == []
    assert datetime.fromisoformat(first["changed"]).tzinfo is not None


def test_winners_are_told_where_the_result_is_kept(client, devices):
    ada = devices()
    table = ada.made([person("Ada"), bot()])
    with client.app.state.database.writing() as connection:
        connection.execute(update(schema.standings).where(schema.standings.c.table_id == table).values(over=True))
        for seat, place in ((0, 2), (1, 1)):
            row = {"table_id": table, "seat": seat, "person": "", "name": "", "bot": "", "game": "once", "players": 2}
            row |= {"place": place, "points": 9, "rated": False, "daily": "", "ended": now()}
            connection.execute(insert(schema.results).values(row))
    assert ada.mine()[0]["winners"] == [1]


def test_what_one_has_seen_is_remembered_and_what_one_does_not_want_hidden(devices):
    ada, bea = devices(), devices()
    table = ada.made()
    bea.joins(table, 1, "Bea")
    assert ada.post(f"/api/tables/{table}/looked", json={"ply": 4}).json() == {"ply": 0}
    assert ada.post(f"/api/tables/{table}/looked", json={"ply": 6}).json() == {"ply": 4}
    assert (ada.mine()[0]["looked"], bea.mine()[0]["looked"]) == (6, 0)
    assert ada.post(f"/api/tables/{table}/looked", json={"ply": -1}).status_code == 400
    assert ada.request("DELETE", f"/api/me/tables/{table}").status_code == 204
    assert ada.mine() == [] and len(bea.mine()) == 1
    assert ada.state(table)["mine"] == [0], "it is still theirs"


def test_a_long_list_comes_in_parts(devices, monkeypatch):
    monkeypatch.setattr(people_desk, "A_PAGE", 2)
    ada = devices()
    tables = [ada.made() for _ in range(3)]
    first = ada.get("/api/me/tables").json()
    rest = ada.get("/api/me/tables?skip=2").json()
    assert [row["table"] for row in first["tables"] + rest["tables"]] == tables[::-1]
    assert (first["more"], rest["more"]) == (True, False)
    assert ada.get("/api/me/tables?skip=-1").status_code == 400


def test_one_person_hosts_a_number_of_tables(devices, monkeypatch):
    monkeypatch.setattr(people_desk, "MOST_HOSTED", 2)
    ada, bea = devices(), devices()
    ada.made()
    table = ada.made()
    answer = ada.post("/api/tables?keep=cookie", json={"game": "once", "seats": TWO})
    assert code_of(answer) == (429, "too-many-tables") and "2" in answer.json()["words"]
    bea.made()
    bea.joins(table, 1, "Bea")
    bea.made()  # those of others do not count


def test_a_server_without_a_lobby_says_so(devices):
    ada = devices()
    ada.made(listed=True)
    assert ada.get("/api/lobby").json() == {"open": False, "tables": []}


def test_the_lobby_has_listed_tables_with_an_open_seat_and_no_lock(tmp_path, monkeypatch):
    monkeypatch.setattr(people_desk, "IN_THE_LOBBY", 2)
    with serving(tmp_path, lobby=True) as client:
        ada, bea = Device(client), Device(client)
        assert ada.me()["lobby"]
        ada.made()
        full, locked = ada.made(listed=True), ada.made(listed=True)
        tricky = [person('"kind":"open"'), bot()]
        ada.made(tricky, listed=True)
        bea.joins(full, 1, "Bea")
        with client.app.state.database.writing() as connection:
            standing = update(schema.standings).where(schema.standings.c.table_id == locked)
            connection.execute(standing.values(locked=True))
        tables = [ada.made(listed=True) for _ in range(3)]
        lobby = bea.get("/api/lobby").json()
        assert lobby["open"] and [row["table"] for row in lobby["tables"]] == tables[:0:-1]
        assert [seat["name"] for seat in lobby["tables"][0]["seats"]] == ["Ada", ""]
        assert lobby["tables"][0]["title"] == "Once Upon a Forest"


def test_nobody_fills_the_lobby(tmp_path):
    """Of one host it has the newest tables, of all without a cookie together as many, and none at which nobody sits."""
    with serving(tmp_path, lobby=True) as client:
        ada, bea = Device(client), Device(client)
        honest = bea.made(listed=True)
        tables = [ada.made(listed=True) for _ in range(7)]
        wanted = {"game": "once", "seats": TWO, "listed": True}
        nobodys = [client.post("/api/tables", json=wanted).json()["table"] for _ in range(6)]
        for _ in range(2):
            ada.made([OPEN, OPEN], listed=True)
        rows = [row["table"] for row in bea.get("/api/lobby").json()["tables"]]
        assert rows == [*nobodys[:0:-1], *tables[:1:-1], honest]
