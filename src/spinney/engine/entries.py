"""The entries into the rules: the functions that Python calls, in whatever form the rules are linked.

Crossing from Python into compiled code costs microseconds for a record and next to nothing for raw bytes, so every
entry takes memory and views it as a record inside. Each does a whole task in one crossing.
"""

from __future__ import annotations

from spinney.engine import contract
from spinney.engine.chance import new_key, pick
from spinney.engine.contract import box_of, copy_table, table_of, tables_of
from spinney.engine.header import first_asked
from spinney.engine.layout import Record
from spinney.engine.memory import BoxMemory, NumberCubes, NumberRows, Numbers, Stream, TableMemory


def setup(box_memory: BoxMemory, table_memory: TableMemory) -> None:
    contract.setup(box_of(box_memory), table_of(table_memory))


def legal(box_memory: BoxMemory, table_memory: TableMemory, seat: int, out: Numbers) -> int:
    """The legal moves of a seat; of the first seat that is asked, if `seat` is negative."""
    table = table_of(table_memory)
    if seat < 0:
        seat = first_asked(table)
    if seat < 0:
        return 0
    return contract.legal(box_of(box_memory), table, seat, out)


def refuse(box_memory: BoxMemory, table_memory: TableMemory, seat: int, move: int) -> int:
    return contract.refuse(box_of(box_memory), table_of(table_memory), seat, move)


def decide(box_memory: BoxMemory, table_memory: TableMemory, seat: int, move: int) -> int:
    """Plays a move if it is legal. Gives the seat that moved, or the reason of the refusal as a negative number.

    A negative seat stands for the first that is asked. A refused move changes nothing.
    """
    box = box_of(box_memory)
    table = table_of(table_memory)
    if seat < 0:
        seat = max(first_asked(table), 0)
    reason = contract.refuse(box, table, seat, move)
    if reason != 0:
        return -reason
    contract.play(box, table, seat, move)
    return seat


def score(box_memory: BoxMemory, table_memory: TableMemory, seat: int, sheet: Numbers) -> int:
    return contract.score(box_of(box_memory), table_of(table_memory), seat, sheet)


def standing(box_memory: BoxMemory, table_memory: TableMemory, seat: int) -> int:
    return contract.standing(box_of(box_memory), table_of(table_memory), seat)


def points_to_beat(box_memory: BoxMemory, table_memory: TableMemory) -> int:
    """The points that a solitaire has to beat."""
    return contract.points_to_beat(box_of(box_memory), table_of(table_memory))


def turns_begun(box_memory: BoxMemory, table_memory: TableMemory) -> int:
    """The turns so far, as players count them."""
    return contract.turns_begun(box_of(box_memory), table_of(table_memory))


def conceal(box_memory: BoxMemory, table_memory: TableMemory, viewer: int) -> None:
    contract.conceal(box_of(box_memory), table_of(table_memory), viewer)


def redeal(box_memory: BoxMemory, table_memory: TableMemory, viewer: int, stream: Stream) -> None:
    """Fills in a concealed table at random, with a fresh key from a stream."""
    table = table_of(table_memory)
    new_key(table, stream)
    contract.redeal(box_of(box_memory), table, viewer)


def observe(box_memory: BoxMemory, table_memory: TableMemory, seat: int, out: Numbers) -> int:
    """The features of a concealed table that are on, for a seat."""
    return contract.observe(box_of(box_memory), table_of(table_memory), seat, out)


def observe_moves(
    box_memory: BoxMemory, table_memory: TableMemory, seat: int, moves: Numbers, count: int, out: NumberRows
) -> None:
    """The features of so many moves of a seat, a row each; a row is filled up with 0, which is no feature."""
    box = box_of(box_memory)
    table = table_of(table_memory)
    for i in range(count):
        on = contract.observe_move(box, table, seat, moves[i], out[i])
        for j in range(on, len(out[i])):
            out[i][j] = 0


def playout(box: Record, table: Record, out: Numbers, stream: Stream) -> int:
    """Plays at random to the end of the game; gives the number of moves."""
    moves = 0
    while table.over == 0:
        seat = first_asked(table)
        n = contract.legal(box, table, seat, out)
        contract.play(box, table, seat, out[pick(stream, n)])
        moves += 1
    return moves


def simulate(
    box_memory: BoxMemory,
    fresh_memory: TableMemory,
    table_memory: TableMemory,
    out: Numbers,
    sheet: Numbers,
    stream: Stream,
    games: int,
    totals: NumberRows,
    standings: NumberRows,
    lines: NumberCubes,
    lengths: Numbers,
    turns: Numbers,
    targets: Numbers,
) -> int:
    """Plays whole games at random and writes down how each ended; gives the number of moves.

    `fresh_memory` is a table with players and options and nothing else. For game g and seat s it writes
    `totals[g][s]`, `standings[g][s]` and `lines[g][s][i]`, and for the game `lengths[g]`, its moves, `turns[g]` and
    `targets[g]`, the points to beat.
    """
    box = box_of(box_memory)
    fresh = tables_of(fresh_memory)
    tables = tables_of(table_memory)
    table = tables[0]
    moves = 0
    for game in range(games):
        copy_table(fresh, 0, tables, 0)
        new_key(table, stream)
        contract.setup(box, table)
        played = playout(box, table, out, stream)
        lengths[game] = played
        turns[game] = contract.turns_begun(box, table)
        targets[game] = contract.points_to_beat(box, table)
        moves += played
        for seat in range(table.players):
            totals[game][seat] = contract.score(box, table, seat, sheet)
            standings[game][seat] = contract.standing(box, table, seat)
            for line in range(len(sheet)):
                lines[game][seat][line] = sheet[line]
    return moves


ENTRIES = (
    setup,
    legal,
    refuse,
    decide,
    score,
    standing,
    points_to_beat,
    turns_begun,
    conceal,
    redeal,
    observe,
    observe_moves,
    simulate,
)
