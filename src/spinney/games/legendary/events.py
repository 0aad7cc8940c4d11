"""What can happen, as the chronicle tells it: a number, and what its parts are."""

from __future__ import annotations

from spinney.engine.header import Event

DREW = Event(0, seat="seat", tile="tile", light="light")
READY = Event(1, seat="seat")  # says that, not where: the others are still choosing
PLACED = Event(2, seat="seat", place="place", turn="turn")
RETURNED = Event(3, seat="seat")
CLOSED = Event(4, seat="seat", zone="zone", runes="runes")
PLANTED = Event(5, seat="seat", zone="zone", runes="runes")
PASSED = Event(6, seat="seat")
ENDED = Event(7)
