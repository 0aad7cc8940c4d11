"""Games are found by their folders, and by an entry point of another distribution: no list is edited."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import spinney
from installing import install_sealed
from spinney import SpinneyError

SOURCES = Path(spinney.__file__).parent.parent


def run(program, *folders):
    """Runs a program in a process of its own that sees these folders first."""
    path = os.pathsep.join(map(str, [*folders, SOURCES]))
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")[:-1]


def test_every_folder_with_a_pack_is_a_game():
    folders = sorted(file.parent.name for file in (SOURCES / "spinney" / "games").glob("*/pack.toml"))
    assert [game.name for game in spinney.every_game()][: len(folders)] == folders
    assert spinney.game(folders[0]) is spinney.every_game()[0]


def test_there_is_no_such_game():
    with pytest.raises(SpinneyError, match=r"there is no game 'monopoly'; there are .*once"):
        spinney.game("monopoly")


@pytest.fixture
def installed(tmp_path):
    install_sealed(tmp_path)
    return tmp_path


def test_a_game_of_another_distribution_is_found(installed):
    lines = run(
        "import spinney\n"
        "print([game.name for game in spinney.every_game()])\n"
        "match = spinney.game('sealed').new(players=3, seed=1, form='interpreted')\n"
        "while not match.over:\n"
        "    match.play(match.legal()[0])\n"
        "print(match.game.pack.about.title, len(match.played), match.log()[-1])\n",
        installed,
    )
    names = sorted([game.name for game in spinney.every_game()] + ["sealed"])
    assert sorted(eval(lines[0])) == names
    assert lines[1] == "Sealed 12 The game is over."


def test_a_game_is_not_imported_before_it_is_asked_for(installed):
    """So a broken game of somebody else's does not stop the others."""
    (installed / "sealed" / "turn.py").write_text("this is not Python")
    lines = run("import spinney\nprint(spinney.game('once').name)", installed)
    assert lines == ["once"]
