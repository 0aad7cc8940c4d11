"""Scoring: rules 28 to 31."""

from __future__ import annotations

from legendary.helpers import FOUR_TILES, START, TEN_POINTS, Y_SHAPE, Laid, place_anything, position
from spinney import Match


def scores(*planets: list[Laid], trees: dict[int, list[str]]) -> list[tuple[int, int]]:
    """What closed and open zones bring each seat."""
    sheets = position(*planets, tile=2, trees=trees).score()
    for sheet in sheets:
        assert sheet.total == sheet.standing == sum(sheet.lines.values())
    return [(sheet.lines["closed"], sheet.lines["open"]) for sheet in sheets]


# The worked examples.


def test_ten_point_example() -> None:
    """The pink L is closed, 4 runes: 8. A pink tree without a rune: 0. Two yellow trees on an open zone of 2: 2."""
    trees = {0: ["7W", "1N", "1S", "12E"]}
    assert scores(TEN_POINTS, START, trees=trees) == [(8, 2), (0, 0)]


def test_y_example() -> None:
    """An open pink zone of 4 runes: 4."""
    assert scores(Y_SHAPE, START, trees={0: ["1N"]}) == [(0, 4), (0, 0)]


def test_a_tree_counts_from_any_edge_of_its_zone() -> None:
    for edge in ("5N", "5E", "5S", "12W", "8N", "14N", "14S", "1N"):
        assert scores(Y_SHAPE, START, trees={0: [edge]})[0] == (0, 4)


# The rules one by one.


def test_a_closed_zone_is_worth_twice_its_runes() -> None:
    assert scores(FOUR_TILES, START, trees={0: ["1N", "1E"]})[0] == (2 + 2, 0)


def test_an_open_zone_is_worth_its_full_runes() -> None:
    assert scores(FOUR_TILES, START, trees={0: ["16N"]})[0] == (0, 1)


def test_half_runes_do_not_count() -> None:
    assert scores(FOUR_TILES, START, trees={0: ["24N", "25N", "1S"]})[0] == (0, 0)


def test_zones_without_trees_are_worth_nothing() -> None:
    assert scores(TEN_POINTS, Y_SHAPE, trees={}) == [(0, 0), (0, 0)]


def test_several_trees_on_a_zone_count_once() -> None:
    """Both on a closed and on an open zone, wherever on it they stand."""
    assert scores(TEN_POINTS, START, trees={0: ["7W", "8N", "12W"]})[0] == (8, 0)
    assert scores(TEN_POINTS, START, trees={0: ["1S", "4N", "12E"]})[0] == (0, 2)


def test_trees_on_two_zones_that_become_one_count_once() -> None:
    """A tree on each end; tile 14 joins them to one open zone of two runes."""
    ends: list[Laid] = [(1, 0, 0, 0), (14, 0, -1, 0), (23, 0, -2, 0)]
    assert scores(ends[:2], START, trees={0: ["1N", "14S"]})[0] == (0, 1)
    assert scores(ends, START, trees={0: ["1N", "23S"]})[0] == (4, 0)


def test_every_seat_counts_its_own_planet() -> None:
    assert scores(Y_SHAPE, TEN_POINTS, START, trees={0: ["1N"], 1: ["7W"], 2: ["1N"]}) == [(0, 4), (8, 0), (0, 0)]


def finished(*planets: list[Laid], trees: dict[int, list[str]]) -> Match:
    """A match whose last tile, far from the trees, is being placed."""
    match = position(*planets, tile=22, turn=19, trees=trees)
    place_anything(match)
    assert match.over
    return match


def test_most_points_win() -> None:
    assert finished(Y_SHAPE, TEN_POINTS, START, trees={0: ["1N"], 1: ["7W"]}).winners() == [1]


def test_a_tie_is_a_shared_win() -> None:
    assert finished(Y_SHAPE, START, Y_SHAPE, trees={0: ["1N"], 2: ["5N", "8N"]}).winners() == [0, 2]
