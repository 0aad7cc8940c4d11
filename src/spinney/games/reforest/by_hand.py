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

from spinney.engine.by_hand import Scored, ScoredSeat
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.layout import Record as Table
from spinney.engine.telling import Teller
from spinney.games.reforest.box import Plant, ReforestPack, metres, ordered
from spinney.games.reforest.scoring import scoring_effect, smallest_stack
from spinney.games.reforest.table import CARDS, NONE, SPACES, TAKEN
from spinney.games.reforest.texts import plant_text

MOST_SEATS = 4
ROW_NAMES = ("low", "middle", "high")


class Region(NamedTuple):
    """A seat as it is written down: numbers of cards from bottom to top, energy, visitors, cards in hand."""

    name: str
    stacks: list[list[int]]
    energy: list[int]
    visitors: list[int]
    hand: int


def scored(game: Game, data: dict[str, Any]) -> Scored:
    """Everybody's sheet and the winners; a sentence if the table cannot be."""
    known_keys(data, ["seat"], "the table")
    regions = Reader(game.pack).regions(data.get("seat"))
    seats = [sheet(game, region) for region in regions]
    best = max(seat.total for seat in seats)
    return Scored(seats, [seat.name for seat in seats if seat.total == best])


# Reading what was written.


class Reader:
    """Reads seats, and remembers which cards were found, because there are only so many."""

    def __init__(self, pack: ReforestPack) -> None:
        self.plants = {plant.id: plant for plant in pack.plant}
        self.numbers: dict[str, list[int]] = {}
        for number, plant in enumerate(ordered(pack)):
            self.numbers.setdefault(plant.id, []).append(number)
        self.visitors = {visitor.id: number for number, visitor in enumerate(pack.visitor)}
        self.owners: dict[str, str] = {}
        self.spaces = pack.space
        self.cards = 0

    def regions(self, seats: Any) -> list[Region]:
        if not isinstance(seats, list) or not seats or not all(isinstance(seat, dict) for seat in seats):
            raise SpinneyError("there are no seats: write [[seat]] and its stacks for each player.")
        if len(seats) > MOST_SEATS:
            raise SpinneyError(f"there are {len(seats)} seats, but at most {MOST_SEATS} can play.")
        regions: list[Region] = []
        for number, seat in enumerate(seats, 1):
            region = self.region(seat, number)
            if region.name in [other.name for other in regions]:
                raise SpinneyError(f"seat {number}: there are two players of the name {region.name!r}.")
            regions.append(region)
        if self.cards > CARDS:
            raise SpinneyError(f"there are {self.cards} cards on the table, but only {CARDS} in the game.")
        return regions

    def region(self, seat: dict[str, Any], number: int) -> Region:
        spaces = [space.id for space in self.spaces]
        known_keys(seat, ["name", *spaces, "visitors", "hand"], f"seat {number}")
        name = seat.get("name", f"Player {number}")
        if not isinstance(name, str) or not name.strip():
            raise SpinneyError(f"seat {number}: a name is a text, not {name!r}.")
        where = f"seat {number} ({name})"
        stacks, energy = [], []
        for at, space in enumerate(spaces):
            written = seat.get(space, {})
            if not isinstance(written, dict):
                raise SpinneyError(f"{where}, {space}: a stack is {{plants = [...], energy = 0}}, not {written!r}.")
            known_keys(written, ["plants", "energy"], f"{where}, {space}")
            stacks.append(self.stack(written.get("plants", []), at, f"{where}, {space}"))
            energy.append(self.number(written.get("energy", 0), f"{where}, {space}: energy"))
        return Region(
            name,
            stacks,
            energy,
            self.visitor_list(seat.get("visitors", []), where),
            self.number(seat.get("hand", 0), f"{where}: the hand"),
        )

    def number(self, value: Any, what: str) -> int:
        if type(value) is not int or value < 0:
            raise SpinneyError(f"{what} is a number of cards, not {value!r}.")
        self.cards += value
        return value

    def stack(self, names: Any, space: int, where: str) -> list[int]:
        if not isinstance(names, list):
            raise SpinneyError(f"{where}: plants are a list from bottom to top, not {names!r}.")
        plants = [self.plant(name, where) for name in names]
        for plant in plants:
            if self.spaces[space].row not in plant.rows:
                row = ROW_NAMES["LMH".index(self.spaces[space].row)]
                raise SpinneyError(f"{where}: {plant.name} does not grow in the {row} row (rule 25).")
        for lower, upper in pairwise(plants):
            if upper.height <= lower.height:
                raise SpinneyError(
                    f"{where}: {upper.name} ({metres(upper.height)} m) cannot cover "
                    f"{lower.name} ({metres(lower.height)} m), which is not shorter (rule 25)."
                )
            if lower.light == "sun":
                raise SpinneyError(
                    f"{where}: {lower.name} is a sun plant and cannot be in the understory: it withers (rule 34)."
                )
        return [self.take(plant, where) for plant in plants]

    def plant(self, name: Any, where: str) -> Plant:
        if not isinstance(name, str) or name not in self.plants:
            raise SpinneyError(f"{where}: there is no plant {name!r}.")
        return self.plants[name]

    def take(self, plant: Plant, where: str) -> int:
        if not self.numbers[plant.id]:
            copies = "is only one" if plant.copies == 1 else f"are only {plant.copies}"
            raise SpinneyError(f"{where}: there {copies} of {plant.name}.")
        self.cards += 1
        return self.numbers[plant.id].pop(0)

    def visitor_list(self, names: Any, where: str) -> list[int]:
        if not isinstance(names, list):
            raise SpinneyError(f"{where}: visitors are a list, not {names!r}.")
        found = []
        for name in names:
            if not isinstance(name, str) or name not in self.visitors:
                raise SpinneyError(f"{where}: there is no visitor {name!r}.")
            if name in self.owners:
                raise SpinneyError(f"{where}: the visitor {name!r} is with {self.owners[name]} already.")
            self.owners[name] = where
            found.append(self.visitors[name])
        return found


def known_keys(data: dict[str, Any], known: list[str], where: str) -> None:
    for key in data:
        if key not in known:
            raise SpinneyError(f"{where} has {key!r}, which means nothing here: there are {', '.join(known)}.")


# Scoring it.


def sheet(game: Game, region: Region) -> ScoredSeat:
    """The rules' own score of a table with this region alone."""
    table = table_of(game, region)
    rules = game.interpreted
    numbers = rules.numbers(len(game.sheet))
    total = rules.tally(rules.box, table, 0, numbers)
    lines = dict(zip(game.sheet, numbers, strict=True))
    return ScoredSeat(region.name, lines, total, reasons(game, table, region))


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


def reasons(game: Game, table: Table, region: Region) -> list[str]:
    """Where the points come from, in the order of the sheet [56]."""
    teller, plants = Teller(game), ordered(game.pack)
    found = []
    for space, stack in enumerate(region.stacks):
        if stack:
            named = ", ".join(f"{teller.thing('card', card)} {plants[card].value}" for card in stack)
            found.append(f"{game.pack.space[space].id}: {named}.")
    for space in range(SPACES):
        card = table.top[0][space]
        if card != NONE and plants[card].effect.timing == "scoring":
            points, told = scoring_effect(game.box, table, 0, space), plant_text(teller.words, plants[card])
            found.append(f"{plants[card].name} in {game.pack.space[space].id}: {points}. {told}")
    if region.visitors:
        named = ", ".join(f"{teller.thing('visitor', at)} {game.pack.visitor[at].value}" for at in region.visitors)
        found.append(f"Visitors: {named}.")
    rows = [smallest_stack(game.box, table, 0, row) for row in range(len(ROW_NAMES))]
    named = ", ".join(f"{name} {count}" for name, count in zip(ROW_NAMES, rows, strict=True))
    found.append(f"Smallest stacks, 2 for each plant: {named}.")
    return found
