"""Which canopy plants do something; and selectors: which plants, energy or spaces a card means, and how many."""

from __future__ import annotations

from spinney.games.reforest.box import CANOPY, EMPTY_SPACE, ENERGY, NEAR, ROW, STACK, UNDERSTORY, Box
from spinney.games.reforest.table import NONE, SPACES, Table


def canopies(box: Box, table: Table, seat: int, does: int) -> int:
    """The spaces whose canopy plants do one of these things, one bit each. No branch: nobody could foresee it."""
    tops = table.top[seat]
    spaces = 0
    for space in range(SPACES):
        spaces |= (box.does[1 + tops[space]] & does != 0) << space
    return spaces


def near(box: Box, space: int) -> int:
    """A space and those that border on it, one bit each [10]."""
    return box.borders[space] | 1 << space


def zone_spaces(box: Box, selector: int, home: int) -> int:
    """The spaces in which a selector looks, measured from a space."""
    spaces = box.in_rows[selector]
    zone = box.zone[selector]
    if zone == NEAR:
        return spaces & near(box, home)
    if zone == STACK:
        return spaces & 1 << home
    if zone == ROW:
        spaces &= box.row_spaces[box.row[home]]
    return spaces


def fits(box: Box, selector: int, card: int) -> bool:
    """Whether a plant is what a selector names, wherever it stands."""
    marks = box.marks[card]
    any_of = box.any_of[selector]
    all_of = box.all_of[selector]
    return (
        (any_of == 0 or marks & any_of != 0)
        and marks & all_of == all_of
        and box.height[card] >= box.least_height[selector]
    )


def fits_at(box: Box, selector: int, card: int, space: int, home: int) -> bool:
    """Whether a plant in a space is meant by a selector that looks from another."""
    return zone_spaces(box, selector, home) >> space & 1 == 1 and fits(box, selector, card)


def count(box: Box, table: Table, seat: int, selector: int, home: int) -> int:
    """How many a region has of what a selector means [41]."""
    spaces = zone_spaces(box, selector, home)
    counted = box.counted[selector]
    n = 0
    for space in range(SPACES):
        if spaces >> space & 1:
            if counted == ENERGY:
                n += table.stored[seat][space]
            elif counted == EMPTY_SPACE:
                n += 1 - (table.occupied[seat] >> space & 1)
            else:
                n += count_stack(box, table, selector, table.top[seat][space])
    return n


def count_stack(box: Box, table: Table, selector: int, top: int) -> int:
    """The plants of a stack that fit: all, only the canopy, or only the understory [5]."""
    layer = box.layer[selector]
    n = 0
    card = top
    while card != NONE:
        if (
            not (layer == CANOPY and card != top)
            and not (layer == UNDERSTORY and card == top)
            and fits(box, selector, card)
        ):
            n += 1
        card = table.beneath[card]
    return n
