"""The bots that sit at tables, made when they are needed and kept for the next move.

A bot is given the view of its seat and nothing else. Its random numbers come from a seed: the table's own for bots, so
that a restart of the server does not change what they do; for hints only the table's name and the number of the move,
so that a hint cannot reveal what is hidden.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence

from spinney.bots.levels import (
    SEARCH,
    Judge,
    Player,
    fitting,
    iterations_of,
    make_bot,
    make_judge,
)
from spinney.bots.search import Option, Search
from spinney.bots.thinking import Thinking
from spinney.engine.advice import HEATED, LEVELS, TOP
from spinney.engine.forms.rules import Declared, Rules
from spinney.engine.game import Game

HINTS = "hints"
"""Who tells what moves lead to."""
QUICK = "sapling"
"""Who judges a whole game where no net fits: a search that is done in a minute."""
RANDOM = "random"
INTERPRETED = "interpreted"
INTERPRETED_ITERATIONS = 64
INTERPRETED_SECONDS = 3.0
MOST_KEPT = 8


class Players:
    """Bots that think one after the other. `rules` gives the rules of a game in the form in which they think."""

    def __init__(self, rules: Callable[[Game], Rules]) -> None:
        self._rules = rules
        self._kept: OrderedDict[tuple[Declared, str, str], tuple[Player | Judge, Rules]] = OrderedDict()

    def choosing(self, game: Game, name: str, view: bytes, seat: int, legal: Sequence[int], seed: str) -> Thinking[int]:
        """The move of a bot."""
        if len(legal) == 1:
            return int(legal[0])
        bot, rules = self._player(game.interpreted if name == RANDOM else self._rules(game), name)
        assert isinstance(bot, Player)
        return int((yield from bot.choosing(view, seat, legal, rules.stream(seed))))

    def options(self, game: Game, view: bytes, seat: int, legal: Sequence[int], seed: str) -> Thinking[list[Option]]:
        """What the moves of a seat lead to, the best first."""
        judge, rules = self._player(self._rules(game), HINTS)
        assert isinstance(judge, Judge)
        return (yield from judge.thinking(view, seat, legal, rules.stream(seed)))

    def judge(self, game: Game, level: str) -> Judge:
        """A judge of its own for an analysis, which takes longer than a move."""
        rules = self._rules(game)
        if level == TOP and not fitting(game):
            level = QUICK
        return _small_search(rules, level) if rules.form == INTERPRETED else make_judge(rules, level)

    def _player(self, rules: Rules, name: str) -> tuple[Player | Judge, Rules]:
        """A bot with rules of its own; the least recently used are dropped."""
        key = (rules.game, name, rules.form)
        if key not in self._kept:
            apart = rules.apart()
            self._kept[key] = (_made(name, apart), apart)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def _made(name: str, rules: Rules) -> Player | Judge:
    """A bot, or who gives hints. On interpreted rules a net can think once a move, and more would take too long."""
    glances = name == RANDOM or (name in HEATED and fitting(rules.game) is not None)
    if rules.form == INTERPRETED and not glances:
        return _small_search(rules, name)
    return make_judge(rules) if name == HINTS else make_bot(name, rules)


def _small_search(rules: Rules, name: str) -> Search:
    few = min(_iterations(rules.game, name), INTERPRETED_ITERATIONS)
    return Search(rules, few, name, cores=1, seconds=INTERPRETED_SECONDS)


def _iterations(game: Declared, name: str) -> int:
    if name in LEVELS:
        return iterations_of(game, name)
    return int(name.removeprefix(SEARCH)) if name.startswith(SEARCH) else INTERPRETED_ITERATIONS
