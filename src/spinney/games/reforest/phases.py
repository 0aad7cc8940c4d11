"""What a player can be asked. A number is never given to another phase: tables and records know it."""

from __future__ import annotations

ACTION = 0
PAY = 1
BEFORE = 2
GATHER = 3
AFTER = 4
EFFECTS = 5
DRAW = 6
PRICE = 7
UNDER = 8
STORE = 9
STOW = 10
RECLAIM = 11
REFRESH = 12
MOVE = 13
BURN = 14
TOLL = 15
LIMIT = 16
OVER = 17
