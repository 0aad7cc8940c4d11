"""`redeal` counted out: it reaches every deal that fits a view, only those, and all equally often.

What fits is worked out here without the game's `secrets.py`: the cards that a viewer does not see are tried in all ways
behind the backs and in the piles; a back hides a card of its level, and a start card that was slipped into a pile lies
there still or in a hand that drew from it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from once.helpers import (
    CARDS,
    ONCE,
    OTHER_STARTS,
    SETTINGS,
    SPECTATOR,
    STARTS,
    assert_even,
    everything_but,
    hand,
    in_piles,
    name,
    play_on,
    position,
    random_games,
    stack,
    with_starts,
)
from spinney import Match

DECK = ONCE.table_layout.offsets["deck"]
HAND = ONCE.table_layout.offsets["hand"]
ROOM = slice(ONCE.table_layout.offsets["loose"], None)  # where `redeal` sorts cards


class Slot(NamedTuple):
    """A place whose card a viewer does not see."""

    at: int  # in the table's bytes
    level: str  # of the back, or "" where there is none to see
    pile: int  # where the card is or came from
    truth: str


def hidden_slots(match: Match, viewer: int) -> list[Slot]:
    table = match.table
    looked_at = ONCE.phases[table.phase] != "slip"
    slots = []
    for seat in range(match.players):
        if seat != viewer:
            for i in range(table.hand_size[seat]):
                card = name(table.hand[seat][i])
                slots.append(Slot(HAND + 3 * seat + i, card[0], table.hand_pile[seat][i], card))
    for which, (bottom, height) in enumerate(zip(table.bottom, table.height, strict=True)):
        for i in range(height):
            card = name(table.deck[bottom + i])
            is_top = i == height - 1
            slots.append(Slot(DECK + bottom + i, card[0] if is_top and looked_at else "", which, card))
    return slots


def fits(card: str, slot: Slot, slipped: dict[str, int]) -> bool:
    return (not slot.level or slot.level == card[0]) and slipped.get(card, slot.pile) == slot.pile


def all_deals(slots: list[Slot], cards: set[str], slipped: dict[str, int]) -> Iterator[tuple[str, ...]]:
    """Every way to lay the cards into the slots."""
    if not slots:
        yield ()
        return
    for card in sorted(cards):
        if fits(card, slots[0], slipped):
            for rest in all_deals(slots[1:], cards - {card}, slipped):
                yield (card, *rest)


def slipped_cards(table: Any) -> dict[str, int]:
    return {start: table.slipped[i] for i, start in enumerate(STARTS) if table.slipped[i] >= 0}


def dealt(match: Match, viewer: int, slots: list[Slot], times: int) -> Counter[tuple[str, ...]]:
    """How often `redeal`, from the view alone, lays which cards into the slots."""
    rules = ONCE.compiled
    view = rules.memory(match.view_bytes(viewer))
    stream = rules.stream(times)
    places = [slot.at for slot in slots]
    found: Counter[bytes] = Counter()
    for _ in range(times):
        memory = rules.copy(view)
        rules.redeal(rules.box, memory, viewer, stream)
        data = rules.to_bytes(memory)
        found[bytes(data[place] for place in places)] += 1
    return Counter({tuple(CARDS[card] for card in cards): count for cards, count in found.items()})


def assert_dealt_evenly(match: Match, viewer: int, expected: int | None = None) -> None:
    slots = hidden_slots(match, viewer)
    slipped = slipped_cards(match.table)
    deals = set(all_deals(slots, {slot.truth for slot in slots}, slipped))
    assert expected in (None, len(deals))
    found = dealt(match, viewer, slots, times=max(60 * len(deals), 400))
    assert set(found) == deals
    if len(deals) > 1:
        assert_even(list(found.values()))


class Case(NamedTuple):
    """A late position. Every card that is not in it lies covered in the first forest.

    `deals` is how many fit the view, counted by hand: the start cards' places first, then the other ground cards behind
    backs, then the rest.
    """

    title: str
    deals: int
    hands: dict[int, str]
    piles: dict[int, str]
    slipped: dict[str, int]
    viewer: int = 0
    players: int = 2
    left_over: int = 0


CASES = [
    # No start card out. First-level cards 3!; the top of pile 1 is one of two second-level cards; 3! below.
    Case("none", 6 * 2 * 6, {1: "F03:0 F04:1"}, {0: "S05 F05", 1: "C05 G05 S06"}, {}),
    # One start card: behind one of two backs 2 x (3 x 2) x 2!, below 2 x 3! x 1.
    Case("one, anywhere", 24 + 12, {1: "G05:0 G06:1"}, {0: "F05 G03 G07"}, {"G03": 0}),
    Case("one, true behind a back", 24 + 12, {1: "G03:0 G06:1"}, {0: "F05 G05 G07"}, {"G03": 0}),
    # Nothing buried: one of two backs from its pile, 2! for the others.
    Case("one, nothing buried", 2 * 2, {1: "G03:0 G05:1 G06:0"}, {2: "F05"}, {"G03": 0}),
    # Too few other ground cards: it has to be behind the back. 2! below.
    Case("one, has to be behind", 2, {1: "G03:0"}, {0: "F05 S05 C05"}, {"G03": 0}),
    # As before with three backs for two other cards; seen by the second of three.
    Case("one of three players", 3 * 2, {0: "G05:2", 2: "G04:2 S05:0"}, {2: "F05 G06"}, {"G04": 2}, 1, 3),
    # No back from its pile: two places below; ground back 2, first-level back 2, 2! below.
    Case("one, buried", 2 * 2 * 2 * 2, {1: "G05:1"}, {0: "G03 F05 S05", 1: "G06 F06"}, {"G03": 0}),
    # Its pile is used up: it has to be in the hand that drew from there; ground back 2, 2! below.
    Case("one, pile used up", 2 * 2, {1: "G03:0 G05:1"}, {1: "F05 G06 S05"}, {"G03": 0}),
    # The other start card is in the viewer's own hand.
    Case("one, the other seen", 4 + 4 + 4, {0: "G04:0", 1: "G05:0"}, {0: "G03 F05 G06"}, {"G03": 0, "G04": 0}),
    # Two in one pile: both behind 6 x 3 x 3!, one behind 18 x (3 x 2) x 2!, none 6 x 3! x 1.
    Case("two, one pile", 108 + 216 + 36, {1: "G05:0 G06:0"}, {0: "G03 F05 G04 G07"}, {"G03": 0, "G04": 0}),
    # Two piles, first-level backs 2: both behind 3!, one 2 x 2 x 2! or 2 x 2!, none 2 x 2.
    Case(
        "two, two piles",
        2 * (6 + 8 + 4 + 4),
        {1: "G05:0 G06:1 F06:2"},
        {0: "G03 F05", 1: "S05 G04 C05"},
        {"G03": 0, "G04": 1},
    ),
    # One card buried, all four from pile 0 and of the ground: any order.
    Case("two, one buried", 24, {1: "G03:0 G05:0"}, {0: "G06 G04"}, {"G03": 0, "G04": 0}),
    # G03 behind its back or below, G04 behind one of two backs: 2! for the others each time.
    Case("two, one buried, two piles", 2 * 2 * 2, {1: "G05:0 G04:1"}, {0: "G03 F05", 1: "G06"}, {"G03": 0, "G04": 1}),
    # Nothing buried: each behind one of two backs, 2! for the others.
    Case("two, nothing buried", 2 * 2 * 2, {1: "G03:0 G05:0 G04:1"}, {1: "G06"}, {"G03": 0, "G04": 1}),
    Case("two, nothing buried, one pile", 6 * 1, {1: "G03:2 G05:2 G04:2"}, {}, {"G03": 2, "G04": 2}),
    # One other ground card for two backs: both behind 2 x 2!, one 8 x 1.
    Case("two, one has to be behind", 4 + 8, {1: "G03:0 G05:0"}, {0: "F05 G04 S05"}, {"G03": 0, "G04": 0}),
    # One other ground card for two backs, one from each pile: both 2!, G03 alone 1, G04 alone 1.
    Case(
        "two, one has to be behind, two piles",
        2 + 1 + 1,
        {1: "G03:0 G05:1"},
        {0: "F05 S05", 1: "G04 C05"},
        {"G03": 0, "G04": 1},
    ),
    # No other ground card: both behind; first-level top 2, 2! below.
    Case("two, both have to be behind", 2 * 2 * 2, {1: "G03:0 G04:0"}, {0: "F05 S05 F06"}, {"G03": 0, "G04": 0}),
    Case("two, both on tops", 2, {}, {0: "F05 G03", 1: "F06 G04"}, {"G03": 0, "G04": 1}),
    # 4 x 3 places, second-level backs 2, 2! below.
    Case("two, both buried", 12 * 2 * 2, {1: "S06:1"}, {0: "G03 F05 G04 F06 S05"}, {"G03": 0, "G04": 0}),
    # A spectator sees neither hand: G03 behind one of two backs 2 each, or below 2; first-level backs 2.
    Case("spectator", (2 + 2 + 2) * 2, {0: "G05:0 F05:1", 1: "G06:0 F06:1"}, {0: "G03 S05"}, {"G03": 0}, SPECTATOR),
    # Solo: start cards are shuffled in like all others. Two ground tops 3 x 2, 2! below.
    Case("solo", 6 * 2, {0: "F06:0"}, {0: "G02 F05", 1: "G03", 3: "S05 G04"}, {}, 0, 1),
    # Before the second start card is slipped in nobody has looked at the piles; the first is in pile 0. 2 x 2!.
    Case("still slipping", 2 * 2, {}, {0: "G03 F05", 1: "S05"}, {"G03": 0}, 1, 2, 1),
]


def late(case: Case) -> Match:
    placed = [STARTS[seat] for seat in range(1, case.players)]
    out = [card[:3] for cards in (*case.hands.values(), *case.piles.values()) for card in cards.split()]
    unslipped = STARTS[4 - case.left_over :]
    first = everything_but([*placed, *out, *unslipped])
    return position(
        [first],
        *([start] for start in placed),
        hands=case.hands,
        piles=case.piles,
        slipped=case.slipped,
        left_over=case.left_over,
        phase="slip" if case.left_over else "place",
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_every_deal_that_fits_the_view_is_equally_likely(case: Case) -> None:
    assert_dealt_evenly(late(case), case.viewer, case.deals)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_no_card_is_lost_in_these_positions(case: Case) -> None:
    match = late(case)
    table = match.table
    cards = [card for column in table.forest[0] for top in column for card in stack(table, top)]
    cards += [*STARTS[1 : case.players], *STARTS[4 - case.left_over :]]
    cards += [slot.truth for slot in hidden_slots(match, case.viewer)]
    if case.viewer >= 0:
        cards += hand(match, case.viewer)
    assert sorted(cards) == sorted(CARDS)


def test_start_cards_that_are_left_over_are_not_dealt() -> None:
    """Wherever they stand in the pack: as long as they lie open, the piles are made of the sixty that are none."""
    match = with_starts(OTHER_STARTS).new(2, form="interpreted")
    rules = match.rules
    memory = rules.memory(match.view_bytes(SPECTATOR))
    rules.redeal(rules.box, memory, SPECTATOR, rules.stream(1))
    match._memory = memory
    assert in_piles(match) == sorted(set(CARDS) - set(OTHER_STARTS))


@pytest.mark.parametrize(("players", "starts"), [(2, 1), (2, 2), (3, 1)])
def test_the_same_in_late_positions_reached_by_playing(players: int, starts: int) -> None:
    """Start cards are kept in hand and in the piles as long as may be, so that they are still out at the end."""
    met = 0
    for seed in range(200):
        match = ONCE.new(players, seed=seed, form="compiled")
        chance = random.Random(seed)
        while not match.over and met < 8:
            assert len(match.played) < ONCE.most_moves
            match.play(chance.choice(without_starts(match)))
            viewer = chance.randrange(SPECTATOR, players)
            slots = hidden_slots(match, viewer) if len(match.played) > 110 else []
            if 2 <= len(slots) <= 6 and sum(slot.truth in slipped_cards(match.table) for slot in slots) == starts:
                assert_dealt_evenly(match, viewer)
                met += 1
    assert met == 8


def without_starts(match: Match) -> list[Any]:
    """The legal moves that place or give no start card, if there are any."""
    moves = match.legal()
    cards = match.table.hand[match.acting[0]]
    return [
        move for move in moves if "hand" not in move.parts or name(cards[move.parts["hand"]]) not in STARTS
    ] or moves


@pytest.mark.parametrize(("players", "mode"), SETTINGS)
def test_a_deal_fits_the_view_at_any_time_of_a_game(players: int, mode: str) -> None:
    """Every hidden card is dealt out once, where it may be; what the viewer sees stays; no trace is left."""
    rules = ONCE.compiled
    stream = rules.stream(players)
    for match, chance in random_games(players, mode, games=4):
        slipped: dict[str, int] = {}
        while not match.over:
            if chance.random() < 0.2 or match.table.ply < 4:
                for viewer in range(SPECTATOR, players):
                    slots = hidden_slots(match, viewer)
                    view = match.view_bytes(viewer)
                    memory = rules.memory(view)
                    rules.redeal(rules.box, memory, viewer, stream)
                    cards = [CARDS[rules.to_bytes(memory)[slot.at]] for slot in slots]
                    assert sorted(cards) == sorted(slot.truth for slot in slots)
                    assert all(fits(card, slot, slipped) for card, slot in zip(cards, slots, strict=True))
                    assert not any(rules.to_bytes(memory)[ROOM])
                    rules.conceal(rules.box, memory, viewer)
                    assert rules.to_bytes(memory) == view
            played = play_on(match, chance)
            if played.kind == "slip":
                slipped[STARTS[players + len(slipped)]] = played.parts["pile"]
