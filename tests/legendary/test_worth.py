"""What the page is told of a table: what zones bring now, and what a tile would bring wherever it fits."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from legendary.helpers import (
    FOUR_TILES,
    LEGENDARY,
    START,
    TEN_POINTS,
    Laid,
    edge_name,
    edge_number,
    new,
    place,
    plant_anything,
    position,
    random_match,
    with_tiles,
    zones,
)
from spinney import Match
from spinney.games.legendary.quotes import Join, quotes
from spinney.games.legendary.worth import worth


def joins(match: Match, x: int, y: int, turn: int) -> dict[str, Join]:
    """What the tile would bring the first seat so far from the middle, by the first edges of zones."""
    key = f"join/{place(x, y)}/{turn}/"
    found = quotes(match.game.box, match.view(0), 0)
    return {edge_name(int(name[len(key) :])): join for name, join in found.items() if name.startswith(key)}


def test_a_zone_with_trees_brings_its_runes_twice_if_it_is_closed() -> None:
    """The rulebook's ten points: a closed zone of 4 runes, one without a rune, and an open one of 2 with two trees."""
    match = position(TEN_POINTS, START, tile=2, trees={0: ["7W", "1N", "1S", "12E"], 1: ["1E"]})
    assert worth(LEGENDARY.box, match.view(), 0) == {
        f"zone/0/{edge_number('1N')}": 0,
        f"zone/0/{edge_number('1S')}": 2,
        f"zone/0/{edge_number('7W')}": 2 * 4,
    }
    assert worth(LEGENDARY.box, match.view(), 1) == {f"zone/1/{edge_number('1E')}": 0}


def test_the_worth_of_zones_is_the_score() -> None:
    for match in random_match(3, 5):
        for seat, sheet in enumerate(match.score()):
            assert sum(worth(LEGENDARY.box, match.view(), seat).values()) == sheet.total


def test_a_tile_joins_the_zones_it_touches() -> None:
    """The rulebook's four tiles, with tile 16 still in the hand: its pink rune closes a zone, its yellow one does not.

    Trees stand on both zones, which had no rune: one is worth two points now, the other one.
    """
    corner: list[Laid] = [(25, 0, 0, 0), (24, 1, 0, 0), (1, 1, 1, 3)]
    assert {*corner, (16, 0, 1, 0)} == set(FOUR_TILES)
    match = position(corner, START, tile=16, trees={0: ["1N", "25S"]})
    assert joins(match, 0, 1, 0) == {
        "1N": {"runes": 0, "gained": 1, "halves": 0, "points": 2 * 1},
        "16N": {"runes": 0, "gained": 1, "halves": 1, "points": 1},
    }


def test_a_new_zone_has_half_runes_only() -> None:
    """Tile 24 against the red side of tile 1: one of its two red stubs makes a rune, the other begins a zone."""
    match = position(START, START, tile=24, trees={0: ["1N"]})
    assert joins(match, 1, 0, 1) == {
        "1E": {"runes": 0, "gained": 1, "halves": 0, "points": 0},
        "24N": {"runes": 0, "gained": 0, "halves": 1, "points": 0},
    }


HORSESHOE: list[Laid] = [(2, 0, 0, 0), (3, 1, 0, 0), (4, 2, 0, 0), (5, 0, 1, 0), (6, 2, 1, 0)]


@pytest.mark.parametrize(
    ("trees", "points"),
    [([], 0), (["3E"], 2 * 6 - 4), (["3E", "6W"], 2 * 6 - 4)],
)
def test_areas_that_meet_the_same_zone_are_told_together(trees: list[str], points: int) -> None:
    """Tile 23 closes a pink ring with both its stubs: from 4 runes, open, to 6, closed. Two trees count once."""
    ring = with_tiles({2: "GPPG", 3: "GPGP", 4: "GGPP", 5: "PPGG", 6: "PGGP"})
    match = position(HORSESHOE, START, tile=23, trees={0: trees}, game=ring)
    assert joins(match, 1, 1, 1) == {"2E": {"runes": 4, "gained": 2, "halves": 0, "points": points}}


def test_zones_with_trees_that_become_one_bring_what_is_added() -> None:
    """Two pink zones of a rune each, a tree on both, and a tile between them: 1 + 1 are 4 runes, closed."""
    game = with_tiles({2: "GPGG", 3: "GPGP", 4: "GGGP", 6: "GPGP", 7: "GPGP"}, others="GGGG")
    # 2 and 3 are one zone, 7 and 4 beyond the gap another; the grass of 8 to 10 holds them together.
    row: list[Laid] = [
        (2, 0, 0, 0),
        (3, 1, 0, 0),
        (8, 1, 1, 0),
        (9, 2, 1, 0),
        (10, 3, 1, 0),
        (7, 3, 0, 0),
        (4, 4, 0, 0),
    ]
    match = position(row, START, tile=6, trees={0: ["2E", "4W"]}, game=game)
    assert zones(match)["2E"] == ("pink", 1, False) and zones(match)["4W"] == ("pink", 1, False)
    assert joins(match, 2, 0, 0) == {"2E": {"runes": 2, "gained": 2, "halves": 0, "points": 2 * 4 - (1 + 1)}}


@pytest.mark.parametrize("seed", range(5))
def test_every_placing_is_told_and_comes_true(seed: int) -> None:
    """All legal placings are told, and the one that is chosen at random does to the planet what was said."""
    luck, match = Random(seed), new(2, seed)
    while not match.over:
        told = quotes(LEGENDARY.box, match.view(0), 0)
        moves = [move for move in match.legal(0) if move.kind == "place"]
        assert {key.rsplit("/", 1)[0] for key in told} == {placing(move) for move in moves}
        before = match.score()[0].total
        chosen = luck.choice(match.legal(0))
        match.play(chosen, 0)
        match.play(luck.choice(match.legal(1)), 1)
        joined = {key: join for key, join in told.items() if key.startswith(f"{placing(chosen)}/")}
        for key, join in joined.items():
            zone = int(key.rsplit("/", 1)[1])
            assert match.table.runes[0][zone] == join["runes"] + join["gained"]
            assert match.table.halves[0][zone] == join["halves"]
        assert match.score()[0].total - before == sum(join["points"] for join in joined.values())
        plant_anything(match)


def placing(move: Any) -> str:
    """How quotes name a move; a tile that goes back into the box is nowhere."""
    parts = move.parts
    return f"join/{parts['column'] * 21 + parts['row']}/{parts['turn']}" if move.kind == "place" else "nowhere"


def test_only_who_is_to_place_is_told() -> None:
    match = position(START, START, tile=2)
    match.play(match.legal(0)[0], 0)
    view = match.view(1)
    assert quotes(LEGENDARY.box, match.view(0), 0) == {} != quotes(LEGENDARY.box, view, 1)
    planting = position(START, START, tile=2, phase="tree")
    assert quotes(LEGENDARY.box, planting.view(0), 0) == {}
