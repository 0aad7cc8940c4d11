"""The table of Sealed: hands, what each has laid, the deck, and who took what."""

from __future__ import annotations

from spinney.engine.header import Choice, Event, Option, Use, header
from spinney.engine.layout import NOBODY, OWNER, Field, Layout, int8

RULES = 1
PLAYERS = (2, 3)
SEATS = 3
CARDS = 12
HAND = 3
NONE = -1

OPTIONS = (Option("strongest", (Choice("high"), Choice("low", (3,)))),)
STRONGEST = 0
HIGH, LOW = range(2)

PHASES = ("lay", "over")
LAY, OVER = range(len(PHASES))

EVENTS = (
    Event("laid", {"seat": "seat", "card": "card"}, secret=("card",)),
    Event("showed", {"seat": "seat", "card": "card"}),
    Event("took", {"seat": "seat", "cards": "number"}),
    Event("drew", {"seat": "seat", "card": "card"}, secret=("card",)),
    Event("ended", {}),
)
LAID, SHOWED, TOOK, DREW, ENDED = range(len(EVENTS))
MOST_EVENTS = 1 + SEATS + 1 + SEATS + 1

USES = (Use("shown", ("showed",), "card", named="card"),)

MOST_MOVES = CARDS

TABLE = Layout(
    "sealed table",
    *header(MOST_EVENTS),
    Field("starter", int8, holds="seat"),  # who took last: shows and draws first
    Field("hand_size", int8, (SEATS,), per_seat=True),
    Field("hand", int8, (SEATS, HAND), seen=OWNER, per_seat=True),
    Field("laid", int8, (SEATS,), seen=OWNER, per_seat=True),  # the slot of the card that was laid, still in hand
    Field("taken", int8, (CARDS,), holds="seat"),  # who took each card
    Field("deck_size", int8),
    Field("deck", int8, (CARDS,), seen=NOBODY),
)
