"""Zones counted the slow and obvious way, from the tiles on a map, without the game's own code.

Edges are joined inside a tile as the pack says, and across touching sides; a zone is whatever hangs together.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Place = tuple[int, int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
LETTERS = "NESW"


class Zone(NamedTuple):
    colour: str
    edges: frozenset[tuple[int, str]]
    runes: int
    halves: int

    def points(self) -> int:
        return self.runes if self.halves else 2 * self.runes


def facing(letter: str, turn: int) -> str:
    """Where an edge points when its tile is turned."""
    return LETTERS[(LETTERS.index(letter) + turn) % 4]


def touching(planet: dict[Place, tuple[int, int]], spot: Place, letter: str) -> tuple[int, str] | None:
    """The edge of another tile that an edge meets."""
    _, turn = planet[spot]
    x, y = STEPS[facing(letter, turn)]
    there = (spot[0] + x, spot[1] + y)
    if there not in planet:
        return None
    other, other_turn = planet[there]
    back = LETTERS[(LETTERS.index(facing(letter, turn)) + 2) % 4]
    (met,) = [edge for edge in LETTERS if facing(edge, other_turn) == back]
    return other, met


def zones(pack: Any, planet: dict[Place, tuple[int, int]]) -> list[Zone]:
    """All zones of a planet, which is given as {(x, y): (tile, turn)}."""
    spots = {tile: spot for spot, (tile, _) in planet.items()}
    faces = {tile: pack.tile[tile - 1] for tile in spots}
    left = {(tile, letter) for tile, face in faces.items() for area in face.areas for letter in area}
    found = []
    while left:
        zone: set[tuple[int, str]] = set()
        waiting = [min(left)]
        while waiting:
            tile, letter = waiting.pop()
            if (tile, letter) in zone:
                continue
            zone.add((tile, letter))
            waiting += [(tile, other) for area in faces[tile].areas if letter in area for other in area]
            met = touching(planet, spots[tile], letter)
            if met:
                waiting.append(met)
        left -= zone
        meeting = sum(touching(planet, spots[tile], letter) is not None for tile, letter in zone)
        tile, letter = min(zone)
        colour = faces[tile].edges[LETTERS.index(letter)]
        found.append(Zone(colour, frozenset(zone), meeting // 2, len(zone) - meeting))
    return found


def points(pack: Any, planet: dict[Place, tuple[int, int]], trees: list[tuple[int, str]]) -> tuple[int, int]:
    """What closed and open zones with trees are worth."""
    scoring = [zone for zone in zones(pack, planet) if any(tree in zone.edges for tree in trees)]
    closed = sum(zone.points() for zone in scoring if zone.halves == 0)
    return closed, sum(zone.points() for zone in scoring) - closed
