"""What can happen, as the chronicle tells it: a number, and what its parts are."""

from __future__ import annotations

from spinney.engine.header import Event

SLIPPED = Event(0, seat="seat", card="card", pile="number")
DREW = Event(1, seat="seat", card="card", pile="number")  # others see the back: secrets.py
PLACED = Event(2, seat="seat", card="card", column="number")
COVERED = Event(3, seat="seat", card="card", column="number")
COMPLETED = Event(4, seat="seat", column="number")
GAVE = Event(5, seat="seat", to="seat", card="card")
DISCARDED = Event(6, seat="seat", card="card")
TURNED = Event(7, seat="seat", card="card")
ENDED = Event(8)
