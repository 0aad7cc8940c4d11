"""Playing a plant: where it may grow [25 to 27], and what its growing sets off [33 to 37]."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.engine.sets import lowest, union
from spinney.games.reforest import events, phases, pool, reasons, timings
from spinney.games.reforest.box import LOW, MEETS_COVER, MEETS_PLAY, SUN, Box
from spinney.games.reforest.cards import add_energy, put_on_top, remove_covered
from spinney.games.reforest.counting import canopies, fits_at
from spinney.games.reforest.table import ALL, NONE, SPACES, Table


def refuse_space(box: Box, table: Table, seat: int, card: int, space: int) -> int:
    if box.spaces[card] >> space & 1 == 0:
        return reasons.WRONG_ROW
    occupied = table.occupied[seat]
    if occupied == 0:
        return reasons.LEGAL if box.row[space] == LOW else reasons.FIRST_LOW
    if occupied >> space & 1:
        return refuse_cover(box, card, table.top[seat][space])
    return reasons.LEGAL if occupied & box.borders[space] else reasons.NOT_ADJACENT


def open_spaces(box: Box, table: Table, seat: int, card: int, beside: int) -> int:
    """Where a plant may grow, as `refuse_space` says; `beside` are the empty spaces next to plants."""
    occupied = table.occupied[seat]
    if occupied == 0:
        return box.spaces[card] & box.row_spaces[LOW]
    tops = table.top[seat]
    height = box.height[card]
    outgrown = 0
    for space in range(SPACES):
        outgrown |= (height > box.outgrown[1 + tops[space]]) << space
    return box.spaces[card] & outgrown & (occupied | beside)


def empty_beside(box: Box, table: Table, seat: int) -> int:
    """The empty spaces next to a plant."""
    return union(box.borders, 0, table.occupied[seat]) & ~table.occupied[seat]


def refuse_cover(box: Box, card: int, covered: int) -> int:
    """Only a strictly taller plant covers another."""
    return reasons.LEGAL if box.height[card] > box.height[covered] else reasons.NOT_TALLER


def grow(box: Box, table: Table, seat: int) -> None:
    """The plant has been paid for: it is placed, and all it sets off can be used, in any order."""
    card = table.growing
    space = table.growing_space
    table.growing = NONE
    table.growing_space = NONE
    first = table.pool_size
    put_on_top(table, seat, space, card)
    tell(table, events.GREW, seat, card, space)
    cover(box, table, seat, space)
    react(box, table, seat, MEETS_PLAY, card, space)
    if box.timing[box.effect[card]] == timings.WHEN_PLAYED:
        pool.add(table, card, space)
    pool.offer_from(table, seat, first, phases.EFFECTS)


def cover(box: Box, table: Table, seat: int, space: int) -> None:
    """What a plant does to the one it has come to stand on: sun plants wither, shade plants live on [34]."""
    covered = table.beneath[table.top[seat][space]]
    if covered == NONE:
        return
    if box.marks[covered] & SUN:
        remove_covered(table, seat, space)
        add_energy(table, seat, space, covered, ALL, 0)
        tell(table, events.WITHERED, seat, covered, 0)
    else:
        tell(table, events.COVERED, seat, covered, 0)
    if box.timing[box.effect[covered]] == timings.WHEN_COVERED:
        pool.add(table, covered, space)
    react(box, table, seat, MEETS_COVER, covered, space)


def react(box: Box, table: Table, seat: int, met: int, card: int, space: int) -> None:
    """Canopy plants that what happened in a space sets off join the pool, but never the one there [35, 36]."""
    homes = canopies(box, table, seat, met) & ~(1 << space)
    while homes != 0:
        home = lowest(homes)
        other = table.top[seat][home]
        if fits_at(box, box.trigger_selector[box.effect[other]], card, space, home):
            pool.add(table, other, home)
        homes &= homes - 1
