"""Who may know what: rule 32. That two worlds cannot be told apart is shown for all games in `conformance`."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from legendary.helpers import (
    LEGENDARY,
    SPECTATOR,
    START,
    assert_even,
    at,
    drawn,
    position,
    random_match,
    with_tiles,
)
from spinney import Match
from spinney.engine.walk import random_moves_first_seat


def test_the_order_of_the_pile_and_the_five_in_the_box_are_hidden_to_the_end() -> None:
    for match in random_match(3, seed=1):
        table = match.table
        for viewer in (SPECTATOR, 0, 1, 2):
            view = match.view(viewer)
            assert view.pile[: table.undrawn] == [0] * table.undrawn
            assert view.pile[table.undrawn :] == table.pile[table.undrawn :]
    assert match.view().pile[:5] == [0] * 5


def test_everybody_knows_which_numbers_are_unplayed() -> None:
    for match in random_match(2, seed=2):
        known = set(match.view().pile) - {0}
        assert set(range(2, 26)) - known == set(match.table.pile[: match.table.undrawn])


def test_planets_trees_supply_and_token_are_open() -> None:
    for match in random_match(3, seed=3):
        table, view = match.table, match.view()
        for name in ("place", "turned", "zone", "runes", "halves", "tree", "supply", "token", "architect"):
            assert getattr(view, name) == getattr(table, name)


def test_a_choice_is_seen_by_its_owner_alone() -> None:
    match = position(START, START, START, tile=3)
    for seat in (0, 1):
        match.play(at(match, 1, 0, 1 + seat), seat)
    mine, yours = at(match, 1, 0, 1), at(match, 1, 0, 2)
    assert [match.view(viewer).chosen[:3] for viewer in (0, 1, 2, SPECTATOR)] == [
        [mine, -1, -1],
        [-1, yours, -1],
        [-1, -1, -1],
        [-1, -1, -1],
    ]


# Dealing out what is hidden.


def deals(match: Match, viewer: int, times: int) -> Counter[Any]:
    """How often `redeal`, from the view alone, comes to which pile and which choices."""
    rules = match.game.interpreted
    view = rules.memory(match.view_bytes(viewer))
    stream = rules.stream(times)
    found: Counter[Any] = Counter()
    for _ in range(times):
        world = rules.copy(view)
        rules.redeal(rules.box, world, viewer, stream)
        found[tuple(world.pile), tuple(world.chosen)] += 1
    return found


def test_every_order_of_the_hidden_tiles_is_dealt_equally_often() -> None:
    """In the last turn the five in the box are left: 120 orders."""
    match = position(START, START, tile=3, turn=19)
    table = match.table
    found = deals(match, 0, 120 * 40)
    expected = {(*order, *table.pile[5:]) for order in permutations(table.pile[:5])}
    assert {pile for pile, _ in found} == expected
    assert {chosen for _, chosen in found} == {(-1, -1, -1, -1, -1)}
    assert_even(list(found.values()))


def test_pile_and_box_are_dealt_together() -> None:
    """In the eighteenth turn one tile is still to come: any of six, the others are in the box."""
    match = position(START, START, tile=3, turn=18)
    found = deals(match, SPECTATOR, 600)
    following = Counter(pile[5] for pile, _ in found.elements())
    assert set(following) == set(match.table.pile[:6])
    assert_even(list(following.values()))


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_every_choice_of_those_who_are_ready_is_dealt_equally_often(viewer: int) -> None:
    """Tile 3 fits beside tile 1 in four ways: three to the east, one to the west."""
    match = position(START, START, START, tile=3, turn=19)
    for seat in (0, 1):
        match.play(at(match, 1, 0, 2), seat)
    fitting = {at(match, 1, 0, 1), at(match, 1, 0, 2), at(match, 1, 0, 3), at(match, -1, 0, 2)}
    chosen = Counter(chosen for _, chosen in deals(match, viewer, 1600).elements())
    mine = {at(match, 1, 0, 2)} if viewer == 0 else fitting
    assert set(chosen) == {(own, other, -1, -1, -1) for own in mine for other in fitting}
    assert_even(list(chosen.values()))


def test_who_could_only_return_the_tile_has_returned_it() -> None:
    match = position(START, START, tile=2, turn=19, game=with_tiles({1: "PPPP", 2: "RRRR"}))
    match.play(match.move("return"), 1)
    assert {chosen[1] for _, chosen in deals(match, 0, 20)} == {match.move("return")}


def test_nothing_is_chosen_while_trees_are_planted() -> None:
    match = position(START, START, tile=2, phase="tree")
    assert {chosen for _, chosen in deals(match, 1, 20)} == {(-1, -1, -1, -1, -1)}


def test_a_dealt_world_is_played_to_the_end_with_every_tile_once() -> None:
    rules = LEGENDARY.interpreted
    stream = rules.stream(4)
    for match in random_match(4, seed=6):
        if len(match.played) % 9 == 0:
            world = rules.memory(match.view_bytes(1))
            rules.redeal(rules.box, world, 1, stream)
            assert sorted(world.pile) == list(range(2, 26))
            assert list(world.pile[world.undrawn :][::-1]) == drawn(match)
            rules.link(random_moves_first_seat)(rules.box, world, rules.numbers(LEGENDARY.most_legal), stream, 1000)
            assert world.over == 1
