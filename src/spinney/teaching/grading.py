"""Grading: a puzzle is the harder, the fewer weak bots solve it.

The panel is the best of a few turns at random, and the two lowest levels of search, each with several seeds. Greedy is
not in it: it tries every turn for just these points, and solves them all.
"""

from __future__ import annotations

from statistics import fmean

from spinney.bots.levels import Player, make_bot
from spinney.engine.forms.rules import Rules
from spinney.engine.match import Match
from spinney.teaching.puzzles import Grade

TRIES = 4  # turns at random, of which the weakest of the panel takes the best
BOTS = ("seedling", "sapling")
SEEDS = 8
LIMITS: tuple[tuple[float, Grade], ...] = ((2 / 3, "beginner"), (1 / 2, "easy"), (1 / 3, "medium"), (0.0, "hard"))
"""The least share of the panel that solves a puzzle of a grade."""


class Panel:
    """The weak bots that try puzzles of one game."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._bots = [make_bot(name, rules, cores=1) for name in BOTS]

    def grade(self, match: Match, seat: int, points: int, share: float, seed: str) -> Grade:
        """How hard it is to gain so many points this turn; `share` of all turns at random do."""
        rates = [1 - (1 - share) ** TRIES]
        for bot in self._bots:
            rates.append(fmean(self._solves(bot, match, seat, points, f"{seed} panel {i}") for i in range(SEEDS)))
        rate = fmean(rates)
        return next(grade for least, grade in LIMITS if rate >= least)

    def _solves(self, bot: Player, match: Match, seat: int, points: int, seed: str) -> bool:
        """Whether a bot gains the points in this turn; others who are asked meanwhile do the first thing they may."""
        rules, box = self._rules, self._rules.box
        table, stream = rules.memory(match.to_bytes()), rules.stream(seed)
        out = rules.numbers(match.game.most_legal)
        before, turn = rules.sheet(table, seat)[1], rules.number(table, "turn_number")
        while not rules.number(table, "over") and rules.number(table, "turn_number") == turn:
            asked = seat if rules.number(table, "acting") >> seat & 1 else -1
            legal = list(out[: rules.legal(box, table, asked, out)])
            if asked == seat:
                view = rules.copy(table)
                rules.conceal(box, view, seat)
                rules.decide(box, table, seat, bot.choose(rules.to_bytes(view), seat, legal, stream))
            else:
                rules.decide(box, table, -1, legal[0])
        return rules.sheet(table, seat)[1] - before >= points
