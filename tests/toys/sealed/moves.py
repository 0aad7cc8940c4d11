"""The one kind of move of Sealed."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from toys.sealed.table import HAND

MOVES = Moves(Kind("lay", hand=Part(HAND, "card", "hand")))
MOST_LEGAL = HAND

lay = MOVES.writer("lay")
lay_hand = MOVES.reader("lay", "hand")

REASONS = ("legal", "no-such-move", "game-over", "not-asked", "no-such-card")
LEGAL, NO_SUCH_MOVE, GAME_OVER, NOT_ASKED, NO_SUCH_CARD = range(len(REASONS))
