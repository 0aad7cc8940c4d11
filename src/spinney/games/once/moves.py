"""The moves of Once Upon a Forest, and the phases that ask for each."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.once import phases
from spinney.games.once.table import COLUMNS, HAND, PILES, SEATS

CARD = Part(HAND, "card", "hand", below="hand_size")
MOVES = Moves(
    Kind("slip", pile=Part(PILES), asked=(phases.SLIP,)),
    Kind("draw", pile=Part(PILES), asked=(phases.OPENING, phases.DRAW)),
    Kind("place", hand=CARD, column=Part(COLUMNS), asked=(phases.PLACE, phases.LAST)),
    Kind("give", hand=CARD, to=Part(SEATS, "seat"), asked=(phases.GIVE,)),
    Kind("receive", column=Part(COLUMNS), asked=(phases.RECEIVE, phases.OBLIGATORY)),
    Kind("discard", hand=CARD, asked=(phases.DISCARD,)),
)
MOST_LEGAL = HAND * COLUMNS

place = MOVES.writer("place")
receive = MOVES.writer("receive")
