"""A forest location on a terminal: its map, with what stands on the spaces and what lies on the paths.

A space is its value and colour, then who stands there: a player's number, `n` for a neutral tree, a circle where the
viewer may put a tree, a dot elsewhere. Below it is what it earns, or what is special about its tree. Colour only
repeats what is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from spinney.engine.telling import Teller
from spinney.games.floresta import maps
from spinney.games.floresta.box import Side, Space, ordered_sides
from spinney.games.floresta.placing import legal_spaces, planter
from spinney.games.floresta.showing import trucks_at
from spinney.games.floresta.table import NONE, SPACES, TOKENS, Table

STYLES = ("cyan", "magenta", "blue", "yellow")  # of the players: legible on dark and on light
FIRE_STYLE = "bold red"
FIRE, BREAK = "*", "#"
CAMPING_LETTERS = "ITCM"
ACROSS = 3  # spaces on a line, and paths, where there is no map

Piece = tuple[str, str]
"""Some characters and their style."""


class Marks(NamedTuple):
    """How things are written that a plain terminal cannot show."""

    open: str
    closed: str
    piece: str
    asked: str
    leads: str
    signs: dict[int, int]


MARKS = Marks("○", "·", "▮", "» ", "→", {})
ASCII_MARKS = Marks("o", ".", "#", "> ", ">", str.maketrans("─╌│╎┌┐└┘├┤┬┴┼▴▾◂▸▷◁", "-.|:+++++++++^v<>><"))
PATH_SIGNS = {"solid": "─│", "arrow": "─│", "dotted": "╌╎"}


def rewards(say: Callable[..., str], space: Space, bare: bool = False) -> list[str]:
    """What is printed beside a space; for a tree that earns nothing only the lynx to be laid."""
    printed = ("lay",) if bare else ("lay", *TOKENS)
    return [say(f"reward-{name}", n=getattr(space, name)) for name in printed if getattr(space, name)]


def short_rewards(space: Space) -> str:
    """The same in a few letters: `-2L` to lay, then points, A for an axe, L for a lynx, camping tokens by letter."""
    text = f"-{space.lay}L" if space.lay else ""
    text += f"+{space.vp}" if space.vp else ""
    text += "A" * space.axe + "L" * space.lynx
    return text + "".join(letter * n for letter, n in zip(CAMPING_LETTERS, space.camping, strict=True))


class Location:
    """One forest side of a table, as a viewer sees it."""

    def __init__(self, teller: Teller, view: Table, viewer: int, number: int, marks: Marks) -> None:
        self.say = teller.words.say
        self.box = teller.game.box
        self.view = view
        self.viewer = viewer
        self.number = number
        self.marks = marks
        self.side: Side = ordered_sides(teller.game.pack)[number]
        self.open = legal_spaces(self.box, view, viewer, number, view.lynx[viewer]) if viewer >= 0 else 0

    def pieces(self) -> list[Piece]:
        """The map, or lists where a side has none, and the trucks that are here."""
        lines = self.drawn() if self.side.map else self.listed()
        trucks = [str(seat + 1) for seat in trucks_at(self.view, self.number)]
        if trucks:
            lines.append([(self.say("label-trucks", n=len(trucks), seats=", ".join(trucks)), "")])
        return joined(lines, "\n")

    # What is written about spaces, paths, zones and rows.

    def space(self, i: int) -> list[Piece]:
        """A space and what stands there: `4B2`."""
        label = self.side.spaces[i].print + self.side.tags[i]
        seat = planter(self.view, self.number * SPACES + i)
        if seat != NONE:
            return [(label, ""), (str(seat + 1), f"bold {STYLES[seat]}")]
        if self.view.neutral[self.number] >> i & 1:
            return [(label, ""), ("n", "dim")]
        if self.open >> i & 1:
            return [(label + self.marks.open, "bold")]
        return [(label, ""), (self.marks.closed, "dim")]

    def below(self, i: int) -> Piece:
        """What a free space earns; of a tree, that it counts twice or is felled."""
        if self.view.doubled[self.number] >> i & 1:
            return self.say("special-x2"), "bold"
        if self.view.felled[self.number] >> i & 1:
            return self.say("label-felled"), "bold"
        if planter(self.view, self.number * SPACES + i) != NONE or self.view.neutral[self.number] >> i & 1:
            return "", ""
        return short_rewards(self.side.spaces[i]), "dim"

    def path(self, i: int, upright: bool = False) -> Piece:
        """A fire, a break, or a piece of the line."""
        if self.view.fire[self.number] >> i & 1:
            return FIRE, FIRE_STYLE
        if self.view.breaks[self.number] >> i & 1:
            return BREAK, "bold"
        return PATH_SIGNS[self.side.kind(i)][upright].translate(self.marks.signs), ""

    def zone(self, z: int) -> Piece:
        """A zone: its lynx, or the board it leads to; a row or a column by its number."""
        zone = self.side.zones[z]
        if zone.lynx_slots:
            laid = self.view.zone_lynx[self.number][z]
            return f"z{z + 1} {'L' * laid}{'.' * (zone.lynx_slots - laid)}", ""
        if zone.to:
            return f"{self.marks.leads}{zone.to}", ""
        return self.say("label-column" if self.side.felling else "label-row-of", n=z + 1), "dim"

    def row(self, r: int) -> Piece:
        return self.say("label-row-of", n=r + 1), "dim"

    # With a map.

    def drawn(self) -> list[list[Piece]]:
        drawn = maps.read(self.side.map)
        canvas = [[(sign, "") for sign in line.translate(self.marks.signs)] for line in drawn.lines]
        for i, at in drawn.paths.items():
            write(canvas, at, [self.path(i, upright=drawn.lies(i)[0] == maps.NORTH)])
        for z, at in drawn.zones.items():
            write(canvas, at, [self.zone(z)])
        for r, at in drawn.rows.items():
            write(canvas, at, [self.row(r)])
        for i, space in enumerate(self.side.spaces):
            line, column = drawn.spaces[space.id]
            write(canvas, (line, column), self.space(i))
            write(canvas, (line + 1, column + 1), [self.below(i)])
        return canvas

    # Without.

    def listed(self) -> list[list[Piece]]:
        """Spaces, then paths between them by their prints, then zones, rows and entries."""
        side = self.side
        labels = {space.id: space.print + tag for space, tag in zip(side.spaces, side.tags, strict=True)}
        spaces = [[*self.space(i), (" ", ""), self.below(i)] for i in range(len(side.spaces))]
        paths = [
            [(labels[first], ""), self.path(i), (">" if side.kind(i) == "arrow" else "", ""), (labels[second], "")]
            for i, (first, second) in enumerate(side.paths)
        ]
        zones = [(self.zone(z), zone.spaces) for z, zone in enumerate(side.zones)]
        rows = [(self.row(r), row) for r, row in enumerate(side.rows)]
        groups = [[name, (": " + " ".join(labels[space] for space in group), "")] for name, group in [*zones, *rows]]
        lines = [*in_columns(spaces), *in_columns(paths), *groups]
        if side.starts:
            entries = " ".join(labels[space] for space in side.starts)
            lines.append([(self.say("label-entries", spaces=entries), "")])
        return lines


def write(canvas: list[list[Piece]], at: maps.At, pieces: list[Piece]) -> None:
    """Writes over single characters of a canvas, which grows where it is too small."""
    line, column = at
    signs = [(sign, style) for text, style in pieces for sign in text]
    if not signs:
        return
    while len(canvas) <= line:
        canvas.append([])
    row = canvas[line]
    row += [(" ", "")] * (column + len(signs) - len(row))
    row[column : column + len(signs)] = signs


def in_columns(entries: list[list[Piece]]) -> list[list[Piece]]:
    """Some entries a line, all equally wide."""
    widths = [sum(len(text) for text, _ in entry) for entry in entries]
    wide = [[*entry, (" " * (max(widths) - width), "")] for entry, width in zip(entries, widths, strict=True)]
    return [joined(wide[i : i + ACROSS], " ") for i in range(0, len(wide), ACROSS)]


def joined(entries: list[list[Piece]], between: str) -> list[Piece]:
    return [piece for i, entry in enumerate(entries) for piece in [(between if i else "", ""), *entry]]
