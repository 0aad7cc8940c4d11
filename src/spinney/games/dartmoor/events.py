"""What can happen, as the chronicle tells it: a number, and what its parts are."""

from __future__ import annotations

from spinney.engine.header import Event

CHOSE = Event(0, seat="seat", cave="cave")
DREW = Event(1, seat="seat", card="card", secret=("card",))
TOOK = Event(2, seat="seat", card="card")
PLAYED = Event(3, seat="seat", half="half")
CHOSE_PLACE = Event(4, seat="seat", stand="stand", slot="slot")
PICKED = Event(5, seat="seat", card="card", secret=("card",))
PAID = Event(6, seat="seat", card="card")
PLACED = Event(7, seat="seat", half="half", stand="stand")
COVERED = Event(8, seat="seat", card="card", stand="stand", secret=("card",))
REVEALED = Event(9, card="card")
EFFECT = Event(10, seat="seat", species="species")
BONUS = Event(11, seat="seat", species="species")
AGAIN = Event(12, seat="seat")
STORED = Event(13, seat="seat", card="card")
LAID = Event(14, seat="seat", card="card")
DECLINED = Event(15, seat="seat")
STUCK = Event(16, seat="seat")
SHOWED = Event(17, seat="seat", card="card")
CLEARED = Event(18, cards="number")
WINTER = Event(19, winter="number")
ENDED = Event(20)
