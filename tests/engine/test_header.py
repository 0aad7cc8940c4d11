"""Seats round a table: the remainder of a division, had without one."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace

import pytest

from spinney.engine.header import clockwise, places_on


@pytest.mark.parametrize("players", range(1, 6))
def test_seats_are_counted_clockwise(players):
    table = SimpleNamespace(players=players)
    for seat, places in product(range(players), range(players + 1)):
        assert clockwise(table, seat, places) == (seat + places) % players
    for seat, other in product(range(players), repeat=2):
        assert places_on(table, seat, other) == (other - seat) % players
