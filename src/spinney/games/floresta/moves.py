"""The moves of Floresta, and the phases that ask for each."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.floresta import phases
from spinney.games.floresta.table import CONDITIONS, HAND, PATHS, ROW, SIDES, SPACES, TOWERS

MOST_LYNX = 4  # that can be laid in a zone, and none
OFFERED = (
    phases.FELL,
    phases.BREAK,
    phases.FIGHT,
    phases.HELP,
    phases.TRANSPLANT,
    phases.BONUS,
    phases.RESERVED,
    phases.TRUCK_ON,
    phases.MOVE,
)
"""Phases in which something may be declined, at least at times."""
MUST_DECIDE = (phases.TURN, phases.LAY, phases.REPLANT, phases.DRAW, phases.TRUCK)
"""Phases in which something must be done."""

CARD = Part(HAND, "card", "hand", below="hand_size")
SPACE = Part(SIDES * SPACES, "space")
PATH = Part(SIDES * PATHS, "path")
CONDITION = Part(CONDITIONS, "condition")
MOVES = Moves(
    Kind("plant", hand=CARD, space=SPACE, asked=(phases.TURN,)),
    Kind("build", hand=CARD, tower=Part(TOWERS, "tower"), asked=(phases.TURN,)),
    Kind("throw", hand=CARD, asked=(phases.TURN,)),
    Kind("lay", lynx=Part(MOST_LYNX, "amount"), asked=(phases.LAY,)),
    Kind("fell", asked=(phases.FELL,)),
    Kind("block", path=PATH, asked=(phases.BREAK,)),
    Kind("quench", path=PATH, asked=(phases.FIGHT, phases.TRUCK, phases.TRUCK_ON)),
    Kind("accept", asked=(phases.HELP,)),
    Kind("transplant", space=SPACE, asked=(phases.TRANSPLANT,)),
    Kind("replant", space=SPACE, asked=(phases.REPLANT,)),
    Kind("bonus", condition=CONDITION, space=SPACE, asked=(phases.BONUS,)),
    Kind("reserve", condition=CONDITION, asked=(phases.BONUS,)),
    Kind("grow", space=SPACE, asked=(phases.RESERVED,)),
    Kind("take", place=Part(ROW, "place"), asked=(phases.DRAW,)),
    Kind("move", space=SPACE, asked=(phases.MOVE,)),
    Kind("decline", asked=(*OFFERED, *MUST_DECIDE)),
)
MOST_LEGAL = 210
"""Three cards on sixty spaces, four towers each, or thrown away: more than ever fit at once."""

plant = MOVES.writer("plant")
build = MOVES.writer("build")
block = MOVES.writer("block")
quench = MOVES.writer("quench")
transplant = MOVES.writer("transplant")
replant = MOVES.writer("replant")
bonus = MOVES.writer("bonus")
reserve = MOVES.writer("reserve")
grow = MOVES.writer("grow")
take = MOVES.writer("take")
move = MOVES.writer("move")
decline = MOVES.writer("decline")
