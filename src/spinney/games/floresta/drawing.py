"""Floresta on a terminal: the nine boards, then what lies in front of the players, the row and the viewer's hand.

In a hundred columns the boards lie as on the table, three by three; in fewer the forests stand two by two or one below
the other, and the towers beside them in a list.
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import normalize

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from spinney.engine.drawing import FRAME, TableDrawing, flowing, side_by_side
from spinney.engine.header import asked
from spinney.engine.moves import Move
from spinney.engine.telling import Teller
from spinney.games.floresta import maps
from spinney.games.floresta.box import CELLS, CORNERS, ordered_cards, ordered_sides, ordered_towers, symbols
from spinney.games.floresta.cards import axes_for_space, axes_for_tower
from spinney.games.floresta.locations import (
    ASCII_MARKS,
    BREAK,
    CAMPING_LETTERS,
    FIRE,
    FIRE_STYLE,
    MARKS,
    STYLES,
    Location,
    Marks,
    rewards,
)
from spinney.games.floresta.showing import claimer, hand, row
from spinney.games.floresta.table import (
    BARE,
    BOARDS,
    KINDS,
    NONE,
    ON_TOWER,
    PIECES,
    SPACES,
    TRANSPLANTS,
    UNKNOWN,
    VALUES,
    Table,
)

GRID = (("NW", "N", "NE"), ("W", "C", "E"), ("SW", "S", "SE"))
APART = 3  # columns between cards
HEADINGS = ("vp", "trees", "axes", "lynx", "camp", "values", "truck", "hand")


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
    bare = move.kind == "replant" and view.options[TRANSPLANTS] == BARE
    return ", ".join([*found, *rewards(say, space, bare)])


class Drawing(TableDrawing[Marks]):
    """The boards, what lies in front of the players, the row and the viewer's hand."""

    MARKS = MARKS
    ASCII_MARKS = ASCII_MARKS

    def __init__(self, teller: Teller, view: Table, viewer: int) -> None:
        super().__init__(teller, view, viewer)
        self.sides = ordered_sides(self.pack)
        self.towers = ordered_towers(self.pack)
        self.cards = ordered_cards(self.pack)
        self.symbols = symbols(self.pack)

    def drawn(self, width: int) -> Iterator[RenderableType]:
        across = min(max(width // (maps.WIDTH + FRAME), 1), 3)
        if across == 3:
            panels = [[self.tower(c) if c in CORNERS else self.forest(c) for c in cells] for cells in GRID]
        else:
            flat = [self.all_towers(), *(self.forest(cell) for cell in CELLS)]
            panels = [flat[i : i + across] for i in range(0, len(flat), across)]
        for boards in panels:
            height = max(lines(panel, width // across - FRAME) for panel in boards) + 2
            for panel in boards:
                panel.width, panel.height = width // across, height
            yield side_by_side(boards)
        yield self.players(2 if across == 3 else 1)
        yield self.row(width)
        if self.viewer >= 0:
            yield self.hand(width)
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

    def forest(self, cell: str) -> Panel:
        """A location: where it lies, its symbol, its map, and how it scores at the end."""
        board = self.board_at(cell)
        number = self.view.side[board]
        side = self.sides[number]
        symbol = self.say("board-symbol", board=side.board, icon=self.pack.board[board].symbol)
        points = dict(zip("abc", side.end.points, strict=False))
        scores = "rows-held" if self.box.one_a_zone[number] else side.end.kind.replace("_", "-")
        return Panel(
            Text.assemble(*Location(self.teller, self.view, self.viewer, number, self.marks).pieces()),
            title=Text(f"{cell} {self.written(side.name)} ({symbol})", "bold"),
            title_align="left",
            subtitle=Text(self.say(f"end-{scores}", **points)),
            subtitle_align="left",
            border_style="red" if self.view.fire[number] else "green",
        )

    def tower(self, cell: str) -> Panel:
        return Panel(self.about_tower(cell), title=self.tower_title(cell), title_align="left")

    def all_towers(self) -> Panel:
        texts = [Text.assemble(self.tower_title(cell), "\n", self.about_tower(cell)) for cell in CORNERS]
        return Panel(Text("\n").join(texts), title=Text(self.say("zone-towers"), "bold"), title_align="left")

    def tower_title(self, cell: str) -> Text:
        tower = self.towers[self.view.tower[self.board_at(cell)]]
        return Text(f"{cell} {self.written(tower.name)} {tower.print}", "bold")

    def about_tower(self, cell: str) -> Text:
        """What a tower is worth, what it can do, whose it is, and how far it reaches."""
        number = self.view.tower[self.board_at(cell)]
        tower = self.towers[number]
        points = self.say("label-points", points="/".join(map(str, tower.points)))
        power = self.say(f"power-{tower.power.replace('_', '-')}")
        text = Text(f"{points}, {power}", "not bold")
        seat = claimer(self.view, number)
        if seat != NONE:
            text.append(f"\n{self.teller.thing('seat', seat)} ", f"not bold {STYLES[seat]}")
            text.append(self.marks.piece * self.view.pieces[seat] + "." * (PIECES - self.view.pieces[seat]))
            text.append(f" {self.say('label-reach', cells=self.reach(seat))}")
            if self.view.reserve[seat]:
                text.append(f"\n{self.say('label-reserved', n=self.view.reserve[seat])}")
        return text

    def reach(self, seat: int) -> str:
        cells = {CELLS[self.view.cell[board]] for board in range(BOARDS) if self.view.reach[seat] >> board & 1}
        return " ".join(cell for cell in CELLS if cell in cells)

    # People and cards.

    def players(self, apart: int) -> Grid:
        """What lies in front of everybody, one line a player."""
        grid = Grid.grid(padding=(0, apart))
        grid.add_row("", *(Text(self.say(f"heading-{name}"), "dim") for name in HEADINGS))
        for seat in range(self.view.players):
            mark = self.marks.asked if asked(self.view, seat) else "  "
            grid.add_row(
                Text(f"{mark}{seat + 1} {self.title(seat)}", STYLES[seat]),
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
        cards = hand(self.view, seat)
        return " ".join("?" if card == UNKNOWN else self.cards[card].print for card in cards)

    def row(self, width: int) -> Text:
        cards = [self.face(card) for card in row(self.view)]
        deck = Text(self.say("label-deck", n=self.view.deck_size), "dim")
        return self.labelled("zone-row", [*cards, deck], width)

    def hand(self, width: int) -> Text:
        cards = [self.face(card) for card in hand(self.view, self.viewer)]
        if self.view.card != NONE:
            cards.append(Text.assemble((f"{self.say('label-played')} ", "dim"), self.face(self.view.card)))
        return self.labelled("zone-hand", cards, width)

    def labelled(self, label: str, entries: list[Text], width: int) -> Text:
        """Entries in lines that begin in the same column, beside what they are called."""
        widest = max(len(self.say(name)) for name in ("zone-row", "zone-hand"))
        title = Text(f"{self.say(label):<{widest}}", "bold")
        return flowing([title, *entries], width, widest + APART, APART)

    def face(self, card: int) -> Text:
        """A card: `2R lynx (nursery)`, and in red the cells that its fire icon names."""
        entry = self.cards[card]
        icon = f" ({self.say('icon-name', icon=self.symbols[entry.icon])})" if entry.icon else ""
        text = Text(f"{entry.print} {self.say(f'special-{entry.special}')}{icon}", "not bold")
        if entry.fire:
            text.append(f" {self.say('label-card-fire', cells='+'.join(entry.fire))}", FIRE_STYLE)
        return text

    def legend(self) -> Text:
        signs = {"path": "─", "arrow": "▸", "dotted": "╌", "entry": "▷"}
        drawn = {name: sign.translate(self.marks.signs) for name, sign in signs.items()}
        text = self.say("legend", open=self.marks.open, closed=self.marks.closed, fire=FIRE, block=BREAK, **drawn)
        return Text(text, "dim")


def lines(panel: Panel, width: int) -> int:
    """How many lines the contents of a panel take when they are wrapped."""
    assert isinstance(panel.renderable, Text)
    return len(panel.renderable.wrap(Console(width=width), width))
