"""Who looks at which table. Whoever does is woken when the table has changed, whether it is in memory or not.

They are also told who else is there, some time after that has changed: somebody whose line broke is back by then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
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
    those of the others (`elsewhere`).
    """

    def __init__(self) -> None:
        self.on_change: Callable[[str, frozenset[int]], None] | None = None
        self._of: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        self._said: dict[str, frozenset[int]] = {}
        self._changing: set[str] = set()

    def add(self, table_id: str, watcher: Watcher) -> None:
        self._of.setdefault(table_id, set()).add(watcher)
        self._change(table_id)

    def discard(self, table_id: str, watcher: Watcher) -> None:
        here = self._of.get(table_id, set())
        here.discard(watcher)
        if not here:
            self._of.pop(table_id, None)
        self._change(table_id)

    def elsewhere(self, server: str, table_id: str, seats: Collection[int]) -> None:
        """Another server has somebody at these seats of a table; none: nobody any more."""
        others = self._elsewhere.setdefault(table_id, {})
        others[server] = frozenset(seats)
        if not seats:
            del others[server]
        if not others:
            del self._elsewhere[table_id]
        self._change(table_id)

    def gone(self, server: str) -> None:
        """Another server has ended."""
        for table_id in [table_id for table_id, others in self._elsewhere.items() if server in others]:
            self.elsewhere(server, table_id, ())

    def any(self, table_id: str) -> bool:
        return table_id in self._of

    def seats(self, table_id: str) -> set[int]:
        """The seats at which somebody is there, wherever."""
        return set(self._own(table_id)).union(*tuple(self._elsewhere.get(table_id, {}).values()))

    def _own(self, table_id: str) -> frozenset[int]:
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
        seats, own = self.seats(table_id), self._own(table_id)
        for watcher in tuple(self._of.get(table_id, ())):
            watcher.meet(seats)
        if own != self._said.get(table_id, frozenset()):
            self._said[table_id] = own
            if self.on_change is not None:
                self.on_change(table_id, own)
        if not own:
            self._said.pop(table_id, None)
