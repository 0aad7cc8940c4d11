"""Loops for `spinney bench`: each does one thing many times inside the rules' own form, and nothing else."""

from __future__ import annotations

from spinney.engine.chance import new_key, splitmix
from spinney.engine.contract import box_of, conceal, copy_table, redeal, setup, tables_of
from spinney.engine.entries import playout
from spinney.engine.memory import BoxMemory, Numbers, Stream, TableMemory, Unsigned


def steps(stream: Stream, numbers: Unsigned, n: int) -> int:
    """n steps of SplitMix64: the unit in which costs are told, so that they can be compared between machines.

    Every number is written to memory, as a game writes to its table. Without that a processor that can work on several
    numbers at once would do several steps in the time of one, and the unit would measure the processor, not the rules.
    """
    last = len(numbers) - 1
    for step in range(n):
        numbers[step & last] = splitmix(stream)
    return n


def race(
    box_memory: BoxMemory,
    fresh_memory: TableMemory,
    table_memory: TableMemory,
    out: Numbers,
    stream: Stream,
    games: int,
) -> int:
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


def copies(memory: TableMemory, other_memory: TableMemory, n: int) -> int:
    """n copies of a table, to and fro."""
    tables = tables_of(memory)
    others = tables_of(other_memory)
    for _pair in range(n // 2):
        copy_table(tables, 0, others, 0)
        copy_table(others, 0, tables, 0)
    return n


def views(box_memory: BoxMemory, table_memory: TableMemory, work_memory: TableMemory, n: int) -> int:
    """n views of a table: a copy, and what each seat in turn may not know concealed."""
    box = box_of(box_memory)
    tables = tables_of(table_memory)
    work = tables_of(work_memory)
    for i in range(n):
        copy_table(tables, 0, work, 0)
        conceal(box, work[0], i % tables[0].players)
    return n


def deals(
    box_memory: BoxMemory, view_memory: TableMemory, work_memory: TableMemory, viewer: int, stream: Stream, n: int
) -> int:
    """n deals of a view: a copy, a fresh key, and what is blank dealt at random."""
    box = box_of(box_memory)
    views = tables_of(view_memory)
    work = tables_of(work_memory)
    for _deal in range(n):
        copy_table(views, 0, work, 0)
        new_key(work[0], stream)
        redeal(box, work[0], viewer)
    return n


ENTRIES = (steps, race, copies, views, deals)
