"""What is done aside: the event loop runs no rules, builds no sentences and waits for no disk.

People and bots have threads of their own, so that what a person does never waits behind the moves of other tables'
bots. People are served in turns, by their addresses, and nobody has all threads: one who asks for a hundred things at
once waits for them alone, even if each takes long.
Threads do short things only; thinking has its own (`thinkers.py`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from typing import Any, TypeVar

from spinney.server.bots.fair import FairQueue
from spinney.tables.hosting import ASKER

PEOPLE_THREADS = 4
MOST_OF_ONE = PEOPLE_THREADS - 1
"""So many of them may work for one address."""
BOT_THREADS = 1
T = TypeVar("T")


@dataclass(eq=False)
class Errand:
    asker: str
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class Aside:
    def __init__(self) -> None:
        self._people = ThreadPoolExecutor(PEOPLE_THREADS, "people")
        self._bots = ThreadPoolExecutor(BOT_THREADS, "bots")
        self._waiting: FairQueue[Errand] = FairQueue(1)
        self._busy: Counter[str] = Counter()
        self._is_closed = False
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def waiting(self) -> int:
        """How much of what people want waits for a thread."""
        return len(self._waiting)

    def begin(self) -> None:
        """From now on this is the event loop to which threads report."""
        self._loop = asyncio.get_running_loop()

    def close(self) -> None:
        """Ends when what has been begun is done: a write that has begun is not cut off. Nothing else begins."""
        self._is_closed = True
        for threads in (self._people, self._bots):
            threads.shutdown(cancel_futures=True)

    async def run(self, work: Callable[[], T], for_bot: bool = False) -> T:
        """Does something in a thread, for whoever asks (`ASKER`) or for a bot; it is cancelled when the server ends."""
        if self._is_closed:
            raise asyncio.CancelledError
        loop = asyncio.get_running_loop()
        if for_bot:
            return await loop.run_in_executor(self._bots, work)
        context = copy_context()
        errand = Errand(ASKER.get(), lambda: context.run(work), loop.create_future())
        self._waiting.put(0, errand.asker, "", errand)
        self._serve()
        result: T = await errand.done
        return result

    def _serve(self) -> None:
        while self._busy.total() < PEOPLE_THREADS:
            resting = {asker for asker, busy in self._busy.items() if busy >= MOST_OF_ONE}
            errand = self._waiting.take(1, resting)
            if errand is None:
                return
            if self._is_closed:
                errand.done.cancel()
            elif not errand.done.done():
                self._begin(errand)

    def _begin(self, errand: Errand) -> None:
        self._busy[errand.asker] += 1
        doing = asyncio.get_running_loop().run_in_executor(self._people, errand.work)

        def ended(doing: asyncio.Future[Any]) -> None:
            self._busy[errand.asker] -= 1
            self._busy += Counter()  # forgets those who have none
            settle(errand.done, doing)
            self._serve()

        doing.add_done_callback(ended)

    def soon(self, work: Callable[[], object]) -> None:
        """From a thread: does something in the event loop. When the server is ending nobody listens any more."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(work)


def settle(waiting: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
    """Passes on how something has ended, if anybody still wants to know."""
    failure = None if done.cancelled() else done.exception()
    if waiting.done():
        return
    if done.cancelled():
        waiting.cancel()
    elif failure is not None:
        waiting.set_exception(failure)
    else:
        waiting.set_result(done.result())
