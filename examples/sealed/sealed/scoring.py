"""The score sheet of Sealed: a point for each card taken."""

from __future__ import annotations

from .box import Box
from .table import CARDS, Table

SHEET = ("taken",)
POINT = 1  # what a point weighs in `standing`


def score_taken(box: Box, table: Table, seat: int) -> int:
    cards = 0
    for card in range(CARDS):
        if table.taken[card] == seat:
            cards += 1
    return cards
