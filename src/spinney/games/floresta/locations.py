"""A forest location on a terminal: its map, with what stands on the spaces and what lies on the paths.

A space is its value and colour, then who stands there: a player's number, `n` for a neutral tree, a circle where the
viewer may put a tree, a dot elsewhere. Below it is what it earns, or what is special about its tree. Colour only
repeats what is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from spinney.engine.layout import Record as Table
from spinney.engine.telling import Teller
from spinney.games.floresta import maps
from spinney.games.floresta.box import Side, Space, ordered_sides
from spinney.games.floresta.placing import legal_spaces

STYLES = ("cyan", "magenta", "blue", "yellow")  # of the players: legible on dark and on light
FIRE_STYLE = "bold red"
FIRE, BREAK = "*", "#"
CAMPING_LETTERS = "ITCM"
ACROSS = 3  # spaces on a line, and paths, where there is no map


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


def rewards(say: Callable[..., str], space: Space) -> list[str]:
    """What is printed beside a space."""
    printed = ("lay", "vp", "axe", "lynx", "igloo", "tent", "trailer", "motorhome")
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

    def text(self) -> Text:
        """The map, or lists where a side has none, and the trucks that are here."""
        text = self.drawn() if self.side.map else self.listed()
        trucks = [str(seat + 1) for seat in range(self.view.players) if self.view.truck[seat] == self.number]
        if trucks:
            text.append(f"\n{self.say('label-trucks', n=len(trucks), seats=', '.join(trucks))}")
        return text

    # What is written about spaces, paths, zones and rows.

    def space(self, i: int) -> Text:
        """A space and what stands there: `4B2`."""
        text = Text(self.side.spaces[i].print + self.side.tags[i])
        for seat in range(self.view.players):
            if self.view.trees[seat][self.number] >> i & 1:
                return text.append(str(seat + 1), f"bold {STYLES[seat]}")
        if self.view.neutral[self.number] >> i & 1:
            return text.append("n", "dim")
        if self.open >> i & 1:
            text.stylize("bold")
            return text.append(self.marks.open, "bold")
        return text.append(self.marks.closed, "dim")

    def below(self, i: int) -> Text:
        """What a free space earns; of a tree, that it counts twice or is felled."""
        if self.view.doubled[self.number] >> i & 1:
            return Text(self.say("special-x2"), "bold")
        if self.view.felled[self.number] >> i & 1:
            return Text(self.say("label-felled"), "bold")
        taken = any(self.view.trees[seat][self.number] >> i & 1 for seat in range(self.view.players))
        if taken or self.view.neutral[self.number] >> i & 1:
            return Text()
        return Text(short_rewards(self.side.spaces[i]), "dim")

    def path(self, i: int, upright: bool = False) -> Text:
        """A fire, a break, or a piece of the line."""
        if self.view.fire[self.number] >> i & 1:
            return Text(FIRE, FIRE_STYLE)
        if self.view.breaks[self.number] >> i & 1:
            return Text(BREAK, "bold")
        return Text(PATH_SIGNS[self.side.kind(i)][upright].translate(self.marks.signs))

    def zone(self, z: int) -> Text:
        """A zone: its lynx, or the board it leads to; a row or a column by its number."""
        zone = self.side.zones[z]
        if zone.lynx_slots:
            laid = self.view.zone_lynx[self.number][z]
            return Text(f"z{z + 1} {'L' * laid}{'.' * (zone.lynx_slots - laid)}")
        if zone.to:
            return Text(f"{self.marks.leads}{zone.to}")
        return Text(self.say("label-column" if self.side.felling else "label-row-of", n=z + 1), "dim")

    # With a map.

    def drawn(self) -> Text:
        drawn = maps.read(self.side.map)
        canvas = Canvas([line.translate(self.marks.signs) for line in drawn.lines])
        for i, at in drawn.paths.items():
            canvas.write(at, self.path(i, upright=drawn.lies(i)[0] == maps.NORTH))
        for z, at in drawn.zones.items():
            canvas.write(at, self.zone(z))
        for r, at in drawn.rows.items():
            canvas.write(at, Text(self.say("label-row-of", n=r + 1), "dim"))
        for i, space in enumerate(self.side.spaces):
            line, column = drawn.spaces[space.id]
            canvas.write((line, column), self.space(i))
            canvas.write((line + 1, column + 1), self.below(i))
        return canvas.text()

    # Without.

    def listed(self) -> Text:
        """Spaces, then paths between them by their prints, then zones and rows."""
        side = self.side
        labels = {space.id: space.print + tag for space, tag in zip(side.spaces, side.tags, strict=True)}
        spaces = [Text.assemble(self.space(i), " ", self.below(i)) for i in range(len(side.spaces))]
        heads = [">" if side.kind(i) == "arrow" else "" for i in range(len(side.paths))]
        paths = [
            Text.assemble(labels[first], self.path(i), heads[i], labels[second])
            for i, (first, second) in enumerate(side.paths)
        ]
        zones = [
            Text.assemble(self.zone(z), ": ", " ".join(labels[space] for space in zone.spaces))
            for z, zone in enumerate(side.zones)
        ]
        rows = [
            Text(f"{self.say('label-row-of', n=r + 1)}: {' '.join(labels[space] for space in row)}")
            for r, row in enumerate(side.rows)
        ]
        entries = [Text(self.say("label-entries", spaces=" ".join(labels[space] for space in side.starts)))]
        lines = [*in_columns(spaces), *in_columns(paths), *zones, *rows, *(entries if side.starts else [])]
        return Text("\n").join(lines)


def in_columns(entries: list[Text]) -> list[Text]:
    width = max((entry.cell_len for entry in entries), default=0)
    for entry in entries:
        entry.pad_right(width - entry.cell_len)
    return [Text(" ").join(entries[i : i + ACROSS]) for i in range(0, len(entries), ACROSS)]


class Canvas:
    """Characters that can be written over, each with its style."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = [[Text(sign) for sign in line] for line in lines]

    def write(self, at: maps.At, text: Text) -> None:
        line, column = at
        if not text:
            return
        while len(self.lines) <= line:
            self.lines.append([])
        row = self.lines[line]
        row += [Text(" ")] * (column + len(text) - len(row))
        row[column : column + len(text)] = text.divide(range(1, len(text)))

    def text(self) -> Text:
        return Text("\n").join(Text.assemble(*row) for row in self.lines)
