"""An adviser: tells people what their moves lead to, in points, as far as a net knows.

The net plays the moves on to the end of the game. How much it may do for an answer is counted in its decisions and not
in seconds: so an answer takes about as long early in a long game as late in a short one, and is the same everywhere.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from threading import Event
from typing import Any

from spinney.bots import rollouts
from spinney.bots.net_files import Net
from spinney.bots.search import Estimate, Option, Share
from spinney.bots.thinking import Plan, Thinking, finished
from spinney.bots.trials import SIDES, TO_THE_END, WIDEST, Found, Trials, empty, options_of, seeds_of, side_by_side
from spinney.engine.forms.rules import Rules

TOLD = 3  # moves that people are told about, at least
GLANCE_DEALS, GLANCE_LENGTH = 3, 24  # on each side
ROUNDS = 3  # of a comparison, after the first deals


@dataclass(frozen=True)
class Effort:
    """How much may be done for an answer: so many rollouts and so many decisions of the net at most."""

    rollouts: int
    decisions: int

    def deals_left(self, moves: int, decided: int) -> int:
        """How many more deals on each side, if so many moves on one deal took so many decisions."""
        by_rollouts = self.rollouts // (moves * SIDES)
        by_decisions = self.decisions // max(decided, 1)
        return max(min(by_rollouts, by_decisions) - 1, 0)


HINT = Effort(256, 16_000)
COMPARISON = Effort(128, 9_000)


class Adviser:
    """Looks at the likeliest moves, or compares two, with the same deals for all of them."""

    def __init__(self, rules: Rules, net: Net, name: str = "adviser", cores: int | None = None) -> None:
        self.name = name
        self.iterations = COMPARISON.rollouts
        self.cores = cores or os.cpu_count() or 1
        self._sheet = rules.game.sheet
        self._sides = [Trials(rules, net) for _side in range(SIDES)]

    def think(
        self, view: bytes, seat: int, legal: Sequence[int], stream: Any, stop: Event | None = None
    ) -> list[Option]:
        return finished(self.thinking(view, seat, legal, stream), stop, self.cores)

    def thinking(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[list[Option]]:
        """The likeliest moves, all of them tried equally often; the first has the greatest lead."""
        first = self._sides[0]
        yield [Plan((first.judging(view, seat, legal),))]
        moves = first.likely(legal, TOLD)
        found = empty(moves)
        seeds = yield from self._trying(found, view, seat, 1, TO_THE_END, seeds_of(stream))
        deals = HINT.deals_left(len(moves), sum(int(sums[rollouts.DECIDED]) for sums in found.values()))
        if deals > 0:
            yield from self._trying(found, view, seat, deals, TO_THE_END, seeds)
        return sorted(options_of(found), key=lambda option: -option.lead)

    def glancing(
        self, view: bytes, seat: int, legal: Sequence[int], played: int, stream: Any
    ) -> Thinking[list[Option]]:
        """What a move was worth beside the likeliest ones, after some decisions and by what the net thinks then.

        The best first; of equals the one that was played.
        """
        first = self._sides[0]
        yield [Plan((first.judging(view, seat, legal),))]
        likely = first.likely(legal, TOLD)
        moves = likely if played in likely else [*likely[: WIDEST - 1], int(played)]
        found = empty(moves)
        yield from self._trying(found, view, seat, GLANCE_DEALS, GLANCE_LENGTH, seeds_of(stream))
        return sorted(options_of(found), key=lambda option: (-option.worth, option.move != played))

    def comparing(self, view: bytes, seat: int, one: int, other: int, stream: Any) -> Thinking[Estimate]:
        """How many points more one move leads to than another, and on which lines of the score sheets.

        Both are tried on the same deals. Every group of deals has luck of its own, so their spread tells the error.
        """
        moves, seeds, groups = [one, other], seeds_of(stream), list[tuple[int, list[float]]]()
        deals = 1
        for number in range(1 + ROUNDS):
            seeds = yield from side_by_side(self._sides, view, seat, moves, deals, TO_THE_END, seeds, lines=True)
            groups += [(deals, side.differences()) for side in self._sides]
            if number == 0:
                deals = COMPARISON.deals_left(2, sum(side.decided(2) for side in self._sides)) // ROUNDS
            if deals == 0:
                break
        weights = [weight for weight, _ in groups]
        (lead, error), *shares = [
            _weighted(weights, column) for column in zip(*(figures for _, figures in groups), strict=True)
        ]
        lines = [(line, others) for others in (False, True) for line in self._sheet]
        why = tuple(Share(*line, *figures) for line, figures in zip(lines, shares, strict=True))
        return Estimate(lead, error, why)

    def _trying(
        self, found: Found, view: bytes, seat: int, deals: int, length: int, seeds: Sequence[int]
    ) -> Thinking[list[int]]:
        """Adds to what was found for each move; gives the luck that comes after it."""
        seeds = yield from side_by_side(self._sides, view, seat, list(found), deals, length, seeds)
        for side in self._sides:
            side.add_to(found, list(found))
        return seeds


def _weighted(weights: Sequence[int], values: Sequence[float]) -> tuple[float, float]:
    """The mean of groups of so many deals each, and its standard error."""
    whole = sum(weights)
    centre = sum(weight * value for weight, value in zip(weights, values, strict=True)) / whole
    spread = sum(weight * (value - centre) ** 2 for weight, value in zip(weights, values, strict=True))
    return centre, sqrt(spread / (len(weights) - 1) / whole)
