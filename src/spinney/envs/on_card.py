"""Many tables on a graphics card: what `stepping.py` does for one table, a thread each.

Everything stays on the card. The arrays have `__cuda_array_interface__`, which PyTorch, CuPy and JAX read without a
copy. A move that is not legal is not an error here, for nobody waits until a step is done: `came` says where one was
refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import FunctionType
from typing import Any, cast

import numpy as np

from spinney.engine.chance import pick
from spinney.engine.contract import copy_table
from spinney.engine.errors import SpinneyError
from spinney.engine.forms.cuda import Card
from spinney.engine.game import Game
from spinney.envs.arrays import PLAYED, SHOWN, Shapes
from spinney.envs.stepping import REFUSED, deal, is_listed, show_one, step_one

THREADS = 64  # in a block

# What the kernels find under these names is put there by `OnCard`.
cuda: Any = None
int64: Any = None
RECORD: Any = None
MOST_LEGAL: Any = None
MOST_ON: Any = None


class OnCard:
    """Tables on the card that Numba finds first."""

    def __init__(
        self,
        title: Game,
        tables: int,
        fresh: bytes,
        told: Sequence[int],
        start: int,
        shapes: Shapes,
        given: Mapping[str, Any],
    ) -> None:
        if not Card.possible():
            raise SpinneyError("there is no NVIDIA card here that Numba could use.")
        self._card = card = Card(title)
        dtype = title.table_layout.dtype()
        names = {
            "RECORD": card.numba.from_dtype(dtype),
            "int64": card.numba.int64,
            "cuda": card.cuda,
            "MOST_LEGAL": title.most_legal,
            "MOST_ON": title.eye.most_on if title.eye is not None else 1,
        }
        self._begin, self._step, self._choose = (
            card.kernel(cast(FunctionType, function), names)
            for function in (begin_on_card, step_on_card, choose_on_card)
        )
        self._size = dtype.itemsize
        self._blocks = (tables + THREADS - 1) // THREADS
        self.arrays = {name: self._array(name, given.get(name), *shape) for name, shape in shapes.items()}
        streams = np.arange(tables, dtype=np.uint64).reshape(-1, 1) + np.uint64(start)
        self.streams = card.cuda.to_device(streams)
        self._luck = card.cuda.to_device(streams + np.uint64(tables))
        self._tables = card.cuda.device_array(tables, dtype)
        self._common = (
            card.box,
            card.cuda.to_device(np.frombuffer(fresh, dtype).copy()),
            self._tables,
            card.cuda.to_device(np.array(told, np.int64)),
            self.streams,
            *(self.arrays[name] for name in SHOWN),
        )
        self._played = tuple(self.arrays[name] for name in PLAYED)

    def _array(self, name: str, given: Any, kind: str, shape: tuple[int, ...]) -> Any:
        filled = np.full(shape, -1 if name == "legal" else 0, kind)
        if given is None:
            return self._card.cuda.to_device(filled)
        array = self._card.cuda.as_cuda_array(given)
        if array.dtype != kind or array.shape != shape or not array.is_c_contiguous():
            raise SpinneyError(f"the array {name} has to be of {kind}, {shape}, on the card and in one piece.")
        array.copy_to_device(filled)
        return array

    def begin(self) -> None:
        self._begin[self._blocks, THREADS](*self._common)
        for name in ("rewards", "came"):
            self.arrays[name][:] = 0

    def take(self, moves: Any) -> None:
        self.arrays["moves"].copy_to_device(moves)

    def step(self) -> int:
        self._step[self._blocks, THREADS](*self._common, *self._played)
        return 0

    def choose_at_random(self) -> None:
        self._choose[self._blocks, THREADS](
            self.arrays["counts"], self.arrays["legal"], self._luck, self.arrays["moves"]
        )

    def wait(self) -> None:
        self._card.cuda.synchronize()

    def table(self, at: int) -> bytes:
        return bytes(self._tables[at : at + 1].copy_to_host().tobytes())


def begin_on_card(
    boxes: Any,
    fresh: Any,
    tables: Any,
    how: Any,
    streams: Any,
    seats: Any,
    counts: Any,
    legal: Any,
    masks: Any,
    seen: Any,
    features: Any,
    vectors: Any,
    move_features: Any,
) -> None:
    """The kernel: as `begin_tables`."""
    at = cuda.grid(1)
    if at < len(tables):
        own = cuda.local.array(1, RECORD)
        work = cuda.local.array(1, RECORD)
        out = cuda.local.array(MOST_LEGAL, int64)
        on = cuda.local.array(MOST_ON, int64)
        deal(boxes[0], fresh, how, own, 0, streams[at])
        show_one(
            boxes[0], own, 0, at, work, out, on, seats, counts, legal, masks, seen, features, vectors, move_features
        )
        copy_table(own, 0, tables, at)


def step_on_card(
    boxes: Any,
    fresh: Any,
    tables: Any,
    how: Any,
    streams: Any,
    seats: Any,
    counts: Any,
    legal: Any,
    masks: Any,
    seen: Any,
    features: Any,
    vectors: Any,
    move_features: Any,
    moves: Any,
    rewards: Any,
    came: Any,
) -> None:
    """The kernel: as `step_tables`. A thread works on its table in local memory, as in `forms/cuda.py`."""
    at = cuda.grid(1)
    if at < len(tables):
        if is_listed(moves[at], legal[at], counts[at]):
            box = boxes[0]
            own = cuda.local.array(1, RECORD)
            work = cuda.local.array(1, RECORD)
            out = cuda.local.array(MOST_LEGAL, int64)
            on = cuda.local.array(MOST_ON, int64)
            copy_table(tables, at, own, 0)
            came[at] = step_one(box, fresh, own, 0, how, streams[at], seats[at], moves[at], rewards[at])
            show_one(
                box, own, 0, at, work, out, on, seats, counts, legal, masks, seen, features, vectors, move_features
            )
            copy_table(own, 0, tables, at)
        else:
            came[at] = REFUSED


def choose_on_card(counts: Any, legal: Any, luck: Any, moves: Any) -> None:
    """The kernel: a legal move for each table, each equally likely."""
    at = cuda.grid(1)
    if at < len(moves):
        moves[at] = legal[at][pick(luck[at], counts[at])]
