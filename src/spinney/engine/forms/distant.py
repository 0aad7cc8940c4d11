"""The distant form: an entry is not called here, but written down for whoever has the module: a browser's worker.

Arrays are kept here and have the addresses that they are to have there. An entry gives a `Crossing`: what has to be
copied over, called, and copied back.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import partial
from typing import Any

from spinney.engine.forms.heap import Heap
from spinney.engine.forms.raw import Array, Raw, row_of, row_source, typed
from spinney.engine.forms.rules import Declared
from spinney.engine.link import Twin
from spinney.engine.source import made

BASE = 2 << 20
"""Arrays begin here: above the module's own stack and constants, and the row of numbers of a call."""


@dataclass(frozen=True)
class Crossing:
    """A call of an entry of a game: its row of numbers, and the arrays that stand in it by their addresses."""

    game: str
    entry: str
    row: bytes
    arrays: tuple[Array, ...]


class Distant(Raw):
    """Rules that somebody else carries out."""

    form = "distant"

    def __init__(self, game: Declared) -> None:
        super().__init__(game)
        self._heap = Heap(BASE, lambda _end: None)
        self.box = self.memory(game.box_layout.to_bytes(game.box))

    def apart(self) -> Distant:
        return Distant(self.game)

    def _caller(self, name: str, kinds: tuple[str, ...]) -> Twin:
        names, numbers = row_source(kinds)
        arrays = "".join(f"a{i}, " for i, kind in enumerate(kinds) if kind != "int")
        source = f"def {name}({names}):\n    return crossing({name!r}, pack({numbers}), ({arrays}))\n"
        known = {"crossing": partial(Crossing, self.game.name), "pack": row_of(kinds).pack}
        return made(f"crossing {name}", source, known)[name]

    def _room(self, kind: Any, shape: tuple[int, ...]) -> Array:
        array = typed(kind, shape)()
        array.held = self._heap.held(ctypes.sizeof(array))
        array.place = (array.held.address, *shape) if kind is not ctypes.c_char else (array.held.address,)
        return array
