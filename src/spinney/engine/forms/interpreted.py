"""The interpreted form: rules as they stand, on plain records. It needs nothing but Python."""

from __future__ import annotations

from struct import unpack_from
from typing import Any

from spinney.engine.forms.rules import Declared, Rules
from spinney.engine.link import Twin, interpreted


class Interpreted(Rules):
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

    def ints(self, count: int) -> Any:
        return [0] * count

    def blank_shorts(self, count: int) -> Any:
        return [0] * count

    def shorts(self, data: bytes, rows: int) -> Any:
        columns = len(data) // 2 // rows
        return [list(unpack_from(f"<{columns}h", data, 2 * columns * row)) for row in range(rows)]

    def _stream(self, start: int) -> Any:
        return [start]

    def unsigned(self, count: int) -> Any:
        return [0] * count
