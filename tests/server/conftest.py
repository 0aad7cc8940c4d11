from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from server.helpers import serving
from spinney.store.times import written


@pytest.fixture(scope="session")
def client(tmp_path_factory):
    """A server for all tests that need no server of their own."""
    with serving(tmp_path_factory.mktemp("data")) as client:
        yield client


class Time:
    """What time it is for the store: it passes when a test says so."""

    def __init__(self):
        self.at = datetime(2030, 6, 1, 12, tzinfo=UTC)

    def now(self, zone):
        return self.at

    fromisoformat = staticmethod(datetime.fromisoformat)

    def passes(self, seconds):
        self.at += timedelta(seconds=seconds)

    def after(self, seconds):
        """The time so many seconds from now, as it is kept."""
        return written(self.at + timedelta(seconds=seconds))


@pytest.fixture
def time(monkeypatch):
    """Time stands still, and no server looks at its clocks by itself."""
    time = Time()
    monkeypatch.setattr("spinney.store.times.datetime", time)
    monkeypatch.setattr("spinney.server.timekeeper.run_out", nothing)
    return time


async def nothing(tables, due):
    pass
