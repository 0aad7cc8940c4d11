"""What the page is told of a table: what a forest comes to now, and what a card would bring in each column."""

from __future__ import annotations

import random
from typing import Any

import pytest

from once.helpers import ONCE, SETTINGS, new, number, position
from spinney import Match
from spinney.games.once.quotes import quotes
from spinney.games.once.worth import worth

EXAMPLE = ["G01 F06 S05 C04", "G13 F07 S08 C08", "G12 F10 S12 C07", "G14 S02"]
"""The rulebook's: three complete columns, one incomplete, four species with three animals each, two saws."""


def told(match: Match, kind: str, seat: int = 0) -> dict[str, int]:
    """What is told of one kind, by what follows the kind in its name."""
    found = worth(ONCE.box, match.view(), seat)
    return {name.partition("/")[2]: value for name, value in found.items() if name.startswith(f"{kind}/")}


def test_a_complete_column_brings_three_points_and_an_incomplete_one_costs_one() -> None:
    match = position(EXAMPLE, ["G02"])
    assert told(match, "columns") == {"0": 3} and told(match, "columns", 1) == {"1": 0}
    assert told(match, "column") == {"0/0": 3, "0/1": 3, "0/2": 3, "0/3": -1}
    assert told(match, "column", 1) == {"1/0": -1}


def test_in_solo_a_complete_column_brings_one_point() -> None:
    assert told(position(EXAMPLE[:2], mode="solo"), "column") == {"0/0": 1, "0/1": 1}


def test_a_new_column_is_open_beside_complete_ones_only() -> None:
    match = position(EXAMPLE, EXAMPLE[:3])
    assert told(match, "open") == {"0": 4} and told(match, "open", 1) == {"1": 4}


def test_species_in_balance_bring_a_point_and_the_others_lack_animals_or_have_too_many() -> None:
    """G06, F06, S06, C06 show one animal of either species of their level; G01, F02, S02 and C02 are empty.

    One column of the former: all eight species are in balance. A second, empty column: each lacks one. What lies on an
    incomplete column does not count.
    """
    one = position(["G06 F06 S06 C06", "G13 F13"], ["G02"])
    assert list(told(one, "animals").values()) == list(told(one, "species").values()) == [1] * 8
    assert list(told(one, "lack").values()) == [0] * 8
    two = position(["G06 F06 S06 C06", "G01 F02 S02 C02"], ["G02"])
    assert list(told(two, "animals").values()) == list(told(two, "lack").values()) == [1] * 8
    assert list(told(two, "species").values()) == [0] * 8


def test_the_first_species_of_a_level_comes_before_the_second() -> None:
    """F03 shows one animal of the first species: in the only column it is in balance, and nothing else is."""
    match = position(["G01 F03 S02 C02"], ["G02"])
    animals = told(match, "animals")
    assert animals == {f"0/{species}": int(species == 2) for species in range(8)}
    assert told(match, "species") == animals
    assert told(match, "lack") == {name: 1 - seen for name, seen in animals.items()}


def test_too_many_animals_are_less_than_none_missing() -> None:
    """F10 shows two animals of the second species, where the only column wants one of each."""
    match = position(["G01 F10 S02 C02"], ["G02"])
    lack = told(match, "lack")
    assert (lack["0/2"], lack["0/3"]) == (1, -1)
    assert set(told(match, "species").values()) == {0}


def test_without_a_complete_column_no_species_is_in_balance() -> None:
    """Nothing counts yet: as many animals as columns, none, are no balance."""
    assert set(told(position(["G06 F06"], ["G02"]), "species").values()) == {0}


def test_a_saw_costs_a_point_where_it_counts() -> None:
    """The example's two saws; one on the incomplete column and one that is covered cost nothing."""
    saws = [card for column in EXAMPLE[:3] for card in column.split() if ONCE.box.saw[number(card)]]
    assert len(saws) == 2
    match = position([*EXAMPLE[:3], "G14 F13"], ["G02"])
    assert ONCE.box.saw[number("F13")]
    assert told(match, "card") == {str(number(card)): -1 for card in saws}
    covered = position(["G01 F02/F13 S02 C02"], ["G02"])
    assert told(covered, "card") == {}


def test_what_is_told_adds_up_to_the_score() -> None:
    for players, mode in SETTINGS:
        match, luck = new(players, 4, mode), random.Random(4)
        while not match.over:
            match.play(luck.choice(match.legal()))
            for seat, sheet in enumerate(match.score()):
                parts = [told(match, kind, seat) for kind in ("column", "species", "card")]
                assert sum(points for part in parts for points in part.values()) == sheet.total


# Quotes.


def quoted(match: Match, seat: int = 0) -> dict[str, int]:
    return quotes(ONCE.box, match.view(seat), seat)


def test_a_card_is_quoted_for_every_column_it_may_go_to() -> None:
    """A complete column without animals. F03 brings a species into balance there, C02 changes nothing.

    Either could begin a column instead, which costs a point as long as it is incomplete.
    """
    match = position(["G01 F02 S02 C02"], ["G02"], hands={0: "F03 C02"})
    assert quoted(match) == {"place/0/0": 1, "place/0/1": -1, "place/1/0": 0, "place/1/1": -1}


def test_the_card_that_completes_a_column_brings_it() -> None:
    """The column costs a point, and will bring three."""
    match = position(["G01 F02 S02"], ["G02"], hands={0: "C02"}, phase="last")
    assert quoted(match) == {"place/0/0": 3 - (-1)}


def test_a_card_that_was_given_is_quoted_without_a_hand() -> None:
    match = position(["G01 F02 S02"], ["G02"], hands={1: "C03"}, phase="receive", asked=0, turn=1, given="C02")
    assert quoted(match) == {"receive/0": 4}
    assert quoted(match, 1) == {}


@pytest.mark.parametrize("phase", ["give", "draw"])
def test_nothing_is_quoted_where_nothing_is_placed(phase: str) -> None:
    match = position(["G01"], ["G02"], hands={0: "C02 F03"}, piles={0: "F05"}, phase=phase)
    assert quoted(match) == {}


@pytest.mark.parametrize(("players", "mode"), SETTINGS)
def test_quotes_come_true(players: int, mode: str) -> None:
    """All legal placings are told, and the one that is chosen at random changes the score as it was said."""
    match, luck = new(players, 9, mode), random.Random(9)
    while not match.over:
        (seat,) = match.acting
        moves = {name_of(move): move for move in match.legal() if move.kind in ("place", "receive")}
        told_before, before = quoted(match, seat), match.score()[seat].total
        assert set(told_before) == set(moves)
        move = luck.choice(match.legal())
        match.play(move)
        if move.kind in ("place", "receive"):
            assert match.score()[seat].total - before == told_before[name_of(move)]


def name_of(move: Any) -> str:
    return "/".join([move.kind, *map(str, move.parts.values())])
