"""What a player can be asked. A number is never given to another phase: tables and records know it."""

from __future__ import annotations

TURN = 0
LAY = 1
FELL = 2
BREAK = 3
FIGHT = 4
HELP = 5
TRANSPLANT = 6
REPLANT = 7
BONUS = 8
RESERVED = 9
DRAW = 10
TRUCK = 11
TRUCK_ON = 12
MOVE = 13
OVER = 14
