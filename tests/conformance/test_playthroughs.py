"""Playthroughs: recorded games that do not change by accident, and between them contain everything a game has.

If one fails because the rules were changed on purpose, `python scripts/playthroughs.py` writes them anew, and the diff
shows what the change did.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

import spinney
from conformance.settings import published_games

SCRIPT = Path(__file__).parents[2] / "scripts" / "playthroughs.py"


def load():
    spec = importlib.util.spec_from_file_location("write_playthroughs", SCRIPT)
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script = load()


@pytest.mark.parametrize("published", published_games(), ids=lambda game: game.name)
def test_playthroughs_are_as_recorded_and_contain_everything(published):
    """They were written with the interpreted rules; the compiled ones, which are quicker, come to the same text."""
    contained = set()
    for path in script.files(published):
        text, marks = script.play(script.Head.read(path), "compiled")
        assert text == path.read_text(encoding="utf-8"), path.name
        contained |= marks
    assert script.needed(published) - contained == set()


def test_missing_playthroughs_are_found(tmp_path, monkeypatch):
    """From an empty folder the command comes to all the games it needs, and then to the same again."""
    game = spinney.game("once")
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    script.write(game)
    first = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert 1 <= len(first) <= len(script.needed(game))
    script.write(game)
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == first
