"""Setting up [11 to 14] and the zones [2 to 4]."""

from __future__ import annotations

from collections import Counter

import pytest

from reforest.helpers import REFOREST, asked, new

LEFT = {1: 10, 2: 21, 3: 32, 4: 43}
KEPT = {1: 30, 2: 50, 3: 70, 4: 90}
TUCKED = {1: 6, 2: 8, 3: 10, 4: 12}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cards_kept_dealt_laid_out_and_tucked(players: int) -> None:
    table = new(players).table
    assert table.deck_size == LEFT[players]
    assert table.unused_size == 91 - KEPT[players]
    assert table.tucked_size == [TUCKED[players]] * 2
    assert table.hand_size[:players] == [5] * players
    assert min(table.nursery) >= 0 and table.discard_size == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_visitors_in_a_row_and_seven_in_the_deck(players: int) -> None:
    table = new(players).table
    assert table.visitors_up == 3
    assert table.visitor_place == [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert table.visitor_due[:3] == [1, 2, 3]
    assert sorted(table.visitor) == list(range(10))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_round_does_not_end_in_setup(players: int) -> None:
    for seed in range(5):
        match = new(players, seed)
        assert match.table.round == 1 and asked(match) == (match.table.starter, "action")


def test_everything_is_shuffled() -> None:
    tables = [new(2, seed).table for seed in range(60)]
    assert len({tuple(table.deck) for table in tables}) == 60
    assert {table.visitor[0] for table in tables} == set(range(10))
    assert {table.event[0] for table in tables} == set(range(5))


def test_anybody_may_start() -> None:
    counts = Counter(new(4, seed).table.starter for seed in range(200))
    assert set(counts) == {0, 1, 2, 3} and min(counts.values()) >= 25


def test_it_goes_clockwise() -> None:
    match = new(3, 1)
    starter = match.table.starter
    seats = []
    for _ in range(6):
        seats.append(match.acting[0])
        for kind in ("gather", "draw", "done"):
            match.play(match.move(kind))
    assert seats == [(starter + turn) % 3 for turn in range(6)]


def test_a_region_is_empty_and_has_six_spaces() -> None:
    table = new(4).table
    assert [len(region) for region in table.top] == [6] * 4
    assert all(card == -1 for region in table.top for card in region)
    assert table.energy_size == [0] * 4


def test_the_options() -> None:
    assert REFOREST.choices(2) == {
        "challenge": "none",
        "events": "off",
        "same-space-energy": "pays",
        "covered-passive": "counts",
    }
    assert REFOREST.choices(1)["challenge"] == "standard"
