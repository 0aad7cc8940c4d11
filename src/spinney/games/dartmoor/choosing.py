"""A choice of several cards [18]: to pay with, to lay into the clearing, to put into the cave.

They are chosen one by one in ascending order, so that a set is chosen once, and carried out when the choice is
complete: else the first card of a payment would betray that there is a higher one.
"""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.engine.layout import Row
from spinney.engine.pending import top
from spinney.games.dartmoor import events, steps
from spinney.games.dartmoor.table import Table


def choosable(table: Table, at: int, size: int, left: int) -> bool:
    """Whether a card may be the next of a choice of `left` cards: above those picked, with enough others above it."""
    return table.picked >> at == 0 and size - at >= left


def pick(table: Table, seat: int, cards: Row, card: int) -> bool:
    """A card more is chosen; says whether the choice is complete. Who has begun has to go on."""
    tell(table, events.PICKED, seat, card, 0)
    at = 0
    while cards[at] != card:
        at += 1
    table.picked |= 1 << at
    table.picks += 1
    row = top(table)
    row[steps.FLAGS] &= ~steps.MAY
    row[steps.NUMBER] -= 1
    return row[steps.NUMBER] == 0


def is_picked(table: Table, at: int) -> bool:
    return (table.picked >> at) & 1 == 1


def forget_picks(table: Table) -> None:
    table.picked = 0
    table.picks = 0
