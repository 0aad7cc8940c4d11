"""The course of Legendary Forests: a tile for all, and trees after light numbers.

Setup: everybody lays out tile 1; the architect shuffles the 24 others, puts five back unseen and makes a pile of 19. A
turn: a tile is drawn, all place it at the same time (whoever is ready waits, and nobody sees where until all are
ready), and after a light number each takes a tree, from the holder of the construction token on. Numbers in brackets
are those of `docs/rules/legendary.md`.
"""

from __future__ import annotations

from spinney.engine.header import ask, clockwise, count_turn, end, tell
from spinney.games.legendary import events, phases
from spinney.games.legendary.box import Box
from spinney.games.legendary.planet import add_tile, tile_drawn
from spinney.games.legendary.table import NONE, ROUND, SIDES, UNSEEN, Table
from spinney.games.legendary.zones import can_plant, colours_left, plant_tree

INTO_BOX = ROUND * ROUND * SIDES  # in `chosen`: back into the box, instead of a place and a turn


def draw_tile(box: Box, table: Table) -> None:
    """The architect draws a tile, and all place it at the same time [8, 9]."""
    count_turn(table)
    table.undrawn -= 1
    table.epoch += 1
    table.acting = (1 << table.players) - 1
    table.phase = phases.PLACE
    tell(table, events.DREW, table.architect, tile_drawn(table), box.light[tile_drawn(table)])


def play_place(box: Box, table: Table, seat: int, column: int, row: int, turn: int) -> None:
    choose(box, table, seat, (column * ROUND + row) * SIDES + turn)


def play_return(box: Box, table: Table, seat: int) -> None:
    """A tile that fits nowhere goes back into the box [13]."""
    choose(box, table, seat, INTO_BOX)


def choose(box: Box, table: Table, seat: int, chosen: int) -> None:
    """What was chosen is kept hidden until everybody is ready [9]."""
    table.chosen[seat] = chosen
    table.acting -= 1 << seat
    if table.acting == 0:
        place_all(box, table)
        offer_trees(box, table)
    else:
        tell(table, events.READY, seat, 0, 0)


def place_all(box: Box, table: Table) -> None:
    """All are ready: the tile joins every planet, or goes back into the box where it fits nowhere [9, 13]."""
    tile = tile_drawn(table)
    for i in range(table.players):
        seat = clockwise(table, table.architect, i)
        chosen = table.chosen[seat]
        table.chosen[seat] = NONE
        if chosen != INTO_BOX:
            add_tile(box, table, seat, tile, chosen // SIDES, chosen % SIDES)
        else:
            tell(table, events.RETURNED, seat, 0, 0)
    table.epoch += 1


def offer_trees(box: Box, table: Table) -> None:
    """A light number brings trees, while there are any [19, 23]."""
    if box.light[tile_drawn(table)] == 1 and colours_left(table) != 0:
        table.to_plant = table.players
        next_tree(box, table)
    else:
        end_turn(box, table)


def next_tree(box: Box, table: Table) -> None:
    """Clockwise from the token, whoever has a zone for a tree takes one; then the token passes [20, 24, 26]."""
    while table.to_plant > 0:
        seat = clockwise(table, table.token, table.players - table.to_plant)
        table.to_plant -= 1
        if can_plant(box, table, seat):
            ask(table, seat, phases.TREE)
            return
    table.token = clockwise(table, table.token, 1)
    tell(table, events.PASSED, table.token, 0, 0)
    end_turn(box, table)


def play_plant(box: Box, table: Table, seat: int, tile: int, edge: int, colour: int) -> None:
    """A tree from the supply goes onto a zone of its colour [20]."""
    table.supply[colour] -= 1
    zone = tile * SIDES + edge
    plant_tree(table, seat, zone)
    tell(table, events.PLANTED, seat, zone, table.runes[seat][zone])
    next_tree(box, table)


def end_turn(box: Box, table: Table) -> None:
    """A new turn begins, until the pile is empty [27]."""
    if table.undrawn > UNSEEN:
        draw_tile(box, table)
    else:
        end(table, phases.OVER, events.ENDED)
