"""Why a move may be refused; the first five reasons are common to all games (`engine/reasons.py`)."""

from __future__ import annotations

from spinney.engine.reasons import LEGAL as LEGAL

NO_SUCH_CARD = 5
NOT_IN_PLAY = 6
OCCUPIED = 7
NOT_REACHED = 8
NEXT_TO_OWN = 9
ROW_TAKEN = 10
TOO_FEW_LYNX = 11
COLOUR = 12
TOO_FEW_AXES = 13
TOWER_TAKEN = 14
TOWER_FINISHED = 15
TOO_MANY_LYNX = 16
NO_BREAK_THERE = 17
NO_MARKER = 18
NOT_CONNECTED = 19
NO_TREE_OF_YOURS = 20
JUST_PLANTED = 21
NOWHERE_TO_GO = 22
OTHER_BOARD = 23
CONDITION_NOT_MET = 24
NO_RESERVE = 25
OUT_OF_REACH = 26
NOT_IN_ROW = 27
COMPULSORY = 28
