"""Bonus trees and Belmonte's reserve [12, 37 to 40, 43]."""

from __future__ import annotations

from floresta.helpers import (
    CARDS,
    SIDES,
    SPACES,
    finish_round,
    gains,
    kinds,
    phase,
    play,
    position,
    refusal,
    spaces,
    told,
    trees,
)

FIVE = ["a1", "m1", "c1", "e1"]
ALMOST = "c01 c06 c11 c16 c21"


def test_all_six_values_among_the_discards_give_a_tree_on_any_legal_space():
    match = position(hands={"yellow": "c26"}, discards={"yellow": ALMOST})
    play(match, "throw", card="c26")
    assert phase(match) == "bonus"
    assert refusal(match, "bonus", condition="values", space="b4") == "legal"  # beige and 1, whatever the card was
    assert refusal(match, "bonus", condition="values", space="e2") == "not-reached"
    assert refusal(match, "bonus", condition="vp20", space="b4") == "condition-not-met"
    assert refusal(match, "decline") == "compulsory"
    play(match, "bonus", condition="values", space="b4")
    assert trees(match, "yellow") == ["b4"]
    assert match.table.supply[0] == 10


def test_printed_values_count_whatever_axes_did():
    match = position("mondego", hands={"yellow": "c05"}, discards={"yellow": "c06 c11 c16 c21"}, axes={"yellow": 1})
    play(match, "plant", card="c05", space="b3")  # a 1 used as a 6
    assert phase(match) == "draw"
    assert match.table.shown[0] == 0b11111


def test_twenty_points_count_in_the_own_turn_only():
    match = position(
        "mondego",
        towers={"yellow": ("talhadas", 3)},
        vp={"yellow": 17},
        fire=["a1-a2", "a2-a3"],
        hands={"yellow": "c01 c06 c26"},
    )
    play(match, "throw", card="c01")
    while match.acting == (0,) and phase(match) == "draw":
        match.play(match.legal()[0])
    while phase(match) != "truck":
        match.play(next(each for each in match.legal() if each.kind in ("throw", "take")))
    play(match, "quench", path="a1-a2")
    play(match, "quench", path="a2-a3")
    assert match.table.vp[0] == 20
    assert match.table.bonus_used[0] == 0
    while match.acting != (0,):
        match.play(next(each for each in match.legal() if each.kind in ("throw", "take")))
    assert phase(match) == "turn"
    match.play(next(each for each in match.legal() if each.kind == "throw"))
    assert phase(match) == "bonus"


def test_a_tree_in_each_location():
    match = position(trees={"yellow": FIVE}, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="p21")
    assert (phase(match), kinds(match)) == ("bonus", {"bonus"})


def test_trees_that_left_sabugal_do_not_count_there():
    match = position(trees={"yellow": ["a1", "m1", "c1", "p14"]}, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="p21")
    play(match, "transplant", space="p14")
    play(match, "replant", space="e1")
    assert phase(match) == "bonus"  # the tree just planted still stands there


def test_each_condition_counts_once_a_game():
    match = position(hands={"yellow": "c26"}, discards={"yellow": ALMOST}, bonus_used={"yellow": 1})
    play(match, "throw", card="c26")
    assert phase(match) == "draw"


def test_several_conditions_in_the_order_the_player_likes():
    match = position(hands={"yellow": "c26"}, discards={"yellow": ALMOST}, vp={"yellow": 19})
    play(match, "throw", card="c26")
    assert {each.parts["condition"] for each in match.legal()} == {0, 1}
    play(match, "bonus", condition="vp20", space="a1")
    assert {each.parts["condition"] for each in match.legal()} == {0}
    play(match, "bonus", condition="values", space="a2")
    assert phase(match) == "draw"


def test_a_bonus_tree_can_bring_the_next_one():
    match = position("malcata", hands={"yellow": "c26"}, discards={"yellow": ALMOST}, vp={"yellow": 15})
    play(match, "throw", card="c26")
    assert {each.parts["condition"] for each in match.legal()} == {0}
    play(match, "bonus", condition="values", space="m1")  # 16 + 4 points
    assert {each.parts["condition"] for each in match.legal()} == {1}


def test_a_bonus_tree_has_all_effects_but_no_special_action_and_no_x2():
    match = position(
        "gardunha", hands={"yellow": "c04"}, discards={"yellow": "c06 c11 c16 c21 c26"}, axes={"yellow": 0}
    )
    play(match, "throw", card="c04")
    assert gains(match, "yellow", "bonus", condition="values", space="g1") == {"vp": 1, "igloo": 1}
    assert sum(match.table.doubled) == 0
    match = position("sabugal", trees={"yellow": ["p11"]}, hands={"yellow": "c26"}, discards={"yellow": ALMOST})
    play(match, "throw", card="c26")
    play(match, "bonus", condition="values", space="p21")
    assert phase(match) == "transplant"


def test_without_a_tree_in_supply_the_bonus_is_lost():
    match = position(hands={"yellow": "c26"}, discards={"yellow": ALMOST}, supply={"yellow": 1})
    play(match, "throw", card="c26")
    assert phase(match) == "draw"


def full_table(*towers, **more):
    """A table on which no space is free; the neutral trees are not the usual ones."""
    every = [name for name, number in SPACES.items() if number // 12 % 2 == 0]
    return position(*towers, trees={"neutral": every}, hands={"yellow": "c26"}, discards={"yellow": ALMOST}, **more)


def test_without_a_legal_space_anywhere_the_condition_stays_unused():
    match = full_table()
    play(match, "throw", card="c26")
    assert phase(match) == "draw"
    assert match.table.bonus_used[0] == 0


# Belmonte.


def reserving(**more):
    match = position(
        "belmonte",
        hands={"yellow": "c26 c01"},
        discards={"yellow": "c02 c06 c11 c16 c21"},
        towers={"yellow": ("belmonte", 1)},
        **more,
    )
    play(match, "throw", card="c26")
    return match


def test_belmonte_may_reserve_the_bonus_tree():
    match = reserving()
    assert kinds(match) == {"bonus", "reserve"}
    play(match, "reserve", condition="values")
    table = match.table
    assert (table.reserve[0], table.supply[0], table.bonus_used[0]) == (1, 10, 1)
    assert phase(match) == "draw"  # not to be planted in the same turn
    other = position(hands={"yellow": "c26"}, discards={"yellow": ALMOST})
    play(other, "throw", card="c26")
    assert refusal(other, "reserve", condition="values") == "no-reserve"


def test_without_a_tree_in_supply_nothing_can_be_reserved():
    assert phase(reserving(supply={"yellow": 1})) == "draw"


def test_belmonte_works_at_once():
    match = position("belmonte", hands={"yellow": "c32"}, discards={"yellow": "c06 c11 c16 c21 c26"})
    play(match, "build", card="c32", tower="belmonte")
    assert "reserve" in kinds(match)


def full_belmonte(**more):
    match = full_table("belmonte", towers={"yellow": ("belmonte", 1)}, **more)
    play(match, "throw", card="c26")
    return match


def test_without_a_legal_space_belmonte_may_reserve_but_need_not():
    match = full_belmonte()
    assert (phase(match), kinds(match)) == ("bonus", {"reserve", "decline"})
    play(match, "reserve", condition="values")
    assert (match.table.reserve[0], match.table.bonus_used[0]) == (1, 1)
    match = full_belmonte()
    play(match, "decline")
    table = match.table
    assert (phase(match), table.reserve[0], table.supply[0], table.bonus_used[0]) == ("draw", 0, 11, 0)


def test_one_bonus_tree_may_be_reserved_and_another_left():
    match = full_belmonte(vp={"yellow": 19})
    play(match, "reserve", condition="vp20")
    assert {each.parts.get("condition") for each in match.legal()} == {0, None}
    play(match, "decline")
    assert (phase(match), match.table.bonus_used[0]) == ("draw", 0b10)


def test_with_a_legal_space_belmonte_s_owner_plants_or_reserves():
    assert refusal(reserving(), "decline") == "compulsory"


def test_a_bonus_tree_that_was_left_is_looked_at_again_in_the_next_turn():
    match = full_belmonte()
    play(match, "decline")
    finish_round(match)
    while match.acting != (0,):
        match.play(next(each for each in match.legal() if each.kind in ("throw", "take")))
    match.play(next(each for each in match.legal() if each.kind == "throw"))
    assert (phase(match), kinds(match)) == ("bonus", {"reserve", "decline"})


def test_a_bonus_may_still_be_planted_out_of_reach():
    match = reserving()
    assert len({SPACES[name] // 24 for name in spaces(match, "bonus")}) == 5


def test_reserved_trees_are_planted_later_after_the_card_and_in_reach_only():
    match = position("belmonte", hands={"yellow": "c01"}, towers={"yellow": ("belmonte", 1)}, reserve={"yellow": 2})
    play(match, "throw", card="c01")
    assert phase(match) == "reserved"
    assert {SPACES[name] // 24 for name in spaces(match, "grow")} == {1, 4}  # W and S: Belmonte lies in the SW
    assert refusal(match, "grow", space="a1") == "out-of-reach"
    play(match, "grow", space="m1")
    assert told(match, "grew") == [[0, SPACES["m1"], 0]]
    assert (match.table.reserve[0], match.table.supply[0]) == (1, 11)
    play(match, "decline")
    assert phase(match) == "draw"


def with_reserve(**more):
    match = position("belmonte", towers={"yellow": ("belmonte", 1)}, reserve={"yellow": 1}, **more)
    play(match, "throw", card="c26")
    return match


def test_a_bonus_tree_that_is_due_comes_before_reserved_ones():
    match = with_reserve(hands={"yellow": "c26"}, discards={"yellow": ALMOST})
    assert (phase(match), kinds(match)) == ("bonus", {"bonus", "reserve"})
    play(match, "bonus", condition="values", space="a1")
    assert phase(match) == "reserved"


def test_without_a_free_space_in_reach_nothing_is_asked_of_reserved_trees():
    west, south = SIDES.index("malcata"), SIDES.index("sabugal")
    full = [name for name, number in SPACES.items() if number // 12 in (west, south)]
    assert phase(with_reserve(hands={"yellow": "c26"}, trees={"neutral": full})) == "draw"


def test_a_reserved_tree_planted_in_sabugal_lets_an_older_one_go():
    match = with_reserve(hands={"yellow": "c26"}, trees={"yellow": ["p11"]})
    play(match, "grow", space="p21")
    assert (phase(match), spaces(match, "transplant")) == ("transplant", ["p11"])


def test_reserved_trees_do_not_delay_the_end_and_count_nowhere():
    match = position(
        "belmonte",
        hands={"yellow": "c01"},
        towers={"yellow": ("belmonte", 1)},
        reserve={"yellow": 2},
        supply={"yellow": 1},
        fire=["m1-m2"],
    )
    before = match.score()[0].lines["lynx"]
    play(match, "throw", card="c01")
    play(match, "decline")
    finish_round(match)
    assert match.over
    assert match.score()[0].lines["lynx"] == before
    assert CARDS.index("c01") in [card for card in range(60) if match.table.discarded[card] == 0]
