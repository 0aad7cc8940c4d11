"""A table of Once Upon a Forest written down by hand, in TOML, and scored.

    mode = "teams"                       # or "solo"; without it everyone for themselves

    [[seat]]
    name = "Ann"                         # without it, Player 1, Player 2, ...
    columns = [["G01", "F06", "S05", "C04"], ["G14", "-", "S02", "-"]]

A column is listed from the ground up, `-` for an empty place. What the cards allow is checked: each is there once and
lies on its own level, and a forest has at most one incomplete column [15]. How the table came about is not asked.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from spinney.engine.by_hand import Scored, ScoredSeat
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.games.once.box import LEVEL_NAMES, OncePack, Species, ordered
from spinney.games.once.table import LEVELS, MODE, NONE, OPTIONS, SOLO, TEAMS

EMPTY = "-"
MODES = [choice.name for choice in OPTIONS[MODE].choices]


class Forest(NamedTuple):
    """A seat as it is written down. Columns hold numbers of cards; an incomplete one stands last, as in the rules."""

    name: str
    columns: list[list[int]]
    incomplete: int | None
    """Which column was the incomplete one, as people count."""


def scored(game: Game, data: dict[str, Any]) -> Scored:
    """Everybody's sheet and the winners; a sentence if the table cannot be."""
    known_keys(data, ("mode", "seat"), "the table")
    mode = data.get("mode", MODES[0])
    if mode not in MODES:
        raise SpinneyError(f"the mode is one of {', '.join(MODES)}, not {mode!r}.")
    forests = Reader(game.pack).forests(data.get("seat"))
    seats = [sheet(game, forest, MODES.index(mode)) for forest in forests]
    return Scored(seats, winners(seats, MODES.index(mode)))


def winners(seats: list[ScoredSeat], mode: int) -> list[str]:
    """Whoever has most, in teams whichever side; a tie is shared [26, 27]."""
    sides = 2 if mode == TEAMS else len(seats)
    sums = [sum(seat.total for seat in seats[side::sides]) for side in range(min(sides, len(seats)))]
    return [seat.name for number, seat in enumerate(seats) if sums[number % sides] == max(sums)]


# Reading what was written.


class Reader:
    """Reads seats and remembers where each card was found, because there is only one of each."""

    def __init__(self, pack: OncePack) -> None:
        self.cards = ordered(pack)
        self.numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.places: dict[str, str] = {}

    def forests(self, seats: Any) -> list[Forest]:
        if not isinstance(seats, list) or not seats or not all(isinstance(seat, dict) for seat in seats):
            raise SpinneyError("there are no seats: write [[seat]] and its columns for each player.")
        forests: list[Forest] = []
        for number, seat in enumerate(seats, 1):
            forest = self.forest(seat, number)
            if forest.name in [other.name for other in forests]:
                raise SpinneyError(f"seat {number}: there are two players of the name {forest.name!r}.")
            forests.append(forest)
        return forests

    def forest(self, seat: dict[str, Any], number: int) -> Forest:
        known_keys(seat, ("name", "columns"), f"seat {number}")
        name = seat.get("name", f"Player {number}")
        if not isinstance(name, str) or not name.strip():
            raise SpinneyError(f"seat {number}: a name is a text, not {name!r}.")
        written = seat.get("columns")
        if not isinstance(written, list):
            raise SpinneyError(f"seat {number} ({name}): columns must be a list of columns, each a list of four cards.")
        columns = [self.column(column, f"seat {number} ({name}), column {n}") for n, column in enumerate(written, 1)]
        gaps = [n for n, column in enumerate(columns, 1) if NONE in column]
        if len(gaps) > 1:
            raise SpinneyError(
                f"seat {number} ({name}): columns {gaps[0]} and {gaps[1]} are both incomplete, "
                "but a forest has at most one incomplete column (rule 15)."
            )
        return Forest(name, sorted(columns, key=lambda column: NONE in column), gaps[0] if gaps else None)

    def column(self, column: Any, where: str) -> list[int]:
        if not isinstance(column, list) or len(column) != LEVELS:
            raise SpinneyError(f"{where}: a column has four places, from the ground to the canopy, not {column!r}.")
        found = [self.card(card, level, where) for level, card in enumerate(column)]
        if found == [NONE] * LEVELS:
            raise SpinneyError(f"{where}: it is empty, but a column has at least one card.")
        return found

    def card(self, card: Any, level: int, where: str) -> int:
        if card == EMPTY:
            return NONE
        if not isinstance(card, str) or card not in self.numbers:
            raise SpinneyError(f"{where}: there is no card {card!r}.")
        number = self.numbers[card]
        if self.cards[number].level != LEVEL_NAMES[level]:
            raise SpinneyError(
                f"{where}: the card {card} belongs to the level {self.cards[number].level}, not {LEVEL_NAMES[level]}."
            )
        if card in self.places:
            raise SpinneyError(f"{where}: the card {card} lies in {self.places[card]} already.")
        self.places[card] = where
        return number


def known_keys(data: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            raise SpinneyError(f"{where} has {key!r}, which means nothing here: there are {' and '.join(known)}.")


# Scoring it.


def sheet(game: Game, forest: Forest, mode: int) -> ScoredSeat:
    """The rules' own score of a table with this forest alone."""
    table = game.table_layout.plain()
    table.players = 1
    table.options[MODE] = mode
    table.columns[0] = len(forest.columns)
    for column, cards in enumerate(forest.columns):
        table.forest[0][column] = cards[:]
    rules = game.interpreted
    numbers = rules.numbers(len(game.sheet))
    total = rules.tally(rules.box, table, 0, numbers)
    lines = dict(zip(game.sheet, numbers, strict=True))
    return ScoredSeat(forest.name, lines, total, reasons(game, forest, mode))


def reasons(game: Game, forest: Forest, mode: int) -> list[str]:
    """Where the points come from, in the order of the sheet [21 to 25]."""
    columns = [column for column in forest.columns if NONE not in column]
    full = len(columns)
    found = [f"{full} complete {'column' if full == 1 else 'columns'}, {1 if mode == SOLO else 3} each."]
    if forest.incomplete:
        found.append(f"Column {forest.incomplete} is incomplete, and nothing on it counts.")
    balanced = [entry for entry in game.pack.species if full and animals(game, columns, entry) == full]
    if balanced:
        found.append(f"As many animals as complete columns: {', '.join(entry.id for entry in balanced)}.")
    saws = [ordered(game.pack)[card].id for column in columns for card in column if game.box.saw[card]]
    if saws:
        found.append(f"Chain saws: {', '.join(saws)}.")
    return found


def animals(game: Game, columns: list[list[int]], species: Species) -> int:
    """How many animals of a species some columns show."""
    level, which = LEVEL_NAMES.index(species.level), "ab".index(species.letter)
    return sum(game.box.animals[column[level]][which] for column in columns)
