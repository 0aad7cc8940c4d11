"""Bots: players of any game. A bot is given what its seat may know, its legal moves and a stream of its own."""

from __future__ import annotations

from typing import Any, Protocol

from spinney.engine.layout import Record
from spinney.engine.moves import Move


class Bot(Protocol):
    """Whoever chooses moves: never from the table itself, always from a view of it."""

    name: str

    def choose(self, view: Record, seat: int, legal: list[Move], stream: Any) -> Move:
        """One of the legal moves of this seat. `stream` (`Rules.stream`) is all the chance there is for a bot."""
        ...
