"""The score sheet of Legendary Forests [28 to 31]: closed zones with trees, and open ones."""

from __future__ import annotations

from typing import Any

from spinney.engine.layout import Record

SHEET = ("closed", "open")


def first_on_zone(table: Record, seat: int, tree: int) -> bool:
    """Whether no earlier tree stands on the same zone: several count as one [30]."""
    zone = table.zone[seat]
    trees = table.tree[seat]
    for earlier in range(tree):
        if zone[trees[earlier]] == zone[trees[tree]]:
            return False
    return True


def closed_points(table: Record, seat: int) -> int:
    """Twice the full runes of every closed zone with a tree [28]."""
    points = 0
    for tree in range(table.tree_count[seat]):
        zone = table.zone[seat][table.tree[seat][tree]]
        if table.halves[seat][zone] == 0 and first_on_zone(table, seat, tree):
            points += 2 * table.runes[seat][zone]
    return points


def open_points(table: Record, seat: int) -> int:
    """The full runes of every open zone with a tree; half-runes do not count [29]."""
    points = 0
    for tree in range(table.tree_count[seat]):
        zone = table.zone[seat][table.tree[seat][tree]]
        if table.halves[seat][zone] > 0 and first_on_zone(table, seat, tree):
            points += table.runes[seat][zone]
    return points


def score(box: Record, table: Record, seat: int, sheet: Any) -> int:
    sheet[0] = closed_points(table, seat)
    sheet[1] = open_points(table, seat)
    total: int = sheet[0] + sheet[1]
    return total


def standing(box: Record, table: Record, seat: int) -> int:
    """Most points win, a tie is a shared win [31]."""
    return closed_points(table, seat) + open_points(table, seat)
