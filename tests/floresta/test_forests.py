"""Placement on the ten forest sides, and the towers' powers [41 to 53]."""

from __future__ import annotations

import pytest

from floresta.helpers import (
    CARDS,
    SIDES,
    SPACES,
    gains,
    kinds,
    lines,
    on_paths,
    paths,
    phase,
    play,
    position,
    refusal,
    spaces,
    trees,
)

# Powers.


def test_chiqueiro_puts_a_break_on_a_burning_path_for_three_points():
    match = position("chiqueiro", hands={"yellow": "c50"}, towers={"yellow": ("chiqueiro", 1)}, fire=["a1-a2"])
    play(match, "plant", card="c50", space="a2")
    assert "a1-a2" in paths(match, "block")
    assert gains(match, "yellow", "block", path="a1-a2") == {"vp": 3}
    assert (on_paths(match), on_paths(match, "breaks")) == (set(), {"a1-a2"})
    match = position("chiqueiro", hands={"yellow": "c50"}, towers={"yellow": ("chiqueiro", 1)}, fire=["a1-a2"])
    play(match, "plant", card="c50", space="a2")
    assert gains(match, "yellow", "block", path="a2-a3") == {"vp": 2}


def test_powers_need_reach():
    match = position(
        "chiqueiro", hands={"yellow": "c50"}, towers={"yellow": ("chiqueiro", 1)}, fire=["a1-a2"], cells="EBCDA"
    )
    play(match, "plant", card="c50", space="a2")
    assert refusal(match, "block", path="a1-a2") == "no-break-there"
    for tower, card, space in (("pedra_do_vento", "c31", "a1"), ("viseu", "c01", "b1")):
        corners = ["NE", "NW", "SW", "SE"] if tower == "pedra_do_vento" else ["SE", "NE", "SW", "NW"]
        near = position(
            tower, hands={"yellow": card}, corners=corners, towers={"yellow": (tower, 1)}, axes={"yellow": 0}
        )
        far = position(
            tower,
            hands={"yellow": card},
            corners=corners,
            towers={"yellow": (tower, 1)},
            axes={"yellow": 0},
            cells="EBCDA",
        )
        assert refusal(near, "plant", card=card, space=space) == "legal"
        assert refusal(far, "plant", card=card, space=space) != "legal"


def test_pedra_do_vento_joins_with_wild():
    match = position(
        "pedra_do_vento", hands={"yellow": "c23"}, towers={"yellow": ("pedra_do_vento", 3)}, axes={"yellow": 0}
    )
    assert refusal(match, "plant", card="c23", space="a2") == "legal"


def test_machoca_offers_the_lynx_of_a_card_with_another_icon():
    match = position("machoca", hands={"yellow": "c22"}, towers={"yellow": ("machoca", 3)})
    play(match, "plant", card="c22", space="b1")
    assert (phase(match), kinds(match)) == ("help", {"accept", "decline"})
    assert gains(match, "yellow", "accept") == {"lynx": 1}


def test_machoca_with_the_right_icon_gives_one_lynx_without_asking():
    match = position("machoca", hands={"yellow": "c02"}, towers={"yellow": ("machoca", 3)})
    assert gains(match, "yellow", "plant", card="c02", space="a1") == {"lynx": 1}
    assert phase(match) == "draw"


def test_machoca_offers_nothing_when_no_lynx_is_left():
    match = position("machoca", hands={"yellow": "c22"}, towers={"yellow": ("machoca", 3)}, lynx_left=0)
    play(match, "plant", card="c22", space="b1")
    assert phase(match) == "draw"


def test_machoca_out_of_reach_offers_nothing():
    match = position("machoca", hands={"yellow": "c22"}, towers={"yellow": ("machoca", 1)})  # SW reaches W and S
    play(match, "plant", card="c22", space="b1")
    assert phase(match) == "draw"


# Forests.


def test_mondego_takes_trees_anywhere():
    match = position("mondego", hands={"yellow": "c01 c06 c11"}, axes={"yellow": 3})
    reds = {name for name in spaces(match, "plant") if name[0] in "ab"}
    assert reds == {"a1", "a3", "a4", "a5", "b1", "b2", "b3", "b5"}


def test_orvalho_takes_no_neighbours_of_the_same_player():
    match = position("orvalho", trees={"yellow": ["o2"], "gray": ["o12"]}, hands={"yellow": "c06"})
    assert refusal(match, "plant", card="c06", space="o1") == "next-to-own"
    match = position("orvalho", trees={"gray": ["o2", "o12"]}, hands={"yellow": "c06"})
    assert refusal(match, "plant", card="c06", space="o1") == "legal"


def test_malcata_takes_lynx_and_gives_points():
    match = position("malcata", hands={"yellow": "c01"}, lynx={"yellow": 3})
    assert gains(match, "yellow", "plant", card="c01", space="m3") == {"lynx": -2, "vp": 9, "axe": 1}
    assert match.table.lynx_left == 16  # laid lynx do not return


def test_sao_mamede_lays_any_number_of_lynx_on_the_zone_s_icons():
    match = position("sao_mamede", hands={"yellow": "c12"}, lynx={"yellow": 3})
    play(match, "plant", card="c12", space="s1")
    assert [each.parts["lynx"] for each in match.legal()] == [0, 1, 2]  # two icons
    assert refusal(match, "lay", lynx=3) == "too-many-lynx"
    assert refusal(match, "decline") == "compulsory"  # none is a number too
    play(match, "lay", lynx=2)
    assert match.table.zone_lynx[SIDES.index("sao_mamede")] == [2, 0, 0, 0]
    full = position("sao_mamede", hands={"yellow": "c12"}, lynx={"yellow": 3}, zone_lynx=[2, 0, 0, 0])
    play(full, "plant", card="c12", space="s1")
    assert phase(full) == "draw"


def test_margaraca_counts_a_tree_on_x2_twice():
    planted = {"yellow": ["c1", "d1"], "green": ["c3", "d2", "i2"], "brown": ["c4"]}
    match = position("margaraca", trees=planted, x2=["c1", "d1"])
    assert lines(match, "grove") == {"yellow": 12, "green": 7, "brown": 3, "gray": 0}


def test_gardunha_gives_points_and_tokens():
    match = position("gardunha", hands={"yellow": "c15"}, breaks_left=0)
    assert gains(match, "yellow", "plant", card="c15", space="g1") == {"vp": 1, "igloo": 1}


def test_estrela_takes_one_own_tree_a_row():
    match = position("estrela", trees={"yellow": ["e1"]}, hands={"yellow": "c58 c15"}, axes={"yellow": 3})
    assert refusal(match, "plant", card="c58", space="e2") == "row-taken"
    assert refusal(match, "plant", card="c58", space="e5") == "legal"


@pytest.mark.parametrize(("space", "card", "before"), [("l1", "c46", "k1"), ("n1", "c51", "l1"), ("q1", "c26", "n1")])
def test_lousa_fells_exactly_the_column_before(space, card, before):
    chain = ["k1", "l1", "n1"]
    match = position("lousa", trees={"gray": chain[: chain.index(before) + 1]}, hands={"yellow": card})
    play(match, "plant", card=card, space=space)
    assert kinds(match) == {"fell", "decline"}
    play(match, "fell")
    side = SIDES.index("lousa")
    assert match.table.felled[side] == 1 << SPACES[before] % 12


def test_lousa_felling_takes_everybody_s_trees_and_they_still_stand_in_the_way():
    match = position("lousa", trees={"gray": ["k1"], "green": ["k2"], "yellow": ["k3"]}, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="l1")
    play(match, "fell")
    assert lines(match, "mountain") == {"yellow": 9, "green": 6, "brown": 0, "gray": 6}
    assert match.table.felled[SIDES.index("lousa")].bit_count() == 3
    match.play(match.legal()[0])
    assert refusal(match, "plant", card=CARDS[match.table.hand[1][0]], space="k1") == "occupied"


def test_lousa_felling_is_optional_and_never_of_the_first_column_s_planting():
    match = position("lousa", trees={"gray": ["k1"]}, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="l1")
    play(match, "decline")
    assert match.table.felled[SIDES.index("lousa")] == 0
    first = position("lousa", trees={"gray": ["k1"]}, hands={"yellow": "c41"})
    play(first, "plant", card="c41", space="k2")
    assert phase(first) == "draw"


def test_only_lousa_has_trees_felled():
    match = position("estrela", trees={"gray": ["e1"]}, hands={"yellow": "c31"})
    play(match, "plant", card="c31", space="e5")
    assert phase(match) == "draw"


def test_lousa_fells_no_tree_twice():
    match = position("lousa", trees={"gray": ["k1"]}, felled=["k1"], hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="l1")
    assert phase(match) == "draw"


def test_lousa_asks_nothing_where_no_player_s_tree_stands():
    match = position("lousa", trees={"neutral": ["k1"]}, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="l1")
    assert phase(match) == "draw"


def test_sabugal_transplants_to_the_board_of_the_column():
    match = position("sabugal", "lousa", trees={"yellow": ["p14", "p11"]}, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="p21")
    assert spaces(match, "transplant") == ["p11", "p14"]
    assert refusal(match, "transplant", space="p21") == "just-planted"
    assert refusal(match, "transplant", space="p12") == "no-tree-of-yours"
    play(match, "transplant", space="p14")
    assert spaces(match, "replant") == ["k1", "k2", "k3"]
    assert refusal(match, "replant", space="a1") == "other-board"
    assert refusal(match, "decline") == "compulsory"
    play(match, "replant", space="k3")
    assert trees(match, "yellow") == ["k3", "p11", "p21"]
    assert phase(match) == "draw"  # one transplant a tree


def test_sabugal_offers_no_tree_that_has_nowhere_to_go():
    match = position("sabugal", "malcata", trees={"yellow": ["p12"]}, hands={"yellow": "c46"}, lynx={"yellow": 0})
    play(match, "plant", card="c46", space="p21")
    assert phase(match) == "draw"
    match = position(
        "sabugal", "malcata", trees={"yellow": ["p12", "p11"]}, hands={"yellow": "c46"}, lynx={"yellow": 0}
    )
    play(match, "plant", card="c46", space="p21")
    assert refusal(match, "transplant", space="p12") == "nowhere-to-go"


def test_the_transplanted_tree_pays_lynx_and_earns_rewards_unless_the_option_says_no():
    for option, won in (("earn", {"lynx": -1, "vp": 4}), ("bare", {"lynx": -1})):
        match = position(
            "sabugal", "malcata", trees={"yellow": ["p12"]}, hands={"yellow": "c46"}, options={"transplants": option}
        )
        play(match, "plant", card="c46", space="p21")
        play(match, "transplant", space="p12")
        assert gains(match, "yellow", "replant", space="m1") == won


def bare(*sides, tree, **trees):
    """A tree of Sabugal is about to go to the board of its column, where it will earn nothing."""
    match = position(
        "sabugal",
        *sides,
        trees={"yellow": [tree], **trees},
        hands={"yellow": "c46"},
        options={"transplants": "bare"},
    )
    play(match, "plant", card="c46", space="p21")
    play(match, "transplant", space=tree)
    return match


def test_a_transplanted_tree_fells_even_where_it_earns_nothing():
    match = bare("lousa", tree="p14", gray=["k1"])
    assert gains(match, "yellow", "replant", space="l1") == {}
    assert kinds(match) == {"fell", "decline"}


def test_a_transplanted_tree_lays_lynx_on_icons_even_where_it_earns_nothing():
    match = bare("sao_mamede", tree="p12")
    play(match, "replant", space="s1")
    assert gains(match, "yellow", "lay", lynx=1) == {"lynx": -1}
    assert phase(match) == "draw"


def test_the_old_space_is_free_again():
    match = position("sabugal", "mondego", trees={"yellow": ["p11"]}, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="p21")
    play(match, "transplant", space="p11")
    play(match, "replant", space="a1")
    after = position("sabugal", "mondego", trees={"yellow": trees(match, "yellow")}, hands={"yellow": "c04"})
    assert refusal(after, "plant", card="c04", space="p11") == "legal"


def test_espinhal_takes_a_lynx_where_the_icon_is_red():
    match = position("espinhal", hands={"yellow": "c55"})
    assert gains(match, "yellow", "plant", card="c55", space="h10") == {"lynx": -1, "vp": 3}
    poor = position("espinhal", hands={"yellow": "c55"}, lynx={"yellow": 0})
    assert refusal(poor, "plant", card="c55", space="h10") == "too-few-lynx"


def test_espinhal_knows_only_its_own_symbol():
    """A lynx card of the mountain in the zone that leads to the mountain: no lynx; one of the nursery gives it."""
    match = position("espinhal", hands={"yellow": "c12"}, axes={"yellow": 3})
    assert gains(match, "yellow", "plant", card="c12", space="h1") == {"vp": 1, "axe": -1}
    match = position("espinhal", hands={"yellow": "c07"}, axes={"yellow": 3})
    assert gains(match, "yellow", "plant", card="c07", space="h4") == {"vp": 1, "igloo": 1, "lynx": 1}


def test_espinhal_zones_are_entered_one_by_one():
    match = position("espinhal", trees={"gray": ["h1"]}, hands={"yellow": "c31"}, axes={"yellow": 3})
    assert {name for name in spaces(match, "plant") if name[0] == "h"} == {"h2", "h4", "h7", "h10"}
