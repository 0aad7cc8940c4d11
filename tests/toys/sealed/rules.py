"""The rules of Sealed."""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import shuffle
from spinney.engine.header import asked, begin_move, count_turn, tell
from spinney.engine.layout import Record
from toys.sealed.moves import GAME_OVER, LEGAL, MOVES, NO_SUCH_CARD, NO_SUCH_MOVE, NOT_ASKED, lay, lay_hand
from toys.sealed.table import (
    CARDS,
    DREW,
    ENDED,
    HAND,
    HIGH,
    LAID,
    LAY,
    NONE,
    OVER,
    SEATS,
    SHOWED,
    STRONGEST,
    TOOK,
)

MOVE_COUNT = MOVES.size


def setup(box: Record, table: Record) -> None:
    for card in range(CARDS):
        table.deck[card] = card
        table.taken[card] = NONE
    shuffle(table, table.deck, CARDS)
    table.deck_size = CARDS
    for seat in range(SEATS):
        table.laid[seat] = NONE
        for slot in range(HAND):
            table.hand[seat][slot] = NONE
    for seat in range(table.players):
        for _ in range(HAND):
            take_card(table, seat)
    ask_all(table)


def ask_all(table: Record) -> None:
    count_turn(table)
    table.acting = (1 << table.players) - 1
    table.phase = LAY


def take_card(table: Record, seat: int) -> int:
    table.deck_size -= 1
    card: int = table.deck[table.deck_size]
    table.deck[table.deck_size] = NONE
    table.hand[seat][table.hand_size[seat]] = card
    table.hand_size[seat] += 1
    return card


def play(box: Record, table: Record, seat: int, move: int) -> None:
    begin_move(table)
    table.laid[seat] = lay_hand(move)
    table.acting &= ~(1 << seat)
    tell(table, LAID, seat, table.hand[seat][lay_hand(move)], 0)
    if table.acting == 0:
        show(box, table)
        draw_cards(table)


def stronger(box: Record, table: Record, card: int, other: int) -> bool:
    higher: bool = box.value[card] > box.value[other]
    return higher == (table.options[STRONGEST] == HIGH)


def show(box: Record, table: Record) -> None:
    """All cards are shown; the strongest takes them."""
    winner = table.starter
    best = table.hand[winner][table.laid[winner]]
    for i in range(table.players):
        seat = (table.starter + i) % table.players
        card = table.hand[seat][table.laid[seat]]
        tell(table, SHOWED, seat, card, 0)
        if stronger(box, table, card, best):
            winner = seat
            best = card
    for seat in range(table.players):
        table.taken[leave_hand(table, seat)] = winner
    tell(table, TOOK, winner, table.players - 1, 0)
    table.starter = winner
    table.epoch += 1


def leave_hand(table: Record, seat: int) -> int:
    """The card that was laid; the last of the hand takes its slot."""
    slot = table.laid[seat]
    card: int = table.hand[seat][slot]
    last = table.hand_size[seat] - 1
    table.hand[seat][slot] = table.hand[seat][last]
    table.hand[seat][last] = NONE
    table.hand_size[seat] = last
    table.laid[seat] = NONE
    return card


def draw_cards(table: Record) -> None:
    if table.deck_size >= table.players:
        for i in range(table.players):
            seat = (table.starter + i) % table.players
            tell(table, DREW, seat, take_card(table, seat), 0)
    if table.hand_size[0] > 0:
        ask_all(table)
    else:
        table.phase = OVER
        table.over = 1
        tell(table, ENDED, 0, 0, 0)


def legal(box: Record, table: Record, seat: int, out: Any) -> int:
    if not asked(table, seat):
        return 0
    for slot in range(table.hand_size[seat]):
        out[slot] = lay(slot)
    n: int = table.hand_size[seat]
    return n


def refuse(box: Record, table: Record, seat: int, move: int) -> int:
    if not 0 <= move < MOVE_COUNT:
        return NO_SUCH_MOVE
    if table.over != 0:
        return GAME_OVER
    if not 0 <= seat < table.players or not asked(table, seat):
        return NOT_ASKED
    if lay_hand(move) >= table.hand_size[seat]:
        return NO_SUCH_CARD
    return LEGAL
