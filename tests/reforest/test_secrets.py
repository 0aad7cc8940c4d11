"""Who knows what [65], and that dealing out a view reaches exactly the deals that fit it, each equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

from reforest.helpers import (
    ALL,
    BOX,
    EVENTS,
    IDS,
    NONE,
    REFOREST,
    SPECTATOR,
    deck,
    do,
    hand,
    name,
    new,
    position,
    random_games,
)
from spinney import Match

RULES = REFOREST.interpreted
GROUND_FIRE = EVENTS.index("ground-fire")


def known_hand(match: Match, seat: int, viewer: int) -> list[str]:
    view = match.view(viewer)
    return [name(card) for card in view.hand[seat][: view.hand_size[seat]]]


def known_energy(match: Match, seat: int, viewer: int) -> list[str]:
    view = match.view(viewer)
    return [name(card) for card in view.energy[seat][: view.energy_size[seat]]]


def card_told(match: Match, viewer: int) -> str:
    """The card that the first event of the last move names to a viewer."""
    return name(match.view(viewer).chronicle[0][2])


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
    do(match, "gather")
    epoch = match.table.epoch
    do(match, "use labrador-tea")
    assert match.table.epoch > epoch
    assert [name(card) for card in match.view(0).deck[3:5]] == ["salal", "bracken"]
    assert [name(card) for card in match.view(1).deck[3:5]] == ["-", "-"]
    do(match, "draw", "done", "gather", "draw")
    assert known_hand(match, 1, 0) == ["salal"]  # also in the hand that has drawn it
    assert (card_told(match, 0), card_told(match, SPECTATOR)) == ("salal", "-")
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
    match = position(regions={0: {"M1": "arctic-lupine"}}, hands={0: "salal"}, nursery="yarrow fireweed bracken")
    do(match, "gather", "take yarrow", "done", "use arctic-lupine", "store salal")
    assert (known_energy(match, 0, 1), known_hand(match, 0, 1)) == (["-"], ["yarrow"])


def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    match = position(deck="*3 salal")
    do(match, "gather", "draw")
    assert card_told(match, 0) == "salal"
    assert card_told(match, 1) == card_told(match, SPECTATOR) == "-"


def test_a_card_that_was_looked_at_is_known_where_an_opponent_stores_it() -> None:
    regions = {0: {"L1": "labrador-tea"}, 1: {"L1": "sweet-gale"}}
    match = position(3, regions=regions, deck="*3 salal garry-oak", nursery="yarrow fireweed bracken")
    do(match, "gather", "use labrador-tea", "take yarrow", "done")  # Garry Oak is laid in the nursery
    do(match, "gather", "take fireweed", "done", "use sweet-gale")
    assert known_energy(match, 1, 0) == known_energy(match, 1, 1) == ["salal"]
    assert known_energy(match, 1, 2) == known_energy(match, 1, SPECTATOR) == ["-"]


def covered_deer_fern() -> Match:
    """All saw Yarrow wither, where Salal had been stored; now either can be taken back."""
    region = {"L1": "deer-fern", "L2": "yarrow | salal"}
    match = position(regions={0: region}, hands={0: "fireweed garry-oak bracken"}, nursery=3)
    do(match, "grow fireweed L2", "pay garry-oak", "gather", "draw", "done", "grow bracken L1", "use deer-fern")
    assert known_energy(match, 0, 1) == ["-", "yarrow"]
    return match


def test_who_knew_a_card_knows_it_when_it_is_taken_back() -> None:
    match = covered_deer_fern()
    do(match, "reclaim yarrow")
    assert (known_hand(match, 0, 1), known_energy(match, 0, 1)) == (["yarrow"], ["-"])
    match = covered_deer_fern()
    do(match, "reclaim salal")
    assert (known_hand(match, 0, 1), known_energy(match, 0, 1)) == (["-"], ["yarrow"])


@pytest.mark.parametrize(("stored", "named"), [("yarrow", "yarrow"), ("salal", "-")])
def test_the_log_names_a_card_to_whoever_knows_it(stored: str, named: str) -> None:
    """Yarrow was taken from the nursery, or withered; Salal only its owner knows."""
    match = position(regions={0: {"M1": "arctic-lupine"}}, hands={0: "salal"}, nursery="yarrow fireweed bracken")
    do(match, "gather", "take yarrow", "done", "use arctic-lupine", f"store {stored}")
    assert (card_told(match, 0), card_told(match, 1), card_told(match, SPECTATOR)) == (stored, named, named)
    match = covered_deer_fern()
    do(match, f"reclaim {stored}")
    assert (card_told(match, 0), card_told(match, 1), card_told(match, SPECTATOR)) == (stored, named, named)


def test_a_burned_plant_is_known_to_all() -> None:
    match = position(deck=1, discard=9, regions={0: {"L1": "salal"}}, events="on")
    table = match.table
    table.event[0], table.event[GROUND_FIRE] = GROUND_FIRE, 0
    match._memory = match.rules.memory(REFOREST.table_layout.to_bytes(table))
    do(match, "gather", "draw", "burn L1")
    assert known_energy(match, 0, 1) == known_energy(match, 0, SPECTATOR) == ["salal"]


# What undo may not take back.


@pytest.mark.parametrize("players", [1, 3])
def test_the_epoch_grows_whenever_somebody_learns_something(players: int) -> None:
    """Chance was asked, or some viewer sees a card, a visitor or an event that was not seen before."""
    for match, luck in random_games(players, 1, events="on"):
        while not match.over:
            epoch, counter, seen = match.table.epoch, match.table.counter, faces(match)
            match.play(luck.choice(match.legal()))
            learned = any(now - before for now, before in zip(faces(match), seen, strict=True))
            assert match.table.epoch > epoch or not (learned or match.table.counter > counter)


def faces(match: Match) -> list[set[tuple[str, int]]]:
    """What each viewer sees."""
    found = []
    for viewer in range(SPECTATOR, match.players):
        view = match.view(viewer)
        cards = {*view.deck, *view.nursery, *view.discard, view.growing}
        cards |= {card for line in (*view.hand, *view.energy, *view.top) for card in line}
        seen = {("card", card) for card in cards} | {("visitor", visitor) for visitor in view.visitor}
        found.append(seen | {("event", event) for event in view.event})
    return found


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


@pytest.mark.parametrize(
    ("hand", "stored", "elsewhere"), [("bracken garry-oak", "", (2, 4)), ("garry-oak", "bracken", (2, 3))]
)
def test_cards_shuffled_openly_are_where_that_deck_went(hand: str, stored: str, elsewhere: tuple[int, ...]) -> None:
    """Salal and bracken went openly into the second deck, and seat 1 has drawn or stored a card of it.

    Spots: two of the deck, the tucked card, the hand, and energy.
    """
    regions = {1: {"L1": f"| {stored}"}}
    match = position(deck="salal cascara", hands={1: hand}, regions=regions, tucked=(0, "lady-fern"), discard=0)
    table = emptied(match, 0)
    table.shuffles = 1
    for card in range(91):
        table.shuffled[card] = int(IDS[card] in ("salal", "bracken"))
    (table.energy_from if stored else table.hand_from)[1][0] = 1

    def allowed(deal: list[int], truth: tuple[int, ...]) -> bool:
        return all(IDS[deal[at]] not in ("salal", "bracken") for at in elsewhere)

    expected = fitting(table, 0, allowed)
    assert len(expected) == 6 * 6
    assert_even(deals(table, 0, 36 * 30), expected)


def test_everybody_remembers_which_cards_went_openly_into_a_deck() -> None:
    match = position(deck="salal", nursery="yarrow fireweed bracken", discard="lady-fern", tucked=("cascara *5", 6))
    do(match, "gather", "draw")
    shuffled = {IDS[card] for card in range(91) if match.table.shuffled[card] == 1}
    assert shuffled == {"yarrow", "fireweed", "bracken", "lady-fern"}
    assert match.table.shuffles == 1


def test_what_is_discarded_in_the_last_lap_went_openly_into_its_deck() -> None:
    match = position(deck=1, discard="salal lady-fern", round=4, turn=1)
    do(match, "gather", "draw")
    assert sorted(deck(match)) == ["lady-fern", "salal"] and match.table.shuffles == 1
    assert {IDS[card] for card in range(91) if match.table.shuffled[card] == 1} == {"salal", "lady-fern"}


def test_a_stored_card_is_still_from_its_deck() -> None:
    """Salal is the last card of the first deck; then one is drawn from the second, and stored."""
    match = position(deck="salal", regions={0: {"M1": "arctic-lupine"}})
    do(match, "gather", "draw", "draw", "use arctic-lupine")
    do(match, f"store {hand(match)[1]}")
    assert (match.table.hand_from[0][0], match.table.energy_from[0][0]) == (0, 1)


@pytest.mark.parametrize("players", [2, 4])
def test_a_hidden_card_is_not_one_that_went_into_another_deck(players: int) -> None:
    """Or a view could not be dealt out: whoever saw a card go into a later deck knows where it is not."""
    for match, luck in random_games(players, 5, events="on"):
        while not match.over:
            match.play(luck.choice(match.legal()))
            table = match.table
            for seat in range(players):
                held = zip(table.hand[seat], table.hand_known[seat], table.hand_from[seat], strict=True)
                stored = zip(table.energy[seat], table.energy_known[seat], table.energy_from[seat], strict=True)
                for card, known, origin in (*held, *stored):
                    if card != NONE and known != ALL:
                        assert table.shuffled[card] in (0, origin)


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
