"""Search: a bot that tries its moves out, many thousand times, on deals that fit what its seat knows.

A long search grows several trees, each with a stream of its own, and adds them up: trees are grown on as many cores as
there are, and the result is the same on any number of them. It can be stopped at any moment.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf, sqrt
from statistics import fmean, variance
from threading import Event
from typing import Any

from spinney.bots import tree as growing
from spinney.bots.thinking import Plan, Step, Thinker, Thinking, finished, plain
from spinney.bots.turns import TABLES
from spinney.engine.advice import Advice
from spinney.engine.chance import splitmix
from spinney.engine.forms.rules import Rules
from spinney.engine.header import MOST_SEATS

TREES = 4
ONE_TREE = 4000  # iterations up to which one tree does better than several
MOST_NODES = 200_000
STRETCH = 64  # iterations between two looks at whether to stop


@dataclass(frozen=True)
class Option:
    """A move that was thought about: how often, what it is worth (0 to 1) and the lead in points it leads to."""

    move: int
    visits: int
    worth: float
    lead: float


@dataclass(frozen=True)
class Share:
    """Points on a line of the score sheet, of one's own or of those of the others on average, and their error."""

    line: str
    others: bool
    points: float
    error: float


@dataclass(frozen=True)
class Estimate:
    """A lead in points, or by how much one is greater than another, and the standard error of that figure.

    `why` tells on which lines these points are, if that is known.
    """

    lead: float
    error: float
    why: tuple[Share, ...] = ()


class Search(Thinker):
    """Thinks for so many iterations, in the style the game advises; for so many seconds at most."""

    def __init__(
        self,
        rules: Rules,
        iterations: int,
        name: str = "",
        advice: Advice | None = None,
        cores: int | None = None,
        seconds: float = inf,
    ) -> None:
        trees = 1 if iterations <= ONE_TREE else TREES
        self.name = name or f"search:{iterations}"
        self.iterations = iterations
        self.advice = advice or rules.game.advice
        self.cores = cores or os.cpu_count() or 1
        self._seconds = seconds
        self._trees = [_Tree(rules, self.advice, ceil(iterations / trees)) for _ in range(trees)]

    def choosing(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[int]:
        return legal[0] if len(legal) == 1 else (yield from self.thinking(view, seat, legal, stream))[0].move

    def think(
        self, view: bytes, seat: int, legal: Sequence[int], stream: Any, stop: Event | None = None
    ) -> list[Option]:
        """All moves that were looked at, the best first; before `iterations` are through if `stop` is set."""
        return finished(self.thinking(view, seat, legal, stream), stop, self.cores)

    def thinking(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[list[Option]]:
        """The same, step by step."""
        yield self._plans(view, seat, stream, self.iterations)
        return self._summed(seat, legal)

    def glancing(
        self, view: bytes, seat: int, legal: Sequence[int], played: int, stream: Any
    ) -> Thinking[list[Option]]:
        """The same, and the move that was played in any case: nothing is known to speak for one that was not tried."""
        options = yield from self.thinking(view, seat, legal, stream)
        return options if any(option.move == played for option in options) else [*options, Option(played, 0, 0.0, 0.0)]

    def weighing(self, view: bytes, seat: int, move: int, stream: Any) -> Thinking[Estimate]:
        """What one move leads to, with half the iterations, all of them for this move.

        `think` looks little at moves that it does not like, and too kindly at the one that came out best: who wants to
        compare two moves weighs both. The trees are independent of each other, so their spread tells the error.
        """
        rounds = ceil(TREES / len(self._trees))
        leads = []
        for _round in range(rounds):
            yield self._plans(view, seat, stream, self.iterations / 2 / rounds, move)
            leads += [points / visits for tree in self._trees for _, visits, _, points in tree.children(seat)]
        if len(leads) < 2:
            return Estimate(0.0, inf)  # stopped before there was anything to tell
        return Estimate(fmean(leads), sqrt(variance(leads) / len(leads)))

    def comparing(self, view: bytes, seat: int, one: int, other: int, stream: Any) -> Thinking[Estimate]:
        """How many points more one move leads to than another."""
        more = yield from self.weighing(view, seat, one, stream)
        less = yield from self.weighing(view, seat, other, stream)
        return Estimate(more.lead - less.lead, sqrt(more.error**2 + less.error**2))

    def _plans(self, view: bytes, seat: int, stream: Any, iterations: float, first: int = growing.NONE) -> list[Plan]:
        """All trees are grown anew, so many iterations together."""
        share = ceil(iterations / len(self._trees))
        with plain(stream) as own:
            seeds = [splitmix(own) for _tree in self._trees]
        return [
            Plan(tree.steps(view, seat, seed, share, first), self._seconds)
            for tree, seed in zip(self._trees, seeds, strict=True)
        ]

    def _summed(self, seat: int, legal: Sequence[int]) -> list[Option]:
        visits = dict.fromkeys(legal, 0)
        worth = dict.fromkeys(legal, 0.0)
        lead = dict.fromkeys(legal, 0.0)
        for tree in self._trees:
            for move, v, w, points in tree.children(seat):
                visits[move] += v
                worth[move] += w
                lead[move] += points
        options = [Option(m, visits[m], worth[m] / visits[m], lead[m] / visits[m]) for m in legal if visits[m]]
        options.sort(key=lambda option: (-option.visits, -option.worth))
        return options or [Option(legal[0], 0, 0.0, 0.0)]


class _Tree:
    """One tree, with room for all that growing it needs."""

    def __init__(self, rules: Rules, advice: Advice, iterations: int) -> None:
        rules = rules.apart()
        game = rules.game
        self._rules = rules
        self._advice = advice
        self._plant, self._grow = rules.link(growing.plant), rules.link(growing.grow)
        nodes = min(2 * iterations + 2, MOST_NODES)
        self._tree = rules.numbers(nodes, growing.NODE)
        self._worth = rules.fractions(nodes, growing.WORTH)
        self._seen = rules.fractions(MOST_SEATS, growing.SEEN)
        self._path = rules.numbers(game.most_moves + 1)
        self._out, self._kin, self._spare = (rules.numbers(game.most_legal) for _ in range(3))
        self._work = rules.tables(TABLES)
        self._style = rules.numbers(growing.STYLE)

    def steps(self, view: bytes, seat: int, seed: int, iterations: int, first: int) -> tuple[Step, ...]:
        """Growing the tree anew, every iteration beginning with the move `first` if it is one."""
        rules = self._rules
        memory, stream = rules.memory(view), rules.stream(seed)
        self._set_style(rules.number(memory, "players"), first)
        shape = (self._tree, self._worth, self._seen)
        room = (self._path, self._out, self._kin, self._spare, stream)
        whole, rest = divmod(iterations, STRETCH)
        return (
            Step(self._plant, shape),
            *(
                Step(self._grow, (rules.box, memory, self._work, seat, stretch, self._style, *shape, *room), times)
                for stretch, times in ((STRETCH, whole), (rest, 1))
                if stretch and times
            ),
        )

    def _set_style(self, players: int, first: int) -> None:
        advice, style = self._advice, self._style
        style[growing.TURNS] = advice.rounds * (1 if advice.together else players)
        style[growing.TRIES] = advice.tries
        style[growing.NEW_TRIES] = advice.new_tries
        style[growing.WIDTH] = advice.width
        style[growing.CURIOSITY] = advice.curiosity
        style[growing.WIN] = advice.win
        style[growing.POINT] = self._rules.game.point
        style[growing.FIRST] = first

    def children(self, seat: int) -> list[tuple[int, int, float, float]]:
        """For each move of the root its visits, what the seat got, and the lead in points, as sums."""
        found = []
        child = int(self._tree[0][growing.CHILD])
        while child != growing.NONE:
            node, worth = self._tree[child], self._worth[child]
            found.append(
                (int(node[growing.MOVE]), int(node[growing.VISITS]), float(worth[seat]), float(worth[growing.LEAD]))
            )
            child = int(node[growing.SIBLING])
        return found
