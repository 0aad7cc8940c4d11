"""`spinney verify`: what is right is passed over, what is wrong is told in a sentence."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from cli_run import fails, run, works
from server.helpers import Player, bot, make_table, person, serving, until
from server.people import somebody
from server.test_damaged import DAMAGES
from spinney.server.operating import verifying
from spinney.store.lock import sole_server
from spinney.store.results import Results
from spinney.store.sqlite import FILE


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with a table of six moves, and a game that is over."""
    folder = tmp_path_factory.mktemp("sound")
    with serving(folder) as client:
        players = make_table(client, "once", [person("Ann"), person("Bob")], seed="oak")
        for _ in range(6):
            moved(players)
        make_table(client, "legendary", [person("Cem"), {"kind": "open"}])
    return folder, players[0].table


def moved(players: dict[int, Player]) -> None:
    players[players[0].state()["acting"][0]].play()


@pytest.fixture
def copied(sound: tuple[Path, str], tmp_path: Path) -> tuple[Path, str]:
    shutil.copytree(sound[0], tmp_path / "data")
    return tmp_path / "data", sound[1]


def spoil(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / FILE) as base:
        assert base.execute(statement, values).rowcount > 0


def wrong(folder: Path) -> list[str]:
    result = run("verify", "--data", folder)
    assert result.exit_code == 1, result.output
    lines: list[str] = result.stdout.splitlines()
    return lines


def test_what_is_right(sound: tuple[Path, str]) -> None:
    assert works("verify", "--data", sound[0]) == "2 tables, none of them wrong.\n"


def test_where_there_are_no_tables(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    assert works("verify", "--data", tmp_path, "--cores", 2) == "0 tables, none of them wrong.\n"


def test_on_several_cores(copied: tuple[Path, str], monkeypatch: pytest.MonkeyPatch) -> None:
    folder, table = copied
    spoil(folder, "UPDATE standings SET over = 1 WHERE table_id = ?", table)
    monkeypatch.setattr(verifying, "AT_ONCE", 1)
    result = run("verify", "--data", folder, "--cores", 2)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[1] == "2 tables, 1 of them wrong."


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_log_that_cannot_be_right(copied: tuple[Path, str], damage: tuple[str, object]) -> None:
    folder, table = copied
    statement, value = damage
    spoil(folder, statement, value, table)
    lines = wrong(folder)
    assert lines[0].startswith(f"{table} cannot be played again: ") and lines[0].endswith(".")
    assert lines[1:] == ["2 tables, 1 of them wrong."]


def test_an_entry_that_is_missing(copied: tuple[Path, str]) -> None:
    folder, table = copied
    spoil(folder, "DELETE FROM entries WHERE number = 2 AND table_id = ?", table)
    assert wrong(folder)[0] == f"{table} has 5 entries in its log, and the last of them is number 6."


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE standings SET over = 1", "has a standing that differs from its log in whether the game is over."),
        (
            "UPDATE standings SET acting = '[]', locked = 1",
            "has a standing that differs from its log in who is asked and in whether it is locked.",
        ),
        (
            """UPDATE standings SET seats = '[{"kind":"person"},{"kind":"person"}]'""",
            "has a standing that differs from its log in who sits where.",
        ),
        ("UPDATE standings SET number = 5", "has a standing of entry 5, but its log has 6."),
        ("UPDATE standings SET seats = '['", "has a standing that cannot be read: "),
    ],
)
def test_a_standing_that_is_not_what_the_log_says(copied: tuple[Path, str], statement: str, told: str) -> None:
    folder, table = copied
    spoil(folder, f"{statement} WHERE table_id = ?", table)
    lines = wrong(folder)
    assert lines[0].startswith(f"{table} {told}")
    assert lines[1:] == ["2 tables, 1 of them wrong.", "spinney verify --repair writes anew how tables stand."]
    repaired = works("verify", "--data", folder, "--repair").splitlines()
    assert repaired[0].endswith(" It has been written anew.") and repaired[1:] == ["2 tables, none of them wrong."]
    assert works("verify", "--data", folder) == "2 tables, none of them wrong.\n"


def test_a_table_from_before_standings_were_kept(copied: tuple[Path, str]) -> None:
    folder, table = copied
    spoil(folder, "DELETE FROM standings WHERE table_id = ?", table)
    assert works("verify", "--data", folder).splitlines()[:2] == [
        f"{table} has no standing beside its log, as tables of older versions have none.",
        "2 tables, none of them wrong.",
    ]
    works("verify", "--data", folder, "--repair")
    assert works("verify", "--data", folder) == "2 tables, none of them wrong.\n"


def test_older_rules_are_shown_as_such(copied: tuple[Path, str]) -> None:
    folder, table = copied
    spoil(folder, "UPDATE tables SET rules = 0 WHERE id = ?", table)
    assert works("verify", "--data", folder).splitlines() == [
        f"{table} was played with version 0 of the rules, and every move is legal by version 1.",
        "2 tables, none of them wrong.",
    ]
    spoil(folder, DAMAGES["a move that is not legal"][0], DAMAGES["a move that is not legal"][1], table)
    assert works("verify", "--data", folder).splitlines() == [
        f"{table} was played with version 0 of the rules; by version 1 it is legal up to move 2 only, "
        "and is shown up to there.",
        "2 tables, none of them wrong.",
    ]


RESULT = "INSERT INTO results VALUES (?, {seat}, '', 'Ann', '', 'once', 2, 1, {points}, 0, '', '2026-01-01')"


def test_results_of_a_game_that_is_not_over(copied: tuple[Path, str]) -> None:
    folder, table = copied
    spoil(folder, RESULT.format(seat=0, points=7), table)
    assert wrong(folder)[0] == f"{table} has results, but by its log the game is not over."


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with a game that is over, of which results are kept."""
    folder = tmp_path_factory.mktemp("ended")
    with serving(folder) as client:
        wanted = {"game": "legendary", "seats": [person("Ann"), bot("random")], "seed": "over"}
        cookie = somebody(client, "ann")
        table = client.post("/api/tables?keep=cookie", json=wanted, headers=cookie).json()["table"]
        ann = Player(client, table, cookie=cookie)
        while not (state := ann.state())["over"]:
            if state["moves"]:
                ann.play(state["moves"][0])
        results = Results(client.app.state.database)
        until(lambda: results.of_person("ann"))
    return folder, table


@pytest.mark.parametrize(
    ("spoiled", "words"),
    [
        ("points = points + 1", "points as the result of seat 1, by its log"),
        ("place = 3 - place", "has seat 1 in place"),
        ("seat = 4", "has a result of seat 5, which is not there."),
    ],
)
def test_results_that_are_not_those_of_the_log(
    ended: tuple[Path, str], tmp_path: Path, spoiled: str, words: str
) -> None:
    folder, table = tmp_path / "data", ended[1]
    shutil.copytree(ended[0], folder)
    assert works("verify", "--data", folder) == "1 table, none of them wrong.\n"
    spoil(folder, f"UPDATE results SET {spoiled} WHERE table_id = ? AND seat = 0", table)
    assert words in wrong(folder)[0]


def test_repairing_wants_the_folder_for_itself(copied: tuple[Path, str]) -> None:
    folder, _ = copied
    with sole_server(folder):
        assert works("verify", "--data", folder) == "2 tables, none of them wrong.\n"
        assert "is in use by another Spinney server" in fails("verify", "--data", folder, "--repair")


def test_where_there_is_nothing(tmp_path: Path) -> None:
    assert f"there are no tables in {tmp_path}" in fails("verify", "--data", tmp_path)
