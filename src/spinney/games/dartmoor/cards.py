"""Cards on the move: deck and winters, hands, clearing, caves. Hands and the clearing stay in ascending order."""

from __future__ import annotations

from spinney.engine.header import end, tell
from spinney.engine.layout import Row
from spinney.games.dartmoor import events, phases
from spinney.games.dartmoor.table import CARDS, FULL_CLEARING, HAND, NONE, OUT, RETURNED, SEATS, WINTER, WINTERS, Table

# Rows of cards in ascending order.


def put_in(cards: Row, size: int, card: int) -> None:
    at = size
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card


def take_out(cards: Row, size: int, card: int) -> None:
    at = 0
    while cards[at] != card:
        at += 1
    for i in range(at, size - 1):
        cards[i] = cards[i + 1]
    cards[size - 1] = NONE


def has(cards: Row, size: int, card: int) -> bool:
    for i in range(size):
        if cards[i] == card:
            return True
    return False


# The deck.


def returned(table: Table) -> int:
    """How many cards went back into the box unseen: they lie below the deck [7]."""
    return RETURNED * (SEATS - table.players)


def top_winter(table: Table) -> int:
    """Where in the deck the winter card lies of which all know the place: on top of the lowest third [8]."""
    return returned(table) + (CARDS - returned(table)) // 3 + WINTERS - 1


def draw_top(table: Table) -> int:
    """The top card of the deck. Winters are set aside and replaced; the third ends the game, and there is none [16]."""
    while True:
        table.deck_size -= 1
        card = table.deck[table.deck_size]
        table.deck[table.deck_size] = NONE
        table.epoch += 1
        if card != WINTER:
            return card
        tell(table, events.WINTER, table.winters, 0, 0)
        table.winters += 1
        if table.winters == WINTERS:
            end(table, phases.OVER, events.ENDED)
            return NONE


# Hands.


def into_hand(table: Table, seat: int, card: int) -> None:
    put_in(table.hand[seat], table.hand_size[seat], card)
    table.hand_size[seat] += 1


def out_of_hand(table: Table, seat: int, card: int) -> None:
    """A card leaves a hand, face up or face down."""
    take_out(table.hand[seat], table.hand_size[seat], card)
    table.hand_size[seat] -= 1


def show_from_hand(table: Table, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    out_of_hand(table, seat, card)
    table.taken_by[card] = NONE
    table.epoch += 1


def draw_cards(table: Table, seat: int, n: int) -> None:
    """Cards from the deck, one by one, up to the limit of the hand [15]."""
    for _card in range(n):
        if table.hand_size[seat] == HAND:
            return
        card = draw_top(table)
        if card == NONE:
            return
        into_hand(table, seat, card)
        tell(table, events.DREW, seat, card, 0)


def take_openly(table: Table, seat: int, card: int) -> None:
    """A card that everybody sees comes into a hand, and is known there [47]."""
    into_hand(table, seat, card)
    remember(table, seat, card)


def remember(table: Table, seat: int, card: int) -> None:
    table.taken_by[card] = seat
    table.taken_since[card] = table.stands
    table.taken_until[card] = NONE


def show_hand(table: Table, seat: int) -> None:
    """A hand is shown [35]: now all know what is in it, and that other cards once taken are under universal moors."""
    tell(table, events.STUCK, seat, 0, 0)
    for card in range(CARDS):
        if table.taken_by[card] == seat and table.taken_until[card] == NONE:
            table.taken_until[card] = table.stands
    for i in range(table.hand_size[seat]):
        remember(table, seat, table.hand[seat][i])
        tell(table, events.SHOWED, seat, table.hand[seat][i], 0)
    table.epoch += 1


# The clearing and the caves.


def into_clearing(table: Table, card: int) -> None:
    put_in(table.clearing, table.clearing_size, card)
    table.clearing_size += 1


def out_of_clearing(table: Table, card: int) -> None:
    take_out(table.clearing, table.clearing_size, card)
    table.clearing_size -= 1


def clear_out(table: Table) -> None:
    """At the end of a turn ten cards or more in the clearing go to the discard pile [36]."""
    if table.clearing_size < FULL_CLEARING:
        return
    tell(table, events.CLEARED, table.clearing_size - 1, 0, 0)
    for i in range(table.clearing_size):
        table.gone[table.clearing[i]] = OUT
        table.clearing[i] = NONE
    table.clearing_size = 0


def into_cave(table: Table, seat: int, card: int) -> None:
    """A card is put into a cave, open to all [34, 49]."""
    table.gone[card] = seat
    table.cave_size[seat] += 1
    tell(table, events.STORED, seat, card, 0)


def bury(table: Table, seat: int, n: int) -> None:
    """Cards from the deck into a cave, one by one [34]."""
    for _card in range(n):
        card = draw_top(table)
        if card == NONE:
            return
        into_cave(table, seat, card)
