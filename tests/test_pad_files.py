"""The file of a score pad: `spinney score` reads it and comes to the same, and so does the pad once more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spinney
from cli_run import fails, works
from spinney.engine.toml_writing import written
from spinney.tables.messages.pads import NewScore, PadScore
from spinney.tables.paper import scored_table

GAMES = ("once", "legendary", "floresta", "dartmoor", "reforest")

# The first two columns of Ann's are incomplete, and rule 15 allows one. All else is as the rulebook counts it: Ann has
# two incomplete columns (-2), Ben a complete one (3).
TWO_INCOMPLETE = """
[[seat]]
name = "Ann"
columns = [["G01", "-", "-", "-"], ["G13", "F07", "-", "-"]]
[[seat]]
name = "Ben"
columns = [["G02", "F02", "S02", "C02"]]
"""


def pad(game: str, text: str) -> PadScore:
    return scored_table(spinney.game(game), NewScore(game, toml=text), "en")


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_pad_is_scored_to_the_same_points(game: str, tmp_path: Path) -> None:
    saved = pad(game, spinney.game(game).example)
    assert saved.problems == []
    file = tmp_path / "table.toml"
    file.write_text(saved.toml, encoding="utf-8")
    found = json.loads(works("score", game, file, "--json"))
    assert [(seat["name"], seat["lines"], seat["total"]) for seat in found["seats"]] == [
        (seat.name, seat.lines, seat.total) for seat in saved.seats
    ]
    assert found["winners"] == [saved.seats[seat].name for seat in saved.winners]
    assert pad(game, saved.toml) == saved


@pytest.mark.parametrize("game", GAMES)
def test_the_first_line_says_which_game_it_is_of(game: str) -> None:
    saved = pad(game, spinney.game(game).example)
    title = spinney.game(game).pack.about.title
    assert saved.toml == f"# {title}: spinney score {game} FILE\n\n{written(saved.hand)}"


def test_what_cannot_be_is_refused_by_the_command_and_opens_on_the_pad(tmp_path: Path) -> None:
    saved = pad("once", TWO_INCOMPLETE)
    sentence = "seat 1 (Ann): columns 1 and 2 are both incomplete, but a forest has at most one incomplete column"
    assert [problem.words.startswith(sentence) for problem in saved.problems] == [True]
    file = tmp_path / "table.toml"
    file.write_text(saved.toml, encoding="utf-8")
    assert f"{file}: {sentence}" in fails("score", "once", file)
    again = pad("once", saved.toml)
    assert again == saved
    assert [seat.total for seat in again.seats] == [-2, 3]


def test_names_come_back_whatever_is_in_them(tmp_path: Path) -> None:
    name = 'Ann "#1" \\ = [ñ] 🌲'
    text = TWO_INCOMPLETE.replace('"Ann"', json.dumps(name, ensure_ascii=False))
    assert pad("once", pad("once", text).toml).seats[0].name == name
