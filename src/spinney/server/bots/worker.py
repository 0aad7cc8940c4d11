"""A worker: takes the turns of bots from the queue of a shared database, thinks, and moves.

Any number of them run on any number of machines. What a worker knows of a table it reads from the log; if it dies,
another one takes its turns.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from spinney.engine.errors import SpinneyError
from spinney.server.aside import Aside
from spinney.server.bots.thinkers import THREADS, Thinkers
from spinney.server.notices.absences import Notices, later
from spinney.server.notices.telling import NoticeSettings, Telling
from spinney.server.operating.counted import CountedStore
from spinney.server.operating.metrics import Metrics
from spinney.server.results.keeper import ResultKeeper
from spinney.server.sharing import note_presence
from spinney.store.database import Database
from spinney.store.news import Piece
from spinney.store.results import Results
from spinney.store.turns import LEASE_SECONDS, BotTurns, Turn
from spinney.tables.hosting import Follower, Host
from spinney.tables.library import Library
from spinney.tables.live import LiveTable
from spinney.tables.problems import Impossible
from spinney.tables.tables import Tables
from spinney.tables.watching import Watchers

LOOK_SECONDS = 1.0
LATER_SECONDS = 300.0  # before a table that cannot be read is tried again
log = logging.getLogger("spinney.server")


class Waiting:
    """Looks at a table on behalf of a worker."""

    seat = -1

    def __init__(self) -> None:
        self.changed = asyncio.Event()

    def wake(self) -> None:
        self.changed.set()

    def meet(self, seats: Collection[int]) -> None:
        pass

    def listen(self) -> None:
        pass


def make_worker(
    database: Database,
    form: str = "auto",
    at_once: int = THREADS,
    metrics: Metrics | None = None,
    followers: tuple[Follower, ...] = (),
    notices: NoticeSettings | None = None,
) -> Worker:
    """A worker with tables of its own; it serves so many turns at the same time.

    Of what it has committed it tells `followers`; with `notices` it also tells people who are away, as a server does.
    """
    news, counted = database.news(), metrics or Metrics()
    store = CountedStore(database, news, counted)
    aside, watchers = Aside(), Watchers()
    telling = None if notices is None else Telling(database, notices)
    if notices is not None and telling is not None:
        followers += (Notices(watchers, aside.soon, later, telling.tell, notices.grace),)
    thinkers = Thinkers(form, counted.thought_seconds.took)
    library, host = Library(store), Host(store, thinkers, aside, watchers, news)
    keeper = ResultKeeper(Results(database), library, host)
    tables = Tables(library, replace(host, followers=(*followers, keeper)))
    return Worker(tables, aside, BotTurns(database), at_once, telling)


class Worker:
    """Serves so many turns at the same time; `tables` are its own, and their bots think here."""

    def __init__(
        self, tables: Tables, aside: Aside, turns: BotTurns, at_once: int, telling: Telling | None = None
    ) -> None:
        self._tables = tables
        self._aside = aside
        self._turns = turns
        self._at_once = at_once
        self._telling = telling
        self._busy: dict[asyncio.Task[None], Turn] = {}
        self._wanted = asyncio.Event()

    async def run(self) -> None:
        """Until it is cancelled. What it has begun is given back then, for another worker."""
        host = self._tables.host
        self._aside.begin()
        host.news.listen(lambda piece: host.aside.soon(partial(self._heard, piece)))
        try:
            while True:
                self._wanted.clear()
                turn = await self._next() if len(self._busy) < self._at_once else None
                if turn is None:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS)
                    continue
                task = asyncio.create_task(self._serve(turn))
                self._busy[task] = turn
                task.add_done_callback(self._ended)
        finally:
            begun = list(self._busy.values())
            for task in self._busy:
                task.cancel()
            with suppress(SpinneyError):
                await self._tables.aside.run(partial(self._give_back, begun))
            if self._telling is not None:
                self._telling.close()
            self._tables.close()
            host.news.close()

    def _give_back(self, turns: Iterable[Turn]) -> None:
        for turn in turns:
            self._turns.put_off(turn, 0.0)

    def _heard(self, piece: Piece) -> None:
        if piece.kind in ("wanted", "missed"):
            self._wanted.set()
        elif piece.kind == "hurry" and (table := self._tables.live.get(piece.table)) is not None:
            table.hurry()
        elif self._telling is not None:
            note_presence(piece, self._tables.host.watchers)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._busy.pop(task, None)
        self._wanted.set()

    async def _next(self) -> Turn | None:
        try:
            return await self._tables.aside.run(self._turns.take)
        except SpinneyError as error:
            log.warning("%s", error)
            await asyncio.sleep(LOOK_SECONDS)
            return None

    async def _serve(self, turn: Turn) -> None:
        """The bots of a table move until none is asked."""
        waiting = Waiting()
        watchers = self._tables.host.watchers
        watchers.add(turn.table_id, waiting)
        try:
            table = await self._tables.find(turn.table_id)
            table.asker = turn.asker
            while not await self._is_done(table, turn):
                waiting.changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(waiting.changed.wait(), LEASE_SECONDS / 3)
        except (Impossible, SpinneyError) as error:
            log.error("the bots of a table cannot move: %s", error)
            with suppress(SpinneyError):
                await self._tables.aside.run(partial(self._turns.put_off, turn, LATER_SECONDS))
        finally:
            watchers.discard(turn.table_id, waiting)

    async def _is_done(self, table: LiveTable, turn: Turn) -> bool:
        """Whether no bot is asked any more; otherwise the turn is kept."""

        def look() -> bool:
            table.catch_up()
            table.let_bots_think()
            if table.standing().bots:
                self._turns.keep(turn)
                return False
            return self._turns.done(turn, table.version)

        return await table.do(look, for_bot=True)
