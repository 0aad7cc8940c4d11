"""What a viewer of Sealed cannot see (hands, what was laid, the deck), dealt at random."""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.engine.header import asked

from .box import Box
from .table import CARDS, NONE, Table


def conceal(box: Box, table: Table, viewer: int) -> None:
    """Nothing to add: `table.py` and `events.py` declare who sees what."""


def redeal(box: Box, table: Table, viewer: int) -> None:
    loose = gather_loose(table, viewer)
    shuffle(table, table.deck, loose)
    for seat in range(table.players):
        if seat != viewer:
            for slot in range(table.hand_size[seat]):
                loose -= 1
                table.hand[seat][slot] = table.deck[loose]
                table.deck[loose] = NONE
            if table.over == 0 and not asked(table, seat):
                table.laid[seat] = draw(table, table.hand_size[seat])


def gather_loose(table: Table, viewer: int) -> int:
    """Collects in the deck all cards that nobody has taken and the viewer does not hold; gives their number."""
    loose = 0
    for card in range(CARDS):
        if table.taken[card] == NONE and not holds(table, viewer, card):
            table.deck[loose] = card
            loose += 1
    return loose


def holds(table: Table, viewer: int, card: int) -> bool:
    if viewer < 0:
        return False
    for slot in range(table.hand_size[viewer]):
        if table.hand[viewer][slot] == card:
            return True
    return False
