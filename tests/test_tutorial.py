"""The tutorial, `docs/adding-a-game.md`, quotes the game that it builds word for word, and leaves no file out."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from engine.test_finding import run

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "sealed"
TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTES = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", TUTORIAL, re.DOTALL | re.MULTILINE)


def quoted_file(name):
    """A file of the game, of its distribution, or of this repository."""
    return next(folder / name for folder in (EXAMPLE / "sealed", EXAMPLE, ROOT) if (folder / name).exists())


@pytest.mark.parametrize(("name", "quote"), QUOTES, ids=[name for name, _ in QUOTES])
def test_code_is_quoted_word_for_word(name, quote):
    assert quote in quoted_file(name).read_text(encoding="utf-8")


def test_every_file_of_the_game_is_quoted():
    files = {file for file in (EXAMPLE / "sealed").rglob("*.*") if file.suffix in (".py", ".toml", ".ftl")}
    quoted = {quoted_file(name) for name, _ in QUOTES}
    assert {file.name for file in files - quoted} == {"__init__.py"}


def test_a_renamed_copy_plays(tmp_path):
    """As the tutorial says: to be changed are the name of the folder, pyproject.toml and the first line of the pack."""
    copy = tmp_path / "ravens"
    shutil.copytree(EXAMPLE / "sealed", copy)
    pack = copy / "pack.toml"
    pack.write_text(pack.read_text(encoding="utf-8").replace("sealed", "ravens", 1), encoding="utf-8")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8").replace("sealed", "ravens"))
    assert project["project"]["entry-points"]["spinney.games"] == {"ravens": "ravens"}
    lines = run(
        "from spinney import Game\n"
        "match = Game('ravens', 'ravens').new(players=2, seed=1, form='interpreted')\n"
        "while not match.over:\n"
        "    match.play(match.legal()[0])\n"
        "print(match.log()[-1])\n",
        tmp_path,
    )
    assert lines == ["The game is over."]
