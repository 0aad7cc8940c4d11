"""What a player can be asked. A number is never given to another phase: tables and records know it."""

from __future__ import annotations

CAVE = 0
ACTION = 1
SECOND = 2
PLACE = 3
PAY = 4
EFFECT = 5
TAKE = 6
FREE = 7
LIFT = 8
MOOR = 9
STORE = 10
LAY = 11
OVER = 12
