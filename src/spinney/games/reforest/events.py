"""What can happen, as the chronicle tells it: a number, and what its parts are."""

from __future__ import annotations

from spinney.engine.header import Event

GATHERS = Event(0, seat="seat")
DREW = Event(1, seat="seat", card="card")  # named to whoever knows the card: secrets.py
TOOK = Event(2, seat="seat", card="card")
PAID = Event(3, seat="seat", card="card")
GREW = Event(4, seat="seat", card="card", space="space")
COVERED = Event(5, seat="seat", card="card")
WITHERED = Event(6, seat="seat", card="card")
USED = Event(7, seat="seat", card="card")
LOOKED = Event(8, seat="seat", card="card", secret=("card",))
DISCARDED = Event(9, seat="seat", card="card")
STORED = Event(10, seat="seat", card="card", space="space")  # as above
STOWED = Event(11, seat="seat", card="card", space="space")
RECLAIMED = Event(12, seat="seat", card="card", space="space")  # as above
MOVED = Event(13, seat="seat", card="card", space="space")
BURNED = Event(14, seat="seat", card="card", space="space")
CLEARED = Event(15, card="card")
LAID = Event(16, card="card")
MILLED = Event(17, card="card")
VISITED = Event(18, seat="seat", visitor="visitor")
INVITED = Event(19, visitor="visitor")
ROUND_ENDED = Event(20, round="number")
AWARDED = Event(21, seat="seat", visitor="visitor", matches="count")
WAITS = Event(22, visitor="visitor")
LEFT = Event(23, visitor="visitor")
RESET = Event(24, cards="cards")
OCCURRED = Event(25, event="event")
ENDED = Event(26)
CHALLENGE = Event(27, verdict="verdict", score="points", target="count")
