"""A fair queue: first by rank, then everybody who asks in turns, and of each of them every table in turns.

So one person with fifty tables and another with one are served alike.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Container
from typing import Generic, TypeVar

T = TypeVar("T")
Line = OrderedDict[str, OrderedDict[str, deque[T]]]


class FairQueue(Generic[T]):
    """Lower ranks are served first."""

    def __init__(self, ranks: int) -> None:
        self._lines: list[Line[T]] = [OrderedDict() for _ in range(ranks)]
        self._counts = [0] * ranks

    def __len__(self) -> int:
        return sum(self._counts)

    def before(self, rank: int) -> int:
        """How many wait with this rank or a lower one."""
        return sum(self._counts[: rank + 1])

    def put(self, rank: int, asker: str, table: str, job: T) -> None:
        tables = self._lines[rank].setdefault(asker, OrderedDict())
        tables.setdefault(table, deque()).append(job)
        self._counts[rank] += 1

    def take(self, ranks: int, resting: Container[str] = ()) -> T | None:
        """The next job of the first so many ranks; whoever it was for comes last from now on.

        Whoever is `resting` is passed over.
        """
        for rank, line in enumerate(self._lines[:ranks]):
            asker = next((asker for asker in line if asker not in resting), None)
            if asker is not None:
                tables = line[asker]
                table, jobs = next(iter(tables.items()))
                job = jobs.popleft()
                line.move_to_end(asker)
                tables.move_to_end(table)
                self._counts[rank] -= 1
                self._tidy(line, asker, table)
                return job
        return None

    def remove(self, rank: int, asker: str, table: str, job: T) -> bool:
        """Takes a job out of the line; false if it is not there any more."""
        line = self._lines[rank]
        if asker not in line or job not in line[asker].get(table, ()):
            return False
        line[asker][table].remove(job)
        self._counts[rank] -= 1
        self._tidy(line, asker, table)
        return True

    @staticmethod
    def _tidy(line: Line[T], asker: str, table: str) -> None:
        if not line[asker][table]:
            del line[asker][table]
        if not line[asker]:
            del line[asker]
