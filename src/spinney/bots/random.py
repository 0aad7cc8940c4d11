"""The bot that moves at random: every legal move is equally likely."""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import pick
from spinney.engine.layout import Record
from spinney.engine.moves import Move


class Random:
    name = "random"

    def choose(self, view: Record, seat: int, legal: list[Move], stream: Any) -> Move:
        plain = [int(stream[0])]  # the stream may be NumPy's, whose numbers complain when they wrap
        move = legal[pick(plain, len(legal))]
        stream[0] = plain[0]
        return move
