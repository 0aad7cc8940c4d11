"""Data that is damaged or of another version: a sentence, never an error of the server, and never another game."""

from __future__ import annotations

import json
import sqlite3

import pytest
from websockets.sync.client import connect

from server.helpers import bot, make_table, person, serving
from server.test_older_rules import begun
from spinney.engine.errors import SpinneyError
from spinney.store.sqlite import FILE

MOVE = '{"type":"move","seat":0,"kind":"draw","parts":{"pile":0}}'
TABLE = "UPDATE tables SET {} = ? WHERE id = ?"
THIRD = "UPDATE entries SET entry = ? WHERE number = 3 AND table_id = ?"
DAMAGES = {
    "a pack that is not known": (TABLE.format("pack_hash"), "gone"),
    "an option that is not there any more": (TABLE.format("options"), '{"mode":"standard","wind":"strong"}'),
    "a choice that is not there any more": (TABLE.format("options"), '{"mode":"sideways"}'),
    "options that are none": (TABLE.format("options"), "[]"),
    "newer rules": (TABLE.format("rules"), 99),
    "a game that is not installed": (TABLE.format("game"), "chess"),
    "a key that is too short": (TABLE.format("key"), b"short"),
    "an unknown kind of seat": (TABLE.format("seats"), '[{"kind":"ghost"},{"kind":"bot","bot":"random"}]'),
    "too few seats": (TABLE.format("seats"), "[]"),
    "seats that are not JSON": (TABLE.format("seats"), "[{"),
    "seats that are bytes": (TABLE.format("seats"), b"\xff\xfe"),
    "a move that is not legal": (THIRD, MOVE.replace("draw", "give")),
    "the move of a seat that is not there": (THIRD, MOVE.replace('"seat":0', '"seat":7')),
    "a huge number": (THIRD, MOVE.replace(":0}", f":{10**18}}}")),
    "an entry that is not JSON": (THIRD, "what?"),
    "an unknown entry": (THIRD, '{"type":"wish","seat":0}'),
    "an undo to before the start": (THIRD, '{"type":"undo","seat":0,"to":-1}'),
    "an undo into the future": (THIRD, '{"type":"undo","seat":0,"to":50}'),
    "a redo of nothing": (THIRD, '{"type":"redo","seat":0}'),
    "a guest at no seat": (THIRD, '{"type":"join","seat":-1,"name":"","token_hash":""}'),
}


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    """A folder with a table of six moves, and who sits there."""
    folder = tmp_path_factory.mktemp("sound")
    return folder, *begun(folder, 6)


@pytest.fixture
def copied(sound, tmp_path):
    folder, table, token = sound
    (tmp_path / FILE).write_bytes((folder / FILE).read_bytes())
    return tmp_path, table, token


def everything(client, table, token):
    """What every way to ask for a table answers: status and problem."""
    headers = {"Authorization": f"Bearer {token}"}
    answers = [
        client.get(f"/api/tables/{table}{path}", headers=headers) for path in ("", "/at/0", "/points", "/record")
    ]
    answers.append(client.get(f"/api/tables/{table}?language=es", headers=headers))
    bodies = {"play": {"kind": "draw", "parts": {"pile": 0}}, "undo": None, "why": {"kind": "draw"}, "hint": None}
    answers += [client.post(f"/api/tables/{table}/{what}", json=body, headers=headers) for what, body in bodies.items()]
    answers.append(client.post(f"/api/tables/{table}/seats/0", json={}))
    answers.append(client.post(f"/api/tables/{table}/branch", json={"ply": 0, "seats": [person(), bot()]}))
    with connect(f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket") as socket:
        told = json.loads(socket.recv(5))
    return [(answer.status_code, answer.json()) for answer in answers] + [(503, told)]


@pytest.fixture(scope="module")
def damaged(sound, tmp_path_factory):
    """A server that has a copy of the table for each damage, by its name."""
    folder, _, token = sound
    copy = tmp_path_factory.mktemp("damaged")
    with sqlite3.connect(copy / FILE) as base:
        base.executescript(f"ATTACH '{folder / FILE}' AS sound")
        (schema,) = base.execute("PRAGMA sound.user_version").fetchone()
        for (sql,) in base.execute("SELECT sql FROM sound.sqlite_master WHERE sql NOT NULL").fetchall():
            base.execute(sql)
        base.execute(f"PRAGMA user_version = {schema}")
        base.execute("INSERT INTO packs SELECT * FROM sound.packs")
        names = [row[1] for row in base.execute("PRAGMA table_info(tables)") if row[1] != "id"]
        for number, (sql, value) in enumerate(DAMAGES.values()):
            columns, name = ", ".join(names), f"copy-{number}"
            base.execute(f"INSERT INTO tables (id, {columns}) SELECT ?, {columns} FROM sound.tables", (name,))
            base.execute("INSERT INTO entries SELECT ?, number, entry, made, key FROM sound.entries", (name,))
            assert base.execute(sql, (value, name)).rowcount == 1
    base.close()
    with serving(copy) as client:
        yield client, token


@pytest.mark.parametrize("damage", DAMAGES, ids=str)
def test_a_table_that_cannot_be_read_says_so(damaged, damage):
    client, token = damaged
    table = f"copy-{list(DAMAGES).index(damage)}"
    problems = everything(client, table, token)
    assert [(status, told["code"]) for status, told in problems] == [(503, "unreadable")] * len(problems)
    assert "cannot be shown" in problems[0][1]["words"] and "no se puede mostrar" in problems[4][1]["words"]
    assert table not in client.tables.live


def test_other_tables_are_not_concerned(damaged):
    assert make_table(damaged[0], "once", [person(), bot()])[0].state()["last"] == 0


def test_the_same_table_without_damage(copied):
    """Else the tests above could pass for another reason."""
    folder, table, token = copied
    with serving(folder) as client:
        answer = client.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 200 and answer.json()["last"] >= 6 and answer.json()["notice"] == ""


def test_older_rules_with_components_that_are_not_known(copied):
    """It goes on with those of today, and says so."""
    folder, table, token = copied
    with sqlite3.connect(folder / FILE) as base:
        base.execute("UPDATE tables SET pack_hash = 'gone', rules = 0")
    base.close()
    headers = {"Authorization": f"Bearer {token}"}
    with serving(folder) as client:
        notice = client.get(f"/api/tables/{table}", headers=headers).json()["notice"]
        assert "began with version 0 of the rules" in notice and "components that it was begun with" in notice
        spanish = client.get(f"/api/tables/{table}?language=es", headers=headers).json()["notice"]
        assert "versión 0 de las reglas" in spanish and "Los componentes con los que empezó" in spanish


def test_an_option_that_is_new_takes_its_usual_choice(copied):
    folder, table, token = copied
    with sqlite3.connect(folder / FILE) as base:
        base.execute("UPDATE tables SET options = '{}'")
    base.close()
    with serving(folder) as client:
        state = client.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
        assert state["options"] == {"mode": "standard"} and state["last"] >= 6


@pytest.mark.parametrize("what", ["text", "half", "nothing but zeros"])
def test_a_file_that_is_no_database(copied, what):
    folder, _, _ = copied
    whole = (folder / FILE).read_bytes()
    damaged = {"text": b"Dear diary, " * 500, "half": whole[: len(whole) // 2], "nothing but zeros": bytes(len(whole))}
    (folder / FILE).write_bytes(damaged[what])
    with pytest.raises(SpinneyError, match=r"cannot be used: .*\.$"), serving(folder):
        pass


def test_a_database_that_is_cut_while_the_server_runs(copied):
    """In place: it is still the same file. What is in memory is shown, and nothing is acknowledged."""
    folder, table, token = copied
    with serving(folder) as client:
        with (folder / FILE).open("r+b") as file:
            file.truncate(5000)
        problems = everything(client, table, token)
        assert {(status, told["code"]) for status, told in problems} == {(503, "store")}
        answer = client.post("/api/tables/", json={"game": "once", "seats": [person(), bot()]})
        assert answer.status_code == 503
