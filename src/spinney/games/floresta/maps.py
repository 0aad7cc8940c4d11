"""Maps: how a forest side is drawn with characters.

A map stands in the pack, a few lines of text. A space is its name there, three characters wide. A path is a line of
box-drawing characters with a capital letter in it: `A` is the first path of the side, `B` the second, solid ones before
arrows before dotted ones. A triangle at the end of a line is the head of an arrow, a white one before a space an entry.
`Z1` to `Z4` are where zones have their labels, `R1` to `R4` rows. What is printed beside a space is written below it,
from its second character on, so there has to be room.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

At = tuple[int, int]
"""Line and column."""

WIDTH = 29  # three maps in their frames fit into a hundred columns
CELL = 3  # a space: value, colour, and what stands there
NORTH, SOUTH, WEST, EAST = (-1, 0), (1, 0), (0, -1), (0, 1)
HEADS = {"▴": NORTH, "▾": SOUTH, "◂": WEST, "▸": EAST}
LINES = {
    "─": (WEST, EAST),
    "╌": (WEST, EAST),
    "│": (NORTH, SOUTH),
    "╎": (NORTH, SOUTH),
    "┌": (EAST, SOUTH),
    "┐": (WEST, SOUTH),
    "└": (EAST, NORTH),
    "┘": (WEST, NORTH),
    "├": (NORTH, SOUTH, EAST),
    "┤": (NORTH, SOUTH, WEST),
    "┬": (WEST, EAST, SOUTH),
    "┴": (WEST, EAST, NORTH),
    "┼": (NORTH, SOUTH, WEST, EAST),
    "▴": (NORTH, SOUTH),
    "▾": (NORTH, SOUTH),
    "◂": (WEST, EAST),
    "▸": (WEST, EAST),
}
PLACES = re.compile(r"(?P<space>[a-z]+\d+)|(?P<zone>Z\d)|(?P<row>R\d)|(?P<path>[A-P])")


class Map(NamedTuple):
    """A map taken apart: its lines, blank where something else is written, and where everything stands."""

    lines: list[str]
    spaces: dict[str, At]
    paths: dict[int, At]
    zones: dict[int, At]
    rows: dict[int, At]

    def sign(self, at: At) -> str:
        """What is drawn there."""
        line, column = at
        inside = 0 <= line < len(self.lines) and 0 <= column < len(self.lines[line])
        return self.lines[line][column] if inside else " "

    def space_at(self, at: At) -> str:
        """The space that stands there, or nothing."""
        line, column = at
        found = (name for name, (y, x) in self.spaces.items() if y == line and x <= column < x + CELL)
        return next(found, "")

    def lies(self, path: int) -> tuple[At, At]:
        """The two ways in which a path leaves its letter: sideways if there is something, else up and down."""
        line, column = self.paths[path]
        for way in (WEST, EAST):
            beside = (line, column + way[1])
            if self.space_at(beside) or back(way) in LINES.get(self.sign(beside), ()):
                return WEST, EAST
        return NORTH, SOUTH


class Ends(NamedTuple):
    """Where the line of a path ends: the spaces, and those of them that an arrow points at."""

    spaces: set[str]
    aims: set[str]


def read(lines: Sequence[str]) -> Map:
    found = Map([], {}, {}, {}, {})
    for y, line in enumerate(lines):
        for place in PLACES.finditer(line):
            at = (y, place.start())
            if place["space"]:
                found.spaces[place["space"]] = at
            elif place["path"]:
                found.paths[ord(place["path"]) - ord("A")] = at
            else:
                (found.zones if place["zone"] else found.rows)[int(place[0][1]) - 1] = at
        found.lines.append(PLACES.sub(lambda place: " " * len(place[0]), line))
    return found


def follow(drawn: Map, path: int) -> Ends:
    """Follows the line of a path from its letter to the spaces at its ends, as far as no other letter stands."""
    letters = set(drawn.paths.values())
    ends = Ends(set(), set())
    start = drawn.paths[path]
    waiting = [(start, way) for way in drawn.lies(path)]
    seen = {start}
    while waiting:
        (line, column), way = waiting.pop()
        there = (line + way[0], column + way[1])
        if space := drawn.space_at(there):
            ends.spaces.add(space)
            if HEADS.get(drawn.sign((line, column))) == way:
                ends.aims.add(space)
            continue
        ways = LINES.get(drawn.sign(there), ())
        if there in seen or there in letters or back(way) not in ways:
            continue
        seen.add(there)
        waiting += [(there, on) for on in ways if on != back(way)]
    return ends


def back(way: At) -> At:
    return -way[0], -way[1]
