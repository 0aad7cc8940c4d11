"""What a player may do at some steps: bonus trees, transplants and moves to other boards [37, 43, 52, 54]."""

from __future__ import annotations

from spinney.engine.layout import Record
from spinney.games.floresta.box import RESERVE_BONUS
from spinney.games.floresta.placing import legal_spaces
from spinney.games.floresta.table import (
    ALL_VALUES,
    BOARDS,
    ENOUGH,
    ENOUGH_POINTS,
    FIVE_LOCATIONS,
    NONE,
    SPACES,
    VALUES,
)


def conditions_met(table: Record, seat: int) -> int:
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
    left: int = met & ~table.bonus_used[seat]
    return left


def has_reserve(box: Record, table: Record, seat: int) -> bool:
    """Whether the player's tower is one that reserves bonus trees [43]."""
    reserves: bool = table.claimed[seat] != NONE and box.power[table.claimed[seat]] == RESERVE_BONUS
    return reserves


def move_target(box: Record, table: Record, space: int) -> int:
    """The side to which a tree on this space may go: that of its column or zone."""
    side: int = table.side[box.zone_to[space // SPACES][box.zone[space]]]
    return side


def movable(box: Record, table: Record, seat: int, side: int) -> int:
    """The own trees of a side that can go to the board of their column, the one just planted aside [52]."""
    trees = table.trees[seat][side] & ~(1 << table.space % SPACES)
    found = 0
    for i in range(SPACES):
        if trees >> i & 1:
            target = move_target(box, table, side * SPACES + i)
            if legal_spaces(box, table, seat, target, table.lynx[seat]) != 0:
                found |= 1 << i
    return found
