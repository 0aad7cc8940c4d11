"""Dealing out what a viewer of Sealed cannot see: hands, what was laid, and the deck."""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.engine.header import asked
from spinney.engine.layout import Record
from toys.sealed.table import CARDS, NONE


def conceal(box: Record, table: Record, viewer: int) -> None:
    """The declarations of the table say it all."""


def redeal(box: Record, table: Record, viewer: int) -> None:
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


def gather_loose(table: Record, viewer: int) -> int:
    """Collects the cards that nobody has taken and the viewer does not hold in the deck; gives how many."""
    loose = 0
    for card in range(CARDS):
        if table.taken[card] == NONE and not holds(table, viewer, card):
            table.deck[loose] = card
            loose += 1
    return loose


def holds(table: Record, viewer: int, card: int) -> bool:
    if viewer < 0:
        return False
    for slot in range(table.hand_size[viewer]):
        if table.hand[viewer][slot] == card:
            return True
    return False
