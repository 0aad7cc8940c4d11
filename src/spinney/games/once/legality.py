"""Why a move of Once Upon a Forest may be refused."""

from __future__ import annotations

from spinney.engine.layout import Row
from spinney.games.once import reasons
from spinney.games.once.box import Box
from spinney.games.once.forest import open_columns
from spinney.games.once.moves import place, receive
from spinney.games.once.piles import selectable
from spinney.games.once.table import Table


def refuse_draw(box: Box, table: Table, seat: int, pile: int) -> int:
    if pile >= selectable(table):
        return reasons.OBLIGATORY_PILE
    return reasons.LEGAL if table.height[pile] > 0 else reasons.PILE_EMPTY


def refuse_place(box: Box, table: Table, seat: int, hand: int, column: int) -> int:
    if hand >= table.hand_size[seat]:
        return reasons.NO_SUCH_CARD
    return refuse_receive(box, table, seat, column)


def list_place(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    """Every card may go to every open column."""
    columns = open_columns(table, seat)
    for hand in range(table.hand_size[seat]):
        first = place(hand, 0)
        for column in range(columns):
            out[n] = first + column
            n += 1
    return n


def refuse_give(box: Box, table: Table, seat: int, hand: int, to: int) -> int:
    if hand >= table.hand_size[seat]:
        return reasons.NO_SUCH_CARD
    if to >= table.players:
        return reasons.NO_SUCH_SEAT
    return reasons.LEGAL if to != seat else reasons.NOT_TO_YOURSELF


def refuse_receive(box: Box, table: Table, seat: int, column: int) -> int:
    if column < open_columns(table, seat):
        return reasons.LEGAL
    return reasons.COLUMN_INCOMPLETE if column == table.columns[seat] else reasons.NO_SUCH_COLUMN


def list_receive(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    for column in range(open_columns(table, seat)):
        out[n] = receive(column)
        n += 1
    return n


def refuse_discard(box: Box, table: Table, seat: int, hand: int) -> int:
    return reasons.LEGAL if hand < table.hand_size[seat] else reasons.NO_SUCH_CARD
