"""The fire phase, after the trucks: the penalty, spreading, and new cards that kindle new fires [29 to 34]."""

from __future__ import annotations

from spinney.engine.chance import draw
from spinney.engine.header import clockwise, tell
from spinney.engine.sets import count, lowest, union
from spinney.games.floresta import events
from spinney.games.floresta.box import Box
from spinney.games.floresta.placing import occupied
from spinney.games.floresta.table import BOARDS, FELLED_TREES, NONE, PATHS, SAFE, SEATS, SPACES, VALUES, Table

# The penalty.


def burn_trees(box: Box, table: Table) -> None:
    """Every tree next to fire costs a point, on an x2 token two, as far as there are points [29]."""
    burning = 0  # trees over all five boards, twelve bits each
    for board in range(BOARDS):
        side = table.side[board]
        if table.fire[side] != 0:
            trees = beside_fire(box, table, side, occupied(table, side) & ~table.neutral[side])
            if trees != 0:
                tell(table, events.SCORCHED, side, trees & ~table.doubled[side], trees & table.doubled[side])
                burning |= trees << SPACES * board
    if burning != 0:
        for turn in range(table.players):
            burn_own(table, clockwise(table, table.first, turn), burning)


def burn_own(table: Table, seat: int, burning: int) -> None:
    """What the trees next to fire cost one player."""
    lost = 0
    for board in range(BOARDS):
        side = table.side[board]
        trees = table.trees[seat][side] & burning >> SPACES * board
        lost += count(trees) + count(trees & table.doubled[side])
    lost = min(lost, table.vp[seat])
    if lost > 0:
        table.vp[seat] -= lost
        tell(table, events.BURNED, seat, lost, 0)


def beside_fire(box: Box, table: Table, side: int, trees: int) -> int:
    """Those of some trees of a side that stand beside a marker; felled ones may be safe by an option."""
    fire = table.fire[side]
    if table.options[FELLED_TREES] == SAFE:
        trees &= ~table.felled[side]
    burning = 0
    while trees != 0:
        tree = lowest(trees)
        burning |= (box.around[side * SPACES + tree] & fire != 0) << tree
        trees &= trees - 1
    return burning


# Spreading.


def spread_fire(box: Box, table: Table) -> None:
    """Fire runs one path on, where no truck stands and no break is in the way [30]."""
    for board in range(BOARDS):
        side = table.side[board]
        fire = table.fire[side]
        if fire != 0:
            keeper = truck_at(table, side)
            if keeper != NONE:
                tell(table, events.HELD, keeper, side, 0)
                continue
            caught = union(box.joined, side * PATHS, fire) & ~fire & ~table.breaks[side]
            if caught != 0:
                table.fire[side] = fire | caught
                tell(table, events.SPREAD, side, caught, 0)


def truck_at(table: Table, side: int) -> int:
    """Whose truck stands at a location: of several, that of who comes first in turn order."""
    seats = 0
    for seat in range(SEATS):
        seats |= (table.truck[seat] == side) << seat
    if seats == 0:
        return NONE
    first = seats >> table.first << table.first
    return lowest(first if first != 0 else seats)


# New cards and new fires.


def refill_row(table: Table) -> None:
    """The card left over lies first; new cards follow as they are drawn, while there are any [31]."""
    while table.row_size < table.players + 1 and table.deck_size > 0:
        table.deck_size -= 1
        card = table.deck[table.deck_size]
        table.deck[table.deck_size] = NONE
        table.row[table.row_size] = card
        table.row_size += 1
        tell(table, events.TURNED, card, 0, 0)


def kindle(box: Box, table: Table) -> None:
    """One roll of the die for each fire icon in the row, in reading order [32]."""
    for place in range(table.row_size):
        card = table.row[place]
        if box.ignites[card] != 0:
            value = draw(table, VALUES) + 1
            tell(table, events.ROLLED, card, value, 0)
            boards = 0
            for board in range(BOARDS):
                boards |= (box.ignites[card] >> table.cell[board] & 1) << board
            while boards != 0:
                kindle_location(box, table, table.side[lowest(boards)], value)
                boards &= boards - 1


def kindle_location(box: Box, table: Table, side: int, die: int) -> None:
    """Free spaces of the value ignite; while the location has no marker at all, the next value round the ring [33].

    Whether a location goes on to the next value depends on its own markers alone, so each can be dealt with by itself.
    """
    value = die
    for _turn in range(VALUES):
        spaces = box.of_value[side][value] & ~occupied(table, side)
        caught = paths_around(box, table, side, spaces)
        if caught != 0:
            if value != die:
                tell(table, events.PASSED, side, die, value)
            table.fire[side] |= caught
            tell(table, events.KINDLED, side, spaces, caught)
            return
        if table.fire[side] != 0:
            tell(table, events.BURNS_ALREADY, side, 0, 0)
            return
        value = value % VALUES + 1
    tell(table, events.NOTHING_FREE, side, 0, 0)


def paths_around(box: Box, table: Table, side: int, spaces: int) -> int:
    """The paths without marker and break at some spaces."""
    return union(box.around, side * SPACES, spaces) & ~table.fire[side] & ~table.breaks[side]
