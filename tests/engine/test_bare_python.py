"""Whole games work where there is nothing but Python, as in a browser; with Wasmtime, and no Numba, in modules."""

from __future__ import annotations

import pytest

import spinney
from conformance.trial import module_of
from engine.test_finding import run

BARE = """
import sys
for name in ("numba", "numpy", "llvmlite", "wasmtime"):
    sys.modules[name] = None  # importing it raises ImportError, as if it were not there
"""
WITH_WASMTIME = BARE.replace(', "wasmtime"', "")

PLAY = """
import random
import spinney

for game in spinney.every_game():
    for players, choices in game.some_settings(6):
        luck = random.Random(1)
        match = game.new(players, seed=1, **choices)
        assert match.rules.form == FORM
        while not match.over:
            seat = match.acting[0]
            match.play(luck.choice(match.legal(seat)), seat)
        views = [match.view(seat) for seat in range(-1, players)]
        again = game.replay(spinney.Record.parse(str(match.record())))
        assert again.to_bytes() == match.to_bytes()
        lost = match.target() is not None and match.score()[0].total <= match.target()
        print(game.name, len(match.played) > 0, len(match.log()) > 0, (match.winners() == []) == lost)
"""


@pytest.mark.parametrize(("bare", "form"), [(BARE, "interpreted"), (WITH_WASMTIME, "module")])
def test_whole_games_without_numba_and_numpy(bare, form):
    for game in spinney.every_game():
        module_of(game)
    lines = run(f"{bare}FORM = {form!r}\n{PLAY}")
    assert lines
    assert all(line.endswith("True True True") for line in lines)


LOOK = """
from importlib.util import find_spec

for name in ("numba", "numpy", "llvmlite", "wasmtime"):
    try:
        __import__(name)
    except ImportError:
        print(name, find_spec(name))
"""


def test_the_bare_python_is_bare():
    """Else the test above would prove nothing."""
    assert run(BARE + LOOK) == ["numba None", "numpy None", "llvmlite None", "wasmtime None"]
