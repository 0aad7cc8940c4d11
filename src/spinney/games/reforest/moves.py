"""The moves of Reforest, and the phases that ask for each."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.reforest import phases
from spinney.games.reforest.table import CARDS, HAND, NURSERY, POOL, SPACES

CARD = Part(HAND, "card", "hand", below="hand_size")
ENERGY = Part(CARDS, "card", "energy", below="energy_size")
NURSERY_CARD = Part(NURSERY, "nursery")
SPACE = Part(SPACES, "space")
STACK = Part(SPACES, "stack")
EFFECTS = (phases.BEFORE, phases.AFTER, phases.EFFECTS)
DRAWS = (phases.GATHER, phases.DRAW)

MOVES = Moves(
    Kind("gather", asked=(phases.ACTION,)),
    Kind("grow", hand=CARD, space=SPACE, asked=(phases.ACTION,)),
    Kind("pay", hand=CARD, asked=(phases.PAY,)),
    Kind("spend", energy=ENERGY, asked=(phases.PAY,)),
    Kind("use", effect=Part(POOL, "effect"), asked=EFFECTS),
    Kind("draw", asked=DRAWS),
    Kind("take", nursery=NURSERY_CARD, asked=(*DRAWS, phases.STOW)),
    Kind("discard", hand=CARD, asked=(phases.PRICE, phases.LIMIT)),
    Kind("store", hand=CARD, asked=(phases.STORE,)),
    Kind("under", space=STACK, asked=(phases.UNDER,)),
    Kind("reclaim", energy=ENERGY, asked=(phases.RECLAIM,)),
    Kind("clear", nursery=NURSERY_CARD, asked=(phases.REFRESH, phases.TOLL)),
    Kind("mill", asked=(phases.TOLL,)),
    Kind("move", space=STACK, to=SPACE, asked=(phases.MOVE,)),
    Kind("burn", space=STACK, asked=(phases.BURN,)),
    Kind("done", asked=(*EFFECTS, *DRAWS, phases.REFRESH)),
)
MOST_LEGAL = HAND * SPACES + 1

grow = MOVES.writer("grow")
pay = MOVES.writer("pay")
spend = MOVES.writer("spend")
use = MOVES.writer("use")
take = MOVES.writer("take")
discard = MOVES.writer("discard")
store = MOVES.writer("store")
reclaim = MOVES.writer("reclaim")
clear = MOVES.writer("clear")
done = MOVES.writer("done")
