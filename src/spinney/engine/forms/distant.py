"""The distant form: an entry is not called here, but written down for whoever has the module: a browser's worker.

Arrays are kept here and have the addresses that they are to have there. An entry gives a `Crossing`: what has to be
copied over, called, and copied back. What entries only read, the box and the weights of nets, is a `Constant`: it has
an address as well, but goes over once and never comes back.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import lru_cache, partial
from hashlib import sha256
from typing import Any

from spinney.engine.forms.heap import Heap, Held
from spinney.engine.forms.raw import Array, Raw, row_of, row_source, typed
from spinney.engine.forms.rules import Declared
from spinney.engine.link import Twin
from spinney.engine.source import made

BASE = 2 << 20
"""Arrays begin here: above the module's own stack and constants, and the row of numbers of a call."""


@dataclass(frozen=True, eq=False)
class Constant:
    """Bytes that entries only read.

    The same bytes have the same name, whichever bot they belong to and wherever they lie: whoever has them already
    needs to be told nothing but the name.
    """

    data: bytes
    held: Held
    place: tuple[int, ...]

    @property
    def name(self) -> str:
        return _name(self.data)


@lru_cache(maxsize=64)
def _name(data: bytes) -> str:
    """Bots with the same net share its bytes: so these are looked through once."""
    return sha256(data).hexdigest()


@dataclass(frozen=True)
class Crossing:
    """A call of an entry of a game: its row of numbers, and the memory that stands in it by its addresses."""

    game: str
    entry: str
    row: bytes
    memory: tuple[Array | Constant, ...]


class Distant(Raw):
    """Rules that somebody else carries out."""

    form = "distant"

    def __init__(self, game: Declared) -> None:
        super().__init__(game)
        self._heap = Heap(BASE, lambda _end: None)
        self.box = self._constant(game.box_layout.to_bytes(game.box))

    def apart(self) -> Distant:
        return Distant(self.game)

    def _caller(self, name: str, kinds: tuple[str, ...]) -> Twin:
        names, numbers = row_source(kinds)
        memory = "".join(f"a{i}, " for i, kind in enumerate(kinds) if kind != "int")
        source = f"def {name}({names}):\n    return crossing({name!r}, pack({numbers}), ({memory}))\n"
        known = {"crossing": partial(Crossing, self.game.name), "pack": row_of(kinds).pack}
        return made(f"crossing {name}", source, known)[name]

    def shorts(self, data: bytes, rows: int) -> Constant:
        return self._constant(data, rows, len(data) // 2 // rows)

    def _constant(self, data: bytes, *shape: int) -> Constant:
        held = self._heap.held(len(data))
        return Constant(data, held, (held.address, *shape))

    def _room(self, kind: Any, shape: tuple[int, ...]) -> Array:
        array = typed(kind, shape)()
        array.held = self._heap.held(ctypes.sizeof(array))
        array.place = (array.held.address, *shape) if kind is not ctypes.c_char else (array.held.address,)
        return array
