"""Watch towers: pieces, reach, and powers in reach [22 to 25, 41]."""

from __future__ import annotations

from spinney.games.floresta.box import Box
from spinney.games.floresta.table import BOARDS, NONE, ON_TOWER, PIECES, SEATS, TOWER_BOARDS, Table


def open_towers(table: Table, seat: int) -> int:
    """The towers on which the player may build: one's own with a piece to come, or all that are unclaimed [23]."""
    own = table.claimed[seat]
    if own != NONE:
        return 1 << own if table.pieces[seat] < PIECES else 0
    towers = 0
    for board in range(TOWER_BOARDS):
        towers |= 1 << table.tower[board]
    for other in range(SEATS):
        if table.claimed[other] != NONE:
            towers &= ~(1 << table.claimed[other])
    return towers


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
