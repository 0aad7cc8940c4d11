"""The stack of steps that are not finished yet. It lies in the table, so a saved game goes on exactly there."""

from __future__ import annotations

from spinney.engine.layout import Record
from spinney.games.reforest.table import NONE


def push(table: Record, step: int, seat: int, a: int, b: int, c: int) -> None:
    """Lays a step on top: it is done before all that lie there."""
    at = table.steps
    table.step[at] = step
    table.step_seat[at] = seat
    table.step_a[at] = a
    table.step_b[at] = b
    table.step_c[at] = c
    table.steps = at + 1


def pop(table: Record) -> None:
    """The step on top is done."""
    table.steps -= 1
    at = table.steps
    table.step[at] = 0
    table.step_seat[at] = NONE
    table.step_a[at] = 0
    table.step_b[at] = 0
    table.step_c[at] = 0
