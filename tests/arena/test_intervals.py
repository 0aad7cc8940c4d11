"""Intervals, against published ones and arithmetic by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from spinney.arena.intervals import of_mean, of_share


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [  # the score method without correction in table I of Newcombe, Statistics in Medicine 17 (1998)
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_shares(wins, trials, low, high):
    assert of_share(wins / trials, trials) == pytest.approx((low, high), abs=5e-5)
    assert of_share(1 - wins / trials, trials) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_winning_every_time_is_not_certainty():
    # All of n won: the lower end is n / (n + 1.96 x 1.96).
    low, high = of_share(1.0, 10)
    assert low == pytest.approx(10 / 13.8416, abs=1e-4) and high == pytest.approx(1)
    assert of_share(1.0, 10, 3) == pytest.approx((10 / 19, 1))  # by three deviations n / (n + 3 x 3)


def test_means():
    # 4, 2, 0: mean 2, standard deviation 2; with two degrees of freedom 4.303.
    assert of_mean([4, 2, 0]) == pytest.approx((2 - 4.303 * 2 / sqrt(3), 2 + 4.303 * 2 / sqrt(3)))
    # 200 values, half 1 and half 3: deviation sqrt(200 / 199), and nearly a normal distribution.
    margin = 1.96 * sqrt(200 / 199) / sqrt(200)
    assert of_mean([1, 3] * 100) == pytest.approx((2 - margin, 2 + margin), abs=1e-5)


def test_a_single_value_has_no_interval():
    assert of_mean([4]) is None
