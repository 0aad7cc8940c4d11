"""Several servers on one database: what others have written reaches those who look at a table here.

Usually at once, by news. Since news may be lost, the tables that somebody looks at are compared with the database every
few seconds, all of them in one query.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from itertools import islice

from spinney.engine.errors import SpinneyError
from spinney.store.news import MISSED, Piece
from spinney.store.store import Store
from spinney.tables.tables import Tables

LOOK_SECONDS = 5.0
AT_ONCE = 500
log = logging.getLogger("spinney.server")


class Sharing:
    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._missed = asyncio.Event()

    async def run(self) -> None:
        """Until it is cancelled."""
        host = self._tables.host
        host.news.listen(lambda piece: host.aside.soon(partial(self._heard, piece)))
        while True:
            await self._look()
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
