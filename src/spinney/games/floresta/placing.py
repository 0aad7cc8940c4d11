"""Where a tree may stand [18, 19, 44 to 53]."""

from __future__ import annotations

from spinney.engine.sets import union
from spinney.games.floresta import reasons
from spinney.games.floresta.box import Box
from spinney.games.floresta.table import BOARDS, NONE, SEATS, SPACES, ZONES, Table


def in_play(table: Table, side: int) -> bool:
    return table.side[side >> 1] == side


def occupied(table: Table, side: int) -> int:
    """The spaces of a side with a tree, neutral ones included."""
    spaces = table.neutral[side]
    for seat in range(SEATS):
        spaces |= table.trees[seat][side]
    return spaces


def planter(table: Table, space: int) -> int:
    """Whose tree stands on a space; none where it is free or the tree is neutral."""
    for seat in range(table.players):
        if table.trees[seat][space // SPACES] >> space % SPACES & 1:
            return seat
    return NONE


def beside_own(box: Box, table: Table, seat: int, side: int) -> int:
    """The spaces connected to one that the player controls."""
    return union(box.beside, side * SPACES, table.trees[seat][side])


def zones_of(box: Box, table: Table, seat: int, side: int) -> int:
    """All spaces of those zones of a side in which the player has a tree."""
    own = table.trees[seat][side]
    spaces = 0
    for zone in range(ZONES):
        if own & box.zone_spaces[side][zone]:
            spaces |= box.zone_spaces[side][zone]
    return spaces


def legal_spaces(box: Box, table: Table, seat: int, side: int, lynx: int) -> int:
    """The spaces of a side on which the player may put a tree with so many lynx, whatever their value and colour."""
    spaces = box.spaces[side] & ~occupied(table, side) & box.payable[side][min(lynx, 2)]
    if box.in_order[side] == 1:
        spaces &= table.arrived[side]
    if box.apart[side] == 1:
        spaces &= ~beside_own(box, table, seat, side)
    if box.one_a_zone[side] == 1:
        spaces &= ~zones_of(box, table, seat, side)
    return spaces


def refuse_space(box: Box, table: Table, seat: int, space: int, lynx: int) -> int:
    """Why a tree may not stand there; the same as `legal_spaces`, rule by rule."""
    side = space // SPACES
    bit = 1 << space % SPACES
    if not in_play(table, side) or box.spaces[side] & bit == 0:
        return reasons.NOT_IN_PLAY
    if occupied(table, side) & bit:
        return reasons.OCCUPIED
    if box.in_order[side] == 1 and table.arrived[side] & bit == 0:
        return reasons.NOT_REACHED
    if box.apart[side] == 1 and beside_own(box, table, seat, side) & bit:
        return reasons.NEXT_TO_OWN
    if box.one_a_zone[side] == 1 and zones_of(box, table, seat, side) & bit:
        return reasons.ROW_TAKEN
    if box.lay[space] > lynx:
        return reasons.TOO_FEW_LYNX
    return reasons.LEGAL


def somewhere(box: Box, table: Table, seat: int, boards: int) -> bool:
    """Whether the player may put a tree on any of some boards."""
    for board in range(BOARDS):
        if boards >> board & 1 and legal_spaces(box, table, seat, table.side[board], table.lynx[seat]):
            return True
    return False


def follow_arrows(box: Box, table: Table, side: int) -> None:
    """Notes which spaces the arrows lead to, from the entries through occupied spaces [19]."""
    trees = occupied(table, side)
    arrived = table.arrived[side] | box.starts[side]
    before = 0
    while arrived != before:
        before = arrived
        arrived |= union(box.onward, side * SPACES, arrived & trees)
    table.arrived[side] = arrived
