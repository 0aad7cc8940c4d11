"""CUDA twins: the same rule functions on a graphics card, one thread a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType
from typing import Any, cast

from spinney.engine import chance
from spinney.engine.chance import new_key
from spinney.engine.contract import copy_table, setup
from spinney.engine.entries import playout
from spinney.engine.forms.translating import (
    cast_to,
    copied_record,
    count_from_the_front,
    dot_product_in,
    inlined,
)
from spinney.engine.link import Linker, Twin
from spinney.engine.products import dot_product
from spinney.engine.title import Title

THREADS = 128  # in a block
DROPPED = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}

# What `race_on_card` finds under these names is put there by `Card`.
cuda: Any = None
int32: Any = None
uint64: Any = None
RECORD: Any = None
MOST_LEGAL: Any = None


@cache
def numba_cuda() -> Any:
    """Numba's part for cards. It still asks for names that NumPy has dropped, and for negative indices."""
    import numpy

    for name, now in DROPPED.items():
        if not hasattr(numpy, name):
            setattr(numpy, name, getattr(numpy, now))
    card: Any = import_module("numba.cuda")
    if find_spec("numba.cuda.cpython") is not None:
        count_from_the_front("numba.cuda")
    return card


class Card(Linker):
    """A game's rules on the card that Numba finds first."""

    def __init__(self, game: Title) -> None:
        import numba
        import numpy

        self.cuda: Any = numba_cuda()
        self.numba: Any = numba
        self._numpy = numpy
        self.game = game
        super().__init__({})
        self._meaning = {
            copy_table: self.finish(copied_record()),
            chance.signed: self.finish(cast_to(numba.int64)),
            chance.unsigned: self.finish(cast_to(numba.uint64)),
            dot_product: self.finish(dot_product_in(numba.int32)),
            **game.meaning,
        }
        names = {
            "cuda": self.cuda,
            "int32": numba.int32,
            "uint64": numba.uint64,
            "RECORD": numba.from_dtype(game.table_layout.dtype()),
            "MOST_LEGAL": game.most_legal,
        }
        self._race = self.kernel(cast(FunctionType, race_on_card), names)
        box = numpy.frombuffer(game.box_layout.to_bytes(game.box), dtype=game.box_layout.dtype())
        self.box = self.cuda.to_device(box.copy())

    @staticmethod
    def possible() -> bool:
        try:
            return bool(numba_cuda().is_available())
        except ImportError:
            return False

    def kernel(self, function: FunctionType, names: Mapping[str, Any]) -> Any:
        """A function as a kernel, linked to this game; it finds these things under their names."""
        twin = self.bound(function)
        twin.__globals__.update(names)
        return self.cuda.jit(twin)

    def finish(self, twin: FunctionType) -> Twin:
        device_function: Twin = self.cuda.jit(device=True, inline=inlined(twin))(twin)
        return device_function

    def race(self, fresh: bytes, seed: int, batch: int, games: int) -> tuple[Tables, int]:
        """Plays so many games on each of `batch` tables; table i has the stream of seed + i.

        Gives the final tables, still on the card, and the number of moves of all together.
        """
        dtype = self.game.table_layout.dtype()
        start = self.cuda.to_device(self._numpy.frombuffer(fresh, dtype=dtype).copy())
        tables = self.cuda.device_array(batch, dtype=dtype)
        moves = self.cuda.device_array(batch, dtype=self._numpy.int64)
        blocks = (batch + THREADS - 1) // THREADS
        self._race[blocks, THREADS](self.box, start, tables, seed, games, moves)
        self.cuda.synchronize()
        return Tables(tables, dtype.itemsize), int(moves.copy_to_host().sum())


class Tables:
    """Tables on the card; they are copied from there only when they are read."""

    def __init__(self, tables: Any, size: int) -> None:
        self._tables = tables
        self._size = size

    def to_bytes(self) -> list[bytes]:
        data = self._tables.copy_to_host().tobytes()
        return [data[at : at + self._size] for at in range(0, len(data), self._size)]


def race_on_card(boxes: Any, fresh: Any, tables: Any, seed: int, games: int, moves: Any) -> None:
    """The kernel: as `race` in `measure.py`, each thread with a table, a stream and a list of moves of its own.

    The game is played in the thread's local memory, which the card lays out so that neighbouring threads that look at
    the same field read one stretch; only the last table is written out. On tables in ordinary memory every thread
    reads from a place of its own, and the same kernel is five to ten times slower.
    """
    thread = cuda.grid(1)
    if thread < len(tables):
        out = cuda.local.array(MOST_LEGAL, int32)
        stream = cuda.local.array(1, uint64)
        own = cuda.local.array(1, RECORD)
        stream[0] = seed + thread
        box = boxes[0]
        table = own[0]
        played = 0
        for _game in range(games):
            copy_table(fresh, 0, own, 0)
            new_key(table, stream)
            setup(box, table)
            played += playout(box, table, out, stream)
        moves[thread] = played
        copy_table(own, 0, tables, thread)
