"""Who knows what [47 to 49], and that dealing out a view is fair: counted out on small positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from dartmoor.helpers import DARTMOOR, UNIVERSAL, WINTER, Scene, do, halves, hand, name, phase, told
from spinney.engine.header import SPECTATOR
from spinney.engine.pending import push
from spinney.games.dartmoor import steps
from spinney.games.dartmoor.cards import remember, show_hand

UNKNOWN = -2


def seen_hand(match, seat, viewer):
    view = match.view(viewer)
    return [name(card) if card >= 0 else "?" for card in view.hand[seat][: view.hand_size[seat]]]


def test_a_card_taken_from_the_clearing_is_known():
    """[47] To everybody, while it stays in that hand."""
    scene = Scene(players=3)
    scene.clearing("tor")
    scene.hold("ash", "shrew")
    match = scene.start()
    do(match, "take", "tor")
    do(match, "draw")
    for viewer in (1, 2, SPECTATOR):
        assert seen_hand(match, 0, viewer) == ["tor", "?", "?", "?"]
    assert "?" not in seen_hand(match, 0, 0)


def test_a_card_taken_by_a_bonus_is_known():
    """[47] The Crab Apple takes back what it was paid with."""
    match = Scene().play("crab-apple", matching=True)
    do(match, "take", "crab-apple")
    assert seen_hand(match, 0, 1) == ["crab-apple"]


def test_drawn_cards_are_not_known():
    """[47] The event tells the owner alone."""
    match = Scene().start()
    do(match, "draw")
    assert match.view(0).chronicle[0][2] >= 0
    assert match.view(1).chronicle[0][2] == -1
    assert seen_hand(match, 0, 1) == ["?"]


def test_a_known_card_that_was_paid_is_no_longer_in_the_hand():
    """[47] And if it comes into another hand, it is known there."""
    scene = Scene()
    scene.clearing("tor")
    scene.hold("rivulet", "ash")
    match = scene.start()
    do(match, "take", "tor")
    do(match, "draw")
    do(match, "draw")
    do(match, "draw")
    do(match, "play", "rivulet")
    do(match, "pay", "ash")
    do(match, "pay", "tor")
    assert seen_hand(match, 0, 1) == ["?"]
    assert match.table.taken_by[halves("tor")[0] // 2] == -1
    do(match, "take", "tor")
    assert "tor" in seen_hand(match, 1, 0)


def test_who_shows_the_hand_is_known():
    """[35, 47] All ten cards, and of the eight that stay all are known."""
    scene = Scene()
    scene.hold(*["heather"] * 4, *["meadowsweet"] * 2, *["shrew"] * 4, seat=1)
    match = scene.start()
    do(match, "draw")
    do(match, "draw")
    assert "?" not in seen_hand(match, 1, 0)
    do(match, "lay")
    do(match, "lay")
    assert seen_hand(match, 1, 0).count("?") == 2  # those drawn


def test_a_universal_moor_is_known_to_its_owner():
    """[48]"""
    scene = Scene(players=3)
    scene.hold("shrew")
    match = scene.play("goat-willow", matching=True)
    card = halves("shrew")[0] // 2
    do(match, "moor", "shrew")
    assert match.view(0).stand_card[1] == card
    for viewer in (1, 2, SPECTATOR):
        assert match.view(viewer).stand_card[1] == UNKNOWN
        assert match.view(viewer).chronicle[1][2] == -1


def test_after_a_universal_moor_a_known_card_may_lie_under_it():
    """[48] Nobody saw which card went down: what was known of that hand is known of hand and moor together."""
    scene = Scene()
    scene.clearing("tor")
    scene.hold("goat-willow", "goat-willow", "shrew")
    match = scene.start()
    do(match, "take", "tor")
    do(match, "draw")
    do(match, "draw")
    do(match, "draw")
    assert "tor" in seen_hand(match, 0, 1)
    do(match, "play", "goat-willow")
    do(match, "pay", "goat-willow")
    before = match.rules.copy(match._memory)
    do(match, "moor", "tor")
    first = match.view_bytes(1)
    assert "tor" not in seen_hand(match, 0, 1)
    match._memory = before
    do(match, "moor", "shrew")
    assert match.view_bytes(1) == first


def test_what_else_follows_is_left_to_people():
    """[48] Tor or Rivulet was laid, and it was not the Rivulet: Tor is dealt into that hand nevertheless."""
    scene = Scene()
    scene.clearing("tor", "rivulet")
    scene.hold("goat-willow", "goat-willow")
    match = scene.start()
    do(match, "take", "tor")
    do(match, "take", "rivulet")
    do(match, "draw")
    do(match, "draw")
    do(match, "play", "goat-willow")
    do(match, "pay", "goat-willow")
    do(match, "moor", "tor")
    for _ in range(10):
        do(match, "draw")
    do(match, "play", "rivulet")
    do(match, "pay")
    do(match, "pay")
    tor = halves("tor")[0] // 2
    assert {world.stand_card[1] == tor for world in worlds(match, 1, 40)} == {True, False}


def test_cards_in_caves_were_seen():
    """[49] From the clearing and from the deck alike: they are turned up one by one."""
    scene = Scene()
    tree = scene.grow("ash")
    scene.deck("tor", "shrew")
    match = scene.play("brandts-bat:GW", tree, "left")
    do(match, "use")
    view = match.view(1)
    assert [name(card) for card in range(172) if view.gone[card] == 0] == ["tor", "shrew/gnat"]
    assert told(match, 1).count("stored") == 2


def test_payment_is_laid_down_together():
    """[18] The first card that was picked does not show: else it would betray that there is a higher one."""
    scene = Scene()
    scene.hold("rivulet", "ash", "tor", "shrew")
    match = scene.start()
    do(match, "play", "rivulet")
    views = set()
    before = match._memory
    for card in ("ash", "tor"):
        match._memory = match.rules.copy(before)
        do(match, "pay", card)
        views.add(match.view_bytes(1))
    assert len(views) == 1


def test_all_know_where_the_first_winter_lies():
    """[8] On top of the lowest third; of the others nobody knows."""
    match = DARTMOOR.new(3, seed=2, form="interpreted")
    deck = match.view(0).deck
    assert [place for place, card in enumerate(deck) if card == WINTER] == [30 + 47 + 2]


def test_half_a_choice_from_the_clearing_does_not_show():
    """[18] Two of three cards for the Alcathoe Bat's cave: the first one picked may be any but the last."""
    scene = Scene()
    tree = scene.grow("ash")
    scene.clearing("tor", "warrens")
    match = scene.play("alcathoe-bat:GW", tree, "left")
    views = set()
    before = match._memory
    for move in match.legal()[:2]:
        match._memory = match.rules.copy(before)
        match.play(move)
        views.add(match.view_bytes(1))
        assert {world.picked for world in worlds(match, 1, 40)} == {1, 2}
    assert len(views) == 1


def test_the_other_winters_are_dealt_below_the_first():
    """[8] Anywhere in the lowest third of the deck, and the first stays where all know it to be."""
    match = DARTMOOR.new(3, seed=2, form="interpreted")
    for world in worlds(match, 0, 40):
        *others, first = [place for place, card in enumerate(world.deck) if card == WINTER]
        assert first == 30 + 47 + 2
        assert len(others) == 2 and min(others) >= 30


# Dealing out a view: every consistent deal equally often, and no other.


def small(deck, seat_hand, moors=0, **fields):
    """Five players, all cards but a few on the discard pile: seat 1 has a hand and moors, and there is a short deck."""
    scene = Scene(players=5)
    table = scene.table
    table.winters = 2
    for _ in range(moors):
        scene.grow(UNIVERSAL, seat=1)
    scene.hold(*seat_hand, seat=1)
    cards = [scene.card(text) // 2 for text in deck]
    match = scene.start()
    table.gone = [-1 if card in scene.used else 5 for card in range(172)]
    table.deck = [*cards, WINTER, *[-1] * (174 - len(cards))]
    table.deck_size = len(cards) + 1
    for name_, value in fields.items():
        setattr(table, name_, value)
    match._memory = match.rules.memory(DARTMOOR.table_layout.to_bytes(table))
    return match, cards


def worlds(match, viewer, times):
    """Tables at which the viewer may be sitting, dealt out one after the other."""
    rules = match.rules
    view = rules.memory(match.view_bytes(viewer))
    stream = rules.stream(3)
    for _ in range(times):
        world = rules.copy(view)
        rules.redeal(rules.box, world, viewer, stream)
        yield world


def dealt(match, times):
    """What comes of dealing out the view of seat 0: hand and moors of seat 1, the deck, and what is picked."""
    counts = Counter()
    for world in worlds(match, 0, times):
        hand_of_1 = tuple(world.hand[1][: world.hand_size[1]])
        moors = tuple(world.stand_card[: world.stands])
        counts[hand_of_1, moors, tuple(world.deck[: world.deck_size]), world.picked] += 1
    return counts


def deals(loose, hand_size, moors, deck_cards, allowed):
    """Every consistent deal: loose cards into a hand, under moors, and into a deck with one winter in it."""
    found = set()
    for hand_of_1 in combinations(sorted(loose), hand_size):
        rest = [card for card in loose if card not in hand_of_1]
        for order in permutations(rest):
            if allowed(hand_of_1, order[:moors]):
                for place in range(deck_cards + 1):
                    deck = order[moors:]
                    found.add((hand_of_1, order[:moors], (*deck[:place], WINTER, *deck[place:]), 0))
    return found


def assert_even(counts, expected):
    assert set(counts) == expected
    mean = sum(counts.values()) / len(expected)
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


def test_every_deal_is_equally_likely():
    match, deck = small(["ash", "crab-apple"], ["shrew", "rivulet"], moors=1)
    table = match.table
    loose = [*deck, *table.hand[1][:2], table.stand_card[0]]
    expected = deals(loose, 2, 1, 2, lambda hand_of_1, moors: True)
    assert len(expected) == 10 * 3 * 2 * 3
    assert_even(dealt(match, 40 * len(expected)), expected)


def test_a_taken_card_is_in_the_hand_or_under_a_later_moor():
    """[48] Taken between the first universal moor and the second: in the hand, or under the second."""
    match, deck = small(["ash"], ["shrew", "rivulet"], moors=2)
    table = match.table
    taken = table.hand[1][0]
    table.taken_by[taken] = 1
    table.taken_since[taken] = 1
    table.taken_until[taken] = -1
    match._memory = match.rules.memory(DARTMOOR.table_layout.to_bytes(table))
    loose = [*deck, *table.hand[1][:2], *table.stand_card[:2]]
    expected = deals(loose, 2, 2, 1, lambda hand_of_1, moors: taken in hand_of_1 or taken == moors[1])
    assert_even(dealt(match, 40 * len(expected)), expected)


def test_two_taken_cards_of_different_times():
    """[48] One taken before both moors, one between them."""
    match, deck = small(["ash"], ["shrew", "rivulet"], moors=2)
    table = match.table
    early, late = table.hand[1][:2]
    for card, since in ((early, 0), (late, 1)):
        table.taken_by[card] = 1
        table.taken_since[card] = since
        table.taken_until[card] = -1
    match._memory = match.rules.memory(DARTMOOR.table_layout.to_bytes(table))
    loose = [*deck, *table.hand[1][:2], *table.stand_card[:2]]

    def allowed(hand_of_1, moors):
        return (late in hand_of_1 or late == moors[1]) and (early in hand_of_1 or early in moors)

    expected = deals(loose, 2, 2, 1, allowed)
    assert len(expected) == 27 * 2
    counts = dealt(match, 5400)
    assert_even(counts, expected)
    # Three of 27 deals have both under the moors: whoever dealt the early card first would deal them too rarely.
    both = sum(count for (_, moors, _, _), count in counts.items() if moors == (early, late))
    assert abs(both - 600) < 5 * (5400 * 3 / 27 * 24 / 27) ** 0.5


def test_a_shown_hand_leaves_the_taken_card_under_a_moor():
    """[35, 48] The hand was shown after the second moor, without that card: it lies under one of the two."""
    match, deck = small(["ash"], ["shrew"], moors=3)
    table = match.table
    taken = table.stand_card[1]
    table.taken_by[taken] = 1
    table.taken_since[taken] = 0
    table.taken_until[taken] = 2
    match._memory = match.rules.memory(DARTMOOR.table_layout.to_bytes(table))
    loose = [*deck, table.hand[1][0], *table.stand_card[:3]]
    expected = deals(loose, 1, 3, 1, lambda hand_of_1, moors: taken in moors[:2])
    assert_even(dealt(match, 40 * len(expected)), expected)


def test_a_hand_that_is_shown_again_leaves_the_taken_card_where_it_was():
    """[35, 48] It was missing when the hand was shown first: it does not lie under the moor that was laid since."""
    scene = Scene()
    table = scene.table
    scene.grow(UNIVERSAL, seat=1)
    taken = table.stand_card[0]
    remember(table, 1, taken)
    table.taken_since[taken] = 0
    show_hand(table, 1)
    scene.grow(UNIVERSAL, seat=1)
    show_hand(table, 1)
    assert all(world.stand_card[0] == taken for world in worlds(scene.start(), 0, 20))


def test_half_a_payment_is_dealt_from_the_lower_cards():
    """[18] One of three picked, one to follow: any but the highest."""
    match, deck = small(["ash", "crab-apple"], ["shrew", "rivulet", "tor"], turn=1, acting=2)
    table = match.table
    table.phase = DARTMOOR.phases.index("pay")
    table.picks, table.picked = 1, 1
    push(table, steps.PAY, 1)[steps.NUMBER] = 1
    match._memory = match.rules.memory(DARTMOOR.table_layout.to_bytes(table))
    loose = [*deck, *table.hand[1][:3]]
    expected = {
        (hand_of_1, moors, order, picked)
        for hand_of_1, moors, order, _ in deals(loose, 3, 0, 2, lambda hand_of_1, moors: True)
        for picked in (1, 2)
    }
    assert_even(dealt(match, 40 * len(expected)), expected)


@pytest.mark.parametrize("extra", [0, 1])
def test_a_full_hand_that_acts_can_play(extra):
    """[33, 35] Else it would have been shown. Seat 1 has no forest, so a tree, shrub or moor must be in its hand."""
    hand_of_1 = ["ash", *["shrew"] * 5, *["meadowsweet"] * 4]
    match, deck = small(["heather"], hand_of_1, turn=1, acting=2, extra=extra)
    table = match.table
    loose = [*deck, *table.hand[1]]
    ash = table.hand[1][0]
    expected = deals(loose, 10, 0, 1, lambda hand_of_1, moors: ash in hand_of_1)
    assert len(expected) == 10 * 2
    assert_even(dealt(match, 40 * len(expected)), expected)
    assert phase(match) == "action" and len(hand(match, 1)) == 10
