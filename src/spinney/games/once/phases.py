"""What a player can be asked. A number is never given to another phase: tables and records know it."""

from __future__ import annotations

SLIP = 0
OPENING = 1
PLACE = 2
GIVE = 3
RECEIVE = 4
DRAW = 5
DISCARD = 6
OBLIGATORY = 7
LAST = 8
OVER = 9
