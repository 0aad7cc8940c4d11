"""Playthroughs: recorded games that do not change by accident, and between them contain everything a game has.

If one fails because the rules were changed on purpose, `python scripts/playthroughs.py` writes them anew, and the diff
shows what the change did.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from conformance.settings import published_games

SCRIPT = Path(__file__).parents[2] / "scripts" / "playthroughs.py"


def load():
    spec = importlib.util.spec_from_file_location("write_playthroughs", SCRIPT)
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script = load()
play = script.play


known = {}


def played(head):
    """Text and contents of a playthrough, played once for all tests."""
    name = head.path().name
    if name not in known:
        known[name] = play(head)
    return known[name]


@pytest.fixture(params=published_games(), ids=lambda game: game.name)
def published(request):
    return request.param


def test_playthroughs_are_as_recorded(published):
    for path in script.files(published):
        text, _ = played(script.Head.read(path))
        assert text == path.read_text(encoding="utf-8"), path.name


def test_playthroughs_contain_everything(published):
    contained = set().union(*(played(script.Head.read(path))[1] for path in script.files(published)))
    assert script.needed(published) - contained == set()


def test_missing_playthroughs_are_found(tmp_path, monkeypatch, published):
    """From an empty folder the command comes to all the games it needs, and then to the same again."""
    monkeypatch.setattr(script, "play", played)
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    script.write(published)
    first = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert 1 <= len(first) <= len(script.needed(published))
    script.write(published)
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == first
