"""Tables of Once Upon a Forest written down by hand: points by the rulebook, and one sentence for each mistake."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random

import pytest

import spinney
from once.helpers import ONCE, OTHER_STARTS, SETTINGS, new, play_on, with_starts
from spinney.engine.by_hand import Scored
from spinney.games.once.by_hand import scored, written

EXAMPLE_FILE = ONCE.folder / "example.toml"
PAGE = Path(__file__).parents[2] / "docs" / "tables" / "once.md"

ANN = """
[[seat]]
name = "Ann"
columns = [
  ["G01", "F06", "S05", "C04"],
  ["G13", "F07", "S08", "C08"],
  ["G12", "F10", "S12", "C07"],
  ["G14", "-", "S02", "-"],
]
"""
BEN = '[[seat]]\nname = "Ben"\ncolumns = [["G02", "-", "-", "-"]]\n'
# One column without animals: 3 points. With the chain saw of F01 it is 2.
EMPTY_COLUMN = '["G02", "F02", "S02", "C02"]'
SAW_COLUMN = '["G03", "F01", "S03", "C03"]'
START = [f'["G0{number}", "-", "-", "-"]' for number in range(1, 5)]  # -1 point


def score(text: str, language: str = "en") -> Scored:
    return scored(ONCE, tomllib.loads(text), language)


def seats(*columns: str, mode: str = "") -> Scored:
    text = f'mode = "{mode}"\n' if mode else ""
    return score(text + "".join(f"[[seat]]\ncolumns = [{column}]\n" for column in columns))


def refusal(text: str) -> str:
    with pytest.raises(spinney.SpinneyError) as caught:
        score(text)
    return str(caught.value)


# Points.


def test_the_rulebooks_example_is_worth_ten_points() -> None:
    ann = score(ANN + BEN).seats[0]
    assert ann.name == "Ann"
    assert ann.lines == {"columns": 9, "incomplete": -1, "species": 4, "saws": -2}
    assert ann.total == 10


def test_reasons_name_what_counts() -> None:
    assert score(ANN + BEN).seats[0].reasons == [
        "3 complete columns, 3 points each.",
        "Column 4 is incomplete, and nothing on it counts.",
        "As many animals as complete columns: elephants, pangolins, chameleons, tree frogs.",
        "Chain saws: second level of column 1, ground of column 2.",
    ]
    assert score(ANN + BEN, "es").seats[0].reasons[3] == (
        "Motosierras: segundo nivel de la columna 1, suelo de la columna 2."
    )


@pytest.mark.parametrize("at", range(4))
def test_the_incomplete_column_may_stand_anywhere(at: int) -> None:
    data = tomllib.loads(ANN + BEN)
    columns = data["seat"][0]["columns"]
    columns.insert(at, columns.pop())
    ann = scored(ONCE, data).seats[0]
    assert ann.total == 10
    assert ann.reasons[1] == f"Column {at + 1} is incomplete, and nothing on it counts."
    wanted = [number for number in range(1, 5) if number != at + 1]
    assert ann.reasons[3] == f"Chain saws: second level of column {wanted[0]}, ground of column {wanted[1]}."


def test_in_solo_a_column_is_worth_one() -> None:
    alone = score('mode = "solo"\n' + ANN)
    assert alone.seats[0].lines["columns"] == 3
    assert alone.seats[0].total == 3 - 1 + 4 - 2
    assert alone.seats[0].reasons[0] == "3 complete columns, 1 point each."
    assert (alone.winners, alone.teams, alone.target) == (["Ann"], ((0,),), None)


def test_names_are_made_up_where_none_is_given() -> None:
    # G03 F01 S03 C03: one colobus and one turaco match the one column, one saw: 3 + 2 - 1 = 4 points against 3.
    result = seats(EMPTY_COLUMN, SAW_COLUMN)
    assert [seat.name for seat in result.seats] == ["Player 1", "Player 2"]
    assert [seat.total for seat in result.seats] == [3, 4]
    assert result.winners == ["Player 2"]
    assert result.teams == ((0,), (1,))


def test_everything_at_once() -> None:
    # One species (hornbill), two saws and an incomplete column: 3 - 1 + 1 - 2 = 1.
    result = seats(EMPTY_COLUMN, START[0], '["G04", "F01", "S01", "C04"], ["-", "F03", "-", "-"]')
    assert [seat.total for seat in result.seats] == [3, -1, 1]
    assert result.winners == ["Player 1"]


def test_a_tie_is_shared() -> None:
    result = seats(START[0], START[1], '["-", "F01", "-", "-"], ["G03", "F02", "S01", "C01"]')
    # The third has a complete column with two saws, and an incomplete one: 3 - 1 - 2 = 0, more than -1.
    assert result.winners == ["Player 3"]
    assert seats(START[0], START[1]).winners == ["Player 1", "Player 2"]


def test_partners_face_each_other() -> None:
    # -1 - 1 for seats 1 and 3, and 3 - 1 for seats 2 and 4.
    result = seats(START[0], EMPTY_COLUMN, START[2], START[3], mode="teams")
    assert result.teams == ((0, 2), (1, 3))
    assert result.winners == ["Player 2", "Player 4"]


def test_teams_that_tie_share_it() -> None:
    assert seats(*START, mode="teams").winners == ["Player 1", "Player 2", "Player 3", "Player 4"]


# The law: what was played, written down and scored, comes to what the game says.


@pytest.mark.parametrize(("players", "mode"), SETTINGS)
def test_a_played_game_written_down_comes_to_the_same(players: int, mode: str) -> None:
    for seed in range(60):
        match, chance = new(players, seed, mode), Random(seed)
        while not match.over:
            play_on(match, chance)
        found = scored(ONCE, written(ONCE, match.table))
        sheets = match.score()
        assert [seat.lines for seat in found.seats] == [sheet.lines for sheet in sheets]
        assert [seat.total for seat in found.seats] == [sheet.total for sheet in sheets]
        assert found.winners == [f"Player {seat + 1}" for seat in match.winners()]
        assert (found.teams, found.target) == (match.teams(), match.target())


def test_what_is_written_down_is_what_lies_on_top() -> None:
    match = new(2)
    table = match.table
    table.columns[0] = 2
    table.forest[0][:2] = [[12, 16, 32, 48], [-1, 17, -1, -1]]
    table.beneath[12] = 0
    assert written(ONCE, table) == {
        "mode": "standard",
        "seat": [
            {"columns": [["G13", "F01", "S01", "C01"], ["-", "F02", "-", "-"]]},
            {"columns": [["G02", "-", "-", "-"]]},
        ],
    }


# The example.


def test_the_example_is_scored_as_the_page_says() -> None:
    """By hand: Ben has two columns (6), two chameleons on F05 and F03, two hornbills on C06 and C12, a saw on F05."""
    result = score(EXAMPLE_FILE.read_text())
    assert [(seat.name, seat.total) for seat in result.seats] == [("Ann", 10), ("Ben", 7)]
    assert result.seats[1].lines == {"columns": 6, "incomplete": 0, "species": 2, "saws": -1}
    assert result.winners == ["Ann"]
    assert "Ann has 10 points, Ben has 7, and Ann wins." in PAGE.read_text()


def test_the_page_shows_the_example() -> None:
    assert re.findall(r"```toml\n(.*?)```", PAGE.read_text(), re.DOTALL) == [EXAMPLE_FILE.read_text()]


# What cannot be.

SEAT = '[[seat]]\nname = "Ann"\ncolumns = '
FOUR = '["G01", "F01", "S01", "C01"]'
NO_GROUND = "it has no ground card, but a forest begins with a start card, which may be covered (rule 5)."


def numbered(level: str, first: int, last: int) -> list[str]:
    return [f"{level}{number:02}" for number in range(first, last + 1)]


def columns(grounds: list[str], first: int) -> str:
    """Complete columns on these ground cards, the other cards from a number on."""
    return str([[ground, *(f"{level}{first + n:02}" for level in "FSC")] for n, ground in enumerate(grounds)])


def others(count: int) -> str:
    """So many players more, each with a start card and nothing else."""
    return "".join(f"[[seat]]\ncolumns = [{start}]\n" for start in START[1 : count + 1])


@pytest.mark.parametrize(
    "text, sentence",
    [
        (SEAT + '[["G01", "F99", "-", "-"]]\n' + BEN, "seat 1 (Ann), column 1: there is no card 'F99'."),
        (SEAT + '[["g01", "-", "-", "-"]]\n' + BEN, "seat 1 (Ann), column 1: there is no card 'g01'."),
        (SEAT + '[[1, "-", "-", "-"]]\n' + BEN, "seat 1 (Ann), columns 1, 1: expected a text, got 1."),
        (SEAT + '[[["G01"], "-", "-", "-"]]\n' + BEN, "seat 1 (Ann), columns 1, 1: expected a text, got a list."),
        (
            SEAT + '[["F01", "-", "-", "-"]]\n' + BEN,
            "seat 1 (Ann), column 1: F01 is a first-level card, and the first place of a column is the ground.",
        ),
        (
            SEAT + '[["G01", "F01", "S01", "G03"]]\n' + BEN,
            "seat 1 (Ann), column 1: G03 is a ground card, and the last place of a column is the canopy.",
        ),
        (
            SEAT + f'[{FOUR}, ["G01", "-", "-", "-"]]\n' + BEN,
            "seat 1 (Ann), column 2: the card G01 lies in seat 1 (Ann), column 1 already.",
        ),
        (
            SEAT + '[["G02", "-", "-", "-"]]\n' + BEN,
            "seat 2 (Ben), column 1: the card G02 lies in seat 1 (Ann), column 1 already.",
        ),
        (
            SEAT + f'[["G05", "-", "-", "-"], {FOUR}, ["-", "F02", "-", "-"]]\n' + BEN,
            "seat 1 (Ann): columns 1 and 3 are both incomplete, but a forest has at most one incomplete column "
            "(rule 15).",
        ),
        (SEAT + '[["G01", "F01", "S01"]]\n' + BEN, "seat 1 (Ann), columns 1: expected a list of 4, got one of 3."),
        (SEAT + '["G01"]\n' + BEN, "seat 1 (Ann), columns 1: expected a list, got 'G01'."),
        (
            SEAT + '[["-", "-", "-", "-"]]\n' + BEN,
            "seat 1 (Ann), column 1: it is empty, but a column has at least one card.",
        ),
        (SEAT + '"G01"\n' + BEN, "seat 1 (Ann), columns: expected a list, got 'G01'."),
        ("[[seat]]\n" + BEN, "seat 1: 'columns' is missing."),
        (SEAT + "[]\npoints = 3\n" + BEN, "seat 1 (Ann): 'points' means nothing here: there are columns, name."),
        ("[[seat]]\nname = 3\ncolumns = []\n" + BEN, "seat 1, name: expected a text, got 3."),
        ('[[seat]]\nname = " "\ncolumns = []\n' + BEN, "seat 1, name: expected a text, got ' '."),
        (SEAT + f"[{FOUR}]\n" + SEAT + "[]", "seat 2: there are two players of the name 'Ann'."),
        ('mode = "pairs"\n' + BEN, "once: mode is one of standard, teams, solo, not 'pairs'."),
        ("mode = 2\n" + BEN, "mode: expected a text, got 2."),
        ("rounds = 3\n" + BEN, "'rounds' means nothing here: there are mode, seat."),
        ("", "there are no seats: write [[seat]] for each player."),
        ("seat = []", "there are no seats: write [[seat]] for each player."),
        ("seat = 3", "seat: expected a list, got 3."),
        ("[seat]\ncolumns = []", "seat: expected a list, got a table."),
        # Rule 5: a start card lies on the ground of the first column, or is covered there.
        (
            SEAT + "[]\n" + BEN,
            f"seat 1 (Ann): {NO_GROUND}",
        ),
        (
            SEAT + '[["-", "F01", "-", "-"]]\n' + BEN,
            f"seat 1 (Ann): {NO_GROUND}",
        ),
        # Rules 4 to 6: with two players Ann may have three start cards, but then Ben can only have one of his own.
        (
            f"{SEAT}{columns(['G01', 'G03', 'G04'], 1)}\n[[seat]]\ncolumns = {columns(['G05'], 5)}\n"
            f"[[seat]]\ncolumns = {columns(['G02'], 6)}",
            "besides one each, the forests show 2 start cards, but there is only 1 (rules 4 to 6).",
        ),
        (
            f"{SEAT}{columns(['G01', 'G03'], 1)}\n[[seat]]\ncolumns = {columns(['G05'], 5)}\n"
            f"[[seat]]\ncolumns = {columns(['G06'], 6)}\n[[seat]]\ncolumns = {columns(['G07'], 7)}",
            "besides one each, the forests show 1 start card, but there are none (rules 4 to 6).",
        ),
        # Rule 14: 15 turns each with two players, so that 1 + 15 + 15 + 1 cards come to each forest: eight columns.
        (
            f"{SEAT}{columns(['G01', *numbered('G', 5, 12)], 1)}\n" + BEN,
            "seat 1 (Ann): it shows 36 cards, but no more than 32 come to a forest (rules 14 and 30).",
        ),
        # 1 + 10 + 19 + 1 with three, where the second has ten of 29 turns, and 1 + 7 + 21 + 1 with four.
        (
            f"{SEAT}{columns(['G01', *numbered('G', 5, 11)], 1)}\n" + others(2),
            "seat 1 (Ann): it shows 32 cards, but no more than 31 come to a forest (rules 14 and 30).",
        ),
        (
            f"{SEAT}{columns(['G01', *numbered('G', 5, 10)], 1)[:-1]}, ['-', 'F08', 'S08', 'C08']]\n" + others(3),
            "seat 1 (Ann): it shows 31 cards, but no more than 30 come to a forest (rules 14 and 30).",
        ),
        # Rule 30: 1 + 21 + 20 + 1 cards in solo, ten columns and three cards.
        (
            f'mode = "solo"\n{SEAT}{columns(numbered("G", 1, 11), 1)}',
            "seat 1 (Ann): it shows 44 cards, but no more than 43 come to a forest (rules 14 and 30).",
        ),
    ],
)
def test_what_cannot_be_is_refused(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


@pytest.mark.parametrize(
    ("mode", "count", "sentence"),
    [
        ("standard", 1, "once: mode 'standard' is not for one player, only for 2 to 4."),
        ("standard", 5, "Once Upon a Forest is for 1 to 4 players, not 5."),
        ("teams", 2, "once: mode 'teams' is not for 2 players, only for 4."),
        ("teams", 3, "once: mode 'teams' is not for 3 players, only for 4."),
        ("teams", 6, "Once Upon a Forest is for 1 to 4 players, not 6."),
        ("solo", 2, "once: mode 'solo' is not for 2 players, only for 1."),
    ],
)
def test_a_mode_is_for_so_many_seats(mode: str, count: int, sentence: str) -> None:
    grounds = [f'[[seat]]\ncolumns = [["G{number + 1:02}", "-", "-", "-"]]\n' for number in range(count)]
    assert refusal(f'mode = "{mode}"\n' + "".join(grounds)) == sentence


def test_a_refusal_in_spanish() -> None:
    with pytest.raises(spinney.SpinneyError) as refused:
        score('mode = "solo"\n' + ANN + BEN)
    assert refused.value.told("es") == "once: mode «solo» no es para 2 jugadores, solo para 1."
    with pytest.raises(spinney.SpinneyError) as refused:
        score(SEAT + '[["G01", "F01", 3, "-"]]\n' + BEN)
    assert refused.value.told("es") == "asiento 1 (Ann), columns 1, 3: se esperaba un texto y hay 3."


@pytest.mark.parametrize(
    "text",
    [
        # Three start cards in one forest of two: her own and both that were left over.
        f"{SEAT}{columns(['G01', 'G03', 'G04'], 1)}\n" + BEN,
        # Eight columns with two players, 31 cards with three, 30 with four; 43 in solo.
        f"{SEAT}{columns(['G01', *numbered('G', 5, 11)], 1)}\n" + BEN,
        f"{SEAT}{columns(['G01', *numbered('G', 5, 10)], 1)[:-1]}, ['-', 'F08', 'S08', 'C08']]\n" + others(2),
        f"{SEAT}{columns(['G01', *numbered('G', 5, 10)], 1)[:-1]}, ['-', 'F08', 'S08', '-']]\n" + others(3),
        'mode = "solo"\n' + SEAT + columns(numbered("G", 1, 10), 1)[:-1] + ", ['-', 'F11', 'S11', 'C11']]",
    ],
)
def test_what_can_just_be_is_scored(text: str) -> None:
    assert score(text).winners == ["Ann"]


def test_start_cards_are_those_that_the_pack_says() -> None:
    """With four players nobody has a second one. G05 and G09 are ground cards like others, unless the pack differs."""
    text = f"{SEAT}{columns(['G05', 'G09'], 1)}\n" + others(3)
    assert score(text).winners == ["Ann"]
    with pytest.raises(spinney.SpinneyError, match="the forests show 1 start card, but there are none"):
        scored(with_starts(OTHER_STARTS), tomllib.loads(text))


# Tables that are marked, and scored all the same: for the pad.


def marked(*columns: str, second: str = START[0], mode: str = "") -> tuple[int, list[str], list[str]]:
    """The points of the first seat, what cannot be, and what is missing."""
    text = f'mode = "{mode}"\n' if mode else ""
    text += f"[[seat]]\ncolumns = [{', '.join(columns)}]\n[[seat]]\ncolumns = [{second}]\n"
    found = scored.marked(ONCE, tomllib.loads(text))
    return found.scored.seats[0].total, list(map(str, found.impossible)), list(map(str, found.missing))


def test_a_table_that_can_be_has_no_marks() -> None:
    assert marked(EMPTY_COLUMN) == (3, [], [])


@pytest.mark.parametrize("players", range(1, 5))
def test_an_empty_table_is_only_not_finished(players: int) -> None:
    found = scored.marked(ONCE, {"mode": "solo" if players == 1 else "standard", "seat": [{"columns": []}] * players})
    assert found.impossible == [] and len(found.missing) == players
    assert [seat.total for seat in found.scored.seats] == [0] * players


@pytest.mark.parametrize(
    ("columns", "points", "sentence"),
    [
        ([START[1], '["G03", "-", "-", "-"]'], -2, "columns 1 and 2 are both incomplete"),
        ([EMPTY_COLUMN, '["G02", "-", "-", "-"]'], 2, "G02 lies in"),
        ([EMPTY_COLUMN, '["X99", "-", "-", "-"]'], 2, "there is no card 'X99'"),
        (['["F02", "-", "-", "-"]'], -1, "F02 is a first-level card"),
        ([EMPTY_COLUMN] * 17, 48 + 0, "17 columns"),  # sixteen count: 3 each, and no animals anywhere
    ],
)
def test_what_cannot_be_is_marked_and_scored(columns: list[str], points: int, sentence: str) -> None:
    total, impossible, _missing = marked(*columns)
    assert total == points
    assert any(sentence in told for told in impossible), impossible


def test_too_many_start_cards_are_marked() -> None:
    total, impossible, _missing = marked(*START[1:], '["G01", "-", "-", "-"]', second='["G02", "-", "-", "-"]')
    assert total == -4
    assert any("start cards" in told for told in impossible)


def test_a_mode_that_does_not_fit_is_marked_and_the_usual_one_counts() -> None:
    total, impossible, _missing = marked(EMPTY_COLUMN, mode="solo")
    assert total == 3 and len(impossible) == 1
