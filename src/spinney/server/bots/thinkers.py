"""Thinkers: the threads in which the bots of all tables think.

Thoughts wait in a fair queue (`fair.py`), and nobody holds a lock while waiting. The more of them wait, the shorter
each may think: a crowd makes bots quicker and weaker, not slower.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event, local
from typing import Any, TypeVar

from spinney.bots.thinking import Thinking, finished
from spinney.server.aside import settle
from spinney.server.bots.fair import FairQueue
from spinney.server.rates import is_loopback
from spinney.tables.hosting import ASKER, MOST_SECONDS, Rank
from spinney.tables.players import Players
from spinney.tables.problems import Impossible

MOST_ANALYSES = 4
THREADS = 2
PATIENCE = 6.0
"""In about so many seconds everybody who waits has been served once."""
LEAST_SECONDS = 0.1
T = TypeVar("T")


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
    def __init__(
        self, form: str = "auto", took: Callable[[float], None] = lambda seconds: None, limited: bool = True
    ) -> None:
        """`took` is told how many seconds each thought has taken. If `limited`, an address has one analysis at once."""
        self._form = form
        self._took = took
        self._limited = limited
        self._cores = 1 if form == "interpreted" else os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(THREADS, "thinking")
        self._waiting: FairQueue[Job] = FairQueue(len(Rank))
        self._hurried: deque[Job] = deque()
        self._jobs: dict[Event, Job] = {}
        self._busy = dict.fromkeys(Rank, 0)
        self._analysing: list[str] = []
        self._is_closed = False
        self._kept = local()

    def _players(self) -> Players:
        """Those of this thread."""
        mine: Players = self._kept.__dict__.setdefault("players", Players(lambda game: game.rules(self._form)))
        return mine

    def close(self) -> None:
        """No thought begins any more; those that wait are cancelled with whoever waits for them."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a thread."""
        return len(self._waiting) + len(self._hurried)

    # In the event loop.

    @contextmanager
    def analysing(self) -> Iterator[None]:
        """During an analysis, which keeps a search of its own: there are only so many at a time.

        It may take half an hour, so whoever comes from elsewhere has one place, and not all of them.
        """
        asker = ASKER.get()
        has_one = self._limited and asker in self._analysing and not is_loopback(asker)
        if has_one or len(self._analysing) >= MOST_ANALYSES:
            raise Impossible("crowded")
        self._analysing.append(asker)
        try:
            yield
        finally:
            self._analysing.remove(asker)

    async def run(
        self,
        think: Callable[[Players], Thinking[T]],
        stop: Event,
        rank: Rank = Rank.BOT,
        asker: str = "",
        table: str = "",
        bounded: bool = True,
    ) -> T:
        """Waits for its turn and then thinks in a thread."""
        job = Job(lambda: finished(think(self._players()), stop, self._cores), stop, rank, asker, table, bounded)
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
        while not self._is_closed and (busy := sum(self._busy.values())) < THREADS:
            ranks = len(Rank) if busy - self._busy[Rank.BOT] < THREADS - 1 else 1
            job = self._hurried.popleft() if self._hurried else self._waiting.take(ranks)
            if job is None:
                return
            if not job.done.done():
                self._begin(job)

    def _begin(self, job: Job) -> None:
        self._busy[job.rank] += 1
        loop = asyncio.get_running_loop()
        begun = loop.time()
        seconds = min(max(PATIENCE * THREADS / (self._waiting.before(job.rank) + 1), LEAST_SECONDS), MOST_SECONDS)
        clock = loop.call_later(seconds, job.stop.set) if job.bounded else None
        thought = loop.run_in_executor(self._threads, job.work)

        def ended(thought: asyncio.Future[Any]) -> None:
            self._busy[job.rank] -= 1
            self._took(loop.time() - begun)
            if clock is not None:
                clock.cancel()
            settle(job.done, thought)
            self._serve()

        thought.add_done_callback(ended)
