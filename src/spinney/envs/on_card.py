"""Many tables on a graphics card: what `stepping.py` does for one table, a thread each.

Everything stays on the card. The arrays have `__cuda_array_interface__`, which PyTorch, CuPy and JAX read without a
copy. A move that is not legal is not an error here, for nobody waits until a step is done: `came` says where one was
refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import FunctionType
from typing import Any, cast

import numpy as np

from spinney.engine.chance import pick
from spinney.engine.errors import SpinneyError
from spinney.engine.forms.cuda import Card
from spinney.engine.game import Game
from spinney.envs.arrays import PLAYED, VIEWS, Shapes
from spinney.envs.stepping import REFUSED, deal, is_shown, list_one, look, step_one

THREADS = 64  # in a block

# What the kernels find under these names is put there by `OnCard`.
cuda: Any = None
int64: Any = None
MOST_SEATS: Any = None
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
        self._card, kernels = linked(title)
        card, (self._fill, self._begin, self._step, self._look, self._choose) = self._card, kernels
        dtype = title.table_layout.dtype()
        self._size = dtype.itemsize
        self._blocks = (tables + THREADS - 1) // THREADS
        self.arrays = {name: self._array(name, given.get(name), *shape) for name, shape in shapes.items()}
        streams = np.arange(tables, dtype=np.uint64).reshape(-1, 1) + np.uint64(start)
        self.streams = card.cuda.to_device(streams)
        self._luck = card.cuda.to_device(streams + np.uint64(tables))
        self._tables = card.cuda.device_array(tables, dtype)
        self._views: Any = None
        if self.arrays[VIEWS].size:
            self._views = self.arrays[VIEWS].view(dtype).reshape(tables)
        elif self.arrays["features"].size:
            self._views = card.cuda.device_array(tables, dtype)
        fresh_tables = card.cuda.to_device(np.frombuffer(fresh, dtype).copy())
        how = card.cuda.to_device(np.array(told, np.int64))
        listed = self._named("players", "seats", "counts", "gone", "legal", "masks")
        self._common = (card.box, fresh_tables, self._tables, how, self.streams, *listed)
        self._played = self._named(*PLAYED)
        self._seen = self._named("seats", "counts", "gone", "legal", "seen", "features", "vectors", "move_features")

    def _named(self, *names: str) -> tuple[Any, ...]:
        return tuple(self.arrays[name] for name in names)

    def _array(self, name: str, given: Any, kind: str, shape: tuple[int, ...]) -> Any:
        cuda = self._card.cuda
        if 0 in shape:
            return cuda.to_device(np.zeros(shape, kind))
        array = cuda.device_array(shape, kind) if given is None else cuda.as_cuda_array(given)
        if array.dtype != kind or array.shape != shape or not array.is_c_contiguous():
            raise SpinneyError(f"the array {name} has to be of {kind}, {shape}, on the card and in one piece.")
        self._fill[1024, THREADS](array.reshape(array.size), -1 if name == "legal" else 0)
        return array

    def begin(self) -> None:
        self._begin[self._blocks, THREADS](*self._common)
        self._show()
        for array in self._named("rewards", "came"):
            self._fill[1024, THREADS](array.reshape(array.size), 0)

    def take(self, moves: Any) -> None:
        self.arrays["moves"].copy_to_device(moves)

    def step(self) -> int:
        self._step[self._blocks, THREADS](*self._common, *self._played)
        self._show()
        return 0

    def _show(self) -> None:
        """Copies all tables at once, which is much quicker than thread by thread, and looks at the copies."""
        if self._views is not None:
            self._views.copy_to_device(self._tables)
            self._look[self._blocks, THREADS](self._card.box, self._views, *self._seen)

    def choose_at_random(self) -> None:
        self._choose[self._blocks, THREADS](
            self.arrays["counts"], self.arrays["legal"], self._luck, self.arrays["moves"]
        )

    def wait(self) -> None:
        self._card.cuda.synchronize()

    def table(self, at: int) -> bytes:
        return bytes(self._tables[at : at + 1].copy_to_host().tobytes())


@cache
def linked(title: Game) -> tuple[Card, tuple[Any, ...]]:
    """The rules of a title on the card, and its kernels. To compile them takes minutes, when they are first used."""
    card = Card(title)
    names = {
        "int64": card.numba.int64,
        "cuda": card.cuda,
        "MOST_SEATS": title.seats,
        "MOST_ON": title.eye.most_on if title.eye is not None else 1,
    }
    kernels = (fill_on_card, begin_on_card, step_on_card, look_on_card, choose_on_card)
    return card, tuple(card.kernel(cast(FunctionType, function), names) for function in kernels)


def fill_on_card(array: Any, number: int) -> None:
    """The kernel: the same number everywhere."""
    for at in range(cuda.grid(1), len(array), cuda.gridsize(1)):
        array[at] = number


def begin_on_card(
    boxes: Any,
    fresh: Any,
    tables: Any,
    how: Any,
    streams: Any,
    players: Any,
    seats: Any,
    counts: Any,
    gone: Any,
    legal: Any,
    masks: Any,
) -> None:
    """The kernel: as `begin_tables`, without looking."""
    at = cuda.grid(1)
    if at < len(tables):
        deal(boxes[0], fresh, how, tables, at, streams[at])
        list_one(boxes[0], tables[at], at, players, seats, counts, gone, legal, masks)


def step_on_card(
    boxes: Any,
    fresh: Any,
    tables: Any,
    how: Any,
    streams: Any,
    players: Any,
    seats: Any,
    counts: Any,
    gone: Any,
    legal: Any,
    masks: Any,
    moves: Any,
    rewards: Any,
    came: Any,
) -> None:
    """The kernel: as `step_tables`, without looking.

    A thread works on its table where it lies. To copy it to local memory first, and back, is ten times slower: a move
    needs little of a table, and what neighbouring threads copy lies far apart.
    """
    at = cuda.grid(1)
    if at < len(tables):
        if is_shown(moves[at], legal[at], counts[at], masks[at]):
            standings = cuda.local.array(MOST_SEATS, int64)
            came[at] = step_one(
                boxes[0], fresh, tables, at, how, streams[at], seats[at], moves[at], came[at], standings, rewards[at]
            )
            list_one(boxes[0], tables[at], at, players, seats, counts, gone, legal, masks)
        else:
            came[at] = REFUSED


def look_on_card(
    boxes: Any,
    views: Any,
    seats: Any,
    counts: Any,
    gone: Any,
    legal: Any,
    seen: Any,
    features: Any,
    vectors: Any,
    move_features: Any,
) -> None:
    """The kernel: makes copies of the tables views, and writes what is seen there."""
    at = cuda.grid(1)
    if at < len(views):
        on = cuda.local.array(MOST_ON, int64)
        look(boxes[0], views[at], at, on, seats, counts, gone, legal, seen, features, vectors, move_features)


def choose_on_card(counts: Any, legal: Any, luck: Any, moves: Any) -> None:
    """The kernel: a legal move for each table, each equally likely."""
    at = cuda.grid(1)
    if at < len(moves):
        moves[at] = legal[at][pick(luck[at], counts[at])]
