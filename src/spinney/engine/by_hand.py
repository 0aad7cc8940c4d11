"""A table written down by hand and scored: what a game's `by_hand.py` gives back."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class ScoredSeat:
    """One player's sheet. `reasons` says in words where the points come from, one line each, where a game can."""

    name: str
    lines: dict[str, int]
    total: int
    reasons: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Scored:
    """Everybody's sheet, and who won: several names if they share it."""

    seats: list[ScoredSeat]
    winners: list[str]
