"""Watch towers: pieces, reach, and powers in reach [22 to 25, 41]."""

from __future__ import annotations

from spinney.games.floresta.box import Box
from spinney.games.floresta.table import BOARDS, NONE, ON_TOWER, PIECES, SEATS, TOWER_BOARDS, Table


def open_tower(table: Table, seat: int, board: int) -> int:
    """The tower of a tower board, if the player may build there: unclaimed, or one's own with a piece to come [23]."""
    tower = table.tower[board]
    if table.claimed[seat] != NONE:
        return tower if table.claimed[seat] == tower and table.pieces[seat] < PIECES else NONE
    for other in range(SEATS):
        if table.claimed[other] == tower:
            return NONE
    return tower


def open_towers(table: Table, seat: int) -> int:
    """The tower boards on which the player may build, one bit each."""
    boards = 0
    for board in range(TOWER_BOARDS):
        boards |= (open_tower(table, seat, board) != NONE) << board
    return boards


def put_piece(box: Box, table: Table, seat: int, tower: int) -> None:
    """A piece on a tower; with the first come the truck and the power [23 to 25]."""
    if table.claimed[seat] == NONE:
        table.claimed[seat] = tower
        table.truck[seat] = ON_TOWER
    table.pieces[seat] += 1
    cells = box.reached_cells[table.corner[tower >> 1]][table.pieces[seat]]
    table.reach[seat] = 0
    for board in range(BOARDS):
        if cells >> table.cell[board] & 1:
            table.reach[seat] |= 1 << board


def power_at(box: Box, table: Table, seat: int, board: int) -> int:
    """The power of the player's tower, where it reaches; else none [41]."""
    if table.reach[seat] >> board & 1:
        return box.power[table.claimed[seat]]
    return 0
