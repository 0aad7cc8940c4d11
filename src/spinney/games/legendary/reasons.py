"""Why a move may be refused; the first five reasons are common to all games (`engine/reasons.py`)."""

from __future__ import annotations

from spinney.engine.reasons import LEGAL as LEGAL

WAIT_FOR_OTHERS = 5
OCCUPIED = 6
TOUCHES_NOTHING = 7
SIDES_DIFFER = 8
MUST_PLACE = 9
NOT_ON_PLANET = 10
NO_TREE_ON_GRASS = 11
WRONG_COLOUR = 12
NO_TREE_LEFT = 13
ZONE_NAMED_OTHERWISE = 14
