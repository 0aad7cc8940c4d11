"""Dartmoor on a terminal: forests as lists of stands with who dwells around them, the clearing, the hand and its cards.

A stand is a line: its name, its tree symbol, and an arrow for each slot, with a dot where it is free. Of several stands
alike in a forest it says which one it is, as moves do. Your own cards are told in full, a line for each half: the side
to which it goes, its name, tree symbol and cost, and what it does and is worth.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from spinney.engine.header import asked
from spinney.engine.moves import Move
from spinney.engine.telling import Teller
from spinney.games.dartmoor.box import Box, Species, faces, ids
from spinney.games.dartmoor.cards import returned
from spinney.games.dartmoor.forest import moor_stand
from spinney.games.dartmoor.scoring import full, half_of
from spinney.games.dartmoor.table import (
    BOTTOM,
    CARDS,
    LEFT,
    NONE,
    RIGHT,
    SECOND_BOTTOM,
    SECOND_TOP,
    SLOTS,
    TOP,
    TREE_SYMBOLS,
    UNIVERSAL,
    WHOLE,
    WINTERS,
    Table,
)
from spinney.games.dartmoor.telling import stand_name
from spinney.games.dartmoor.texts import Texts

NARROW = 38  # the least width of a forest
TREE_SLOTS = (TOP, BOTTOM, LEFT, RIGHT)
MOOR_SLOTS = (TOP, SECOND_TOP, BOTTOM, SECOND_BOTTOM)
SIDES = {"top": TOP, "bottom": BOTTOM, "left": LEFT, "right": RIGHT}
TREES = ("crab-apple", "black-alder", "sessile-oak", "goat-willow", "ash", "moor-birch")


class Marks(NamedTuple):
    slots: tuple[str, ...]  # by slot
    free: str
    full: str
    asked: str


MARKS = Marks(("↑", "↓", "←", "→", "↑", "↓"), "·", " ✓", "» ")
ASCII_MARKS = Marks(("^", "v", "<", ">", "^", "v"), ".", " !", "> ")


def draw(teller: Teller, view: Table, viewer: int) -> Drawing:
    """The table as a viewer sees it, the own forest last; without a viewer's seat all forests alike."""
    return Drawing(teller, view, viewer)


def hint(teller: Teller, view: Table, seat: int, move: Move) -> str:
    """What a move comes to, as far as its own words do not say."""
    drawing = Drawing(teller, view, seat)
    if move.kind == "cave":
        return drawing.cave(move.parts["cave"])
    if move.kind == "play" and view.depth == 0:
        return drawing.say("hint-costs", cost=drawing.cost(move.parts["half"]))
    if move.kind == "lift":
        return drawing.terms(move.parts["half"])
    if move.kind == "place":
        return drawing.beside(move.parts["stand"], move.parts["slot"])
    if move.kind == "pay":
        return drawing.say("hint-symbol") if drawing.matches(move.parts["card"]) else ""
    return ""


class Drawing:
    """A table, ready to be printed by rich."""

    def __init__(self, teller: Teller, view: Table, viewer: int) -> None:
        self.teller = teller
        self.view = view
        self.viewer = viewer
        self.say = teller.words.say
        self.texts = Texts(teller.words, ids(teller.game.pack))
        self.box: Box = teller.game.box
        self.species: list[Species] = teller.game.pack.species
        self.faces = faces(teller.game.pack)
        self.marks = MARKS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.marks = ASCII_MARKS if options.ascii_only else MARKS
        width = options.max_width
        others = [seat for seat in range(self.view.players) if seat != self.viewer]
        rows = -(-len(others) // max(width // NARROW, 1))
        across = -(-len(others) // max(rows, 1))
        for first in range(0, len(others), max(across, 1)):
            yield self.forests(others[first : first + across], width // across)
        yield self.middle()
        if self.viewer >= 0:
            yield self.framed(self.viewer, width)
            yield self.own_cards()
        yield self.legend()

    # Forests.

    def forests(self, seats: list[int], width: int) -> Grid:
        """Forests side by side."""
        grid = Grid.grid()
        height = max(len(self.stands(seat)) for seat in seats)
        grid.add_row(*(self.framed(seat, width, height) for seat in seats))
        return grid

    def framed(self, seat: int, width: int, height: int = 0) -> Panel:
        """A frame that says whose forest this is, its cave and hand, and what it is worth now."""
        stands = self.stands(seat)
        lines = [*stands, *[Text()] * (height - len(stands)), self.belongings(seat)]
        return Panel(
            Group(*lines),
            title=Text((self.marks.asked if asked(self.view, seat) else "") + self.title(seat)),
            title_align="left",
            subtitle=Text(self.say("label-points", points=self.points(seat))),
            subtitle_align="right",
            border_style="green" if seat == self.viewer else "",
            width=width,
        )

    def title(self, seat: int) -> str:
        name = self.teller.thing("seat", seat)
        return self.say("label-you", seat=name) if seat == self.viewer else name

    def points(self, seat: int) -> int:
        rules = self.teller.game.interpreted
        return int(rules.score(rules.box, self.view, seat, rules.numbers(len(self.teller.game.sheet))))

    def belongings(self, seat: int) -> Text:
        view = self.view
        cave = self.say("label-no-cave")
        if view.cave[seat] != NONE:
            cave = self.say("label-cave", number=view.cave[seat] + 1, n=view.cave_size[seat])
        known = [self.card(card) for card in view.hand[seat][: view.hand_size[seat]] if card >= 0]
        told = "label-belongings-known" if known and seat != self.viewer else "label-belongings"
        return Text(self.say(told, cave=cave, n=view.hand_size[seat], cards=", ".join(known)), "dim")

    def stands(self, seat: int) -> list[Text]:
        own = [stand for stand in range(self.view.stands) if self.view.stand_owner[stand] == seat]
        return [self.stand(stand) for stand in own]

    def stand(self, stand: int) -> Text:
        """Its name, and who dwells in each slot."""
        moor = moor_stand(self.box, self.view, stand)
        text = Text(self.stand_name(stand), "yellow" if moor else "green")
        if full(self.view, stand):
            text.append(self.marks.full, "bold")
        for slot in MOOR_SLOTS if moor else TREE_SLOTS:
            text.append(f" {self.marks.slots[slot]}", "dim")
            text.append("+".join(self.dwellers(stand, slot)) or self.marks.free)
        return text

    def stand_name(self, stand: int) -> str:
        name = stand_name(self.teller.words, self.teller.game.pack, self.view, stand)
        card = self.view.stand_card[stand]
        if self.view.stand_species[stand] != UNIVERSAL:
            return f"{name} {self.faces[card][0].colour}"
        return f"{name} ({self.card(card)})" if card >= 0 else name

    def dwellers(self, stand: int, slot: int) -> list[str]:
        at = stand * SLOTS + slot
        cards = [card for card in range(WHOLE, CARDS) if self.view.dwelling[card] == at]
        cards.sort(key=lambda card: self.view.first[stand][slot] != self.box.half_species[half_of(self.view, card)])
        return [self.half(half_of(self.view, card)) for card in cards]

    def beside(self, stand: int, slot: int) -> str:
        """Who shares a slot."""
        dwellers = self.dwellers(stand, slot)
        return self.say("hint-beside", names=", ".join(dwellers)) if dwellers else ""

    # The middle of the table.

    def middle(self) -> Text:
        view = self.view
        left = view.deck_size - returned(view)
        text = Text(f"{self.say('label-deck', n=left, winters=view.winters, all=WINTERS)} ")
        offered = [str(cave + 1) for cave in range(len(view.offered)) if view.offered[cave]]
        if offered:
            text.append(f"{self.say('label-caves', caves=', '.join(offered))} ")
        cards = [self.card(card) for card in view.clearing[: view.clearing_size]]
        message = "label-clearing" if cards else "label-clearing-empty"
        text.append(self.say(message, n=len(cards), cards="; ".join(cards)))
        return text

    def own_cards(self) -> Grid:
        """The hand, a row for each half: where it goes, name, symbol, cost, what it does and what it is worth."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        either = self.say("label-or")
        for card in self.view.hand[self.viewer][: self.view.hand_size[self.viewer]]:
            for half, face in enumerate(self.faces[card], 2 * card):
                where = Text(f"{either if half % 2 else '':{len(either)}} {self.side(face.side)}", "dim")
                text = Text(self.half(half), "bold")
                text.append(f" {self.say('label-card', cost=self.cost(half), text=self.terms(half))}", "not bold dim")
                grid.add_row(where, text)
        return grid

    def side(self, side: str) -> str:
        """Where a half goes; of a whole card, what it is."""
        if side in SIDES:
            return f"{self.marks.slots[SIDES[side]]} {self.say(f'label-{side}')}"
        return self.texts.thing("each", side)

    def legend(self) -> Text:
        names = [self.say(f"species-{tree}") for tree in TREES]
        told = ", ".join(f"{symbol} {name}" for symbol, name in zip(TREE_SYMBOLS, names, strict=True))
        return Text(self.say("legend", symbols=told), "dim")

    # Words.

    def card(self, card: int) -> str:
        """A card in short; the legend says which tree the letters of a symbol stand for."""
        if card < 0:
            return self.teller.thing("card", card)
        halves = range(2 * card, 2 * card + len(self.faces[card]))
        return " / ".join(self.half(half) for half in halves)

    def half(self, half: int) -> str:
        species = self.teller.thing("half-species", half)
        return f"{species} {self.faces[half // 2][half % 2].colour}"

    def cost(self, half: int) -> int:
        return self.box.cost[self.box.half_species[half]]

    def cave(self, number: int) -> str:
        """What a cave does, or gives at the end."""
        return self.texts.cave(self.teller.game.pack.cave[number])

    def terms(self, half: int) -> str:
        """What a half does and is worth, in the phrases of the pack."""
        return self.texts.card(self.species[self.box.half_species[half]])

    def matches(self, card: int) -> bool:
        colour = self.box.half_colour[self.view.playing]
        return TREE_SYMBOLS[colour] in [face.colour for face in self.faces[card]]
