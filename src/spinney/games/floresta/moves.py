"""The moves of Floresta, and the reasons for which one is refused."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.floresta.table import CONDITIONS, HAND, PATHS, ROW, SIDES, SPACES, TOWERS

ALL_SPACES = SIDES * SPACES
ALL_PATHS = SIDES * PATHS
MOST_LYNX = 4  # that can be laid in a zone, and none

MOVES = Moves(
    Kind("plant", hand=Part(HAND, "card", "hand"), space=Part(ALL_SPACES, "space")),
    Kind("build", hand=Part(HAND, "card", "hand"), tower=Part(TOWERS, "tower")),
    Kind("throw", hand=Part(HAND, "card", "hand")),
    Kind("lay", lynx=Part(MOST_LYNX, "amount")),
    Kind("fell"),
    Kind("block", path=Part(ALL_PATHS, "path")),
    Kind("quench", path=Part(ALL_PATHS, "path")),
    Kind("accept"),
    Kind("transplant", space=Part(ALL_SPACES, "space")),
    Kind("replant", space=Part(ALL_SPACES, "space")),
    Kind("bonus", condition=Part(CONDITIONS, "condition"), space=Part(ALL_SPACES, "space")),
    Kind("reserve", condition=Part(CONDITIONS, "condition")),
    Kind("grow", space=Part(ALL_SPACES, "space")),
    Kind("take", place=Part(ROW, "place")),
    Kind("move", space=Part(ALL_SPACES, "space")),
    Kind("decline"),
)
MOST_LEGAL = 210
"""Three cards on sixty spaces, four towers each, or thrown away: more than ever fit at once."""

plant = MOVES.writer("plant")
plant_hand = MOVES.reader("plant", "hand")
plant_space = MOVES.reader("plant", "space")
is_plant = MOVES.tester("plant")

build = MOVES.writer("build")
build_hand = MOVES.reader("build", "hand")
build_tower = MOVES.reader("build", "tower")
is_build = MOVES.tester("build")

throw = MOVES.writer("throw")
throw_hand = MOVES.reader("throw", "hand")
is_throw = MOVES.tester("throw")

lay = MOVES.writer("lay")
lay_lynx = MOVES.reader("lay", "lynx")
is_lay = MOVES.tester("lay")

fell = MOVES.writer("fell")
is_fell = MOVES.tester("fell")

block = MOVES.writer("block")
block_path = MOVES.reader("block", "path")
is_block = MOVES.tester("block")

quench = MOVES.writer("quench")
quench_path = MOVES.reader("quench", "path")
is_quench = MOVES.tester("quench")

accept = MOVES.writer("accept")
is_accept = MOVES.tester("accept")

transplant = MOVES.writer("transplant")
transplant_space = MOVES.reader("transplant", "space")
is_transplant = MOVES.tester("transplant")

replant = MOVES.writer("replant")
replant_space = MOVES.reader("replant", "space")
is_replant = MOVES.tester("replant")

bonus = MOVES.writer("bonus")
bonus_condition = MOVES.reader("bonus", "condition")
bonus_space = MOVES.reader("bonus", "space")
is_bonus = MOVES.tester("bonus")

reserve = MOVES.writer("reserve")
reserve_condition = MOVES.reader("reserve", "condition")
is_reserve = MOVES.tester("reserve")

grow = MOVES.writer("grow")
grow_space = MOVES.reader("grow", "space")
is_grow = MOVES.tester("grow")

take = MOVES.writer("take")
take_place = MOVES.reader("take", "place")
is_take = MOVES.tester("take")

move_to = MOVES.writer("move")
move_space = MOVES.reader("move", "space")
is_move = MOVES.tester("move")

decline = MOVES.writer("decline")
is_decline = MOVES.tester("decline")

REASONS = (
    "legal",
    "no-such-move",
    "game-over",
    "not-asked",
    "another-step",
    "no-such-card",
    "not-in-play",
    "occupied",
    "not-reached",
    "next-to-own",
    "row-taken",
    "too-few-lynx",
    "colour",
    "too-few-axes",
    "tower-taken",
    "tower-finished",
    "too-many-lynx",
    "no-break-there",
    "no-marker",
    "not-connected",
    "no-tree-of-yours",
    "just-planted",
    "nowhere-to-go",
    "other-board",
    "condition-not-met",
    "no-reserve",
    "out-of-reach",
    "not-in-row",
    "compulsory",
)
(
    LEGAL,
    NO_SUCH_MOVE,
    GAME_OVER,
    NOT_ASKED,
    ANOTHER_STEP,
    NO_SUCH_CARD,
    NOT_IN_PLAY,
    OCCUPIED,
    NOT_REACHED,
    NEXT_TO_OWN,
    ROW_TAKEN,
    TOO_FEW_LYNX,
    COLOUR,
    TOO_FEW_AXES,
    TOWER_TAKEN,
    TOWER_FINISHED,
    TOO_MANY_LYNX,
    NO_BREAK_THERE,
    NO_MARKER,
    NOT_CONNECTED,
    NO_TREE_OF_YOURS,
    JUST_PLANTED,
    NOWHERE_TO_GO,
    OTHER_BOARD,
    CONDITION_NOT_MET,
    NO_RESERVE,
    OUT_OF_REACH,
    NOT_IN_ROW,
    COMPULSORY,
) = range(len(REASONS))
