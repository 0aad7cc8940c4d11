"""The box of Legendary Forests: the pack's schema, its laws, and the box record made from it."""

from __future__ import annotations

from typing import Annotated, Literal

from spinney.engine.entering import Entry, letters, one_of, parts
from spinney.engine.errors import Wrong
from spinney.engine.layout import NOBODY, Row, Rows, declared, int8, int16, int32
from spinney.engine.packs import Component, Pack
from spinney.engine.words import Name
from spinney.games.legendary.table import (
    CENTRE,
    COLOURS,
    EDGES,
    GRASS,
    NONE,
    PLACES,
    ROUND,
    SIDES,
    START_TILE,
    TILES,
    TREES,
)

COLOUR_NAMES = ("pink", "red", "yellow", "grass")
LETTERS = "PRYG"
EDGE_LETTERS = "NESW"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the right and down, for each side
MOST_RUNES = 31  # twenty tiles, four by five, touch 31 times
WANTS = COLOURS + 2  # what an empty place wants on a side: anything, or one of four colours
WANTED: int = WANTS**SIDES  # on all sides, as one number: see `wanted`


class Box:
    """What is printed, as numbers."""

    colour: Row = int8(EDGES)
    area: Row = int8(EDGES)  # the first edge of the area that an edge belongs to; none for grass
    area_size: Row = int8(EDGES, seen=NOBODY)  # of the first edge of each area: how many edges belong to it
    sides: Rows = int32(TILES, SIDES)  # the colours round a tile, by its turn: see planet.py
    light: Row = int8(TILES)
    beside: Rows = int16(PLACES, SIDES, seen=NOBODY)  # the place on each side of a place
    fitting: Row = int32(WANTED, seen=NOBODY)  # the tiles that fit a place, by what it wants: a bit for each
    least: Row = int16(WANTED, seen=NOBODY)  # what a place wants, turned the way in which its number is least


BOX = declared("legendary box", Box)


Edges = Annotated[str, parts("", *((f"edge-{edge}", one_of(LETTERS, "field-colour")) for edge in EDGE_LETTERS))]


class Tile(Component):
    """A world tile, as it looks with its number upright.

    `edges` are the colours north, east, south and west: P pink, R red, Y yellow, G grass. `areas` lists which edges
    with leaves belong together inside the tile; edges of one colour in different areas are separate.
    """

    edges: Edges
    areas: list[Annotated[str, letters(EDGE_LETTERS, "edge")]]
    light: bool = False


class Trees(Component):
    """The tree tokens of a colour."""

    id: Literal["pink", "red", "yellow"]
    count: int


class LegendaryPack(Pack):
    tile: list[Tile]
    trees: list[Trees]


SCHEMA = LegendaryPack


def check(pack: LegendaryPack) -> None:
    """The laws of the box [1 to 4]."""
    numbers = [str(number) for number in range(START_TILE, TILES)]
    if [tile.id for tile in pack.tile] != numbers:
        raise Wrong("pack-tiles", first=numbers[0], last=numbers[-1])
    for tile in pack.tile:
        check_tile(tile)
    start, *drawn = pack.tile
    for tile in drawn:
        check_light(start, tile)
    if [trees.id for trees in pack.trees] != list(COLOUR_NAMES[:COLOURS]):
        raise Wrong("pack-trees", known=", ".join(COLOUR_NAMES[:COLOURS]))
    for trees in pack.trees:
        if trees.count != TREES:
            raise Wrong("pack-tree-count", wanted=TREES, colour=trees.id)


def check_tile(tile: Tile) -> None:
    """Each edge has one of four colours, and each edge with leaves is in one area of its colour [2, 3]."""
    if len(tile.edges) != SIDES or set(tile.edges) - set(LETTERS):
        raise Wrong("pack-edges", tile=tile.id, letters=LETTERS, found=tile.edges)
    for area in tile.areas:
        if not area or set(area) - set(EDGE_LETTERS):
            raise Wrong("pack-area", tile=tile.id, letters=EDGE_LETTERS, found=area)
        if len({tile.edges[EDGE_LETTERS.index(letter)] for letter in area}) > 1:
            raise Wrong("pack-area-colour", area=area, tile=tile.id)
    leaves = [letter for letter, colour in zip(EDGE_LETTERS, tile.edges, strict=True) if colour != "G"]
    if sorted("".join(tile.areas)) != sorted(leaves):
        raise Wrong("pack-areas", tile=tile.id)


def check_light(start: Tile, tile: Tile) -> None:
    """Whoever closes four zones with a light tile has a zone for any tree [24].

    So a move that closes four zones on each of five planets does not pass the token as well, for which the chronicle
    would have no room.
    """
    if tile.light and len(tile.areas) == SIDES and not set(LETTERS[:COLOURS]) <= set(start.edges + tile.edges):
        raise Wrong("pack-light-areas", tile=tile.id)


def fill(pack: LegendaryPack, box: Box) -> None:
    for edge in range(EDGES):
        box.colour[edge] = GRASS
        box.area[edge] = NONE
    for tile in pack.tile:
        number = int(tile.id)
        for edge, letter in enumerate(tile.edges):
            box.colour[number * SIDES + edge] = LETTERS.index(letter)
        for area in tile.areas:
            edges = sorted(EDGE_LETTERS.index(letter) for letter in area)
            for edge in edges:
                box.area[number * SIDES + edge] = number * SIDES + edges[0]
            box.area_size[number * SIDES + edges[0]] = len(edges)
        for turn in range(SIDES):
            box.sides[number][turn] = sum(
                1 << ((edge + turn) % SIDES * SIDES + LETTERS.index(letter)) for edge, letter in enumerate(tile.edges)
            )
        box.light[number] = int(tile.light)
        fill_fitting(box, number)
    for place in range(PLACES):
        box.beside[place] = [beside(place, side) for side in range(SIDES)]
    for wants in range(WANTED):
        box.least[wants] = min(
            wants % WANTS**turn * WANTS ** (SIDES - turn) + wants // WANTS**turn for turn in range(SIDES)
        )


def beside(place: int, side: int) -> int:
    """The place on a side of another. A planet is round."""
    right, down = STEPS[side]
    return (place // ROUND + right) % ROUND * ROUND + (place % ROUND + down) % ROUND


def fill_fitting(box: Box, tile: int) -> None:
    """A tile fits wherever some of its sides are wanted, in any of its turns, and nothing on the others."""
    for turn in range(SIDES):
        for sides in range(1 << SIDES):
            touching = sum(0b1111 << SIDES * side for side in range(SIDES) if sides >> side & 1)
            box.fitting[wanted(box.sides[tile][turn] & touching)] |= 1 << tile


def wanted(wants: int) -> int:
    """What a spot (see planet.py) wants on all sides, as one number below `WANTED`.

    The four bits of a side are 1, 2, 4 or 8, or all where anything will do. Those leave 1, 2, 4, 3 and 0 if they are
    divided by five; so does 0.
    """
    number = 0
    for side in range(SIDES):
        number = number * WANTS + (wants >> SIDES * (SIDES - 1 - side) & 0b1111) % WANTS
    return number


def names(pack: LegendaryPack) -> dict[str, list[Name]]:
    """For each kind of thing, the message that names it, by number."""
    tiles: list[Name] = [("tile-unknown", {})]
    tiles += [("tile-face", {"number": int(tile.id)}) for tile in pack.tile]
    colours: list[Name] = [(f"colour-{colour}", {}) for colour in COLOUR_NAMES]
    hidden = [colours[GRASS]] * SIDES
    return {
        "tile": tiles,
        "light": [("light-0", {}), ("light-1", {})],
        "colour": colours,
        "zone": hidden + [colours[LETTERS.index(letter)] for tile in pack.tile for letter in tile.edges],
        "edge": [(f"edge-{letter}", {}) for letter in EDGE_LETTERS],
        "turn": [(f"turn-{turn}", {}) for turn in range(SIDES)],
        "column": [column_name(column - CENTRE) for column in range(ROUND)],
        "row": [row_name(row - CENTRE) for row in range(ROUND)],
        "place": [place_name(place // ROUND - CENTRE, place % ROUND - CENTRE) for place in range(PLACES)],
        "runes": [("rune-count", {"runes": runes}) for runes in range(MOST_RUNES + 1)],
    }


def entries(pack: LegendaryPack) -> dict[str, list[Entry]]:
    """What the entries of each list are called, and which things they are."""
    return {
        "tile": [Entry(("tile-face", {"number": int(tile.id)}), "tile", int(tile.id)) for tile in pack.tile],
        "trees": [Entry((f"colour-{trees.id}", {}), "colour", number) for number, trees in enumerate(pack.trees)],
    }


# Places are counted from tile 1, which everybody can see, on any map.


def column_name(right: int) -> Name:
    """So many columns to the right of tile 1; to the left if it is less than 0."""
    side = "right" if right > 0 else "left" if right < 0 else "same"
    return f"column-{side}", {"steps": abs(right)}


def row_name(down: int) -> Name:
    """So many rows below tile 1; above it if it is less than 0."""
    return steps_down(down) if down else ("row-same", {})


def place_name(right: int, down: int) -> Name:
    if right == down == 0:
        return "place-start", {}
    return "place-name", {"column": column_name(right), "row": row_name(down)}


def steps_right(right: int) -> Name:
    return "steps-right" if right > 0 else "steps-left", {"steps": abs(right)}


def steps_down(down: int) -> Name:
    return "steps-down" if down > 0 else "steps-up", {"steps": abs(down)}
