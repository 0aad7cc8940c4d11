"""Areas, zones and runes [15 to 18].

Zones are kept as the planet grows: every edge with leaves knows its zone, every zone its full runes and the half-runes
it has left. Nothing here asks where a tile lies, only which edges meet.
"""

from __future__ import annotations

from spinney.engine.layout import Row
from spinney.games.legendary.box import Box
from spinney.games.legendary.table import COLOURS, EDGES, NONE, SIDES, Table

SET = EDGES // 2  # so many edges as one set


def with_any(row: Row, first: int) -> int:
    """Of half of all edges those with runes, or whatever a row counts, one bit each, without a branch: few have any."""
    edges = 0
    for edge in range(first, first + SET):
        edges |= (row[edge] > 0) << edge - first
    return edges


def add_areas(box: Box, table: Table, seat: int, tile: int) -> None:
    """The areas of a tile begin as zones of their own, with a half-rune on each edge; grass has none [2, 3, 18]."""
    zone = table.zone[seat]
    halves = table.halves[seat]
    for edge in range(tile * SIDES, (tile + 1) * SIDES):
        zone[edge] = box.area[edge]
        halves[edge] = box.area_size[edge]


def join(table: Table, seat: int, one: int, other: int) -> int:
    """Two edges of one colour meet: their zones become one, their half-runes a full rune [15, 16]. Gives that zone."""
    zone = table.zone[seat]
    runes = table.runes[seat]
    halves = table.halves[seat]
    kept: int = min(zone[one], zone[other])
    gone = max(zone[one], zone[other])
    if gone != kept:
        runes[kept] += runes[gone]
        halves[kept] += halves[gone]
        runes[gone] = 0
        halves[gone] = 0
        for edge in range(EDGES):
            zone[edge] = kept if zone[edge] == gone else zone[edge]
    runes[kept] += 1
    halves[kept] -= 2
    return kept


# Trees.


def plant_tree(table: Table, seat: int, edge: int) -> None:
    """A tree is put on the zone of an edge, and stays there for good [20, 25]."""
    table.tree[seat][table.tree_count[seat]] = edge
    table.tree_count[seat] += 1


def colours_left(table: Table) -> int:
    """The colours of which there are trees, one bit each; none of grass."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (table.supply[colour] > 0) << colour
    return colours


def can_plant(box: Box, table: Table, seat: int) -> bool:
    """Whether a seat has a zone for any of the trees that are left [24]."""
    left = colours_left(table)
    for edge in range(EDGES):
        if table.zone[seat][edge] != NONE and left >> box.colour[edge] & 1:
            return True
    return False
