"""Where a tree may stand, and which card fits where [11, 18, 19, 44 to 53]."""

from __future__ import annotations

from spinney.engine.layout import Record
from spinney.games.floresta.box import BOTH, EITHER_COLOUR, FREE_AXE, RED, RED_WILD, TOWER_ICON, WILD
from spinney.games.floresta.moves import LEGAL, NEXT_TO_OWN, NOT_IN_PLAY, NOT_REACHED, OCCUPIED, ROW_TAKEN, TOO_FEW_LYNX
from spinney.games.floresta.table import BOARDS, NONE, SEATS, SPACES, ZONES

MOST_AXES = 3  # lead from any value to any other


def in_play(table: Record, side: int) -> bool:
    shown: bool = table.side[side >> 1] == side
    return shown


def occupied(table: Record, side: int) -> int:
    """The spaces of a side with a tree, neutral ones included."""
    spaces: int = table.neutral[side]
    for seat in range(SEATS):
        spaces |= table.trees[seat][side]
    return spaces


def beside_own(box: Record, table: Record, seat: int, side: int) -> int:
    """The spaces connected to one that the player controls."""
    own = table.trees[seat][side]
    spaces = 0
    for i in range(SPACES):
        if own >> i & 1:
            spaces |= box.beside[side * SPACES + i]
    return spaces


def zones_of(box: Record, table: Record, seat: int, side: int) -> int:
    """All spaces of those zones of a side in which the player has a tree."""
    own = table.trees[seat][side]
    spaces = 0
    for zone in range(ZONES):
        if own & box.zone_spaces[side][zone]:
            spaces |= box.zone_spaces[side][zone]
    return spaces


def legal_spaces(box: Record, table: Record, seat: int, side: int, lynx: int) -> int:
    """The spaces of a side on which the player may put a tree with so many lynx, whatever their value and colour."""
    spaces: int = box.spaces[side] & ~occupied(table, side) & box.payable[side][min(lynx, 2)]
    if box.in_order[side] == 1:
        spaces &= table.arrived[side]
    if box.apart[side] == 1:
        spaces &= ~beside_own(box, table, seat, side)
    if box.one_a_zone[side] == 1:
        spaces &= ~zones_of(box, table, seat, side)
    return spaces


def refuse_space(box: Record, table: Record, seat: int, space: int, lynx: int) -> int:
    """Why a tree may not stand there; the same as `legal_spaces`, rule by rule."""
    side = space // SPACES
    bit = 1 << space % SPACES
    if not in_play(table, side) or box.spaces[side] & bit == 0:
        return NOT_IN_PLAY
    if occupied(table, side) & bit:
        return OCCUPIED
    if box.in_order[side] == 1 and table.arrived[side] & bit == 0:
        return NOT_REACHED
    if box.apart[side] == 1 and beside_own(box, table, seat, side) & bit:
        return NEXT_TO_OWN
    if box.one_a_zone[side] == 1 and zones_of(box, table, seat, side) & bit:
        return ROW_TAKEN
    if box.lay[space] > lynx:
        return TOO_FEW_LYNX
    return LEGAL


def follow_arrows(box: Record, table: Record, side: int) -> None:
    """Notes which spaces the arrows lead to, from the entries through occupied spaces [19]."""
    trees = occupied(table, side)
    arrived = table.arrived[side] | box.starts[side]
    before = 0
    while arrived != before:
        before = arrived
        for i in range(SPACES):
            if (arrived & trees) >> i & 1:
                arrived |= box.onward[side * SPACES + i]
    table.arrived[side] = arrived


# Cards on spaces and towers.


def power_at(box: Record, table: Record, seat: int, board: int) -> int:
    """The power of the player's tower, where it reaches; else none [41]."""
    if table.reach[seat] >> board & 1:
        power: int = box.power[table.claimed[seat]]
        return power
    return 0


def card_colours(box: Record, card: int, power: int) -> int:
    """Pedra do Vento gives a card both colours [11]."""
    if power == EITHER_COLOUR:
        return BOTH
    colour: int = box.card_colour[card]
    return colour


def any_value(box: Record, card: int, place: int, power: int) -> bool:
    """A wild card in its own location, or a dark red one under Viseu [11]; `place` is a board, or the tower icon."""
    if box.special[card] == WILD and box.icon[card] == place:
        return True
    red: bool = power == RED_WILD and box.card_colour[card] == RED
    return red


def axes_for_space(box: Record, table: Record, seat: int, card: int, space: int) -> int:
    """The axes that a card of a fitting colour costs on a space: the way round the ring, less Talhadas' step [11]."""
    board = space // SPACES >> 1
    power = power_at(box, table, seat, board)
    if any_value(box, card, board, power):
        return 0
    steps: int = box.distance[box.card_value[card]][box.value[space]]
    if power == FREE_AXE and steps > 0:
        return steps - 1
    return steps


def axes_for_tower(box: Record, card: int, tower: int) -> int:
    """The axes that a card of a fitting colour costs on a tower; powers do not help there [22]."""
    if any_value(box, card, TOWER_ICON, 0):
        return 0
    steps: int = box.distance[box.card_value[card]][box.tower_value[tower]]
    return steps


def matching_spaces(box: Record, table: Record, seat: int, card: int, side: int) -> int:
    """The spaces of a side that a card can be used on, with the axes there are."""
    board = side >> 1
    power = power_at(box, table, seat, board)
    axes = min(table.axes[seat], MOST_AXES)
    if any_value(box, card, board, power):
        axes = MOST_AXES
    elif power == FREE_AXE:
        axes = min(axes + 1, MOST_AXES)
    spaces: int = box.matching[side][card_colours(box, card, power)][box.card_value[card]][axes]
    return spaces


def towers_for(box: Record, table: Record, seat: int, board: int) -> int:
    """The tower of a tower board, if the player may build there: unclaimed, or the own with a piece to come [23]."""
    tower: int = table.tower[board]
    if table.claimed[seat] != NONE:
        return tower if table.claimed[seat] == tower and table.pieces[seat] < 3 else NONE
    for other in range(SEATS):
        if table.claimed[other] == tower:
            return NONE
    return tower


def somewhere(box: Record, table: Record, seat: int, boards: int) -> bool:
    """Whether the player may put a tree on any of some boards."""
    for board in range(BOARDS):
        if boards >> board & 1 and legal_spaces(box, table, seat, table.side[board], table.lynx[seat]):
            return True
    return False
