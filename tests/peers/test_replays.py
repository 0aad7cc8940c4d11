"""Every peer plays by Spinney's rules: it plays games of Spinney again, with the same legal moves before every move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from once.helpers import assert_even
from peers import helpers
from peers.helpers import CARDS, Played, c_port, in_plain_python, played_by_spinney
from spinney.peers.given import Deal, Dealt
from spinney.peers.plain import MOVES, Game

PORTS: dict[str, Callable[[Played], Any]] = {
    "plain Python": helpers.in_plain_python,
    "PettingZoo": helpers.in_pettingzoo,
    "OpenSpiel": helpers.in_open_spiel,
    "RLCard": helpers.in_rlcard,
    "boardgame.io": helpers.in_boardgame_io,
    "plain C": partial(helpers.in_c_port, "plain.c"),
    "tuned C": partial(helpers.in_c_port, "tuned.c"),
}
LENGTHS = {2: 2 + 6 + 30 * 3 + 56 + 2, 3: 1 + 9 + 29 * 3 + 52 + 3, 4: 12 + 28 * 3 + 48 + 4}
"""Moves of a game: slipped cards, opening cards, turns of three moves, cards drawn, last cards."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("port", PORTS)
def test_games_of_spinney_are_replayed(port, players):
    for seed in range(3):
        game = played_by_spinney(players, seed)
        legal, scores = PORTS[port](game)
        assert legal == game.legal
        assert scores == game.scores


@pytest.mark.parametrize("port", PORTS)
def test_a_game_that_is_not_over_has_no_scores(port):
    game = played_by_spinney(2, 7)
    game.moves.pop()
    legal, scores = PORTS[port](game)
    assert legal == game.legal[:-1]
    assert scores is None


@pytest.mark.parametrize("port", PORTS)
def test_another_deal_is_noticed(port):
    """With other cards in the piles, columns are complete at other times, and other moves are legal."""
    game = played_by_spinney(4, 1)
    game.deal = Deal(game.deal.deck[30:] + game.deal.deck[:30], game.deal.depths)
    game.moves = game.moves[:60]
    assert PORTS[port](game)[0] != game.legal[:60]


def test_moves_are_numbered_as_in_spinney():
    """So that a number means the same move in Spinney, in C and in frameworks that want numbers."""
    decode = helpers.ONCE.moves.decode
    assert [(kind, *parts.values()) for kind, parts in map(decode, range(len(MOVES)))] == MOVES


def test_a_learner_sees_its_hand_the_tops_of_the_piles_and_all_forests():
    """Four players, each with one opening card from the first pile; the first also has a second one from there."""
    deal = Deal([card.number for card in CARDS if not card.start], [])
    game = Game(CARDS, 4, Dealt(deal))
    for _card in range(5):
        game.play(("draw", 0))
    row = list(game.seen_by(0))
    assert row[:3] == [15, 11, 255]  # the first pile has the ground cards 4 to 15, its top last
    assert row[3:8] == [0, 1, 2, 3, 3]
    assert row[8:] == [number for start in range(4) for number in [start] + [255] * 63]
    assert list(game.seen_by(1))[:3] == [14, 255, 255]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("file", ["plain.c", "tuned.c"])
def test_random_games_in_c_follow_the_rules(file, players):
    """What a race plays is written down, and played again in plain Python."""
    for seed in range(1, 20):
        deal, moves, scores = c_port(file).record(players, seed)
        game = Played(players, deal, [], moves, scores)
        legal, found = in_plain_python(game)
        assert all(move in row for move, row in zip(moves, legal, strict=True))
        assert found == scores
        assert sorted(deal.deck) == [card.number for card in CARDS if not card.start]


@pytest.mark.parametrize("file", ["plain.c", "tuned.c"])
def test_random_games_in_c_are_even(file):
    """Every legal move is as likely as any other, and so is every card at the bottom of a pile."""
    port = c_port(file)
    games = [port.record(4, 1000 + 7919 * seed) for seed in range(2400)]
    chosen = {"draw": [0] * 5, "place": [0] * 3, "give": [0] * 12}
    for _deal, moves, _scores in games:
        for at, kind in ((0, "draw"), (12, "place"), (13, "give")):
            found, *parts = MOVES[moves[at]]
            assert found == kind
            number = parts[0] * 4 + parts[1] if kind == "give" else parts[0]
            chosen[kind][number] += 1
    assert_even(chosen["draw"])
    assert_even(chosen["place"])
    assert_even([chosen["give"][slot * 4 + to] for slot in range(2) for to in (1, 2, 3)])
    assert sum(chosen["give"][slot * 4] for slot in range(3)) == 0
    for place in (0, 59):
        there = [deal.deck[place] for deal, *_ in games]
        assert_even([there.count(card.number) for card in CARDS if not card.start])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("file", ["plain.c", "tuned.c"])
def test_a_race_in_c_tells_its_moves(file, players):
    assert c_port(file).race(players, 5, 10) == 10 * LENGTHS[players]


def test_chance_deals_in_open_spiel_as_often_as_any_card():
    """Chance has a move for every card that is left, all alike."""
    pytest.importorskip("pyspiel")
    from spinney.peers.on_open_spiel import OnceGame

    state = OnceGame(CARDS, 2).new_initial_state()
    outcomes, shares = zip(*state.chance_outcomes(), strict=True)
    assert list(outcomes) == [card.number for card in CARDS if not card.start]
    assert shares == (1 / 60,) * 60


@pytest.mark.filterwarnings("ignore:Observation", "ignore:Environment has not defined a render")
def test_pettingzoo_takes_it_for_one_of_its_environments():
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    from spinney.peers.on_pettingzoo import OnceEnv

    api_test(OnceEnv(CARDS, 3), num_cycles=200)
