"""What a player can be asked. A number is never given to another phase: tables and records know it."""

from __future__ import annotations

LAY = 0
OVER = 1
