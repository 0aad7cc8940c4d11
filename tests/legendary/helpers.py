"""Planets laid out by hand, packs with other tiles, moves by name: what the tests of Legendary Forests are written in.

A laid tile is written as in the fixtures, (tile, x, y, turn): x to the right, y down, quarter turns clockwise. The
first one listed lies in the middle of the map, wherever its x and y are. Edges are written "12W": west of tile 12, as
printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

import spinney
from spinney import Game, Match
from spinney.games.legendary.planet import ANYTHING, add_tile, fits, in_rim, lay, rim_index

LEGENDARY = spinney.game("legendary")
SPECTATOR = -1
NONE = -1
ROUND = 21
MIDDLE = 10
COLOURS = ("pink", "red", "yellow")
EDGES = "NESW"
PHASES = LEGENDARY.phases

Laid = tuple[int, int, int, int]

# The fixtures: what the rulebook's examples look like with the house tiles.

FOUR_TILES: list[Laid] = [(25, 0, 0, 0), (24, 1, 0, 0), (16, 0, 1, 0), (1, 1, 1, 3)]
TEN_POINTS: list[Laid] = [
    (7, 0, 0, 3),
    (11, 0, 1, 0),
    (8, 0, 2, 0),
    (14, 1, 2, 1),
    (12, 2, 2, 0),
    (4, 3, 2, 1),
    (1, 3, 3, 2),
]
Y_SHAPE: list[Laid] = [(5, 1, 1, 1), (12, 0, 1, 2), (8, 2, 1, 2), (14, 1, 2, 0), (1, 1, 3, 0)]
START: list[Laid] = [(1, 0, 0, 0)]

# Games.


def with_tiles(
    edges: Mapping[int, str], light: Iterable[int] | None = None, others: str = "", apart: Iterable[int] = ()
) -> Game:
    """The game with other tiles: `edges` by number, of which equal colours are joined but for the tiles in `apart`.

    `others` are the edges of all tiles not named. `light` are the light numbers, if they are to be others.
    """
    lines = []
    for line in LEGENDARY.pack_text.splitlines():
        if found := re.match(r'  \{ id = "(\d+)", edges', line):
            number = int(found[1])
            if number in edges or others:
                line = f'  {{ id = "{number}", {face(edges.get(number, others), number in apart)}, source = "house" }},'
                if is_light(number):
                    line = line.replace(", source", ", light = true, source")
            if light is not None:
                line = line.replace(", light = true", "")
                if number in light:
                    line = line.replace(", source", ", light = true, source")
        lines.append(line)
    return Game("legendary", LEGENDARY.package, "\n".join(lines), "another pack")


def face(edges: str, apart: bool) -> str:
    areas = ["".join(e for e, letter in zip(EDGES, edges, strict=True) if letter == colour) for colour in "PRY"]
    if apart:
        areas = list("".join(areas))
    return f'edges = "{edges}", areas = [{", ".join(repr(area) for area in areas if area)}]'.replace("'", '"')


def is_light(number: int) -> bool:
    return bool(LEGENDARY.pack.tile[number - 1].light)


def new(players: int, seed: int = 0, game: Game = LEGENDARY) -> Match:
    return game.new(players, seed=seed, form="interpreted")


def position(
    *planets: Sequence[Laid],
    tile: int,
    coming: Sequence[int] = (),
    turn: int = 1,
    token: int = 0,
    supply: Sequence[int] | None = None,
    trees: Mapping[int, Sequence[str]] | None = None,
    phase: str = "place",
    game: Game = LEGENDARY,
) -> Match:
    """A match in the middle of a game, with as many players as there are planets.

    `tile` is the tile of this turn, the `turn`-th; `coming` are those drawn next. In the phase "tree" the holder of the
    token is asked first.
    """
    match = new(len(planets), game=game)
    table = match.table
    empty = game.table_layout.at_start()
    for name in ("chosen", "rim", "place", "zone", "tree"):
        setattr(table, name, getattr(empty, name))
    table.rim_size[:] = [0] * 5
    for name in ("runes", "halves"):
        setattr(table, name, [[0] * 104 for _ in range(5)])
    for seat, planet in enumerate(planets):
        lay_out(game, table, seat, planet)
        for edge in (trees or {}).get(seat, ()):
            table.tree[seat][table.tree_count[seat]] = edge_number(edge)
            table.tree_count[seat] += 1
    table.undrawn = 24 - turn
    table.pile = pile_with([*coming[::-1], tile], table.undrawn)
    table.token = table.architect = token
    if supply is not None:
        table.supply[:] = supply
    table.phase = PHASES.index(phase)
    table.acting = (1 << len(planets)) - 1
    if phase == "tree":
        table.acting = 1 << token
        table.to_plant = len(planets) - 1
    return adopt(match, table)


def pile_with(last: Sequence[int], undrawn: int) -> list[int]:
    """A pile in which `last` are the tiles from below up to the one of this turn."""
    rest = [tile for tile in range(2, 26) if tile not in last]
    below = undrawn + 1 - len(last)
    return [*rest[:below], *last, *rest[below:]]


def lay_out(game: Game, table: Any, seat: int, planet: Sequence[Laid]) -> None:
    """Lays the tiles as the game itself would, each beside those that lie already and where it fits."""
    first, *rest = planet
    lay(game.box, table, seat, first[0], place(0, 0), first[3], ANYTHING)
    for tile, x, y, turn in rest:
        table.told = 0
        spot = place(x - first[1], y - first[2])
        at_rim = rim_index(table, seat, spot)
        assert in_rim(table, seat, spot, at_rim) and fits(game.box.sides[tile][turn], table.rim[seat][at_rim]), tile
        add_tile(game.box, table, seat, tile, spot, turn)
    table.told = 0


def adopt(match: Match, table: Any) -> Match:
    """Makes a table the match's own."""
    match._memory = match.rules.memory(match.game.table_layout.to_bytes(table))
    return match


def place(x: int, y: int) -> int:
    return (MIDDLE + x) % ROUND * ROUND + (MIDDLE + y) % ROUND


def edge_number(edge: str) -> int:
    return int(edge[:-1]) * 4 + EDGES.index(edge[-1])


def edge_name(edge: int) -> str:
    return f"{edge // 4}{EDGES[edge % 4]}"


# Moves.


def at(match: Match, x: int, y: int, turn: int = 0) -> int:
    """The move that places the tile so far from the middle."""
    return match.move("place", column=(MIDDLE + x) % ROUND, row=(MIDDLE + y) % ROUND, turn=turn)


def plant(match: Match, edge: str, colour: str) -> int:
    return match.move("plant", tile=int(edge[:-1]), edge=EDGES.index(edge[-1]), colour=COLOURS.index(colour))


def places(match: Match, seat: int) -> set[tuple[int, int, int]]:
    """Where a seat may place its tile: (x, y, turn) from the middle, for planets that do not reach round."""
    found = set()
    for move in match.legal(seat):
        assert move.kind == "place"
        found.add((move.parts["column"] - MIDDLE, move.parts["row"] - MIDDLE, move.parts["turn"]))
    return found


def plantings(match: Match, seat: int) -> set[tuple[str, str]]:
    """The zones that a seat may plant on, by their first edge, with the colour of the tree."""
    found = set()
    for move in match.legal(seat):
        assert move.kind == "plant"
        found.add((f"{move.parts['tile']}{EDGES[move.parts['edge']]}", COLOURS[move.parts["colour"]]))
    return found


def place_anything(match: Match) -> None:
    """All who are asked place their tile somewhere."""
    for seat in match.acting:
        match.play(match.legal(seat)[0], seat)


def plant_anything(match: Match) -> None:
    while phase(match) == "tree":
        match.play(match.legal()[0])


def random_match(players: int, seed: int, game: Game = LEGENDARY) -> Iterator[Match]:
    """A match at each of its moments, moves and their order at random."""
    match, luck = new(players, seed, game), Random(seed)
    yield match
    while not match.over:
        seat = luck.choice(match.acting)
        match.play(luck.choice(match.legal(seat)), seat)
        yield match


# Looking at the table.


def phase(match: Match) -> str:
    return PHASES[match.table.phase]


def drawn(match: Match) -> list[int]:
    """The tiles drawn so far, in their order."""
    table = match.table
    return list(table.pile[table.undrawn :][::-1])


def zones(match: Match, seat: int = 0) -> dict[str, tuple[str, int, bool]]:
    """The zones of a planet by their first edge: colour, runes, and whether it is closed."""
    table, box = match.table, match.game.box
    names = "pink", "red", "yellow", "grass"
    return {
        edge_name(edge): (names[box.colour[edge]], table.runes[seat][edge], table.halves[seat][edge] == 0)
        for edge in range(104)
        if table.zone[seat][edge] == edge
    }


def told(match: Match, viewer: int = SPECTATOR) -> list[tuple[Any, ...]]:
    """What a viewer is told about the last move: events with their numbers."""
    view = match.view(viewer)
    events = [(match.game.events[code], numbers) for code, *numbers in view.chronicle[: view.told]]
    return [(event.name, *numbers[: len(event.parts)]) for event, numbers in events]


# Chance.


def assert_even(counts: Sequence[int]) -> None:
    """Whether things that should come up equally often did: chi-square, five standard deviations out."""
    mean = sum(counts) / len(counts)
    assert mean >= 20, "too few trials to say"
    freedom = len(counts) - 1
    chi_square = sum((count - mean) ** 2 for count in counts) / mean
    spread = 2 / (9 * freedom)
    assert ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread) < 5, sorted(counts)
