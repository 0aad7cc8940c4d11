"""Planets: places, sides, and where a tile fits [10 to 14].

The rim of a planet lists the empty places beside it, ascending, and what each wants of a tile: `place << 16 | wants`,
which is called a spot here. Four bits for each side say which colours this side may have, all four where no tile lies.
The sides of a turned tile are such a number too, with one bit in each four (`box.sides`). So a tile fits a spot that
has all of its bits, and keeping the rim makes a list of legal moves a matter of one comparison a turn and place.
"""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.games.legendary import events
from spinney.games.legendary.box import Box
from spinney.games.legendary.table import GRASS, NOWHERE, RIM, SIDES, TILES, UNKNOWN, Table
from spinney.games.legendary.zones import add_areas, join

ANY_COLOUR = 0b1111
ANYTHING = 0xFFFF
SPOT = 16  # the bits of a spot that say what it wants


def opposite(side: int) -> int:
    return (side + 2) % SIDES


def edge_on(tile: int, turn: int, side: int) -> int:
    """The edge that a tile, so many quarter turns clockwise, has on a side."""
    return tile * SIDES + (side + SIDES - turn) % SIDES


def tile_at(table: Table, seat: int, place: int) -> int:
    """The tile that lies on a place, or UNKNOWN."""
    places = table.place[seat]
    found = UNKNOWN
    for tile in range(TILES):
        found += tile if places[tile] == place else 0
    return found


# The rim.


def fits(sides: int, spot: int) -> bool:
    """Whether all touching sides have the same colour [11]."""
    return sides & spot == sides


def can_place(box: Box, table: Table, seat: int, tile: int) -> bool:
    """Whether a tile fits anywhere, in any turn [12, 13]."""
    for i in range(table.rim_size[seat]):
        for turn in range(SIDES):
            if fits(box.sides[tile][turn], table.rim[seat][i]):
                return True
    return False


def rim_index(table: Table, seat: int, place: int) -> int:
    """Where in the rim a place stands, or would have to be put: so many stand before it.

    A search by halves, always with the same number of looks: the first leaves 31 candidates, at the lower or at the
    upper end of the rim, and each of the five others half of them.
    """
    rim = table.rim[seat]
    spot = place << SPOT
    before = RIM - 31 if rim[31] < spot else 0
    for half in range(4, -1, -1):
        before += 1 << half if rim[before + (1 << half) - 1] < spot else 0
    return before


def in_rim(table: Table, seat: int, place: int, index: int) -> bool:
    return index < table.rim_size[seat] and table.rim[seat][index] >> SPOT == place


def widen_rim(table: Table, seat: int, place: int, side: int, colour: int) -> None:
    """From now on an empty place wants a colour on a side; it joins the rim if it was not in it."""
    rim = table.rim[seat]
    at = rim_index(table, seat, place)
    if not in_rim(table, seat, place, at):
        for i in range(table.rim_size[seat], at, -1):
            rim[i] = rim[i - 1]
        rim[at] = place << SPOT | ANYTHING
        table.rim_size[seat] += 1
    first = SIDES * side
    rim[at] -= rim[at] & (ANY_COLOUR << first) - (1 << (first + colour))


def leave_rim(table: Table, seat: int, place: int) -> int:
    """A place is empty no longer; gives what it wanted."""
    rim = table.rim[seat]
    at = rim_index(table, seat, place)
    spot: int = rim[at]
    last = table.rim_size[seat] - 1
    for i in range(at, last):
        rim[i] = rim[i + 1]
    rim[last] = NOWHERE
    table.rim_size[seat] = last
    return spot & ANYTHING


# Laying a tile.


def lay(box: Box, table: Table, seat: int, tile: int, place: int, turn: int, wants: int) -> None:
    """A tile becomes part of a planet for good: it joins the zones it touches, and the rim grows round it [14, 15]."""
    table.place[seat][tile] = place
    table.turned[seat][tile] = turn
    add_areas(box, table, seat, tile)
    for side in range(SIDES):
        edge = edge_on(tile, turn, side)
        neighbour = box.beside[place][side]
        if (wants >> (SIDES * side)) & ANY_COLOUR == ANY_COLOUR:
            widen_rim(table, seat, neighbour, opposite(side), box.colour[edge])
        elif box.colour[edge] != GRASS:
            other = tile_at(table, seat, neighbour)
            zone = join(table, seat, edge, edge_on(other, table.turned[seat][other], opposite(side)))
            if table.halves[seat][zone] == 0:
                tell(table, events.CLOSED, seat, zone, table.runes[seat][zone])


def add_tile(box: Box, table: Table, seat: int, tile: int, place: int, turn: int) -> None:
    """The tile of this turn is added to a planet [9]."""
    tell(table, events.PLACED, seat, place, turn)
    lay(box, table, seat, tile, place, turn, leave_rim(table, seat, place))


def tile_drawn(table: Table) -> int:
    """The tile of this turn."""
    return table.pile[table.undrawn]
