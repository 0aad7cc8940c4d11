"""A table that was begun with older rules is shown, not lost, and never an error of the server."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from server.helpers import bot, make_table, person, serving
from spinney.store.sqlite import FILE

VERSION_1 = Path(__file__).parent.parent / "store" / "older" / "version_1.sql"


def begun(folder, moves):
    """A table of Once after so many moves, and who sits there."""
    with serving(folder) as client:
        players = make_table(client, "once", [person("Ann"), bot()], seed="old")
        while players[0].state()["last"] < moves:
            if players[0].state()["moves"]:
                players[0].play()
        return players[0].table, players[0].token


def aged(folder, table, spoil=False):
    """As if it had been played with version 0 of the rules; `spoil`: its third move is one that is not legal now."""
    with sqlite3.connect(folder / "spinney.sqlite") as base:
        base.execute("UPDATE tables SET rules = 0")
        if spoil:
            row = base.execute("SELECT entry FROM entries WHERE number = 3").fetchone()[0]
            entry = row[: row.index('"kind"')] + '"kind":"give","parts":{"hand":0,"to":1}}'
            base.execute("UPDATE entries SET entry = ? WHERE number = 3", (entry,))


def test_a_table_whose_moves_are_still_legal_goes_on(tmp_path):
    table, token = begun(tmp_path, 6)
    aged(tmp_path, table)
    with serving(tmp_path) as client:
        answer = client.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
        state = answer.json()
        assert answer.status_code == 200 and state["last"] >= 6
        assert state["notice"] == "This table began with version 0 of the rules; it goes on with version 1."


def test_a_table_that_cannot_go_on_is_shown_as_far_as_it_goes(tmp_path):
    table, token = begun(tmp_path, 6)
    aged(tmp_path, table, spoil=True)
    with serving(tmp_path) as client:
        headers = {"Authorization": f"Bearer {token}"}
        state = client.get(f"/api/tables/{table}", headers=headers).json()
        assert state["last"] == 2 and state["moves"] == [] and "cannot go on" in state["notice"]
        spanish = client.get(f"/api/tables/{table}?language=es", headers=headers).json()
        assert "no puede continuar" in spanish["notice"]
        answer = client.post(f"/api/tables/{table}/play", json={"kind": "draw", "parts": {"pile": 0}}, headers=headers)
        assert answer.status_code == 409 and answer.json()["code"] == "older-rules"
        assert client.get(f"/api/tables/{table}/at/1", headers=headers).status_code == 200


def test_a_data_folder_of_the_first_version_is_brought_up(tmp_path):
    """The file had no column for the version of the rules: what was in it was played with version 1."""
    table, token = begun(tmp_path / "today", 4)
    older = tmp_path / "older"
    older.mkdir()
    with sqlite3.connect(older / FILE) as base:
        base.executescript(VERSION_1.read_text())
        base.executescript(f"ATTACH '{tmp_path / 'today' / FILE}' AS today")
        for name in ("packs", "tables", "entries"):
            columns = ", ".join(row[1] for row in base.execute(f"PRAGMA main.table_info({name})"))
            base.execute(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM today.{name}")
    base.close()
    with serving(older) as client:
        state = client.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
        assert state["last"] >= 4 and state["notice"] == ""
