"""Rules on raw memory: what the module and the compiled form have in common.

Memory is an array of ctypes', in this process or in a module's own memory. It can be read and written like a list, and
`place` says where it is: the numbers that stand for it in the row of numbers with which an entry is called.
"""

from __future__ import annotations

import ctypes
from struct import Struct
from typing import Any

from spinney.engine.errors import SpinneyError
from spinney.engine.forms.program import parameters
from spinney.engine.forms.rules import Declared, Rules
from spinney.engine.link import Twin
from spinney.engine.memory import AXES

Array = Any
"""An array of ctypes' that has a `place`."""


class Raw(Rules):
    """Rules that work on raw bytes."""

    def __init__(self, game: Declared) -> None:
        super().__init__(game)
        self._linked: dict[Twin, Twin] = {}

    def link(self, function: Twin) -> Twin:
        if function not in self._linked:
            self._linked[function] = self._caller(function.__name__, parameters(function))
        return self._linked[function]

    def _caller(self, name: str, kinds: tuple[str, ...]) -> Twin:
        """A function that calls an entry of this name, which takes these kinds of things."""
        raise NotImplementedError

    def _stranger(self, name: str) -> SpinneyError:
        return SpinneyError(f"{name} is not part of the program of {self.game.name}.")

    # Memory.

    def _room(self, kind: Any, shape: tuple[int, ...]) -> Array:
        """A new array, all zero."""
        raise NotImplementedError

    def memory(self, data: bytes) -> Any:
        array = self._room(ctypes.c_char, (len(data),))
        ctypes.memmove(array, data, len(data))
        return array

    def tables(self, count: int) -> Any:
        return self._room(ctypes.c_char, (count * self.game.table_layout.size,))

    def number(self, memory: Any, field: str) -> int:
        layout = self.game.table_layout
        kind, at = layout.field(field).kind, layout.offsets[field]
        return int.from_bytes(memory[at : at + kind.size], "little", signed=kind.low < 0)

    def to_bytes(self, memory: Any) -> bytes:
        return bytes(memory)

    def copy(self, memory: Any) -> Any:
        return self.memory(bytes(memory))

    def numbers(self, *shape: int) -> Any:
        return self._room(ctypes.c_int64, shape)

    def fractions(self, *shape: int) -> Any:
        return self._room(ctypes.c_double, shape)

    def ints(self, count: int) -> Any:
        return self._room(ctypes.c_int32, (count,))

    def blank_shorts(self, count: int) -> Any:
        return self._room(ctypes.c_int16, (count,))

    def shorts(self, data: bytes, rows: int) -> Any:
        array = self._room(ctypes.c_int16, (rows, len(data) // 2 // rows))
        ctypes.memmove(array, data, len(data))
        return array

    def _stream(self, start: int) -> Any:
        array = self.unsigned(1)
        array[0] = start
        return array

    def unsigned(self, count: int) -> Any:
        return self._room(ctypes.c_uint64, (count,))


def typed(kind: Any, shape: tuple[int, ...]) -> Any:
    """The type of an array."""
    for length in reversed(shape):
        kind = kind * length
    return kind


def row_of(kinds: tuple[str, ...]) -> Struct:
    """The row of numbers that stand for the arguments of an entry."""
    return Struct(f"{sum(1 + AXES[kind] for kind in kinds)}q")


def row_source(kinds: tuple[str, ...]) -> tuple[str, str]:
    """Source text: the parameters of a function, and the numbers that stand for them."""
    names = [f"a{i}" for i in range(len(kinds))]
    numbers = [name if kind == "int" else f"*{name}.place" for name, kind in zip(names, kinds, strict=True)]
    return ", ".join(names), ", ".join(numbers)
