"""Bonus trees, and those that Belmonte reserves [37 to 40, 43]."""

from __future__ import annotations

from spinney.engine.header import ask
from spinney.engine.pending import pop, top
from spinney.games.floresta import phases, steps
from spinney.games.floresta.box import RESERVE_BONUS, Box
from spinney.games.floresta.placing import somewhere
from spinney.games.floresta.table import (
    ALL_BOARDS,
    ALL_VALUES,
    BOARDS,
    ENOUGH,
    ENOUGH_POINTS,
    FIVE_LOCATIONS,
    NONE,
    VALUES,
    Table,
)


def conditions_met(table: Table, seat: int) -> int:
    """The conditions for a bonus tree that the player meets and has not used, one bit each [37]."""
    met = 0
    if table.shown[seat] == (1 << VALUES) - 1:
        met |= 1 << ALL_VALUES
    if table.vp[seat] >= ENOUGH:
        met |= 1 << ENOUGH_POINTS
    locations = 0
    for board in range(BOARDS):
        if table.trees[seat][table.side[board]] != 0:
            locations += 1
    if locations == BOARDS:
        met |= 1 << FIVE_LOCATIONS
    return met & ~table.bonus_used[seat]


def has_reserve(box: Box, table: Table, seat: int) -> bool:
    """Whether the player's tower is one that reserves bonus trees [43]."""
    return table.claimed[seat] != NONE and box.power[table.claimed[seat]] == RESERVE_BONUS


def look_for_bonus(box: Box, table: Table, seat: int) -> None:
    """Bonus trees, then those that were reserved on an earlier turn, if the player likes [37 to 40, 43].

    Without a legal space anywhere only Belmonte can do something with a bonus tree, so only its owner is asked.
    """
    due = conditions_met(table, seat) != 0 and table.supply[seat] > 0
    if due and (has_reserve(box, table, seat) or somewhere(box, table, seat, ALL_BOARDS)):
        ask(table, seat, phases.BONUS)
    elif top(table)[steps.LEFT] > 0 and somewhere(box, table, seat, table.reach[seat]):
        ask(table, seat, phases.RESERVED)
    else:
        pop(table)
