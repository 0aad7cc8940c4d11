"""The score sheet of Sealed: a point for each card taken."""

from __future__ import annotations

from spinney.engine.layout import Row

from .box import Box
from .table import CARDS, Table

SHEET = ("taken",)
POINT = 1  # what a point weighs in `standing`


def cards_taken(table: Table, seat: int) -> int:
    cards = 0
    for card in range(CARDS):
        if table.taken[card] == seat:
            cards += 1
    return cards


def score(box: Box, table: Table, seat: int, sheet: Row) -> int:
    sheet[0] = cards_taken(table, seat)
    return sheet[0]


def standing(box: Box, table: Table, seat: int) -> int:
    return cards_taken(table, seat)
