"""Drawings: the table on a terminal and the hints to moves can be said in every language, and only in that one."""

from __future__ import annotations

import io
import re
from importlib import import_module
from importlib.util import find_spec
from random import Random

import pytest
from rich.console import Console

from conformance.settings import settings
from spinney.engine.telling import Teller
from spinney.engine.words import languages

ENGLISH = re.compile(r"\b(the|you|your|hand|points?|cards?|costs?|deck|empty|trees?|fire|turn|tile)\b", re.IGNORECASE)
WIDTH = 90


def drawn(drawing, teller, view, viewer):
    console = Console(file=(page := io.StringIO()), width=WIDTH)
    console.print(drawing.draw(teller, view, viewer))
    return page.getvalue()


def texts(game, language):
    """Drawings and hints at some moments of a game in each of some settings."""
    drawing, teller, luck = import_module(f"{game.package}.drawing"), Teller(game, language), Random(1)
    for setting in settings(game)[:4]:
        match = game.new(setting.players, seed=3, form="interpreted", **setting.choices)
        while not match.over:
            seat = luck.choice(match.acting)
            legal = match.legal(seat)
            if luck.random() < 0.05:
                view = match.view(seat)
                yield drawn(drawing, teller, view, seat)
                yield from (drawing.hint(teller, view, seat, move) for move in legal)
            match.play(luck.choice(legal), seat)
        yield drawn(drawing, teller, match.view(), -1)


def test_tables_are_drawn_in_every_language(game):
    if find_spec(f"{game.package}.drawing") is None:
        pytest.skip("it is not drawn")
    for language in languages(game.folder / "words"):
        for text in texts(game, language):
            if language == "es":
                assert not ENGLISH.search(text), text
