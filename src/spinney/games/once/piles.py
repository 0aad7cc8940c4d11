"""Piles and hands: drawing cards, and cards that leave a hand."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.games.once import events
from spinney.games.once.table import MODE, NONE, PILES, SELECTION_PILES, SOLO, Table


def selectable(table: Table) -> int:
    """How many piles may be drawn from: in solo the last one is the obligatory pile [28]."""
    return SELECTION_PILES if table.options[MODE] == SOLO else PILES


def can_draw(table: Table) -> bool:
    """Whether any pile that may be drawn from has a card left."""
    for pile in range(selectable(table)):
        if table.height[pile] > 0:
            return True
    return False


def take_from_pile(table: Table, pile: int) -> int:
    """The top card of a pile."""
    table.height[pile] -= 1
    top = table.bottom[pile] + table.height[pile]
    card: int = table.deck[top]
    table.deck[top] = NONE
    return card


def draw_card(table: Table, seat: int, pile: int) -> None:
    card = take_from_pile(table, pile)
    slot = table.hand_size[seat]
    table.hand[seat][slot] = card
    table.hand_pile[seat][slot] = pile
    table.hand_size[seat] = slot + 1
    table.epoch += 1
    tell(table, events.DREW, seat, card, pile)


def take_from_hand(table: Table, seat: int, slot: int) -> int:
    """A card from a hand; the others close up."""
    hand = table.hand[seat]
    piles = table.hand_pile[seat]
    card: int = hand[slot]
    last = table.hand_size[seat] - 1
    for i in range(slot, last):
        hand[i] = hand[i + 1]
        piles[i] = piles[i + 1]
    hand[last] = NONE
    piles[last] = NONE
    table.hand_size[seat] = last
    table.epoch += 1
    return card
