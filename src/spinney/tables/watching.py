"""Who looks at which table. Whoever does is woken when the table has changed, whether it is in memory or not."""

from __future__ import annotations

from typing import Protocol


class Watcher(Protocol):
    """Whoever wants to know when a table has changed. `seat` is where they sit, -1 for a spectator."""

    @property
    def seat(self) -> int: ...

    def wake(self) -> None: ...


class Watchers:
    """All of it happens in the event loop."""

    def __init__(self) -> None:
        self._of: dict[str, set[Watcher]] = {}

    def add(self, table_id: str, watcher: Watcher) -> None:
        self._of.setdefault(table_id, set()).add(watcher)

    def discard(self, table_id: str, watcher: Watcher) -> None:
        here = self._of.get(table_id, set())
        here.discard(watcher)
        if not here:
            self._of.pop(table_id, None)

    def tables(self) -> list[str]:
        """The tables at which somebody looks."""
        return list(self._of)

    def any(self, table_id: str) -> bool:
        return table_id in self._of

    def seats(self, table_id: str) -> set[int]:
        """The seats at which somebody is there."""
        return {watcher.seat for watcher in tuple(self._of.get(table_id, ()))} - {-1}

    def wake(self, table_id: str) -> None:
        for watcher in tuple(self._of.get(table_id, ())):
            watcher.wake()
