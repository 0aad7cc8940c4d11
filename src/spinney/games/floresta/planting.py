"""A tree, and what it brings about: lynx, rewards, felling, a transplant [20, 46 to 54]."""

from __future__ import annotations

from spinney.engine.header import ask, tell
from spinney.engine.pending import pop, push
from spinney.engine.sets import lowest
from spinney.games.floresta import events, phases, steps
from spinney.games.floresta.box import Box
from spinney.games.floresta.placing import follow_arrows, legal_spaces
from spinney.games.floresta.table import KINDS, NONE, SEATS, SPACES, Table
from spinney.games.floresta.tokens import gain_axes, gain_camping, gain_lynx, gain_points


def put_tree(box: Box, table: Table, seat: int, space: int, brought: int, earns: bool) -> None:
    """A tree on its space, with the lynx that it brings along; rewards come next, and then felling.

    Whoever may lay more lynx is asked that before the rewards, which are gained at once where nobody is asked.
    """
    side = space // SPACES
    table.trees[seat][side] |= 1 << space % SPACES
    if box.in_order[side] == 1:
        follow_arrows(box, table, side)
    if standing_before(box, table, space) != 0:
        push(table, steps.FELL, seat)[steps.SPACE] = space
    lay_due_lynx(box, table, seat, space, brought)
    if most_lynx(box, table, seat, space) > 0:
        if earns:
            push(table, steps.EARN, seat)[steps.SPACE] = space
        push(table, steps.LAY, seat)[steps.SPACE] = space
    elif earns:
        earn(box, table, seat, space)


def take_tree(table: Table, seat: int, space: int) -> None:
    """A tree off its space, to go elsewhere."""
    table.trees[seat][space // SPACES] &= ~(1 << space % SPACES)


# Lynx.


def lay_due_lynx(box: Box, table: Table, seat: int, space: int, brought: int) -> None:
    """The lynx that the space asks for; those that the tree brings along go first [20, 46, 53, 54]."""
    due = box.lay[space]
    if due > 0:
        table.lynx[seat] -= max(due - brought, 0)
        brought = max(brought - due, 0)
        tell(table, events.LAID, seat, due, space)
    laid = min(brought, lynx_room(box, table, space))
    if laid > 0:
        put_lynx(box, table, seat, space, laid)
    table.lynx[seat] += brought - laid


def lynx_room(box: Box, table: Table, space: int) -> int:
    """The empty lynx icons of the zone of a space."""
    side = space // SPACES
    zone = box.zone[space]
    return 0 if zone == NONE else box.zone_slots[side][zone] - table.zone_lynx[side][zone]


def most_lynx(box: Box, table: Table, seat: int, space: int) -> int:
    """How many lynx the player can lay on icons of the zone of a space [47]."""
    return min(lynx_room(box, table, space), table.lynx[seat])


def put_lynx(box: Box, table: Table, seat: int, space: int, amount: int) -> None:
    """Lynx onto icons of the zone in which the tree stands."""
    table.zone_lynx[space // SPACES][box.zone[space]] += amount
    tell(table, events.LAID, seat, amount, space)


# Rewards.


def earn(box: Box, table: Table, seat: int, space: int) -> None:
    """The printed rewards; an x2 token doubles points and camping tokens [14, 20]."""
    times = 1 + (table.doubled[space // SPACES] >> space % SPACES & 1)
    gain_points(table, seat, times * box.vp[space])
    gain_axes(table, seat, box.axe[space])
    gain_lynx(table, seat, box.lynx[space])
    for kind in range(KINDS):
        gain_camping(table, seat, kind, times * box.tokens[space][kind])


# Felling.


def standing_before(box: Box, table: Table, space: int) -> int:
    """The players' standing trees in the column before that of a tree [51]."""
    side = space // SPACES
    zone = box.zone[space]
    if box.felling[side] == 0 or zone < 1:
        return 0
    trees = 0
    for seat in range(SEATS):
        trees |= table.trees[seat][side]
    return trees & box.zone_spaces[side][zone - 1] & ~table.felled[side]


def fell_column(box: Box, table: Table, seat: int, space: int) -> None:
    trees = standing_before(box, table, space)
    table.felled[space // SPACES] |= trees
    tell(table, events.FELLED, seat, space // SPACES, trees)


# Trees that go to other boards.


def move_target(box: Box, table: Table, space: int) -> int:
    """The side to which a tree on this space may go: that of its column or zone [52, 54]."""
    return table.side[box.zone_to[space // SPACES][box.zone[space]]]


def movable(box: Box, table: Table, seat: int, space: int) -> int:
    """A seat's trees of a side that can go to the board of their column, the one just planted aside [52]."""
    side = space // SPACES
    trees = table.trees[seat][side] & ~(1 << space % SPACES)
    found = 0
    while trees != 0:
        tree = lowest(trees)
        target = move_target(box, table, side * SPACES + tree)
        found |= (legal_spaces(box, table, seat, target, table.lynx[seat]) != 0) << tree
        trees &= trees - 1
    return found


def allow_transplant(box: Box, table: Table, seat: int, space: int) -> None:
    """A tree in Sabugal allows one transplant, when all else is done [20, 52]."""
    if box.transplants[space // SPACES] == 1:
        push(table, steps.TRANSPLANT, seat)[steps.SPACE] = space


def offer_transplant(box: Box, table: Table, seat: int, space: int) -> None:
    if movable(box, table, seat, space) != 0:
        ask(table, seat, phases.TRANSPLANT)
    else:
        pop(table)
