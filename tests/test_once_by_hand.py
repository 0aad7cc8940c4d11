"""Tables of Once Upon a Forest written down by hand: points by the rulebook, and one sentence for each mistake."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import spinney
from spinney.games.once.by_hand import scored

EXAMPLE = """
[[seat]]
name = "Ann"
columns = [
  ["G01", "F06", "S05", "C04"],
  ["G13", "F07", "S08", "C08"],
  ["G12", "F10", "S12", "C07"],
  ["G14", "-", "S02", "-"],
]
"""
# One column without animals: 3 points. With the chain saw of F01 it is 2.
EMPTY_COLUMN = '["G02", "F02", "S02", "C02"]'
SAW_COLUMN = '["G03", "F01", "S03", "C03"]'


def score(text: str) -> Any:
    return scored(spinney.game("once"), tomllib.loads(text))


def seats(*columns: str, mode: str = "") -> Any:
    text = f'mode = "{mode}"\n' if mode else ""
    return score(text + "".join(f"[[seat]]\ncolumns = [{column}]\n" for column in columns))


def refusal(text: str) -> str:
    with pytest.raises(spinney.SpinneyError) as caught:
        score(text)
    return str(caught.value)


def test_the_rulebooks_example_is_worth_ten_points() -> None:
    ann = score(EXAMPLE).seats[0]
    assert ann.name == "Ann"
    assert ann.lines == {"columns": 9, "incomplete": -1, "species": 4, "saws": -2}
    assert ann.total == 10


def test_reasons_name_what_counts() -> None:
    reasons = " ".join(score(EXAMPLE).seats[0].reasons)
    assert "3 complete columns, 3 each." in reasons
    assert "Column 4 is incomplete" in reasons
    assert "elephants, pangolins, chameleons, tree frogs" in reasons
    assert "S05, G13" in reasons


@pytest.mark.parametrize("at", range(4))
def test_the_incomplete_column_may_stand_anywhere(at: int) -> None:
    data = tomllib.loads(EXAMPLE)
    columns = data["seat"][0]["columns"]
    columns.insert(at, columns.pop())
    assert scored(spinney.game("once"), data).seats[0].total == 10


def test_in_solo_a_column_is_worth_one() -> None:
    alone = score('mode = "solo"\n' + EXAMPLE)
    assert alone.seats[0].lines["columns"] == 3
    assert alone.seats[0].total == 3 - 1 + 4 - 2
    assert alone.winners == ["Ann"]


def test_names_are_made_up_where_none_is_given() -> None:
    # G03 F01 S03 C03: one colobus and one turaco match the one column, one saw: 3 + 2 - 1 = 4 points against 3.
    result = seats(EMPTY_COLUMN, SAW_COLUMN)
    assert [seat.name for seat in result.seats] == ["Player 1", "Player 2"]
    assert [seat.total for seat in result.seats] == [3, 4]
    assert result.winners == ["Player 2"]


def test_everything_at_once() -> None:
    # One species (hornbill), two saws and an incomplete column: 3 - 1 + 1 - 2 = 1.
    result = seats(EMPTY_COLUMN, '["G01", "-", "-", "-"]', '["G04", "F01", "S01", "C04"], ["-", "F03", "-", "-"]')
    assert [seat.total for seat in result.seats] == [3, -1, 1]
    assert result.winners == ["Player 1"]


def test_a_tie_is_shared() -> None:
    result = seats(
        '["G01", "-", "-", "-"]', '["G02", "-", "-", "-"]', '["-", "F01", "-", "-"], ["G03", "F02", "S01", "C01"]'
    )
    # The third has a complete column with two saws, and an incomplete one: 3 - 1 - 2 = 0, more than -1.
    assert result.winners == ["Player 3"]
    assert seats('["G01", "-", "-", "-"]', '["G02", "-", "-", "-"]').winners == ["Player 1", "Player 2"]


def test_a_forest_without_cards_is_worth_nothing() -> None:
    assert seats("").seats[0].total == 0


def test_six_seats_in_teams() -> None:
    gaps = [f'["{card}", "-", "-", "-"]' for card in ("G01", "G04", "G05", "G06")]
    result = seats(gaps[0], EMPTY_COLUMN, gaps[1], gaps[2], gaps[3], "", mode="teams")
    # Seats 1, 3, 5: -1 - 1 - 1; seats 2, 4, 6: 3 - 1 + 0.
    assert [seat.total for seat in result.seats] == [-1, 3, -1, -1, -1, 0]
    assert result.winners == ["Player 2", "Player 4", "Player 6"]


def test_teams_that_tie_share_it() -> None:
    result = seats('["G01", "-", "-", "-"]', '["G02", "-", "-", "-"]', "", "", mode="teams")
    assert result.winners == ["Player 1", "Player 2", "Player 3", "Player 4"]


def test_six_seats_in_the_standard_game() -> None:
    gaps = [f'["{card}", "-", "-", "-"]' for card in ("G01", "G04", "G05", "G06")]
    assert seats(*gaps, "", EMPTY_COLUMN).winners == ["Player 6"]


SEAT = '[[seat]]\nname = "Ann"\ncolumns = '


@pytest.mark.parametrize(
    "text, said",
    [
        (SEAT + '[["G01", "F99", "-", "-"]]', ["seat 1 (Ann)", "column 1", "'F99'"]),
        (SEAT + '[["g01", "-", "-", "-"]]', ["seat 1 (Ann)", "column 1", "'g01'"]),
        (SEAT + '[["F01", "-", "-", "-"]]', ["seat 1 (Ann)", "column 1", "F01", "level1", "ground"]),
        (SEAT + '[["G01", "F01", "S01", "C01"], ["G01", "-", "-", "-"]]', ["seat 1 (Ann)", "column 2", "G01"]),
        (SEAT + '[["G01", "-", "-", "-"]]\n[[seat]]\ncolumns = [["G01", "-", "-", "-"]]', ["seat 2 (Player 2)", "G01"]),
        (SEAT + '[["G01", "-", "-", "-"], ["G02", "F02", "S02", "C02"], ["-", "F01", "-", "-"]]', ["Ann", "1 and 3"]),
        (SEAT + '[["G01", "F01", "S01"]]', ["seat 1 (Ann)", "column 1", "four places"]),
        (SEAT + '[["G01", "F01", "S01", "C01", "C02"]]', ["seat 1 (Ann)", "column 1", "four places"]),
        (SEAT + '[["-", "-", "-", "-"]]', ["seat 1 (Ann)", "column 1", "empty"]),
        (SEAT + '["G01"]', ["seat 1 (Ann)", "column 1", "'G01'"]),
        (SEAT + '[[1, "-", "-", "-"]]', ["seat 1 (Ann)", "column 1", "no card 1"]),
        (SEAT + '[[["G01"], "-", "-", "-"]]', ["seat 1 (Ann)", "column 1", "no card ['G01']"]),
        (SEAT + '"G01"', ["seat 1 (Ann)", "columns"]),
        (SEAT + "[]\npoints = 3", ["seat 1", "'points'"]),
        ("[[seat]]\n", ["seat 1 (Player 1)", "columns"]),
        ("[[seat]]\nname = 3\ncolumns = []", ["seat 1", "name", "3"]),
        ('[[seat]]\nname = " "\ncolumns = []', ["seat 1", "name"]),
        (SEAT + "[]\n" + SEAT + "[]", ["seat 2", "'Ann'"]),
        ('mode = "pairs"\n' + SEAT + "[]", ["mode", "'pairs'", "standard, teams, solo"]),
        ("mode = 2\n" + SEAT + "[]", ["mode", "2"]),
        ("rounds = 3\n" + SEAT + "[]", ["'rounds'"]),
        ("", ["no seats"]),
        ("seat = []", ["no seats"]),
        ("seat = 3", ["no seats"]),
        ("[seat]\ncolumns = []", ["[[seat]]"]),
    ],
)
def test_what_the_pieces_do_not_allow_is_refused_in_one_sentence(text: str, said: list[str]) -> None:
    sentence = refusal(text)
    for part in said:
        assert part in sentence
    assert sentence.endswith(".") and "\n" not in sentence
