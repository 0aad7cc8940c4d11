"""Setting up: rules 5 to 7."""

from __future__ import annotations

from collections import Counter

import pytest

from legendary.helpers import assert_even, drawn, new, phase, zones


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_tile_1(players: int) -> None:
    match = new(players)
    for seat in range(players):
        assert [tile for tile, place in enumerate(match.table.place[seat]) if place >= 0] == [1]
        assert set(zones(match, seat)) == {"1N", "1E", "1S"}


def test_tile_1_lies_with_its_number_upright() -> None:
    for seed in range(10):
        table = new(5, seed).table
        assert [table.turned[seat][1] for seat in range(5)] == [0] * 5
        assert [table.place[seat][1] for seat in range(5)] == [10 * 21 + 10] * 5


def test_the_pile_has_all_other_tiles() -> None:
    for seed in range(20):
        assert sorted(new(3, seed).table.pile) == list(range(2, 26))


def test_every_tile_is_as_likely_in_every_place_of_the_pile() -> None:
    piles = [new(2, seed).table.pile for seed in range(1200)]
    for place in (0, 4, 5, 23):
        assert_even(list(Counter(pile[place] for pile in piles).values()))


@pytest.mark.parametrize("players", [2, 5])
def test_anybody_may_become_the_architect_who_has_the_token_first(players: int) -> None:
    tables = [new(players, seed).table for seed in range(300)]
    assert all(table.token == table.architect for table in tables)
    counts = Counter(table.architect for table in tables)
    assert set(counts) == set(range(players))
    assert_even(list(counts.values()))


@pytest.mark.parametrize(("players", "trees"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_there_are_two_trees_of_each_colour_for_each_player(players: int, trees: int) -> None:
    """With three players six of each colour, as in the rulebook's example."""
    assert new(players).table.supply == [trees, trees, trees]


def test_the_first_tile_is_drawn_and_all_are_asked_to_place_it() -> None:
    match = new(4)
    assert phase(match) == "place"
    assert match.acting == (0, 1, 2, 3)
    assert len(drawn(match)) == 1
