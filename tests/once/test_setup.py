"""Setting up [5 to 7]: five piles of twelve, start cards, left-over start cards, three opening cards each."""

from __future__ import annotations

from collections import Counter

import pytest

from once.helpers import (
    CARDS,
    ONCE,
    OTHER_STARTS,
    STARTS,
    asked,
    assert_even,
    choices,
    forest,
    hand,
    in_piles,
    legal,
    new,
    number,
    phase,
    pile,
    piles,
    play,
    position,
    with_starts,
)
from spinney import SpinneyError
from spinney.engine import showing
from spinney.games.once.showing import zones

SEVERAL = pytest.mark.parametrize("players", [2, 3, 4])
WITH_LEFT_OVERS = pytest.mark.parametrize("players", [2, 3])


def test_for_one_to_four() -> None:
    for players in (0, 5):
        with pytest.raises(SpinneyError, match="for 1 to 4 players"):
            new(players)


@SEVERAL
def test_five_piles_of_twelve(players: int) -> None:
    match = new(players)
    assert [len(cards) for cards in piles(match)] == [12] * 5
    assert in_piles(match) == sorted(set(CARDS) - set(STARTS))


@SEVERAL
def test_each_forest_begins_with_a_start_card(players: int) -> None:
    match = new(players)
    assert [forest(match, seat) for seat in range(players)] == [[start] for start in STARTS[:players]]
    assert [hand(match, seat) for seat in range(players)] == [[]] * players


@SEVERAL
def test_start_cards_are_dealt_in_the_order_of_the_pack(players: int) -> None:
    """Whatever the deal: one to each seat, from the first on."""
    for seed in range(20):
        match = new(players, seed)
        assert [forest(match, seat) for seat in range(players)] == [["G01"], ["G02"], ["G03"], ["G04"]][:players]


@SEVERAL
def test_start_cards_are_those_that_the_pack_says(players: int) -> None:
    """Wherever they stand in it: one begins each forest, the others are left over, and none is among the sixty."""
    match = with_starts(OTHER_STARTS).new(players, form="interpreted")
    assert [forest(match, seat) for seat in range(players)] == [[start] for start in OTHER_STARTS[:players]]
    assert in_piles(match) == sorted(set(CARDS) - set(OTHER_STARTS))
    while phase(match) == "slip":
        play(match, "slip", pile=0)
    assert in_piles(match) == sorted(set(CARDS) - set(OTHER_STARTS[:players]))


def test_the_cards_are_shuffled() -> None:
    """Any card may be anywhere: followed for one card through all sixty places, and for all cards through the piles."""
    places: Counter[tuple[int, int]] = Counter()
    found: Counter[tuple[str, int]] = Counter()
    for seed in range(1500):
        for which, cards in enumerate(piles(new(4, seed))):
            found.update((card, which) for card in cards)
            if "G05" in cards:
                places[which, cards.index("G05")] += 1
    assert len(places) == 60
    assert_even(list(places.values()))
    assert len(found) == 60 * 5
    assert_even(list(found.values()))


@pytest.mark.parametrize(("players", "left_over"), [(2, ["G03", "G04"]), (3, ["G04"]), (4, [])])
def test_the_starting_player_slips_in_the_left_over_start_cards(players: int, left_over: list[str]) -> None:
    match = new(players)
    for start in left_over:
        assert asked(match) == (0, "slip")
        assert start not in in_piles(match)
        play(match, "slip", pile=2)
        assert start in pile(match, 2)
    assert asked(match) == (0, "opening")
    assert in_piles(match) == sorted(set(CARDS) - set(STARTS[:players]))


def test_left_over_start_cards_lie_open_until_they_are_slipped_in() -> None:
    match = new(2)
    for left_over in (["G03", "G04"], ["G04"], []):
        shown = [zone.items for zone in zones(ONCE.box, match.view(0), 0) if zone.title == "zone-starts"]
        assert shown == [showing.cards(map(number, left_over))] * bool(left_over)
        if left_over:
            play(match, "slip", pile=2)


@WITH_LEFT_OVERS
@pytest.mark.parametrize("chosen", range(5))
def test_any_pile_may_be_chosen(players: int, chosen: int) -> None:
    match = new(players, seed=chosen)
    before = piles(match)
    assert choices(match, "slip", "pile") == [0, 1, 2, 3, 4]
    play(match, "slip", pile=chosen)
    after = piles(match)
    slipped_in = after.pop(chosen)
    others = before.pop(chosen)
    assert after == before
    assert [card for card in slipped_in if card not in STARTS] == others
    assert [card for card in slipped_in if card in STARTS] == [STARTS[players]]


@pytest.mark.parametrize("second", range(5))
def test_each_left_over_card_has_a_pile_of_its_own_choice(second: int) -> None:
    match = new(2)
    play(match, "slip", pile=1)
    assert choices(match, "slip", "pile") == [0, 1, 2, 3, 4]
    play(match, "slip", pile=second)
    assert "G03" in pile(match, 1)
    assert "G04" in pile(match, second)
    assert len(pile(match, second)) == (14 if second == 1 else 13)


def test_at_any_depth() -> None:
    """Thirteen depths for the first card, fourteen for the second in the same pile, all equally likely."""
    first: Counter[int] = Counter()
    second: Counter[int] = Counter()
    for seed in range(1400):
        match = new(2, seed)
        play(match, "slip", pile=4)
        first[pile(match, 4).index("G03")] += 1
        play(match, "slip", pile=4)
        second[pile(match, 4).index("G04")] += 1
    assert sorted(first) == list(range(13))
    assert_even(list(first.values()))
    assert sorted(second) == list(range(14))
    assert_even(list(second.values()))


@SEVERAL
def test_opening_cards_one_at_a_time_round_the_table(players: int) -> None:
    match = new(players)
    while phase(match) == "slip":
        play(match, "slip", pile=0)
    for drawn in range(3 * players):
        assert asked(match) == (drawn % players, "opening")
        assert [len(hand(match, seat)) for seat in range(players)] == [
            len(range(seat, drawn, players)) for seat in range(players)
        ]
        play(match, "draw", pile=drawn % 5)
    assert [len(hand(match, seat)) for seat in range(players)] == [3] * players
    assert asked(match) == (0, "place")


@SEVERAL
def test_opening_cards_come_from_the_tops_of_the_piles(players: int) -> None:
    match = new(players)
    while phase(match) == "slip":
        play(match, "slip", pile=0)
    expected: list[list[str]] = [[] for _ in range(players)]
    for drawn in range(3 * players):
        which = (3 * drawn) % 5
        *rest, top = pile(match, which)
        expected[drawn % players].append(top)
        play(match, "draw", pile=which)
        assert pile(match, which) == rest
    assert [hand(match, seat) for seat in range(players)] == expected


def test_opening_cards_from_any_pile_that_is_not_empty() -> None:
    match = new(4)
    for _ in range(12):
        assert choices(match, "draw", "pile") == [0, 1, 2, 3, 4]
        play(match, "draw", pile=3)
    assert pile(match, 3) == []

    match = position(["G01"], ["G02"], piles={1: "F05", 4: "S05 S06"}, phase="opening")
    assert legal(match, "draw") == [{"pile": 1}, {"pile": 4}]
