"""Thinkers: the bots of all tables, and the threads in which they think.

A thinker is given the view of its seat and nothing else. Its random numbers come from a seed: the table's own for bots,
so that a restart of the server does not change what they do; for hints only the table's name and the number of the
move, so that a hint cannot reveal what is hidden.

Thoughts wait in a fair queue (`fair.py`), and nobody holds a lock while waiting. The more of them wait, the shorter
each may think: a crowd makes bots quicker and weaker, not slower.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from threading import Event, Timer, local
from typing import Any, TypeVar

from spinney.bots import Bot
from spinney.bots.levels import SEARCH, make_bot
from spinney.bots.search import Option, Search
from spinney.engine.advice import LEVELS
from spinney.engine.forms.rules import Declared, Rules
from spinney.engine.game import Game
from spinney.server.aside import settle
from spinney.server.fair import FairQueue
from spinney.server.problems import Impossible

BEST = LEVELS[-1]
RANDOM = "random"
INTERPRETED_ITERATIONS = 64
INTERPRETED_SECONDS = 3.0
MOST_THINKERS = 8
MOST_ANALYSES = 4
THREADS = 2
PATIENCE = 6.0
"""In about so many seconds everybody who waits has been served once."""
LEAST_SECONDS = 0.1
MOST_SECONDS = 20.0
T = TypeVar("T")
Kept = OrderedDict[tuple[Declared, str, str], tuple[Bot, Rules]]


class Rank(IntEnum):
    """Who is served first: bots whose moves somebody waits for; those of tables that nobody looks at can wait."""

    BOT = 0
    HINT = 1
    UNWATCHED = 2
    ANALYSIS = 3


@dataclass(eq=False)
class Job:
    """Something to think about. When its time is over, `stop` is set if it is `bounded`."""

    work: Callable[[], Any]
    stop: Event
    rank: Rank
    asker: str
    table: str
    bounded: bool
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Thinkers:
    def __init__(self, form: str = "auto") -> None:
        self._form = form
        self._threads = ThreadPoolExecutor(THREADS, "thinking")
        self._waiting: FairQueue[Job] = FairQueue(len(Rank))
        self._hurried: deque[Job] = deque()
        self._jobs: dict[Event, Job] = {}
        self._busy = dict.fromkeys(Rank, 0)
        self._analyses = 0
        self._kept = local()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    # In the event loop.

    @contextmanager
    def analysing(self) -> Iterator[None]:
        """During an analysis, which keeps a search of its own: there are only so many at a time."""
        if self._analyses >= MOST_ANALYSES:
            raise Impossible("crowded")
        self._analyses += 1
        try:
            yield
        finally:
            self._analyses -= 1

    async def run(
        self,
        work: Callable[[], T],
        stop: Event,
        rank: Rank = Rank.BOT,
        asker: str = "",
        table: str = "",
        bounded: bool = True,
    ) -> T:
        """Waits for its turn and then does something long in a thread."""
        job = Job(work, stop, rank, asker, table, bounded)
        self._waiting.put(rank, asker, table, job)
        self._jobs[stop] = job
        self._serve()
        try:
            result: T = await job.done
            return result
        finally:
            self._jobs.pop(stop, None)
            self._waiting.remove(rank, asker, table, job)

    def hurry(self, stop: Event) -> None:
        """Somebody does not want to wait for this: it ends now, or is served next and ends at once."""
        stop.set()
        job = self._jobs.get(stop)
        if job is not None and self._waiting.remove(job.rank, job.asker, job.table, job):
            self._hurried.append(job)
            self._serve()

    def _serve(self) -> None:
        """Begins what there is a free thread for; one of them is left to the bots that somebody waits for."""
        while (busy := sum(self._busy.values())) < THREADS:
            ranks = len(Rank) if busy - self._busy[Rank.BOT] < THREADS - 1 else 1
            job = self._hurried.popleft() if self._hurried else self._waiting.take(ranks)
            if job is None:
                return
            if not job.done.done():
                self._begin(job)

    def _begin(self, job: Job) -> None:
        self._busy[job.rank] += 1
        loop = asyncio.get_running_loop()
        seconds = min(max(PATIENCE * THREADS / (self._waiting.before(job.rank) + 1), LEAST_SECONDS), MOST_SECONDS)
        clock = loop.call_later(seconds, job.stop.set) if job.bounded else None
        thought = loop.run_in_executor(self._threads, job.work)

        def ended(thought: asyncio.Future[Any]) -> None:
            self._busy[job.rank] -= 1
            if clock is not None:
                clock.cancel()
            settle(job.done, thought)
            self._serve()

        thought.add_done_callback(ended)

    # In a thread.

    def choose(
        self, game: Game, name: str, view: bytes, seat: int, legal: Sequence[int], seed: str, stop: Event
    ) -> int:
        """The move of a bot; if `stop` is set, the best it has found so far."""
        if len(legal) == 1:
            return int(legal[0])
        rules = game.interpreted if name == RANDOM else game.rules(self._form)
        bot, rules = self._thinker(rules, name)
        stream = rules.stream(seed)
        if isinstance(bot, Search):
            return think(bot, rules, view, seat, legal, stream, stop)[0].move
        return int(bot.choose(view, seat, legal, stream))

    def options(self, game: Game, view: bytes, seat: int, legal: Sequence[int], seed: str, stop: Event) -> list[Option]:
        """What Old Growth thinks of the moves of a seat, the best first."""
        bot, rules = self._thinker(game.rules(self._form), BEST)
        assert isinstance(bot, Search)
        return think(bot, rules, view, seat, legal, rules.stream(seed), stop)

    def judge(self, game: Game, level: str) -> Search:
        """A search of its own for an analysis, which takes minutes."""
        bot = _made(level, game.rules(self._form))
        assert isinstance(bot, Search)
        return bot

    def _thinker(self, rules: Rules, name: str) -> tuple[Bot, Rules]:
        """A bot of this thread, with rules of its own; the least recently used are dropped."""
        kept: Kept = self._kept.__dict__.setdefault("bots", OrderedDict())
        key = (rules.game, name, rules.form)
        if key not in kept:
            apart = rules.apart()
            kept[key] = (_made(name, apart), apart)
        kept.move_to_end(key)
        while len(kept) > MOST_THINKERS:
            kept.popitem(last=False)
        return kept[key]


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
