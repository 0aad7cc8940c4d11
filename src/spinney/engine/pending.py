"""Pending steps: what is not finished yet, in a stack that lies in the table, so that a saved game goes on there.

A step is a row of numbers: which step it is, whose it is, and its parameters, each in a column of its own that the
game's `steps.py` names: `row[steps.AMOUNT]`. The step on top is done first. A game whose moves set off more than one
thing at a time pushes what is to come, the last first, and works it off in its `go_on`.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.layout import Number, Row, Rows, int8, int16

STEP = 0
SEAT = 1
"""The first two columns of every row; a game's own parameters have the columns from 2 on."""


class Pending:
    """The fields of the stack. A game says how deep it can get and how many columns a row has."""

    depth: Number = int8()
    steps: Rows = int16(0, 0)


def push(table: Any, step: int, seat: int) -> Row:
    """Lays a step on top; its parameters are zero until they are written into the row that this gives."""
    row: Row = table.steps[table.depth]
    table.depth += 1
    row[STEP] = step
    row[SEAT] = seat
    return row


def top(table: Any) -> Row:
    row: Row = table.steps[table.depth - 1]
    return row


def pop(table: Any) -> None:
    """The step on top is done. What it said is wiped out, for the next one, and so that like tables have like bytes."""
    table.depth -= 1
    row = table.steps[table.depth]
    for column in range(len(row)):
        row[column] = 0
