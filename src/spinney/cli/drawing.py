"""How a game is drawn on the terminal: by its own `drawing.py`, or else as the lists of its `showing.py`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from itertools import groupby
from typing import NamedTuple, Protocol, cast

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from spinney.cli.terminal import room
from spinney.engine.drawing import FRAME, TableDrawing, flowing
from spinney.engine.layout import Record as Table
from spinney.engine.moves import Move
from spinney.engine.showing import COMMON, Item, Zone, possible
from spinney.engine.telling import Teller
from spinney.engine.title import Title

INDENT = 2


class Drawing(Protocol):
    """What a game's `drawing.py` has."""

    def draw(self, teller: Teller, view: Table, viewer: int) -> RenderableType: ...

    def hint(self, teller: Teller, view: Table, seat: int, move: Move) -> str: ...


def drawing_of(game: Title) -> Drawing:
    if game.show is not None and find_spec(f"{game.package}.drawing") is None:
        return AsLists()
    return cast(Drawing, room(game, "drawing"))


class AsLists:
    """A game without a drawing of its own: lists say all there is, and moves need no hint."""

    def draw(self, teller: Teller, view: Table, viewer: int) -> RenderableType:
        return Lists(teller, view, viewer)

    def hint(self, teller: Teller, view: Table, seat: int, move: Move) -> str:
        return ""


class Marks(NamedTuple):
    asked: str
    times: str


class Lists(TableDrawing[Marks]):
    """The common zones, then those of the others, and the viewer's last."""

    MARKS = Marks("» ", "×")
    ASCII_MARKS = Marks("> ", "x")

    def __init__(self, teller: Teller, view: Table, viewer: int) -> None:
        super().__init__(teller, view, viewer)
        show = self.game.show
        assert show is not None
        self.zones = possible(show(self.box, view, viewer), ())

    def drawn(self, width: int) -> Iterator[RenderableType]:
        yield from (self.zone(zone, width) for zone in self.zones if zone.seat == COMMON)
        for seat in [*self.others, *[self.viewer] * (self.viewer >= 0)]:
            yield self.area(seat, width)

    def area(self, seat: int, width: int) -> Panel:
        zones = [self.zone(zone, width - FRAME) for zone in self.zones if zone.seat == seat]
        return self.framed(seat, Text("\n").join(zones), width)

    def zone(self, zone: Zone, width: int) -> Text:
        """A zone with its facts, and its items after it; those that are called alike are counted."""
        facts = [self.teller.said(self.view, fact, zone.seat) for fact in zone.facts]
        title = Text.assemble((self.teller.said(self.view, zone.title, zone.seat), "bold"))
        title.append(f" ({', '.join(facts)})" if facts else "", "dim")
        named = [(name, len(list(alike))) for name, alike in groupby(self.item(item, zone.seat) for item in zone.items)]
        names = [name + f" {self.marks.times}{count}" * (count > 1) for name, count in named]
        entries = [Text(name + ";" * (place < len(names))) for place, name in enumerate(names, 1)]
        return flowing([title.append(":" if entries else ""), *entries], width, INDENT, between=1)

    def item(self, item: Item, seat: int) -> str:
        """A thing with its notes, and in brackets what lies in it."""
        notes = [self.teller.said(self.view, note, seat) for note in item.notes]
        text = ", ".join([self.teller.item(self.view, item, seat), *notes])
        inner = "; ".join(self.item(each, seat) for each in item.inner)
        return f"{text} [{inner}]" if inner else text
