"""The rules of Legendary Forests.

Setup: everybody lays out tile 1; the architect shuffles the 24 others, puts five back unseen and makes a pile of 19. A
turn: a tile is drawn, all place it at the same time (whoever is ready waits, and nobody sees where until all are
ready), and after a light number each takes a tree, from the holder of the construction token on. Numbers in brackets
are those of `docs/rules/legendary.md`.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import draw, shuffle
from spinney.engine.header import ask, asked, begin_move, count_turn, tell
from spinney.engine.layout import Record
from spinney.games.legendary.moves import (
    ANOTHER_STEP,
    GAME_OVER,
    LEGAL,
    MOVES,
    MUST_PLACE,
    NO_SUCH_MOVE,
    NO_TREE_LEFT,
    NO_TREE_ON_GRASS,
    NOT_ASKED,
    NOT_ON_PLANET,
    OCCUPIED,
    SIDES_DIFFER,
    TOUCHES_NOTHING,
    WAIT_FOR_OTHERS,
    WRONG_COLOUR,
    ZONE_NAMED_OTHERWISE,
    is_place,
    is_plant,
    is_return,
    place_at,
    place_turn,
    placed_at,
    plant,
    plant_colour,
    plant_edge,
    plant_tile,
    return_tile,
)
from spinney.games.legendary.planet import ANYTHING, SPOT, add_tile, can_place, fits, in_rim, lay, rim_index, tile_at
from spinney.games.legendary.table import (
    COLOURS,
    DREW,
    EDGES,
    ENDED,
    GRASS,
    MIDDLE,
    NONE,
    NOWHERE,
    OVER,
    PASSED,
    PILE,
    PLACE,
    PLANTED,
    READY,
    RETURNED,
    RIM,
    SEATS,
    SIDES,
    START_TILE,
    TILES,
    TREE,
    TREES,
    TREES_A_PLAYER,
    UNKNOWN,
    UNSEEN,
)
from spinney.games.legendary.zones import can_plant, plant_tree, trees_left

MOVE_COUNT = MOVES.size

# Setup.


def setup(box: Record, table: Record) -> None:
    """Everybody lays out the start tile; an architect is chosen and makes the pile; the supply is put out [5 to 7]."""
    clear(table)
    for seat in range(table.players):
        lay(box, table, seat, START_TILE, MIDDLE, 0, ANYTHING)
    table.architect = draw(table, table.players)
    table.token = table.architect
    make_pile(table)
    for colour in range(COLOURS):
        table.supply[colour] = TREES_A_PLAYER * table.players
    draw_tile(box, table)


def clear(table: Record) -> None:
    for seat in range(SEATS):
        table.chosen[seat] = NONE
        for i in range(RIM):
            table.rim[seat][i] = NOWHERE
        for tile in range(TILES):
            table.place[seat][tile] = NONE
        for edge in range(EDGES):
            table.zone[seat][edge] = NONE
        for tree in range(COLOURS * TREES):
            table.tree[seat][tree] = NONE


def make_pile(table: Record) -> None:
    """All tiles but the start tile, shuffled; the lowest five count as put back into the box [6]."""
    for i in range(PILE):
        table.pile[i] = START_TILE + 1 + i
    shuffle(table, table.pile, PILE)
    table.undrawn = PILE


# The steps of a turn.


def tile_drawn(table: Record) -> int:
    """The tile of this turn."""
    tile: int = table.pile[table.undrawn]
    return tile


def draw_tile(box: Record, table: Record) -> None:
    """The architect draws a tile, and all place it at the same time [8, 9]."""
    count_turn(table)
    table.undrawn -= 1
    table.epoch += 1
    table.acting = (1 << table.players) - 1
    table.phase = PLACE
    tell(table, DREW, table.architect, tile_drawn(table), box.light[tile_drawn(table)])


def play_place(box: Record, table: Record, seat: int, move: int) -> None:
    """A placement is kept hidden until everybody has chosen [9]."""
    table.chosen[seat] = move
    table.acting -= 1 << seat
    if table.acting == 0:
        place_all(box, table)
        offer_trees(box, table)
    else:
        tell(table, READY, seat, 0, 0)


def place_all(box: Record, table: Record) -> None:
    """All are ready: the tile joins every planet, or goes back into the box where it fits nowhere [9, 13]."""
    tile = tile_drawn(table)
    for i in range(table.players):
        seat = (table.architect + i) % table.players
        move = table.chosen[seat]
        table.chosen[seat] = NONE
        if is_place(move):
            add_tile(box, table, seat, tile, placed_at(move), place_turn(move))
        else:
            tell(table, RETURNED, seat, 0, 0)
    table.epoch += 1


def offer_trees(box: Record, table: Record) -> None:
    """A light number brings trees, while there are any [19, 23]."""
    if box.light[tile_drawn(table)] == 1 and trees_left(table) > 0:
        table.to_plant = table.players
        next_tree(box, table)
    else:
        end_turn(box, table)


def next_tree(box: Record, table: Record) -> None:
    """Clockwise from the token, whoever has a zone for a tree takes one; then the token passes [20, 24, 26]."""
    while table.to_plant > 0:
        seat = (table.token + table.players - table.to_plant) % table.players
        table.to_plant -= 1
        if can_plant(box, table, seat):
            ask(table, seat, TREE)
            return
    table.token = (table.token + 1) % table.players
    tell(table, PASSED, table.token, 0, 0)
    end_turn(box, table)


def play_plant(box: Record, table: Record, seat: int, edge: int, colour: int) -> None:
    """A tree from the supply goes onto a zone of its colour [20]."""
    table.supply[colour] -= 1
    plant_tree(table, seat, edge)
    tell(table, PLANTED, seat, edge, table.runes[seat][edge])
    next_tree(box, table)


def end_turn(box: Record, table: Record) -> None:
    """A new turn begins, until the pile is empty [27]."""
    if table.undrawn > UNSEEN:
        draw_tile(box, table)
    else:
        table.acting = 0
        table.phase = OVER
        table.over = 1
        tell(table, ENDED, 0, 0, 0)


# The contract: what may be done, why not, and doing it.


def legal(box: Record, table: Record, seat: int, out: Any) -> int:
    if not asked(table, seat):
        return 0
    if table.phase == PLACE:
        return list_places(box, table, seat, out)
    return list_trees(box, table, seat, out)


def list_places(box: Record, table: Record, seat: int, out: Any) -> int:
    """Wherever the tile fits, any way round; back into the box only if it fits nowhere [10 to 13]."""
    sides = box.sides[tile_drawn(table)]
    upright = sides[0]
    right = sides[1]
    over = sides[2]
    left = sides[3]
    rim = table.rim[seat]
    n = 0
    # Each move is written down and counted only if it fits. Whether it does cannot be foreseen, and a processor that
    # guesses wrong loses more time than the writing takes; so there is no branch in this loop.
    for i in range(table.rim_size[seat]):
        spot = rim[i]
        move = place_at(spot >> SPOT, 0)
        out[n] = move
        n += fits(upright, spot)
        out[n] = move + 1
        n += fits(right, spot)
        out[n] = move + 2
        n += fits(over, spot)
        out[n] = move + 3
        n += fits(left, spot)
    if n == 0:
        out[0] = return_tile()
        n = 1
    return n


def list_trees(box: Record, table: Record, seat: int, out: Any) -> int:
    """A tree of any colour that is left, on any zone of that colour [20 to 23]."""
    n = 0
    for edge in range(EDGES):
        if table.zone[seat][edge] == edge and table.supply[box.colour[edge]] > 0:
            out[n] = plant(edge // SIDES, edge % SIDES, box.colour[edge])
            n += 1
    return n


def refuse(box: Record, table: Record, seat: int, move: int) -> int:
    if not 0 <= move < MOVE_COUNT:
        return NO_SUCH_MOVE
    if table.over != 0:
        return GAME_OVER
    if not 0 <= seat < table.players:
        return NOT_ASKED
    if not asked(table, seat):
        return WAIT_FOR_OTHERS if table.phase == PLACE else NOT_ASKED
    if table.phase == PLACE:
        if is_place(move):
            return refuse_place(box, table, seat, placed_at(move), place_turn(move))
        if is_return(move):
            return MUST_PLACE if can_place(box, table, seat, tile_drawn(table)) else LEGAL
        return ANOTHER_STEP
    if is_plant(move):
        return refuse_plant(box, table, seat, plant_tile(move) * SIDES + plant_edge(move), plant_colour(move))
    return ANOTHER_STEP


def refuse_place(box: Record, table: Record, seat: int, at: int, turn: int) -> int:
    index = rim_index(table, seat, at)
    if not in_rim(table, seat, at, index):
        return TOUCHES_NOTHING if tile_at(table, seat, at) == UNKNOWN else OCCUPIED
    if not fits(box.sides[tile_drawn(table)][turn], table.rim[seat][index]):
        return SIDES_DIFFER
    return LEGAL


def refuse_plant(box: Record, table: Record, seat: int, edge: int, colour: int) -> int:
    if table.place[seat][edge // SIDES] == NONE:
        return NOT_ON_PLANET
    if box.colour[edge] == GRASS:
        return NO_TREE_ON_GRASS
    if box.colour[edge] != colour:
        return WRONG_COLOUR
    if table.supply[colour] == 0:
        return NO_TREE_LEFT
    if table.zone[seat][edge] != edge:
        return ZONE_NAMED_OTHERWISE
    return LEGAL


def play(box: Record, table: Record, seat: int, move: int) -> None:
    begin_move(table)
    if table.phase == PLACE:
        play_place(box, table, seat, move)
    else:
        play_plant(box, table, seat, plant_tile(move) * SIDES + plant_edge(move), plant_colour(move))
