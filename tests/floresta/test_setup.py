"""Setting up [4 to 8]."""

from __future__ import annotations

import pytest

from floresta.helpers import BOX, FLORESTA, SIDES, TOWERS, front, gains, new, position
from spinney.games.floresta.tokens import gain_axes, gain_camping, gain_lynx

STARS = ["mondego", "malcata", "margaraca", "estrela", "sabugal"]


def sides_of(match):
    return [SIDES[side] for side in match.table.side]


def towers_of(match):
    return [TOWERS[tower] for tower in match.table.tower]


def test_boards_lie_on_cells_at_random():
    tables = [new(seed=seed).table for seed in range(60)]
    for table in tables:
        assert sorted(table.cell) == [0, 1, 2, 3, 4]
        assert sorted(table.corner) == [0, 1, 2, 3]
    for board in range(5):
        assert {table.cell[board] for table in tables} == {0, 1, 2, 3, 4}
    for board in range(4):
        assert {table.corner[board] for table in tables} == {0, 1, 2, 3}


def test_a_first_game_has_the_sides_with_the_star():
    assert sides_of(new()) == STARS
    assert towers_of(new()) == ["sao_matias", "talhadas", "machoca", "balocas"]


def test_sides_can_be_chosen_board_by_board():
    match = new("orvalho", "espinhal", "belmonte", players=2)
    assert sides_of(match) == ["orvalho", "malcata", "margaraca", "estrela", "espinhal"]
    assert towers_of(match)[2] == "belmonte"


def test_sides_can_be_random_except_those_chosen():
    matches = [new("lousa", seed=seed, sides="random") for seed in range(40)]
    assert {sides_of(match)[3] for match in matches} == {"lousa"}
    for board in (0, 1, 2, 4):
        assert {sides_of(match)[board] for match in matches} == {SIDES[2 * board], SIDES[2 * board + 1]}
    for board in range(4):
        assert {towers_of(match)[board] for match in matches} == {TOWERS[2 * board], TOWERS[2 * board + 1]}


def test_options_of_sides_do_not_multiply_the_settings():
    settings = list(FLORESTA.every_setting())
    assert len(settings) == 3 * 2 * 3 * 2 * 2 * 2
    assert settings[0] == (2, FLORESTA.choices(2))
    assert all(len({choices[board] for board in ("river", "grove", "tower1")}) == 1 for _, choices in settings)


@pytest.mark.parametrize(
    ("players", "trees", "plain", "fire", "deck_fire"), [(2, 18, 13, 4, 8), (3, 12, 12, 2, 10), (4, 12, 0, 0, 12)]
)
def test_cards_and_trees_of_each_number_of_players(players, trees, plain, fire, deck_fire):
    table = new(players=players).table
    removed = [card for card in table.removed if card >= 0]
    assert sum(card < 48 for card in removed) == plain
    assert sum(card >= 48 for card in removed) == fire
    assert sum(card >= 48 for card in table.deck[: table.deck_size]) == deck_fire
    assert table.supply[:players] == [trees] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_hands_and_row_have_no_fire_icon(players):
    for seed in range(20):
        table = new(players=players, seed=seed).table
        shown = [card for hand in table.hand for card in hand] + table.row
        assert max(shown) < 48


def test_removed_cards_are_drawn_at_random():
    gone = [set(new(players=2, seed=seed).table.removed) for seed in range(200)]
    assert set().union(*gone) == set(range(60))


def test_everybody_begins_with_a_lynx_an_axe_and_no_points():
    match = new()
    for player in ("yellow", "green", "brown", "gray"):
        assert front(match, player) == {
            "vp": 0,
            "axe": 1,
            "lynx": 1,
            "igloo": 0,
            "tent": 0,
            "trailer": 0,
            "motorhome": 0,
        }
    assert match.table.truck == [-1] * 4
    assert match.table.claimed == [-1] * 4


@pytest.mark.parametrize(("players", "neutral"), [(2, 12), (3, 12), (4, 0)])
def test_neutral_trees_on_leaves_with_two_or_three_players(players, neutral):
    for sides in ([], ["orvalho", "sao_mamede", "gardunha", "lousa", "espinhal"]):
        table = new(*sides, players=players).table
        assert sum(trees.bit_count() for trees in table.neutral) == neutral
        if neutral:
            assert all(table.neutral[side] == BOX.leaves[side] for side in table.side)


def test_the_first_player_is_drawn():
    assert {new(seed=seed).table.first for seed in range(60)} == {0, 1, 2, 3}
    for seed in range(5):
        match = new(seed=seed)
        assert match.acting == (match.table.first,) == (match.table.turn,)


def test_lynx_camping_tokens_x2_and_breaks_are_limited():
    table = new(players=3).table
    assert (table.lynx_left, table.doubles_left, table.breaks_left, table.camping_left) == (17, 6, 8, [9] * 4)
    table.lynx_left, table.camping_left[2] = 1, 1
    gain_lynx(table, 0, 2)
    gain_camping(table, 0, 2, 2)
    assert (table.lynx[0], table.lynx_left, table.camping[0][2], table.camping_left[2]) == (2, 0, 1, 0)


def test_axes_are_not_limited():
    table = new().table
    gain_axes(table, 0, 20)
    assert table.axes[0] == 21


def test_without_x2_tokens_the_tree_counts_once():
    match = position("gardunha", trees={"gray": ["g1", "g2"]}, hands={"yellow": "c54"}, doubles_left=0)
    assert gains(match, "yellow", "plant", card="c54", space="g3") == {"vp": 1, "tent": 1, "motorhome": 1}
