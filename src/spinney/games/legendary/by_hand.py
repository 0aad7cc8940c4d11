"""Planets of Legendary Forests written down by hand, in TOML, and scored.

    [[seat]]
    name = "Ann"                         # without it, Player 1, Player 2, ...
    tiles = [{ tile = 1, x = 0, y = 0 }, { tile = 12, x = 1, y = 0, turn = 2 }]
    trees = [{ tile = 12, edge = "W", colour = "pink" }]

x runs to the right, y down, and turn counts quarter turns clockwise (without it, none). A tree stands on the zone of an
edge, which is named as it is printed, number upright. What the pieces allow is checked: a planet hangs together and has
each tile once, touching sides have the same colour, and there are ten trees of each colour. How it came about is not
asked: it may have any tiles and lack tile 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from spinney.engine.by_hand import Scored, ScoredSeat
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.layout import Record
from spinney.games.legendary.box import COLOUR_NAMES, EDGE_LETTERS
from spinney.games.legendary.planet import edge_on, opposite
from spinney.games.legendary.rules import clear
from spinney.games.legendary.scoring import is_closed, zone_points
from spinney.games.legendary.table import COLOURS, EDGES, GRASS, SIDES, START_TILE, TILES, TREES
from spinney.games.legendary.zones import add_areas, join, plant_tree

EXAMPLE = "{ tile = 1, x = 0, y = 0, turn = 0 }"
TREE_EXAMPLE = '{ tile = 1, edge = "N", colour = "pink" }'
NEIGHBOURS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west

Place = tuple[int, int]


class Laid(NamedTuple):
    tile: int
    turn: int


class Planet(NamedTuple):
    """A seat as it is written down. Trees are the edges they stand on."""

    name: str
    tiles: dict[Place, Laid]
    trees: list[int]


def scored(game: Game, data: dict[str, Any]) -> Scored:
    """Everybody's sheet and the winners; a sentence if the planets cannot be."""
    known_keys(data, ("seat",), "the table")
    planets = read_planets(game.box, data.get("seat"))
    count_trees(game.box, planets)
    seats = [sheet(game, planet) for planet in planets]
    best = max(seat.total for seat in seats)
    return Scored(seats, [seat.name for seat in seats if seat.total == best])


# Reading what was written.


def read_planets(box: Record, seats: Any) -> list[Planet]:
    if not isinstance(seats, list) or not seats or not all(isinstance(seat, dict) for seat in seats):
        raise SpinneyError("there are no seats: write [[seat]] and its tiles for each player.")
    planets: list[Planet] = []
    for number, seat in enumerate(seats, 1):
        known_keys(seat, ("name", "tiles", "trees"), f"seat {number}")
        name = seat.get("name", f"Player {number}")
        if not isinstance(name, str) or not name.strip():
            raise SpinneyError(f"seat {number}: a name is a text, not {name!r}.")
        if name in [planet.name for planet in planets]:
            raise SpinneyError(f"seat {number}: there are two players of the name {name!r}.")
        where = f"seat {number} ({name})"
        tiles = read_tiles(seat.get("tiles"), where)
        check_sides(box, tiles, where)
        check_whole(tiles, where)
        planets.append(Planet(name, tiles, read_trees(box, seat.get("trees", []), tiles, where)))
    return planets


def read_tiles(written: Any, where: str) -> dict[Place, Laid]:
    if not isinstance(written, list) or not written:
        raise SpinneyError(f"{where}: tiles is a list of tiles, such as [{EXAMPLE}].")
    tiles: dict[Place, Laid] = {}
    for entry in written:
        if not isinstance(entry, dict):
            raise SpinneyError(f"{where}: a tile is written {EXAMPLE}, not {entry!r}.")
        known_keys(entry, ("tile", "x", "y", "turn"), f"{where}, a tile")
        tile = number_of_tile(entry.get("tile"), where)
        x, y, turn = (whole_number(entry, key, f"{where}, tile {tile}") for key in ("x", "y", "turn"))
        if not 0 <= turn < SIDES:
            raise SpinneyError(f"{where}, tile {tile}: turn is 0 to 3 quarter turns clockwise, not {turn}.")
        if tile in [laid.tile for laid in tiles.values()]:
            raise SpinneyError(f"{where}: tile {tile} is there twice.")
        if (x, y) in tiles:
            raise SpinneyError(f"{where}: tiles {tiles[x, y].tile} and {tile} both lie on x = {x}, y = {y}.")
        tiles[x, y] = Laid(tile, turn)
    return tiles


def number_of_tile(tile: Any, where: str) -> int:
    if type(tile) is not int or not START_TILE <= tile < TILES:
        raise SpinneyError(f"{where}: there is no tile {tile!r}; tiles are numbered {START_TILE} to {TILES - 1}.")
    return tile


def whole_number(entry: dict[str, Any], key: str, where: str) -> int:
    """A number of an entry. A turn that is not written is none; a place must be."""
    number = entry.get(key, 0 if key == "turn" else None)
    if type(number) is not int:
        raise SpinneyError(f"{where}: {key} is a whole number, not {'missing' if number is None else repr(number)}.")
    return number


def contacts(tiles: dict[Place, Laid]) -> Iterator[tuple[int, int]]:
    """The pairs of edges that touch, each pair once: to the east and to the south."""
    for (x, y), laid in tiles.items():
        for side in (1, 2):
            other = tiles.get((x + NEIGHBOURS[side][0], y + NEIGHBOURS[side][1]))
            if other:
                yield edge_on(laid.tile, laid.turn, side), edge_on(other.tile, other.turn, opposite(side))


def check_sides(box: Record, tiles: dict[Place, Laid], where: str) -> None:
    for one, other in contacts(tiles):
        colours = [COLOUR_NAMES[box.colour[edge]] for edge in (one, other)]
        if colours[0] != colours[1]:
            raise SpinneyError(
                f"{where}: tiles {one // SIDES} and {other // SIDES} touch with {colours[0]} and {colours[1]}; "
                "touching sides must have the same colour (rule 11)."
            )


def check_whole(tiles: dict[Place, Laid], where: str) -> None:
    reached: set[Place] = set()
    waiting = [next(iter(tiles))]
    while waiting:
        x, y = waiting.pop()
        reached.add((x, y))
        beside = [(x + right, y + down) for right, down in NEIGHBOURS]
        waiting += [place for place in beside if place in tiles and place not in reached]
    for place, laid in tiles.items():
        if place not in reached:
            raise SpinneyError(f"{where}: tile {laid.tile} does not hang together with the others (rule 10).")


def read_trees(box: Record, written: Any, tiles: dict[Place, Laid], where: str) -> list[int]:
    if not isinstance(written, list):
        raise SpinneyError(f"{where}: trees is a list of trees, such as [{TREE_EXAMPLE}].")
    edges = []
    for entry in written:
        if not isinstance(entry, dict):
            raise SpinneyError(f"{where}: a tree is written {TREE_EXAMPLE}, not {entry!r}.")
        known_keys(entry, ("tile", "edge", "colour"), f"{where}, a tree")
        tile = number_of_tile(entry.get("tile"), where)
        if tile not in [laid.tile for laid in tiles.values()]:
            raise SpinneyError(f"{where}: there is a tree on tile {tile}, but that is not on the planet.")
        edge, colour = entry.get("edge"), entry.get("colour")
        if edge not in list(EDGE_LETTERS):
            raise SpinneyError(f"{where}, the tree on tile {tile}: edge is one of N, E, S and W, not {edge!r}.")
        if colour not in COLOUR_NAMES[:COLOURS]:
            raise SpinneyError(f"{where}, the tree on tile {tile}: colour is pink, red or yellow, not {colour!r}.")
        edges.append(tile * SIDES + EDGE_LETTERS.index(edge))
        ground = box.colour[edges[-1]]
        if ground == GRASS:
            raise SpinneyError(f"{where}: edge {edge} of tile {tile} is grass, and no tree grows there (rule 21).")
        if COLOUR_NAMES[ground] != colour:
            raise SpinneyError(
                f"{where}: edge {edge} of tile {tile} is {COLOUR_NAMES[ground]}, and a {colour} tree does not go there "
                "(rule 21)."
            )
    return edges


def count_trees(box: Record, planets: list[Planet]) -> None:
    for colour in range(COLOURS):
        count = sum(box.colour[edge] == colour for planet in planets for edge in planet.trees)
        if count > TREES:
            raise SpinneyError(f"there are {count} {COLOUR_NAMES[colour]} trees, but only {TREES} exist (rule 4).")


def known_keys(data: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            raise SpinneyError(f"{where}: nobody knows what {key!r} means; there are {' and '.join(known)}.")


# Scoring it.


def sheet(game: Game, planet: Planet) -> ScoredSeat:
    """The rules' own score of a table with this planet alone."""
    table = game.table_layout.plain()
    clear(table)
    for laid in planet.tiles.values():
        add_areas(game.box, table, 0, laid.tile)
    for one, other in contacts(planet.tiles):
        if game.box.colour[one] != GRASS:
            join(table, 0, one, other)
    for edge in planet.trees:
        plant_tree(table, 0, edge)
    rules = game.interpreted
    numbers = rules.numbers(len(game.sheet))
    total = rules.tally(rules.box, table, 0, numbers)
    return ScoredSeat(planet.name, dict(zip(game.sheet, numbers, strict=True)), total, reasons(game.box, table))


def reasons(box: Record, table: Record) -> list[str]:
    """Every zone: the tiles it lies on, its runes, its trees and what it is worth. Those that score come first."""
    zones = [edge for edge in range(EDGES) if table.zone[0][edge] == edge]
    trees = [table.zone[0][edge] for edge in table.tree[0][: table.tree_count[0]]]
    worth = {zone: zone_points(table, 0, zone) if zone in trees else 0 for zone in zones}
    lines = []
    for zone in sorted(zones, key=lambda zone: (-worth[zone], zone not in trees, zone)):
        tiles = sorted({edge // SIDES for edge in range(EDGES) if table.zone[0][edge] == zone})
        others = "".join(f", {tile}" for tile in tiles[1:])
        lines.append(
            f"{COLOUR_NAMES[box.colour[zone]].capitalize()} zone of {'tiles' if others else 'tile'} {tiles[0]} "
            f"({EDGE_LETTERS[zone % SIDES]}){others}: {counted(table.runes[0][zone], 'rune')}, "
            f"{'closed' if is_closed(table, 0, zone) else 'open'}, {counted(trees.count(zone), 'tree')}: "
            f"{counted(worth[zone], 'point')}."
        )
    return lines


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
