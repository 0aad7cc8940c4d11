"""Who looks at which table. Whoever does is woken when the table has changed, whether it is in memory or not.

They are also told who else is there, some time after that has changed: somebody whose line broke is back by then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from time import monotonic
from typing import Protocol

PRESENCE_SECONDS = 1.5


class Watcher(Protocol):
    """Whoever wants to know when a table has changed. `seat` is where they sit, -1 for a spectator."""

    @property
    def seat(self) -> int: ...

    def wake(self) -> None: ...

    def meet(self, seats: Collection[int]) -> None:
        """At these seats somebody is there now."""
        ...

    def listen(self) -> None:
        """Somebody has said something."""
        ...


class Watchers:
    """All of it happens in the event loop, but for `seats`, which threads may ask.

    Where several servers serve the same tables, each says which seats are at its own (`on_change`), and is told of
    those of the others (`come`, `go`).
    """

    def __init__(self) -> None:
        self.on_change: Callable[[str, frozenset[int], frozenset[int]], None] | None = None
        """Told of a table at which seats of this server were there before, and which are now."""
        self._of: dict[str, set[Watcher]] = {}
        self.on_visit: list[Callable[[str, int], None]] = []
        """Who wants to know that somebody at a seat looks at a table, or does something there, at whichever server."""
        self._elsewhere: dict[str, dict[int, float]] = {}  # until when, unless another server says so again
        self._before: dict[str, frozenset[int]] = {}
        self._changing: set[str] = set()

    def add(self, table_id: str, watcher: Watcher) -> None:
        self._of.setdefault(table_id, set()).add(watcher)
        self._change(table_id)
        self.visited(table_id, watcher.seat)

    def visited(self, table_id: str, seat: int) -> None:
        """Somebody at a seat is there, if only for a moment."""
        if seat >= 0:
            for told in self.on_visit:
                told(table_id, seat)

    def discard(self, table_id: str, watcher: Watcher) -> None:
        here = self._of.get(table_id, set())
        here.discard(watcher)
        if not here:
            self._of.pop(table_id, None)
        self._change(table_id)

    def come(self, table_id: str, seat: int, seconds: float) -> None:
        """Somebody is at a seat of a table at another server, for so long unless that is said again."""
        self._elsewhere.setdefault(table_id, {})[seat] = monotonic() + seconds
        self._change(table_id)
        self.visited(table_id, seat)
        asyncio.get_running_loop().call_later(seconds, self._change, table_id)

    def go(self, table_id: str, seat: int) -> None:
        """They have left it."""
        self._elsewhere.get(table_id, {}).pop(seat, None)
        self._change(table_id)

    def tables(self) -> list[str]:
        """The tables at which somebody looks."""
        return list(self._of)

    def any(self, table_id: str) -> bool:
        return table_id in self._of

    def seats(self, table_id: str) -> set[int]:
        """The seats at which somebody is there, wherever."""
        now = monotonic()
        others = tuple(self._elsewhere.get(table_id, {}).items())
        return {*self.own(table_id), *(seat for seat, until in others if until > now)}

    def own(self, table_id: str) -> frozenset[int]:
        """The seats at which somebody is there at this server."""
        return frozenset({watcher.seat for watcher in tuple(self._of.get(table_id, ()))} - {-1})

    def wake(self, table_id: str) -> None:
        for watcher in tuple(self._of.get(table_id, ())):
            watcher.wake()

    def talked(self, table_id: str) -> None:
        """Something was said at a table, here or at another server."""
        for watcher in tuple(self._of.get(table_id, ())):
            watcher.listen()

    # Presence.

    def _change(self, table_id: str) -> None:
        """Tells who is there, once for all that changes within some time."""
        if table_id not in self._changing:
            self._changing.add(table_id)
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._introduce, table_id)

    def _introduce(self, table_id: str) -> None:
        self._changing.discard(table_id)
        seats, own, before = self.seats(table_id), self.own(table_id), self._before.pop(table_id, frozenset())
        for watcher in tuple(self._of.get(table_id, ())):
            watcher.meet(seats)
        now = monotonic()
        others = {seat: until for seat, until in self._elsewhere.pop(table_id, {}).items() if until > now}
        if others:
            self._elsewhere[table_id] = others
        if own:
            self._before[table_id] = own
        if own != before and self.on_change is not None:
            self.on_change(table_id, before, own)
