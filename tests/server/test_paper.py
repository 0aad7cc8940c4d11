"""Tables on paper over HTTP: what comes back, and what is not taken."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from spinney.tables.paper import MOST_ENTRIES, MOST_TOLD

START = ["G01", "-", "-", "-"]
HAND = {"seat": [{"name": "Ann", "columns": [START]}, {"name": "Ben", "columns": []}]}


def score(client, hand=None, game="once", language="en", **more):
    return client.post(f"/api/scores?language={language}", json={"game": game, "hand": hand or {}, **more})


def test_a_score_has_sheets_reasons_marks_and_the_file(client):
    """A start card alone is an incomplete column: a point less. Ben has not entered anything yet."""
    found = score(client, HAND).json()
    assert [(seat["name"], seat["total"]) for seat in found["seats"]] == [("Ann", -1), ("Ben", 0)]
    assert found["seats"][0]["lines"] == {"columns": 0, "incomplete": -1, "species": 0, "saws": 0}
    assert "Column 1 is incomplete, and nothing on it counts." in found["seats"][0]["reasons"]
    assert found["winners"] == [1]
    assert [(each["seat"], each["missing"]) for each in found["problems"]] == [(1, True)]
    assert found["view"]["forest"][0][0][0] == 0 and found["view"]["columns"][:2] == [1, 0]
    again = score(client, toml=found["toml"]).json()
    assert again == found


def test_it_is_said_in_the_language_that_is_asked_for(client):
    found = score(client, HAND, language="es").json()
    assert "incompleta" in found["seats"][0]["reasons"][1]
    assert found["problems"][0]["words"].startswith("asiento 2")


@pytest.mark.parametrize(
    ("wanted", "status", "said"),
    [
        ({"game": "chess"}, 404, "game"),
        ({"pack_hash": "0" * 32, "hand": HAND}, 404, "pack"),
        ({}, 400, "seat"),
        ({"toml": "seat = "}, 400, "The table is not valid TOML"),
        ({"hand": {"seat": [{"columns": 7}]}}, 400, "columns"),
        ({"hand": {"seat": [{"columns": []}] * 9}}, 400, "9"),
    ],
)
def test_what_cannot_be_read_is_said(client, wanted, status, said):
    answer = score(client, **wanted)
    assert answer.status_code == status
    assert said in answer.json()["words"]


def test_what_is_work_and_no_table_is_not_taken(client):
    columns = [["-", "-", "-", "-"]] * (MOST_ENTRIES // 5 + 1)
    answer = score(client, {"seat": [{"columns": columns}, {"columns": []}]})
    assert answer.status_code == 413


def test_so_many_faults_of_a_kind_are_told_and_no_more(client):
    """Of sixty columns with an unknown card each, and not only of those."""
    columns = [["X", "X", "X", "X"]] * 60
    found = score(client, {"seat": [{"columns": columns}, {"columns": [START]}]}).json()
    told = [each["words"] for each in found["problems"] if not each["missing"]]
    kinds = Counter(re.sub(r"[0-9]+", "n", words.rpartition(": ")[2]) for words in told)
    assert max(kinds.values()) == MOST_TOLD
    assert len(told) < 60
