"""Who knows what [65], and that dealing out a view reaches exactly the deals that fit it, each equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

from reforest.helpers import ALL, BOX, IDS, REFOREST, SPECTATOR, do, name, new, position
from spinney import Match

RULES = REFOREST.interpreted


def known_hand(match: Match, seat: int, viewer: int) -> list[str]:
    view = match.view(viewer)
    return [name(card) for card in view.hand[seat][: view.hand_size[seat]]]


def test_hands_are_their_owners() -> None:
    match = position(hands={0: "salal yarrow", 1: "bracken"})
    assert known_hand(match, 0, 0) == ["salal", "yarrow"]
    assert known_hand(match, 0, 1) == ["-", "-"] == known_hand(match, 0, SPECTATOR)


def test_a_card_from_the_nursery_is_known_to_all_in_that_hand() -> None:
    match = position(hands={0: "salal"}, nursery="yarrow fireweed bracken")
    do(match, "gather", "take fireweed", "draw")
    assert known_hand(match, 0, 1) == ["-", "fireweed", "-"] == known_hand(match, 0, SPECTATOR)


def test_own_energy_is_known_and_that_of_others_is_not() -> None:
    match = position(regions={0: {"L1": "salal | bracken"}})
    assert match.view(0).energy[0][0] == match.table.energy[0][0]
    assert match.view(1).energy[0][0] == -1
    assert match.view(1).stored[0][0] == 1


def test_energy_that_everybody_saw_stays_known() -> None:
    match = position(hands={0: "salal *3"}, regions={0: {"L1": "fireweed"}})
    do(match, "grow salal L1")
    match.play(match.legal()[0])
    assert IDS[match.view(1).energy[0][0]] == "fireweed"


def test_cards_looked_at_are_known_until_the_deck_is_shuffled() -> None:
    match = position(regions={0: {"L1": "labrador-tea"}}, deck="*3 salal bracken", nursery="yarrow fireweed lady-fern")
    do(match, "gather", "use labrador-tea")
    assert [name(card) for card in match.view(0).deck[3:5]] == ["salal", "bracken"]
    assert [name(card) for card in match.view(1).deck[3:5]] == ["-", "-"]
    do(match, "draw", "done", "gather", "draw")
    assert known_hand(match, 1, 0) == ["salal"]  # also in the hand that has drawn it
    assert known_hand(match, 1, SPECTATOR) == ["-"]
    do(match, "draw", "gather", "done", "draw", "draw")
    assert match.table.round == 2 and max(match.table.deck_known) == 0


def test_deck_tucked_cards_unused_cards_and_small_decks_are_hidden_from_all() -> None:
    match = new(3, events="on")
    for viewer in range(SPECTATOR, 3):
        view = match.view(viewer)
        hidden = [*view.deck, *view.unused, *view.tucked[0], *view.tucked[1], *view.visitor[4:], *view.event[1:]]
        assert set(hidden) == {-1}
        assert view.deck_size == match.table.deck_size and view.tucked_size == [10, 10]
        assert -1 not in view.visitor[:3] and view.event[0] != -1


def test_a_stored_hand_card_is_known_to_whom_it_was_known() -> None:
    match = position(regions={0: {"M1": "arctic-lupine"}}, hands={0: "salal"}, nursery="yarrow fireweed bracken")
    do(match, "gather", "take yarrow", "done", "use arctic-lupine", "store yarrow")
    assert IDS[match.view(1).energy[0][0]] == "yarrow"
    match = position(regions={0: {"M1": "arctic-lupine"}}, hands={0: "salal"})
    do(match, "gather", "draw", "done", "use arctic-lupine", "store salal")
    assert match.view(1).energy[0][0] == -1


def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    match = position(deck="*3 salal")
    do(match, "gather", "draw")
    assert match.view(0).chronicle[0][2] != -1
    assert match.view(1).chronicle[0][2] == match.view().chronicle[0][2] == -1


# Dealing.


def emptied(match: Match, unused: int) -> Any:
    """The table of a position with only so many cards in the box: small enough to count all deals."""
    table = match.table
    for i in range(unused, 61):
        table.unused[i] = -1
    table.unused_size = unused
    return table


def small(table: Any) -> set[int]:
    """The cards that are in a table at all."""
    found = {*table.deck, *table.nursery, *table.discard, *table.unused, *table.tucked[0], *table.tucked[1]}
    found |= {card for line in (*table.hand, *table.energy, *table.top) for card in line}
    found |= {table.beneath[card] for card in range(91)}
    return found - {-1}


def deals(table: Any, viewer: int, times: int) -> Counter[tuple[int, ...]]:
    """How often each deal of the hidden cards comes up; all cards that are not in the table lie open somewhere."""
    there = small(table)
    absent = [card for card in range(91) if card not in there]
    table.discard[table.discard_size : table.discard_size + len(absent)] = absent
    table.discard_size += len(absent)
    layout = REFOREST.table_layout
    view = layout.copy(table)
    RULES.conceal(RULES.box, view, viewer)
    stream = RULES.stream(7)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        world = layout.copy(view)
        RULES.redeal(RULES.box, world, viewer, stream)
        counts[spots(world)] += 1
        RULES.conceal(RULES.box, world, viewer)
        assert layout.to_bytes(world) == layout.to_bytes(view)
    return counts


def spots(table: Any) -> tuple[int, ...]:
    """The cards in all places where one can lie face down."""
    lines = [table.deck[: table.deck_size], table.unused[: table.unused_size]]
    lines += [table.tucked[pile][: table.tucked_size[pile]] for pile in range(2)]
    for seat in range(table.players):
        lines += [table.hand[seat][: table.hand_size[seat]], table.energy[seat][: table.energy_size[seat]]]
    return tuple(card for line in lines for card in line)


def assert_even(counts: Counter[tuple[int, ...]], expected: set[tuple[int, ...]]) -> None:
    """All deals that fit and no others, equally often as far as chance allows (chi-square, five deviations)."""
    assert set(counts) == expected
    mean = sum(counts.values()) / len(expected)
    freedom = max(len(expected) - 1, 1)
    chi_square = sum((count - mean) ** 2 for count in counts.values()) / mean
    spread = 2 / (9 * freedom)
    assert ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread) < 5


def fitting(table: Any, viewer: int, allowed: Any) -> set[tuple[int, ...]]:
    """All ways to exchange the hidden cards of a table that `allowed` allows, counted out."""
    view = REFOREST.table_layout.copy(table)
    RULES.conceal(RULES.box, view, viewer)
    seen, truth = spots(view), spots(table)
    hidden = [at for at, card in enumerate(seen) if card == -1]
    found = set()
    for order in permutations([truth[at] for at in hidden]):
        deal = list(seen)
        for at, card in zip(hidden, order, strict=True):
            deal[at] = card
        if allowed(deal, truth):
            found.add(tuple(deal))
    return found


def test_unseen_cards_may_be_anywhere() -> None:
    match = position(deck="salal bracken", hands={0: "lady-fern", 1: "garry-oak"}, tucked=("cascara", 0), discard=0)
    table = emptied(match, 0)
    expected = fitting(table, 0, lambda deal, truth: True)
    assert len(expected) == 24
    assert_even(deals(table, 0, 24 * 40), expected)


def test_a_deal_for_a_spectator() -> None:
    match = position(deck="salal bracken", hands={0: "lady-fern", 1: "garry-oak"}, tucked=(0, 0), discard=0)
    table = emptied(match, 0)
    assert_even(deals(table, SPECTATOR, 24 * 40), fitting(table, SPECTATOR, lambda deal, truth: True))


def test_what_was_looked_at_or_taken_openly_stays_in_its_place() -> None:
    match = position(deck="salal bracken yarrow", hands={1: "garry-oak lady-fern"}, tucked=(0, 0), discard=0)
    table = emptied(match, 0)
    table.deck_known[2] = 1
    table.hand_known[1][1] = ALL
    expected = fitting(table, 0, lambda deal, truth: True)
    assert len(expected) == 6
    assert_even(deals(table, 0, 6 * 60), expected)


def test_cards_shuffled_openly_are_where_that_deck_went() -> None:
    """Salal and bracken went openly into the second deck, and seat 1 has drawn a card of it."""
    match = position(deck="salal cascara", hands={1: "bracken garry-oak"}, tucked=(0, "lady-fern"), discard=0)
    table = emptied(match, 0)
    table.shuffles = 1
    for card in range(91):
        table.shuffled[card] = int(IDS[card] in ("salal", "bracken"))
    table.hand_from[1][0] = 1

    def allowed(deal: list[int], truth: tuple[int, ...]) -> bool:
        # Spots: two of the deck, the tucked card, and two of the hand, of which the first was drawn from the new deck.
        return all(IDS[deal[at]] not in ("salal", "bracken") for at in (2, 4))

    expected = fitting(table, 0, allowed)
    assert len(expected) == 6 * 6
    assert_even(deals(table, 0, 36 * 30), expected)


def test_everybody_remembers_which_cards_went_openly_into_a_deck() -> None:
    match = position(deck="salal", nursery="yarrow fireweed bracken", discard="lady-fern", tucked=("cascara *5", 6))
    do(match, "gather", "draw")
    shuffled = {IDS[card] for card in range(91) if match.table.shuffled[card] == 1}
    assert shuffled == {"yarrow", "fireweed", "bracken", "lady-fern"}
    assert match.table.shuffles == 1


def test_in_solitaire_the_box_is_worth_what_the_target_says() -> None:
    match = position(1, deck="salal foamflower", nursery=0, tucked=("garry-oak", 0), discard=0, hands={0: 0})
    table = emptied(match, 0)
    rest = [IDS.index(plant) for plant in ("bunchberry", "bigleaf-maple")]
    table.unused[0], table.unused[1], table.unused_size = *rest, 2
    there = small(table)
    table.target = sum(BOX.value[card] for card in range(91) if card not in there) + 2 + 1 + 4

    def allowed(deal: list[int], truth: tuple[int, ...]) -> bool:
        return sum(BOX.value[card] for card in deal[2:4]) == 1 + 4

    expected = fitting(table, 0, allowed)
    # Five hidden cards of value 2, 1, 4, 1, 4; those in the box are one of two and one of two, in either order.
    assert len(expected) == 4 * 2 * 6
    assert_even(deals(table, 0, 48 * 30), expected)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_visitors_not_turned_up_are_dealt_in_any_order(viewer: int) -> None:
    match = new(2)
    view = match.view_bytes(viewer)
    stream = RULES.stream(3)
    seen = set()
    for _ in range(60):
        memory = RULES.memory(view)
        RULES.redeal(RULES.box, memory, viewer, stream)
        assert sorted(memory.visitor) == list(range(10)) and memory.visitor[:3] == match.table.visitor[:3]
        assert sorted(memory.event) == list(range(5))
        seen.add(memory.visitor[3])
    assert len(seen) == 7
