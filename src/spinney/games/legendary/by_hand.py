"""Planets of Legendary Forests written down by hand, in TOML, and scored.

    [[seat]]
    name = "Ann"                         # without it, Player 1, Player 2, ...
    tiles = [{ tile = 1, x = 0, y = 0 }, { tile = 12, x = 1, y = 0, turn = 2 }]
    trees = [{ tile = 12, edge = "W", colour = "pink" }]

x runs to the right, y down, and turn counts quarter turns clockwise (without it, none). A tree stands on the zone of an
edge, which is named as it is printed, number upright. What pieces and rules do not allow is refused: a planet is
connected, has tile 1, and each tile once; touching sides have the same colour [5, 10, 11]. All planets grow from the
same 19 tiles [6, 8], and their trees fit the supply and the light numbers [7, 19, 23].

Where that is not refused, planets are scored as they lie: zones join where colours agree, and a tree counts wherever
there is a zone below it. What has no zones of its own does not count: a tile that is there already, or that lies on
another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta

from spinney.engine.by_hand import Entry, HandSeat, HandTable, Minding, Scorer
from spinney.engine.errors import Wrong
from spinney.engine.telling import Teller
from spinney.engine.title import Title
from spinney.engine.words import Name
from spinney.games.legendary.box import COLOUR_NAMES, EDGE_LETTERS, STEPS, Box
from spinney.games.legendary.planet import edge_on, opposite
from spinney.games.legendary.scoring import is_closed, zone_points
from spinney.games.legendary.table import (
    COLOURS,
    EDGES,
    GRASS,
    NONE,
    SIDES,
    START_TILE,
    TILES,
    TREES_A_PLAYER,
    TURNS,
    Table,
)
from spinney.games.legendary.telling import from_start
from spinney.games.legendary.zones import add_areas, join, plant_tree

Place = tuple[int, int]
TileNumber = Annotated[int, Meta(ge=START_TILE, le=TILES - 1)]


class Tile(Entry):
    tile: TileNumber
    x: int
    y: int
    turn: Annotated[int, Meta(ge=0, le=SIDES - 1)] = 0


class Tree(Entry):
    tile: TileNumber
    edge: Literal["N", "E", "S", "W"]
    colour: Literal["pink", "red", "yellow"]

    def number(self) -> int:
        """The edge on which it stands."""
        return self.tile * SIDES + EDGE_LETTERS.index(self.edge)


class Planet(HandSeat):
    tiles: list[Tile]
    trees: tuple[Tree, ...] = ()

    def counted(self) -> list[Tile]:
        """The tiles that are scored: of each number the first, and of those on one place the first."""
        found: dict[int, Tile] = {}
        taken: set[Place] = set()
        for laid in self.tiles:
            if laid.tile not in found and (laid.x, laid.y) not in taken:
                found[laid.tile] = laid
                taken.add((laid.x, laid.y))
        return list(found.values())

    def contacts(self) -> Iterator[tuple[int, int]]:
        """The pairs of edges that touch, each pair once: to the east and to the south."""
        places = {(laid.x, laid.y): laid for laid in self.counted()}
        for (x, y), laid in places.items():
            for side in (1, 2):
                other = places.get((x + STEPS[side][0], y + STEPS[side][1]))
                if other:
                    yield edge_on(laid.tile, laid.turn, side), edge_on(other.tile, other.turn, opposite(side))


Planets = HandTable[Planet]


def written(game: Title, table: Table) -> dict[str, Any]:
    """The final table of a played game, as somebody would write it down."""
    return {"seat": [written_planet(game.box, table, seat) for seat in range(table.players)]}


def written_planet(box: Box, table: Table, seat: int) -> dict[str, Any]:
    tiles = []
    for tile, place in enumerate(table.place[seat]):
        if place != NONE:
            x, y = from_start(table, seat, place)
            tiles.append({"tile": tile, "x": x, "y": y, "turn": table.turned[seat][tile]})
    trees = [
        {"tile": edge // SIDES, "edge": EDGE_LETTERS[edge % SIDES], "colour": COLOUR_NAMES[box.colour[edge]]}
        for edge in table.tree[seat][: table.tree_count[seat]]
    ]
    return {"tiles": tiles, "trees": trees}


# Laying it out: the zones of every planet, and their trees.


def lay_out(game: Title, box: Box, table: Table, hand: Planets, minding: Minding) -> None:
    for _seat, where, planet in hand.seats():
        check_tiles(planet, where, minding)
        check_sides(box, planet, where, minding)
        check_whole(planet, where, minding)
        check_trees(box, planet, where, minding)
    check_drawn(hand, minding)
    check_supply(hand, minding)
    check_lights(box, hand, minding)
    for seat, where, planet in hand.seats():
        for laid in planet.counted():
            add_areas(box, table, seat, laid.tile)
        for one, other in planet.contacts():
            if box.colour[one] == box.colour[other] != GRASS:
                join(table, seat, one, other)
        plant(table, seat, planet, where, minding)


def plant(table: Table, seat: int, planet: Planet, where: Name, minding: Minding) -> None:
    """Plants the trees that stand on a zone, whatever their colour, as far as there is room."""
    zone, most = table.zone[seat], len(table.tree[seat])
    standing = [tree.number() for tree in planet.trees if zone[tree.number()] != NONE]
    for edge in standing[:most]:
        plant_tree(table, seat, edge)
    if len(standing) > most:
        minding.impossible(Wrong("hand-tree-room", where=where, most=most))


def at(where: Name, **place: int | str) -> Name:
    """The same place, told no further: what else there is to say of it is for a page, which marks it."""
    return "hand-at", {"where": where, **place}


def check_tiles(planet: Planet, where: Name, minding: Minding) -> None:
    """Every tile is there once, at a place of its own, and tile 1 is there [5]."""
    seen: set[int] = set()
    places: dict[Place, int] = {}
    for laid in planet.tiles:
        there = at(where, tile=laid.tile, x=laid.x, y=laid.y)
        if laid.tile in seen:
            minding.impossible(Wrong("hand-tile-twice", where=there, tile=laid.tile))
            minding.impossible(Wrong("hand-tile-first", where=there, tile=laid.tile))
            continue
        first = places.setdefault((laid.x, laid.y), laid.tile)
        if first != laid.tile:
            minding.impossible(Wrong("hand-same-place", where=there, first=first, second=laid.tile, x=laid.x, y=laid.y))
            minding.impossible(Wrong("hand-place-first", where=there, first=first))
            continue
        seen.add(laid.tile)
    if START_TILE not in seen:
        minding.missing(Wrong("hand-no-start", where=where))


def check_sides(box: Box, planet: Planet, where: Name, minding: Minding) -> None:
    """Touching sides have the same colour [11]."""
    differ = False
    for one, other in planet.contacts():
        colour, next_to = (colour_name(box.colour[edge]) for edge in (one, other))
        if colour != next_to:
            first, second = one // SIDES, other // SIDES
            there = at(where, tile=first, beside=second)
            minding.impossible(
                Wrong("hand-sides", where=there, first=first, second=second, colour=colour, other=next_to)
            )
            differ = True
    if differ:
        minding.impossible(Wrong("hand-not-joined", where=where))


def colour_name(colour: int) -> Name:
    return f"colour-{COLOUR_NAMES[colour]}", {}


def check_whole(planet: Planet, where: Name, minding: Minding) -> None:
    """A planet is connected [10]."""
    places = {(laid.x, laid.y): laid.tile for laid in planet.tiles}
    reached: set[Place] = set()
    waiting = list(places)[:1]
    while waiting:
        x, y = waiting.pop()
        reached.add((x, y))
        beside = [(x + right, y + down) for right, down in STEPS]
        waiting += [place for place in beside if place in places and place not in reached]
    for (x, y), tile in places.items():
        if (x, y) not in reached:
            minding.impossible(Wrong("hand-apart", where=at(where, tile=tile, x=x, y=y), tile=tile))


def check_trees(box: Box, planet: Planet, where: Name, minding: Minding) -> None:
    """Trees stand on tiles of the planet, on edges of their colour [21]."""
    tiles = [laid.tile for laid in planet.counted()]
    for tree in planet.trees:
        there = at(where, tile=tree.tile, edge=tree.edge)
        ground = box.colour[tree.number()]
        if tree.tile not in tiles:
            minding.impossible(Wrong("hand-not-there", where=there, tile=tree.tile))
        elif ground == GRASS:
            minding.impossible(Wrong("hand-grass", where=there, edge=tree.edge, tile=tree.tile))
        elif COLOUR_NAMES[ground] != tree.colour:
            own, other = colour_name(ground), colour_name(COLOUR_NAMES.index(tree.colour))
            minding.impossible(
                Wrong("hand-other-colour", where=there, edge=tree.edge, tile=tree.tile, ground=own, colour=other)
            )
        if tree.tile not in tiles or ground == GRASS:
            minding.impossible(Wrong("hand-no-zone", where=there, tile=tree.tile))


# What holds for all planets together.


def drawn_tiles(hand: Planets) -> set[int]:
    """The tiles that must have been drawn, as they lie on a planet."""
    return {laid.tile for planet in hand.seat for laid in planet.tiles} - {START_TILE}


def check_drawn(hand: Planets, minding: Minding) -> None:
    """All planets grow from the same 19 tiles; what lies on some only could not be placed on the others [6, 8, 13]."""
    drawn = drawn_tiles(hand)
    if len(drawn) > TURNS:
        minding.impossible(Wrong("hand-drawn", found=len(drawn), most=TURNS))


def check_supply(hand: Planets, minding: Minding) -> None:
    """There are two trees of each colour for each player [7]."""
    players = len(hand.seat)
    most = TREES_A_PLAYER * players
    for colour in range(COLOURS):
        count = sum(tree.colour == COLOUR_NAMES[colour] for planet in hand.seat for tree in planet.trees)
        if count > most:
            minding.impossible(
                Wrong("hand-too-many", count=count, colour=colour_name(colour), most=most, players=players)
            )


def check_lights(box: Box, hand: Planets, minding: Minding) -> None:
    """After every light number everybody plants a tree, until there are none [19, 20, 23].

    A light tile may have been drawn that lies on no planet. And where tile 1 does not show all colours, somebody may
    have had no zone for a tree [24].
    """
    drawn = drawn_tiles(hand)
    lights = sum(box.light[tile] for tile in drawn)
    others = sum(box.light[START_TILE + 1 :]) - lights
    most = lights + max(min(others, TURNS - len(drawn)), 0)
    everybody = {box.colour[START_TILE * SIDES + side] for side in range(SIDES)} >= set(range(COLOURS))
    least = lights if everybody else 0
    if everybody:
        least, most = (min(number, COLOURS * TREES_A_PLAYER) for number in (least, most))
    first = len(hand.seat[0].trees)
    for _seat, where, planet in hand.seats():
        found = len(planet.trees)
        if found < least:
            minding.missing(Wrong("hand-few-trees", where=where, found=found, wanted=least))
        if found > most:
            minding.impossible(Wrong("hand-many-trees", where=where, found=found, most=most))
        if everybody and found != first:
            minding.missing(Wrong("hand-other-trees", where=where, found=found, first=first))


# Where the points come from.


def reasons(teller: Teller, box: Box, table: Table, hand: Planets, seat: int) -> list[str]:
    """Every zone: the tiles it lies on, its runes, its trees and what it is worth. Those that score come first."""
    zone_of = table.zone[seat]
    zones = [edge for edge in range(EDGES) if zone_of[edge] == edge]
    trees = [zone_of[edge] for edge in table.tree[seat][: table.tree_count[seat]]]
    worth = {zone: zone_points(table, seat, zone) if zone in trees else 0 for zone in zones}
    lines = []
    for zone in sorted(zones, key=lambda zone: (-worth[zone], zone not in trees, zone)):
        tiles = sorted({edge // SIDES for edge in range(EDGES) if zone_of[edge] == zone})
        named = [f"{tiles[0]} ({EDGE_LETTERS[zone % SIDES]})", *map(str, tiles[1:])]
        lines.append(
            teller.words.say(
                "why-zone",
                colour=COLOUR_NAMES[box.colour[zone]],
                count=len(tiles),
                tiles=", ".join(named),
                runes=table.runes[seat][zone],
                closed="yes" if is_closed(table, seat, zone) else "no",
                trees=trees.count(zone),
                points=worth[zone],
            )
        )
    return lines


scored = Scorer(Planets, lay_out, reasons)
