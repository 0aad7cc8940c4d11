"""Trees and the construction token: rules 19 to 26."""

from __future__ import annotations

import pytest

from legendary.helpers import (
    FOUR_TILES,
    LEGENDARY,
    START,
    adopt,
    at,
    drawn,
    is_light,
    new,
    phase,
    place_anything,
    plant,
    plant_anything,
    plantings,
    position,
    random_match,
    told,
    with_tiles,
    zones,
)
from spinney import Match
from spinney.engine.showing import every_item
from spinney.games.legendary.showing import zones as zones_shown

THREE = [START, START, START]

# When.


@pytest.mark.parametrize("tile", range(2, 26))
def test_light_numbers_bring_trees_and_dark_ones_do_not(tile: int) -> None:
    match = position(*THREE, tile=tile)
    place_anything(match)
    assert (phase(match) == "tree") == (tile in (2, 6, 10, 11, 15, 20, 25))


def test_trees_come_after_all_have_placed() -> None:
    match = position(*THREE, tile=2)
    for seat in (2, 0):
        match.play(match.legal(seat)[0], seat)
        assert phase(match) == "place"
    match.play(match.legal(1)[0], 1)
    assert phase(match) == "tree"


# Who, and in which order.


@pytest.mark.parametrize(("token", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_from_the_token_on_clockwise_each_takes_one_tree(token: int, order: list[int]) -> None:
    match = position(*THREE, tile=2, token=token)
    place_anything(match)
    for seat in order:
        assert match.acting == (seat,)
        match.play(match.legal(seat)[0])
    assert phase(match) == "place"
    assert match.table.tree_count[:3] == [1, 1, 1]
    assert sum(match.table.supply) == 18 - 3


def test_trees_are_planted_openly_one_after_the_other() -> None:
    match = position(*THREE, tile=2, token=1, phase="tree", supply=[1, 1, 1])
    match.play(plant(match, "1N", "pink"), 1)
    assert match.view(0).supply == [0, 1, 1]
    assert match.view(0).tree[1][0] == 4
    assert told(match, 0) == [("planted", 1, 4, 0)]
    assert ("1N", "pink") not in plantings(match, 2)


def test_whoever_could_not_place_the_tile_takes_a_tree_too() -> None:
    game = with_tiles({1: "PPPP", 2: "RRRR", 3: "PPPR"})
    match = position(START, [(1, 0, 0, 0), (3, 1, 0, 3)], tile=2, token=0, game=game)
    match.play(match.move("return"), 0)
    match.play(at(match, 1, 1), 1)
    assert phase(match) == "tree"
    assert plantings(match, 0) == {("1N", "pink")}


# Where.


def test_a_tree_goes_on_a_zone_of_its_colour() -> None:
    """The four-tile example: any of the three yellow zones, the pink one, either red one."""
    match = position(FOUR_TILES, START, tile=2, phase="tree")
    assert plantings(match, 0) == {
        ("1N", "pink"),
        ("1E", "red"),
        ("24N", "red"),
        ("1S", "yellow"),
        ("16N", "yellow"),
        ("25N", "yellow"),
    }
    assert match.refusal(plant(match, "1S", "pink"), 0) == "wrong-colour"
    assert match.refusal(plant(match, "1N", "yellow"), 0) == "wrong-colour"


def test_never_on_grass() -> None:
    match = position(FOUR_TILES, START, tile=2, phase="tree")
    for colour in ("pink", "red", "yellow"):
        assert match.refusal(plant(match, "25E", colour), 0) == "no-tree-on-grass"


def test_only_on_your_planet() -> None:
    match = position(START, FOUR_TILES, tile=2, phase="tree")
    assert plantings(match, 0) == {("1N", "pink"), ("1E", "red"), ("1S", "yellow")}
    assert match.refusal(plant(match, "24N", "red"), 0) == "not-on-planet"


def test_edges_to_plant_on_are_shown_on_your_planet_alone() -> None:
    """Tile 1 has three edges with leaves."""
    view = position(START, START, tile=2, phase="tree").view(0)
    shown = [zone for zone in zones_shown(LEGENDARY.box, view, 0) if zone.title == "zone-planet"]
    assert [sum(item.move == "plant" for item in every_item(zone.items)) for zone in shown] == [3, 0]


def test_a_zone_has_one_name() -> None:
    """Yellow runs from tile 16 to tile 25: it is named after 16, the lower number."""
    match = position(FOUR_TILES, START, tile=2, phase="tree")
    assert zones(match)["16N"] == ("yellow", 1, False)
    assert match.refusal(plant(match, "25S", "yellow"), 0) == "zone-named-otherwise"
    assert match.refusal(plant(match, "16S", "yellow"), 0) == "zone-named-otherwise"
    assert match.refusal(plant(match, "16N", "yellow"), 0) == "legal"


def test_several_trees_may_stand_on_one_zone() -> None:
    match = position(START, START, tile=2, phase="tree", trees={0: ["1N"]})
    match.play(plant(match, "1N", "pink"), 0)
    assert match.table.tree[0][:3] == [4, 4, -1]


def test_trees_stay_where_they_were_planted() -> None:
    before = new(3, seed=8).table
    for match in random_match(3, seed=8):
        table = match.table
        for seat in range(3):
            count = before.tree_count[seat]
            assert table.tree[seat][:count] == before.tree[seat][:count]
        before = table
    assert sum(before.tree_count) > 0


# How many.


def test_a_colour_that_is_gone_cannot_be_taken() -> None:
    match = position(START, START, tile=2, phase="tree", supply=[0, 2, 0])
    assert plantings(match, 0) == {("1E", "red")}
    assert match.refusal(plant(match, "1N", "pink"), 0) == "no-tree-left"


def test_a_colour_that_is_gone_is_gone_on_every_edge_of_a_zone() -> None:
    """Red runs from tile 24 to tile 1, after which its zone is named."""
    match = position(FOUR_TILES, START, tile=2, phase="tree", supply=[4, 0, 4])
    assert zones(match)["1E"] == ("red", 1, True)
    assert match.refusal(plant(match, "24S", "red"), 0) == "no-tree-left"


def test_a_tree_has_to_be_taken() -> None:
    match = position(START, START, tile=2, phase="tree", supply=[0, 0, 1])
    assert [move.kind for move in match.legal(0)] == ["plant"]


def six_triggers_played(match: Match) -> Match:
    """Plays until the seventh light number is drawn."""
    light = 0
    while not match.over:
        light += is_light(drawn(match)[-1])
        if light == 7:
            break
        place_anything(match)
        plant_anything(match)
    assert light == 7
    return match


def seven_light() -> Match:
    """A match in which all seven light numbers come first."""
    match = new(2)
    table = match.table
    order = [2, 6, 10, 11, 15, 20, 25]
    table.pile = [*(tile for tile in range(2, 26) if tile not in order), *order[::-1]]
    return adopt(match, table)


def test_six_triggers_take_all_trees_and_a_seventh_finds_none() -> None:
    match = six_triggers_played(seven_light())
    assert match.table.supply == [0, 0, 0]
    assert match.table.tree_count[:2] == [6, 6]
    token = match.table.token
    place_anything(match)
    assert phase(match) == "place"
    assert match.table.token == token
    assert drawn(match)[-1] not in (2, 6, 10, 11, 15, 20, 25)


def test_whoever_has_no_zone_for_a_tree_that_is_left_takes_none() -> None:
    """Tile 1 all pink, and only red trees left: the second player, who has red, takes one; the first does not."""
    game = with_tiles({1: "PPPP", 3: "PPPR"})
    planets = [START, [(1, 0, 0, 0), (3, 1, 0, 3)], START]
    match = position(*planets, tile=25, token=2, supply=[0, 3, 0], game=game)
    for seat in range(3):
        match.play(match.legal(seat)[0], seat)
    assert match.acting == (1,)
    match.play(match.legal(1)[0])
    assert phase(match) == "place"
    assert match.table.tree_count[:3] == [0, 1, 0]
    assert match.table.token == 0


# The token.


def test_the_token_passes_to_the_left_after_trees_only() -> None:
    match = position(*THREE, tile=3, coming=[2, 4, 6], token=1)
    tokens = []
    for _ in range(4):
        place_anything(match)
        plant_anything(match)
        tokens.append(match.table.token)
    assert tokens == [1, 2, 2, 0]


def test_the_token_stays_until_everybody_has_planted() -> None:
    match = position(*THREE, tile=2, token=1, phase="tree")
    for seat, token in ((1, 1), (2, 1), (0, 2)):
        match.play(match.legal(seat)[0], seat)
        assert match.table.token == token
    assert ("passed", 2) in told(match)


def test_the_token_passes_even_if_nobody_had_a_zone() -> None:
    """Tile 1 all pink, and only red trees left: a light number, but nobody can plant."""
    match = position(START, START, tile=25, token=1, supply=[0, 2, 0], game=with_tiles({1: "PPPP"}))
    place_anything(match)
    assert phase(match) == "place"
    assert match.table.tree_count[:2] == [0, 0]
    assert match.table.token == 0


def test_the_architect_stays_the_same() -> None:
    match = position(*THREE, tile=2, coming=[3], token=1, phase="tree")
    plant_anything(match)
    assert told(match)[-1] == ("drew", 1, 3, 0)
    assert match.table.architect == 1
