"""Intervals of 95 %: how far a figure from so many deals can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

NORMAL = 1.959964
# The same for Student's distribution with 1, 2, 3, ... degrees of freedom: few deals say little about their own spread.
STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)

Interval = tuple[float, float]


def of_share(share: float, trials: int, deviations: float = NORMAL) -> Interval:
    """Wilson's interval for a share. It is honest at 0 and 1, and if trials can also be won in part it is too wide."""
    part = deviations**2 / trials
    centre = share + part / 2
    half = deviations * sqrt(share * (1 - share) / trials + part / (4 * trials))
    return max(0.0, (centre - half) / (1 + part)), min(1.0, (centre + half) / (1 + part))


def of_mean(values: Sequence[float]) -> Interval | None:
    """The interval for the mean of what was measured; a single value has none."""
    freedom = len(values) - 1
    if freedom == 0:
        return None
    mean = fmean(values)
    margin = (STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL) * stdev(values) / sqrt(len(values))
    return mean - margin, mean + margin
