"""Setting up Legendary Forests [5 to 7]: start tiles, the architect's pile, the supply of trees."""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.games.legendary.box import Box
from spinney.games.legendary.planet import ANYTHING, lay
from spinney.games.legendary.table import COLOURS, MIDDLE, PILE, START_TILE, TREES_A_PLAYER, Table
from spinney.games.legendary.turn import draw_tile


def setup(box: Box, table: Table) -> None:
    """Everybody lays out the start tile; an architect is chosen and makes the pile; the supply is put out [5 to 7]."""
    for seat in range(table.players):
        lay(box, table, seat, START_TILE, MIDDLE, 0, ANYTHING)
    table.architect = draw(table, table.players)
    table.token = table.architect
    make_pile(table)
    for colour in range(COLOURS):
        table.supply[colour] = TREES_A_PLAYER * table.players
    draw_tile(box, table)


def make_pile(table: Table) -> None:
    """All tiles but the start tile, shuffled; the lowest five count as put back into the box [6]."""
    for i in range(PILE):
        table.pile[i] = START_TILE + 1 + i
    shuffle(table, table.pile, PILE)
    table.undrawn = PILE
