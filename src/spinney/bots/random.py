"""The bot that moves at random: every legal move is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.bots.thinking import Thinking
from spinney.engine.chance import pick


class Random:
    name = "random"

    def choose(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> int:
        plain = [int(stream[0])]  # the stream may be NumPy's, whose numbers complain when they wrap
        move = legal[pick(plain, len(legal))]
        stream[0] = plain[0]
        return move

    def choosing(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[int]:
        yield from ()  # there is nothing to think about
        return self.choose(view, seat, legal, stream)
