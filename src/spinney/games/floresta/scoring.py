"""The score sheet of Floresta [44 to 58]: one function for each way in which a side scores."""

from __future__ import annotations

from typing import Any

from spinney.engine.layout import Record
from spinney.games.floresta.box import (
    CAMPING_SET,
    CHAIN,
    HOP_CHAIN,
    LYNX_RANK,
    MAJORITIES,
    STANDING_AND_FELLED,
    TREE_RANK,
    UNPLACED_LYNX,
    ZONES_HELD,
)
from spinney.games.floresta.effects import count
from spinney.games.floresta.table import BOARDS, CAMPING_ALWAYS, KINDS, NONE, SIDES, SPACES, ZONES

SHEET = ("vp", "river", "lynx", "grove", "mountain", "nursery", "tower", "axes", "camping")
POINT = 256  # what a point weighs in `standing`, above the tie-break
TOWER_LINE = 1 + BOARDS
AXES_LINE = 2 + BOARDS
CAMPING_LINE = 3 + BOARDS
RANKS = 3


def score(box: Record, table: Record, seat: int, sheet: Any) -> int:
    sheet[0] = table.vp[seat]
    for board in range(BOARDS):
        sheet[1 + board] = side_points(box, table, seat, table.side[board])
    sheet[TOWER_LINE] = tower_points(box, table, seat)
    sheet[AXES_LINE] = table.axes[seat]
    sheet[CAMPING_LINE] = camping_points(box, table, seat)
    total = 0
    for line in range(len(sheet)):
        total += sheet[line]
    return total


def standing(box: Record, table: Record, seat: int) -> int:
    """Points, and among equals those of the tower [58]."""
    tower = tower_points(box, table, seat)
    total: int = table.vp[seat] + tower + table.axes[seat] + camping_points(box, table, seat)
    for board in range(BOARDS):
        total += side_points(box, table, seat, table.side[board])
    return total * POINT + tower


def tower_points(box: Record, table: Record, seat: int) -> int:
    """Points for one, two or three pieces [56]."""
    if table.claimed[seat] == NONE:
        return 0
    points: int = box.tower_worth[table.claimed[seat]][table.pieces[seat]]
    return points


def camping_points(box: Record, table: Record, seat: int) -> int:
    """Sets of four different tokens, where they pay, and a point for every other token [49, 57]."""
    tokens: int = 0
    sets: int = table.camping[seat][0]
    for kind in range(KINDS):
        tokens += table.camping[seat][kind]
        sets = min(sets, table.camping[seat][kind])
    worth = set_worth(box, table)
    if worth == 0:
        return tokens
    return tokens + sets * (worth - KINDS)


def set_worth(box: Record, table: Record) -> int:
    """What a set of camping tokens is worth; nothing without the side that pays for it, but for an option [49]."""
    for side in range(SIDES):
        if box.end[side] == CAMPING_SET and (table.side[side >> 1] == side or table.options[CAMPING_ALWAYS] == 1):
            points: int = box.end_points[side][0]
            return points
    return 0


def leaves_at_end(box: Record, side: int) -> bool:
    """Whether the trees of a side may move to other boards at the end [54]."""
    leaves: bool = box.movers[side][0] != NONE and box.transplants[side] == 0
    return leaves


def side_points(box: Record, table: Record, seat: int, side: int) -> int:
    """The points of a side at the end."""
    end = box.end[side]
    if end == CHAIN or end == HOP_CHAIN:
        return chain_points(box, table, seat, side)
    if end == UNPLACED_LYNX:
        lynx_points: int = box.end_points[side][0] * table.lynx[seat]
        return lynx_points
    if end == LYNX_RANK or end == TREE_RANK:
        return rank_points(box, table, seat, side)
    if end == ZONES_HELD:
        if table.counted == 1 and leaves_at_end(box, side):
            settled: int = table.zone_points[seat]
            return settled
        return held_points(box, table, seat, side)
    if end == STANDING_AND_FELLED:
        return felling_points(box, table, seat, side)
    if end == MAJORITIES:
        return majority_points(box, table, seat, side)
    return 0


def points_of_zones(box: Record, table: Record, seat: int) -> int:
    """The zones of sides whose trees are about to move, counted before they do [54]."""
    points = 0
    for board in range(BOARDS):
        side = table.side[board]
        if box.end[side] == ZONES_HELD and leaves_at_end(box, side):
            points += held_points(box, table, seat, side)
    return points


# Chains: own spaces that are connected, or with a space between them that is not the player's [44, 45].


def links(box: Record, side: int, own: int, i: int) -> int:
    """The spaces that belong with the i-th of a side."""
    base = side * SPACES
    near: int = box.beside[base + i]
    if box.end[side] == CHAIN:
        return near
    reached = 0
    for between in range(SPACES):
        if (near & ~own) >> between & 1:
            reached |= box.beside[base + between]
    return reached


def chain_points(box: Record, table: Record, seat: int, side: int) -> int:
    """Each chain of two, three, four or more scores; single trees do not."""
    own = table.trees[seat][side]
    left = own
    points = 0
    while left != 0:
        chain = left & -left
        before = 0
        while chain != before:
            before = chain
            for i in range(SPACES):
                if before >> i & 1:
                    chain |= links(box, side, own, i) & own
        left &= ~chain
        if count(chain) >= 2:
            points += box.end_points[side][min(count(chain), 4) - 2]
    return points


# Ranks: most lynx controlled, most trees [47, 48].


def ranked(box: Record, table: Record, seat: int, side: int) -> int:
    """What the ranking of a side compares."""
    own = table.trees[seat][side]
    if box.end[side] == TREE_RANK:
        return count(own) + count(own & table.doubled[side])
    lynx = 0
    for zone in range(ZONES):
        if own & box.zone_spaces[side][zone]:
            lynx += table.zone_lynx[side][zone]
    return lynx


def rank_points(box: Record, table: Record, seat: int, side: int) -> int:
    """All players of a rank get its points in full; ranks are left out for those who share one."""
    have = ranked(box, table, seat, side)
    if have == 0:
        return 0
    rank = 0
    for other in range(table.players):
        if ranked(box, table, other, side) > have:
            rank += 1
    if rank >= RANKS:
        return 0
    points: int = box.end_points[side][rank]
    return points


# Zones, columns and rows [50 to 53].


def held_points(box: Record, table: Record, seat: int, side: int) -> int:
    """Own trees in two, three or four zones."""
    zones = 0
    for zone in range(ZONES):
        if table.trees[seat][side] & box.zone_spaces[side][zone]:
            zones += 1
    if zones < 2:
        return 0
    points: int = box.end_points[side][zones - 2]
    return points


def felling_points(box: Record, table: Record, seat: int, side: int) -> int:
    own = table.trees[seat][side]
    felled = count(own & table.felled[side])
    points: int = (count(own) - felled) * box.end_points[side][0] + felled * box.end_points[side][1]
    return points


def majority_points(box: Record, table: Record, seat: int, side: int) -> int:
    """Most trees in a row, and in a column; all who share it score in full."""
    points = 0
    for i in range(ZONES):
        if has_most(table, seat, side, box.row_spaces[side][i]):
            points += box.end_points[side][0]
        if has_most(table, seat, side, box.zone_spaces[side][i]):
            points += box.end_points[side][1]
    return points


def has_most(table: Record, seat: int, side: int, spaces: int) -> bool:
    own = count(table.trees[seat][side] & spaces)
    if own == 0:
        return False
    for other in range(table.players):
        if count(table.trees[other][side] & spaces) > own:
            return False
    return True
