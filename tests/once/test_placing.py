"""Placing a card [15 to 18]: in a gap, as a new column, or over a card of its level."""

from __future__ import annotations

import pytest

from once.helpers import (
    SETTINGS,
    choices,
    forest,
    in_forests,
    legal,
    move,
    name,
    play,
    play_on,
    position,
    random_games,
    sheet,
    told,
    visible,
)
from spinney import Match

COMPLETE = "G01 F02 S02 C02"
FIVES = ["G05", "F05", "S05", "C05"]


def placing(card: str, *columns: str) -> Match:
    return position(list(columns), ["G02"], hands={0: card}, phase="place")


def receiving(card: str, *columns: str) -> Match:
    return position(["G02"], list(columns), given=card, phase="receive", asked=1, turn=0)


@pytest.mark.parametrize("card", FIVES)
def test_a_card_goes_to_its_own_level(card: str) -> None:
    match = placing(card, COMPLETE, "G06 F06 S06")
    play(match, "place", card, column=1)
    levels = {"G": "G06", "F": "F06", "S": "S06", "C": "-"} | {card[0]: card}
    assert [name(cell) for cell in match.table.forest[0][1]] == list(levels.values())


@pytest.mark.parametrize("card", FIVES)
def test_a_new_column_only_when_the_one_before_is_complete(card: str) -> None:
    assert choices(placing(card, COMPLETE), "place", "column") == [0, 1]
    assert choices(placing(card, COMPLETE, "G06 F06 S06 C06"), "place", "column") == [0, 1, 2]
    for missing in range(4):
        stands = " ".join(other for i, other in enumerate(["G06", "F06", "S06", "C06"]) if i != missing)
        match = placing(card, COMPLETE, stands)
        assert choices(match, "place", "column") == [0, 1]
        assert match.refusal(move(match, "place", card, column=2), 0) == "column-incomplete"


@pytest.mark.parametrize("card", FIVES)
def test_the_first_card_of_a_new_column_may_be_of_any_level(card: str) -> None:
    match = placing(card, COMPLETE)
    play(match, "place", card, column=1)
    assert forest(match, 0) == [COMPLETE, card]
    assert told(match, 0) == [("placed", 0, card, 1)]


@pytest.mark.parametrize("card", FIVES)
def test_a_card_may_fill_the_gap_of_the_incomplete_column(card: str) -> None:
    gap = " ".join(other for other in ["G06", "F06", "S06", "C06"] if other[0] != card[0])
    match = placing(card, COMPLETE, gap)
    play(match, "place", card, column=1)
    assert forest(match, 0)[0] == COMPLETE
    assert set(forest(match, 0)[1].split()) == {*gap.split(), card}
    assert told(match, 0) == [("placed", 0, card, 1), ("completed", 0, 1)]


def test_a_gap_may_stay_open_below() -> None:
    match = placing("C05", "G01")
    play(match, "place", "C05", column=0)
    assert forest(match, 0) == ["G01 C05"]
    assert told(match, 0) == [("placed", 0, "C05", 0)]


@pytest.mark.parametrize("card", FIVES)
def test_a_card_may_cover_one_of_its_level_in_a_complete_column(card: str) -> None:
    match = placing(card, COMPLETE)
    below = next(other for other in COMPLETE.split() if other[0] == card[0])
    play(match, "place", card, column=0)
    assert forest(match, 0) == [COMPLETE.replace(below, f"{card}/{below}")]
    assert told(match, 0) == [("placed", 0, card, 0), ("covered", 0, below, 0)]


@pytest.mark.parametrize("card", FIVES)
def test_a_card_may_cover_one_of_its_level_in_the_incomplete_column(card: str) -> None:
    below = card.replace("5", "6")
    match = placing(card, COMPLETE, below)
    play(match, "place", card, column=1)
    assert forest(match, 0) == [COMPLETE, f"{card}/{below}"]
    assert told(match, 0) == [("placed", 0, card, 1), ("covered", 0, below, 1)]


def test_a_card_may_cover_an_earlier_column_while_the_last_is_incomplete() -> None:
    match = placing("S05", COMPLETE, "G06 F06 S06 C06", "G07")
    assert choices(match, "place", "column") == [0, 1, 2]
    play(match, "place", "S05", column=0)
    assert forest(match, 0) == ["G01 F02 S05/S02 C02", "G06 F06 S06 C06", "G07"]


def test_a_start_card_may_be_covered() -> None:
    match = placing("G05", "G01")
    play(match, "place", "G05", column=0)
    assert forest(match, 0) == ["G05/G01"]


def test_a_start_card_may_cover_and_begin_a_column() -> None:
    match = placing("G03", COMPLETE)
    play(match, "place", "G03", column=0)
    assert forest(match, 0) == ["G03/G01 F02 S02 C02"]
    match = placing("G03", COMPLETE)
    play(match, "place", "G03", column=1)
    assert forest(match, 0) == [COMPLETE, "G03"]


def test_covered_cards_stay_beneath_in_their_order() -> None:
    match = position([COMPLETE], ["G02"], hands={0: "F05 F06 F07", 1: "C05"})
    play(match, "place", "F06", column=0)
    play(match, "give", "F07", to=1)
    play(match, "receive", column=0)
    play(match, "place", "C05", column=0)
    play(match, "place", "F05", column=0)
    assert forest(match, 0) == ["G01 F05/F06/F02 S02 C02"]


def test_a_covered_card_does_not_count() -> None:
    """F01 is a saw, F03 one animal: beneath F02, which is empty, neither is counted."""
    match = placing("F02", "G01 F03/F01 S02 C02")
    assert sheet(match, 0) == {"columns": 3, "incomplete": 0, "species": 1, "saws": 0}
    play(match, "place", "F02", column=0)
    assert sheet(match, 0) == {"columns": 3, "incomplete": 0, "species": 0, "saws": 0}


def test_covering_does_not_complete_a_column_again() -> None:
    match = placing("F05", COMPLETE)
    play(match, "place", "F05", column=0)
    assert ("completed", 0, 0) not in told(match, 0)
    assert choices(receiving("F06", "G01 F05/F02 S02 C02"), "receive", "column") == [0, 1]


@pytest.mark.parametrize("card", FIVES)
def test_a_received_card_is_placed_by_the_same_rules(card: str) -> None:
    for columns in ([COMPLETE], [COMPLETE, "G06 S06"], ["G01"], [COMPLETE, "G06 F06 S06 C06"]):
        own = placing(card, *columns)
        for column in choices(own, "place", "column"):
            own, given = placing(card, *columns), receiving(card, *columns)
            assert choices(given, "receive", "column") == choices(own, "place", "column")
            play(own, "place", card, column=column)
            play(given, "receive", column=column)
            assert forest(given, 1) == forest(own, 0)


def test_a_card_has_to_be_placed_and_always_can_be() -> None:
    """In random games there is always a column for the card, and no move of another kind."""
    for players, mode in SETTINGS:
        for match, chance in random_games(players, mode, games=2):
            while not match.over:
                (seat,) = match.acting
                assert len({move.kind for move in match.legal()}) == 1
                before = in_forests(match.table)[seat]
                played = play_on(match, chance)
                assert in_forests(match.table)[seat] - before == (played.kind in ("place", "receive"))


def test_every_card_of_the_hand_fits_every_open_column() -> None:
    match = position([COMPLETE, "G06 S06"], ["G02"], hands={0: "G05 F05 C05"})
    assert legal(match, "place") == [{"hand": slot, "column": column} for slot in range(3) for column in (0, 1)]


def test_at_most_one_column_is_incomplete() -> None:
    for players, mode in SETTINGS:
        for match, chance in random_games(players, mode, games=3):
            while not match.over:
                play_on(match, chance)
                for seat in range(players):
                    columns = visible(match.table, seat)
                    assert all(len(column) == 4 for column in columns[:-1])
                    assert len(columns) == match.table.columns[seat]
