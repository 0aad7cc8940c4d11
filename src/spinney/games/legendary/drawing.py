"""Legendary Forests on a terminal: planets as maps, the tile to be placed, the tiles to come, and the trees.

A colour is a letter, so that what is painted only repeats what is written. The viewer's planet is drawn large where it
fits, the others small; a planet that is too wide goes on below. At the edge columns and rows are counted from tile 1.
Empty places where the tile fits bear the numbers of the moves that put it there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from spinney.engine.drawing import FRAME, TableDrawing, flowing, meanings, side_by_side
from spinney.engine.header import asked
from spinney.engine.moves import Move
from spinney.engine.telling import Teller
from spinney.games.legendary import phases
from spinney.games.legendary.box import LETTERS, STEPS, beside
from spinney.games.legendary.moves import MOVES
from spinney.games.legendary.planet import edge_on, tile_drawn
from spinney.games.legendary.quotes import after_tile
from spinney.games.legendary.scoring import is_closed, zone_points
from spinney.games.legendary.showing import trees, turn, unplayed
from spinney.games.legendary.table import COLOURS, NONE, ROUND, SIDES, START_TILE, TURNS, Table
from spinney.games.legendary.telling import light_number, zone_place

STYLES = ("black on bright_magenta", "white on red", "black on yellow", "black on green")
CHOICE = "bold cyan"
NORTH, EAST, SOUTH, WEST = range(SIDES)
LARGE = 7  # the width of a tile; its height is always three lines
SMALL = 3
LINES = 3
MARGIN = 4  # for how far the rows lie from tile 1

Spot = tuple[int, int]
"""A place on the map: so many columns to the right of tile 1, so many rows below it."""


class Marks(NamedTuple):
    tree: str
    upright: str
    level: str
    crossing: str
    free: str
    asked: str
    ways: tuple[str, str, str, str]  # left, right, up, down


MARKS = Marks("♣", "│", "─", "┼", "·", "» ", ("←", "→", "↑", "↓"))
ASCII_MARKS = Marks("T", "|", "-", "+", ".", "> ", ("<", ">", "^", "v"))


def draw(teller: Teller, view: Table, viewer: int) -> Drawing:
    """The table as a viewer sees it, that viewer's planet last; without a viewer's seat all planets alike."""
    return Drawing(teller, view, viewer)


def hint(teller: Teller, view: Table, seat: int, move: Move) -> str:
    """What a move comes to: the zones that the tile joins, or the zone that gets the tree."""
    if move.kind == "return":
        return ""
    if move.kind == "plant":
        zone = move.parts["tile"] * SIDES + move.parts["edge"]
        return zone_words(teller, view, seat, zone)
    tile = tile_drawn(view)
    after = after_tile(teller.game.box, view, seat, place_of(move), move.parts["turn"])
    zones = {after.zone[seat][edge] for edge in range(tile * SIDES, (tile + 1) * SIDES)} - {NONE}
    joined = [zone for zone in sorted(zones) if after.runes[seat][zone] > 0]
    return "; ".join(
        teller.words.say("hint-zone", zone=teller.thing("zone", zone), worth=zone_words(teller, after, seat, zone))
        for zone in joined
    )


def zone_words(teller: Teller, view: Table, seat: int, zone: int) -> str:
    runes = teller.thing("runes", view.runes[seat][zone])
    return teller.words.say("zone-closed" if is_closed(view, seat, zone) else "zone-open", runes=runes)


class Drawing(TableDrawing[Marks]):
    """Planets side by side, the middle of the table, and the viewer's planet last."""

    MARKS = MARKS
    ASCII_MARKS = ASCII_MARKS

    def drawn(self, width: int) -> Iterator[RenderableType]:
        yield from self.other_planets(width)
        yield self.middle(width)
        if self.viewer >= 0:
            yield self.own(width)
        yield meanings(self.meanings(), width)

    # Planets.

    def other_planets(self, width: int) -> list[Grid]:
        """The other planets, side by side as far as there is room."""
        rows: list[list[Panel]] = []
        room = 0
        for seat in self.others:
            planet = Map(self, seat, SMALL, {}, width - FRAME)
            needed = max(planet.width, len(self.caption(seat)) + 2, 14) + FRAME
            if needed > room:
                rows.append([])
                room = width
            rows[-1].append(self.framed(seat, planet.text(), min(needed, width)))
            room -= needed
        return [side_by_side(row) for row in rows]

    def own(self, width: int) -> Panel:
        places = self.choices()
        planet = Map(self, self.viewer, LARGE, places, width - FRAME)
        if planet.folds > 1:
            planet = Map(self, self.viewer, SMALL, places, width - FRAME)
        text = planet.text()
        for line in self.zones_with_trees():
            text.append("\n")
            text.append(line)
        return self.framed(self.viewer, text, width)

    def choices(self) -> dict[int, str]:
        """The empty places where the tile fits, with the numbers of the moves that put it there."""
        if self.view.phase != phases.PLACE or not asked(self.view, self.viewer):
            return {}
        rules = self.teller.game.interpreted
        out = rules.numbers(self.teller.game.most_legal)
        count = rules.legal(rules.box, self.view, self.viewer, out)
        numbers: dict[int, list[int]] = {}
        for number, move in enumerate(out[:count], 1):
            if self.teller.game.moves.decode(move)[0] == "place":
                numbers.setdefault(place_of(move), []).append(number)
        return {
            place: str(found[0]) if len(found) == 1 else f"{found[0]}-{found[-1]}" for place, found in numbers.items()
        }

    def title(self, seat: int) -> str:
        titles = [super().title(seat)]
        if seat == self.view.token:
            titles.append(self.say("label-token"))
        if self.view.phase == phases.PLACE and not asked(self.view, seat):
            titles.append(self.say("label-ready"))
        return ", ".join(titles)

    def zones_with_trees(self) -> list[Text]:
        """The zones with trees, best first, a line each."""
        seat = self.viewer
        planted = trees(self.view, seat)
        zones = sorted({self.view.zone[seat][edge] for edge in planted})
        lines = []
        for zone in sorted(zones, key=lambda zone: -zone_points(self.view, seat, zone)):
            count = sum(self.view.zone[seat][edge] == zone for edge in planted)
            colour = self.box.colour[zone]
            line = Text(f" {LETTERS[colour]}{self.marks.tree * count} ", STYLES[colour])
            where = zone_place(self.teller, self.view, seat, zone)
            line.append(f" {where}: {zone_words(self.teller, self.view, seat, zone)}: ", "default on default")
            line.append(str(zone_points(self.view, seat, zone)), "bold default on default")
            lines.append(line)
        return lines

    # The middle of the table.

    def middle(self, width: int) -> Grid:
        """The tile of this turn, upright, and beside it what all share."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(self.tile_in_hand(), Text("\n").join(self.shared(width - LARGE - 2)))
        return grid

    def tile_in_hand(self) -> Text:
        if self.view.phase == phases.OVER:
            return Text()
        tile = tile_drawn(self.view)
        return Text("\n").join(self.face(NONE, tile, 0, LARGE))

    def shared(self, width: int) -> list[Text]:
        now = turn(self.view)
        first = Text(f"{self.say('label-turn', turn=now, turns=TURNS)} ")
        if self.view.phase != phases.OVER:
            tile = tile_drawn(self.view)
            first.append(self.say("label-tile", tile=tile, light=light_number(self.teller, self.view)))
        left = Text(self.say("label-trees"))
        for colour in range(COLOURS):
            left.append(" ")
            left.append(f" {LETTERS[colour]}{self.marks.tree} ", STYLES[colour])
            left.append(f" {self.view.supply[colour]}")
        to_come = Text(self.say("label-unplayed" if now < TURNS else "label-never")).split(" ")
        for tile in unplayed(self.view):
            light = self.box.light[tile]
            to_come.append(Text(f"{tile}{'*' * light}", "bold" if light else ""))
        return [first, left, flowing(to_come, width, between=1)]

    def meanings(self) -> list[tuple[str, str, str]]:
        """Every mark with its style and meaning."""
        colours = [(LETTERS[c], STYLES[c], self.teller.thing("colour", c)) for c in range(COLOURS + 1)]
        return [
            *colours,
            (self.marks.tree, "", self.say("legend-tree")),
            (self.marks.upright + self.marks.level, "", self.say("legend-joined")),
            ("*", "", self.say("legend-light")),
            (self.marks.asked.strip(), "", self.say("legend-asked")),
            (f"1{self.marks.ways[1]}", "", self.say("legend-steps")),
        ]

    # Tiles.

    def face(self, seat: int, tile: int, turn: int, width: int) -> list[Text]:
        """The three lines of a tile as it lies: its edges, which of them are joined, its number if there is room.

        A letter in a corner joins the edges on both sides of it, a stroke in the middle joins opposite edges. `seat` is
        whose trees stand on it, if anybody's.
        """
        edges = [edge_on(tile, turn, side) for side in range(SIDES)]
        north, east, south, west = (self.side(seat, edge, width, side) for side, edge in enumerate(edges))
        corners = [self.corner(edges[side], edges[(side + 1) % SIDES], width) for side in range(SIDES)]
        top = Text.assemble(corners[WEST], north, corners[NORTH])
        bottom = Text.assemble(corners[SOUTH], south, corners[EAST])
        return [top, Text.assemble(west, self.centre(tile, edges, width), east), bottom]

    def side(self, seat: int, edge: int, width: int, side: int) -> Text:
        """The letters of an edge, with a tree if one stands there."""
        colour = self.box.colour[edge]
        tree = seat >= 0 and edge in trees(self.view, seat)
        letter = LETTERS[colour]
        mark = self.marks.tree if tree else letter
        if width == SMALL:
            return Text(mark, STYLES[colour])
        if side in (NORTH, SOUTH):
            return Text(letter + mark + letter, STYLES[colour])
        return Text(letter + mark if side == WEST else mark + letter, STYLES[colour])

    def corner(self, one: int, other: int, width: int) -> Text:
        room = 1 if width == SMALL else 2
        if self.joined(one, other):
            return Text(LETTERS[self.box.colour[one]] * room, STYLES[self.box.colour[one]])
        return Text(" " * room)

    def joined(self, one: int, other: int) -> bool:
        return bool(self.box.area[one] != NONE and self.box.area[one] == self.box.area[other])

    def centre(self, tile: int, edges: list[int], width: int) -> Text:
        """The number, and a stroke where opposite edges are joined."""
        upright = self.joined(edges[NORTH], edges[SOUTH])
        level = self.joined(edges[EAST], edges[WEST])
        marks = {(True, True): self.marks.crossing, (True, False): self.marks.upright, (False, True): self.marks.level}
        mark = marks.get((upright, level), " ")
        colour = self.box.colour[edges[NORTH] if upright else edges[EAST]]
        return Text(mark if width == SMALL else f"{tile:2}{mark}", STYLES[colour] if upright or level else "")


class Map:
    """A planet, unrolled: where each tile is drawn, and in how many pieces."""

    def __init__(self, drawing: Drawing, seat: int, size: int, choices: dict[int, str], width: int) -> None:
        self.drawing = drawing
        self.seat = seat
        self.size = size
        self.spots = unrolled(drawing.view, seat, choices)
        self.choices = choices
        self.left = min(x for x, _ in self.spots)
        self.top = min(y for _, y in self.spots)
        self.columns = max(x for x, _ in self.spots) - self.left + 1
        self.rows = max(y for _, y in self.spots) - self.top + 1
        self.across = min(self.columns, max((width - MARGIN) // size, 1))
        self.folds = -(-self.columns // self.across)
        self.width = MARGIN + self.across * size

    def text(self) -> Text:
        lines: list[Text] = []
        for first in range(self.left, self.left + self.columns, self.across):
            lines += self.block(range(first, min(first + self.across, self.left + self.columns)))
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)

    def block(self, columns: range) -> list[Text]:
        """Some columns of the map; columns and rows are counted from tile 1."""
        left, right, up, down = self.drawing.marks.ways
        heading = Text(" " * MARGIN)
        for x in columns:
            heading.append(steps(x, left, right).center(self.size), "dim")
        lines = [heading]
        for y in range(self.top, self.top + self.rows):
            row = [Text(" " * MARGIN) for _ in range(LINES)]
            row[1] = Text(f"{steps(y, up, down):>{MARGIN - 1}} ", "dim")
            for x in columns:
                for line, part in zip(row, self.cell((x, y)), strict=True):
                    line.append(part)
            lines += row
        return lines

    def cell(self, spot: Spot) -> list[Text]:
        place = self.spots.get(spot)
        if place is None:
            return [Text(" " * self.size)] * LINES
        if place in self.choices:
            dots = Text(self.drawing.marks.free * self.size, "dim")
            number = self.choices[place]
            if len(number) > self.size:
                number = f"{number.partition('-')[0]}+"[: self.size]
            return [dots, Text(number.center(self.size), CHOICE), dots]
        view = self.drawing.view
        tile = view.place[self.seat].index(place)
        return self.drawing.face(self.seat, tile, view.turned[self.seat][tile], self.size)


def steps(away: int, before: str, after: str) -> str:
    """How far something lies from tile 1, and which way, if there is room: `2←`, `1→`, `10`; `0` in line with it."""
    return f"{abs(away)}{before if -10 < away < 0 else after if 0 < away < 10 else ''}"


def unrolled(view: Table, seat: int, choices: dict[int, str]) -> dict[Spot, int]:
    """Where the places of a planet lie on a flat map, and those beside it where a tile may go.

    A planet is round, so the map is made by walking from tile to tile.
    """
    places = {place for place in view.place[seat] if place != NONE}
    spots: dict[Spot, int] = {}
    waiting: list[tuple[Spot, int]] = [((0, 0), view.place[seat][START_TILE])]
    while waiting:
        (x, y), place = waiting.pop()
        spots[x, y] = place
        if place not in places:
            continue
        for side, (right, down) in enumerate(STEPS):
            neighbour = beside(place, side)
            spot = (x + right, y + down)
            if spot not in spots and (neighbour in places or neighbour in choices):
                waiting.append((spot, neighbour))
    return spots


def place_of(move: int) -> int:
    """The place that a move names."""
    parts = MOVES.decode(move)[1]
    return parts["column"] * ROUND + parts["row"]
