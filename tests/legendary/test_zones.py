"""Areas, zones and runes: rules 3 and 15 to 18."""

from __future__ import annotations

from random import Random

import pytest

from legendary import slow_zones
from legendary.helpers import (
    FOUR_TILES,
    LEGENDARY,
    START,
    TEN_POINTS,
    Y_SHAPE,
    Laid,
    at,
    new,
    position,
    random_match,
    told,
    with_tiles,
    zones,
)
from spinney import Match
from spinney.engine.walk import random_moves_first_seat

# The worked examples.


def test_four_tile_example() -> None:
    """Three yellow zones, one pink, two red; closed are the pink one and one of the red."""
    found = zones(position(FOUR_TILES, START, tile=2))
    assert sorted(found.values()) == [
        ("pink", 1, True),
        ("red", 0, False),
        ("red", 1, True),
        ("yellow", 0, False),
        ("yellow", 0, False),
        ("yellow", 1, False),
    ]


def test_l_shaped_zone_of_the_scoring_example() -> None:
    """The pink L runs over five tiles: four runes, closed. The yellow zone has two, and is open."""
    found = zones(position(TEN_POINTS, START, tile=2))
    assert found["7W"] == ("pink", 4, True)
    assert found["1N"] == ("pink", 0, False)
    assert found["1S"] == ("yellow", 2, False)


def test_y_shaped_zone_of_the_scoring_example() -> None:
    assert zones(position(Y_SHAPE, START, tile=2))["1N"] == ("pink", 4, False)


# Areas.


@pytest.mark.parametrize(("tile", "colour"), [(23, "pink"), (24, "red"), (25, "yellow")])
def test_edges_of_one_colour_that_are_not_joined_on_a_tile_stay_separate(tile: int, colour: str) -> None:
    found = zones(position([(tile, 0, 0, 0)], START, tile=2))
    assert found == {f"{tile}N": (colour, 0, False), f"{tile}S": (colour, 0, False)}


def test_separate_areas_become_one_zone_when_they_are_joined_from_outside() -> None:
    """Tile 23 in the gap of a pink horseshoe: its two stubs are one closed ring with the other five tiles."""
    ring = with_tiles({2: "GPPG", 3: "GPGP", 4: "GGPP", 5: "PPGG", 6: "PGGP"})
    horseshoe: list[Laid] = [(2, 0, 0, 0), (3, 1, 0, 0), (4, 2, 0, 0), (5, 0, 1, 0), (6, 2, 1, 0)]
    assert zones(position(horseshoe, START, tile=23, game=ring)) == {"2E": ("pink", 4, False)}
    match = position(horseshoe, START, tile=23, game=ring)
    match.play(at(match, 1, 1, 1), 0)
    match.play(match.legal(1)[0], 1)
    assert zones(match)["2E"] == ("pink", 6, True)


# Zones and runes.


def test_a_tile_on_its_own_has_a_half_rune_on_each_edge_with_leaves() -> None:
    table = new(2).table
    assert [table.halves[0][4 + edge] for edge in range(4)] == [1, 1, 1, 0]
    assert zones(new(2)) == {"1N": ("pink", 0, False), "1E": ("red", 0, False), "1S": ("yellow", 0, False)}


def test_two_half_runes_that_meet_are_one_full_rune() -> None:
    """Tile 2, three-way: north against the north of tile 1; of its three half-runes two are left."""
    match = position([(1, 0, 0, 0), (2, 0, -1, 2)], START, tile=3)
    assert zones(match)["1N"] == ("pink", 1, False)
    assert match.table.halves[0][4] == 2


def test_a_zone_that_meets_itself_gets_a_rune_too() -> None:
    """Four bends round a corner touch each other four times and leave no half-rune."""
    bends = with_tiles({2: "GPPG", 3: "GGPP", 4: "PGGP", 5: "PPGG"})
    square: list[Laid] = [(2, 0, 0, 0), (3, 1, 0, 0), (4, 1, 1, 0), (5, 0, 1, 0)]
    assert zones(position(square[:3], START, tile=6, game=bends)) == {"2E": ("pink", 2, False)}
    assert zones(position(square, START, tile=6, game=bends)) == {"2E": ("pink", 4, True)}


def test_a_zone_is_open_as_long_as_one_half_rune_is_left() -> None:
    match = position([(8, 0, 0, 0), (23, 0, -1, 0)], START, tile=16)
    assert zones(match)["8N"] == ("pink", 1, False)
    match.play(at(match, 1, 0, 2), 0)
    match.play(match.legal(1)[0], 1)
    assert zones(match)["8N"] == ("pink", 2, True)


def test_grass_forms_no_zone() -> None:
    """Tiles 20 and 21 touch with grass: two bends and nothing more."""
    found = zones(position([(20, 0, 0, 0), (21, 0, 1, 1)], START, tile=2))
    assert found == {"20N": ("pink", 0, False), "21N": ("red", 0, False)}


def test_areas_of_one_colour_that_do_not_touch_are_two_zones() -> None:
    assert list(zones(position(TEN_POINTS, START, tile=2)).values()).count(("red", 0, False)) == 5


def test_closing_a_zone_is_told_with_its_runes() -> None:
    match = position(START, START, tile=23)
    match.play(at(match, 0, -1), 0)
    match.play(at(match, 0, -1), 1)
    assert told(match)[:4] == [
        ("placed", 0, 10 * 21 + 9, 0),
        ("closed", 0, 4, 1),
        ("placed", 1, 10 * 21 + 9, 0),
        ("closed", 1, 4, 1),
    ]


# The second computation.


def on_the_map(match: Match, seat: int) -> dict[tuple[int, int], tuple[int, int]]:
    """A planet that does not reach round, by columns and rows."""
    table = match.table
    return {
        (place // 21, place % 21): (tile, table.turned[seat][tile])
        for tile, place in enumerate(table.place[seat])
        if place >= 0
    }


def assert_zones_are_right(match: Match, seat: int) -> None:
    table = match.table
    expected = slow_zones.zones(match.game.pack, on_the_map(match, seat))
    named = {tile * 4 + "NESW".index(letter): zone for zone in expected for tile, letter in zone.edges}
    assert {edge for edge in range(104) if table.zone[seat][edge] >= 0} == set(named)
    for edge, zone in named.items():
        first = min(tile * 4 + "NESW".index(letter) for tile, letter in zone.edges)
        assert table.zone[seat][edge] == first
        assert table.runes[seat][first] == zone.runes
        assert table.halves[seat][first] == zone.halves
    roots = set(table.zone[seat])
    assert all(table.runes[seat][edge] == table.halves[seat][edge] == 0 for edge in range(104) if edge not in roots)


def middling(match: Match) -> bool:
    """Whether no planet reaches round, so that columns and rows are a map."""
    return all(0 < spot % 21 < 20 and 0 < spot // 21 < 20 for row in match.table.place for spot in row if spot >= 0)


def test_zones_of_random_planets_at_every_turn() -> None:
    looked_at = 0
    for seed in range(16):
        for match in random_match(5, seed):
            if len(match.acting) == 5 and middling(match):
                for seat in range(5):
                    assert_zones_are_right(match, seat)
                    looked_at += 1
    assert looked_at > 1000


def grown(seed: int) -> Match:
    """The end of a random game, played by the compiled rules."""
    match = LEGENDARY.new(5, seed=seed, form="compiled")
    match.rules.link(random_moves_first_seat)(match._box, match._memory, match._out, match.rules.stream(seed), 1000)
    return match


def test_zones_and_points_of_thousands_of_finished_planets() -> None:
    looked_at = 0
    for seed in range(600):
        match = grown(seed)
        if not middling(match):
            continue
        table, sheets = match.table, match.score()
        for seat in range(5):
            assert_zones_are_right(match, seat)
            trees = [(edge // 4, "NESW"[edge % 4]) for edge in table.tree[seat][: table.tree_count[seat]]]
            closed, opened = slow_zones.points(LEGENDARY.pack, on_the_map(match, seat), trees)
            assert sheets[seat].lines == {"closed": closed, "open": opened}
            looked_at += 1
    assert looked_at > 2000


def test_zones_where_everything_joins() -> None:
    """Tiles with many edges of one colour make loops and large zones, which the house tiles seldom do."""
    luck = Random(3)
    for seed in range(12):
        edges = {tile: "".join(luck.choice("PPPRG") for _ in range(4)) for tile in range(1, 26)}
        for match in random_match(3, seed, with_tiles(edges)):
            if len(match.acting) == 3 and middling(match):
                for seat in range(3):
                    assert_zones_are_right(match, seat)
