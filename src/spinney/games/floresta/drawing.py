"""Floresta on a terminal: the grid of nine boards, then what lies in front of the players, the row and the own hand.

A space is written with its name, value and colour, and a mark for what stands there: a player's number, `n` for a
neutral tree, a circle where the viewer may put a tree, a dot elsewhere. Colour only repeats what is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from unicodedata import normalize

from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from spinney.engine.header import asked
from spinney.engine.layout import Record as Table
from spinney.engine.moves import Move
from spinney.engine.telling import Teller
from spinney.games.floresta.box import CELLS, CORNERS, Space, ordered_cards, ordered_sides, ordered_towers
from spinney.games.floresta.placing import axes_for_space, axes_for_tower, legal_spaces
from spinney.games.floresta.table import KINDS, NONE, ON_TOWER, PIECES, SPACES, UNKNOWN, VALUES

GRID = (("NW", "N", "NE"), ("W", "C", "E"), ("SW", "S", "SE"))
STYLES = ("cyan", "magenta", "blue", "yellow")  # of the players: legible on dark and on light
FIRE_STYLE = "bold red"
ROOMY = 114  # from this width on spaces have their rewards beside them
CAMPING_LETTERS = "ITRM"
HEADINGS = ("vp", "trees", "axes", "lynx", "camp", "values", "truck", "hand")


class Marks(NamedTuple):
    open: str
    closed: str
    double: str
    felled: str
    piece: str
    asked: str


MARKS = Marks("○", "·", "²", "_", "▮", "» ")
ASCII_MARKS = Marks("o", ".", "*", "_", "#", "> ")


def draw(teller: Teller, view: Table, viewer: int) -> Drawing:
    """The table as a viewer sees it."""
    return Drawing(teller, view, viewer)


def hint(teller: Teller, view: Table, seat: int, move: Move) -> str:
    """What a move costs and earns, as far as its own words do not say."""
    box, parts, say = teller.game.box, move.parts, teller.words.say
    if move.kind == "build":
        axes = axes_for_tower(box, view.hand[seat][parts["hand"]], parts["tower"])
        return say("axes", n=axes) if axes else ""
    if move.kind not in ("plant", "bonus", "grow", "replant", "move"):
        return ""
    found = []
    if move.kind == "plant":
        axes = axes_for_space(box, view, seat, view.hand[seat][parts["hand"]], parts["space"])
        found += [say("hint-costs", n=axes)] if axes else []
    space = ordered_sides(teller.game.pack)[parts["space"] // SPACES].spaces[parts["space"] % SPACES]
    return ", ".join([*found, *rewards(say, space)])


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


class Drawing:
    """A table, ready to be printed by rich."""

    def __init__(self, teller: Teller, view: Table, viewer: int) -> None:
        self.teller = teller
        self.view = view
        self.viewer = viewer
        self.say = teller.words.say
        self.box = teller.game.box
        self.sides = ordered_sides(teller.game.pack)
        self.towers = ordered_towers(teller.game.pack)
        self.cards = ordered_cards(teller.game.pack)
        self.marks = MARKS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.marks = ASCII_MARKS if options.ascii_only else MARKS
        width = options.max_width // 3
        roomy = options.max_width >= ROOMY
        for cells in GRID:
            grid = Grid.grid()
            texts = [self.tower(cell) if cell in CORNERS else self.forest(cell, width - 4, roomy) for cell in cells]
            lines = max(_lines(text, width - 4) for text in texts)
            grid.add_row(*(self.framed(cell, text, width, lines) for cell, text in zip(cells, texts, strict=True)))
            yield grid
        yield self.players()
        yield self.row()
        if self.viewer >= 0:
            yield self.hand()
        yield self.legend()

    def written(self, name: str) -> str:
        """A name as the terminal can show it."""
        if self.marks is MARKS:
            return name
        return normalize("NFKD", name).encode("ascii", "ignore").decode()

    # Boards.

    def board_at(self, cell: str) -> int:
        places = self.view.corner if cell in CORNERS else self.view.cell
        names = CORNERS if cell in CORNERS else CELLS
        return int(list(places).index(names.index(cell)))

    def framed(self, cell: str, text: Text, width: int, lines: int) -> Panel:
        if cell in CORNERS:
            tower = self.towers[self.view.tower[self.board_at(cell)]]
            title = f"{cell} {self.written(tower.name)} {tower.print}"
            burning = False
        else:
            side = self.view.side[self.board_at(cell)]
            title = f"{cell} {self.written(self.sides[side].name)}"
            burning = self.view.fire[side] != 0
        return Panel(
            text,
            title=Text(title, "bold"),
            title_align="left",
            width=width,
            height=lines + 2,
            border_style="red" if burning else "green" if cell not in CORNERS else "",
        )

    def forest(self, cell: str, width: int, roomy: bool) -> Text:
        """The spaces of a location, its lynx zones, and what lies on its paths."""
        board = self.board_at(cell)
        number = self.view.side[board]
        side = self.sides[number]
        icon = self.teller.game.pack.board[board].symbol
        text = Text(self.say("board-symbol", board=side.board, icon=icon), "dim")
        trucks = [seat for seat in range(self.view.players) if self.view.truck[seat] == number]
        if trucks:
            seats = ", ".join(str(seat + 1) for seat in trucks)
            text.append(f"  {self.say('label-trucks', seats=seats)}")
        entries = [self.space(number, i, space) for i, space in enumerate(side.spaces)]
        if roomy:
            for entry, space in zip(entries, side.spaces, strict=True):
                entry.append(f" {short_rewards(space)}", "dim")
                entry.rstrip()
        across = max(width // (max(entry.cell_len for entry in entries) + 1), 1)
        for i, entry in enumerate(entries):
            text.append("\n" if i % across == 0 else "")
            entry.pad_right(width // across - entry.cell_len)
            text.append(entry)
        zones = [
            f"z{zone + 1} {self.view.zone_lynx[number][zone]}/{slots}"
            for zone, slots in enumerate(self.box.zone_slots[number])
            if slots
        ]
        if zones:
            text.append(f"\n{self.say('label-lynx', zones=' '.join(zones))}")
        fire, breaks = self.view.fire, self.view.breaks
        for name, field, style in (("label-fire", fire, FIRE_STYLE), ("label-break", breaks, "bold")):
            paths = ["-".join(path) for i, path in enumerate(side.paths) if field[number] >> i & 1]
            if paths:
                text.append(f"\n{self.say(name, paths=' '.join(paths))}", style)
        return text

    def space(self, side: int, i: int, space: Space) -> Text:
        text = Text(f"{space.id:<3} {space.print} ")
        for seat in range(self.view.players):
            if self.view.trees[seat][side] >> i & 1:
                text.append(str(seat + 1), f"bold {STYLES[seat]}")
                text.append(self.marks.double if self.view.doubled[side] >> i & 1 else "")
                text.append(self.marks.felled if self.view.felled[side] >> i & 1 else "")
                return text
        if self.view.neutral[side] >> i & 1:
            text.append("n", "dim")
        elif self.viewer >= 0 and self.opened(side) >> i & 1:
            text.append(self.marks.open)
        else:
            text.append(self.marks.closed, "dim")
        return text

    def opened(self, side: int) -> int:
        return legal_spaces(self.box, self.view, self.viewer, side, self.view.lynx[self.viewer])

    def tower(self, cell: str) -> Text:
        """A tower: what it is worth, what it can do, and whose it is."""
        number = self.view.tower[self.board_at(cell)]
        tower = self.towers[number]
        text = Text(self.say("label-points", points=" / ".join(map(str, tower.points))) + "\n")
        text.append(self.say(f"power-{tower.power.replace('_', '-')}"), "dim")
        for seat in range(self.view.players):
            if self.view.claimed[seat] == number:
                text.append(f"\n{self.teller.thing('seat', seat)} ", STYLES[seat])
                text.append(self.marks.piece * self.view.pieces[seat] + "." * (PIECES - self.view.pieces[seat]))
                if self.view.reserve[seat]:
                    text.append(f"\n{self.say('label-reserved', n=self.view.reserve[seat])}")
        return text

    # People and cards.

    def players(self) -> Grid:
        """What lies in front of everybody, one line a player."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_row("", *(Text(self.say(f"heading-{name}"), "dim") for name in HEADINGS))
        for seat in range(self.view.players):
            mark = self.marks.asked if asked(self.view, seat) else "  "
            name = self.teller.thing("seat", seat)
            told = self.say("label-you", seat=name) if seat == self.viewer else name
            grid.add_row(
                Text(f"{mark}{seat + 1} {told}", STYLES[seat]),
                str(self.view.vp[seat]),
                str(self.view.supply[seat]),
                str(self.view.axes[seat]),
                str(self.view.lynx[seat]),
                self.camping(seat),
                "".join(str(value + 1) if self.view.shown[seat] >> value & 1 else "." for value in range(VALUES)),
                self.truck(seat),
                self.known_hand(seat),
            )
        return grid

    def camping(self, seat: int) -> str:
        tokens = self.view.camping[seat]
        return " ".join(f"{tokens[kind]}{CAMPING_LETTERS[kind]}" for kind in range(KINDS) if tokens[kind]) or "-"

    def truck(self, seat: int) -> str:
        place = self.view.truck[seat]
        if place == NONE:
            return "-"
        return self.say("label-tower") if place == ON_TOWER else self.written(self.sides[place].name)

    def known_hand(self, seat: int) -> str:
        """The cards of a hand that the viewer knows, the others as question marks."""
        cards = self.view.hand[seat][: self.view.hand_size[seat]]
        return " ".join("?" if card == UNKNOWN else self.cards[card].print for card in cards)

    def heading(self, label: str) -> Text:
        """What a line of cards is called, so that row and hand begin in the same column."""
        width = max(len(self.say(name)) for name in ("label-row", "label-hand"))
        return Text(f"{self.say(label):<{width}}  ", "bold")

    def row(self) -> Text:
        text = self.heading("label-row")
        for card in self.view.row[: self.view.row_size]:
            text.append(self.face(card))
            text.append("   ")
        text.append(self.say("label-deck", n=self.view.deck_size), "dim")
        return text

    def hand(self) -> Text:
        text = self.heading("label-hand")
        for card in self.view.hand[self.viewer][: self.view.hand_size[self.viewer]]:
            text.append(self.face(card))
            text.append("   ")
        if self.view.card != NONE:
            text.append(f"{self.say('label-played')} ", "dim")
            text.append(self.face(self.view.card))
        text.rstrip()
        return text

    def face(self, card: int) -> Text:
        """A card: `2R lynx>E`, and in red the cells that its fire icon names."""
        entry = self.cards[card]
        text = Text(f"{entry.id} {entry.print} ", "not bold")
        text.append(self.say(f"special-{entry.special}") + (f">{entry.icon}" if entry.icon else ""), "not bold")
        if entry.fire:
            text.append(f" {self.say('label-card-fire', cells=entry.fire)}", FIRE_STYLE)
        return text

    def legend(self) -> Text:
        marks = self.marks
        meanings = self.say("legend", open=marks.open, closed=marks.closed, double=marks.double, felled=marks.felled)
        return Text(meanings, "dim")


def _lines(text: Text, width: int) -> int:
    """How many lines a text takes when it is wrapped."""
    return len(text.wrap(Console(width=width), width))
