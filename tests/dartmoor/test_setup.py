"""Setting up [7 to 12]: the deck and its winters, hands, caves."""

from __future__ import annotations

from collections import Counter

import pytest

from dartmoor.helpers import DARTMOOR, WINTER, asked, do, hand, phase, told, told_moves

RETURNED = {2: 45, 3: 30, 4: 15, 5: 0}
THIRD = {2: 42, 3: 47, 4: 52, 5: 57}


def new(players, seed=0):
    return DARTMOOR.new(players, seed=seed, form="interpreted")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cards_go_back_into_the_box(players):
    """[7] 172 cards less those, and the hands."""
    table = new(players).table
    in_play = table.deck_size - 3 - RETURNED[players]
    assert in_play == 172 - RETURNED[players] - 6 * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_winters_lie_in_the_lowest_third(players):
    """[8] The first on top of it, the two others anywhere below."""
    places = Counter()
    for seed in range(60):
        deck = new(players, seed).table.deck
        winters = [place - RETURNED[players] for place, card in enumerate(deck) if card == WINTER]
        assert winters[2] == THIRD[players] + 2
        places.update(winters[:2])
    assert min(places) < THIRD[players] // 6
    assert max(places) >= THIRD[players] + 2 - THIRD[players] // 6
    assert max(places) <= THIRD[players] + 1


def test_the_two_winters_are_anywhere_in_the_third_alike():
    """[8] Each of the 44 places equally often, within five standard deviations."""
    counts = Counter()
    for seed in range(1500):
        counts.update(place - 45 for place, card in enumerate(new(2, seed).table.deck[: 45 + 44]) if card == WINTER)
    mean = 3000 / 44
    assert len(counts) == 44
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_cards_each(players):
    """[9]"""
    table = new(players).table
    assert table.hand_size == [6] * players + [0] * (5 - players)
    for seat in range(players):
        assert table.hand[seat][:6] == sorted(table.hand[seat][:6])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_cave_for_each_player_is_laid_out(players):
    """[10] Every set of caves comes up."""
    assert {sum(new(players, seed).table.offered) for seed in range(10)} == {players}
    seen = {tuple(new(players, seed).table.offered) for seed in range(200)}
    assert len(seen) == {2: 10, 3: 10, 4: 5, 5: 1}[players]


def test_caves_are_chosen_in_reverse_turn_order():
    """[11]"""
    match = new(4)
    order = []
    while phase(match) == "cave":
        order.append(match.acting[0])
        match.play(match.legal()[0])
    assert order == [3, 2, 1, 0]


def test_a_cave_is_chosen_once():
    """[11] What is gone is gone."""
    match = new(5)
    do(match, "cave", cave=2)
    assert match.refusal(match.move("cave", cave=2), 3) == "cave-gone"
    assert [move.parts["cave"] for move in match.legal()] == [0, 1, 3, 4]


def test_caves_work_in_reverse_turn_order():
    """[12] Seats 4 to 0 with caves 5, 3, 2, 4, 1: three into the cave, 6 + 3 - 3, a moor and a card, nothing, two."""
    match = new(5)
    for cave in (5, 3, 2, 4, 1):
        do(match, "cave", cave=cave - 1)
    assert told(match)[:4] == ["chose", "stored", "stored", "stored"]
    assert asked(match) == (3, "lay")
    assert len(hand(match, 3)) == 9
    for _ in range(3):
        assert "pass" not in told_moves(match)
        do(match, "lay")
    assert len(hand(match, 3)) == 6
    assert match.table.clearing_size == 3
    assert asked(match) == (2, "moor")
    assert "pass" not in told_moves(match)
    do(match, "moor")
    assert len(hand(match, 2)) == 6  # one face down, one drawn
    assert match.table.symbols[2][2] == 1
    assert len(hand(match, 1)) == 6
    assert len(hand(match, 0)) == 8
    assert match.table.cave_size == [0, 0, 0, 0, 3]
    assert asked(match) == (0, "action")  # [13] the starting player begins


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seat_1_starts(players):
    """[13] After the caves, which it chose last."""
    match = new(players)
    while phase(match) != "action":
        match.play(match.legal()[0])
    assert asked(match) == (0, "action")
    do(match, "draw")
    do(match, "draw")
    assert asked(match) == (1, "action")


def test_cave_effects_have_to_happen():
    """[12] Nobody may do without."""
    match = new(5)
    do(match, "cave", cave=2)
    for _ in range(4):
        match.play(match.legal()[0])
    assert asked(match) == (4, "lay")
    assert match.refusal(match.move("pass"), 4) == "no-pass"
