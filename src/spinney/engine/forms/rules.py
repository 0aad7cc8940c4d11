"""Rules: what every form of a game's rules offers.

All have the same entries (`engine/entries.py`) and the same few ways to make memory, so code that uses `Rules` works
with any.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

from spinney.engine.advice import Advice
from spinney.engine.entries import ENTRIES
from spinney.engine.eye import Eye
from spinney.engine.layout import Layout
from spinney.engine.link import Twin
from spinney.engine.seeds import stream_seed

BY_NAME: dict[str, Twin] = {function.__name__: function for function in ENTRIES}


class Declared(Protocol):
    """What a game has to declare for its rules to be linked and used: a `Title` does."""

    name: str
    package: str
    folder: Path
    rules_version: int
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
    pack: Any
    net_file: Path

    @property
    def eye(self) -> Eye | None: ...

    def __hash__(self) -> int: ...

    def every_setting(self) -> Iterator[tuple[int, dict[str, str]]]: ...

    def fresh(self, players: int, choices: Mapping[str, str]) -> bytes: ...


class Rules:
    """A game's rules in one form. The entries are its methods: linked when they are first used."""

    form: str
    box: Any

    def __init__(self, game: Declared) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Twin:
        if name not in BY_NAME:
            raise AttributeError(name)
        twin = self.link(BY_NAME[name])
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

    def apart(self) -> Rules:
        """The same rules with memory of their own, where threads that use the same would wait for each other.

        Memory belongs to the rules that made it: entries of others do not take it.
        """
        return self

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

    def ints(self, count: int) -> Any:
        """An array of numbers of 32 bits, all zero."""
        raise NotImplementedError

    def blank_shorts(self, count: int) -> Any:
        """An array of numbers of 16 bits, all zero."""
        raise NotImplementedError

    def shorts(self, data: bytes, rows: int) -> Any:
        """So many rows of numbers of 16 bits with these bytes, the lower one of each first."""
        raise NotImplementedError

    def stream(self, seed: int | str) -> Any:
        """A bot's own stream of chance, from a number or from whatever names it."""
        return self._stream(stream_seed(seed) if isinstance(seed, str) else seed)

    def _stream(self, start: int) -> Any:
        raise NotImplementedError

    def unsigned(self, count: int) -> Any:
        """An array of unsigned numbers, all zero."""
        raise NotImplementedError
