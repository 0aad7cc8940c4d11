"""The moves of Legendary Forests, and the phases that ask for each."""

from __future__ import annotations

from spinney.engine.moves import Kind, Moves, Part
from spinney.games.legendary import phases
from spinney.games.legendary.table import COLOURS, PLANET, ROUND, SIDES, TILES

MOVES = Moves(
    Kind(
        "place",
        column=Part(ROUND, "column"),
        row=Part(ROUND, "row"),
        turn=Part(SIDES, "turn"),
        asked=(phases.PLACE,),
    ),
    Kind("return", asked=(phases.PLACE,)),
    Kind(
        "plant",
        tile=Part(TILES, "tile"),
        edge=Part(SIDES, "edge"),
        colour=Part(COLOURS, "colour"),
        asked=(phases.TREE,),
    ),
)
MOST_LEGAL = SIDES * 2 * PLANET
"""In the last turn: 19 tiles in a row have 40 empty places beside them, and a tile may fit each in any turn."""

place = MOVES.writer("place")
return_tile = MOVES.writer("return")
plant = MOVES.writer("plant")
