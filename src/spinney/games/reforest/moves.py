"""The moves of Reforest, which of them each phase asks for, and the reasons for which one is refused."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.reforest import table as t
from spinney.games.reforest.table import CARDS, HAND, NURSERY, PHASES, POOL, SPACES

MOVES = Moves(
    Kind("gather"),
    Kind("grow", hand=Part(HAND, "card", "hand"), space=Part(SPACES, "space")),
    Kind("pay", hand=Part(HAND, "card", "hand")),
    Kind("spend", energy=Part(CARDS, "card", "energy")),
    Kind("use", effect=Part(POOL, "effect")),
    Kind("draw"),
    Kind("take", nursery=Part(NURSERY, "nursery")),
    Kind("discard", hand=Part(HAND, "card", "hand")),
    Kind("store", hand=Part(HAND, "card", "hand")),
    Kind("under", space=Part(SPACES, "stack")),
    Kind("reclaim", energy=Part(CARDS, "card", "energy")),
    Kind("clear", nursery=Part(NURSERY, "nursery")),
    Kind("mill"),
    Kind("move", space=Part(SPACES, "stack"), to=Part(SPACES, "space")),
    Kind("burn", space=Part(SPACES, "stack")),
    Kind("done"),
)
KINDS = len(MOVES.kinds)
KIND_FIRST = (*MOVES.bases.values(), MOVES.size)
(
    GATHER,
    GROW,
    PAY,
    SPEND,
    USE,
    DRAW,
    TAKE,
    DISCARD,
    STORE,
    UNDER,
    RECLAIM,
    CLEAR,
    MILL,
    MOVE,
    BURN,
    DONE,
) = range(KINDS)
MOST_LEGAL = HAND * SPACES + 1

_ASKED = {
    t.ACTION: (GATHER, GROW),
    t.PAY: (PAY, SPEND),
    t.BEFORE: (USE, DONE),
    t.GATHER: (DRAW, TAKE, DONE),
    t.AFTER: (USE, DONE),
    t.EFFECTS: (USE, DONE),
    t.DRAW: (DRAW, TAKE, DONE),
    t.PRICE: (DISCARD,),
    t.UNDER: (UNDER,),
    t.STORE: (STORE,),
    t.STOW: (TAKE,),
    t.RECLAIM: (RECLAIM,),
    t.REFRESH: (CLEAR, DONE),
    t.MOVE: (MOVE,),
    t.BURN: (BURN,),
    t.TOLL: (CLEAR, MILL),
    t.LIMIT: (DISCARD,),
    t.OVER: (),
}
KINDS_ASKED = tuple(sum(1 << kind for kind in _ASKED[phase]) for phase in range(len(PHASES)))
"""For each phase the kinds of move that it asks for, one bit each."""

REASONS = (
    "legal",
    "no-such-move",
    "game-over",
    "not-asked",
    "another-step",
    "no-such-card",
    "wrong-row",
    "not-taller",
    "first-low",
    "not-adjacent",
    "cannot-pay",
    "in-order",
    "energy-too-far",
    "deck-empty",
    "not-from-there",
    "no-card-there",
    "no-such-effect",
    "not-usable",
    "no-stack",
    "wrong-stack",
    "not-itself",
    "no-plant-there",
    "too-tall",
    "not-that-plant",
    "must-go-on",
    "must-draw",
)
(
    LEGAL,
    NO_SUCH_MOVE,
    GAME_OVER,
    NOT_ASKED,
    ANOTHER_STEP,
    NO_SUCH_CARD,
    WRONG_ROW,
    NOT_TALLER,
    FIRST_LOW,
    NOT_ADJACENT,
    CANNOT_PAY,
    IN_ORDER,
    ENERGY_TOO_FAR,
    DECK_EMPTY,
    NOT_FROM_THERE,
    NO_CARD_THERE,
    NO_SUCH_EFFECT,
    NOT_USABLE,
    NO_STACK,
    WRONG_STACK,
    NOT_ITSELF,
    NO_PLANT_THERE,
    TOO_TALL,
    NOT_THAT_PLANT,
    MUST_GO_ON,
    MUST_DRAW,
) = range(len(REASONS))
