"""`spinney score` on the command line; the scoring itself is in `test_once_by_hand.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import spinney
from cli_run import fails, works
from spinney.engine.by_hand import Scored, ScoredSeat

EXAMPLE = """
[[seat]]
name = "Ann"
columns = [
  ["G01", "F06", "S05", "C04"],
  ["G14", "-", "S02", "-"],
  ["G13", "F07", "S08", "C08"],
  ["G12", "F10", "S12", "C07"],
]

[[seat]]
columns = [["G02", "F02", "-", "-"]]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "table.toml"
    file.write_text(EXAMPLE)
    return file


def test_json_is_exactly_seats_and_who_won(file: Path) -> None:
    assert json.loads(works("score", "once", file, "--json")) == {
        "seats": [
            {"name": "Ann", "lines": {"columns": 9, "incomplete": -1, "species": 4, "saws": -2}, "total": 10},
            {"name": "Player 2", "lines": {"columns": 0, "incomplete": -1, "species": 0, "saws": 0}, "total": -1},
        ],
        "winners": ["Ann"],
        "teams": [],
        "target": None,
    }


@pytest.mark.parametrize(
    ("winners", "teams", "target", "said"),
    [
        (["Ann", "Cid"], ((0, 2), (1,)), None, "Ann and Cid win as a team, 6 to 5."),
        (["Bob"], ((0,), (1,), (2,)), None, "Bob wins with 5 points."),
    ],
)
def test_teams_and_targets_are_those_that_the_game_tells(
    file: Path, monkeypatch: pytest.MonkeyPatch, winners: list[str], teams: Any, target: int | None, said: str
) -> None:
    seats = [ScoredSeat(name, {"trees": total}, total) for name, total in (("Ann", 4), ("Bob", 5), ("Cid", 2))]
    shown(monkeypatch, Scored(seats, winners, teams, target))
    assert works("score", "once", file).endswith(f"{said}\n")
    found = json.loads(works("score", "once", file, "--json"))
    assert found["winners"] == winners and found["target"] is None
    assert found["teams"] == ([["Ann", "Cid"], ["Bob"]] if len(teams) == 2 else [])


def shown(monkeypatch: pytest.MonkeyPatch, result: Scored) -> None:
    """Lets Once Upon a Forest give back this result, whatever the table."""
    monkeypatch.setattr("spinney.games.once.by_hand.scored", lambda game, data, language: result)
    monkeypatch.setattr("spinney.cli.score.sheet_table", lambda words, seats: "the sheet")


def test_the_verdict_on_a_solitaire_stands_last(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown(monkeypatch, Scored([ScoredSeat("Ann", {"trees": 50}, 50, ["50 trees."])], [], ((0,),), 50))
    assert works("score", "once", file) == (
        "the sheet\nAnn: 50 trees.\nAnn loses with 50 points: more than 50 are needed.\n"
    )
    found = json.loads(works("score", "once", file, "--json"))
    assert (found["winners"], found["teams"], found["target"]) == ([], [], 50)


# An example to begin with.


def test_without_a_file_one_is_told_how_to_get_one() -> None:
    assert fails("score", "once") == (
        "spinney: name the FILE with the table; spinney score once --example writes one to begin with.\n"
    )


def test_an_example_is_written_as_it_lies_in_the_games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spinney.game("once"), "folder", tmp_path)
    assert fails("score", "once", "--example") == (
        "spinney: Once Upon a Forest has no example of a table written down by hand.\n"
    )
    text = '# A year of trees: ¡árboles!\n[[seat]]\nname = "Ann"\n'
    (tmp_path / "example.toml").write_text(text, encoding="utf-8")
    assert works("score", "once", "--example") == text
    assert "--example" in works("score", "--help")


def test_the_sheet_by_category_and_the_winner(file: Path) -> None:
    output = works("score", "once", file)
    rows = [line.replace("│", " ").split() for line in output.splitlines()]
    assert ["Complete", "columns", "9", "0"] in rows
    assert ["Species", "in", "balance", "4", "0"] in rows
    assert ["Total", "10", "-1"] in rows
    assert "Ann wins with 10 points." in output


@pytest.mark.parametrize(
    "mode, seats, said",
    [
        ("solo", 1, "Player 1 scores -1 point."),
        ("standard", 2, "Player 1 and Player 2 share the win with -1 point each."),
        ("standard", 3, "Player 1, Player 2 and Player 3 share the win with -1 point each."),
        ("teams", 4, "The two teams share the win with -2 points each."),
    ],
)
def test_the_winner_is_worded_as_the_mode_asks(file: Path, mode: str, seats: int, said: str) -> None:
    file.write_text(
        f'mode = "{mode}"\n' + "".join(f'[[seat]]\ncolumns = [["G0{n}", "-", "-", "-"]]\n' for n in range(1, seats + 1))
    )
    assert said in works("score", "once", file)


def test_a_table_that_cannot_be_is_refused_with_the_file(file: Path) -> None:
    file.write_text(EXAMPLE.replace("G14", "G99"))
    assert fails("score", "once", file) == f"spinney: {file}: seat 1 (Ann), column 2: there is no card 'G99'.\n"
    assert fails("score", "once", file, "--json").endswith("'G99'.\n")


def test_a_file_that_is_no_toml_is_refused(file: Path) -> None:
    file.write_text("columns = [")
    assert "not valid TOML" in fails("score", "once", file)


def test_a_pack_of_ones_own_counts(file: Path, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    works("pack", "export", "once", pack)
    pack.write_text(
        pack.read_text().replace('id = "G01", level = "ground", a = 0', 'id = "G01", level = "ground", a = 1')
    )
    scored = json.loads(works("score", "once", file, "--pack", pack, "--json"))
    # With an elephant more on G01 there are four on three columns: one species fewer.
    assert scored["seats"][0]["lines"]["species"] == 3
