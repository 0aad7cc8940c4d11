"""The bot that moves at random: every legal move is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.bots.thinking import Thinking, plain
from spinney.engine.chance import pick


class Random:
    name = "random"

    def choose(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> int:
        with plain(stream) as own:
            return legal[pick(own, len(legal))]

    def choosing(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[int]:
        yield from ()  # there is nothing to think about
        return self.choose(view, seat, legal, stream)
