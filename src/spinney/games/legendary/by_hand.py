"""Planets of Legendary Forests written down by hand, in TOML, and scored.

    [[seat]]
    name = "Ann"                         # without it, Player 1, Player 2, ...
    tiles = [{ tile = 1, x = 0, y = 0 }, { tile = 12, x = 1, y = 0, turn = 2 }]
    trees = [{ tile = 12, edge = "W", colour = "pink" }]

x runs to the right, y down, and turn counts quarter turns clockwise (without it, none). A tree stands on the zone of an
edge, which is named as it is printed, number upright. What pieces and rules do not allow is refused: a planet is
connected, has tile 1, and each tile once; touching sides have the same colour [5, 10, 11]. All planets grow from the
same 19 tiles [6, 8], and their trees fit the supply and the light numbers [7, 19, 23].
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from spinney.engine.by_hand import TABLE, Scored, ScoredSeat, at_seat, check_name, known_keys, name_of
from spinney.engine.errors import Wrong, in_words
from spinney.engine.game import Game
from spinney.engine.title import player_numbers
from spinney.engine.winning import winners
from spinney.engine.words import Name, Words
from spinney.games.legendary.box import COLOUR_NAMES, EDGE_LETTERS, Box
from spinney.games.legendary.planet import edge_on, opposite
from spinney.games.legendary.scoring import is_closed, zone_points
from spinney.games.legendary.table import (
    COLOURS,
    EDGES,
    GRASS,
    NONE,
    PLAYERS,
    SIDES,
    START_TILE,
    TILES,
    TREES_A_PLAYER,
    TURNS,
    Table,
)
from spinney.games.legendary.telling import from_start
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


def scored(game: Game, data: dict[str, Any], language: str = "en") -> Scored:
    """Everybody's sheet and the winners; a sentence if the planets cannot be."""
    with in_words(game.words_folder):
        known_keys(data, ("seat",), TABLE)
        words = game.words(language)
        planets = read_planets(game.box, data.get("seat"), words)
        check_tiles(planets)
        check_supply(game.box, planets)
        check_trees(game.box, planets)
        seats = [sheet(game, planet, words) for planet in planets]
        won = winners([seat.total for seat in seats], target=False)
        return Scored(seats, [seats[seat].name for seat in won], game.teams(len(seats), {}))


def written(game: Game, table: Table) -> dict[str, Any]:
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


# Reading what was written.


def read_planets(box: Box, seats: Any, words: Words) -> list[Planet]:
    if not isinstance(seats, list) or not seats or not all(isinstance(seat, dict) for seat in seats):
        raise Wrong("hand-no-seats")
    if len(seats) not in PLAYERS:
        raise Wrong("hand-seats", found=len(seats), players=player_numbers(PLAYERS))
    planets: list[Planet] = []
    for number, seat in enumerate(seats, 1):
        known_keys(seat, ("name", "tiles", "trees"), at_seat(number))
        name = name_of(seat, number, words.say("seat", number=number))
        check_name(name, number, [planet.name for planet in planets])
        where = at_seat(number, name)
        tiles = read_tiles(seat.get("tiles"), where)
        check_sides(box, tiles, where)
        check_whole(tiles, where)
        planets.append(Planet(name, tiles, read_trees(box, seat.get("trees", []), tiles, where)))
    return planets


def read_tiles(written: Any, where: Name) -> dict[Place, Laid]:
    if not isinstance(written, list) or not written:
        raise Wrong("hand-tiles", where=where, example=EXAMPLE)
    tiles: dict[Place, Laid] = {}
    for entry in written:
        if not isinstance(entry, dict):
            raise Wrong("hand-tile", where=where, example=EXAMPLE, found=repr(entry))
        known_keys(entry, ("tile", "x", "y", "turn"), ("hand-a-tile", {"where": where}))
        tile = number_of_tile(entry.get("tile"), where)
        at_tile: Name = ("hand-at-tile", {"where": where, "tile": tile})
        x, y, turn = (whole_number(entry, key, at_tile) for key in ("x", "y", "turn"))
        if not 0 <= turn < SIDES:
            raise Wrong("hand-turn", where=at_tile, found=turn)
        if tile in [laid.tile for laid in tiles.values()]:
            raise Wrong("hand-tile-twice", where=where, tile=tile)
        if (x, y) in tiles:
            raise Wrong("hand-same-place", where=where, first=tiles[x, y].tile, second=tile, x=x, y=y)
        tiles[x, y] = Laid(tile, turn)
    if START_TILE not in [laid.tile for laid in tiles.values()]:
        raise Wrong("hand-no-start", where=where)
    return tiles


def number_of_tile(tile: Any, where: Name) -> int:
    if type(tile) is not int or not START_TILE <= tile < TILES:
        raise Wrong("hand-no-tile", where=where, found=repr(tile), first=START_TILE, last=TILES - 1)
    return tile


def whole_number(entry: dict[str, Any], key: str, where: Name) -> int:
    """A number of an entry. A turn that is not written is none; a place must be."""
    number = entry.get(key, 0 if key == "turn" else None)
    if type(number) is not int:
        found: str | Name = ("hand-missing", {}) if number is None else repr(number)
        raise Wrong("hand-number", where=where, key=key, found=found)
    return number


def contacts(tiles: dict[Place, Laid]) -> Iterator[tuple[int, int]]:
    """The pairs of edges that touch, each pair once: to the east and to the south."""
    for (x, y), laid in tiles.items():
        for side in (1, 2):
            other = tiles.get((x + NEIGHBOURS[side][0], y + NEIGHBOURS[side][1]))
            if other:
                yield edge_on(laid.tile, laid.turn, side), edge_on(other.tile, other.turn, opposite(side))


def check_sides(box: Box, tiles: dict[Place, Laid], where: Name) -> None:
    for one, other in contacts(tiles):
        colour, next_to = (colour_name(box.colour[edge]) for edge in (one, other))
        if colour != next_to:
            first, second = one // SIDES, other // SIDES
            raise Wrong("hand-sides", where=where, first=first, second=second, colour=colour, other=next_to)


def colour_name(colour: int) -> Name:
    return f"colour-{COLOUR_NAMES[colour]}", {}


def check_whole(tiles: dict[Place, Laid], where: Name) -> None:
    reached: set[Place] = set()
    waiting = [next(iter(tiles))]
    while waiting:
        x, y = waiting.pop()
        reached.add((x, y))
        beside = [(x + right, y + down) for right, down in NEIGHBOURS]
        waiting += [place for place in beside if place in tiles and place not in reached]
    for place, laid in tiles.items():
        if place not in reached:
            raise Wrong("hand-apart", where=where, tile=laid.tile)


def read_trees(box: Box, written: Any, tiles: dict[Place, Laid], where: Name) -> list[int]:
    if not isinstance(written, list):
        raise Wrong("hand-trees", where=where, example=TREE_EXAMPLE)
    edges = []
    for entry in written:
        if not isinstance(entry, dict):
            raise Wrong("hand-tree", where=where, example=TREE_EXAMPLE, found=repr(entry))
        known_keys(entry, ("tile", "edge", "colour"), ("hand-a-tree", {"where": where}))
        tile = number_of_tile(entry.get("tile"), where)
        if tile not in [laid.tile for laid in tiles.values()]:
            raise Wrong("hand-not-there", where=where, tile=tile)
        edge, colour = entry.get("edge"), entry.get("colour")
        on_tile: Name = ("hand-tree-on", {"where": where, "tile": tile})
        if edge not in list(EDGE_LETTERS):
            raise Wrong("hand-edge", where=on_tile, found=repr(edge))
        if colour not in COLOUR_NAMES[:COLOURS]:
            raise Wrong("hand-colour", where=on_tile, found=repr(colour))
        edges.append(tile * SIDES + EDGE_LETTERS.index(edge))
        ground = box.colour[edges[-1]]
        if ground == GRASS:
            raise Wrong("hand-grass", where=where, edge=edge, tile=tile)
        if COLOUR_NAMES[ground] != colour:
            own, other = colour_name(ground), colour_name(COLOUR_NAMES.index(colour))
            raise Wrong("hand-other-colour", where=where, edge=edge, tile=tile, ground=own, colour=other)
    return edges


# What holds for all planets together.


def drawn_tiles(planets: list[Planet]) -> set[int]:
    """The tiles that must have been drawn, as they lie on a planet."""
    return {laid.tile for planet in planets for laid in planet.tiles.values()} - {START_TILE}


def check_tiles(planets: list[Planet]) -> None:
    """All planets grow from the same 19 tiles; what lies on some only could not be placed on the others [6, 8, 13]."""
    drawn = drawn_tiles(planets)
    if len(drawn) > TURNS:
        raise Wrong("hand-drawn", found=len(drawn), most=TURNS)


def check_supply(box: Box, planets: list[Planet]) -> None:
    """There are two trees of each colour for each player [7]."""
    most = TREES_A_PLAYER * len(planets)
    for colour in range(COLOURS):
        count = sum(box.colour[edge] == colour for planet in planets for edge in planet.trees)
        if count > most:
            raise Wrong("hand-too-many", count=count, colour=colour_name(colour), most=most, players=len(planets))


def check_trees(box: Box, planets: list[Planet]) -> None:
    """After every light number everybody plants a tree, until there are none [19, 20, 23].

    A light tile may have been drawn that lies on no planet. And where tile 1 does not show all colours, somebody may
    have had no zone for a tree [24].
    """
    drawn = drawn_tiles(planets)
    lights = sum(box.light[tile] for tile in drawn)
    others = sum(box.light[START_TILE + 1 :]) - lights
    most = lights + min(others, TURNS - len(drawn))
    everybody = {box.colour[START_TILE * SIDES + side] for side in range(SIDES)} >= set(range(COLOURS))
    least = lights if everybody else 0
    if everybody:
        least, most = (min(number, COLOURS * TREES_A_PLAYER) for number in (least, most))
    for number, planet in enumerate(planets, 1):
        found, where = len(planet.trees), at_seat(number, planet.name)
        if found < least:
            raise Wrong("hand-few-trees", where=where, found=found, wanted=least)
        if found > most:
            raise Wrong("hand-many-trees", where=where, found=found, most=most)
        if everybody and found != len(planets[0].trees):
            raise Wrong("hand-other-trees", where=where, found=found, first=len(planets[0].trees))


# Scoring it.


def sheet(game: Game, planet: Planet, words: Words) -> ScoredSeat:
    """The rules' own score of a table with this planet alone."""
    table: Table = game.table_layout.at_start()
    for laid in planet.tiles.values():
        add_areas(game.box, table, 0, laid.tile)
    for one, other in contacts(planet.tiles):
        if game.box.colour[one] != GRASS:
            join(table, 0, one, other)
    for edge in planet.trees:
        plant_tree(table, 0, edge)
    rules = game.interpreted
    numbers = rules.numbers(len(game.sheet))
    total = rules.score(rules.box, table, 0, numbers)
    lines = dict(zip(game.sheet, numbers, strict=True))
    return ScoredSeat(planet.name, lines, total, reasons(game.box, table, words))


def reasons(box: Box, table: Table, words: Words) -> list[str]:
    """Every zone: the tiles it lies on, its runes, its trees and what it is worth. Those that score come first."""
    zones = [edge for edge in range(EDGES) if table.zone[0][edge] == edge]
    trees = [table.zone[0][edge] for edge in table.tree[0][: table.tree_count[0]]]
    worth = {zone: zone_points(table, 0, zone) if zone in trees else 0 for zone in zones}
    lines = []
    for zone in sorted(zones, key=lambda zone: (-worth[zone], zone not in trees, zone)):
        tiles = sorted({edge // SIDES for edge in range(EDGES) if table.zone[0][edge] == zone})
        named = [f"{tiles[0]} ({EDGE_LETTERS[zone % SIDES]})", *map(str, tiles[1:])]
        lines.append(
            words.say(
                "why-zone",
                colour=COLOUR_NAMES[box.colour[zone]],
                count=len(tiles),
                tiles=", ".join(named),
                runes=table.runes[0][zone],
                closed="yes" if is_closed(table, 0, zone) else "no",
                trees=trees.count(zone),
                points=worth[zone],
            )
        )
    return lines
