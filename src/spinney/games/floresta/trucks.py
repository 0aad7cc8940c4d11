"""Fire trucks [27, 28]."""

from __future__ import annotations

from spinney.engine.header import clockwise, count_turn, tell
from spinney.engine.pending import pop, top
from spinney.games.floresta import events, phases, steps
from spinney.games.floresta.box import THIRD_MARKER, Box
from spinney.games.floresta.quenching import ask_for_marker, begin_quenching
from spinney.games.floresta.table import BOARDS, NONE, Table

MARKERS = 2  # that a truck may put out


def burning_in_reach(table: Table, seat: int) -> int:
    """The boards with a marker that the player's tower reaches, one bit each."""
    burning = 0
    for board in range(BOARDS):
        burning |= (table.fire[table.side[board]] != 0) << board
    return burning & table.reach[seat]


def next_truck(box: Box, table: Table) -> None:
    """From the first player clockwise; a truck must drive to a fire in reach and put out some of it [27, 28, 41]."""
    row = top(table)
    while row[steps.LEFT] > 0:
        count_turn(table)
        seat = clockwise(table, table.first, table.players - row[steps.LEFT])
        row[steps.LEFT] -= 1
        if burning_in_reach(table, seat) != 0:
            table.turn = seat
            markers = MARKERS + 1 if box.power[table.claimed[seat]] == THIRD_MARKER else MARKERS
            begin_quenching(table, steps.DRIVE, seat, NONE, markers)
            return
    pop(table)


def ask_truck(box: Box, table: Table, seat: int) -> None:
    """The first marker says where the truck goes; the others lie there too."""
    first = top(table)[steps.FIRST] == NONE
    ask_for_marker(box, table, seat, table.truck[seat], phases.TRUCK if first else phases.TRUCK_ON)


def drive(table: Table, seat: int, side: int) -> None:
    """A truck stays where it is, or drives to another location."""
    if table.truck[seat] == side:
        tell(table, events.STAYED, seat, side, 0)
    else:
        table.truck[seat] = side
        tell(table, events.DROVE, seat, side, 0)
