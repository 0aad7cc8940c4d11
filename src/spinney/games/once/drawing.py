"""Once Upon a Forest on a terminal: forests as columns of four storeys, hands, piles, and what the letters mean.

A species is a letter and its animals a number, so that colour only repeats what is written. The drawing fits itself to
the width there is: a forest that is too wide goes on below, and so do the players.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from spinney.engine.drawing import FRAME, TableDrawing, meanings, side_by_side
from spinney.engine.moves import Move
from spinney.engine.showing import stack
from spinney.engine.telling import Teller
from spinney.games.once.box import LEVEL_NAMES
from spinney.games.once.forest import complete
from spinney.games.once.scoring import animals, complete_columns, in_balance
from spinney.games.once.showing import hand, pile_top, piles
from spinney.games.once.table import BACK, LEVELS, MODE, NONE, OBLIGATORY_PILE, SOLO, TEAMS, Table

STYLES = ("cyan", "magenta")  # of a level's two species: legible on dark and on light
SAW_STYLE = "bold red"
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without the letters that look like digits
NARROW = 26  # the least width of a forest
ROOMY = 44  # from this width on a forest has the names of its storeys, and its sums


class Marks(NamedTuple):
    saw: str
    blank: str
    gap: str
    back: str
    times: str
    right: str
    asked: str


MARKS = Marks("✂", "–", "·", "▒", "×", "✓", "» ")
ASCII_MARKS = Marks("x", "-", ".", "#", "x", "!", "> ")


def draw(teller: Teller, view: Table, viewer: int) -> Drawing:
    """The table as a viewer sees it, that viewer's forest last; without a viewer's seat all forests alike."""
    return Drawing(teller, view, viewer)


def hint(teller: Teller, view: Table, seat: int, move: Move) -> str:
    """What a move comes to, as far as its own words do not say."""
    if move.kind == "draw":
        return teller.thing("card", pile_top(view, move.parts["pile"]))
    if move.kind not in ("place", "receive"):
        return ""
    card = view.hand[seat][move.parts["hand"]] if move.kind == "place" else view.given
    column = move.parts["column"]
    if column == view.columns[seat]:
        return teller.words.say("hint-new-column")
    level = teller.game.box.level[card]
    covered = view.forest[seat][column][level]
    if covered != NONE:
        return teller.words.say("hint-over", card=teller.thing("print", covered))
    gaps = sum(cell == NONE for cell in view.forest[seat][column])
    return teller.words.say("hint-completes" if gaps == 1 else "hint-gap")


class Drawing(TableDrawing[Marks]):
    """Forests side by side, the piles, and the viewer's forest last."""

    MARKS = MARKS
    ASCII_MARKS = ASCII_MARKS

    def __init__(self, teller: Teller, view: Table, viewer: int) -> None:
        super().__init__(teller, view, viewer)
        self.species = species_names(teller)
        self.levels = [self.say(f"level-{level}") for level in LEVEL_NAMES]
        self.letters = letters([name for pair in self.species for name in pair])

    def drawn(self, width: int) -> Iterator[RenderableType]:
        for seats, room in self.rows_of_others(NARROW, width):
            yield self.forests(seats, room)
        yield self.piles()
        if self.viewer >= 0:
            yield self.forests([self.viewer], width)
        yield meanings(self.meanings(), width)

    # Forests.

    def forests(self, seats: list[int], width: int) -> Grid:
        """Forests side by side, all framed alike."""
        roomy = width >= ROOMY
        texts = [self.storeys(seat, width - FRAME, roomy) for seat in seats]
        lines = max(text.plain.count("\n") for text in texts)
        frames = []
        for seat, text in zip(seats, texts, strict=True):
            text.append("\n" * (lines - text.plain.count("\n") + 1))
            text.append(self.hand(seat, roomy))
            frames.append(self.framed(seat, text, width, self.long_worth(seat) if roomy else ""))
        return side_by_side(frames)

    def title(self, seat: int) -> str:
        if self.view.options[MODE] == TEAMS and self.viewer >= 0 and seat == (self.viewer + 2) % self.view.players:
            return self.say("label-partner", seat=self.teller.thing("seat", seat))
        return super().title(seat)

    def long_worth(self, seat: int) -> str:
        """The points as they are now, and why the last column brings none."""
        columns = self.view.columns[seat]
        if complete(self.view, seat, columns - 1):
            return self.worth(seat)
        return self.say("label-points-incomplete", points=self.worth(seat), column=columns)

    def storeys(self, seat: int, width: int, roomy: bool) -> Text:
        """The columns, canopy on top, in as many blocks as the width asks for."""
        columns = [
            [self.heading(seat, column), *(self.place(seat, column, level, roomy) for level in range(LEVELS))]
            for column in range(self.view.columns[seat])
        ]
        if roomy:
            columns.append([Text(self.say("label-sum")), *(self.sum(seat, level) for level in range(LEVELS))])
        labels = [Text(label if roomy else label[:1], "dim") for label in ("", *self.levels)]
        blocks, block = [], [labels]
        for column in columns:
            if len(block) > 1 and sum(_width(known) + 2 for known in block) + _width(column) > width:
                blocks.append(block)
                block = [labels]
            block.append(column)
        return Text("\n").join([_side_by_side(block) for block in [*blocks, block]])

    def heading(self, seat: int, column: int) -> Text:
        """The column's number, in brackets as long as it is incomplete."""
        return Text(str(column + 1) if complete(self.view, seat, column) else f"({column + 1})", "bold")

    def place(self, seat: int, column: int, level: int, roomy: bool) -> Text:
        card = self.view.forest[seat][column][level]
        if card == NONE:
            return Text(self.marks.gap, "dim")
        text = self.face(card, roomy)
        covered = len(stack(card, self.view.beneath)) - 1
        if covered:
            text.append(f"{' ' * roomy}+{covered}", "dim")
        return text

    def sum(self, seat: int, level: int) -> Text:
        """The animals in complete columns, and whether they are as many as these."""
        full = complete_columns(self.view, seat)
        text = Text()
        for which in range(2):
            seen = animals(self.box, self.view, seat, full, level, which)
            right = self.marks.right if in_balance(seen, full) else " "
            text.append(f"{seen}{self.letters[2 * level + which]}{right} ", STYLES[which])
        return text

    # Cards.

    def face(self, card: int, roomy: bool) -> Text:
        """What a card shows: `2E 1P ✂`, or `2E1P✂` where there is little room."""
        parts = []
        level = self.box.level[card]
        for which in range(2):
            shown = self.box.animals[card][which]
            if shown:
                parts.append(Text(f"{shown}{self.letters[2 * level + which]}", STYLES[which]))
        if self.box.saw[card]:
            parts.append(Text(self.marks.saw, SAW_STYLE))
        elif self.box.animals[card] == [0, 0]:
            parts.append(Text(self.marks.blank))
        return Text(" " if roomy else "").join(parts)

    def hand(self, seat: int, roomy: bool) -> Text:
        """The cards in hand: faces where they may be seen, else the level that the back shows."""
        cards = hand(self.view, seat)
        if not cards:
            return Text(self.say("label-no-hand"), "dim")
        text = Text(f"{self.say('zone-hand'):<8}" if roomy else f"{self.marks.back} ", "dim")
        for card in cards:
            text.append(self.levels[self.box.level[card]])
            if card < BACK:
                text.append(" ")
                text.append(self.face(card, roomy))
                text.append("  ")
            text.append(" ")
        text.rstrip()
        return text

    # The middle of the table.

    def piles(self) -> Text:
        """Each pile with the level of its top card and its height; beside it what lies open in the middle."""
        solo = self.view.options[MODE] == SOLO
        text = Text(self.say("zone-piles"))
        for pile in range(piles(self.view)):
            obligatory = solo and pile == OBLIGATORY_PILE
            name = self.say("label-obligatory") if obligatory else pile + 1
            text.append(f"   {name} ", "bold")
            text.append(self.pile(pile))
        if self.view.discard != NONE:
            count = len(stack(self.view.discard, self.view.beneath))
            text.append(f"\n{self.say('label-discarded', count=count)} ")
            text.append(self.teller.thing("card", self.view.discard), "bold")
        if self.view.given != NONE:
            text.append(f"\n{self.say('label-given')} ")
            text.append(self.teller.thing("card", self.view.given), "bold")
        return text

    def pile(self, pile: int) -> str:
        top = pile_top(self.view, pile)
        if top == NONE:
            return self.say("label-pile-empty")
        level = self.box.level[top]
        return f"{self.levels[level] if level >= 0 else '?'} {self.marks.times}{self.view.height[pile]}"

    def meanings(self) -> list[tuple[str, str, str]]:
        """Every mark with its style and meaning."""
        species = [name for pair in self.species for name in pair]
        return [
            *((self.letters[number], STYLES[number % 2], name) for number, name in enumerate(species)),
            (self.marks.saw, SAW_STYLE, self.say("legend-saw")),
            (self.marks.blank, "", self.say("legend-empty")),
            ("+1", "", self.say("legend-covered")),
            ("(1)", "", self.say("legend-incomplete")),
            (self.marks.right, "", self.say("legend-balance")),
            (self.marks.back, "", self.say("legend-hand")),
        ]


def species_names(teller: Teller) -> list[tuple[str, str]]:
    """The two species of each level, in the words of the game."""
    ids = {(entry.level, entry.letter): entry.id for entry in teller.game.pack.species}
    return [
        (
            teller.words.say("animal-first", first=ids[level, "a"], a=1),
            teller.words.say("animal-second", second=ids[level, "b"], b=1),
        )
        for level in LEVEL_NAMES
    ]


def letters(names: list[str]) -> list[str]:
    """A letter for each name: its first, or the next of its consonants that is still free."""
    taken: list[str] = []
    for name in names:
        word = name.split()[-1].upper()
        wanted = [word[0], *(letter for letter in word if letter not in "AEIOU"), *ALPHABET]
        taken.append(next(letter for letter in wanted if letter in ALPHABET and letter not in taken))
    return taken


def _width(column: list[Text]) -> int:
    return max(cell.cell_len for cell in column)


def _side_by_side(block: list[list[Text]]) -> Text:
    """Columns, each listed from its heading and then from the ground up, as lines with the canopy on top."""
    lines = []
    for row in (0, *range(LEVELS, 0, -1)):
        line = Text()
        for column in block:
            cell = column[row].copy()
            cell.pad_right(_width(column) - cell.cell_len + 2)
            line.append(cell)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)
