"""A bot that tries out what its net likes: the most likely moves are played on by the net itself, on many deals.

Half of the moves are dropped after each round, so that most of the time goes to those that are hard to tell apart
(sequential halving). Rounds are shared out among streams of their own, so the result is the same on any number of
cores.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from math import ceil, inf, sqrt
from statistics import fmean, variance
from threading import Event
from typing import Any

from spinney.bots import net as thinking_net
from spinney.bots import rollouts
from spinney.bots.learned import Instinct
from spinney.bots.net_files import Net
from spinney.bots.search import Estimate, Option, Share
from spinney.bots.thinking import Plan, Step, Thinking, finished
from spinney.engine.chance import splitmix
from spinney.engine.forms.rules import Rules

HANDS = 4  # that try moves side by side
ROUNDS = 4  # in which two moves are compared
WIDEST = 8  # so many moves are tried
UNLIKELY = 50  # times less likely than the best: not tried
LENGTH, HEAT = 16, 100  # of rollouts, if nobody wants others


class Foresight:
    """Tries moves in so many rollouts altogether, each so many decisions long (0: to the end of the game).

    It drops moves on its way, and moves that its net finds unlikely from the beginning. But whoever wants to be `told`
    of so many moves hears of that many, all of them tried equally often, and the first has the greatest lead.
    """

    def __init__(
        self,
        rules: Rules,
        net: Net,
        iterations: int,
        name: str = "",
        length: int = LENGTH,
        heat: int = HEAT,
        told: int = 0,
        cores: int | None = None,
        seconds: float = inf,
    ) -> None:
        self.name = name or f"foresight:{iterations}"
        self.iterations = iterations
        self.cores = cores or os.cpu_count() or 1
        self._told = told
        self._by = rollouts.AHEAD if told else rollouts.GOT
        self._seconds = seconds
        self._sheet = rules.game.sheet
        self._hands = [_Hand(rules, net, length, heat) for _hand in range(HANDS)]

    def choose(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> int:
        return finished(self.choosing(view, seat, legal, stream), None, self.cores)

    def choosing(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[int]:
        return legal[0] if len(legal) == 1 else (yield from self.thinking(view, seat, legal, stream))[0].move

    def think(
        self, view: bytes, seat: int, legal: Sequence[int], stream: Any, stop: Event | None = None
    ) -> list[Option]:
        return finished(self.thinking(view, seat, legal, stream), stop, self.cores)

    def thinking(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[list[Option]]:
        """The moves that were tried, the best first; a move that the net finds much likelier than all others, alone."""
        hands, first = self._hands, self._hands[0]
        yield [Plan((first.judging(view, seat, legal),))]
        left = first.likely(legal, max(self._told, 1))[:WIDEST]
        rounds = (len(left) - 1).bit_length()  # none, if there is nothing to compare
        if self._told:
            rounds = 1
        seeds = self._seeds(stream)
        found = {move: [0.0] * rollouts.FOUND for move in left}
        for _round in range(rounds):
            deals = ceil(self.iterations / rounds / len(left) / len(hands))
            yield [
                Plan(hand.trying(view, seat, left, deals, seed), self._seconds / rounds)
                for hand, seed in zip(hands, seeds, strict=True)
            ]
            seeds = [hand.luck for hand in hands]
            for hand in hands:
                hand.add_to(found, left)
            left = sorted(left, key=lambda move: -_mean(found[move], self._by))[: max(len(left) // 2, 1)]
        options = [
            Option(
                move,
                int(sums[rollouts.TRIED]),
                (1 + _mean(sums, rollouts.GOT)) / 2,
                _mean(sums, rollouts.AHEAD),
            )
            for move, sums in found.items()
        ]
        return sorted(options, key=lambda option: (-option.visits, -_mean(found[option.move], self._by)))

    def comparing(self, view: bytes, seat: int, one: int, other: int, stream: Any) -> Thinking[Estimate]:
        """How many points more one move leads to than another, and on which lines of the score sheets.

        Both are tried on the same deals. Every group of deals has luck of its own, so their spread tells the error.
        """
        deals = ceil(self.iterations / 2 / (ROUNDS * HANDS))
        seeds, groups = self._seeds(stream), []
        for _round in range(ROUNDS):
            yield [
                Plan(hand.trying(view, seat, [one, other], deals, seed, lines=True), self._seconds / ROUNDS)
                for hand, seed in zip(self._hands, seeds, strict=True)
            ]
            seeds = [hand.luck for hand in self._hands]
            groups += [hand.differences() for hand in self._hands]
        (lead, error), *shares = [
            (fmean(column), sqrt(variance(column) / len(column))) for column in zip(*groups, strict=True)
        ]
        lines = [(line, others) for others in (False, True) for line in self._sheet]
        why = tuple(Share(*line, *figures) for line, figures in zip(lines, shares, strict=True))
        return Estimate(lead, error, why)

    def _seeds(self, stream: Any) -> list[int]:
        """Luck for each hand."""
        plain = [int(stream[0])]
        seeds = [splitmix(plain) for _hand in self._hands]
        stream[0] = plain[0]
        return seeds


def _mean(sums: Sequence[float], what: int) -> float:
    return sums[what] / max(sums[rollouts.TRIED], 1.0)


class _Hand:
    """Tries moves, with room for all that it needs."""

    def __init__(self, rules: Rules, net: Net, length: int, heat: int) -> None:
        rules = rules.apart()
        self._rules = rules
        self._judge, self._try = rules.link(thinking_net.judge), rules.link(rollouts.try_moves)
        self._instinct = Instinct(rules, net)
        self._moves, self._out, self._odds = (rules.numbers(rules.game.most_legal) for _ in range(3))
        lines = len(rules.game.sheet)
        self._sheet = rules.numbers(lines)
        self._columns = rollouts.FOUND + 2 * lines
        self._found = rules.fractions(WIDEST, self._columns)
        self._work = rules.tables(rollouts.TABLES)
        self._stream = rules.stream(0)
        self._style = style = rules.numbers(rollouts.STYLE)
        style[rollouts.DEALS] = 1
        style[rollouts.LENGTH], style[rollouts.HEAT] = length, heat
        taught = net.heading
        style[rollouts.WIN], style[rollouts.RANK], style[rollouts.LEAD] = taught.win, taught.rank, taught.lead
        style[rollouts.POINT] = rules.game.point

    def judging(self, view: bytes, seat: int, legal: Sequence[int]) -> Step:
        """What the net thinks of all moves."""
        self._write(legal)
        given = (self._rules.box, self._rules.memory(view), seat, self._moves, len(legal), *self._instinct.given)
        return Step(self._judge, (*given, HEAT, self._odds))

    def likely(self, legal: Sequence[int], least: int) -> list[int]:
        """The moves that the net would make, the likeliest first; at least so many."""
        odds = [int(self._odds[i]) for i in range(len(legal))]
        order = sorted(range(len(legal)), key=lambda i: (-odds[i], i))
        return [int(legal[i]) for place, i in enumerate(order) if place < least or odds[i] * UNLIKELY >= odds[order[0]]]

    def trying(
        self, view: bytes, seat: int, moves: Sequence[int], deals: int, seed: int, lines: bool = False
    ) -> tuple[Step, ...]:
        """So many deals, one after the other; with the lines of the score sheets at the end, or without."""
        self._write(moves)
        self._stream[0] = seed
        self._style[rollouts.LINES] = int(lines)
        for row in self._found:
            for i in range(self._columns):
                row[i] = 0.0
        given = (self._rules.box, self._rules.memory(view), self._work, seat, self._moves, len(moves), self._style)
        arguments = (*given, self._found, *self._instinct.given, self._out, self._odds, self._sheet, self._stream)
        return (Step(self._try, arguments), *([Step(self._try, arguments, deals - 1)] if deals > 1 else []))

    @property
    def luck(self) -> int:
        """Where its stream of chance is now."""
        return int(self._stream[0])

    def add_to(self, found: dict[int, list[float]], moves: Sequence[int]) -> None:
        for place, move in enumerate(moves):
            for i in range(rollouts.FOUND):
                found[move][i] += float(self._found[place][i])

    def differences(self) -> list[float]:
        """By how much the first of two moves came out better: in its lead, and on every line of the score sheets."""
        first, second = self._found[0], self._found[1]
        tried = rollouts.TRIED
        return [
            float(first[i]) / float(first[tried]) - float(second[i]) / float(second[tried])
            for i in range(rollouts.AHEAD, self._columns)
        ]

    def _write(self, moves: Sequence[int]) -> None:
        for place, move in enumerate(moves):
            self._moves[place] = int(move)
