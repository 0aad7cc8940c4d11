"""Who may know which card, and dealing out the rest [5, 10]."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from floresta.helpers import BOX, CARDS, FLORESTA, new, play, position, put
from spinney.games.floresta.table import UNKNOWN


def test_hands_are_hidden_but_cards_taken_from_the_row_are_known():
    match = position(hands={"yellow": "c01 c06 c11"}, row="c16 c17 c18 c19 c21")
    play(match, "throw", card="c01")
    play(match, "take", card="c18")
    assert match.view(0).hand[0] == match.table.hand[0]
    for viewer in (-1, 1, 2, 3):
        assert match.view(viewer).hand[0] == [UNKNOWN, UNKNOWN, CARDS.index("c18")]


def test_a_known_card_stays_known_when_others_close_up():
    match = position(hands={"yellow": "c01 c06 c11"}, row="c16 c17 c18 c19 c21", fire=[])
    play(match, "throw", card="c01")
    play(match, "take", card="c18")
    while match.acting != (0,):
        match.play(next(each for each in match.legal() if each.kind in ("throw", "take")))
    play(match, "throw", card="c06")
    assert match.view(1).hand[0][:2] == [UNKNOWN, CARDS.index("c18")]


@pytest.mark.parametrize(
    ("seen", "left"), [([0, 1, 0], [UNKNOWN, UNKNOWN]), ([0, 0, 1], [UNKNOWN, CARDS.index("c11")])]
)
def test_what_is_known_of_a_card_moves_with_it(seen, left):
    match = position(hands={"yellow": "c01 c06 c11"}, hand_seen={"yellow": seen})
    play(match, "throw", card="c06")
    assert match.view(1).hand[0][:2] == left


def test_deck_and_removed_cards_are_nobody_s_to_see():
    view = new(players=2).view(0)
    assert set(view.deck) == {-1}
    assert set(view.removed) == {-1}
    assert view.deck_size == 34


def small_position():
    """Two players; hidden are two plain cards of green's hand, one plain and one fire card removed, two in the deck."""
    match = new(players=2)
    table = match.table
    hidden = [CARDS.index(card) for card in ("c01", "c02", "c03", "c04")]
    fire = [CARDS.index(card) for card in ("c05", "c06")]
    table.discarded = [0 if card not in (*hidden, *fire) else -1 for card in range(60)]
    table.hand[0] = [-1] * 3
    table.hand[1] = [hidden[0], hidden[1], -1]
    table.hand_size = [0, 2, 0, 0]
    table.row, table.row_size = [-1] * 5, 0
    table.deck = [hidden[2], fire[0]] + [-1] * 41
    table.deck_size = 2
    table.removed = [hidden[3], fire[1]] + [-1] * 15
    put(match, table)
    return match, hidden, fire


def test_every_deal_that_fits_comes_up_equally_often_and_no_other(monkeypatch):
    match, hidden, fire = small_position()
    monkeypatch.setattr(BOX, "plain_removed", [0, 0, 1, 0, 0])
    monkeypatch.setattr(BOX, "fire_removed", [0, 0, 1, 0, 0])
    rules = FLORESTA.interpreted
    stream = rules.stream(11)
    counts = Counter()
    for _ in range(9600):
        memory = rules.memory(match.view_bytes(0))
        rules.redeal(rules.box, memory, 0, stream)
        counts[tuple(memory.hand[1][:2]), tuple(memory.deck[:2]), tuple(memory.removed[:2])] += 1
        assert set(memory.loose) == {0}
    expected = {
        ((a, b), deck, (c, gone))
        for a, b, c, d in permutations(hidden)
        for gone, left in (fire, fire[::-1])
        for deck in ((d, left), (left, d))
    }
    assert len(expected) == 24 * 2 * 2
    assert set(counts) == expected
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 95 + 5 * (2 * 95) ** 0.5  # five deviations


def everywhere(table):
    """The cards of all places."""
    hands = [table.hand[player][: table.hand_size[player]] for player in range(table.players)]
    lying = [table.row[: table.row_size], table.deck[: table.deck_size], [table.card], table.removed]
    discards = [card for card in range(60) if table.discarded[card] >= 0]
    return sorted(card for place in (*hands, *lying, discards) for card in place if card >= 0)


def test_a_deal_puts_every_card_in_one_place():
    match, luck, rules = new(players=2, seed=3), random.Random(3), FLORESTA.interpreted
    played = 0  # moments at which a card lies between hand and discards
    while not match.over:
        played += match.table.card >= 0
        for viewer in (-1, 0, 1):
            memory = rules.memory(match.view_bytes(viewer))
            rules.redeal(rules.box, memory, viewer, rules.stream(match.table.ply))
            assert everywhere(memory) == list(range(60))
        match.play(luck.choice(match.legal()))
    assert played > 0


def test_a_card_played_from_a_hidden_hand_ends_free_undo_and_a_known_one_does_not():
    match = position(hands={"yellow": "c01 c06 c11"})
    before = match.table.epoch
    play(match, "throw", card="c01")
    assert match.table.epoch == before + 1
    table = position(hands={"yellow": "c01 c06 c11"}).table
    table.hand_seen[0] = [1, 1, 1]
    known = position(hands={"yellow": "c01 c06 c11"})
    put(known, table)
    play(known, "throw", card="c01")
    assert known.table.epoch == table.epoch
