"""The end of the game: zones are counted, then the trees of Espinhal may move [35, 54]."""

from __future__ import annotations

from spinney.engine.header import count_turn, end
from spinney.engine.pending import pop, push, top
from spinney.games.floresta import events, phases, steps
from spinney.games.floresta.box import Box
from spinney.games.floresta.placing import legal_spaces, planter
from spinney.games.floresta.planting import move_target
from spinney.games.floresta.scoring import leaves_at_end, points_of_zones
from spinney.games.floresta.table import BOARDS, NONE, SPACES, Table


def supply_ran_out(table: Table) -> bool:
    for seat in range(table.players):
        if table.supply[seat] == 0:
            return True
    return False


def begin_ending(box: Box, table: Table) -> None:
    """Espinhal comes first: its zones count as they are before trees leave them."""
    for seat in range(table.players):
        table.zone_points[seat] = points_of_zones(box, table, seat)
    table.counted = 1
    push(table, steps.MOVES, table.first)[steps.LEFT] = BOARDS * SPACES


def next_move(box: Box, table: Table) -> None:
    """The trees that may move, zone by zone, each in the order of the arrows; after the last the game is over."""
    row = top(table)
    while row[steps.LEFT] > 0:
        place = BOARDS * SPACES - row[steps.LEFT]
        row[steps.LEFT] -= 1
        side = table.side[place // SPACES]
        i = box.movers[side][place % SPACES]
        if i != NONE and leaves_at_end(box, side):
            space = side * SPACES + i
            seat = planter(table, space)
            if seat != NONE and spaces_to_move_to(box, table, seat, space) != 0:
                count_turn(table)
                table.turn = seat
                push(table, steps.MOVE, seat)[steps.SPACE] = space
                return
    pop(table)
    end(table, phases.OVER, events.ENDED)


def spaces_to_move_to(box: Box, table: Table, seat: int, space: int) -> int:
    """The spaces of its target to which a tree may move; the lynx laid with it can pay there."""
    return legal_spaces(box, table, seat, move_target(box, table, space), table.lynx[seat] + box.lay[space])
