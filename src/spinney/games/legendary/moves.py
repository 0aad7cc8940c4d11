"""The moves of Legendary Forests, and the reasons for which one is refused."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.legendary.table import COLOURS, PLANET, ROUND, SIDES, TILES

MOVES = Moves(
    Kind("place", column=Part(ROUND, "column"), row=Part(ROUND, "row"), turn=Part(SIDES, "turn")),
    Kind("return"),
    Kind("plant", tile=Part(TILES, "tile"), edge=Part(SIDES, "edge"), colour=Part(COLOURS, "colour")),
)
MOST_LEGAL = SIDES * 2 * PLANET
"""In the last turn: 19 tiles in a row have 40 empty places beside them, and a tile may fit each in any turn."""

place = MOVES.writer("place")
place_turn = MOVES.reader("place", "turn")
is_place = MOVES.tester("place")


def place_at(at: int, turn: int) -> int:
    """The move that places the tile there: a place has the number column x ROUND + row, just as in the move."""
    return place(0, at, turn)


def placed_at(move: int) -> int:
    """The place of such a move."""
    return (move - place(0, 0, 0)) // SIDES


return_tile = MOVES.writer("return")
is_return = MOVES.tester("return")

plant = MOVES.writer("plant")
plant_tile = MOVES.reader("plant", "tile")
plant_edge = MOVES.reader("plant", "edge")
plant_colour = MOVES.reader("plant", "colour")
is_plant = MOVES.tester("plant")

REASONS = (
    "legal",
    "no-such-move",
    "game-over",
    "not-asked",
    "wait-for-others",
    "another-step",
    "occupied",
    "touches-nothing",
    "sides-differ",
    "must-place",
    "not-on-planet",
    "no-tree-on-grass",
    "wrong-colour",
    "no-tree-left",
    "zone-named-otherwise",
)
(
    LEGAL,
    NO_SUCH_MOVE,
    GAME_OVER,
    NOT_ASKED,
    WAIT_FOR_OTHERS,
    ANOTHER_STEP,
    OCCUPIED,
    TOUCHES_NOTHING,
    SIDES_DIFFER,
    MUST_PLACE,
    NOT_ON_PLANET,
    NO_TREE_ON_GRASS,
    WRONG_COLOUR,
    NO_TREE_LEFT,
    ZONE_NAMED_OTHERWISE,
) = range(len(REASONS))
