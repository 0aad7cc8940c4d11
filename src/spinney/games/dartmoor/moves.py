"""The moves of Dartmoor, and the phases that ask for each."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.dartmoor import phases
from spinney.games.dartmoor.table import CARDS, CAVES, HALVES, SLOTS, STANDS

CARD = Part(CARDS, "card")
HALF = Part(HALVES, "half")
MOVES = Moves(
    Kind("cave", cave=Part(CAVES, "cave"), asked=(phases.CAVE,)),
    Kind("draw", asked=(phases.ACTION, phases.SECOND)),
    Kind("take", card=CARD, asked=(phases.ACTION, phases.SECOND, phases.TAKE)),
    Kind("play", half=HALF, asked=(phases.ACTION, phases.FREE)),
    Kind("lift", half=HALF, asked=(phases.LIFT,)),
    Kind("place", stand=Part(STANDS, "stand"), slot=Part(SLOTS, "slot"), asked=(phases.PLACE,)),
    Kind("pay", card=CARD, asked=(phases.PAY,)),
    Kind("moor", card=CARD, asked=(phases.MOOR,)),
    Kind("store", card=CARD, asked=(phases.STORE,)),
    Kind("lay", card=CARD, asked=(phases.LAY,)),
    Kind("use", asked=(phases.EFFECT,)),
    Kind("pass", asked=(phases.EFFECT, phases.TAKE, phases.FREE, phases.LIFT, phases.MOOR, phases.STORE, phases.LAY)),
)
MOST_LEGAL = 2 * STANDS
"""A dragonfly that may go to both top slots of every moor. A hand has twenty halves at most."""

take = MOVES.writer("take")
play = MOVES.writer("play")
lift = MOVES.writer("lift")
place = MOVES.writer("place")
pay = MOVES.writer("pay")
moor = MOVES.writer("moor")
store = MOVES.writer("store")
lay = MOVES.writer("lay")
