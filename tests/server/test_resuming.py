"""Playing on from a table on paper: a table of Legendary Forests that was begun with real tiles."""

from __future__ import annotations

import pytest

from server.helpers import Player, make_table, person
from spinney import Record, game
from spinney.engine.packs import toml

TILE_1 = {"tile": 1, "x": 0, "y": 0}
HAND = {"seat": [{"name": "Ann", "tiles": [TILE_1]}, {"name": "Bob", "tiles": [TILE_1]}]}
SEATS = [person("Ann"), person("Bob")]


def resumed(client, hand=HAND, name="legendary", seats=SEATS, language="en"):
    return client.post(f"/api/tables?language={language}", json={"game": name, "seats": seats, "hand": hand})


def test_a_table_goes_on_from_paper_and_its_record_says_so(client):
    answer = resumed(client)
    assert answer.status_code == 201, answer.text
    table, tokens = answer.json()["table"], answer.json()["tokens"]
    players = [Player(client, table, each["token"]) for each in tokens]
    state = players[0].state()
    assert state["turn"] == 1 and state["acting"] == [0, 1] and state["last"] == 0
    while not state["over"]:
        state = players[state["acting"][0]].play()
    record = Record.parse(players[0].get("/record").text)
    assert record.paper
    assert game("legendary").replay(record, "interpreted").over
    # It opens again, and one can play on from any moment of it.
    replay = client.post("/api/records", json={"record": str(record)}).json()["table"]
    assert client.get(f"/api/tables/{replay}?seat=0").json()["view"] == players[0].state()["view"]
    branch = client.post(f"/api/tables/{table}/branch", json={"ply": 2, "seats": SEATS})
    assert client.get(f"/api/tables/{branch.json()['table']}").json()["last"] == 2


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hand": {"seat": []}}, "2"),
        ({"hand": {"seat": 7}}, "2"),
        ({"hand": {"seat": [{"tiles": []}, {"tiles": [TILE_1]}]}}, "tile 1"),
        ({"hand": {"seat": [{"tiles": "?"}, {"tiles": [TILE_1]}]}}, "tiles"),
        ({"name": "once", "hand": {"seat": [{"columns": []}, {"columns": []}]}}, "cannot play on"),
    ],
)
def test_what_cannot_go_on_is_said(client, change, said):
    answer = resumed(client, **change)
    assert answer.status_code == 400 and said in answer.json()["words"], answer.text


def test_it_is_said_in_spanish(client):
    answer = resumed(client, {"seat": [{"columns": []}, {"columns": []}]}, "once", language="es")
    assert "no se puede seguir jugando" in answer.json()["words"]


def test_a_score_says_whether_one_can_play_on(client):
    def resumes(name, hand):
        return client.post("/api/scores", json={"game": name, "hand": hand}).json()["resumes"]

    assert resumes("legendary", HAND)
    assert not resumes("legendary", {"seat": [{"tiles": []}] * 2})  # something is missing
    assert not resumes("legendary", toml(game("legendary").example, "example"))  # all 19 tiles have been drawn
    assert not resumes("once", {"seat": [{"columns": [["G01", "-", "-", "-"]]}, {"columns": [["G02", "-", "-", "-"]]}]})


def test_ordinary_tables_have_nothing_on_paper(client):
    player = make_table(client, "legendary", [person("Ann"), person("Bob")], seed="three")[0]
    table = client.tables.get(player.table)
    assert table.row.paper == ""
