"""Turns as players count them: what is told of the length of a game. Set-up and fire phases are no turns."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import spinney

# What the rules imply: Once Upon a Forest [14, 30], Legendary Forests with its 19 tiles [8].
FIXED = {("once", 1): 21, ("once", 2): 30, ("once", 3): 29, ("once", 4): 28}
FIXED |= {("legendary", players): 19 for players in (2, 3, 4, 5)}


def moments(game, players, seed=1):
    """A match at random, after each of its moves."""
    luck = random.Random(seed)
    match = spinney.game(game).new(players, seed=seed, form="interpreted")
    yield match
    while not match.over:
        match.play(luck.choice(match.legal()))
        yield match


@pytest.mark.parametrize(("game", "players"), FIXED)
def test_where_the_rules_imply_how_many(game, players):
    counts = [match.turns() for match in moments(game, players)]
    assert counts[-1] == FIXED[game, players]


@pytest.mark.parametrize("game", spinney.every_game(), ids=lambda game: game.name)
def test_turns_begin_one_after_the_other(game):
    for players in game.players:
        counts = [match.turns() for match in moments(game.name, players)]
        assert counts[0] in (0, 1)
        assert all(after - before in (0, 1) for before, after in pairwise(counts))


def test_opening_cards_and_last_ones_are_no_turns_in_once():
    """Two players: two left-over start cards, six opening cards, and then the first turn begins."""
    counts = [match.turns() for match in moments("once", 2)]
    assert counts[:10] == [0] * 8 + [1, 1]
    assert counts[-4:] == [30, 30, 30, 30]  # the gift of the last turn has been placed; two last cards


def test_a_turn_is_whose_card_is_played_in_floresta():
    """In every round each player plays a card; the fire phase between rounds is nobody's turn."""
    for players in (2, 3, 4):
        played = 0
        for match in moments("floresta", players):
            told = [match.game.events[row[0]].name for row in match.table.chronicle[: match.table.told]]
            played += sum(event in ("planted", "built", "threw") for event in told)
            waits = match.game.phases[match.table.phase] == "turn"
            assert match.turns() == played + waits
        assert played % players == 0


def test_choosing_a_cave_is_no_turn_in_dartmoor():
    """The first turn is that of the first action, whatever the caves have done before."""
    for match in moments("dartmoor", 3):
        if match.game.phases[match.table.phase] == "action":
            assert match.turns() == 1
            return
        assert match.turns() == 0


def test_compiled_rules_count_the_same():
    compiled = spinney.game("once").new(2, seed=5, form="compiled")
    plain = spinney.game("once").new(2, seed=5, form="interpreted")
    while not plain.over:
        move = plain.legal()[0]
        plain.play(move)
        compiled.play(move)
        assert compiled.turns() == plain.turns()
