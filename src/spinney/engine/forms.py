"""The forms in which a game's rules run: interpreted on plain records, or compiled on raw bytes.

Both offer the same entries (`entries.py`) and the same few ways to make memory, so code that uses `Rules` works with
either.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import Any, Protocol

from spinney.engine import entries
from spinney.engine.advice import Advice
from spinney.engine.layout import Layout
from spinney.engine.link import Twin, interpreted
from spinney.engine.native import Compiler
from spinney.engine.seeds import stream_seed

ENTRIES = (
    "setup",
    "legal",
    "refuse",
    "decide",
    "score",
    "standing",
    "points_to_beat",
    "turns_begun",
    "conceal",
    "redeal",
    "simulate",
)


class Declared(Protocol):
    """What a game has to declare for its rules to be linked and used: a `Title` does."""

    name: str
    package: str
    meaning: Mapping[Twin, Twin]
    box: Any
    box_layout: Layout
    table_layout: Layout
    seats: int
    most_legal: int
    most_moves: int
    sheet: tuple[str, ...]
    point: int
    advice: Advice

    def every_setting(self) -> Iterator[tuple[int, dict[str, str]]]: ...

    def fresh(self, players: int, choices: Mapping[str, str]) -> bytes: ...


class Rules:
    """A game's rules in one form. The entries are its methods: linked when they are first used."""

    form: str
    box: Any

    def __init__(self, game: Declared) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Twin:
        if name not in ENTRIES:
            raise AttributeError(name)
        twin = self.link(getattr(entries, name))
        self.__dict__[name] = twin
        return twin

    def sheet(self, memory: Any, seat: int, box: Any = None) -> tuple[dict[str, int], int]:
        """The lines of a seat's score sheet and their sum; with another box than the game's own, if one is given."""
        numbers = self.numbers(len(self.game.sheet))
        total = self.score(self.box if box is None else box, memory, seat, numbers)
        return dict(zip(self.game.sheet, map(int, numbers), strict=True)), int(total)

    def link(self, function: Twin) -> Twin:
        """Generic code, linked to this game."""
        raise NotImplementedError

    def memory(self, data: bytes) -> Any:
        """A table of its own with these bytes."""
        raise NotImplementedError

    def tables(self, count: int) -> Any:
        """Several tables in a row, all zero: room for generic code to work in."""
        raise NotImplementedError

    def number(self, memory: Any, field: str) -> int:
        """A field of a table that is a single number, without looking at the rest."""
        raise NotImplementedError

    def to_bytes(self, memory: Any) -> bytes:
        raise NotImplementedError

    def copy(self, memory: Any) -> Any:
        raise NotImplementedError

    def numbers(self, *shape: int) -> Any:
        """An array of ordinary numbers, all zero."""
        raise NotImplementedError

    def fractions(self, *shape: int) -> Any:
        """An array of floating-point numbers, all zero: for searches, never for rules."""
        raise NotImplementedError

    def stream(self, seed: int | str) -> Any:
        """A bot's own stream of chance, from a number or from whatever names it."""
        return self._stream(stream_seed(seed) if isinstance(seed, str) else seed)

    def _stream(self, start: int) -> Any:
        raise NotImplementedError

    def unsigned(self, count: int) -> Any:
        """An array of unsigned numbers, all zero."""
        raise NotImplementedError


class Interpreted(Rules):
    """Rules as they stand, on plain records: needs nothing but Python."""

    form = "interpreted"

    def __init__(self, game: Declared) -> None:
        super().__init__(game)
        self._linker = interpreted(game.meaning, game.table_layout.copy_into)
        self.box = game.box

    def link(self, function: Twin) -> Twin:
        return self._linker.twin(function)

    def memory(self, data: bytes) -> Any:
        return self.game.table_layout.plain(data)

    def tables(self, count: int) -> Any:
        return [self.game.table_layout.plain() for _table in range(count)]

    def number(self, memory: Any, field: str) -> int:
        value: int = getattr(memory, field)
        return value

    def to_bytes(self, memory: Any) -> bytes:
        return self.game.table_layout.to_bytes(memory)

    def copy(self, memory: Any) -> Any:
        return self.game.table_layout.copy(memory)

    def numbers(self, *shape: int) -> Any:
        if len(shape) == 1:
            return [0] * shape[0]
        return [self.numbers(*shape[1:]) for _ in range(shape[0])]

    def fractions(self, *shape: int) -> Any:
        return self.numbers(*shape)

    def _stream(self, start: int) -> Any:
        return [start]

    def unsigned(self, count: int) -> Any:
        return [0] * count


class Compiled(Rules):
    """Rules compiled by Numba, on raw bytes."""

    form = "compiled"

    def __init__(self, game: Declared) -> None:
        import numpy

        super().__init__(game)
        self._numpy = numpy
        self.compiler = Compiler(game.name, game.meaning, game.box_layout.dtype(), game.table_layout.dtype())
        self.box = self.memory(game.box_layout.to_bytes(game.box))

    @staticmethod
    def possible() -> bool:
        return find_spec("numba") is not None

    def link(self, function: Twin) -> Twin:
        return self.compiler.entry(function)

    def memory(self, data: bytes) -> Any:
        return self._numpy.frombuffer(bytearray(data), dtype=self._numpy.uint8)

    def tables(self, count: int) -> Any:
        return self.memory(bytes(count * self.game.table_layout.size))

    def number(self, memory: Any, field: str) -> int:
        layout = self.game.table_layout
        kind, at = layout.field(field).kind, layout.offsets[field]
        return int.from_bytes(memory[at : at + kind.size].tobytes(), "little", signed=kind.low < 0)

    def to_bytes(self, memory: Any) -> bytes:
        data: bytes = memory.tobytes()
        return data

    def copy(self, memory: Any) -> Any:
        return memory.copy()

    def numbers(self, *shape: int) -> Any:
        return self._numpy.zeros(shape, dtype=self._numpy.int64)

    def fractions(self, *shape: int) -> Any:
        return self._numpy.zeros(shape, dtype=self._numpy.float64)

    def _stream(self, start: int) -> Any:
        return self._numpy.array([start], dtype=self._numpy.uint64)

    def unsigned(self, count: int) -> Any:
        return self._numpy.zeros(count, dtype=self._numpy.uint64)
