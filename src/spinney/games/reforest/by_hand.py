"""A table of Reforest written down by hand, in TOML, and scored.

    [[seat]]
    name = "Ann"                         # without it, Player 1, Player 2, ...
    L1 = { plants = ["salal", "western-redcedar"], energy = 2 }     # from bottom to top; L1 L2 L3 M1 M2 H1
    visitors = ["black-bear"]
    hand = 5

What the cards allow is checked: no more copies of a plant than there are, each plant in a row of its own and taller
than the one beneath, no sun plant in the understory [25, 34]. How the table came about is not asked.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from spinney.engine.by_hand import TABLE, Scored, ScoredSeat, at_seat, check_name, known_keys, name_of
from spinney.engine.errors import Wrong, in_words
from spinney.engine.game import Game
from spinney.engine.layout import Record as Table
from spinney.engine.telling import Teller
from spinney.engine.words import Name, Words
from spinney.games.reforest.box import Plant, ReforestPack, metres, ordered
from spinney.games.reforest.scoring import scoring_effect, smallest_stack
from spinney.games.reforest.table import CARDS, NONE, SPACES, TAKEN
from spinney.games.reforest.texts import plant_text

EXAMPLE = "{plants = [...], energy = 0}"
MOST_SEATS = 4


class Region(NamedTuple):
    """A seat as it is written down: numbers of cards from bottom to top, energy, visitors, cards in hand."""

    name: str
    stacks: list[list[int]]
    energy: list[int]
    visitors: list[int]
    hand: int


def scored(game: Game, data: dict[str, Any], language: str = "en") -> Scored:
    """Everybody's sheet and the winners; a sentence if the table cannot be."""
    with in_words(game.words_folder):
        known_keys(data, ["seat"], TABLE)
        regions = Reader(game.pack, game.words(language)).regions(data.get("seat"))
        teller = Teller(game, language)
        seats = [sheet(game, region, teller) for region in regions]
        best = max(seat.total for seat in seats)
        return Scored(seats, [seat.name for seat in seats if seat.total == best])


# Reading what was written.


class Reader:
    """Reads seats, and remembers which cards were found, because there are only so many."""

    def __init__(self, pack: ReforestPack, words: Words) -> None:
        self.words = words
        self.plants = {plant.id: plant for plant in pack.plant}
        self.numbers: dict[str, list[int]] = {}
        for number, plant in enumerate(ordered(pack)):
            self.numbers.setdefault(plant.id, []).append(number)
        self.visitors = {visitor.id: number for number, visitor in enumerate(pack.visitor)}
        self.owners: dict[str, Name] = {}
        self.spaces = pack.space
        self.cards = 0

    def regions(self, seats: Any) -> list[Region]:
        if not isinstance(seats, list) or not seats or not all(isinstance(seat, dict) for seat in seats):
            raise Wrong("hand-no-seats")
        if len(seats) > MOST_SEATS:
            raise Wrong("hand-seats", count=len(seats), most=MOST_SEATS)
        regions: list[Region] = []
        for number, seat in enumerate(seats, 1):
            region = self.region(seat, number)
            check_name(region.name, number, [other.name for other in regions])
            regions.append(region)
        if self.cards > CARDS:
            raise Wrong("hand-cards", count=self.cards, most=CARDS)
        return regions

    def region(self, seat: dict[str, Any], number: int) -> Region:
        spaces = [space.id for space in self.spaces]
        known_keys(seat, ["name", *spaces, "visitors", "hand"], at_seat(number))
        name = name_of(seat, number, self.words.say("seat", number=number))
        where = at_seat(number, name)
        stacks, energy = [], []
        for at, space in enumerate(spaces):
            written = seat.get(space, {})
            here: Name = ("hand-in-space", {"where": where, "space": space})
            if not isinstance(written, dict):
                raise Wrong("hand-stack", where=here, example=EXAMPLE, found=repr(written))
            known_keys(written, ["plants", "energy"], here)
            stacks.append(self.stack(written.get("plants", []), at, here))
            energy.append(self.number(written.get("energy", 0), ("hand-energy", {"where": here})))
        return Region(
            name,
            stacks,
            energy,
            self.visitor_list(seat.get("visitors", []), where),
            self.number(seat.get("hand", 0), ("hand-hand", {"where": where})),
        )

    def number(self, value: Any, what: Name) -> int:
        if type(value) is not int or value < 0:
            raise Wrong("hand-count", what=what, found=repr(value))
        self.cards += value
        return value

    def stack(self, names: Any, space: int, where: Name) -> list[int]:
        if not isinstance(names, list):
            raise Wrong("hand-plants", where=where, found=repr(names))
        plants = [self.plant(name, where) for name in names]
        for plant in plants:
            if self.spaces[space].row not in plant.rows:
                raise Wrong("hand-row", where=where, plant=called(plant), row=self.spaces[space].row)
        for lower, upper in pairwise(plants):
            if upper.height <= lower.height:
                tall, short = metres(upper.height), metres(lower.height)
                raise Wrong("hand-cover", where=where, upper=called(upper), tall=tall, lower=called(lower), short=short)
            if lower.light == "sun":
                raise Wrong("hand-sun", where=where, plant=called(lower))
        return [self.take(plant, where) for plant in plants]

    def plant(self, name: Any, where: Name) -> Plant:
        if not isinstance(name, str) or name not in self.plants:
            raise Wrong("hand-no-plant", where=where, found=repr(name))
        return self.plants[name]

    def take(self, plant: Plant, where: Name) -> int:
        if not self.numbers[plant.id]:
            raise Wrong("hand-copies", where=where, copies=plant.copies, plant=called(plant))
        self.cards += 1
        return self.numbers[plant.id].pop(0)

    def visitor_list(self, names: Any, where: Name) -> list[int]:
        if not isinstance(names, list):
            raise Wrong("hand-visitors", where=where, found=repr(names))
        found = []
        for name in names:
            if not isinstance(name, str) or name not in self.visitors:
                raise Wrong("hand-no-visitor", where=where, found=repr(name))
            if name in self.owners:
                raise Wrong("hand-visitor-taken", where=where, visitor=name, other=self.owners[name])
            self.owners[name] = where
            found.append(self.visitors[name])
        return found


def called(plant: Plant) -> Name:
    return "plant-name", {"id": plant.id, "name": plant.name}


# Scoring it.


def sheet(game: Game, region: Region, teller: Teller) -> ScoredSeat:
    """The rules' own score of a table with this region alone."""
    table = table_of(game, region)
    rules = game.interpreted
    numbers = rules.numbers(len(game.sheet))
    total = rules.tally(rules.box, table, 0, numbers)
    lines = dict(zip(game.sheet, numbers, strict=True))
    return ScoredSeat(region.name, lines, total, reasons(game, table, region, teller))


def table_of(game: Game, region: Region) -> Table:
    table = game.table_layout.plain()
    table.players = 1
    table.hand_size[0] = region.hand
    table.energy_size[0] = sum(region.energy)
    table.beneath[:] = [NONE] * CARDS
    for space, stack in enumerate(region.stacks):
        table.top[0][space] = NONE
        table.plants[0][space] = len(stack)
        table.stored[0][space] = region.energy[space]
        table.occupied[0] |= (len(stack) > 0) << space
        for card in stack:
            table.beneath[card] = table.top[0][space]
            table.top[0][space] = card
    table.visitors_up = len(region.visitors)
    for at, visitor in enumerate(region.visitors):
        table.visitor[at], table.visitor_place[at] = visitor, TAKEN
    return table


def reasons(game: Game, table: Table, region: Region, teller: Teller) -> list[str]:
    """Where the points come from, in the order of the sheet [56]."""
    plants, words = ordered(game.pack), teller.words
    found = []
    for space, stack in enumerate(region.stacks):
        if stack:
            named = ", ".join(f"{teller.thing('card', card)} {plants[card].value}" for card in stack)
            found.append(f"{game.pack.space[space].id}: {named}.")
    for space in range(SPACES):
        card = table.top[0][space]
        if card != NONE and plants[card].effect.timing == "scoring":
            points, told = scoring_effect(game.box, table, 0, space), plant_text(words, plants[card])
            name, where = words.name(called(plants[card])), game.pack.space[space].id
            found.append(words.say("why-effect", plant=name, space=where, points=points, text=told))
    if region.visitors:
        named = ", ".join(f"{teller.thing('visitor', at)} {game.pack.visitor[at].value}" for at in region.visitors)
        found.append(words.say("why-visitors", visitors=named))
    low, middle, high = (smallest_stack(game.box, table, 0, row) for row in range(3))
    found.append(words.say("why-rows", low=low, middle=middle, high=high))
    return found
