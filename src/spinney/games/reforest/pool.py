"""The pool: effects that were set off and may be used now, in any order [35, 37]."""

from __future__ import annotations

from spinney.engine.pending import pop, push, top
from spinney.games.reforest import steps
from spinney.games.reforest.table import NONE, Table


def add(table: Table, card: int, space: int) -> None:
    table.pool_card[table.pool_size] = card
    table.pool_space[table.pool_size] = space
    table.pool_size += 1


def offer_from(table: Table, seat: int, first: int, phase: int) -> None:
    """What joined the pool from an entry on can be used; where nothing did there is nothing to ask."""
    if table.pool_size > first:
        row = push(table, steps.POOL, seat)
        row[steps.FIRST] = first
        row[steps.PHASE] = phase


def remove(table: Table, entry: int) -> None:
    """Takes an effect out; those set off later close up."""
    last = table.pool_size - 1
    for i in range(entry, last):
        table.pool_card[i] = table.pool_card[i + 1]
        table.pool_space[i] = table.pool_space[i + 1]
    table.pool_card[last] = NONE
    table.pool_space[last] = NONE
    table.pool_size = last


def close(table: Table) -> None:
    """The step on top, a choice of effects, is done: what was not used is forgotten."""
    first = top(table)[steps.FIRST]
    for entry in range(first, table.pool_size):
        table.pool_card[entry] = NONE
        table.pool_space[entry] = NONE
    table.pool_size = first
    pop(table)
