"""Maps of the sides, drawn with characters: what they may not get wrong."""

from __future__ import annotations

import pytest

from floresta.helpers import FLORESTA
from spinney import SpinneyError
from spinney.engine.game import Game
from spinney.games.floresta.box import ordered_sides
from spinney.games.floresta.maps import follow, read

CORNER = ["Z1 a1 ─A─┐  B╌a4", "     a2 ▸┴C▸a3", "R1      D"]


def test_a_map_is_taken_apart():
    drawn = read(CORNER)
    assert drawn.spaces == {"a1": (0, 3), "a4": (0, 14), "a2": (1, 5), "a3": (1, 12)}
    assert drawn.paths == {0: (0, 7), 1: (0, 12), 2: (1, 10), 3: (2, 8)}
    assert (drawn.zones, drawn.rows) == ({0: (0, 0)}, {0: (2, 0)})
    assert drawn.lines[0] == "      ─ ─┐   ╌  "


def test_a_line_is_followed_round_corners_up_to_the_next_letter():
    drawn = read(CORNER)
    assert follow(drawn, 0).spaces == {"a1", "a2"}
    assert follow(drawn, 1).spaces == {"a4"}
    assert follow(drawn, 2) == ({"a2", "a3"}, {"a3"})
    assert follow(drawn, 3).spaces == set()


@pytest.mark.parametrize("side", ordered_sides(FLORESTA.pack), ids=lambda side: side.id)
def test_every_side_has_a_map_whose_lines_lead_where_its_paths_do(side):
    drawn = read(side.map)
    for number, (first, second) in enumerate(side.paths):
        aims = {second} if f"{first}-{second}" in side.arrows else set()
        assert follow(drawn, number) == ({first, second}, aims)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("a1 A─a2 B─a3", "a1 A─a2 B─   ", "the map of the side mondego must show each of its spaces"),
        ("a1 A─a2 B─a3", "a1 ──a2 B─a3", "has 13 letters for paths, but there are 14 paths"),
        ("a1 A─a2 B─a3", "a1 B─a2 A─a3", "does not lead the line of A from one end of a1-a2 to the other"),
        ("▷k1 ──A─▸l1", "▷k1 ──A──l1", "does not lead the line of A from one end of k1-l1 to the other"),
        ('b5 J─b6"', 'b5 J─b6   │"', "the map of the side mondego must not be wider than 29 characters"),
        ('b5 J─b6"', 'b5 J─b6", "Z1"', "the map of the side mondego names zones or rows that the side does not have"),
    ],
)
def test_a_map_that_does_not_fit_its_side_is_refused(old, new, sentence):
    assert FLORESTA.pack_text.count(old) == 1
    with pytest.raises(SpinneyError) as refused:
        Game(FLORESTA.name, FLORESTA.package, FLORESTA.pack_text.replace(old, new), "mine")
    assert sentence in str(refused.value)
