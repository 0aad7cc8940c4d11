"""Where a tile may go: rules 10 to 14."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from legendary.helpers import (
    MIDDLE,
    ROUND,
    START,
    TEN_POINTS,
    at,
    new,
    places,
    position,
    with_tiles,
    zones,
)
from spinney import Game, Match

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
ALL_PINK = with_tiles({}, light=(), others="PPPP")

# By hand.


def test_the_first_tile_goes_beside_tile_1() -> None:
    """Tile 2 is pink but for the west: its three pink sides fit above tile 1, its grass to the west."""
    match = position(START, START, tile=2)
    assert places(match, 0) == {(0, -1, 1), (0, -1, 2), (0, -1, 0), (-1, 0, 2)}


def test_a_tile_may_be_turned_any_way() -> None:
    """Tile 17, P P R Y: each side of tile 1 but the grass is met in one turn or two."""
    match = position(START, START, tile=17)
    assert places(match, 0) == {(0, -1, 1), (0, -1, 2), (1, 0, 1), (0, 1, 1)}


def test_all_touching_sides_must_match() -> None:
    """South of tile 1 a tile wants yellow above, and grass to the east where tile 4 lies. Tile 22 has both, one way."""
    match = position([(1, 0, 0, 0), (12, 1, 0, 1), (4, 1, 1, 0)], START, tile=22)
    assert [match.refusal(at(match, 0, 1, turn), 0) for turn in range(4)] == [*["sides-differ"] * 3, "legal"]


def test_a_hole_wants_the_right_colour_on_all_four_sides() -> None:
    """Round the hole at (0, 1) there is pink above, red to the east, yellow below and grass to the west."""
    walls = {2: "PPPP", 8: "GGRP", 3: "RRRR", 9: "RGGY", 4: "YYYY", 10: "GYGG", 5: "GGGG"}
    game = with_tiles({**walls, 6: "PRYG", 7: "PYRG"})
    around = [(2, 0, 0, 0), (8, 1, 0, 0), (3, 1, 1, 0), (9, 1, 2, 0), (4, 0, 2, 0), (10, -1, 2, 0), (5, -1, 1, 0)]
    match = position(around, START, tile=6, game=game)
    assert [match.refusal(at(match, 0, 1, turn), 0) for turn in range(4)] == ["legal", *["sides-differ"] * 3]
    match = position(around, START, tile=7, game=game)
    assert [match.refusal(at(match, 0, 1, turn), 0) for turn in range(4)] == ["sides-differ"] * 4


def test_grass_touches_grass_only() -> None:
    match = position(START, START, tile=3)
    west = {turn for x, y, turn in places(match, 0) if (x, y) == (-1, 0)}
    assert west == {2}


def test_a_tile_must_touch_a_side() -> None:
    match = position(START, START, tile=2)
    assert match.refusal(at(match, 1, -1), 0) == "touches-nothing"
    assert match.refusal(at(match, 5, 5), 0) == "touches-nothing"


def test_a_place_takes_one_tile() -> None:
    match = position(TEN_POINTS, START, tile=2)
    assert match.refusal(at(match, 0, 0), 0) == "occupied"
    assert match.refusal(at(match, 3, 3), 0) == "occupied"


def test_placed_tiles_stay_where_they_are() -> None:
    match = new(2, seed=4)
    before = match.table
    luck = Random(4)
    while not match.over:
        seat = match.acting[0]
        match.play(luck.choice(match.legal(seat)), seat)
        table = match.table
        for seat in range(2):
            for tile in range(26):
                if before.place[seat][tile] >= 0:
                    assert table.place[seat][tile] == before.place[seat][tile]
                    assert table.turned[seat][tile] == before.turned[seat][tile]
        before = table


def test_a_tile_that_fits_must_be_placed() -> None:
    match = position(START, START, tile=2)
    assert match.refusal(match.move("return"), 0) == "must-place"


@pytest.mark.parametrize("turn", range(4))
def test_a_tile_that_fits_one_way_only_must_be_placed(turn: int) -> None:
    """Only the north of tile 2 is pink, and only one side of tile 1: they touch."""
    side = (turn + 2) % 4
    match = position(START, START, tile=2, game=with_tiles({1: "GGG"[:side] + "P" + "GGG"[side:], 2: "PRRR"}))
    assert places(match, 0) == {(*STEPS[side], turn)}
    assert match.refusal(match.move("return"), 0) == "must-place"


def test_a_tile_that_fits_nowhere_goes_back_into_the_box() -> None:
    match = position(START, START, tile=2, coming=[3], game=with_tiles({1: "PPPP", 2: "RRRR"}))
    assert match.legal(0) == [match.move("return")]
    for seat in (0, 1):
        match.play(match.move("return"), seat)
    assert match.table.place[0][2] == match.table.place[1][2] == -1
    assert match.table.rim_size[0] == 4


# Any direction, without end.


@pytest.mark.parametrize("side", range(4))
def test_a_planet_may_grow_twenty_tiles_in_any_direction(side: int) -> None:
    """Every tile fits everywhere, and all nineteen go the same way: they touch once each and no more."""
    match = new(2, game=ALL_PINK)
    for turn in range(1, 20):
        x, y = turn * STEPS[side][0], turn * STEPS[side][1]
        assert len(match.legal(0)) == 4 * (2 * turn + 2)
        for seat in range(2):
            match.play(at(match, x, y), seat)
    assert match.over
    assert zones(match) == {"1N": ("pink", 19, False)}


def test_twenty_tiles_across_in_both_directions() -> None:
    """Ten to the west, then nine to the east: the ends come as near as they can and do not touch."""
    match = new(2, game=ALL_PINK)
    for x in [*range(-1, -11, -1), *range(1, 10)]:
        for seat in range(2):
            match.play(at(match, x, 0), seat)
    assert match.over
    assert zones(match) == {"1N": ("pink", 19, False)}


class TrueMap:
    """A planet on a map without bounds, kept beside the game's own."""

    def __init__(self, game: Game) -> None:
        self.faces = {int(tile.id): tile.edges for tile in game.pack.tile}
        self.tiles = {(0, 0): (1, 0)}

    def colour(self, spot: tuple[int, int], side: int) -> str:
        tile, turn = self.tiles[spot]
        return self.faces[tile][(side - turn) % 4]

    def fits(self, tile: int, turn: int, spot: tuple[int, int]) -> bool:
        for side, (x, y) in enumerate(STEPS):
            there = (spot[0] + x, spot[1] + y)
            if there in self.tiles and self.colour(there, (side + 2) % 4) != self.faces[tile][(side - turn) % 4]:
                return False
        return True

    def fitting(self, tile: int) -> dict[tuple[int, int, int], tuple[int, int]]:
        """Every (column, row, turn) where a tile fits, with its true place."""
        empty = {(x + right, y + down) for x, y in self.tiles for right, down in STEPS} - set(self.tiles)
        found = {
            ((MIDDLE + x) % ROUND, (MIDDLE + y) % ROUND, turn): (x, y)
            for x, y in empty
            for turn in range(4)
            if self.fits(tile, turn, (x, y))
        }
        return found


def drawn_tile(table: Any) -> int:
    return int(table.pile[table.undrawn])


def assert_lists_are_right(match: Match, pull: tuple[int, int], luck: Random) -> int:
    """Plays a game whose planets are pulled in a direction, and compares every list of placements; gives how many."""
    maps = [TrueMap(match.game) for _ in range(match.players)]
    compared = 0
    while not match.over:
        if match.table.phase == 1:
            match.play(luck.choice(match.legal()))
            continue
        tile = drawn_tile(match.table)
        for seat in range(match.players):
            fitting = maps[seat].fitting(tile)
            moves = match.legal(seat)
            listed = {
                (move.parts["column"], move.parts["row"], move.parts["turn"]) for move in moves if move.kind == "place"
            }
            assert listed == set(fitting)
            assert len(moves) == max(len(fitting), 1)
            compared += 1
            if not fitting:
                match.play(moves[0], seat)
                continue
            far = sorted(
                fitting, key=lambda key: (fitting[key][0] * pull[0] + fitting[key][1] * pull[1], luck.random())
            )
            chosen = far[-1] if luck.random() < 0.8 else luck.choice(far)
            maps[seat].tiles[fitting[chosen]] = (tile, chosen[2])
            match.play(match.move("place", column=chosen[0], row=chosen[1], turn=chosen[2]), seat)
    return compared


@pytest.mark.parametrize("pull", [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1)])
def test_lists_of_placements_against_a_map_without_bounds(pull: tuple[int, int]) -> None:
    luck = Random(str(pull))
    compared = sum(assert_lists_are_right(new(3, seed), pull, luck) for seed in range(4))
    compared += sum(assert_lists_are_right(new(2, seed, ALL_PINK), pull, luck) for seed in range(2))
    assert compared > 250
