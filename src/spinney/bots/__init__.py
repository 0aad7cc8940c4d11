"""Bots: players of any game. A bot is given what its seat may know, its legal moves and a stream of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Bot(Protocol):
    """Whoever chooses moves: never from the table itself, always from a view of it."""

    name: str

    def choose(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> int:
        """One of the legal moves of this seat.

        `view` is what `Match.view_bytes(seat)` gives (`game.table_layout.plain(view)` makes it readable), `stream`
        (`Rules.stream`) all the chance there is for a bot.
        """
        ...
