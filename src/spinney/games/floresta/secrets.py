"""What each viewer of Floresta may know, and dealing out the rest.

Hidden are the deck, the removed cards, and in other hands the cards of the first deal: what was taken from the row has
been seen by all. The first hands hold no fire icon, and it is known how many cards with and without one were removed
[5].
"""

from __future__ import annotations

from spinney.engine.chance import draw
from spinney.games.floresta.box import Box
from spinney.games.floresta.table import CARDS, PLAIN_CARDS, SEATS, UNKNOWN, Table


def conceal(box: Box, table: Table, viewer: int) -> None:
    for seat in range(SEATS):
        if seat != viewer:
            for slot in range(table.hand_size[seat]):
                if table.hand_seen[seat][slot] == 0:
                    table.hand[seat][slot] = UNKNOWN


def redeal(box: Box, table: Table, viewer: int) -> None:
    """Every deal that fits the view is equally likely.

    Hidden cards in hands are plain, and so are most of those removed: these are dealt from the loose plain cards. The
    removed fire cards come from the loose fire cards, and whatever is left is the deck, in any order.
    """
    mark_loose(table)
    removed = box.plain_removed[table.players]
    for place in range(removed):
        table.removed[place] = take_loose(table, 0, PLAIN_CARDS)
    for place in range(removed, removed + box.fire_removed[table.players]):
        table.removed[place] = take_loose(table, PLAIN_CARDS, CARDS)
    for seat in range(table.players):
        for slot in range(table.hand_size[seat]):
            if table.hand[seat][slot] == UNKNOWN:
                table.hand[seat][slot] = take_loose(table, 0, PLAIN_CARDS)
    for place in range(table.deck_size):
        table.deck[place] = take_loose(table, 0, CARDS)


def mark_loose(table: Table) -> None:
    """Sets `loose[card]` for each card whose place is hidden."""
    for card in range(CARDS):
        table.loose[card] = 1 if table.discarded[card] < 0 else 0
    for place in range(table.row_size):
        table.loose[table.row[place]] = 0
    if table.card >= 0:
        table.loose[table.card] = 0
    for seat in range(table.players):
        for slot in range(table.hand_size[seat]):
            if table.hand[seat][slot] < CARDS:
                table.loose[table.hand[seat][slot]] = 0


def take_loose(table: Table, low: int, high: int) -> int:
    """One of the loose cards from `low` to below `high`, each equally likely."""
    n = 0
    for card in range(low, high):
        n += table.loose[card]
    skip = draw(table, n)
    for card in range(low, high):
        if table.loose[card] == 1:
            if skip == 0:
                table.loose[card] = 0
                return card
            skip -= 1
    return UNKNOWN
