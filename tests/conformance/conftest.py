"""Gives every law that takes a `game`, a `setting` or a `trial` all that there are."""

from __future__ import annotations

import pytest

from conformance.settings import games, settings
from conformance.trial import Trial


def pytest_generate_tests(metafunc):
    every = [setting for game in games() for setting in settings(game)]
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(), ids=lambda game: game.name)
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", every, ids=str)
    if "trial" in metafunc.fixturenames:
        metafunc.parametrize("trial", every, ids=str, indirect=True)


@pytest.fixture
def trial(request):
    """Laws are tried on the compiled rules, which can do far more in the same time; `test_forms.py` has the proof that
    the interpreted ones do the same."""
    return Trial(request.param.game.compiled, request.param)
