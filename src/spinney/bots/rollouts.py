"""Rollouts that a net plays: generic code, linked to each game.

A move is tried on deals that fit what the seat knows (`redeal` never sees the truth): the net plays all seats for some
decisions, each from the view of the seat that is asked, and what the seat gets is told by the end of the game or, if it
is not reached, by the net. All moves are tried on the same deals, so that luck does not tell them apart.
"""

from __future__ import annotations

from typing import Any

from spinney.bots.net import LIKING, chances, like, think
from spinney.bots.turns import lead_over_others, whose_move
from spinney.engine.chance import new_key, pick
from spinney.engine.contract import box_of, conceal, copy_table, legal, play, redeal, score, standing, tables_of
from spinney.engine.header import places_on
from spinney.engine.layout import Record
from spinney.engine.memory import (
    BoxMemory,
    FractionRows,
    Fractions,
    Ints,
    Numbers,
    ShortRows,
    Shorts,
    Stream,
    TableMemory,
)
from spinney.engine.products import dot_product

AT, VIEW = range(2)
TABLES = 2

# How moves are tried, whole numbers all: on so many deals, for so many decisions (0: to the end of the game), at what
# heat the net plays (in hundredths; 0: always what it likes best), what winning is worth, how much of that is the rank,
# and which lead is worth half of the most (in hundredths, as the net was taught), what a point is in a standing, and
# whether somebody wants to know on which lines of the score sheet the points are.
DEALS, LENGTH, HEAT, WIN, RANK, LEAD, POINT, LINES = range(8)
STYLE = 8

# What is found for each move: on how many deals it was tried, how many decisions the net made there, what the seat got,
# and its lead in points; then each line of its score sheet, and of those of the others on average.
TRIED, DECIDED, GOT, AHEAD = range(4)
FOUND = 4


def liked(likings: Numbers, n: int, heat: int, odds: Numbers, stream: Stream) -> int:
    """Which move the net makes: the one it likes best, or at some heat any, the likelier the better it is liked."""
    best = 0
    if heat == 0:
        for i in range(n):
            if likings[i] > likings[best]:
                best = i
        return best
    drawn = pick(stream, chances(likings, n, heat, odds) >> 8) << 8
    while drawn >= odds[best]:
        drawn -= odds[best]
        best += 1
    return best


def lead_of(box: Record, table: Record, seat: int, style: Numbers) -> float:
    """How many points a seat is ahead of the mean of the others; alone, of its target."""
    total = 0
    for other in range(table.players):
        total += standing(box, table, other)
    return lead_over_others(standing(box, table, seat), total, table.players, style[POINT])


def got_at_the_end(box: Record, table: Record, seat: int, style: Numbers) -> float:
    """What the end of a game is worth to a seat, from -1 to 1, as the net was taught."""
    own = standing(box, table, seat)
    players = table.players
    equal = 0
    better = 0
    for other in range(players):
        points = standing(box, table, other)
        if points > own:
            better += 1
        if points == own:
            equal += 1
    won = 1.0 if own > 0 else -1.0
    if players > 1:
        won = -1.0 / (players - 1)
        if better == 0:
            won = (players / equal - 1.0) / (players - 1)
        worse = players - equal - better
        rank = style[RANK] / 100.0
        won = (1.0 - rank) * won + rank * (worse - better) / (players - 1)
    lead = 100.0 * lead_of(box, table, seat, style)
    win: float = style[WIN] / 100.0
    got: float = win * won + (1.0 - win) * lead / (style[LEAD] + abs(lead))
    return got


def add_lines(box: Record, table: Record, viewer: int, sheet: Numbers, row: Fractions) -> None:
    """Adds the lines of the score sheets at the end of a game: those of the viewer, and of the others on average."""
    players = table.players
    lines = len(sheet)
    for seat in range(players):
        score(box, table, seat, sheet)
        for line in range(lines):
            if seat == viewer:
                row[FOUND + line] += sheet[line]
            else:
                row[FOUND + lines + line] += sheet[line] / (players - 1)


def play_on(
    box: Record,
    work: Any,
    viewer: int,
    style: Numbers,
    noted: Fractions,
    first: ShortRows,
    second: ShortRows,
    third: ShortRows,
    policy: ShortRows,
    on: Numbers,
    some: Shorts,
    sums: Ints,
    one: Shorts,
    two: Shorts,
    last: Shorts,
    likings: Numbers,
    value_first: ShortRows,
    value_second: ShortRows,
    value_third: ShortRows,
    value: ShortRows,
    value_some: Shorts,
    value_sums: Ints,
    value_one: Shorts,
    value_two: Shorts,
    value_last: Shorts,
    out: Numbers,
    odds: Numbers,
    stream: Stream,
) -> float:
    """The net plays all seats for some decisions, which are counted; gives what the viewer gets."""
    table = work[AT]
    left = style[LENGTH]
    while table.over == 0:
        seat = whose_move(table, viewer)
        n = legal(box, table, seat, out)
        move = out[0]
        if n > 1:
            copy_table(work, AT, work, VIEW)
            conceal(box, work[VIEW], seat)
            noted[DECIDED] += 1.0
            left -= 1
            if left == 0:
                think(
                    box,
                    work[VIEW],
                    seat,
                    value_first,
                    value_second,
                    value_third,
                    on,
                    value_some,
                    value_sums,
                    value_one,
                    value_two,
                    value_last,
                )
                told: float = dot_product(value_last, value[places_on(table, seat, viewer)]) / LIKING
                return told
            like(
                box,
                work[VIEW],
                seat,
                out,
                n,
                first,
                second,
                third,
                policy,
                on,
                some,
                sums,
                one,
                two,
                last,
                likings,
            )
            move = out[liked(likings, n, style[HEAT], odds, stream)]
        play(box, table, seat, move)
    return got_at_the_end(box, table, viewer, style)


def try_moves(
    box_memory: BoxMemory,
    view_memory: TableMemory,
    work_memory: TableMemory,
    viewer: int,
    moves: Numbers,
    n: int,
    style: Numbers,
    found: FractionRows,
    first: ShortRows,
    second: ShortRows,
    third: ShortRows,
    policy: ShortRows,
    on: Numbers,
    some: Shorts,
    sums: Ints,
    one: Shorts,
    two: Shorts,
    last: Shorts,
    likings: Numbers,
    value_first: ShortRows,
    value_second: ShortRows,
    value_third: ShortRows,
    value: ShortRows,
    value_some: Shorts,
    value_sums: Ints,
    value_one: Shorts,
    value_two: Shorts,
    value_last: Shorts,
    out: Numbers,
    odds: Numbers,
    sheet: Numbers,
    stream: Stream,
) -> None:
    """Tries so many moves of the viewer on some deals, and adds to `found` what came of each."""
    box = box_of(box_memory)
    views = tables_of(view_memory)
    work = tables_of(work_memory)
    table = work[AT]
    for _deal in range(style[DEALS]):
        luck = stream[0]
        for i in range(n):
            stream[0] = luck
            copy_table(views, 0, work, AT)
            new_key(table, stream)
            redeal(box, table, viewer)
            play(box, table, viewer, moves[i])
            got = play_on(
                box,
                work,
                viewer,
                style,
                found[i],
                first,
                second,
                third,
                policy,
                on,
                some,
                sums,
                one,
                two,
                last,
                likings,
                value_first,
                value_second,
                value_third,
                value,
                value_some,
                value_sums,
                value_one,
                value_two,
                value_last,
                out,
                odds,
                stream,
            )
            found[i][TRIED] += 1.0
            found[i][GOT] += got
            found[i][AHEAD] += lead_of(box, table, viewer, style)
            if style[LINES] != 0:
                add_lines(box, table, viewer, sheet, found[i])


ENTRIES = (try_moves,)
