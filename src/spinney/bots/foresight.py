"""A bot that tries out what its net likes.

Half of the moves are dropped after each round, so that most of the time goes to those that are hard to tell apart
(sequential halving). The more seats there are, the longer a rollout must be to see as many decisions of one's own; then
there are as many fewer of them, in the same time. Alone they go to the end of the game: a net is taught to win, and its
opinion hardly tells a good score from a better one.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from math import ceil
from typing import Any

from spinney.bots.net_files import Net
from spinney.bots.search import Option
from spinney.bots.thinking import Plan, Thinker, Thinking
from spinney.bots.trials import DOUBT, SIDES, TO_THE_END, Trials, empty, options_of, seeds_of, side_by_side, worth
from spinney.engine.forms.rules import Rules

LENGTH = 16  # of rollouts, if nobody wants others
TWO = 2  # players, for whom rollouts and their length are told
ALONE = 6  # times fewer rollouts alone, to the end of the game: at Once they take about as long then


class Foresight(Thinker):
    """Tries moves in so many rollouts altogether, each so many decisions long (0: to the end of the game).

    Both are told for two players.
    """

    def __init__(
        self,
        rules: Rules,
        net: Net,
        iterations: int,
        name: str = "",
        length: int = LENGTH,
        doubt: int = DOUBT,
        cores: int | None = None,
    ) -> None:
        self.name = name or f"foresight:{iterations}"
        self.iterations = iterations
        self.cores = cores or os.cpu_count() or 1
        self._length = length
        self._players = rules.game.table_layout.offsets["players"]
        self._sides = [Trials(rules, net, doubt) for _side in range(SIDES)]

    def choosing(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[int]:
        return legal[0] if len(legal) == 1 else (yield from self.thinking(view, seat, legal, stream))[0].move

    def thinking(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[list[Option]]:
        """The moves that were tried, the best first; a move that the net finds much likelier than all others, alone."""
        sides = self._sides
        yield [Plan((sides[0].judging(view, seat, legal),))]
        left = sides[0].likely(legal)
        rounds = (len(left) - 1).bit_length()  # none, if there is nothing to compare
        seeds, found = seeds_of(stream), empty(left)
        rollouts, length = self._scaled(view[self._players])
        for _round in range(rounds):
            deals = ceil(rollouts / rounds / len(left) / len(sides))
            seeds = yield from side_by_side(sides, view, seat, left, deals, length, seeds)
            for side in sides:
                side.add_to(found, left)
            left = sorted(left, key=lambda move: -worth(found[move]))[: max(len(left) // 2, 1)]
        return sorted(options_of(found), key=lambda option: (-option.visits, -option.worth))

    def _scaled(self, players: int) -> tuple[int, int]:
        """How many rollouts, and how long."""
        if self._length == TO_THE_END:
            return self.iterations, TO_THE_END
        if players == 1:
            return self.iterations // ALONE, TO_THE_END
        return self.iterations * TWO // players, self._length * players // TWO
