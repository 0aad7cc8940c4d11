"""The worked examples of the rulebook (W), put on the house boards, and edge cases that follow from the rules (X)."""

from __future__ import annotations

import pytest

from floresta.helpers import (
    BOX,
    CARDS,
    CELLS,
    FLORESTA,
    PATHS,
    SIDES,
    SPACES,
    TOWERS,
    finish_round,
    front,
    gains,
    lines,
    new,
    on_paths,
    path,
    paths,
    phase,
    play,
    position,
    put,
    put_round,
    reach_of,
    refusal,
    spaces,
    told,
    trees,
)
from spinney.games.floresta.bonus_trees import conditions_met
from spinney.games.floresta.cards import axes_for_space, card_colours
from spinney.games.floresta.fire import burn_trees, kindle_location, spread_fire
from spinney.games.floresta.placing import legal_spaces
from spinney.games.floresta.scoring import ranked
from spinney.games.floresta.towers import power_at


def same_paths(found, expected):
    return {path(name) for name in found} == {path(name) for name in expected}


def test_w01_two_axes_lead_from_2_to_4_or_6():
    assert [value for value in range(1, 7) if BOX.distance[2][value] == 2] == [4, 6]


def test_w02_a_wild_card_with_the_tower_icon_builds_without_axe():
    match = position("talhadas", hands={"yellow": "c03"}, axes={"yellow": 0})
    assert refusal(match, "build", card="c03", tower="talhadas") == "legal"
    play(match, "build", card="c03", tower="talhadas")
    assert match.table.pieces[0] == 1


def test_w03_x2_doubles_points_and_camping_tokens():
    match = position("gardunha", trees={"gray": ["g1", "g2"]}, turn="green", hands={"green": "c54"})
    assert gains(match, "green", "plant", card="c54", space="g3") == {"vp": 2, "tent": 2, "motorhome": 2}
    assert match.table.doubles_left == 5


def test_w04_a_break_on_any_path_without_break_or_marker():
    match = position("mondego", hands={"yellow": "c50"}, fire=["a3-a4"], breaks=["b1-b2"])
    play(match, "plant", card="c50", space="a2")
    allowed = paths(match, "block")
    assert len(allowed) == 12
    assert not {"a3-a4", "b1-b2"} & set(allowed)
    assert gains(match, "yellow", "block", path=allowed[0]) == {"vp": 2}


def test_w05_a_truck_puts_out_two_connected_markers():
    match = position(
        "mondego",
        cells="BCAED",
        corners=["NE", "NW", "SW", "SE"],
        towers={"yellow": ("talhadas", 2)},
        fire=["a1-a2", "a2-a3", "b5-b6"],
    )
    finish_turns(match)
    assert same_paths(paths(match), ["a1-a2", "a2-a3", "b5-b6"])
    play(match, "quench", path="a1-a2")
    assert paths(match) == ["a2-a3"]
    assert gains(match, "yellow", "quench", path="a2-a3") == {"vp": 1}
    assert len(told(match, "quenched")) == 1


def finish_turns(match):
    """Everybody throws a card away, until the first truck is asked."""
    while phase(match) in ("turn", "draw"):
        match.play(next(each for each in match.legal() if each.kind in ("throw", "take")))


def test_w06_each_tree_next_to_fire_costs_a_point_once():
    match = position(
        "mondego",
        trees={"green": ["a2", "b1"], "yellow": ["a1"]},
        fire=["a1-a2", "a1-b1"],
        vp={"green": 5, "yellow": 5},
    )
    table = match.table
    burn_trees(BOX, table)
    assert (table.vp[1], table.vp[0]) == (3, 4)


def spread(fire, trucks=()):
    match = position("mondego", fire=fire, trucks=dict.fromkeys(trucks, "mondego"))
    table = match.table
    spread_fire(BOX, table)
    before = on_paths(match)
    return {name for name in on_paths_of(table) if name not in before}


def on_paths_of(table):
    return {name for name, number in PATHS.items() if table.fire[number // 16] >> number % 16 & 1}


def test_w07_two_markers_spread_to_two_paths():
    assert same_paths(spread(["a1-a2", "a1-b1"]), ["a2-a3", "b1-b2"])


def kindled(side, value, **position_of):
    match = position(side, **position_of)
    table = match.table
    before = on_paths(match)
    kindle_location(BOX, table, SIDES.index(side), value)
    return {name for name in on_paths_of(table) if name not in before}


def test_w08_values_6_and_1_occupied_so_2_burns_but_not_over_the_break():
    found = kindled("mondego", 6, trees={"gray": ["a4", "b3"], "brown": ["a1", "b4"]}, breaks=["a2-a3"])
    assert same_paths(found, ["a3-a4", "a3-b3", "b1-b2", "b2-b3"])


def test_w09_a_fire_card_names_two_cells():
    assert {CELLS[cell] for cell in range(5) if BOX.ignites[CARDS.index("c05")] >> cell & 1} == {"N", "W"}


ENDS = {
    "W10": (
        "mondego",
        {
            "yellow": ["a1", "a2", "b1", "b2"],
            "gray": ["a4", "a5", "b5", "b6"],
            "green": ["a3", "b4"],
            "brown": ["b3", "a6"],
        },
        {},
        {"yellow": 22, "gray": 16, "green": 0, "brown": 0},
    ),
    "W11": (
        "orvalho",
        {
            "yellow": ["o1", "o3", "o6", "o8"],
            "brown": ["o12", "o2", "o4"],
            "gray": ["o5", "o7", "o9"],
            "green": ["o10"],
        },
        {},
        {"yellow": 16, "brown": 14, "gray": 14, "green": 0},
    ),
    "W12": (
        "malcata",
        {},
        {"lynx": {"yellow": 2, "brown": 1, "green": 0, "gray": 0}},
        {"yellow": -4, "brown": -2, "green": 0, "gray": 0},
    ),
    "W13": (
        "sao_mamede",
        {
            "yellow": ["s1", "s2", "s5"],
            "gray": ["s3", "s8", "s9"],
            "brown": ["s4", "s7"],
            "green": ["s6", "s10"],
        },
        {"zone_lynx": [1, 3, 2, 1]},
        {"brown": 10, "yellow": 6, "green": 6, "gray": 0},
    ),
    "W14": (
        "margaraca",
        {"yellow": ["c1", "d1", "i1"], "green": ["c2", "d2", "i2"], "brown": ["c3", "d3"], "gray": ["c4", "d4"]},
        {},
        {"yellow": 12, "green": 12, "brown": 3, "gray": 3},
    ),
    "W17": (
        "estrela",
        {"green": ["e1", "e5", "e8"], "gray": ["e4", "e7", "e10"], "yellow": ["e2", "e6"]},
        {},
        {"green": 10, "gray": 10, "yellow": 6, "brown": 0},
    ),
    "W19": (
        "lousa",
        {"green": ["k1", "l1"], "yellow": ["k2"], "gray": ["k3"], "brown": ["l2"]},
        {"felled": ["k1", "k2"]},
        {"green": 9, "yellow": 6, "gray": 3, "brown": 3},
    ),
    "W20": (
        "sabugal",
        {"gray": ["p11", "p14", "p21"], "yellow": ["p12", "p13", "p32"], "brown": ["p23", "p24"]},
        {},
        {"gray": 7, "yellow": 10, "brown": 7, "green": 0},
    ),
    "W22": (
        "espinhal",
        {"green": ["h1", "h4"], "brown": ["h2", "h5", "h8", "h11"], "yellow": ["h7"], "gray": ["h10"]},
        {},
        {"brown": 10, "green": 2, "yellow": 0, "gray": 0},
    ),
}


@pytest.mark.parametrize("case", ENDS)
def test_w_the_end_of_a_side(case):
    side, planted, more, expected = ENDS[case]
    match = position(side, trees=planted, **more)
    line = ("river", "lynx", "grove", "mountain", "nursery")[SIDES.index(side) // 2]
    assert lines(match, line) == {**expected}


def test_w13_lynx_controlled():
    side, planted, more, _ = ENDS["W13"]
    table = position(side, trees=planted, **more).table
    number = SIDES.index(side)
    controlled = dict(
        zip(("yellow", "green", "brown", "gray"), (ranked(BOX, table, s, number) for s in range(4)), strict=True)
    )
    assert controlled == {"brown": 5, "yellow": 4, "green": 4, "gray": 3}


def test_w15_nine_tokens_with_one_set_are_worth_14():
    match = position("gardunha", trees={"gray": ["g2", "g4"]})
    for card, space in (("c14", "g1"), ("c54", "g3"), ("c49", "g5"), ("c26", "g7")):
        match = turned_to(match, card)
        play(match, "plant", card=card, space=space)
    found = front(match, "yellow")
    assert {kind: found[kind] for kind in ("igloo", "tent", "trailer", "motorhome")} == {
        "igloo": 4,
        "tent": 2,
        "trailer": 1,
        "motorhome": 2,
    }
    assert lines(match, "camping")["yellow"] == 14


def turned_to(match, card):
    """The same table with yellow about to play a card."""
    table = match.table
    table.hand[0] = [CARDS.index(card), -1, -1]
    table.hand_size[0] = 1
    table.hand_seen[0] = [0, 0, 0]
    put_round(table, 0)
    table.acting, table.card = 1, -1
    table.phase = FLORESTA.phases.index("turn")
    put(match, table)
    return match


def test_w16_an_axe_and_a_point():
    match = position("estrela", trees={"gray": ["e1"]}, hands={"yellow": "c58"})
    assert gains(match, "yellow", "plant", card="c58", space="e2") == {"vp": 1, "axe": 1}


@pytest.mark.parametrize(
    ("card", "space", "expected"), [("c14", "k1", {"axe": 1}), ("c44", "k2", {"lynx": 1}), ("c14", "k3", {"vp": 2})]
)
def test_w18_lousa_gives_an_axe_a_lynx_or_points(card, space, expected):
    match = position("lousa", turn="gray", hands={"gray": card}, breaks_left=0)
    assert gains(match, "gray", "plant", card=card, space=space) == expected


def test_w21_a_tree_planted_in_sabugal_lets_an_older_one_go_to_estrela():
    match = position("sabugal", "estrela", trees={"yellow": ["p14"]}, hands={"yellow": "c46"})
    before = front(match, "yellow")
    play(match, "plant", card="c46", space="p21")
    play(match, "transplant", space="p14")
    play(match, "replant", space="e1")
    after = front(match, "yellow")
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {"vp": 1, "axe": 1}
    assert trees(match, "yellow") == ["e1", "p21"]


def test_w23_at_the_end_the_bottom_zone_goes_to_estrela():
    match = position(
        "espinhal",
        "estrela",
        trees={
            "green": ["h1", "e1", "e5", "e8"],
            "brown": ["h2"],
            "yellow": ["e2", "e11"],
            "gray": ["e4"],
        },
        supply={"yellow": 1},
    )
    table = match.table
    side = SIDES.index("estrela")
    open_to = {
        player: [name for name, number in SPACES.items() if number // 12 == side and found >> number % 12 & 1]
        for player, found in ((p, legal_spaces(BOX, table, s, side, 0)) for p, s in (("green", 1), ("brown", 2)))
    }
    assert open_to == {"green": [], "brown": ["e3", "e6", "e7"]}
    finish_round(match)
    assert (phase(match), match.acting) == ("move", (2,))
    assert spaces(match, "move") == ["e3", "e6", "e7"]
    assert gains(match, "brown", "move", space="e6") == {"vp": 1, "lynx": 1}


def test_w24_balocas():
    assert BOX.tower_worth[TOWERS.index("balocas")] == [0, 8, 14, 20]


@pytest.mark.parametrize(("pieces", "cells"), [(1, "NW"), (2, "CNW"), (3, "CENSW")])
def test_w25_reach(pieces, cells):
    match = position(towers={"yellow": ("sao_matias", pieces)})
    assert reach_of(match, "yellow") == set(cells)


@pytest.mark.parametrize(("space", "lynx"), [("a1", 1), ("c4", 0)])
def test_w26_the_lynx_comes_only_in_the_icons_location(space, lynx):
    match = position("mondego", "margaraca", hands={"yellow": "c02"})
    assert gains(match, "yellow", "plant", card="c02", space=space).get("lynx", 0) == lynx


# Edge cases.


def test_x01_an_old_marker_stops_the_step_to_the_next_value():
    assert kindled("lousa", 1, fire=["k1-k2"]) == set()


def test_x02_without_marker_1_leads_to_2_and_3():
    assert same_paths(kindled("lousa", 1), ["k1-l1", "k2-l2", "k3-l3", "k1-k2"])


def test_x03_a_full_board_does_not_burn():
    full = {"gray": [f"h{i}" for i in range(1, 7)], "brown": [f"h{i}" for i in range(7, 13)]}
    assert kindled("espinhal", 4, trees=full) == set()


def test_x05_a_truck_of_anyone_stops_the_spread():
    assert spread(["a1-a2"], trucks=["brown"]) == set()


def test_x07_a_tree_on_x2_loses_two_and_nobody_falls_below_0():
    match = position(
        "margaraca",
        trees={"green": ["c1", "d1"], "yellow": ["d4"]},
        x2=["c1"],
        fire=["c1-d1", "c1-d4"],
        vp={"green": 9, "yellow": 0},
    )
    table = match.table
    burn_trees(BOX, table)
    assert (table.vp[1], table.vp[0]) == (6, 0)


def open_spaces(side, lynx=0, **position_of):
    match = position(side, **position_of)
    found = legal_spaces(BOX, match.table, 1, SIDES.index(side), lynx)
    return [name for name, number in SPACES.items() if number // 12 == SIDES.index(side) and found >> number % 12 & 1]


def test_x08_neutral_trees_do_not_open_what_lies_behind_them():
    assert open_spaces("sao_mamede", trees={"neutral": ["s2", "s9"]}) == ["s1"]


def test_x09_a_neutral_tree_is_walked_through():
    assert open_spaces("sao_mamede", trees={"neutral": ["s2", "s9"], "gray": ["s1"]}) == ["s3", "s4"]


def test_x11_nothing_is_open_in_malcata_without_lynx():
    assert open_spaces("malcata", lynx=0) == []


def test_x12_one_lynx_opens_the_spaces_that_ask_for_one():
    assert open_spaces("malcata", lynx=1) == ["m1", "m2", "m4", "m5", "m8", "m9", "m11", "m12"]


def test_x14_two_first_leave_no_second():
    planted = {"yellow": ["c1", "c2", "c3", "c4"], "green": ["d1", "d2", "d3", "d4"], "brown": ["i1", "i2"]}
    match = position("margaraca", trees=planted)
    assert lines(match, "grove") == {"yellow": 12, "green": 12, "brown": 3, "gray": 0}


def test_x15_three_first_leave_nobody_else():
    planted = {"yellow": ["s1"], "green": ["s2"], "brown": ["s3"], "gray": ["s10"]}
    match = position("sao_mamede", trees=planted, zone_lynx=[3, 0, 0, 1])
    assert lines(match, "lynx") == {"yellow": 10, "green": 10, "brown": 10, "gray": 0}


@pytest.mark.parametrize(("players", "hands", "row", "deck"), [(2, 6, 3, 34), (3, 9, 4, 33), (4, 12, 5, 43)])
def test_x17_hands_row_and_deck(players, hands, row, deck):
    table = new(players=players).table
    assert (sum(table.hand_size), table.row_size, table.deck_size) == (hands, row, deck)


COSTS = [
    ("c01", "a1", None, 0),
    ("c01", "a3", None, 1),
    ("c01", "b3", None, 1),
    ("c01", "a4", None, 1),
    ("c01", "a2", None, None),
    ("c01", "b5", None, 3),
    ("c01", "a5", "talhadas", 1),
    ("c01", "a3", "talhadas", 0),
    ("c01", "a2", "pedra_do_vento", 3),
    ("c01", "b1", "viseu", 0),
    ("c31", "a6", "viseu", 2),
    ("c23", "a1", None, 0),
    ("c23", "a2", None, None),
    ("c03", "a5", None, 2),
]


@pytest.mark.parametrize(("card", "space", "tower", "cost"), COSTS)
def test_x20_axes_that_a_card_costs_on_a_space(card, space, tower, cost):
    """The same by the rule's own function, by what is paid, and by what one axe less allows."""
    names = ["mondego", *([tower] if tower else [])]
    towers = {"yellow": (tower, 3)} if tower else {}
    match = position(*names, hands={"yellow": card}, towers=towers, axes={"yellow": cost or 0})
    number, table = CARDS.index(card), match.table
    fits = card_colours(BOX, number, power_at(BOX, table, 0, 0)) & BOX.colour[SPACES[space]]
    assert (axes_for_space(BOX, table, 0, number, SPACES[space]) if fits else None) == cost
    if cost is None:
        assert refusal(match, "plant", card=card, space=space) == "colour"
        return
    assert refusal(match, "plant", card=card, space=space) == "legal"
    play(match, "plant", card=card, space=space)
    assert sum(row[1] for row in told(match, "paid")) == cost
    if cost:
        poor = position(*names, hands={"yellow": card}, towers=towers, axes={"yellow": cost - 1})
        assert refusal(poor, "plant", card=card, space=space) == "too-few-axes"


@pytest.mark.parametrize(
    ("discards", "vp", "boards", "expected"),
    [
        ("c01 c06 c11 c16 c21 c26", 19, "a1 m1 c1 e1", {"values"}),
        ("c01 c31 c11 c16 c21 c26", 20, "a1 m1 c1 e1", {"vp20"}),
        ("", 25, "a1 m1 c1 e1 p11", {"five", "vp20"}),
    ],
)
def test_x21_conditions_for_bonus_trees(discards, vp, boards, expected):
    match = position(trees={"yellow": boards.split()}, discards={"yellow": discards}, vp={"yellow": vp})
    met = conditions_met(match.table, 0)
    assert {name for bit, name in enumerate(("values", "vp20", "five")) if met >> bit & 1} == expected
