"""Addresses in a module's memory: what is not used any more is used again for what has the same size."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

ALIGNED = 16


class Heap:
    """Pieces of memory from an address on. Whenever it reaches further, `reach` is told how far."""

    def __init__(self, start: int, reach: Callable[[int], None]) -> None:
        self._end = start
        self._reach = reach
        self._free: defaultdict[int, list[int]] = defaultdict(list)

    def held(self, size: int) -> Held:
        size = max(-(-size // ALIGNED) * ALIGNED, ALIGNED)
        free = self._free[size]
        return Held(free, free.pop() if free else self._further(size))

    def _further(self, size: int) -> int:
        """Memory that was never used before."""
        address = -(-self._end // ALIGNED) * ALIGNED
        self._reach(address + size)
        self._end = address + size
        return address


class Held:
    """A piece of memory that is in use; when nobody knows of it any more, it can be used again."""

    __slots__ = ("address", "free")

    def __init__(self, free: list[int], address: int) -> None:
        self.free = free
        self.address = address

    def __del__(self) -> None:
        self.free.append(self.address)
