"""The reference of features is what the eyes declare, and says what every field means."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import feature_reference
from conformance.settings import published_games
from spinney.engine.game import Game, game


def test_the_reference_is_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["feature_reference.py", "--check"])
    feature_reference.main()


def test_a_stale_reference_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(feature_reference, "FILE", tmp_path / "features.md")
    monkeypatch.setattr(sys, "argv", ["feature_reference.py", "--check"])
    with pytest.raises(SystemExit, match="stale"):
        feature_reference.main()


@pytest.mark.parametrize("title", published_games(), ids=lambda title: title.name)
def test_every_field_is_explained(title: Game) -> None:
    eye, said = title.eye, feature_reference.meanings(title)
    assert eye is not None
    names = {(("table" if field.seat is None else "seat"), field.name) for field in eye.fields()}
    names |= {("move", field.name) for field in eye.move_fields()}
    assert names == {(part, name) for part, fields in said.items() for name, comment in fields.items() if comment}


def test_a_comment_on_a_line_of_its_own_is_about_no_field() -> None:
    """In Dartmoor's eye one follows the last field of a move."""
    assert feature_reference.meanings(game("dartmoor"))["move"]["worth"] == "points that it brings at once"
