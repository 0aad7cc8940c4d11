"""Bots that think in workers: what the rules are to work out is sent there, and what came of it is copied back."""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from itertools import count
from threading import Event
from time import monotonic
from typing import TypeVar

from spinney.bots.thinking import Plan, Thinking
from spinney.engine.forms.distant import Crossing, Distant
from spinney.engine.forms.raw import Array
from spinney.engine.game import Game
from spinney.tab.page import Call, Job, Page
from spinney.tables.hosting import MOST_SECONDS, Rank
from spinney.tables.players import Players

LOOK_SECONDS = 0.05  # between two looks at whether to stop
T = TypeVar("T")


class Workers:
    """One thought after the other: they share the memory of their bots."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._players = Players(_distant)
        self._turn = asyncio.Lock()
        self._numbers = count(1)

    async def run(
        self,
        think: Callable[[Players], Thinking[T]],
        stop: Event,
        rank: Rank = Rank.BOT,
        asker: str = "",
        table: str = "",
        bounded: bool = True,
    ) -> T:
        async with self._turn:
            until = monotonic() + MOST_SECONDS if bounded else float("inf")
            thinking = think(self._players)
            while True:
                try:
                    plans = next(thinking)
                except StopIteration as ended:
                    result: T = ended.value
                    return result
                await self._carry_out(plans, stop, until)

    def hurry(self, stop: Event) -> None:
        stop.set()

    def analysing(self) -> AbstractContextManager[None]:
        return nullcontext()

    def close(self) -> None: ...

    async def _carry_out(self, plans: Sequence[Plan], stop: Event, until: float) -> None:
        number = next(self._numbers)
        crossings = [[(step.entry(*step.arguments), step.times) for step in plan.steps] for plan in plans]
        arrays = [_arrays(crossing for crossing, _ in steps) for steps in crossings]
        game = crossings[0][0][0].game
        jobs = [
            Job(
                [(array.place[0], memoryview(array).cast("B")) for array in kept],
                [Call(crossing.entry, crossing.row, times) for crossing, times in steps],
            )
            for kept, steps in zip(arrays, crossings, strict=True)
        ]
        working = asyncio.ensure_future(self._page.think(number, game, jobs))
        stopped = False
        while not working.done():
            await asyncio.wait([working], timeout=LOOK_SECONDS)
            if not stopped and (stop.is_set() or monotonic() > until):
                stopped = True
                self._page.stop(number)
        for kept, results in zip(arrays, working.result(), strict=True):
            for array, data in zip(kept, results, strict=True):
                ctypes.memmove(array, bytes(data), len(data))


@lru_cache(maxsize=16)
def _distant(game: Game) -> Distant:
    return Distant(game)


def _arrays(crossings: Iterable[Crossing]) -> list[Array]:
    """All arrays of these calls, each once."""
    return list({id(array): array for crossing in crossings for array in crossing.arrays}.values())
