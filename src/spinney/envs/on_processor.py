"""Many tables on the processor: the entries of `stepping.py`, compiled, on NumPy's arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise
from typing import Any, NamedTuple

from spinney.engine.errors import SpinneyError
from spinney.engine.forms.compiled import Compiled
from spinney.engine.game import Game
from spinney.envs import stepping
from spinney.envs.arrays import ALIGNED, PLAYED, SHOWN, VIEWS, Shapes

Call = Callable[[], int]


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
        assert isinstance(rules, Compiled)
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
        views = self.arrays[VIEWS]
        view_place = Place((views.ctypes.data,)) if views.size else None
        self._kept: list[Any] = [table_place, view_place]  # what the entries work on
        self._begin: list[Call] = []
        self._step: list[Call] = []
        self._choose: list[Call] = []
        for first, last in pairwise(edges):
            on = title.eye.most_on if title.eye is not None else 1
            standings = rules.numbers(title.seats)
            view = [rules.tables(1), 0] if view_place is None else [view_place, 1]
            fixed = [rules.box, rules.memory(fresh), table_place, *view, numbers, first, last]
            common = [*fixed, self._place(self.streams), rules.numbers(on), *shown]
            lists = [self._place(self.arrays[name]) for name in ("counts", "legal")]
            luck = rules.stream((start + tables + first) % (1 << 64))
            self._kept += [common, standings, luck]
            self._begin.append(rules.again(stepping.begin_tables, *common))
            self._step.append(rules.again(stepping.step_tables, *common, standings, *played))
            self._choose.append(rules.again(stepping.choose_at_random, *lists, first, last, luck, played[0]))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _array(self, name: str, given: Any, kind: str, shape: tuple[int, ...]) -> Any:
        if given is None:
            return self._numpy.full(shape, -1 if name == "legal" else 0, kind)
        if given.dtype != kind or given.shape != shape or not given.flags.c_contiguous or not given.flags.writeable:
            raise SpinneyError(f"the array {name} has to be of {kind}, {shape}, writable and in one piece.")
        if name == VIEWS and given.ctypes.data % ALIGNED:
            raise SpinneyError(f"the array {name} has to begin at a multiple of {ALIGNED} bytes.")
        given[...] = -1 if name == "legal" else 0
        return given

    def _place(self, array: Any) -> Place:
        return Place((array.ctypes.data, *array.shape))

    def begin(self) -> None:
        self._all(self._begin)
        self.arrays["rewards"][...] = 0
        self.arrays["came"][...] = stepping.GOES_ON

    def take(self, moves: Any) -> None:
        self.arrays["moves"][...] = moves

    def step(self) -> int:
        return self._all(self._step)

    def choose_at_random(self) -> None:
        self._all(self._choose)

    def _all(self, calls: list[Call]) -> int:
        """Calls an entry for every stretch; gives the sum of what they give."""
        if self._pool is None:
            return calls[0]()
        return sum(done.result() for done in [self._pool.submit(call) for call in calls])

    def wait(self) -> None:
        """Every step is done when it returns."""

    def table(self, at: int) -> bytes:
        return bytes(self._tables[at * self._size : (at + 1) * self._size])
