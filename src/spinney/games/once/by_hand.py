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

from typing import Any, NamedTuple

from spinney.engine.by_hand import TABLE, Scored, ScoredSeat, at_seat, check_name, known_keys, name_of
from spinney.engine.errors import Wrong, in_words
from spinney.engine.game import Game
from spinney.engine.layout import Record
from spinney.engine.title import player_numbers
from spinney.engine.winning import Team, winners
from spinney.engine.words import Name, Words
from spinney.games.once.box import LEVEL_NAMES, OncePack, Species, ordered
from spinney.games.once.table import LEVELS, MODE, NONE, OPTIONS, SOLO, STARTS, Table

EMPTY = "-"
MODES = [choice.name for choice in OPTIONS[MODE].choices]
MOST_CARDS = {1: 43, 2: 32, 3: 31, 4: 30}
"""So many cards come to a forest at most, by the number of players: a start card, one in each turn of its owner, the
last one in hand, and one in each turn of the others [14]. In solo there are 21 turns and 20 obligatory cards [30]."""


class Forest(NamedTuple):
    """A seat as it is written down. Columns hold numbers of cards; an incomplete one stands last, as in the rules."""

    name: str
    columns: list[list[int]]
    numbers: list[int]
    """Which of the columns that were written each is, as people count."""

    @property
    def incomplete(self) -> int | None:
        """The number of the incomplete column, if there is one."""
        return self.numbers[-1] if self.columns and NONE in self.columns[-1] else None


def scored(game: Game, data: dict[str, Any], language: str = "en") -> Scored:
    """Everybody's sheet and the winners; a sentence if the table cannot be."""
    with in_words(game.words_folder):
        known_keys(data, ("mode", "seat"), TABLE)
        mode = data.get("mode", MODES[0])
        if mode not in MODES:
            raise Wrong("hand-mode", known=", ".join(MODES), found=repr(mode))
        words = game.words(language)
        forests = Reader(game.pack, words).forests(data.get("seat"), mode)
        seats = [sheet(game, forest, MODES.index(mode), words) for forest in forests]
        teams = game.teams(len(seats), {"mode": mode})
        won = winners([team_points(seats, teams, seat) for seat in range(len(seats))], target=False)
        return Scored(seats, [seats[seat].name for seat in won], teams)


def team_points(seats: list[ScoredSeat], teams: tuple[Team, ...], seat: int) -> int:
    """The points that count for a seat: those of its team [26, 27]."""
    return sum(seats[partner].total for team in teams if seat in team for partner in team)


def written(game: Game, table: Record) -> dict[str, Any]:
    """The final table of a played game, as somebody would write it down."""
    ids = [card.id for card in ordered(game.pack)]
    seats = [
        {"columns": [[EMPTY if card == NONE else ids[card] for card in column] for column in forest[:columns]]}
        for forest, columns in zip(table.forest, table.columns[: table.players], strict=False)
    ]
    return {"mode": MODES[table.options[MODE]], "seat": seats}


# Reading what was written.


class Reader:
    """Reads seats and remembers where each card was found, because there is only one of each."""

    def __init__(self, pack: OncePack, words: Words) -> None:
        self.words = words
        self.cards = ordered(pack)
        self.numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.places: dict[str, Name] = {}

    def forests(self, seats: Any, mode: str) -> list[Forest]:
        if not isinstance(seats, list) or not seats or not all(isinstance(seat, dict) for seat in seats):
            raise Wrong("hand-no-seats")
        players = OPTIONS[MODE].choices[MODES.index(mode)].players
        if len(seats) not in players:
            raise Wrong("hand-seats", mode=mode, players=player_numbers(players), found=len(seats))
        forests: list[Forest] = []
        for number, seat in enumerate(seats, 1):
            forest = self.forest(seat, number)
            check_name(forest.name, number, [other.name for other in forests])
            forests.append(forest)
        for number, forest in enumerate(forests, 1):
            self.check_cards(forest, at_seat(number, forest.name), len(seats))
        self.check_starts(forests)
        return forests

    def check_cards(self, forest: Forest, where: Name, players: int) -> None:
        """A forest grows from a start card on the ground, which stays or is covered, and gets only so many cards."""
        if all(column[0] == NONE for column in forest.columns):
            raise Wrong("hand-no-ground", where=where)
        shown = sum(card != NONE for column in forest.columns for card in column)
        if shown > MOST_CARDS[players]:
            raise Wrong("hand-cards", where=where, found=shown, most=MOST_CARDS[players])

    def check_starts(self, forests: list[Forest]) -> None:
        """Everybody begins with one start card; others can only have come from the piles [5, 6, 28]."""
        spare = STARTS - len(forests)
        more = 0
        for forest in forests:
            shown = sum(self.cards[column[0]].start for column in forest.columns if column[0] != NONE)
            more += max(shown - 1, 0)
        if more > spare:
            raise Wrong("hand-starts", found=more, spare=spare)

    def forest(self, seat: dict[str, Any], number: int) -> Forest:
        known_keys(seat, ("name", "columns"), at_seat(number))
        name = name_of(seat, number, self.words.say("seat", number=number))
        where, written = at_seat(number, name), seat.get("columns")
        if not isinstance(written, list):
            raise Wrong("hand-columns", where=where)
        columns = [
            self.column(column, ("hand-in-column", {"where": where, "column": n}))
            for n, column in enumerate(written, 1)
        ]
        gaps = [n for n, column in enumerate(columns, 1) if NONE in column]
        if len(gaps) > 1:
            raise Wrong("hand-incomplete", where=where, first=gaps[0], second=gaps[1])
        order = sorted(range(len(columns)), key=lambda n: NONE in columns[n])
        return Forest(name, [columns[n] for n in order], [n + 1 for n in order])

    def column(self, column: Any, where: Name) -> list[int]:
        if not isinstance(column, list) or len(column) != LEVELS:
            raise Wrong("hand-places", where=where, found=repr(column))
        found = [self.card(card, level, where) for level, card in enumerate(column)]
        if found == [NONE] * LEVELS:
            raise Wrong("hand-empty", where=where)
        return found

    def card(self, card: Any, level: int, where: Name) -> int:
        if card == EMPTY:
            return NONE
        if not isinstance(card, str) or card not in self.numbers:
            raise Wrong("hand-no-card", where=where, found=repr(card))
        number = self.numbers[card]
        own = self.cards[number].level
        if own != LEVEL_NAMES[level]:
            raise Wrong("hand-level", where=where, card=card, own=own, level=LEVEL_NAMES[level])
        if card in self.places:
            raise Wrong("hand-twice", where=where, card=card, there=self.places[card])
        self.places[card] = where
        return number


# Scoring it.


def sheet(game: Game, forest: Forest, mode: int, words: Words) -> ScoredSeat:
    """The rules' own score of a table with this forest alone."""
    table: Table = game.table_layout.plain()
    table.players = 1
    table.options[MODE] = mode
    table.columns[0] = len(forest.columns)
    for column, cards in enumerate(forest.columns):
        table.forest[0][column] = cards[:]
    rules = game.interpreted
    numbers = rules.numbers(len(game.sheet))
    total = rules.score(rules.box, table, 0, numbers)
    lines = dict(zip(game.sheet, numbers, strict=True))
    return ScoredSeat(forest.name, lines, total, reasons(game, forest, mode, words))


def reasons(game: Game, forest: Forest, mode: int, words: Words) -> list[str]:
    """Where the points come from, in the order of the sheet [21 to 25]."""
    columns = [column for column in forest.columns if NONE not in column]
    full = len(columns)
    found = [words.say("why-columns", n=full, points=1 if mode == SOLO else 3)]
    if forest.incomplete:
        found.append(words.say("why-incomplete", column=forest.incomplete))
    balanced = [entry for entry in game.pack.species if full and animals(game, columns, entry) == full]
    if balanced:
        found.append(words.say("why-species", species=", ".join(animal(entry, words) for entry in balanced)))
    saws = [
        words.say("why-saw", column=forest.numbers[column], level=LEVEL_NAMES[level])
        for column, cards in enumerate(columns)
        for level, card in enumerate(cards)
        if game.box.saw[card]
    ]
    if saws:
        found.append(words.say("why-saws", places=", ".join(saws)))
    return found


def animal(species: Species, words: Words) -> str:
    """The animals of a species, as cards name several of them."""
    if species.letter == "a":
        return words.say("animal-first", first=species.id, a=2)
    return words.say("animal-second", second=species.id, b=2)


def animals(game: Game, columns: list[list[int]], species: Species) -> int:
    """How many animals of a species some columns show."""
    level, which = LEVEL_NAMES.index(species.level), "ab".index(species.letter)
    return sum(game.box.animals[column[level]][which] for column in columns)
