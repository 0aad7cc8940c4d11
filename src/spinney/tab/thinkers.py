"""Bots that think in workers: what the rules are to work out is sent there, and what came of it is copied back.

What is only read (`Constant`) is not: workers keep it, and ask for what they have not got.
"""

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
from spinney.engine.forms.distant import Constant, Crossing, Distant
from spinney.engine.forms.raw import Array
from spinney.engine.game import Game
from spinney.tab.nets import Nets
from spinney.tab.page import Call, Job, Page
from spinney.tables.hosting import MOST_SECONDS, Rank
from spinney.tables.players import Players

LOOK_SECONDS = 0.05  # between two looks at whether to stop
T = TypeVar("T")


class Workers:
    """One thought after the other: they share the memory of their bots. `game_of` gives the name of a table's game."""

    def __init__(self, page: Page, game_of: Callable[[str], str | None]) -> None:
        self._page = page
        self._nets = Nets(page)
        self._game_of = game_of
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
            await self._nets.bring(self._game_of(table))
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
        memory = [_memory(crossing for crossing, _ in steps) for steps in crossings]
        arrays = [[one for one in each if not isinstance(one, Constant)] for each in memory]
        constants = [[one for one in each if isinstance(one, Constant)] for each in memory]
        known = {constant.name: constant.data for each in constants for constant in each}
        game = crossings[0][0][0].game
        jobs = [
            Job(
                [(array.place[0], memoryview(array).cast("B")) for array in changing],
                [(constant.place[0], constant.name) for constant in only_read],
                [Call(crossing.entry, crossing.row, times) for crossing, times in steps],
            )
            for changing, only_read, steps in zip(arrays, constants, crossings, strict=True)
        ]
        working = asyncio.ensure_future(self._page.think(number, game, jobs, known.__getitem__))
        stopped = False
        while not working.done():
            await asyncio.wait([working], timeout=LOOK_SECONDS)
            if not stopped and (stop.is_set() or monotonic() > until):
                stopped = True
                self._page.stop(number)
        for changing, results in zip(arrays, working.result(), strict=True):
            for array, data in zip(changing, results, strict=True):
                ctypes.memmove(array, bytes(data), len(data))


@lru_cache(maxsize=16)
def _distant(game: Game) -> Distant:
    return Distant(game)


def _memory(crossings: Iterable[Crossing]) -> list[Array | Constant]:
    """All memory of these calls, each piece once."""
    return list({id(piece): piece for crossing in crossings for piece in crossing.memory}.values())
