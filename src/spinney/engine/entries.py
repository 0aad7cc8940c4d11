"""The entries into the rules: the functions that Python calls, in whatever form the rules are linked.

Crossing from Python into compiled code costs microseconds for a record and next to nothing for raw bytes, so every
entry takes memory and views it as a record inside. Each does a whole task in one crossing.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import new_key, pick
from spinney.engine.contract import (
    box_of,
    conceal,
    copy_table,
    legal,
    play,
    points_to_beat,
    redeal,
    refuse,
    score,
    setup,
    standing,
    table_of,
    tables_of,
    turns_begun,
)
from spinney.engine.header import first_asked
from spinney.engine.layout import Record


def start(box_memory: Any, table_memory: Any) -> None:
    setup(box_of(box_memory), table_of(table_memory))


def moves_of(box_memory: Any, table_memory: Any, seat: int, out: Any) -> int:
    """The legal moves of a seat; of the first seat that is asked, if `seat` is negative."""
    table = table_of(table_memory)
    if seat < 0:
        seat = first_asked(table)
    if seat < 0:
        return 0
    return legal(box_of(box_memory), table, seat, out)


def refusal(box_memory: Any, table_memory: Any, seat: int, move: int) -> int:
    return refuse(box_of(box_memory), table_of(table_memory), seat, move)


def decide(box_memory: Any, table_memory: Any, seat: int, move: int) -> int:
    """Plays a move if it is legal. Gives the seat that moved, or the reason of the refusal as a negative number.

    A negative seat stands for the first that is asked. A refused move changes nothing.
    """
    box = box_of(box_memory)
    table = table_of(table_memory)
    if seat < 0:
        seat = max(first_asked(table), 0)
    reason = refuse(box, table, seat, move)
    if reason != 0:
        return -reason
    play(box, table, seat, move)
    return seat


def tally(box_memory: Any, table_memory: Any, seat: int, sheet: Any) -> int:
    return score(box_of(box_memory), table_of(table_memory), seat, sheet)


def rank_by(box_memory: Any, table_memory: Any, seat: int) -> int:
    return standing(box_of(box_memory), table_of(table_memory), seat)


def aim(box_memory: Any, table_memory: Any) -> int:
    """The points that a solitaire has to beat."""
    return points_to_beat(box_of(box_memory), table_of(table_memory))


def turns_of(box_memory: Any, table_memory: Any) -> int:
    """The turns so far, as players count them."""
    return turns_begun(box_of(box_memory), table_of(table_memory))


def hide(box_memory: Any, table_memory: Any, viewer: int) -> None:
    conceal(box_of(box_memory), table_of(table_memory), viewer)


def deal(box_memory: Any, table_memory: Any, viewer: int, stream: Any) -> None:
    """Fills in a concealed table at random, with a fresh key from a stream."""
    table = table_of(table_memory)
    new_key(table, stream)
    redeal(box_of(box_memory), table, viewer)


def playout(box: Record, table: Record, out: Any, stream: Any) -> int:
    """Plays at random to the end of the game; gives the number of moves."""
    moves = 0
    while table.over == 0:
        seat = first_asked(table)
        n = legal(box, table, seat, out)
        play(box, table, seat, out[pick(stream, n)])
        moves += 1
    return moves


def simulate(
    box_memory: Any,
    fresh_memory: Any,
    table_memory: Any,
    out: Any,
    sheet: Any,
    stream: Any,
    games: int,
    totals: Any,
    standings: Any,
    lines: Any,
    lengths: Any,
    turns: Any,
    targets: Any,
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
        setup(box, table)
        played = playout(box, table, out, stream)
        lengths[game] = played
        turns[game] = turns_begun(box, table)
        targets[game] = points_to_beat(box, table)
        moves += played
        for seat in range(table.players):
            totals[game][seat] = score(box, table, seat, sheet)
            standings[game][seat] = standing(box, table, seat)
            for line in range(len(sheet)):
                lines[game][seat][line] = sheet[line]
    return moves


def race(box_memory: Any, fresh_memory: Any, table_memory: Any, out: Any, stream: Any, games: int) -> int:
    """Plays whole games at random and keeps nothing but the last table; gives the number of moves."""
    box = box_of(box_memory)
    fresh = tables_of(fresh_memory)
    tables = tables_of(table_memory)
    table = tables[0]
    moves = 0
    for _game in range(games):
        copy_table(fresh, 0, tables, 0)
        new_key(table, stream)
        setup(box, table)
        moves += playout(box, table, out, stream)
    return moves


def wander(box_memory: Any, table_memory: Any, out: Any, stream: Any, moves: int) -> int:
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
