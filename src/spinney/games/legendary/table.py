"""The table of Legendary Forests: every planet, the pile, the trees, and who may see what.

Tiles have their printed numbers, 1 to 25; 0 is a tile that nobody can see. An edge is a number too, 4 x tile + 0 to 3
for north, east, south and west as the tile is printed (number upright). A zone bears the number of its first edge: of
the lowest tile in it, and there of the first edge from north on. So every zone has one name, whoever built it and how.

A planet is round: it is laid out on 21 columns and 21 rows, and beyond the last of them comes the first. Twenty tiles
that hang together span at most 20 columns; with the empty places on both sides of 19 of them, where the twentieth may
go, it is 21. So two places of one planet never share a name, no tile is ever refused for want of room, and a place
keeps its name to the end, wherever the planet grows.
"""

from __future__ import annotations

from spinney.engine.header import Header, Option, Use, table_layout
from spinney.engine.layout import BY_SECRETS, OWNER, Number, Row, Rows, int8, int16, int32

RULES = 1  # the version of rules and layout: it is raised whenever one of them changes
PLAYERS = (2, 3, 4, 5)
SEATS = 5
OPTIONS: tuple[Option, ...] = ()

SIDES = 4  # north, east, south, west
TILES = 26  # numbers: 0 stands for a hidden tile
START_TILE = 1
PILE = 24  # all tiles but the start tile
UNSEEN = 5  # go back into the box
TURNS = PILE - UNSEEN
PLANET = TURNS + 1
EDGES = TILES * SIDES

COLOURS = 3
PINK, RED, YELLOW, GRASS = range(COLOURS + 1)
TREES_A_PLAYER = 2  # of each colour
TREES = 10  # of each colour, in the box

ROUND = PLANET + 1  # columns and rows of a planet
PLACES = ROUND * ROUND
CENTRE = ROUND // 2  # the column and the row of tile 1
MIDDLE = PLACES // 2  # its place
RIM = 2 * PLANET + 2  # so many empty places lie beside 20 tiles at most

NONE = -1
NOWHERE = 2**31 - 1  # fills what is unused of a rim: greater than any place in it
UNKNOWN = 0


MOST_EVENTS = SEATS * (1 + SIDES) + 1
"""All place, each closes a zone on every side, and the next tile is drawn; `check_light` in box.py says why no more."""

USES = (
    Use("planted", ("planted",), "zone", named="zone"),
    Use("closed", ("closed",), "zone", named="zone"),
    Use("drawn", ("drew",), "tile", named="tile", everyone=True),  # all lay the same tile
)

MOST_MOVES = SEATS * (TURNS + COLOURS * TREES_A_PLAYER)
"""Every player places in every turn, and the trees run out."""


class Table(Header):
    """Where everything is, whose turn it is, and who may see what."""

    architect: Number = int8(holds="seat")
    token: Number = int8(holds="seat")  # who has the construction token
    to_plant: Number = int8()  # how many players are still to be offered a tree, after the one who is asked
    supply: Row = int8(COLOURS)
    # The pile from below, `undrawn` tiles high, and above it the tiles that were drawn, the one of this turn first. The
    # lowest five, which are never reached, are those that went back into the box unseen.
    undrawn: Number = int8()
    pile: Row = int8(PILE, seen=BY_SECRETS)
    chosen: Row = int16(SEATS, seen=OWNER, per_seat=True, start=NONE)  # a placement that waits for the others'
    place: Rows = int16(SEATS, TILES, per_seat=True, start=NONE)  # where on the planet each tile lies
    turned: Rows = int8(SEATS, TILES, per_seat=True)  # quarter turns clockwise
    # The rim: the empty places beside a planet, ascending, and what each wants of a tile; see `planet.py`.
    rim_size: Row = int8(SEATS, per_seat=True)
    rim: Rows = int32(SEATS, RIM, per_seat=True, start=NOWHERE)
    zone: Rows = int8(SEATS, EDGES, per_seat=True, start=NONE)  # of each edge with leaves that lies on the planet
    runes: Rows = int8(SEATS, EDGES, per_seat=True)  # full runes of each zone
    halves: Rows = int8(SEATS, EDGES, per_seat=True)  # half-runes that are left of each zone: closed if none is
    tree_count: Row = int8(SEATS, per_seat=True)
    tree: Rows = int8(SEATS, COLOURS * TREES, per_seat=True, start=NONE)  # the edge on which each tree was planted


TABLE = table_layout("legendary table", Table, events=MOST_EVENTS)
