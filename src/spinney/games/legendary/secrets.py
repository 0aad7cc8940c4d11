"""What each viewer of Legendary Forests may know, and dealing out the rest.

All planets, the trees and the tiles drawn so far are open, and so it is known which numbers are to come or were put
back. Hidden are the order of the pile, the five tiles in the box, and where the others who are ready have placed the
tile of this turn.
"""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.engine.header import asked
from spinney.games.legendary import phases
from spinney.games.legendary.box import Box
from spinney.games.legendary.planet import SPOT, fits, tile_drawn
from spinney.games.legendary.table import NONE, PILE, SIDES, START_TILE, TILES, UNKNOWN, Table
from spinney.games.legendary.turn import INTO_BOX


def conceal(box: Box, table: Table, viewer: int) -> None:
    for i in range(table.undrawn):
        table.pile[i] = UNKNOWN


def redeal(box: Box, table: Table, viewer: int) -> None:
    """Every order of the undrawn tiles is equally likely, and so is every placement of those who are ready."""
    deal_pile(table)
    if table.phase == phases.PLACE:
        for seat in range(table.players):
            if seat != viewer and not asked(table, seat):
                table.chosen[seat] = any_placement(box, table, seat)


def deal_pile(table: Table) -> None:
    """Every tile that was not drawn is in the pile or the box."""
    drawn = 0
    for i in range(table.undrawn, PILE):
        drawn |= 1 << table.pile[i]
    n = 0
    for tile in range(START_TILE + 1, TILES):
        if (drawn >> tile) & 1 == 0:
            table.pile[n] = tile
            n += 1
    shuffle(table, table.pile, n)


def any_placement(box: Box, table: Table, seat: int) -> int:
    """One of the moves that a seat had when the tile was drawn, each equally likely."""
    tile = tile_drawn(table)
    fitting = 0
    for i in range(table.rim_size[seat]):
        for turn in range(SIDES):
            if fits(box.sides[tile][turn], table.rim[seat][i]):
                fitting += 1
    if fitting == 0:
        return INTO_BOX
    skip = draw(table, fitting)
    for i in range(table.rim_size[seat]):
        for turn in range(SIDES):
            if fits(box.sides[tile][turn], table.rim[seat][i]):
                if skip == 0:
                    return (table.rim[seat][i] >> SPOT) * SIDES + turn
                skip -= 1
    return NONE
