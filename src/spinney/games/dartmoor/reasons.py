"""Why a move may be refused; the first five reasons are common to all games (`engine/reasons.py`)."""

from __future__ import annotations

from spinney.engine.reasons import LEGAL as LEGAL

CAVE_GONE = 5
HAND_FULL = 6
NOT_IN_CLEARING = 7
NOT_IN_HAND = 8
NO_SUCH_HALF = 9
CANNOT_PAY = 10
NO_ROOM = 11
OTHER_KIND = 12
NOT_YOUR_STAND = 13
DOES_NOT_FIT = 14
OUT_OF_ORDER = 15
NO_PASS = 16
