"""The score sheet of Legendary Forests [28 to 31]: closed zones with trees, and open ones. A tie is shared."""

from __future__ import annotations

from spinney.games.legendary.box import Box
from spinney.games.legendary.table import Table

SHEET = ("closed", "open")
POINT = 1  # what a point weighs in `standing`


def is_closed(table: Table, seat: int, zone: int) -> bool:
    """A zone without a half-rune is closed [17]."""
    return table.halves[seat][zone] == 0


def zone_points(table: Table, seat: int, zone: int) -> int:
    """What a zone with a tree is worth: its full runes, twice if it is closed [28, 29]."""
    runes: int = table.runes[seat][zone]
    if is_closed(table, seat, zone):
        return 2 * runes
    return runes


def first_on_zone(table: Table, seat: int, tree: int) -> bool:
    """Whether no earlier tree stands on the same zone: several count as one [30]."""
    zone = table.zone[seat]
    trees = table.tree[seat]
    for earlier in range(tree):
        if zone[trees[earlier]] == zone[trees[tree]]:
            return False
    return True


def points(table: Table, seat: int, closed: bool) -> int:
    """The sum over all closed zones with trees, or over all open ones."""
    total = 0
    for tree in range(table.tree_count[seat]):
        zone = table.zone[seat][table.tree[seat][tree]]
        if is_closed(table, seat, zone) == closed and first_on_zone(table, seat, tree):
            total += zone_points(table, seat, zone)
    return total


def score_closed(box: Box, table: Table, seat: int) -> int:
    return points(table, seat, True)


def score_open(box: Box, table: Table, seat: int) -> int:
    return points(table, seat, False)
