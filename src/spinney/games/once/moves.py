"""The moves of Once Upon a Forest, and the reasons for which one is refused."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.once.table import COLUMNS, HAND, PILES, SEATS

MOVES = Moves(
    Kind("slip", pile=Part(PILES)),
    Kind("draw", pile=Part(PILES)),
    Kind("place", hand=Part(HAND, "card", "hand"), column=Part(COLUMNS)),
    Kind("give", hand=Part(HAND, "card", "hand"), to=Part(SEATS, "seat")),
    Kind("receive", column=Part(COLUMNS)),
    Kind("discard", hand=Part(HAND, "card", "hand")),
)
MOST_LEGAL = HAND * COLUMNS

slip = MOVES.writer("slip")
slip_pile = MOVES.reader("slip", "pile")
is_slip = MOVES.tester("slip")

draw_from = MOVES.writer("draw")
draw_pile = MOVES.reader("draw", "pile")
is_draw = MOVES.tester("draw")

place = MOVES.writer("place")
place_hand = MOVES.reader("place", "hand")
place_column = MOVES.reader("place", "column")
is_place = MOVES.tester("place")

give = MOVES.writer("give")
give_hand = MOVES.reader("give", "hand")
give_to = MOVES.reader("give", "to")
is_give = MOVES.tester("give")

receive = MOVES.writer("receive")
receive_column = MOVES.reader("receive", "column")
is_receive = MOVES.tester("receive")

discard = MOVES.writer("discard")
discard_hand = MOVES.reader("discard", "hand")
is_discard = MOVES.tester("discard")

REASONS = (
    "legal",
    "no-such-move",
    "game-over",
    "not-asked",
    "another-step",
    "no-such-card",
    "no-such-seat",
    "not-to-yourself",
    "pile-empty",
    "obligatory-pile",
    "no-such-column",
    "column-incomplete",
)
(
    LEGAL,
    NO_SUCH_MOVE,
    GAME_OVER,
    NOT_ASKED,
    ANOTHER_STEP,
    NO_SUCH_CARD,
    NO_SUCH_SEAT,
    NOT_TO_YOURSELF,
    PILE_EMPTY,
    PILE_OBLIGATORY,
    NO_SUCH_COLUMN,
    COLUMN_INCOMPLETE,
) = range(len(REASONS))
