"""The moves of Dartmoor, and the reasons for which one is refused."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.dartmoor.table import CARDS, CAVES, HALVES, SLOTS, STANDS

MOVES = Moves(
    Kind("cave", cave=Part(CAVES, "cave")),
    Kind("draw"),
    Kind("take", card=Part(CARDS, "card")),
    Kind("play", half=Part(HALVES, "half")),
    Kind("lift", half=Part(HALVES, "half")),
    Kind("place", stand=Part(STANDS, "stand"), slot=Part(SLOTS, "slot")),
    Kind("pay", card=Part(CARDS, "card")),
    Kind("moor", card=Part(CARDS, "card")),
    Kind("store", card=Part(CARDS, "card")),
    Kind("lay", card=Part(CARDS, "card")),
    Kind("use"),
    Kind("pass"),
)
MOST_LEGAL = 2 * STANDS
"""A dragonfly that may go to both top slots of every moor. A hand has twenty halves at most."""

choose_cave = MOVES.writer("cave")
cave_chosen = MOVES.reader("cave", "cave")
is_cave = MOVES.tester("cave")

draw_card = MOVES.writer("draw")
is_draw = MOVES.tester("draw")

take = MOVES.writer("take")
take_card = MOVES.reader("take", "card")
is_take = MOVES.tester("take")

play_half = MOVES.writer("play")
half_played = MOVES.reader("play", "half")
is_play = MOVES.tester("play")

lift = MOVES.writer("lift")
half_lifted = MOVES.reader("lift", "half")
is_lift = MOVES.tester("lift")

place = MOVES.writer("place")
place_stand = MOVES.reader("place", "stand")
place_slot = MOVES.reader("place", "slot")
is_place = MOVES.tester("place")

pay = MOVES.writer("pay")
pay_card = MOVES.reader("pay", "card")
is_pay = MOVES.tester("pay")

moor = MOVES.writer("moor")
moor_card = MOVES.reader("moor", "card")
is_moor = MOVES.tester("moor")

store = MOVES.writer("store")
store_card = MOVES.reader("store", "card")
is_store = MOVES.tester("store")

lay = MOVES.writer("lay")
lay_card = MOVES.reader("lay", "card")
is_lay = MOVES.tester("lay")

use = MOVES.writer("use")
is_use = MOVES.tester("use")

decline = MOVES.writer("pass")
is_pass = MOVES.tester("pass")

REASONS = (
    "legal",
    "no-such-move",
    "game-over",
    "not-asked",
    "another-step",
    "cave-gone",
    "hand-full",
    "not-in-clearing",
    "not-in-hand",
    "no-such-half",
    "cannot-pay",
    "no-room",
    "other-kind",
    "not-your-stand",
    "does-not-fit",
    "out-of-order",
    "no-pass",
)
(
    LEGAL,
    NO_SUCH_MOVE,
    GAME_OVER,
    NOT_ASKED,
    ANOTHER_STEP,
    CAVE_GONE,
    HAND_FULL,
    NOT_IN_CLEARING,
    NOT_IN_HAND,
    NO_SUCH_HALF,
    CANNOT_PAY,
    NO_ROOM,
    OTHER_KIND,
    NOT_YOUR_STAND,
    DOES_NOT_FIT,
    OUT_OF_ORDER,
    NO_PASS,
) = range(len(REASONS))
