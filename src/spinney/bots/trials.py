"""Trials: moves that a net finds likely are played on by the net itself, on many deals.

Several go on side by side, each with luck of its own, so the result is the same on any number of cores.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.bots import net as thinking_net
from spinney.bots import rollouts
from spinney.bots.learned import Instinct
from spinney.bots.net_files import Net
from spinney.bots.search import Option
from spinney.bots.thinking import Plan, Step, Thinking, plain
from spinney.engine.chance import splitmix
from spinney.engine.forms.rules import Rules

SIDES = 4  # that go on side by side
WIDEST = 8  # so many moves are tried
UNLIKELY = 50  # times less likely than the best: not tried
HEAT = 100  # at which the net plays on
TO_THE_END = 0  # the length of rollouts that go on to the end of the game
DOUBT = 100  # the heat at which moves are likely enough to be tried, if nobody wants another


class Trials:
    """Tries moves, with room for all that it needs. The more `doubt` about the net, the more moves are tried."""

    def __init__(self, rules: Rules, net: Net, doubt: int = DOUBT) -> None:
        rules = rules.apart()
        self._rules = rules
        self._doubt = doubt
        self._judge, self._try = rules.link(thinking_net.judge), rules.link(rollouts.try_moves)
        self._instinct = Instinct(rules, net)
        self._moves, self._out, self._odds = (rules.numbers(rules.game.most_legal) for _ in range(3))
        lines = len(rules.game.sheet)
        self._sheet = rules.numbers(lines)
        self._columns = rollouts.FOUND + 2 * lines
        self._found = rules.fractions(WIDEST, self._columns)
        self._work = rules.tables(rollouts.TABLES)
        self._stream = rules.stream(0)
        self._style = style = taught(rules, net)
        style[rollouts.DEALS] = 1
        style[rollouts.HEAT] = HEAT

    def judging(self, view: bytes, seat: int, legal: Sequence[int]) -> Step:
        """What the net thinks of all moves."""
        self._write(legal)
        given = (self._rules.box, self._rules.memory(view), seat, self._moves, len(legal), *self._instinct.liking)
        return Step(self._judge, (*given, self._doubt, self._odds))

    def likely(self, legal: Sequence[int], least: int = 1) -> list[int]:
        """The moves that the net would make, the likeliest first; at least so many."""
        odds = [int(self._odds[i]) for i in range(len(legal))]
        order = sorted(range(len(legal)), key=lambda i: (-odds[i], i))
        liked = [legal[i] for place, i in enumerate(order) if place < least or odds[i] * UNLIKELY >= odds[order[0]]]
        return [int(move) for move in liked[:WIDEST]]

    def trying(
        self, view: bytes, seat: int, moves: Sequence[int], deals: int, length: int, seed: int, lines: bool = False
    ) -> tuple[Step, ...]:
        """So many deals, each so many decisions long (0: to the end of the game), one after the other.

        With the lines of the score sheets at the end, or without.
        """
        self._write(moves)
        self._stream[0] = seed
        self._style[rollouts.LENGTH], self._style[rollouts.LINES] = length, int(lines)
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

    def add_to(self, found: Found, moves: Sequence[int]) -> None:
        for place, move in enumerate(moves):
            for i in range(rollouts.FOUND):
                found[move][i] += float(self._found[place][i])

    def decided(self, moves: int) -> int:
        """How many decisions the net made while so many moves were tried."""
        return sum(int(self._found[place][rollouts.DECIDED]) for place in range(moves))

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


def taught(rules: Rules, net: Net) -> Any:
    """What the end of a game is worth, as a net was taught: a style in which nothing else is set."""
    style, heading = rules.numbers(rollouts.STYLE), net.heading
    style[rollouts.WIN], style[rollouts.RANK], style[rollouts.LEAD] = heading.win, heading.rank, heading.lead
    style[rollouts.POINT] = rules.game.point
    return style


Found = dict[int, list[float]]
"""What was found for each move, summed over deals."""


def side_by_side(
    sides: Sequence[Trials],
    view: bytes,
    seat: int,
    moves: Sequence[int],
    deals: int,
    length: int,
    seeds: Sequence[int],
    lines: bool = False,
) -> Thinking[list[int]]:
    """Lets all sides try moves on so many deals each; gives the luck that comes after it."""
    yield [
        Plan(side.trying(view, seat, moves, deals, length, seed, lines))
        for side, seed in zip(sides, seeds, strict=True)
    ]
    return [side.luck for side in sides]


def empty(moves: Sequence[int]) -> Found:
    """Nothing found yet."""
    return {move: [0.0] * rollouts.FOUND for move in moves}


def options_of(found: Found) -> list[Option]:
    return [
        Option(move, int(sums[rollouts.TRIED]), worth(sums), _mean(sums, rollouts.AHEAD))
        for move, sums in found.items()
    ]


def worth(sums: Sequence[float]) -> float:
    """What a move is worth, from 0 to 1."""
    return (1 + _mean(sums, rollouts.GOT)) / 2


def _mean(sums: Sequence[float], what: int) -> float:
    return sums[what] / max(sums[rollouts.TRIED], 1.0)


def seeds_of(stream: Any) -> list[int]:
    """Luck for each side."""
    with plain(stream) as own:
        return [splitmix(own) for _side in range(SIDES)]
