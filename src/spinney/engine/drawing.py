"""Drawing: what drawings of tables on a terminal have in common. They are printed by rich.

A drawing takes the width that there is. What a plain terminal cannot show is written with other marks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from spinney.engine.header import asked
from spinney.engine.telling import Teller
from spinney.engine.words import own

FRAME = 4  # columns that a frame takes


class Marks(Protocol):
    """How things are written. Every game marks those who are asked."""

    @property
    def asked(self) -> str: ...


M = TypeVar("M", bound=Marks)


class TableDrawing(Generic[M]):
    """A table as a viewer sees it, ready to be printed; a game draws what is special about it."""

    MARKS: ClassVar[Any]
    ASCII_MARKS: ClassVar[Any]

    def __init__(self, teller: Teller, view: Any, viewer: int) -> None:
        self.teller = teller
        self.game = teller.game
        self.pack = teller.game.pack
        self.box: Any = teller.game.box
        self.view = view
        self.viewer = viewer
        self.words = teller.words
        self.say = teller.words.say
        self.engine_words = own(teller.words.language)
        self.marks: M = self.MARKS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.marks = self.ASCII_MARKS if options.ascii_only else self.MARKS
        yield from self.drawn(options.max_width)

    def drawn(self, width: int) -> Iterator[RenderableType]:
        """The parts of the drawing from top to bottom."""
        raise NotImplementedError

    # Seats.

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.view.players) if seat != self.viewer]

    def rows_of_others(self, narrow: int, width: int) -> Iterator[tuple[list[int], int]]:
        """The others in rows as even as can be, each with the width of a seat, which is `narrow` at least."""
        rows = -(-len(self.others) // max(width // narrow, 1))
        across = -(-len(self.others) // max(rows, 1))
        for first in range(0, len(self.others), max(across, 1)):
            yield self.others[first : first + across], width // across

    def title(self, seat: int) -> str:
        """Who sits there."""
        name = self.teller.thing("seat", seat)
        return self.engine_words.say("you", name=name) if seat == self.viewer else name

    def caption(self, seat: int) -> str:
        """Who sits there, with a mark if they are asked."""
        return (self.marks.asked if asked(self.view, seat) else "") + self.title(seat)

    def points(self, seat: int) -> int:
        rules = self.game.interpreted
        return int(rules.score(rules.box, self.view, seat, rules.numbers(len(self.game.sheet))))

    def worth(self, seat: int) -> str:
        """The points as they are now."""
        return self.engine_words.say("sheet-total", n=self.points(seat))

    def framed(self, seat: int, content: RenderableType, width: int, worth: str = "") -> Panel:
        """A frame around what is a seat's: whose it is, whether they are asked, and what it is worth now."""
        return Panel(
            content,
            title=Text(self.caption(seat)),
            title_align="left",
            subtitle=Text(worth or self.worth(seat)),
            subtitle_align="right",
            border_style="green" if seat == self.viewer else "",
            width=width,
        )


def side_by_side(frames: Iterable[RenderableType]) -> Grid:
    grid = Grid.grid()
    grid.add_row(*frames)
    return grid


def flowing(entries: Iterable[Text], width: int, indent: int = 0, between: int = 2) -> Text:
    """Entries one after the other, in lines that are at most so wide; further lines are indented."""
    text = Text()
    start = column = 0
    for entry in entries:
        if column > start and column + entry.cell_len > width:
            text.rstrip()
            text.append("\n" + " " * indent)
            start = column = indent
        text.append(entry)
        text.append(" " * between)
        column += entry.cell_len + between
    text.rstrip()
    return text


def meanings(marks: Iterable[tuple[str, str, str]], width: int) -> Text:
    """What marks mean, each with its style and its meaning beside it."""
    return flowing([Text.assemble((mark, style), (f" {meaning}", "dim")) for mark, style, meaning in marks], width)


def fitted(text: Text, width: int, cut: str) -> Text:
    """A text made exactly so wide; what does not fit is cut off."""
    fit = text.copy()
    if fit.cell_len > width:
        fit.truncate(width - 1)
        fit.append(cut)
    fit.pad_right(width - fit.cell_len)
    return fit
