"""The bot that moves at random: every legal move is equally likely."""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import pick
from spinney.engine.layout import Record
from spinney.engine.moves import Move


class Random:
    name = "random"

    def choose(self, view: Record, seat: int, legal: list[Move], stream: Any) -> Move:
        return legal[pick(stream, len(legal))]
