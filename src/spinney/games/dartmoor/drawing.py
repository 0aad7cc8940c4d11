"""Dartmoor on a terminal: forests as lists of stands with who dwells around them, the clearing, the hand and its cards.

A stand is a line: its name, its tree symbol, and an arrow for each slot, with a dot where it is free. Of several stands
alike in a forest it says which one it is, as moves do. Your own cards are told in full, a line for each half: the side
to which it goes, its name, tree symbol and cost, and what it does and is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from spinney.engine.drawing import TableDrawing, side_by_side
from spinney.engine.moves import Move
from spinney.engine.telling import Teller
from spinney.games.dartmoor.box import Species, faces, ids
from spinney.games.dartmoor.effects import effect_is_bonus
from spinney.games.dartmoor.forest import moor_stand
from spinney.games.dartmoor.scoring import full
from spinney.games.dartmoor.showing import clearing, deck_left, dwellers, hand, offered, slots, stands
from spinney.games.dartmoor.table import (
    BOTTOM,
    LEFT,
    NONE,
    RIGHT,
    TOP,
    TREE_SYMBOLS,
    TREES,
    UNIVERSAL,
    WINTERS,
    Table,
)
from spinney.games.dartmoor.telling import stand_name
from spinney.games.dartmoor.texts import Texts

NARROW = 38  # the least width of a forest
SIDES = {"top": TOP, "bottom": BOTTOM, "left": LEFT, "right": RIGHT}


class Marks(NamedTuple):
    slots: tuple[str, ...]  # by slot
    free: str
    full: str
    asked: str


MARKS = Marks(("↑", "↓", "←", "→", "↑", "↓"), "·", " ✓", "» ")
ASCII_MARKS = Marks(("^", "v", "<", ">", "^", "v"), ".", " !", "> ")


def draw(teller: Teller, view: Table, viewer: int) -> Drawing:
    """The table as a viewer sees it, that seat's forest last; without a viewer's seat all forests alike."""
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


class Drawing(TableDrawing[Marks]):
    """Forests side by side, the middle of the table, and the viewer's forest and cards last."""

    MARKS = MARKS
    ASCII_MARKS = ASCII_MARKS

    def __init__(self, teller: Teller, view: Table, viewer: int) -> None:
        super().__init__(teller, view, viewer)
        self.texts = Texts(teller.words, ids(self.pack))
        self.species: list[Species] = self.pack.species
        self.faces = faces(self.pack)

    def drawn(self, width: int) -> Iterator[RenderableType]:
        for seats, room in self.rows_of_others(NARROW, width):
            height = max(len(stands(self.view, seat)) for seat in seats)
            yield side_by_side(self.forest(seat, room, height) for seat in seats)
        yield self.middle()
        if self.viewer >= 0:
            yield self.forest(self.viewer, width)
            yield self.own_cards()
        yield self.legend()

    # Forests.

    def forest(self, seat: int, width: int, height: int = 0) -> Panel:
        """The stands, as many lines as the highest forest beside it, and the cave and the hand."""
        lines = [self.stand(stand) for stand in stands(self.view, seat)]
        lines += [Text()] * (height - len(lines))
        return self.framed(seat, Group(*lines, self.belongings(seat)), width)

    def belongings(self, seat: int) -> Text:
        view = self.view
        cave = self.say("label-no-cave")
        if view.cave[seat] != NONE:
            cave = self.say("label-cave", number=view.cave[seat] + 1, n=view.cave_size[seat])
        known = [self.card(card) for card in hand(view, seat) if card >= 0]
        told = "label-belongings-known" if known and seat != self.viewer else "label-belongings"
        return Text(self.say(told, cave=cave, n=view.hand_size[seat], cards=", ".join(known)), "dim")

    def stand(self, stand: int) -> Text:
        """Its name, and who dwells in each slot."""
        moor = moor_stand(self.box, self.view, stand)
        text = Text(self.stand_name(stand), "yellow" if moor else "green")
        if full(self.view, stand):
            text.append(self.marks.full, "bold")
        for slot in slots(self.box, self.view, stand):
            text.append(f" {self.marks.slots[slot]}", "dim")
            text.append("+".join(self.dwellers(stand, slot)) or self.marks.free)
        return text

    def stand_name(self, stand: int) -> str:
        name = stand_name(self.words, self.pack, self.view, stand)
        card = self.view.stand_card[stand]
        if self.view.stand_species[stand] != UNIVERSAL:
            return f"{name} {self.faces[card][0].colour}"
        return f"{name} ({self.card(card)})" if card >= 0 else name

    def dwellers(self, stand: int, slot: int) -> list[str]:
        return [self.half(half) for half in dwellers(self.box, self.view, stand, slot)]

    def beside(self, stand: int, slot: int) -> str:
        """Who shares a slot."""
        names = self.dwellers(stand, slot)
        return self.say("hint-beside", names=", ".join(names)) if names else ""

    # The middle of the table.

    def middle(self) -> Text:
        view = self.view
        text = Text(f"{self.say('label-deck', n=deck_left(view), winters=view.winters, all=WINTERS)} ")
        caves = [str(cave + 1) for cave in offered(view)]
        if caves:
            text.append(f"{self.say('label-caves', caves=', '.join(caves))} ")
        cards = [self.card(card) for card in clearing(view)]
        message = "label-clearing" if cards else "label-clearing-empty"
        text.append(self.say(message, n=len(cards), cards="; ".join(cards)))
        return text

    def own_cards(self) -> Grid:
        """The hand, a row for each half: where it goes, name, symbol, cost, what it does and what it is worth."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        either = self.say("label-or")
        for card in hand(self.view, self.viewer):
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
        told = ", ".join(f"{symbol} {self.say(f'species-{tree}')}" for symbol, tree in TREES.items())
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
        cost: int = self.box.cost[self.box.half_species[half]]
        return cost

    def cave(self, number: int) -> str:
        """What a cave does, or gives at the end."""
        return self.texts.cave(self.pack.cave[number])

    def terms(self, half: int) -> str:
        """What a half does and is worth, in the phrases of the pack; an option may make its effect a bonus [50]."""
        species = self.box.half_species[half]
        return self.texts.card(self.species[species], effect_is_bonus(self.box, self.view, species))

    def matches(self, card: int) -> bool:
        colour = self.box.half_colour[self.view.playing]
        return TREE_SYMBOLS[colour] in [face.colour for face in self.faces[card]]
