"""The score sheet of Legendary Forests [28 to 31]: closed zones with trees, and open ones."""

from __future__ import annotations

from typing import Any

from spinney.engine.layout import Record

SHEET = ("closed", "open")
POINT = 1  # what a point weighs in `standing`


def is_closed(table: Record, seat: int, zone: int) -> bool:
    """A zone without a half-rune is closed [17]."""
    none_left: bool = table.halves[seat][zone] == 0
    return none_left


def zone_points(table: Record, seat: int, zone: int) -> int:
    """What a zone with a tree is worth: its full runes, twice if it is closed [28, 29]."""
    runes: int = table.runes[seat][zone]
    if is_closed(table, seat, zone):
        return 2 * runes
    return runes


def first_on_zone(table: Record, seat: int, tree: int) -> bool:
    """Whether no earlier tree stands on the same zone: several count as one [30]."""
    zone = table.zone[seat]
    trees = table.tree[seat]
    for earlier in range(tree):
        if zone[trees[earlier]] == zone[trees[tree]]:
            return False
    return True


def points(table: Record, seat: int, closed: bool) -> int:
    """The sum over all closed zones with trees, or over all open ones."""
    total = 0
    for tree in range(table.tree_count[seat]):
        zone = table.zone[seat][table.tree[seat][tree]]
        if is_closed(table, seat, zone) == closed and first_on_zone(table, seat, tree):
            total += zone_points(table, seat, zone)
    return total


def score(box: Record, table: Record, seat: int, sheet: Any) -> int:
    sheet[0] = points(table, seat, True)
    sheet[1] = points(table, seat, False)
    total: int = sheet[0] + sheet[1]
    return total


def standing(box: Record, table: Record, seat: int) -> int:
    """Most points win, a tie is a shared win [31]."""
    return points(table, seat, True) + points(table, seat, False)
