"""What a plant costs [28], and what can pay for it [29 to 32]."""

from __future__ import annotations

from spinney.engine.sets import lowest
from spinney.games.reforest import timings, verbs
from spinney.games.reforest.box import CHANGES_COSTS, FIRST_EVENT, REACHES, Box
from spinney.games.reforest.counting import canopies, count, fits_at, near
from spinney.games.reforest.table import (
    COUNTS,
    COVERED_PASSIVE,
    HAND,
    NONE,
    PAYS,
    SAME_SPACE_ENERGY,
    SPACES,
    Table,
)

HAND_OVER = HAND
"""The first hand slot that may still pay once energy has: none."""

# Cost.


def price_of(box: Box, table: Table, seat: int, card: int, space: int) -> int:
    """The printed cost, less that of the plant to be covered, and all that changes it; never below nothing."""
    return price_with(box, table, seat, card, space, canopies(box, table, seat, CHANGES_COSTS))


def price_with(box: Box, table: Table, seat: int, card: int, space: int, changing: int) -> int:
    """The same, for whoever asks often: the spaces whose plants change costs are known."""
    price = box.cost[card]
    covered = table.top[seat][space]
    if covered != NONE:
        price -= box.cost[covered]
    price += own_cost(box, table, seat, card, space)
    homes = still_passive(table, changing, space)
    while homes != 0:
        home = lowest(homes)
        price += passive_cost(box, box.effect[table.top[seat][home]], card, space, home)
        homes &= homes - 1
    if table.lasting != NONE:
        price += passive_cost(box, FIRST_EVENT + table.lasting, card, space, space)
    return max(price, 0)


def own_cost(box: Box, table: Table, seat: int, card: int, space: int) -> int:
    """What a plant printed with a star makes of its own cost, seen from the chosen space before it stands there."""
    effect = box.effect[card]
    change = 0
    if box.timing[effect] == timings.WHEN_PLAYED_COST:
        for row in range(box.first_step[effect], box.first_step[effect + 1]):
            found = count(box, table, seat, box.selector[row], space)
            if box.verb[row] == verbs.COST_PER:
                change += box.amount[row] * min(found, box.most[row])
            elif found >= box.least[box.selector[row]]:
                change += box.amount[row]
    return change


def still_passive(table: Table, homes: int, space: int) -> int:
    """Those of some spaces whose passive effects hold while a plant is played into a space.

    The plant about to be covered still counts, unless players agreed otherwise (R11).
    """
    return homes if table.options[COVERED_PASSIVE] == COUNTS else homes & ~(1 << space)


def passive_cost(box: Box, effect: int, card: int, space: int, home: int) -> int:
    """What a passive effect or an event changes in the cost of a plant that is played into a space."""
    change = 0
    for row in range(box.first_step[effect], box.first_step[effect + 1]):
        if box.verb[row] == verbs.COST_FOR and fits_at(box, box.selector[row], card, space, home):
            change += box.amount[row]
    return change


# Energy that pays.


def paying_spaces(box: Box, table: Table, seat: int, space: int) -> int:
    """The spaces whose energy can pay for a plant there: adjacent ones, and those with a reach (R13)."""
    spaces = near(box, space)
    if table.options[SAME_SPACE_ENERGY] != PAYS:
        spaces &= ~(1 << space)
    return spaces | still_passive(table, canopies(box, table, seat, REACHES), space)


def energy_in(table: Table, seat: int, spaces: int) -> int:
    """How much energy some spaces have."""
    n = 0
    for space in range(SPACES):
        n += table.stored[seat][space] * (spaces >> space & 1)
    return n


def energy_slots(table: Table, seat: int, spaces: int, first: int) -> int:
    """The same, but only slots from one on."""
    n = 0
    for slot in range(first, table.energy_size[seat]):
        n += spaces >> table.energy_space[seat][slot] & 1
    return n
