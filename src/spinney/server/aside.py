"""What is done aside: the event loop runs no rules, builds no sentences and waits for no disk.

People and bots have threads of their own, so that what a person does never waits behind the moves of other tables'
bots. Threads do short things only; thinking has its own (`thinkers.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

PEOPLE_THREADS = 4
BOT_THREADS = 1
T = TypeVar("T")


class Aside:
    def __init__(self) -> None:
        self._people = ThreadPoolExecutor(PEOPLE_THREADS, "people")
        self._bots = ThreadPoolExecutor(BOT_THREADS, "bots")
        self._loop: asyncio.AbstractEventLoop | None = None

    def begin(self) -> None:
        """From now on this is the event loop to which threads report."""
        self._loop = asyncio.get_running_loop()

    def close(self) -> None:
        """Ends when what has been begun is done: a write that has begun is not cut off."""
        for threads in (self._people, self._bots):
            threads.shutdown(cancel_futures=True)

    async def run(self, work: Callable[[], T], for_bot: bool = False) -> T:
        """Does something in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._bots if for_bot else self._people, work)

    def soon(self, work: Callable[[], object]) -> None:
        """From a thread: does something in the event loop. When the server is ending nobody listens any more."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(work)
