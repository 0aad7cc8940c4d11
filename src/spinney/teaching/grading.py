"""Grading: a puzzle is the harder, the fewer weak bots solve it.

The panel takes the best of two, four or eight turns at random, or searches as the two lowest levels do where no net
fits, each with several seeds. Greedy is not in it: it tries every turn for just these points, and solves them all. Nor
are nets, which look further than one turn.
"""

from __future__ import annotations

from statistics import fmean

from spinney.bots.levels import Player, iterations_of
from spinney.bots.search import Search
from spinney.engine.forms.rules import Rules
from spinney.engine.match import Match
from spinney.teaching.puzzles import Grade

TRIES = (2, 4, 8)  # turns at random
SEARCHES = ("seedling", "sapling")
SEEDS = 8
LIMITS: tuple[tuple[float, Grade], ...] = ((0.6, "beginner"), (0.47, "easy"), (0.34, "medium"), (0.0, "hard"))
"""The least share of the panel that solves a puzzle of a grade."""


class Panel:
    """The weak bots that try puzzles of one game."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._bots = [Search(rules, iterations_of(rules.game, level), cores=1) for level in SEARCHES]

    def grade(self, match: Match, seat: int, points: int, share: float) -> Grade:
        """How hard it is to gain so many points this turn; `share` of all turns at random do."""
        rates = [1 - (1 - share) ** tries for tries in TRIES]
        for bot in self._bots:
            seeds = [f"panel {match.key.hex()} {len(match.played)} {i}" for i in range(SEEDS)]
            rates.append(fmean(self._solves(bot, match, seat, points, seed) for seed in seeds))
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
