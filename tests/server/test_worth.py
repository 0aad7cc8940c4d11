"""What things are worth: counted once a moment on what everybody sees, the same for all who look."""

from __future__ import annotations

import pytest

import spinney
from server.helpers import bot, make_table, person, until

OPENING = 2 + 6  # of two: each slips in a start card and draws three cards


@pytest.fixture
def counted(monkeypatch):
    """Once Upon a Forest with a worth of its own; gives the moments and seats for which it was counted."""
    asked = []

    def worth(box, table, seat):
        asked.append((table.ply, seat))
        known = [card for hand in table.hand for card in hand if 0 <= card < len(box.animals)]
        assert table.key == [0] * len(table.key) and known == [], "only what everybody sees"
        return {f"card/{seat}": 10 * table.ply + seat}

    monkeypatch.setitem(vars(spinney.game("once")), "worth", worth)
    return asked


def test_it_is_counted_once_for_all_who_look(client, counted):
    players = make_table(client, "once", [person(), person()], seed="worth")
    while (state := players[-1].state())["last"] < OPENING:
        players[state["acting"][0]].play()
    assert [player.state()["worth"] for player in players.values()] == [{"card/0": 80, "card/1": 81}] * 3
    assert counted.count((OPENING, 0)) == counted.count((OPENING, 1)) == 1
    assert players[-1].get("/at/3").json()["worth"] == {"card/0": 30, "card/1": 31}


def test_what_was_taken_back_is_counted_anew(client, counted):
    players = make_table(client, "once", [person(), bot()], seed="worth")
    until(lambda: players[0].state()["moves"])
    ply = players[0].play()["ply"]
    players[0].does("undo")
    before = counted.count((ply, 0))
    players[0].play()
    players[0].get(f"/at/{ply}")
    assert counted.count((ply, 0)) == before + 1


def test_a_game_that_does_not_tell_it_tells_nothing(client, monkeypatch):
    monkeypatch.setitem(vars(spinney.game("legendary")), "worth", None)
    players = make_table(client, "legendary", [person(), person()])
    assert players[0].state()["worth"] == {}


def test_who_is_asked_learns_what_choices_would_cost(client):
    players = make_table(client, "reforest", [person(), person()], seed="quotes")
    asked = players[-1].state()["acting"][0]
    quoted = players[asked].state()["quotes"]
    assert any(key.startswith("price/") for key in quoted)
    grown = {tuple(move["parts"].values()) for move in players[asked].state()["moves"] if move["kind"] == "grow"}
    assert all(
        (f"refused/{hand}/{space}" in quoted) != ((hand, space) in grown) for hand in range(5) for space in range(6)
    )
    assert players[1 - asked].state()["quotes"] == players[-1].state()["quotes"] == {}


def test_a_quote_may_have_several_numbers(client):
    """Two players have tile 1 and the same tile to place: each is told what it would bring."""
    players = make_table(client, "legendary", [person(), person()], seed="quotes")
    states = [players[seat].state() for seat in (0, 1)]
    assert states[0]["quotes"] == states[1]["quotes"] != {}
    assert all(set(quote) == {"runes", "gained", "halves", "points"} for quote in states[0]["quotes"].values())
