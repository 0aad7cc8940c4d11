"""The one kind of move of Sealed."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part

from . import phases
from .table import HAND

MOVES = Moves(Kind("lay", hand=Part(HAND, "card", "hand", below="hand_size"), asked=(phases.LAY,)))
MOST_LEGAL = HAND
