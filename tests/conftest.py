"""Hypothesis takes the same examples in every run, and as long as it needs on a slow machine.

Some tests press Ctrl-C. A shell that runs the tests in the background lets them ignore it, and so do all processes that
they start.
"""

import signal

import pytest
from hypothesis import settings

from spinney.engine.title import Title

settings.register_profile("spinney", deadline=None, derandomize=True)
settings.load_profile("spinney")

signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def interpreted(monkeypatch):
    """Neither modules nor compiled rules are there: rules run interpreted."""
    monkeypatch.setattr(Title, "quickest", property(lambda game: game.interpreted))
