"""Thinkers: the bots of all tables, each in one copy, and the threads in which they think.

A thinker is given the view of its seat and nothing else. Its random numbers come from a seed: the table's own for bots,
so that a restart of the server does not change what they do; for hints only the table's name and the number of the
move, so that a hint cannot reveal what is hidden.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock, Timer
from typing import Any, TypeVar

from spinney.bots import Bot
from spinney.bots.levels import SEARCH, make_bot
from spinney.bots.search import Option, Search
from spinney.engine.advice import LEVELS
from spinney.engine.forms.rules import Declared, Rules
from spinney.engine.game import Game

BEST = LEVELS[-1]
RANDOM = "random"
INTERPRETED_ITERATIONS = 64
INTERPRETED_SECONDS = 3.0
MOST_THINKERS = 8
THREADS = 4
T = TypeVar("T")


class Thinkers:
    def __init__(self, form: str = "auto") -> None:
        self._form = form
        self._threads = ThreadPoolExecutor(THREADS, "thinking")
        self._kept: OrderedDict[tuple[Declared, str, str], tuple[Bot, Lock]] = OrderedDict()
        self._keeping = Lock()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], T]) -> T:
        """Does something long in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    # In a thread.

    def choose(
        self, game: Game, name: str, view: bytes, seat: int, legal: Sequence[int], seed: str, stop: Event
    ) -> int:
        """The move of a bot; if `stop` is set, the best it has found so far."""
        if len(legal) == 1:
            return int(legal[0])
        rules = game.interpreted if name == RANDOM else game.rules(self._form)
        bot, lock = self._thinker(rules, name)
        stream = rules.stream(seed)
        with lock:
            if isinstance(bot, Search):
                return think(bot, rules, view, seat, legal, stream, stop)[0].move
            return int(bot.choose(view, seat, legal, stream))

    def options(self, game: Game, view: bytes, seat: int, legal: Sequence[int], seed: str, stop: Event) -> list[Option]:
        """What Old Growth thinks of the moves of a seat, the best first."""
        rules = game.rules(self._form)
        bot, lock = self._thinker(rules, BEST)
        assert isinstance(bot, Search)
        with lock:
            return think(bot, rules, view, seat, legal, rules.stream(seed), stop)

    def judge(self, game: Game, level: str) -> Search:
        """A search of its own for an analysis, which takes minutes."""
        bot = _made(level, game.rules(self._form))
        assert isinstance(bot, Search)
        return bot

    def _thinker(self, rules: Rules, name: str) -> tuple[Bot, Lock]:
        """A bot and its lock; the least recently used are dropped."""
        key = (rules.game, name, rules.form)
        with self._keeping:
            if key not in self._kept:
                self._kept[key] = (_made(name, rules), Lock())
            self._kept.move_to_end(key)
            while len(self._kept) > MOST_THINKERS:
                self._kept.popitem(last=False)
            return self._kept[key]


def think(
    search: Search, rules: Rules, view: bytes, seat: int, legal: Sequence[int], stream: Any, stop: Event
) -> list[Option]:
    """Thinks until it is finished or stopped; with interpreted rules at most for a fixed time."""
    if rules.form != "interpreted":
        return search.think(view, seat, legal, stream, stop)
    clock = Timer(INTERPRETED_SECONDS, stop.set)
    clock.start()
    try:
        return search.think(view, seat, legal, stream, stop)
    finally:
        clock.cancel()


def _made(name: str, rules: Rules) -> Bot:
    """A bot; on interpreted rules, whatever looks ahead is a small search."""
    if rules.form == "interpreted" and name != RANDOM:
        return Search(rules, min(iterations(rules.game, name), INTERPRETED_ITERATIONS), name, cores=1)
    return make_bot(name, rules)


def iterations(game: Declared, name: str) -> int:
    if name in LEVELS:
        return game.advice.iterations[LEVELS.index(name)]
    return int(name.removeprefix(SEARCH)) if name.startswith(SEARCH) else INTERPRETED_ITERATIONS
