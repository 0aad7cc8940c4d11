"""Many games at once: generic code that deals, steps and shows a row of tables, linked to each game.

What a learner is shown of table i stands in row i of the arrays that it gave: how many play, who is asked, the legal
moves, as a list and as a mask, and the features that are on (`engine/eye.py`), of the asked seat's view, as a list and
as a vector of zeros and ones, and of each of its moves. An array without columns is not wanted. Views are tables in
which is concealed what the seat may not know: with `kept` 1 each table has one that stays, with 0 one serves all. Each
entry works on the tables from `first` to `last`, so several threads can share a row of tables; on a graphics card one
thread does what a loop here does once (`on_card.py`).
"""

from __future__ import annotations

from typing import Any

from spinney.engine import contract
from spinney.engine.chance import new_key, pick
from spinney.engine.contract import box_of, copy_table, tables_of
from spinney.engine.header import first_asked
from spinney.engine.layout import Record
from spinney.engine.memory import (
    BoxMemory,
    ByteRows,
    FractionRows,
    IntCubes,
    IntRows,
    Numbers,
    Stream,
    StreamRows,
    TableMemory,
)
from spinney.envs.rewards import MOST_MOVES, SETTINGS, reward_all

GOES_ON, OVER, STOPPED, REFUSED = range(4)
"""What came of a step."""


def deal(box: Record, fresh: Any, how: Numbers, tables: Any, at: int, stream: Stream) -> None:
    """Begins a new game on a table, with one of the settings that `fresh` has, each equally likely."""
    setting = pick(stream, how[SETTINGS]) if how[SETTINGS] > 1 else 0
    copy_table(fresh, setting, tables, at)
    new_key(tables[at], stream)
    contract.setup(box, tables[at])


def is_shown(move: int, legal: Any, count: int, mask: Any) -> bool:
    """Whether a move is among those that were shown as legal: by the mask, where one is kept, or else by the list.

    The list is looked through to its end: a jump out of the middle, which no processor foresees, costs more.
    """
    if len(mask) > 0:
        return 0 <= move < len(mask) and mask[move] == 1
    found = 0
    for place in range(count):
        found += 1 if legal[place] == move else 0
    return found > 0


def step_one(
    box: Record,
    fresh: Any,
    tables: Any,
    at: int,
    how: Numbers,
    stream: Stream,
    seat: int,
    move: int,
    came: int,
    standings: Numbers,
    rewards: Any,
) -> int:
    """Plays a legal move; where it ends the game, writes what it is worth to each seat and begins the next one.

    `came` is what came of the step before: only after the end of a game there are rewards to be removed.
    """
    table = tables[at]
    contract.play(box, table, seat, move)
    if came != GOES_ON:
        for each in range(len(rewards)):
            rewards[each] = 0.0
    if table.over == 0 and table.ply < how[MOST_MOVES]:
        return GOES_ON
    ended = OVER if table.over == 1 else STOPPED
    reward_all(box, table, how, standings, rewards)
    deal(box, fresh, how, tables, at, stream)
    return ended


def list_one(
    box: Record,
    table: Record,
    row: int,
    players: Numbers,
    seats: Numbers,
    counts: Numbers,
    gone: Numbers,
    legal: IntRows,
    masks: ByteRows,
) -> None:
    """Writes how many play, who is asked, and its legal moves; `gone` says how many stood there before."""
    seat = first_asked(table)
    before = counts[row]
    listed = legal[row]
    mask = masks[row]
    masked = len(mask) > 0
    if masked:
        for place in range(before):
            mask[listed[place]] = 0
    count = contract.legal(box, table, seat, listed)
    if masked:
        for place in range(count):
            mask[listed[place]] = 1
    for place in range(count, min(max(before, count + 1), len(listed))):
        listed[place] = -1  # one more than stood there: rules may write a move down before they know that it goes
    players[row] = table.players
    seats[row] = seat
    counts[row] = count
    gone[row] = before


def look_one(
    box: Record,
    view: Record,
    row: int,
    on: Numbers,
    seats: Numbers,
    seen: Numbers,
    features: IntRows,
    vectors: ByteRows,
) -> None:
    """Writes what the seat that is asked sees of its view."""
    before = seen[row]
    count = contract.observe(box, view, seats[row], on)
    listed = features[row]
    vector = vectors[row]
    flat = len(vector) > 0
    if flat:
        for place in range(before):
            vector[listed[place]] = 0
    for place in range(count):
        listed[place] = on[place]
    for place in range(count, before):
        listed[place] = 0
    if flat:
        for place in range(count):
            vector[listed[place]] = 1
    seen[row] = count


def look_at_moves(
    box: Record,
    view: Record,
    row: int,
    on: Numbers,
    seats: Numbers,
    counts: Numbers,
    gone: Numbers,
    legal: IntRows,
    move_features: IntCubes,
) -> None:
    """Writes what a seat sees of each of its legal moves in its view; rows of moves that are gone are blank."""
    features = move_features[row]
    width = len(features[0])
    for place in range(counts[row]):
        seen = contract.observe_move(box, view, seats[row], legal[row][place], on)
        for i in range(width):
            features[place][i] = on[i] if i < seen else 0
    for place in range(counts[row], gone[row]):
        for i in range(width):
            features[place][i] = 0


def look(
    box: Record,
    view: Record,
    row: int,
    on: Numbers,
    seats: Numbers,
    counts: Numbers,
    gone: Numbers,
    legal: IntRows,
    seen: Numbers,
    features: IntRows,
    vectors: ByteRows,
    move_features: IntCubes,
) -> None:
    """Makes a copy of a table the view of the seat that is asked, and writes what it sees there and of its moves."""
    contract.conceal(box, view, seats[row])
    if len(features[row]) > 0:
        look_one(box, view, row, on, seats, seen, features, vectors)
        if len(move_features[row]) > 0:
            look_at_moves(box, view, row, on, seats, counts, gone, legal, move_features)


def show_one(
    box: Record,
    tables: Any,
    at: int,
    views: Any,
    kept: int,
    on: Numbers,
    players: Numbers,
    seats: Numbers,
    counts: Numbers,
    gone: Numbers,
    legal: IntRows,
    masks: ByteRows,
    seen: Numbers,
    features: IntRows,
    vectors: ByteRows,
    move_features: IntCubes,
) -> None:
    """Writes all that a learner is shown of a table."""
    list_one(box, tables[at], at, players, seats, counts, gone, legal, masks)
    if kept == 1 or len(features[at]) > 0:
        copy_table(tables, at, views, at * kept)
        look(box, views[at * kept], at, on, seats, counts, gone, legal, seen, features, vectors, move_features)


# The entries.


def begin_tables(
    box_memory: BoxMemory,
    fresh_memory: TableMemory,
    table_memory: TableMemory,
    view_memory: TableMemory,
    kept: int,
    how: Numbers,
    first: int,
    last: int,
    streams: StreamRows,
    on: Numbers,
    players: Numbers,
    seats: Numbers,
    counts: Numbers,
    gone: Numbers,
    legal: IntRows,
    masks: ByteRows,
    seen: Numbers,
    features: IntRows,
    vectors: ByteRows,
    move_features: IntCubes,
) -> None:
    """Begins a new game on each table, with the stream of the same number, and shows it."""
    box = box_of(box_memory)
    fresh = tables_of(fresh_memory)
    tables = tables_of(table_memory)
    views = tables_of(view_memory)
    for at in range(first, last):
        deal(box, fresh, how, tables, at, streams[at])
        show_one(
            box,
            tables,
            at,
            views,
            kept,
            on,
            players,
            seats,
            counts,
            gone,
            legal,
            masks,
            seen,
            features,
            vectors,
            move_features,
        )


def step_tables(
    box_memory: BoxMemory,
    fresh_memory: TableMemory,
    table_memory: TableMemory,
    view_memory: TableMemory,
    kept: int,
    how: Numbers,
    first: int,
    last: int,
    streams: StreamRows,
    on: Numbers,
    players: Numbers,
    seats: Numbers,
    counts: Numbers,
    gone: Numbers,
    legal: IntRows,
    masks: ByteRows,
    seen: Numbers,
    features: IntRows,
    vectors: ByteRows,
    move_features: IntCubes,
    standings: Numbers,
    moves: Numbers,
    rewards: FractionRows,
    came: Numbers,
) -> int:
    """Plays a move on each table and shows it. Gives how many were refused: they are not among those that were shown.

    A table whose move is refused stays as it is.
    """
    box = box_of(box_memory)
    fresh = tables_of(fresh_memory)
    tables = tables_of(table_memory)
    views = tables_of(view_memory)
    refused = 0
    for at in range(first, last):
        if is_shown(moves[at], legal[at], counts[at], masks[at]):
            came[at] = step_one(
                box, fresh, tables, at, how, streams[at], seats[at], moves[at], came[at], standings, rewards[at]
            )
            show_one(
                box,
                tables,
                at,
                views,
                kept,
                on,
                players,
                seats,
                counts,
                gone,
                legal,
                masks,
                seen,
                features,
                vectors,
                move_features,
            )
        else:
            came[at] = REFUSED
            refused += 1
    return refused


def choose_at_random(counts: Numbers, legal: IntRows, first: int, last: int, stream: Stream, moves: Numbers) -> None:
    """A legal move for each table, each equally likely: for measuring, and to begin a training with."""
    for at in range(first, last):
        moves[at] = legal[at][pick(stream, counts[at])]


ENTRIES = (begin_tables, step_tables, choose_at_random)
