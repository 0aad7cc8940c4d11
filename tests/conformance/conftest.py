"""Gives every law that takes a `game`, a `setting` or a `trial` all that there are."""

from __future__ import annotations

import pytest

from conformance.settings import games, settings
from conformance.trial import Trial

FORMS = ("interpreted", "compiled")


def pytest_generate_tests(metafunc):
    every = [setting for game in games() for setting in settings(game)]
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(), ids=lambda game: game.name)
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", every, ids=str)
    if "trial" in metafunc.fixturenames:
        trials = [(setting, form) for setting in every for form in FORMS]
        metafunc.parametrize("trial", trials, ids=lambda pair: "-".join(map(str, pair)), indirect=True)


@pytest.fixture
def trial(request):
    setting, form = request.param
    return Trial(setting.game.rules(form), setting)
