"""A table of Once Upon a Forest written down by hand, in TOML, and scored.

    mode = "teams"                       # or "solo"; without it everyone for themselves

    [[seat]]
    name = "Ann"                         # without it, Player 1, Player 2, ...
    columns = [["G01", "F06", "S05", "C04"], ["G14", "-", "S02", "-"]]

A column is listed from the ground up, `-` for an empty place. What cards and rules do not allow is refused: each card
is there once and lies on its own level; a forest has at most one incomplete column [15], begins with a start card [5],
has no more of those than it can have got [6], and no more cards than come to it in a game [14, 30].
"""

from __future__ import annotations

from typing import Any

from spinney.engine.by_hand import HandSeat, HandTable, Minding, Scorer
from spinney.engine.errors import Wrong
from spinney.engine.layout import Row
from spinney.engine.telling import Teller
from spinney.engine.title import Title
from spinney.engine.words import Name, Words
from spinney.games.once.box import LEVEL_NAMES, Box, Card, Species, ordered
from spinney.games.once.scoring import animals, column_worth, complete_columns, in_balance
from spinney.games.once.table import COLUMNS, LEVELS, MODE, NONE, OPTIONS, STANDARD, STARTS, Table

EMPTY = "-"
MODES = [choice.name for choice in OPTIONS[MODE].choices]
MOST_CARDS = {1: 43, 2: 32, 3: 31, 4: 30}
"""So many cards come to a forest at most, by the number of players: a start card, one in each turn of its owner, the
last one in hand, and one in each turn of the others [14]. In solo there are 21 turns and 20 obligatory cards [30]."""


class Forest(HandSeat):
    columns: list[tuple[str, str, str, str]]

    def order(self) -> list[int]:
        """The columns as the rules keep them: the incomplete one stands last."""
        return sorted(range(len(self.columns)), key=lambda column: EMPTY in self.columns[column])


class Forests(HandTable[Forest]):
    mode: str = MODES[STANDARD]

    def choices(self) -> dict[str, str]:
        return {"mode": self.mode}


def written(game: Title, table: Table) -> dict[str, Any]:
    """The final table of a played game, as somebody would write it down."""
    ids = [card.id for card in ordered(game.pack)]
    seats = [
        {"columns": [[EMPTY if card == NONE else ids[card] for card in column] for column in forest[:columns]]}
        for forest, columns in zip(table.forest, table.columns[: table.players], strict=False)
    ]
    return {"mode": MODES[table.options[MODE]], "seat": seats}


# Laying it out.


def lay_out(game: Title, box: Box, table: Table, hand: Forests, minding: Minding) -> None:
    reader = Reader(ordered(game.pack), minding)
    for seat, where, forest in hand.seats():
        columns = [
            reader.column(column, ("hand-in-column", {"where": where, "column": number}))
            for number, column in enumerate(forest.columns, 1)
        ]
        gaps = [number for number, column in enumerate(columns, 1) if NONE in column]
        if len(gaps) > 1:
            minding.impossible(Wrong("hand-incomplete", where=where, first=gaps[0], second=gaps[1]))
        if len(columns) > COLUMNS:
            minding.impossible(Wrong("hand-columns", where=where, found=len(columns), most=COLUMNS))
        table.columns[seat] = min(len(columns), COLUMNS)
        for at, column in enumerate(forest.order()[:COLUMNS]):
            table.forest[seat][at] = columns[column]
        check_cards(columns, where, table.players, minding)
    check_starts(box, table, minding)


class Reader:
    """Reads columns: there is only one of each card, and it is noted where each of them lies."""

    def __init__(self, cards: list[Card], minding: Minding) -> None:
        self.cards = cards
        self.numbers = {card.id: number for number, card in enumerate(cards)}
        self.minding = minding
        self.places: dict[str, Name] = {}

    def column(self, column: tuple[str, ...], where: Name) -> Row:
        """The cards of a column by number."""
        if column == (EMPTY,) * LEVELS:
            self.minding.missing(Wrong("hand-empty", where=where))
        return [self.card(card, level, where) for card, level in zip(column, LEVEL_NAMES, strict=True)]

    def card(self, card: str, level: str, where: Name) -> int:
        if card == EMPTY:
            return NONE
        if card not in self.numbers:
            self.minding.impossible(Wrong("hand-no-card", where=where, found=repr(card)))
            return NONE
        number = self.numbers[card]
        if self.cards[number].level != level:
            self.minding.impossible(
                Wrong("hand-level", where=where, card=card, own=self.cards[number].level, level=level)
            )
        if card in self.places:
            self.minding.impossible(Wrong("hand-twice", where=where, card=card, there=self.places[card]))
        self.places.setdefault(card, where)
        return number


def check_cards(columns: list[Row], where: Name, players: int, minding: Minding) -> None:
    """A forest grows from a start card on the ground, which stays or is covered, and gets only so many cards."""
    if all(column[0] == NONE for column in columns):
        minding.missing(Wrong("hand-no-ground", where=where))
    shown = sum(card != NONE for column in columns for card in column)
    if shown > MOST_CARDS[players]:
        minding.impossible(Wrong("hand-cards", where=where, found=shown, most=MOST_CARDS[players]))


def check_starts(box: Box, table: Table, minding: Minding) -> None:
    """Everybody begins with one start card; others can only have come from the piles [5, 6, 28]."""
    more, spare = 0, STARTS - table.players
    for forest in table.forest[: table.players]:
        shown = sum(box.is_start[ground] for ground, *_ in forest if ground != NONE)
        more += max(shown - 1, 0)
    if more > spare:
        minding.impossible(Wrong("hand-starts", found=more, spare=spare))


# Where the points come from.


def reasons(teller: Teller, box: Box, table: Table, hand: Forests, seat: int) -> list[str]:
    """In the order of the sheet [21 to 25]."""
    words, full = teller.words, complete_columns(table, seat)
    numbers = [column + 1 for column in hand.seat[seat].order()]
    found = [words.say("why-columns", n=full, points=column_worth(table))]
    found += [words.say("why-incomplete", column=column) for column in numbers[full:]]
    balanced = []
    for species in teller.game.pack.species:
        level, which = LEVEL_NAMES.index(species.level), "ab".index(species.letter)
        if in_balance(animals(box, table, seat, full, level, which), full):
            balanced.append(animal(species, words))
    if balanced:
        found.append(words.say("why-species", species=", ".join(balanced)))
    saws = [
        words.say("why-saw", column=numbers[column], level=LEVEL_NAMES[level])
        for column in range(full)
        for level, card in enumerate(table.forest[seat][column])
        if box.saw[card]
    ]
    if saws:
        found.append(words.say("why-saws", places=", ".join(saws)))
    return found


def animal(species: Species, words: Words) -> str:
    """The animals of a species, as cards name several of them."""
    if species.letter == "a":
        return words.say("animal-first", first=species.id, a=2)
    return words.say("animal-second", second=species.id, b=2)


scored = Scorer(Forests, lay_out, reasons)
