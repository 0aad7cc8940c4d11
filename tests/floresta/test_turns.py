"""Rounds, turns, matching cards, the three actions, the end of rounds and of the game [9 to 12, 18 to 26, 35, 36]."""

from __future__ import annotations

import pytest

from floresta.helpers import (
    BOX,
    CARDS,
    SIDES,
    TOWERS,
    finish_round,
    gains,
    new,
    phase,
    play,
    position,
    reach_of,
    refusal,
    trees,
)
from spinney.games.floresta.placing import legal_spaces


def through_turn(match):
    """A card thrown away, and the first card of the row taken."""
    play(match, "throw", card=CARDS[match.table.hand[match.acting[0]][0]])
    if phase(match) == "draw":
        match.play(match.legal()[0])


def test_everybody_has_a_turn_clockwise_from_the_first_player():
    match = position(turn="brown", fire=[])
    seats = []
    for _ in range(4):
        seats.append(match.acting[0])
        through_turn(match)
    assert seats == [2, 3, 0, 1]


def test_then_the_fire_phase_and_the_next_player_is_first():
    match = position(turn="brown")
    for _ in range(4):
        through_turn(match)
    assert match.table.first == 3
    assert (match.acting, phase(match)) == ((3,), "turn")


def test_a_card_is_played_then_one_is_taken_from_the_row():
    match = position(hands={"yellow": "c01 c06 c11"}, row="c16 c17 c18 c19 c21")
    assert phase(match) == "turn"
    play(match, "throw", card="c06")
    assert phase(match) == "draw"
    assert [each.parts["place"] for each in match.legal()] == [0, 1, 2, 3, 4]
    play(match, "take", card="c18")
    assert [CARDS[card] for card in match.table.hand[0]] == ["c01", "c11", "c18"]
    assert [CARDS[card] for card in match.table.row[:4]] == ["c16", "c17", "c19", "c21"]
    assert match.acting == (1,)


def test_the_row_is_not_refilled_before_the_fire_phase():
    match = position()
    for taken in range(1, 4):
        through_turn(match)
        assert match.table.row_size == 5 - taken
    through_turn(match)
    assert match.table.row_size == 5


def test_the_card_played_goes_to_the_own_discards():
    match = position(hands={"yellow": "c01 c06 c11"})
    play(match, "throw", card="c06")
    assert match.table.discarded[CARDS.index("c06")] == 0
    assert match.table.shown[0] == 0b10


def test_throwing_away_is_always_possible():
    match = position(hands={"yellow": "c01 c06 c11"}, axes={"yellow": 0})
    assert {each.parts["hand"] for each in match.legal() if each.kind == "throw"} == {0, 1, 2}


def test_a_card_and_a_tree_thrown_away_give_a_point_and_no_special_action():
    match = position(hands={"yellow": "c01"})
    assert gains(match, "yellow", "throw", card="c01") == {"vp": 1}
    assert (match.table.supply[0], match.table.thrown[0]) == (11, 1)


def test_a_card_thrown_away_counts_among_the_discards():
    match = position(hands={"yellow": "c26"}, discards={"yellow": "c01 c06 c11 c16 c21"})
    play(match, "throw", card="c26")
    assert phase(match) == "bonus"


# Matching.


def test_colour_and_value_must_agree():
    match = position("mondego", hands={"yellow": "c01"}, axes={"yellow": 0})
    assert refusal(match, "plant", card="c01", space="a1") == "legal"
    assert refusal(match, "plant", card="c01", space="b4") == "colour"
    assert refusal(match, "plant", card="c01", space="a3") == "too-few-axes"


def test_a_space_of_both_colours_takes_either():
    match = position("mondego", hands={"yellow": "c30 c60"})
    assert refusal(match, "plant", card="c30", space="a4") == "legal"
    assert refusal(match, "plant", card="c60", space="a4") == "legal"


def test_axes_move_the_value_round_the_ring_and_are_spent():
    match = position("mondego", hands={"yellow": "c05"}, axes={"yellow": 2})
    assert gains(match, "yellow", "plant", card="c05", space="b3") == {"axe": -1}


def test_axes_work_for_tower_pieces_too():
    match = position("sao_matias", hands={"yellow": "c05"}, axes={"yellow": 1})
    assert gains(match, "yellow", "build", card="c05", tower="sao_matias") == {"axe": -1}


def test_exactly_the_distance_is_charged():
    match = position("mondego", hands={"yellow": "c05"}, axes={"yellow": 5})
    assert gains(match, "yellow", "plant", card="c05", space="b5") == {"axe": -3}


def test_talhadas_step_is_free_only_in_reach():
    near = position(
        "mondego", hands={"yellow": "c05"}, corners=["NE", "NW", "SW", "SE"], towers={"yellow": ("talhadas", 1)}
    )
    assert gains(near, "yellow", "plant", card="c05", space="a3") == {}
    far = position(
        "mondego",
        hands={"yellow": "c05"},
        corners=["NE", "NW", "SW", "SE"],
        towers={"yellow": ("talhadas", 1)},
        cells="EBCDA",
    )
    assert gains(far, "yellow", "plant", card="c05", space="a3") == {"axe": -1}


def test_powers_do_not_help_at_towers():
    match = position("talhadas", hands={"yellow": "c10"}, towers={"yellow": ("talhadas", 1)}, axes={"yellow": 0})
    assert refusal(match, "build", card="c10", tower="talhadas") == "too-few-axes"


# Planting.


def test_a_tree_goes_from_the_supply_to_a_free_space():
    match = position("mondego", hands={"yellow": "c05"})
    play(match, "plant", card="c05", space="a1")
    assert trees(match, "yellow") == ["a1"]
    assert match.table.supply[0] == 11
    taken = position("mondego", hands={"yellow": "c05"}, trees={"gray": ["a1"]})
    assert refusal(taken, "plant", card="c05", space="a1") == "occupied"


def test_a_side_not_in_play_has_no_spaces():
    match = position("mondego", hands={"yellow": "c01"})
    assert refusal(match, "plant", card="c01", space="o3") == "not-in-play"


def test_arrow_sides_are_entered_at_the_entries():
    match = position("lousa", hands={"yellow": "c15 c20 c41"})
    assert refusal(match, "plant", card="c15", space="k1") == "legal"
    assert refusal(match, "plant", card="c20", space="l3") == "not-reached"


def test_dotted_lines_open_nothing():
    match = position("estrela", hands={"yellow": "c16"}, trees={"gray": ["e1", "e2"]})
    assert refusal(match, "plant", card="c16", space="e3") == "not-reached"


def test_at_a_fork_one_occupied_predecessor_is_enough():
    match = position("estrela", hands={"yellow": "c60"}, trees={"gray": ["e1", "e2"]}, axes={"yellow": 3})
    assert refusal(match, "plant", card="c60", space="e6") == "legal"


def test_a_neutral_entry_opens_what_lies_behind_it():
    """With two players the leaves g2, g7 and g12 of Gardunha are taken; g7 is an entry."""
    table = new("gardunha", players=2).table
    side = SIDES.index("gardunha")
    found = legal_spaces(BOX, table, 0, side, 0)
    assert [f"g{i + 1}" for i in range(12) if found >> i & 1] == ["g1", "g4", "g8", "g10"]


def test_arrows_lead_through_neutral_trees_wherever_they_point():
    match = position("estrela", hands={"yellow": "c51"}, trees={"neutral": ["e3"], "gray": ["e4"]})
    assert refusal(match, "plant", card="c51", space="e6") == "legal"  # e4 to e3 to e6


def test_fire_forbids_no_planting():
    match = position("mondego", hands={"yellow": "c01"}, fire=["a1-a2", "a1-b1"])
    assert refusal(match, "plant", card="c01", space="a1") == "legal"


# Towers.


def test_the_first_piece_claims_a_tower_and_brings_the_truck():
    match = position("talhadas", hands={"yellow": "c15"})
    play(match, "build", card="c15", tower="talhadas")
    table = match.table
    assert (TOWERS[table.claimed[0]], table.pieces[0], table.truck[0], table.supply[0]) == ("talhadas", 1, 10, 12)
    assert reach_of(match, "yellow") == {"N", "E"}


@pytest.mark.parametrize(("pieces", "cells"), [(1, "NCE"), (2, "NWCES")])
def test_a_further_piece_reaches_further_and_the_truck_stays_where_it_is(pieces, cells):
    towers = {"yellow": ("talhadas", pieces)}
    match = position("talhadas", hands={"yellow": "c15"}, towers=towers, trucks={"yellow": "mondego"})
    play(match, "build", card="c15", tower="talhadas")
    assert reach_of(match, "yellow") == set(cells)
    assert match.table.truck[0] == SIDES.index("mondego")


def test_one_tower_for_a_player_and_one_player_for_a_tower():
    match = position("talhadas", hands={"yellow": "c15"}, towers={"green": ("talhadas", 1)})
    assert refusal(match, "build", card="c15", tower="talhadas") == "tower-taken"
    match = position("talhadas", hands={"yellow": "c15"}, towers={"yellow": ("machoca", 1)})
    assert refusal(match, "build", card="c15", tower="talhadas") == "tower-taken"


def test_a_tower_has_three_pieces():
    match = position("talhadas", hands={"yellow": "c15"}, towers={"yellow": ("talhadas", 3)})
    assert refusal(match, "build", card="c15", tower="talhadas") == "tower-finished"


def test_a_tower_piece_needs_colour_and_value():
    match = position("talhadas", hands={"yellow": "c44 c30"}, axes={"yellow": 0})
    assert refusal(match, "build", card="c44", tower="talhadas") == "colour"
    assert refusal(match, "build", card="c30", tower="talhadas") == "too-few-axes"
    assert refusal(match, "build", card="c30", tower="pedra_do_vento") == "not-in-play"


@pytest.mark.parametrize(
    ("corner", "one", "two"), [("NW", "NW", "NWC"), ("NE", "NE", "NEC"), ("SW", "SW", "SWC"), ("SE", "SE", "SEC")]
)
def test_reach_from_every_corner(corner, one, two):
    corners = [corner, *[other for other in ("NW", "NE", "SW", "SE") if other != corner]]
    for pieces, cells in ((1, one), (2, two), (3, "NWCES")):
        match = position(corners=corners, towers={"yellow": ("sao_matias", pieces)})
        assert reach_of(match, "yellow") == set(cells)


# The end of the round and of the game.


def test_the_game_ends_after_the_round_in_which_a_supply_runs_out():
    match = position(supply={"green": 1}, hands={"yellow": "c01 c06 c11"})
    finish_round(match)
    assert match.over
    assert match.table.supply[1] == 0
    assert all(match.table.supply[player] == 11 for player in (0, 2, 3))


def test_else_the_next_round_begins():
    match = position()
    finish_round(match)
    assert not match.over


def test_whoever_finds_the_row_empty_takes_no_card():
    match = position(hands={"yellow": "c01 c06 c11"}, row="c16", deck="")
    through_turn(match)
    assert match.table.hand_size[0] == 3
    through_turn(match)
    assert match.table.hand_size[1] == 2
    assert match.acting == (2,)


def test_discards_are_never_reshuffled():
    match = position(row="c16 c17", deck="c05")
    finish_round(match)
    assert match.table.row_size == 1
    assert match.table.deck_size == 0


def test_a_game_has_at_most_15_rounds_and_21_for_two():
    for players, most in ((2, 21), (3, 15), (4, 15)):
        for seed in range(6):
            match = new(players=players, seed=seed)
            rounds = 0
            first = match.table.first
            while not match.over:
                match.play(match.legal()[-1])
                if match.table.first != first:
                    first, rounds = match.table.first, rounds + 1
                assert min(match.table.hand_size[:players]) > 0
            assert rounds < most
