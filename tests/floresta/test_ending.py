"""The end: moves from Espinhal, points of towers, axes and camping tokens, and who wins [46, 49, 54 to 58]."""

from __future__ import annotations

import pytest

from floresta.helpers import (
    COLOURS,
    SIDES,
    SPACES,
    finish_round,
    front,
    gains,
    kinds,
    lines,
    phase,
    play,
    position,
    refusal,
    spaces,
    trees,
)
from spinney.engine.pending import top
from spinney.games.floresta import steps


def last_round(*sides, **more):
    """The end of a game: yellow's supply runs out, and all other turns are thrown away."""
    match = position("espinhal", *sides, supply={"yellow": 1}, **more)
    finish_round(match)
    return match


def test_zones_are_counted_before_trees_move():
    match = last_round("estrela", trees={"green": ["h1", "h4"]})
    assert lines(match, "nursery")["green"] == 2
    play(match, "move", space="e1")
    assert trees(match, "green") == ["e1", "h4"]
    assert lines(match, "nursery")["green"] == 2


def test_trees_move_zone_by_zone_from_the_bottom_each_in_the_order_of_the_arrows():
    planted = {"green": ["h10", "h4", "h2"], "brown": ["h1", "h7"], "gray": ["h5"]}
    match = last_round(trees=planted, lynx=dict.fromkeys(COLOURS, 2))
    asked = []
    while not match.over:
        asked.append((match.acting[0], top(match.table)[steps.SPACE]))
        play(match, "decline")
    expected = [(2, "h1"), (1, "h2"), (1, "h4"), (3, "h5"), (2, "h7"), (1, "h10")]
    assert asked == [(player, SPACES[space]) for player, space in expected]


def test_each_zone_leads_to_its_own_board():
    match = last_round(trees={"green": ["h1", "h4", "h7", "h10"]}, lynx=dict.fromkeys(COLOURS, 2))
    boards = []
    while not match.over:
        boards.append({SPACES[name] // 24 for name in spaces(match, "move")})
        play(match, "decline")
    assert boards == [{3}, {2}, {0}, {1}]


def test_any_value_and_colour_but_the_location_s_own_rule():
    match = last_round("estrela", trees={"green": ["h1"]})
    assert spaces(match, "move") == ["e1", "e4"]
    assert refusal(match, "move", space="e9") == "not-reached"
    assert refusal(match, "move", space="a1") == "other-board"


def test_a_tree_without_a_legal_space_stays_unasked():
    match = last_round("malcata", trees={"green": ["h11"]}, lynx={"green": 0})
    table = match.table
    assert phase(match) == "move"  # its own lynx pays
    full = {"gray": [f"m{i}" for i in range(1, 13)]}
    match = last_round("malcata", trees={"green": ["h11"], **full})
    assert match.over
    assert table.trees[1][SIDES.index("espinhal")] == match.table.trees[1][SIDES.index("espinhal")]


def test_who_declines_keeps_tree_and_lynx_in_espinhal():
    match = last_round("malcata", trees={"green": ["h10"]}, lynx={"green": 1})
    before = front(match, "green")["lynx"]
    play(match, "decline")
    assert match.over
    assert trees(match, "green") == ["h10"]
    assert front(match, "green")["lynx"] == before  # the attached lynx is not in front


def test_the_attached_lynx_pays_in_malcata():
    match = last_round("malcata", trees={"green": ["h10"]}, lynx={"green": 1})
    assert gains(match, "green", "move", space="m1") == {"vp": 4}
    match = last_round("malcata", trees={"green": ["h10"]}, lynx={"green": 1})
    assert gains(match, "green", "move", space="m3") == {"vp": 9, "lynx": -1}


def test_moved_trees_earn_also_where_transplanted_ones_do_not():
    match = last_round("malcata", trees={"green": ["h10"]}, lynx={"green": 1}, options={"transplants": "bare"})
    assert gains(match, "green", "move", space="m1") == {"vp": 4}


def test_the_attached_lynx_goes_on_an_icon_of_sao_mamede_and_more_may_follow():
    match = last_round("sao_mamede", trees={"green": ["h10"]}, lynx={"green": 1})
    play(match, "move", space="s1")
    side = SIDES.index("sao_mamede")
    assert match.table.zone_lynx[side] == [1, 0, 0, 0]
    assert (phase(match), [each.parts["lynx"] for each in match.legal()]) == ("lay", [0, 1])
    play(match, "lay", lynx=1)
    assert match.table.zone_lynx[side] == [2, 0, 0, 0]
    assert match.over


def test_a_lynx_that_cannot_be_laid_comes_in_front_of_the_owner():
    match = last_round("sao_mamede", trees={"green": ["h10"]}, lynx={"green": 0}, zone_lynx=[2, 0, 0, 0])
    assert gains(match, "green", "move", space="s1") == {"lynx": 1, "vp": 2}


def test_lynx_won_by_a_move_serve_a_later_one():
    match = last_round("lousa", "malcata", trees={"green": ["h1", "h10"]}, lynx={"green": 0})
    assert gains(match, "green", "move", space="k2") == {"lynx": 1}
    assert "m3" in spaces(match, "move")  # asks for two: the one won and the one attached


def test_moved_trees_may_fell_but_bring_no_bonus_tree():
    match = last_round("lousa", trees={"green": ["h1", "a1", "m1", "c1"], "gray": ["k1"]}, vp={"green": 30})
    play(match, "move", space="l1")
    assert kinds(match) == {"fell", "decline"}
    play(match, "fell")
    assert match.over
    assert lines(match, "mountain")["gray"] == 6


def test_neutral_trees_never_move_and_count_for_nobody():
    match = last_round(players=3, trees={"neutral": ["h5", "h9", "c2", "d3", "i4"], "green": ["c1"]})
    assert match.over
    assert lines(match, "grove") == {"yellow": 0, "green": 12, "brown": 0}


def test_without_espinhal_nobody_moves():
    match = position("sabugal", supply={"yellow": 1}, trees={"green": ["p11"]})
    finish_round(match)
    assert match.over


# Points.


def test_a_total_may_fall_below_0():
    match = position("malcata", lynx={"yellow": 4}, axes={"yellow": 0})
    assert match.score()[0].total == -8


def test_lynx_cost_nothing_without_malcata():
    match = position("sao_mamede", lynx={"yellow": 4}, axes={"yellow": 0})
    assert match.score()[0].total == 0


@pytest.mark.parametrize(("pieces", "points"), [(1, 4), (2, 9), (3, 14)])
def test_tower_points(pieces, points):
    match = position(towers={"yellow": ("talhadas", pieces)})
    assert lines(match, "tower") == {"yellow": points, "green": 0, "brown": 0, "gray": 0}


def test_a_point_for_each_axe():
    assert lines(position(axes={"yellow": 3}), "axes")["yellow"] == 3


@pytest.mark.parametrize(
    ("side", "option", "points"),
    [("gardunha", "gardunha", 9 + 3), ("margaraca", "gardunha", 7), ("margaraca", "always", 12)],
)
def test_camping_sets_pay_with_gardunha_or_if_the_option_says_so(side, option, points):
    match = position(side, options={"camping": option}, camping={"yellow": [2, 3, 1, 1]})
    assert lines(match, "camping")["yellow"] == points


def test_most_points_win_and_then_most_tower_points():
    match = position("sao_mamede", vp={"yellow": 10, "green": 5, "brown": 9}, towers={"green": ("sao_matias", 1)})
    assert match.winners() == [1]  # 10 each, but green's tower is worth 5
    match = position("sao_mamede", vp={"yellow": 10, "green": 4}, towers={"green": ("sao_matias", 1)})
    assert match.winners() == [0]
    match = position("sao_mamede", vp={"yellow": 10, "green": 10})
    assert match.winners() == [0, 1]


@pytest.mark.parametrize(
    ("side", "line", "planted", "points"),
    [
        ("mondego", "river", ["a1", "a2", "a4", "b1", "b2", "b3"], 22),  # five together, one apart
        ("mondego", "river", ["a1", "a2", "a3"], 14),
        ("mondego", "river", ["a1", "a2", "a3", "b5", "b6"], 14 + 8),
        ("orvalho", "river", ["o1", "o3", "o5", "o7"], 22),
        ("orvalho", "river", ["o1", "o5"], 0),
        ("orvalho", "river", ["o1", "o2", "o3"], 0),  # cannot be; but what lies between must not be one's own
        ("estrela", "mountain", ["e1"], 0),
        ("estrela", "mountain", ["e1", "e5", "e8", "e11"], 18),
        ("lousa", "mountain", ["k1", "q1"], 6),
        ("sabugal", "nursery", ["p11"], 5),
        ("espinhal", "nursery", ["h1", "h2", "h4", "h7"], 5),
        ("espinhal", "nursery", ["h1", "h2"], 0),
    ],
)
def test_sides_at_the_end(side, line, planted, points):
    assert lines(position(side, trees={"brown": planted}), line)["brown"] == points
