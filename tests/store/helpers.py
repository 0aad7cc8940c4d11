"""Stores in tests: opened over a folder, filled with bare entries."""

from __future__ import annotations

from spinney.store import opening
from spinney.store.entries import Logged
from spinney.store.store import Store


def opened(where):
    return Store(opening.opened(where))


def logged(entries):
    """Entries as a log has them."""
    return [Logged(entry) for entry in entries]


def entries(log):
    """What is in a log, without the dates."""
    return [each.entry for each in log]
