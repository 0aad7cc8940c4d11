"""Scoring [20 to 26]: the rulebook's example, each line alone, and a second scorer on thousands of forests."""

from __future__ import annotations

import random

import pytest

from once.helpers import CARDS, LEVELS, ONCE, SETTINGS, play_on, position, random_games, sheet, visible
from once.slow_scorer import score_by_the_book

EXAMPLE = ["G01 F06 S05 C04", "G13 F07 S08 C08", "G12 F10 S12 C07", "G14 S02"]
EMPTY = ["G01 F02 S02 C02", "G02 F02 S02 C02", "G03 F02 S02 C02"]
"""Columns without animals and saws. No set has three such, but scoring does not ask."""


def points(*columns: str) -> dict[str, int]:
    """The sheet of a forest, whose lines must add up to the total and to what the ranking compares."""
    score = position(columns, ["G02"]).score()[0]
    assert score.total == score.standing == sum(score.lines.values())
    return score.lines


def test_the_rulebooks_example() -> None:
    """Three columns, one incomplete, four species with three animals each, two saws: 9 - 1 + 4 - 2 = 10."""
    match = position(EXAMPLE, ["G02"])
    assert sheet(match, 0) == {"columns": 9, "incomplete": -1, "species": 4, "saws": -2}
    assert match.score()[0].total == match.score()[0].standing == 10


def test_the_lines_are_counted_in_this_order() -> None:
    assert list(points(*EXAMPLE)) == ["columns", "incomplete", "species", "saws"]


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_three_points_for_a_complete_column(columns: int) -> None:
    assert points(*EMPTY[:columns]) == {"columns": 3 * columns, "incomplete": 0, "species": 0, "saws": 0}


@pytest.mark.parametrize("incomplete", ["G05", "C02", "F02 S02", "G05 F02 S02", "F02 S02 C02"])
def test_one_point_less_for_an_incomplete_column(incomplete: str) -> None:
    assert points(EMPTY[0], incomplete) == {"columns": 3, "incomplete": -1, "species": 0, "saws": 0}


def test_the_cards_of_the_incomplete_column_are_discarded() -> None:
    """Its saws cost nothing, and its animals neither make a balance nor spoil one."""
    column = "G01 F03 S02 C02"
    assert points(column)["species"] == 1
    assert points(column, "G13 F13 S13")["saws"] == 0
    assert points(column, "F03 S03 C03") == {"columns": 3, "incomplete": -1, "species": 1, "saws": 0}


@pytest.mark.parametrize(
    ("columns", "species"),
    [
        (["G01 F03 S02 C02"], 1),  # one column: one animal of a species
        (["G01 F04 S02 C02"], 1),
        (["G01 F06 S02 C02"], 2),
        (["G06 F06 S06 C06"], 8),
        (["G01 F02 S02 C02"], 0),  # one fewer
        (["G01 F07 S02 C02"], 0),  # one more
        (["G01 F09 S02 C02"], 0),
        (["G01 F02 S02 C02", "G02 F07 S02 C02"], 1),  # two columns: two
        (["G01 F02 S02 C02", "G02 F09 S02 C02"], 1),
        (["G01 F02 S02 C02", "G02 F03 S02 C02"], 0),
        (["G01 F02 S02 C02", "G02 F15 S02 C02"], 0),
        (["G01 F03 S02 C02", "G02 F12 S02 C02"], 0),
        (["G01 F03 S03 C02", "G02 F03 S02 C03"], 1),  # a species is of one level: S and C have one each
        (["G01 F03 S02 C02", "G02 F04 S02 C02"], 0),  # and one letter
        (["G15 F02 S02 C02", "G01 F02 S02 C02", "G02 F02 S02 C16"], 2),  # three columns: three
        (["G05 F05 S05 C05"], 6),  # G05 has no animals, the others one of each
    ],
)
def test_a_point_for_each_species_that_matches_the_columns(columns: list[str], species: int) -> None:
    assert points(*columns)["species"] == species


@pytest.mark.parametrize("column", ["G01", "G05 F02 S02", "F03 S03 C03", "G14 F14 S14"])
def test_no_species_without_a_complete_column(column: str) -> None:
    assert points(column) == {"columns": 0, "incomplete": -1, "species": 0, "saws": 0}


@pytest.mark.parametrize("saw", ["G05", "F01", "S01", "C01"])
def test_one_point_less_for_each_saw(saw: str) -> None:
    with_saw = " ".join(saw if card[0] == saw[0] else card for card in EMPTY[0].split())
    assert points(with_saw) == {"columns": 3, "incomplete": 0, "species": 0, "saws": -1}
    assert points(with_saw, EMPTY[1])["saws"] == -1
    assert points(with_saw, with_saw)["saws"] == -2


def test_four_saws_in_a_column() -> None:
    assert points("G05 F01 S01 C01") == {"columns": 3, "incomplete": 0, "species": 0, "saws": -4}


def test_only_visible_cards_count() -> None:
    assert points("G01/G05 F02/F01 S02/S06 C02/C06") == {"columns": 3, "incomplete": 0, "species": 0, "saws": 0}
    assert points("G05/G01 F01/F02 S06/S02 C06/C02") == {"columns": 3, "incomplete": 0, "species": 4, "saws": -2}


def test_everybody_counts_the_own_forest() -> None:
    match = position(["G01"], EMPTY[:1], EMPTY[:2], EXAMPLE)
    assert [seat.total for seat in match.score()] == [-1, 3, 6, 10]


def test_most_points_win() -> None:
    assert position(["G01"], EMPTY[:1], EMPTY[:2], EXAMPLE).winners() == [3]
    assert position(EMPTY[:1], ["G02"]).winners() == [0]


def test_a_tie_is_a_shared_win() -> None:
    assert position(EMPTY[:1], EMPTY[:1]).winners() == [0, 1]
    assert position(EMPTY[:2], EMPTY[:1], EMPTY[:2], ["G04"]).winners() == [0, 2]
    assert position(["G01"], ["G02"], ["G03"]).winners() == [0, 1, 2]


def test_fewer_columns_do_not_break_a_tie() -> None:
    """Two columns with three saws, one column without: three points each."""
    match = position(["G05 F01 S01 C02", "G02 F02 S02 C02"], EMPTY[:1], ["G03"])
    assert [seat.total for seat in match.score()] == [3, 3, -1]
    assert match.winners() == [0, 1]


# The second scorer.


def test_the_second_scorer_knows_the_rulebooks_example() -> None:
    forest = [set(column.split()) for column in EXAMPLE]
    assert score_by_the_book(forest) == {"columns": 9, "incomplete": -1, "species": 4, "saws": -2}


@pytest.mark.parametrize(("players", "mode"), SETTINGS)
def test_the_second_scorer_agrees_in_the_middle_and_at_the_end_of_games(players: int, mode: str) -> None:
    for match, chance in random_games(players, mode, games=8):
        while not match.over:
            play_on(match, chance)
            if match.over or match.table.ply % 5 == 0:
                table, sheets = match.table, match.score()
                for seat in range(players):
                    lines = score_by_the_book(visible(table, seat), 1 if mode == "solo" else 3)
                    assert sheets[seat].lines == lines
                    assert sheets[seat].total == sum(lines.values())


def test_the_second_scorer_agrees_on_thousands_of_forests() -> None:
    """Forests of up to seven complete columns, from all cards: larger and better than random play makes them."""
    chance = random.Random(7)
    rules = ONCE.interpreted
    table = position(["G01"], ["G02"]).table
    lines = rules.numbers(4)
    most_species = 0
    for _ in range(4000):
        deck = {level: chance.sample([card for card in CARDS if card[0] == level], 8) for level in LEVELS}
        columns = [{deck[level][i] for level in LEVELS} for i in range(chance.randrange(8))]
        partial = {deck[level][7] for level in chance.sample(LEVELS, chance.randrange(4))}
        if partial or not columns:
            columns.append(partial or {"G01"})
        table.columns[0] = len(columns)
        table.forest[0] = [[cell(column, level) for level in LEVELS] for column in columns] + [[-1] * 4] * (
            16 - len(columns)
        )
        total = rules.score(rules.box, table, 0, lines)
        expected = score_by_the_book(columns)
        assert dict(zip(ONCE.sheet, lines, strict=True)) == expected
        assert total == sum(expected.values()) == rules.standing(rules.box, table, 0)
        most_species = max(most_species, expected["species"])
    assert most_species >= 6


def cell(column: set[str], level: str) -> int:
    return next((CARDS.index(card) for card in column if card[0] == level), -1)
