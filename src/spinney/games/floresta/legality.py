"""What may be done, and why not: `legal` and `refuse` of Floresta."""

from __future__ import annotations

from typing import Any

from spinney.engine.header import asked
from spinney.engine.layout import Record
from spinney.games.floresta.effects import breakable, lynx_room, may_stop, quenchable
from spinney.games.floresta.fire import burning_in_reach
from spinney.games.floresta.moves import (
    ANOTHER_STEP,
    COLOUR,
    COMPULSORY,
    CONDITION_NOT_MET,
    GAME_OVER,
    JUST_PLANTED,
    LEGAL,
    MOVES,
    NO_BREAK_THERE,
    NO_MARKER,
    NO_RESERVE,
    NO_SUCH_CARD,
    NO_SUCH_MOVE,
    NO_TREE_OF_YOURS,
    NOT_ASKED,
    NOT_CONNECTED,
    NOT_IN_PLAY,
    NOT_IN_ROW,
    NOWHERE_TO_GO,
    OTHER_BOARD,
    OUT_OF_REACH,
    TOO_FEW_AXES,
    TOO_MANY_LYNX,
    TOWER_FINISHED,
    TOWER_TAKEN,
    accept,
    block,
    block_path,
    bonus,
    bonus_condition,
    bonus_space,
    build,
    build_hand,
    build_tower,
    decline,
    fell,
    grow,
    grow_space,
    is_accept,
    is_block,
    is_bonus,
    is_build,
    is_decline,
    is_fell,
    is_grow,
    is_lay,
    is_move,
    is_plant,
    is_quench,
    is_replant,
    is_reserve,
    is_take,
    is_throw,
    is_transplant,
    lay,
    lay_lynx,
    move_space,
    move_to,
    plant,
    plant_hand,
    plant_space,
    quench,
    quench_path,
    replant,
    replant_space,
    reserve,
    reserve_condition,
    take,
    take_place,
    throw,
    throw_hand,
    transplant,
    transplant_space,
)
from spinney.games.floresta.placing import (
    axes_for_space,
    axes_for_tower,
    card_colours,
    legal_spaces,
    matching_spaces,
    power_at,
    refuse_space,
    somewhere,
    towers_for,
)
from spinney.games.floresta.steps import conditions_met, has_reserve, movable, move_target
from spinney.games.floresta.table import (
    BOARDS,
    BONUS,
    BREAK,
    CONDITIONS,
    DRAW,
    FELL,
    FIGHT,
    HELP,
    LAY,
    NONE,
    PATHS,
    PIECES,
    REPLANT,
    RESERVED,
    SPACES,
    TOWER_BOARDS,
    TRANSPLANT,
    TRUCK,
    TRUCK_ON,
    TURN,
)

MOVE_COUNT = MOVES.size
EVERY_SPACE = (1 << SPACES) - 1
ALL_BOARDS = (1 << BOARDS) - 1

# Sets of spaces over all five boards: twelve bits a board.


def spaces_on(box: Record, table: Record, seat: int, boards: int) -> int:
    """The spaces of some boards on which the player may put a tree of whatever value and colour."""
    found = 0
    for board in range(BOARDS):
        if boards >> board & 1:
            spaces = legal_spaces(box, table, seat, table.side[board], table.lynx[seat])
            found |= spaces << SPACES * board
    return found


def list_all(table: Record, first: int, spaces: int, out: Any, n: int) -> int:
    """Writes `first` + space for each of a set of spaces over all boards."""
    for board in range(BOARDS):
        n = list_side(first + table.side[board] * SPACES, spaces >> SPACES * board & EVERY_SPACE, out, n)
    return n


def list_side(first: int, bits: int, out: Any, n: int) -> int:
    """Writes `first` + i for each bit i."""
    while bits != 0:
        if bits & 1:
            out[n] = first
            n += 1
        bits >>= 1
        first += 1
    return n


# Legal moves.


def legal(box: Record, table: Record, seat: int, out: Any) -> int:
    if not asked(table, seat):
        return 0
    phase = table.phase
    side = table.space // SPACES
    n = 0
    if phase == TURN:
        return legal_actions(box, table, seat, out)
    if phase == DRAW:
        return list_side(take(0), (1 << table.row_size) - 1, out, n)
    if phase == TRUCK:
        boards = burning_in_reach(table, seat)
        for board in range(BOARDS):
            if boards >> board & 1:
                path = table.side[board] * PATHS
                n = list_side(quench(path), quenchable(box, table, table.side[board]), out, n)
        return n
    if phase == BONUS:
        return legal_bonus(box, table, seat, out)
    if phase == REPLANT:
        target = move_target(box, table, table.from_space)
        spaces = legal_spaces(box, table, seat, target, table.lynx[seat])
        return list_side(replant(target * SPACES), spaces, out, n)
    if phase == LAY:
        for lynx in range(min(lynx_room(box, table, table.space), table.lynx[seat]) + 1):
            out[n] = lay(lynx)
            n += 1
        return n
    if phase == FELL:
        out[0] = fell()
        n = 1
    elif phase == HELP:
        out[0] = accept()
        n = 1
    elif phase == BREAK:
        n = list_side(block(side * PATHS), breakable(box, table, seat), out, n)
    elif phase == TRANSPLANT:
        n = list_side(transplant(side * SPACES), movable(box, table, seat, side), out, n)
    elif phase == RESERVED:
        n = list_all(table, grow(0), spaces_on(box, table, seat, table.reach[seat]), out, n)
    elif phase == FIGHT or phase == TRUCK_ON:
        burning = side if phase == FIGHT else table.truck[seat]
        n = list_side(quench(burning * PATHS), quenchable(box, table, burning), out, n)
        if not may_stop(box, table):
            return n
    else:
        target = move_target(box, table, table.from_space)
        lynx = table.lynx[seat] + box.lay[table.from_space]
        n = list_side(move_to(target * SPACES), legal_spaces(box, table, seat, target, lynx), out, n)
    out[n] = decline()
    return n + 1


def legal_actions(box: Record, table: Record, seat: int, out: Any) -> int:
    """A tree, a tower piece, or a card thrown away [10]."""
    spaces = spaces_on(box, table, seat, ALL_BOARDS)
    hand = table.hand[seat]
    n = 0
    for slot in range(table.hand_size[seat]):
        first = plant(slot, 0)
        for board in range(BOARDS):
            side = table.side[board]
            fitting = spaces >> SPACES * board & matching_spaces(box, table, seat, hand[slot], side)
            n = list_side(first + side * SPACES, fitting, out, n)
    for slot in range(table.hand_size[seat]):
        card = hand[slot]
        for board in range(TOWER_BOARDS):
            tower = towers_for(box, table, seat, board)
            if tower != NONE and box.card_colour[card] == box.tower_colour[tower]:
                if axes_for_tower(box, card, tower) <= table.axes[seat]:
                    out[n] = build(slot, tower)
                    n += 1
    for slot in range(table.hand_size[seat]):
        out[n] = throw(slot)
        n += 1
    return n


def legal_bonus(box: Record, table: Record, seat: int, out: Any) -> int:
    """A tree on any space, or on Belmonte's board, which nobody has to do if there is no space [38, 40, 43]."""
    spaces = spaces_on(box, table, seat, ALL_BOARDS)
    met = conditions_met(table, seat)
    n = 0
    for condition in range(CONDITIONS):
        if met >> condition & 1:
            n = list_all(table, bonus(condition, 0), spaces, out, n)
    if has_reserve(box, table, seat):
        n = list_side(reserve(0), met, out, n)
    if spaces == 0:
        out[n] = decline()
        n += 1
    return n


# Refusals.


def refuse(box: Record, table: Record, seat: int, move: int) -> int:
    if not 0 <= move < MOVE_COUNT:
        return NO_SUCH_MOVE
    if table.over != 0:
        return GAME_OVER
    if not 0 <= seat < table.players or not asked(table, seat):
        return NOT_ASKED
    phase = table.phase
    if is_decline(move):
        return refuse_decline(box, table, seat)
    if phase == TURN:
        return refuse_action(box, table, seat, move)
    if phase == DRAW:
        return refuse_draw(table, take_place(move)) if is_take(move) else ANOTHER_STEP
    if phase == LAY:
        if not is_lay(move):
            return ANOTHER_STEP
        room = min(lynx_room(box, table, table.space), table.lynx[seat])
        return TOO_MANY_LYNX if lay_lynx(move) > room else LEGAL
    if phase == FELL:
        return LEGAL if is_fell(move) else ANOTHER_STEP
    if phase == HELP:
        return LEGAL if is_accept(move) else ANOTHER_STEP
    if phase == BREAK:
        if not is_block(move):
            return ANOTHER_STEP
        return refuse_break(box, table, seat, block_path(move))
    if phase == FIGHT or phase == TRUCK or phase == TRUCK_ON:
        return refuse_quench(box, table, seat, quench_path(move)) if is_quench(move) else ANOTHER_STEP
    if phase == TRANSPLANT:
        return refuse_transplant(box, table, seat, transplant_space(move)) if is_transplant(move) else ANOTHER_STEP
    if phase == BONUS:
        return refuse_bonus(box, table, seat, move)
    if phase == RESERVED:
        if not is_grow(move):
            return ANOTHER_STEP
        if table.reach[seat] >> (grow_space(move) // SPACES >> 1) & 1 == 0:
            return OUT_OF_REACH
        return refuse_space(box, table, seat, grow_space(move), table.lynx[seat])
    if phase == REPLANT:
        return refuse_target(box, table, seat, replant_space(move), 0) if is_replant(move) else ANOTHER_STEP
    if not is_move(move):
        return ANOTHER_STEP
    return refuse_target(box, table, seat, move_space(move), box.lay[table.from_space])


def refuse_decline(box: Record, table: Record, seat: int) -> int:
    """Some things are offered; markers must be put out as long as those gone are not connected [16, 40]."""
    phase = table.phase
    if phase == FIGHT or phase == TRUCK_ON:
        return LEGAL if may_stop(box, table) else COMPULSORY
    if phase == BONUS:
        return COMPULSORY if somewhere(box, table, seat, ALL_BOARDS) else LEGAL
    if phase == TURN or phase == DRAW or phase == LAY or phase == TRUCK or phase == REPLANT:
        return COMPULSORY
    return LEGAL


def refuse_action(box: Record, table: Record, seat: int, move: int) -> int:
    if is_plant(move):
        if plant_hand(move) >= table.hand_size[seat]:
            return NO_SUCH_CARD
        return refuse_plant(box, table, seat, table.hand[seat][plant_hand(move)], plant_space(move))
    if is_build(move):
        if build_hand(move) >= table.hand_size[seat]:
            return NO_SUCH_CARD
        return refuse_build(box, table, seat, table.hand[seat][build_hand(move)], build_tower(move))
    if is_throw(move):
        return NO_SUCH_CARD if throw_hand(move) >= table.hand_size[seat] else LEGAL
    return ANOTHER_STEP


def refuse_plant(box: Record, table: Record, seat: int, card: int, space: int) -> int:
    reason = refuse_space(box, table, seat, space, table.lynx[seat])
    if reason != LEGAL:
        return reason
    power = power_at(box, table, seat, space // SPACES >> 1)
    if card_colours(box, card, power) & box.colour[space] == 0:
        return COLOUR
    if axes_for_space(box, table, seat, card, space) > table.axes[seat]:
        return TOO_FEW_AXES
    return LEGAL


def refuse_build(box: Record, table: Record, seat: int, card: int, tower: int) -> int:
    if table.tower[tower >> 1] != tower:
        return NOT_IN_PLAY
    if table.claimed[seat] == tower and table.pieces[seat] == PIECES:
        return TOWER_FINISHED
    if towers_for(box, table, seat, tower >> 1) == NONE:
        return TOWER_TAKEN
    if box.card_colour[card] != box.tower_colour[tower]:
        return COLOUR
    if axes_for_tower(box, card, tower) > table.axes[seat]:
        return TOO_FEW_AXES
    return LEGAL


def refuse_draw(table: Record, place: int) -> int:
    return LEGAL if place < table.row_size else NOT_IN_ROW


def refuse_break(box: Record, table: Record, seat: int, path: int) -> int:
    if path // PATHS != table.space // SPACES or breakable(box, table, seat) >> path % PATHS & 1 == 0:
        return NO_BREAK_THERE
    return LEGAL


def refuse_quench(box: Record, table: Record, seat: int, path: int) -> int:
    side = path // PATHS
    if table.phase == TRUCK:
        if table.side[side >> 1] != side or table.reach[seat] >> (side >> 1) & 1 == 0:
            return OUT_OF_REACH
    elif side != (table.space // SPACES if table.phase == FIGHT else table.truck[seat]):
        return NOT_CONNECTED
    if table.fire[side] >> path % PATHS & 1 == 0:
        return NO_MARKER
    return LEGAL if quenchable(box, table, side) >> path % PATHS & 1 else NOT_CONNECTED


def refuse_transplant(box: Record, table: Record, seat: int, space: int) -> int:
    side = space // SPACES
    bit = 1 << space % SPACES
    if side != table.space // SPACES or table.trees[seat][side] & bit == 0:
        return NO_TREE_OF_YOURS
    if space == table.space:
        return JUST_PLANTED
    return LEGAL if movable(box, table, seat, side) & bit else NOWHERE_TO_GO


def refuse_bonus(box: Record, table: Record, seat: int, move: int) -> int:
    met = conditions_met(table, seat)
    if is_bonus(move):
        if met >> bonus_condition(move) & 1 == 0:
            return CONDITION_NOT_MET
        return refuse_space(box, table, seat, bonus_space(move), table.lynx[seat])
    if not is_reserve(move):
        return ANOTHER_STEP
    if met >> reserve_condition(move) & 1 == 0:
        return CONDITION_NOT_MET
    return LEGAL if has_reserve(box, table, seat) else NO_RESERVE


def refuse_target(box: Record, table: Record, seat: int, space: int, brought: int) -> int:
    """A tree that leaves its board goes to the one of its column or zone [52, 54]."""
    if space // SPACES != move_target(box, table, table.from_space):
        return OTHER_BOARD
    return refuse_space(box, table, seat, space, table.lynx[seat] + brought)
