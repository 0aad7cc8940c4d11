"""What can happen, as the chronicle tells it: a number, and what its parts are."""

from __future__ import annotations

from spinney.engine.header import Event

PLANTED = Event(0, seat="seat", card="card", space="space")
PAID = Event(1, seat="seat", amount="amount")
DOUBLED = Event(2, seat="seat", space="space")
BUILT = Event(3, seat="seat", card="card", tower="tower")
THREW = Event(4, seat="seat", card="card")
LAID = Event(5, seat="seat", amount="amount", space="space")
GAINED = Event(6, seat="seat", amount="amount", token="token")
FELLED = Event(7, seat="seat", amount="amount", side="side")
BROKE = Event(8, seat="seat", path="path")
QUENCHED = Event(9, seat="seat", path="path")
TRANSPLANTED = Event(10, seat="seat", from_="space", space="space")
REWARDED = Event(11, seat="seat", condition="condition", space="space")
RESERVED = Event(12, seat="seat", condition="condition")
GREW = Event(13, seat="seat", space="space")
TOOK = Event(14, seat="seat", card="card")
DROVE = Event(15, seat="seat", side="side")
BURNED = Event(16, seat="seat", amount="amount")
SPREAD = Event(17, side="side", amount="amount")
TURNED = Event(18, card="card")
ROLLED = Event(19, card="card", amount="amount")
KINDLED = Event(20, side="side", amount="amount", value="amount")
BEGAN = Event(21, seat="seat")
MOVED = Event(22, seat="seat", from_="space", space="space")
ENDED = Event(23)
