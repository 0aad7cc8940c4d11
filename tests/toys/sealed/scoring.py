"""The score sheet of Sealed: a point for each card taken."""

from __future__ import annotations

from typing import Any

from spinney.engine.layout import Record
from toys.sealed.table import CARDS

SHEET = ("taken",)
POINT = 1  # what a point weighs in `standing`


def cards_taken(table: Record, seat: int) -> int:
    cards = 0
    for card in range(CARDS):
        if table.taken[card] == seat:
            cards += 1
    return cards


def score(box: Record, table: Record, seat: int, sheet: Any) -> int:
    sheet[0] = cards_taken(table, seat)
    total: int = sheet[0]
    return total


def standing(box: Record, table: Record, seat: int) -> int:
    return cards_taken(table, seat)
