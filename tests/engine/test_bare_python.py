"""Everything but compiling works where neither Numba nor NumPy is installed: in a browser's Python, for instance."""

from __future__ import annotations

from engine.test_finding import run

BARE = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None  # importing either raises ImportError, as if there were none
"""

PLAY = """
import random
import spinney

for game in spinney.every_game():
    for players, choices in game.some_settings(6):
        luck = random.Random(1)
        match = game.new(players, seed=1, **choices)
        assert match.rules.form == "interpreted"
        while not match.over:
            seat = match.acting[0]
            match.play(luck.choice(match.legal(seat)), seat)
        views = [match.view(seat) for seat in range(-1, players)]
        again = game.replay(spinney.Record.parse(str(match.record())))
        assert again.to_bytes() == match.to_bytes()
        lost = match.target() is not None and match.score()[0].total <= match.target()
        print(game.name, len(match.played) > 0, len(match.log()) > 0, (match.winners() == []) == lost)
"""


def test_whole_games_without_numba_and_numpy():
    lines = run(BARE + PLAY)
    assert lines
    assert all(line.endswith("True True True") for line in lines)


LOOK = """
from importlib.util import find_spec

for name in ("numba", "numpy"):
    try:
        __import__(name)
    except ImportError:
        print(name, find_spec(name))
"""


def test_the_bare_python_is_bare():
    """Else the test above would prove nothing."""
    assert run(BARE + LOOK) == ["numba None", "numpy None"]
