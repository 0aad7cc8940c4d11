"""Many tables on the processor: the entries of `stepping.py`, compiled, on NumPy's arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise
from typing import Any, NamedTuple

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.link import Twin
from spinney.envs import stepping
from spinney.envs.arrays import PLAYED, SHOWN, Shapes


class Place(NamedTuple):
    """Where an array is, for entries of compiled rules; the array has to live on."""

    place: tuple[int, ...]


class Processor:
    """Tables in ordinary memory. Each thread works on a stretch of its own, with room of its own, without the GIL."""

    def __init__(
        self,
        title: Game,
        tables: int,
        threads: int,
        fresh: bytes,
        told: Sequence[int],
        start: int,
        shapes: Shapes,
        given: Mapping[str, Any],
    ) -> None:
        self._numpy: Any = import_module("numpy")
        self._rules = rules = title.compiled
        self._size = title.table_layout.size
        self.arrays = {name: self._array(name, given.get(name), kind, shape) for name, (kind, shape) in shapes.items()}
        self._tables = self._numpy.zeros(tables * self._size, "uint8")
        self.streams = self._numpy.arange(tables, dtype="uint64").reshape(-1, 1) + self._numpy.uint64(start)
        numbers = rules.numbers(len(told))
        numbers[:] = told
        threads = min(threads, tables)
        edges = [tables * i // threads for i in range(threads + 1)]
        shown = [self._place(self.arrays[name]) for name in SHOWN]
        played = [self._place(self.arrays[name]) for name in PLAYED]
        table_place = Place((self._tables.ctypes.data,))
        self._work: list[tuple[list[Any], list[Any]]] = []
        for first, last in pairwise(edges):
            on = title.eye.most_on if title.eye is not None else 1
            room = [rules.numbers(title.most_legal), rules.numbers(on)]
            fixed = [rules.box, rules.memory(fresh), table_place, rules.tables(1), numbers, first, last]
            common = [*fixed, self._place(self.streams), *room, *shown]
            lists = [self._place(self.arrays[name]) for name in ("counts", "legal")] + [
                first,
                last,
                rules.stream((start + tables + first) % (1 << 64)),
                played[0],
            ]
            self._work.append(([*common, *played], lists))
        self._common = len(common)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _array(self, name: str, given: Any, kind: str, shape: tuple[int, ...]) -> Any:
        if given is None:
            return self._numpy.full(shape, -1 if name == "legal" else 0, kind)
        if given.dtype != kind or given.shape != shape or not given.flags.c_contiguous or not given.flags.writeable:
            raise SpinneyError(f"the array {name} has to be of {kind}, {shape}, writable and in one piece.")
        given[...] = -1 if name == "legal" else 0
        return given

    def _place(self, array: Any) -> Place:
        return Place((array.ctypes.data, *array.shape))

    def begin(self) -> None:
        self._all(stepping.begin_tables, [work[: self._common] for work, _lists in self._work])
        self.arrays["rewards"][...] = 0
        self.arrays["came"][...] = stepping.GOES_ON

    def take(self, moves: Any) -> None:
        self.arrays["moves"][...] = moves

    def step(self) -> int:
        return sum(self._all(stepping.step_tables, [work for work, _lists in self._work]))

    def choose_at_random(self) -> None:
        self._all(stepping.choose_at_random, [lists for _work, lists in self._work])

    def _all(self, entry: Twin, works: list[list[Any]]) -> list[int]:
        call = self._rules.link(entry)
        if self._pool is None:
            return [call(*works[0])]
        return [done.result() for done in [self._pool.submit(call, *work) for work in works]]

    def wait(self) -> None:
        """Every step is done when it returns."""

    def table(self, at: int) -> bytes:
        return bytes(self._tables[at * self._size : (at + 1) * self._size])
