"""The box: rules 1 to 4, and what is known about the tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from legendary.helpers import LEGENDARY, with_tiles
from spinney import Game, SpinneyError
from spinney.games.legendary.describing import cards

PACK = LEGENDARY.pack
TILES = {int(tile.id): tile for tile in PACK.tile}


def test_there_are_25_tiles_in_four_colours() -> None:
    assert list(TILES) == list(range(1, 26))
    assert Counter("".join(tile.edges for tile in PACK.tile)) == {"P": 27, "R": 27, "Y": 27, "G": 19}


def test_seven_of_the_24_are_light() -> None:
    light = [number for number, tile in TILES.items() if tile.light]
    assert light == [2, 6, 10, 11, 15, 20, 25]


def test_the_start_tile_shows_all_terrains() -> None:
    assert TILES[1].edges == "PRYG"
    assert TILES[1].areas == ["N", "E", "S"]


def test_no_colour_is_better_than_another() -> None:
    """Eight families, each turned through pink, red, yellow: 2 to 4, 5 to 7 and so on."""
    following = str.maketrans("PRYG", "RYPG")
    for first in range(2, 26, 3):
        for number in (first, first + 1):
            assert TILES[number + 1].edges == TILES[number].edges.translate(following)
            assert TILES[number + 1].areas == TILES[number].areas


@pytest.mark.parametrize("colour", "PRY")
def test_each_colour_has_nine_stubs_four_bends_two_straights_and_two_three_ways(colour: str) -> None:
    areas = [area for tile in PACK.tile for area in tile.areas if tile.edges["NESW".index(area[0])] == colour]
    shapes = Counter("straight" if area in ("NS", "EW") else len(area) for area in areas)
    assert shapes == {1: 9, 2: 4, "straight": 2, 3: 2}


def test_tiles_can_be_told_apart_by_their_edges() -> None:
    rounds = {min(tile.edges[turn:] + tile.edges[:turn] for turn in range(4)) for tile in PACK.tile}
    assert len(rounds) == 25


def test_some_tiles_keep_edges_of_one_colour_apart() -> None:
    apart = [
        number
        for number, tile in TILES.items()
        if len({tile.edges["NESW".index(a[0])] for a in tile.areas}) < len(tile.areas)
    ]
    assert apart == [23, 24, 25]


def test_there_are_ten_trees_of_each_colour() -> None:
    assert {trees.id: trees.count for trees in PACK.trees} == {"pink": 10, "red": 10, "yellow": 10}


def test_the_pack_says_what_is_house_data() -> None:
    assert PACK.sources() == {
        "tile": {"rulebook": 0, "public": 0, "house": 25},
        "trees": {"rulebook": 0, "public": 3, "house": 0},
    }


@pytest.mark.parametrize(
    ("tile", "number"), [(24, "Dark: no trees after it"), (25, "Light: everybody plants a tree after it")]
)
def test_a_tile_is_described_with_its_number(tile: int, number: str) -> None:
    described = cards(PACK, LEGENDARY.words("en"))["tile"][tile]
    assert described.name == f"Tile {tile}"
    assert described.facts[0] == ("Number", number)


# Packs that cannot be.

EIGHT = 'id = "8", edges = "PPRR", areas = ["NE", "SW"]'


@pytest.mark.parametrize(
    ("good", "bad", "sentence"),
    [
        ('id = "8"', 'id = "26"', "the tiles must be numbered 1 to 25, in this order"),
        (EIGHT, 'id = "8", edges = "PPR", areas = ["NE", "S"]', "the edges of tile 8 must be four letters of PRYG"),
        (EIGHT, 'id = "8", edges = "PPRB", areas = ["NE", "S"]', "the edges of tile 8 must be four letters of PRYG"),
        (EIGHT, 'id = "8", edges = "PPRR", areas = ["NX", "SW"]', "an area of tile 8 must be letters of NESW"),
        (EIGHT, 'id = "8", edges = "PPRR", areas = ["NE", "SW", ""]', "an area of tile 8 must be letters of NESW"),
        (EIGHT, 'id = "8", edges = "PPRR", areas = ["NS", "EW"]', "the area NS of tile 8 must have one colour"),
        (EIGHT, 'id = "8", edges = "PPRR", areas = ["NE", "S"]', "each edge of tile 8 with leaves must be in one area"),
        (EIGHT, 'id = "8", edges = "PPRR", areas = ["NE", "E", "SW"]', "each edge of tile 8 with leaves"),
        (EIGHT, 'id = "8", edges = "PPRG", areas = ["NE", "S", "W"]', "no edge with grass"),
        ('id = "red", count = 10', 'id = "red", count = 8', "there must be 10 red trees"),
        ('id = "red", count = 10', 'id = "red", count = 11', "there must be 10 red trees"),
        ('id = "red", count = 10', 'id = "pink", count = 10', "there are two entries 'pink' in trees"),
        ('id = "red", count = 10', 'id = "blue", count = 10', "got 'blue'"),
    ],
)
def test_a_bad_pack_gets_one_sentence(good: str, bad: str, sentence: str) -> None:
    assert good in LEGENDARY.pack_text
    with pytest.raises(SpinneyError) as found:
        Game("legendary", LEGENDARY.package, LEGENDARY.pack_text.replace(good, bad, 1), "mine.toml")
    assert sentence in str(found.value)
    assert str(found.value).startswith("mine.toml")


def test_a_light_tile_with_four_areas_shows_all_colours_together_with_tile_1() -> None:
    with_tiles({1: "GRYG", 10: "PPRP"}, apart=[10])
    with_tiles({1: "GRRG", 10: "PPRP"})
    with_tiles({1: "GRRG", 10: "PPRP"}, light=(), apart=[10])
    with pytest.raises(SpinneyError, match="tile 10 is light and has four areas: with tile 1 it must show all three"):
        with_tiles({1: "GRRG", 10: "PPRP"}, apart=[10])


def test_trees_must_be_there_in_all_colours() -> None:
    text = LEGENDARY.pack_text.replace('  { id = "yellow", count = 10, source = "public" },\n', "")
    with pytest.raises(SpinneyError, match="the trees must be pink, red, yellow, in this order"):
        Game("legendary", LEGENDARY.package, text, "mine.toml")
