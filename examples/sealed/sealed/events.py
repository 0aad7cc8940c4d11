"""What can happen, as the chronicle tells it: a number, and what its parts are."""

from __future__ import annotations

from spinney.engine.header import Event

LAID = Event(0, seat="seat", card="card", secret=("card",))
SHOWED = Event(1, seat="seat", card="card")
TOOK = Event(2, seat="seat", card="card")  # the strongest card, with which all were taken
DREW = Event(3, seat="seat", card="card", secret=("card",))
ENDED = Event(4)
