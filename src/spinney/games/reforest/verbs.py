"""What a step of an effect does [38 to 45]."""

from __future__ import annotations

LOOK = 0
DRAW = 1
DISCARD = 2
STORE = 3
RECLAIM = 4
REFRESH = 5
MOVE = 6
VISITOR_DRAW = 7
VISITOR_ADD = 8
BURN = 9
COST_FOR = 10
COST_PER = 11
COST_WHEN = 12
HAND_LIMIT = 13
REACH = 14
SCORE = 15
