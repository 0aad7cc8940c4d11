"""Why a move may be refused; the first five reasons are common to all games (`engine/reasons.py`)."""

from __future__ import annotations

from spinney.engine.reasons import LEGAL as LEGAL

NO_SUCH_CARD = 5
WRONG_ROW = 6
NOT_TALLER = 7
FIRST_LOW = 8
NOT_ADJACENT = 9
CANNOT_PAY = 10
OUT_OF_ORDER = 11
ENERGY_TOO_FAR = 12
DECK_EMPTY = 13
NOT_FROM_THERE = 14
NO_CARD_THERE = 15
NO_SUCH_EFFECT = 16
NOT_USABLE = 17
NO_STACK = 18
WRONG_STACK = 19
NOT_ITSELF = 20
NO_PLANT_THERE = 21
TOO_TALL = 22
NOT_THAT_PLANT = 23
MUST_GO_ON = 24
MUST_DRAW = 25
