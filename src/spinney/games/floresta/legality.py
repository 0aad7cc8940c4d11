"""Why a move of Floresta may be refused; and lists of those that are legal, where trying every number is too slow."""

from __future__ import annotations

from spinney.engine.layout import Row
from spinney.engine.pending import top
from spinney.engine.sets import lowest
from spinney.games.floresta import moves, phases, reasons, steps
from spinney.games.floresta.bonus_trees import conditions_met, has_reserve
from spinney.games.floresta.box import MOST_AXES, Box
from spinney.games.floresta.cards import axes_for_space, axes_for_tower, card_colours, fitting_spaces
from spinney.games.floresta.ending import spaces_to_move_to
from spinney.games.floresta.placing import legal_spaces, refuse_space, somewhere
from spinney.games.floresta.planting import most_lynx, movable, move_target
from spinney.games.floresta.quenching import may_stop, quenchable
from spinney.games.floresta.special_actions import breakable
from spinney.games.floresta.table import (
    ALL_BOARDS,
    BOARDS,
    CONDITIONS,
    PATHS,
    PIECES,
    SPACES,
    TOWERS,
    Table,
)
from spinney.games.floresta.towers import open_towers, power_at
from spinney.games.floresta.trucks import burning_in_reach

COMPULSORY = sum(1 << phase for phase in moves.MUST_DECIDE)  # one bit for each phase

# Sets of spaces over all five boards: twelve bits a board.


def spaces_on(box: Box, table: Table, seat: int, boards: int) -> int:
    """The spaces of some boards on which the player may put a tree of whatever value and colour."""
    found = 0
    for board in range(BOARDS):
        if boards >> board & 1:
            spaces = legal_spaces(box, table, seat, table.side[board], table.lynx[seat])
            found |= spaces << SPACES * board
    return found


def list_spaces(table: Table, first: int, spaces: int, out: Row, n: int) -> int:
    """Writes `first` + space for each of a set of spaces over all boards."""
    while spaces != 0:
        i = lowest(spaces)
        board = i // SPACES
        out[n] = first + i + (table.side[board] - board) * SPACES
        n += 1
        spaces &= spaces - 1
    return n


def list_bits(first: int, bits: int, out: Row, n: int) -> int:
    """Writes `first` + i for each bit i; few are set."""
    while bits != 0:
        out[n] = first + lowest(bits)
        n += 1
        bits &= bits - 1
    return n


# The three actions of a turn.


def refuse_plant(box: Box, table: Table, seat: int, hand: int, space: int) -> int:
    if hand >= table.hand_size[seat]:
        return reasons.NO_SUCH_CARD
    reason = refuse_space(box, table, seat, space, table.lynx[seat])
    if reason != reasons.LEGAL:
        return reason
    card = table.hand[seat][hand]
    power = power_at(box, table, seat, space // SPACES >> 1)
    if card_colours(box, card, power) & box.colour[space] == 0:
        return reasons.COLOUR
    if axes_for_space(box, table, seat, card, space) > table.axes[seat]:
        return reasons.TOO_FEW_AXES
    return reasons.LEGAL


def list_plant(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    spaces = spaces_on(box, table, seat, ALL_BOARDS)
    for slot in range(table.hand_size[seat]):
        fitting = spaces & fitting_spaces(box, table, seat, table.hand[seat][slot])
        n = list_spaces(table, moves.plant(slot, 0), fitting, out, n)
    return n


def refuse_build(box: Box, table: Table, seat: int, hand: int, tower: int) -> int:
    if hand >= table.hand_size[seat]:
        return reasons.NO_SUCH_CARD
    if table.tower[tower >> 1] != tower:
        return reasons.NOT_IN_PLAY
    if table.claimed[seat] == tower and table.pieces[seat] == PIECES:
        return reasons.TOWER_FINISHED
    if open_towers(table, seat) >> tower & 1 == 0:
        return reasons.TOWER_TAKEN
    card = table.hand[seat][hand]
    if box.card_colour[card] != box.tower_colour[tower]:
        return reasons.COLOUR
    if axes_for_tower(box, card, tower) > table.axes[seat]:
        return reasons.TOO_FEW_AXES
    return reasons.LEGAL


def list_build(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    """For each card the towers that it can be used on: one set, since each card has so many moves."""
    towers = open_towers(table, seat)
    axes = min(table.axes[seat], MOST_AXES)
    found = 0
    for slot in range(table.hand_size[seat]):
        found |= (towers & box.building[table.hand[seat][slot]][axes]) << TOWERS * slot
    return list_bits(moves.build(0, 0), found, out, n)


def refuse_throw(box: Box, table: Table, seat: int, hand: int) -> int:
    return reasons.LEGAL if hand < table.hand_size[seat] else reasons.NO_SUCH_CARD


# What a tree brings about.


def refuse_lay(box: Box, table: Table, seat: int, lynx: int) -> int:
    most = most_lynx(box, table, seat, top(table)[steps.SPACE])
    return reasons.LEGAL if lynx <= most else reasons.TOO_MANY_LYNX


def refuse_block(box: Box, table: Table, seat: int, path: int) -> int:
    side = top(table)[steps.SPACE] // SPACES
    if path // PATHS != side or breakable(box, table, seat, side) >> path % PATHS & 1 == 0:
        return reasons.NO_BREAK_THERE
    return reasons.LEGAL


def list_block(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    side = top(table)[steps.SPACE] // SPACES
    return list_bits(moves.block(side * PATHS), breakable(box, table, seat, side), out, n)


def burning_side(table: Table, seat: int) -> int:
    """The location of fire fighters, or of a truck that has driven out."""
    return top(table)[steps.SPACE] // SPACES if table.phase == phases.FIGHT else table.truck[seat]


def refuse_quench(box: Box, table: Table, seat: int, path: int) -> int:
    side = path // PATHS
    if table.phase == phases.TRUCK:
        if table.side[side >> 1] != side or table.reach[seat] >> (side >> 1) & 1 == 0:
            return reasons.OUT_OF_REACH
    elif side != burning_side(table, seat):
        return reasons.NOT_CONNECTED
    if table.fire[side] >> path % PATHS & 1 == 0:
        return reasons.NO_MARKER
    return reasons.LEGAL if quenchable(box, table, side) >> path % PATHS & 1 else reasons.NOT_CONNECTED


def list_quench(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    if table.phase != phases.TRUCK:
        side = burning_side(table, seat)
        return list_bits(moves.quench(side * PATHS), quenchable(box, table, side), out, n)
    boards = burning_in_reach(table, seat)
    for board in range(BOARDS):
        if boards >> board & 1:
            side = table.side[board]
            n = list_bits(moves.quench(side * PATHS), table.fire[side], out, n)
    return n


def refuse_transplant(box: Box, table: Table, seat: int, space: int) -> int:
    planted = top(table)[steps.SPACE]
    side = space // SPACES
    bit = 1 << space % SPACES
    if side != planted // SPACES or table.trees[seat][side] & bit == 0:
        return reasons.NO_TREE_OF_YOURS
    if space == planted:
        return reasons.JUST_PLANTED
    return reasons.LEGAL if movable(box, table, seat, planted) & bit else reasons.NOWHERE_TO_GO


def list_transplant(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    planted = top(table)[steps.SPACE]
    return list_bits(moves.transplant(planted // SPACES * SPACES), movable(box, table, seat, planted), out, n)


def refuse_replant(box: Box, table: Table, seat: int, space: int) -> int:
    """A tree that leaves its board goes to the one of its column or zone [52, 54]."""
    if space // SPACES != move_target(box, table, top(table)[steps.SPACE]):
        return reasons.OTHER_BOARD
    return refuse_space(box, table, seat, space, table.lynx[seat])


def list_replant(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    target = move_target(box, table, top(table)[steps.SPACE])
    spaces = legal_spaces(box, table, seat, target, table.lynx[seat])
    return list_bits(moves.replant(target * SPACES), spaces, out, n)


# Bonus trees, and the end of a turn.


def refuse_bonus(box: Box, table: Table, seat: int, condition: int, space: int) -> int:
    if conditions_met(table, seat) >> condition & 1 == 0:
        return reasons.CONDITION_NOT_MET
    return refuse_space(box, table, seat, space, table.lynx[seat])


def list_bonus(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    spaces = spaces_on(box, table, seat, ALL_BOARDS)
    met = conditions_met(table, seat)
    for condition in range(CONDITIONS):
        if met >> condition & 1:
            n = list_spaces(table, moves.bonus(condition, 0), spaces, out, n)
    return n


def refuse_reserve(box: Box, table: Table, seat: int, condition: int) -> int:
    if conditions_met(table, seat) >> condition & 1 == 0:
        return reasons.CONDITION_NOT_MET
    return reasons.LEGAL if has_reserve(box, table, seat) else reasons.NO_RESERVE


def list_reserve(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    if not has_reserve(box, table, seat):
        return n
    return list_bits(moves.reserve(0), conditions_met(table, seat), out, n)


def refuse_grow(box: Box, table: Table, seat: int, space: int) -> int:
    if table.reach[seat] >> (space // SPACES >> 1) & 1 == 0:
        return reasons.OUT_OF_REACH
    return refuse_space(box, table, seat, space, table.lynx[seat])


def list_grow(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    return list_spaces(table, moves.grow(0), spaces_on(box, table, seat, table.reach[seat]), out, n)


def refuse_take(box: Box, table: Table, seat: int, place: int) -> int:
    return reasons.LEGAL if place < table.row_size else reasons.NOT_IN_ROW


def list_take(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    return list_bits(moves.take(0), (1 << table.row_size) - 1, out, n)


def refuse_move(box: Box, table: Table, seat: int, space: int) -> int:
    """As a transplant; the lynx that was laid with the tree can pay there [54]."""
    old = top(table)[steps.SPACE]
    if space // SPACES != move_target(box, table, old):
        return reasons.OTHER_BOARD
    return refuse_space(box, table, seat, space, table.lynx[seat] + box.lay[old])


def list_move(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    old = top(table)[steps.SPACE]
    target = move_target(box, table, old)
    spaces = spaces_to_move_to(box, table, seat, old)
    return list_bits(moves.move(target * SPACES), spaces, out, n)


def refuse_decline(box: Box, table: Table, seat: int) -> int:
    """Some things are offered; markers must be put out as long as those gone are not connected [16, 40]."""
    phase = table.phase
    if COMPULSORY >> phase & 1:
        return reasons.COMPULSORY
    if phase == phases.FIGHT or phase == phases.TRUCK_ON:
        return reasons.LEGAL if may_stop(box, table) else reasons.COMPULSORY
    if phase == phases.BONUS and somewhere(box, table, seat, ALL_BOARDS):
        return reasons.COMPULSORY
    return reasons.LEGAL
