"""Once Upon a Forest drawn for the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import spinney
from spinney.engine.header import SPECTATOR
from spinney.engine.telling import Teller
from spinney.engine.walk import random_moves_first_seat
from spinney.games.once.drawing import draw, letters
from spinney.games.once.table import NONE

GAME = spinney.game("once")
CARDS = {card.id: number for number, card in enumerate(GAME.pack.card)}


def lines(view: Any, viewer: int, width: int, language: str = "en") -> list[str]:
    console = Console(file=(page := io.StringIO()), width=width)
    console.print(draw(Teller(GAME, language), view, viewer))
    return page.getvalue().splitlines()


def table(*columns: list[str], players: int = 2) -> Any:
    """A table on which seat 0 has these columns, ground to canopy, and nothing else lies."""
    view = GAME.new(players, seed=1, form="interpreted").table
    view.height = [0] * 5
    view.columns[0] = len(columns)
    for number, column in enumerate(columns):
        view.forest[0][number] = [CARDS.get(card, NONE) for card in column]
    return view


def row(drawn: list[str], label: str) -> list[str]:
    """A storey of the forest that is drawn last, the viewer's own."""
    return [line for line in drawn if line.startswith(f"│ {label} ")][-1].strip("│").split()


@pytest.mark.parametrize("width", [40, 80, 120, 200])
@pytest.mark.parametrize("players, choices", list(GAME.every_setting()))
def test_every_moment_of_a_game_fits_the_width(players: int, choices: dict[str, str], width: int) -> None:
    match = GAME.new(players, seed=players, form="interpreted", **choices)
    stream = match.rules.stream(3)
    while not match.over:
        match.rules.link(random_moves_first_seat)(match._box, match._memory, match._out, stream, 37)
        for viewer in range(SPECTATOR, players):
            for line in lines(match.view(viewer), viewer, width):
                assert cell_len(line) <= width
        lines(match.table, SPECTATOR, width)


def test_a_card_shows_its_animals_its_saw_and_what_it_covers() -> None:
    view = table(["G12", "F01", "S05", "C02"])
    view.beneath[CARDS["F01"]] = CARDS["F02"]
    view.beneath[CARDS["F02"]] = CARDS["F03"]
    drawn = lines(view, 0, 80)
    assert row(drawn, "Ground")[1:3] == ["2E", "1P"]
    assert row(drawn, "1st")[1:3] == ["✂", "+2"]
    assert row(drawn, "2nd")[1:4] == ["1L", "1H", "✂"]
    assert row(drawn, "Canopy")[1:2] == ["–"]


def test_the_canopy_is_on_top_and_gaps_are_seen() -> None:
    drawn = lines(table(["G01", "", "S02", ""]), 0, 80)
    labels = [
        line[2:8].strip()
        for line in drawn
        if line.startswith("│ ") and line[2:8].strip() in ("Canopy", "2nd", "1st", "Ground")
    ]
    assert labels[-4:] == ["Canopy", "2nd", "1st", "Ground"]
    assert "(1)" in "".join(drawn)


def test_sums_are_marked_when_they_equal_the_complete_columns() -> None:
    """The rulebook's example: ground and first level have three animals of each species, on three columns."""
    columns = [
        ["G01", "F06", "S05", "C04"],
        ["G13", "F07", "S08", "C08"],
        ["G12", "F10", "S12", "C07"],
        ["G14", "", "S02", ""],
    ]
    drawn = lines(table(*columns), 0, 100)
    assert row(drawn, "Ground")[-2:] == ["3E✓", "3P✓"]
    assert row(drawn, "1st")[-2:] == ["3C✓", "3F✓"]
    assert row(drawn, "2nd")[-2:] == ["5L", "2H"]
    assert row(drawn, "Canopy")[-2:] == ["4T", "1R"]
    assert any("10 points; column 4 counts -1 until it is complete" in line for line in drawn)


def test_only_complete_columns_count_and_it_is_said() -> None:
    drawn = lines(table(["G12", "F01", "S05", "C02"], ["G06", "", "", ""]), 0, 80)
    assert row(drawn, "Ground") == ["Ground", "2E", "1P", "1E", "1P", "✂", "2E", "1P✓"]
    assert any(line.split()[1:4] == ["1", "(2)", "complete"] for line in drawn)
    assert any("(1) incomplete: only complete columns count" in line for line in drawn)
    assert any("column 2 counts -1 until it is complete" in line for line in drawn)
    full = lines(table(["G12", "F01", "S05", "C02"]), 0, 80)
    assert sum("counts -1" in line for line in full) == 1, "only the other forest has an incomplete column"


def test_other_hands_show_backs_and_the_own_hand_faces() -> None:
    view = GAME.new(2, seed=1, form="interpreted").table
    for seat, cards in enumerate((["G12", "C04"], ["F06", "S05"])):
        view.hand_size[seat] = 2
        view.hand[seat][:2] = [CARDS[card] for card in cards]
    GAME.interpreted.conceal(GAME.box, view, 0)
    text = "\n".join(lines(view, 0, 80))
    assert "Ground 2E 1P   Canopy 1R" in text
    assert "1st 2nd" in text and "1C" not in text and "1L" not in text


def test_piles_show_height_and_the_level_on_top() -> None:
    view = GAME.new(4, seed=1, form="interpreted").table
    view.deck[view.bottom[1] + 11] = CARDS["C04"]
    view.height[3] = 0
    text = "\n".join(lines(view, 0, 80))
    assert "2 Canopy ×12" in text and "4 empty" in text


def test_labels_are_in_the_language_of_the_teller() -> None:
    view = table(["G12", "F01", "S05", "C02"])
    view.height[3] = 1
    view.deck[view.bottom[3]] = CARDS["C04"]
    drawn = lines(view, 0, 80, "es")
    assert row(drawn, "Suelo")[1:3] == ["2E", "1P"]
    assert row(drawn, "1.º")[1:2] == ["✂"]
    text = "\n".join(drawn)
    assert "Jugador 1 (tú)" in text and "1 vacía" in text and "4 Dosel ×1" in text and "R rana" in text


def test_letters_are_all_different_and_never_look_like_digits() -> None:
    names = ["elephant", "pangolin", "chameleon", "tree frog", "colobus", "hyrax", "turaco", "hornbill"]
    assert letters(names) == ["E", "P", "C", "F", "L", "H", "T", "R"]
    assert letters(["owl", "ibis"]) == ["W", "B"]
    assert len(set(letters(["aa"] * 8))) == 8
