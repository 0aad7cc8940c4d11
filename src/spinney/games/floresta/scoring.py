"""The score sheet of Floresta [44 to 58]: one function for each way in which a side scores."""

from __future__ import annotations

from spinney.engine import contract
from spinney.engine.sets import count, union
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
    Box,
)
from spinney.games.floresta.table import ALWAYS, BOARDS, CAMPING_SETS, KINDS, NONE, SIDES, SPACES, ZONES, Table

SHEET = ("vp", "river", "lynx", "grove", "mountain", "nursery", "tower", "axes", "camping")
FIRST_BOARD = 1  # the line of the first board
POINT = 256  # what a point weighs in `standing`, above the tie-break
RANKS = 3


def standing(box: Box, table: Table, seat: int) -> int:
    """Points, and among equals those of the tower [58]."""
    return contract.total(box, table, seat) * POINT + score_tower(box, table, seat)


def score_vp(box: Box, table: Table, seat: int) -> int:
    return table.vp[seat]


def score_line(box: Box, table: Table, seat: int, line: int) -> int:
    """A board: the side of it that is played."""
    return side_points(box, table, seat, table.side[line - FIRST_BOARD])


def score_axes(box: Box, table: Table, seat: int) -> int:
    return table.axes[seat]


def score_tower(box: Box, table: Table, seat: int) -> int:
    """Points for one, two or three pieces [56]."""
    if table.claimed[seat] == NONE:
        return 0
    return box.tower_worth[table.claimed[seat]][table.pieces[seat]]


def score_camping(box: Box, table: Table, seat: int) -> int:
    """Sets of four different tokens, where they pay, and a point for every other token [49, 57]."""
    tokens = 0
    sets = table.camping[seat][0]
    for kind in range(KINDS):
        tokens += table.camping[seat][kind]
        sets = min(sets, table.camping[seat][kind])
    worth = set_worth(box, table)
    if worth == 0:
        return tokens
    return tokens + sets * (worth - KINDS)


def set_worth(box: Box, table: Table) -> int:
    """What a set of camping tokens is worth; nothing without the side that pays for it, but for an option [49]."""
    for side in range(SIDES):
        if box.end[side] == CAMPING_SET and (table.side[side >> 1] == side or table.options[CAMPING_SETS] == ALWAYS):
            return box.end_points[side][0]
    return 0


def leaves_at_end(box: Box, side: int) -> bool:
    """Whether the trees of a side may move to other boards at the end [54]."""
    return box.movers[side][0] != NONE and box.transplants[side] == 0


def settled_first(box: Box, side: int) -> bool:
    """Whether the zones of a side are counted before its trees move [54]."""
    return box.end[side] == ZONES_HELD and leaves_at_end(box, side)


def side_points(box: Box, table: Table, seat: int, side: int) -> int:
    """The points of a side at the end."""
    end = box.end[side]
    if end == CHAIN or end == HOP_CHAIN:
        return chain_points(box, table, seat, side)
    if end == UNPLACED_LYNX:
        return box.end_points[side][0] * table.lynx[seat]
    if end == LYNX_RANK or end == TREE_RANK:
        return rank_points(box, table, seat, side)
    if end == ZONES_HELD:
        if table.counted == 1 and settled_first(box, side):
            return table.zone_points[seat]
        return held_points(box, table, seat, side)
    if end == STANDING_AND_FELLED:
        return felling_points(box, table, seat, side)
    if end == MAJORITIES:
        return majority_points(box, table, seat, side)
    return 0


def points_of_zones(box: Box, table: Table, seat: int) -> int:
    """The zones of sides whose trees are about to move, counted before they do [54]."""
    points = 0
    for board in range(BOARDS):
        side = table.side[board]
        if settled_first(box, side):
            points += held_points(box, table, seat, side)
    return points


# Chains: own spaces that are connected, or with a space between them that is not the player's [44, 45].


def links(box: Box, side: int, own: int, i: int) -> int:
    """The spaces that belong with the i-th of a side."""
    base = side * SPACES
    near = box.beside[base + i]
    if box.end[side] == CHAIN:
        return near
    return union(box.beside, base, near & ~own)


def chain_points(box: Box, table: Table, seat: int, side: int) -> int:
    """Each chain of two, three, four or more scores; single trees do not."""
    own = table.trees[seat][side]
    left = own
    points = 0
    while left != 0:
        chain = first_chain(box, side, own, left)
        left &= ~chain
        if count(chain) >= 2:
            points += box.end_points[side][min(count(chain), 4) - 2]
    return points


def first_chain(box: Box, side: int, own: int, left: int) -> int:
    """All that belongs with the first of some own spaces."""
    chain = left & -left
    before = 0
    while chain != before:
        before = chain
        for i in range(SPACES):
            if before >> i & 1:
                chain |= links(box, side, own, i) & own
    return chain


# Ranks: most lynx controlled, most trees [47, 48].


def ranked(box: Box, table: Table, seat: int, side: int) -> int:
    """What the ranking of a side compares."""
    own = table.trees[seat][side]
    if box.end[side] == TREE_RANK:
        return count(own) + count(own & table.doubled[side])
    lynx = 0
    for zone in range(ZONES):
        if own & box.zone_spaces[side][zone]:
            lynx += table.zone_lynx[side][zone]
    return lynx


def rank_points(box: Box, table: Table, seat: int, side: int) -> int:
    """All players of a rank get its points in full; ranks are left out for those who share one."""
    have = ranked(box, table, seat, side)
    rank = rank_of(box, table, have, side)
    return box.end_points[side][rank] if have > 0 and rank < RANKS else 0


def rank_of(box: Box, table: Table, have: int, side: int) -> int:
    """How many players have more than that."""
    rank = 0
    for other in range(table.players):
        if ranked(box, table, other, side) > have:
            rank += 1
    return rank


# Zones, columns and rows [50 to 53].


def held_points(box: Box, table: Table, seat: int, side: int) -> int:
    """Own trees in two, three or four zones."""
    zones = zones_held(box, table, seat, side)
    return box.end_points[side][zones - 2] if zones >= 2 else 0


def zones_held(box: Box, table: Table, seat: int, side: int) -> int:
    """The zones with a tree of the player."""
    zones = 0
    for zone in range(ZONES):
        if table.trees[seat][side] & box.zone_spaces[side][zone]:
            zones += 1
    return zones


def felling_points(box: Box, table: Table, seat: int, side: int) -> int:
    own = table.trees[seat][side]
    felled = count(own & table.felled[side])
    return (count(own) - felled) * box.end_points[side][0] + felled * box.end_points[side][1]


def majority_points(box: Box, table: Table, seat: int, side: int) -> int:
    """Most trees in a row, and in a column; all who share it score in full."""
    points = 0
    for i in range(ZONES):
        if has_most(table, seat, side, box.row_spaces[side][i]):
            points += box.end_points[side][0]
        if has_most(table, seat, side, box.zone_spaces[side][i]):
            points += box.end_points[side][1]
    return points


def has_most(table: Table, seat: int, side: int, spaces: int) -> bool:
    own = count(table.trees[seat][side] & spaces)
    if own == 0:
        return False
    for other in range(table.players):
        if count(table.trees[other][side] & spaces) > own:
            return False
    return True
