"""Forests: columns of four levels, and putting cards into them [15 to 18]."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.games.once import events
from spinney.games.once.box import Box
from spinney.games.once.table import Table


def complete(table: Table, seat: int, column: int) -> bool:
    """Whether a column has all four levels."""
    cells = table.forest[seat][column]
    return cells[0] >= 0 and cells[1] >= 0 and cells[2] >= 0 and cells[3] >= 0


def open_columns(table: Table, seat: int) -> int:
    """How many columns a card may go to: all that stand, and a new one if the last is complete [15, 16].

    Columns before the last are complete, and the last has either a gap or a card to cover at any level. So the level
    of the card does not matter.
    """
    columns: int = table.columns[seat]
    if complete(table, seat, columns - 1):
        return columns + 1
    return columns


def put(box: Box, table: Table, seat: int, card: int, column: int) -> None:
    """Puts a card into a forest: into a gap, as a new column, or over a card of its level [15 to 18]."""
    level = box.level[card]
    covered = table.forest[seat][column][level]
    table.forest[seat][column][level] = card
    table.beneath[card] = covered
    tell(table, events.PLACED, seat, card, column)
    if column == table.columns[seat]:
        table.columns[seat] = column + 1
    if covered >= 0:
        tell(table, events.COVERED, seat, covered, column)
    elif complete(table, seat, column):
        tell(table, events.COMPLETED, seat, column, 0)
