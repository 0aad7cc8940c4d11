"""Random walks through a game that look whether its rules keep the contract: for the conformance suite.

Generic code, linked to each game like the entries, so that every form of the rules can be watched.
"""

from __future__ import annotations

from spinney.engine.chance import pick
from spinney.engine.contract import box_of, legal, play, refuse, table_of
from spinney.engine.header import MOST_SEATS, asked, first_asked
from spinney.engine.layout import Record
from spinney.engine.memory import BoxMemory, Numbers, Stream, TableMemory

BREACHES = (
    "",
    "the game did not end within most_moves",
    "somebody is asked who does not sit at the table",
    "somebody is asked after the end",
    "nobody is asked before the end",
    "a seat that is asked has no legal move",
    "a seat that is not asked has a legal move",
    "there are more legal moves than most_legal",
    "a legal move is outside the action space",
    "legal moves are not in ascending order, or one is listed twice",
    "ply does not count the moves",
    "the phase has no name",
    "a move tells more than the chronicle can hold",
    "turns are not counted",
)
(
    NONE,
    TOO_LONG,
    NO_SUCH_SEAT,
    ASKED_AFTER_END,
    NOBODY_ASKED,
    NO_MOVE,
    MOVE_UNASKED,
    TOO_MANY,
    OUTSIDE,
    UNSORTED,
    PLY,
    PHASE,
    CHRONICLE,
    TURNS,
) = range(len(BREACHES))


def any_asked(table: Record, stream: Stream) -> int:
    """One of the seats that are asked, each equally likely."""
    seats = 0
    for seat in range(MOST_SEATS):
        if asked(table, seat):
            seats += 1
    skip = pick(stream, seats)
    for seat in range(MOST_SEATS):
        if asked(table, seat):
            if skip == 0:
                return seat
            skip -= 1
    return -1


def random_moves_any_seat(
    box_memory: BoxMemory, table_memory: TableMemory, out: Numbers, stream: Stream, moves: int
) -> int:
    """Plays at most so many random moves, each by any of the seats that are asked; gives how many."""
    box = box_of(box_memory)
    table = table_of(table_memory)
    for done in range(moves):
        if table.over != 0:
            return done
        seat = any_asked(table, stream)
        n = legal(box, table, seat, out)
        play(box, table, seat, out[pick(stream, n)])
    return moves


def random_moves_first_seat(
    box_memory: BoxMemory, table_memory: TableMemory, out: Numbers, stream: Stream, moves: int
) -> int:
    """Plays at most so many random moves on from here; gives how many it played."""
    box = box_of(box_memory)
    table = table_of(table_memory)
    for done in range(moves):
        if table.over != 0:
            return done
        seat = first_asked(table)
        n = legal(box, table, seat, out)
        play(box, table, seat, out[pick(stream, n)])
    return moves


def refusals(box_memory: BoxMemory, table_memory: TableMemory, seat: int, first: int, reasons: Numbers) -> None:
    """Writes why the seat may not make each of a row of moves, from `first` on."""
    box = box_of(box_memory)
    table = table_of(table_memory)
    for i in range(len(reasons)):
        reasons[i] = refuse(box, table, seat, first + i)


def watch(
    box_memory: BoxMemory,
    table_memory: TableMemory,
    out: Numbers,
    stream: Stream,
    most_moves: int,
    most_legal: int,
    actions: int,
    phases: int,
    most_told: int,
) -> int:
    """Plays a game to its end and looks at every position; gives the first breach, and leaves the table there."""
    box = box_of(box_memory)
    table = table_of(table_memory)
    turns = 0
    for ply in range(most_moves + 1):
        if table.ply != ply:
            return PLY
        if not 0 <= table.phase < phases:
            return PHASE
        if table.told > most_told:
            return CHRONICLE
        if table.turn_number < turns or (table.over != 0 and turns < table.players):
            return TURNS
        turns = table.turn_number
        breach = asking(box, table, out, most_legal, actions)
        if breach != NONE or table.over != 0:
            return breach
        seat = any_asked(table, stream)
        n = legal(box, table, seat, out)
        play(box, table, seat, out[pick(stream, n)])
    return TOO_LONG


def asking(box: Record, table: Record, out: Numbers, most_legal: int, actions: int) -> int:
    """What is wrong with who is asked, or with what they may do."""
    if table.acting < 0 or table.acting >> table.players != 0:
        return NO_SUCH_SEAT
    if table.over != 0 and table.acting != 0:
        return ASKED_AFTER_END
    if table.over == 0 and table.acting == 0:
        return NOBODY_ASKED
    for seat in range(MOST_SEATS):
        n = legal(box, table, seat, out)
        if asked(table, seat) and n == 0:
            return NO_MOVE
        if not asked(table, seat) and n > 0:
            return MOVE_UNASKED
        if n > most_legal:
            return TOO_MANY
        for i in range(n):
            if not 0 <= out[i] < actions:
                return OUTSIDE
            if i > 0 and out[i] <= out[i - 1]:
                return UNSORTED
    return NONE


ENTRIES = (random_moves_any_seat, random_moves_first_seat, refusals, watch)
