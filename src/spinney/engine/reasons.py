"""Why any move of any game may be refused; a game's own reasons go on from here, in its `reasons.py`."""

from __future__ import annotations

LEGAL = 0
NO_SUCH_MOVE = 1
GAME_OVER = 2
NOT_ASKED = 3
ANOTHER_STEP = 4  # the phase asks for another kind of move
