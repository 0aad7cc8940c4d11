"""Several servers on one database: what others have written reaches those who look at a table here.

Usually at once, by news. Since news may be lost, the tables that somebody looks at are compared with the database every
few seconds, all of them in one query.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from functools import partial
from itertools import islice
from time import monotonic

from spinney.engine.errors import SpinneyError
from spinney.store.news import MISSED, Piece
from spinney.store.store import Store
from spinney.tables.tables import Tables
from spinney.tables.watching import Watchers

LOOK_SECONDS = 5.0
TELL_SECONDS = 30.0
HERE_SECONDS = 75.0
"""So long somebody counts as present at another server that said so. It says so again in less than half that time."""
AT_ONCE = 500
log = logging.getLogger("spinney.server")


class Sharing:
    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._missed = asyncio.Event()
        self._tell_next = 0.0

    async def run(self) -> None:
        """Until it is cancelled."""
        host = self._tables.host
        host.news.listen(lambda piece: host.aside.soon(partial(self._heard, piece)))
        host.watchers.on_change = self._present
        while True:
            await self._look()
            self._tell_again()
            self._missed.clear()
            try:
                await asyncio.wait_for(self._missed.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue

    def _heard(self, piece: Piece) -> None:
        if piece == MISSED:
            self._missed.set()
        elif piece.kind == "grown":
            self._tables.heard(piece.table, piece.number)
        elif piece.kind == "said":
            self._tables.host.watchers.talked(piece.table)
        else:
            note_presence(piece, self._tables.host.watchers)

    def _present(self, table_id: str, before: Collection[int], now: Collection[int]) -> None:
        """Tells the others who has come to a table at this server, and who has left it."""
        news = self._tables.host.news
        for seat in set(now) - set(before):
            news.tell(Piece("here", table_id, seat))
        for seat in set(before) - set(now):
            news.tell(Piece("gone", table_id, seat))

    def _tell_again(self) -> None:
        """Who is here is told again and again, so that those of a server that has died are forgotten."""
        if monotonic() < self._tell_next:
            return
        self._tell_next = monotonic() + TELL_SECONDS
        for table_id in self._tables.host.watchers.tables():
            self._present(table_id, (), self._tables.host.watchers.own(table_id))

    async def _look(self) -> None:
        watched = iter(self._tables.host.watchers.tables())
        while some := list(islice(watched, AT_ONCE)):
            try:
                numbers = await self._tables.aside.run(partial(self._store.numbers, some))
            except SpinneyError as error:
                log.warning("%s", error)
                return
            for table_id, number in numbers.items():
                self._tables.heard(table_id, number)


def note_presence(piece: Piece, watchers: Watchers) -> None:
    """Somebody has come to a table at another server, or has left it."""
    if piece.kind == "here":
        watchers.come(piece.table, piece.number, HERE_SECONDS)
    elif piece.kind == "gone":
        watchers.go(piece.table, piece.number)
