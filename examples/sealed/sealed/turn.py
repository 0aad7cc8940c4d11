"""The course of Sealed: a card from everybody, the strongest takes them, everybody draws."""

from __future__ import annotations

from spinney.engine.header import count_turn, end, tell

from . import events, phases
from .box import Box
from .table import HIGH, NONE, STRONGEST, Table


def begin_round(table: Table) -> None:
    """Everybody is asked at once."""
    count_turn(table)
    table.acting = (1 << table.players) - 1
    table.phase = phases.LAY


def play_lay(box: Box, table: Table, seat: int, hand: int) -> None:
    """A card is laid face down; the last one to lay sets off the rest of the round."""
    table.laid[seat] = hand
    table.acting &= ~(1 << seat)
    tell(table, events.LAID, seat, table.hand[seat][hand], 0)
    if table.acting == 0:
        show_cards(box, table)
        draw_cards(table)
        if table.hand_size[0] > 0:
            begin_round(table)
        else:
            end(table, phases.OVER, events.ENDED)


def show_cards(box: Box, table: Table) -> None:
    """All cards are shown; the strongest takes them."""
    winner = table.starter
    best = table.hand[winner][table.laid[winner]]
    for i in range(table.players):
        seat = (table.starter + i) % table.players
        card = table.hand[seat][table.laid[seat]]
        tell(table, events.SHOWED, seat, card, 0)
        if is_stronger(box, table, card, best):
            winner = seat
            best = card
    for seat in range(table.players):
        table.taken[leave_hand(table, seat)] = winner
    tell(table, events.TOOK, winner, best, 0)
    table.starter = winner
    table.epoch += 1


def is_stronger(box: Box, table: Table, card: int, other: int) -> bool:
    higher: bool = box.value[card] > box.value[other]
    return higher == (table.options[STRONGEST] == HIGH)


def leave_hand(table: Table, seat: int) -> int:
    """The card that was laid; the last one in hand moves into its slot."""
    slot = table.laid[seat]
    card: int = table.hand[seat][slot]
    last = table.hand_size[seat] - 1
    table.hand[seat][slot] = table.hand[seat][last]
    table.hand[seat][last] = NONE
    table.hand_size[seat] = last
    table.laid[seat] = NONE
    return card


def draw_cards(table: Table) -> None:
    """A card for everybody, or for nobody."""
    if table.deck_size >= table.players:
        for i in range(table.players):
            seat = (table.starter + i) % table.players
            tell(table, events.DREW, seat, take_card(table, seat), 0)


def take_card(table: Table, seat: int) -> int:
    """The top card of the deck goes into a hand."""
    table.deck_size -= 1
    card: int = table.deck[table.deck_size]
    table.deck[table.deck_size] = NONE
    table.hand[seat][table.hand_size[seat]] = card
    table.hand_size[seat] += 1
    return card
