"""Places: who stands alike shares one, teams count once, and a solitaire is won or lost by its target."""

from __future__ import annotations

import pytest

from spinney.tables.ending import places

EACH = [(0,), (1,), (2,), (3,)]
PAIRS = [(0, 2), (1, 3)]


@pytest.mark.parametrize(
    ("stands", "teams", "target", "expected"),
    [
        ([10, 30, 20, 5], EACH, False, [3, 1, 2, 4]),
        ([10, 7, 7, 3], EACH, False, [1, 2, 2, 4]),  # two share the second place, and nobody is third
        ([7, 7, 7, 7], EACH, False, [1, 1, 1, 1]),
        ([-2, -5], EACH[:2], False, [1, 2]),
        ([45, 52, 45, 52], PAIRS, False, [2, 1, 2, 1]),  # partners stand alike, and the other pair is second, not third
        ([45, 45, 45, 45], PAIRS, False, [1, 1, 1, 1]),
        ([31], EACH[:1], False, [1]),
        ([1], EACH[:1], True, [1]),
        ([0], EACH[:1], True, [2]),  # the target has to be beaten
        ([-4], EACH[:1], True, [2]),
    ],
)
def test_places(stands, teams, target, expected):
    assert places(stands, teams, target) == expected
