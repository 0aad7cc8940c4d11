"""What can happen, as the chronicle tells it: a number, and what its parts are.

A set of spaces or paths has bit `i` for the i-th of the side that the event names, as the table has. So a reader of the
log knows what has changed, and why, without the rules.
"""

from __future__ import annotations

from spinney.engine.header import Event

PLANTED = Event(0, seat="seat", card="card", space="space")
PAID = Event(1, seat="seat", amount="amount")
DOUBLED = Event(2, seat="seat", space="space")
BUILT = Event(3, seat="seat", card="card", tower="tower")
THREW = Event(4, seat="seat", card="card")
LAID = Event(5, seat="seat", amount="amount", space="space")
GAINED = Event(6, seat="seat", amount="amount", token="token")
FELLED = Event(7, seat="seat", side="side", spaces="set")
BROKE = Event(8, seat="seat", path="path")
QUENCHED = Event(9, seat="seat", path="path")
TRANSPLANTED = Event(10, seat="seat", from_="space", space="space")
REWARDED = Event(11, seat="seat", condition="condition", space="space")
RESERVED = Event(12, seat="seat", condition="condition")
GREW = Event(13, seat="seat", space="space")
TOOK = Event(14, seat="seat", card="card")
DROVE = Event(15, seat="seat", side="side")
BURNED = Event(16, seat="seat", amount="amount")
SPREAD = Event(17, side="side", paths="set")
TURNED = Event(18, card="card")
ROLLED = Event(19, card="card", amount="amount")
KINDLED = Event(20, side="side", spaces="set", paths="set")
BEGAN = Event(21, seat="seat")
MOVED = Event(22, seat="seat", from_="space", space="space")
ENDED = Event(23)
STAYED = Event(24, seat="seat", side="side")  # a truck that puts out fire where it stands
SCORCHED = Event(25, side="side", single="set", double="set")  # trees that cost their owners a point each, or two
HELD = Event(26, seat="seat", side="side")  # whose truck keeps fire from spreading
PASSED = Event(27, side="side", value="amount", next="amount")  # the next value that kindles something
BURNS_ALREADY = Event(28, side="side")  # why nothing new is kindled
NOTHING_FREE = Event(29, side="side")
