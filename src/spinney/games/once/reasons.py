"""Why a move may be refused; the first five reasons are common to all games (`engine/reasons.py`)."""

from __future__ import annotations

from spinney.engine.reasons import LEGAL as LEGAL

NO_SUCH_CARD = 5
NO_SUCH_SEAT = 6
NOT_TO_YOURSELF = 7
PILE_EMPTY = 8
OBLIGATORY_PILE = 9
NO_SUCH_COLUMN = 10
COLUMN_INCOMPLETE = 11
