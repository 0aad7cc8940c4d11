"""Why a move of Legendary Forests may be refused."""

from __future__ import annotations

from spinney.engine.layout import Row
from spinney.engine.reasons import NOT_ASKED
from spinney.engine.sets import lowest
from spinney.games.legendary import phases, reasons
from spinney.games.legendary.box import Box
from spinney.games.legendary.moves import place, plant, return_tile
from spinney.games.legendary.planet import SPOT, can_place, fits, in_rim, rim_index, tile_at, tile_drawn
from spinney.games.legendary.table import EDGES, GRASS, NONE, ROUND, SIDES, UNKNOWN, Table
from spinney.games.legendary.zones import SET, colours_left


def refuse_unasked(box: Box, table: Table, seat: int) -> int:
    """Who has placed waits for the others [9]."""
    return reasons.WAIT_FOR_OTHERS if table.phase == phases.PLACE else NOT_ASKED


def refuse_place(box: Box, table: Table, seat: int, column: int, row: int, turn: int) -> int:
    at = column * ROUND + row
    index = rim_index(table, seat, at)
    if not in_rim(table, seat, at, index):
        return reasons.TOUCHES_NOTHING if tile_at(table, seat, at) == UNKNOWN else reasons.OCCUPIED
    if not fits(box.sides[tile_drawn(table)][turn], table.rim[seat][index]):
        return reasons.SIDES_DIFFER
    return reasons.LEGAL


def list_place(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    """Wherever the tile fits, any way round [10 to 12]."""
    sides = box.sides[tile_drawn(table)]
    upright = sides[0]
    right = sides[1]
    over = sides[2]
    left = sides[3]
    rim = table.rim[seat]
    # Each move is written down and counted only if it fits. Whether it does cannot be foreseen, and a processor that
    # guesses wrong loses more time than the writing takes; so there is no branch in this loop.
    for i in range(table.rim_size[seat]):
        spot = rim[i]
        move = place(0, spot >> SPOT, 0)  # a place has the number column x ROUND + row, as in the move
        out[n] = move
        n += fits(upright, spot)
        out[n] = move + 1
        n += fits(right, spot)
        out[n] = move + 2
        n += fits(over, spot)
        out[n] = move + 3
        n += fits(left, spot)
    return n


def refuse_return(box: Box, table: Table, seat: int) -> int:
    """A tile goes back into the box only if it fits nowhere [13]."""
    return reasons.MUST_PLACE if can_place(box, table, seat, tile_drawn(table)) else reasons.LEGAL


def list_return(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    """Places have been listed before: if there is none, the tile goes back."""
    if n == 0:
        out[0] = return_tile()
        return 1
    return n


def refuse_plant(box: Box, table: Table, seat: int, tile: int, edge: int, colour: int) -> int:
    zone = tile * SIDES + edge
    if table.place[seat][tile] == NONE:
        return reasons.NOT_ON_PLANET
    if box.colour[zone] == GRASS:
        return reasons.NO_TREE_ON_GRASS
    if box.colour[zone] != colour:
        return reasons.WRONG_COLOUR
    if table.supply[colour] == 0:
        return reasons.NO_TREE_LEFT
    if table.zone[seat][zone] != zone:
        return reasons.ZONE_NAMED_OTHERWISE
    return reasons.LEGAL


def list_plant(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    """A tree of any colour that is left, on any zone of that colour [20 to 23]."""
    zone = table.zone[seat]
    left = colours_left(table)
    # Few of all edges name a zone. They are looked for first, half of them at a time, without a branch.
    for first in range(0, EDGES, SET):
        named = 0
        for edge in range(first, first + SET):
            named |= (left >> box.colour[edge] & (zone[edge] == edge)) << edge - first
        while named != 0:
            edge = first + lowest(named)
            out[n] = plant(edge // SIDES, edge % SIDES, box.colour[edge])
            n += 1
            named &= named - 1
    return n
