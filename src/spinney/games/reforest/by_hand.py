"""A table of Reforest written down by hand, in TOML, and scored: `docs/tables/reforest.md` describes the file.

    [[seat]]
    name = "Ann"                         # without it, Player 1, Player 2, ...
    L1 = { plants = ["salal", "western-redcedar"], energy = 2 }     # from bottom to top; L1 L2 L3 M1 M2 H1
    visitors = ["black-bear"]
    hand = 5

One seat alone is a solitaire and needs to know what all plants in the game are worth [62]:

    all_plants = 66
    challenge = "hard"                   # without it, standard
    unearned = ["banana-slug"]           # only if it is hard

What the cards allow is checked: no more of them than there are, each plant in a row of its own and taller than the one
beneath, no sun plant in the understory, no hand that nobody can have [11, 16, 25, 34]. How the table came about is not
asked.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from spinney.engine.by_hand import TABLE, Scored, ScoredSeat, at_seat, check_name, known_keys, name_of
from spinney.engine.describing import capital
from spinney.engine.errors import Wrong, in_words
from spinney.engine.game import Game
from spinney.engine.telling import Teller
from spinney.engine.winning import winners
from spinney.engine.words import Name, Words
from spinney.games.reforest.box import Plant, ReforestPack, Step, metres, named, ordered, place_of
from spinney.games.reforest.ending import hand_limit
from spinney.games.reforest.scoring import points_to_beat, scoring_effect, smallest_stack
from spinney.games.reforest.table import (
    CARDS,
    CHALLENGE,
    GONE,
    HARD,
    NONE,
    ROUNDS,
    SEATS,
    SPACES,
    STANDARD,
    TAKEN,
    Table,
)
from spinney.games.reforest.texts import plant_text

EXAMPLE = "{plants = [...], energy = 0}"
CHALLENGES = {"standard": STANDARD, "hard": HARD}
SOLITAIRE = ("all_plants", "challenge", "unearned")


class Region(NamedTuple):
    """A seat as it is written down: numbers of cards from bottom to top, energy, visitors, cards in hand."""

    name: str
    stacks: list[list[int]]
    energy: list[int]
    visitors: list[int]
    hand: int


class Challenge(NamedTuple):
    """What a solitaire has to beat: the value of all plants in the game, and of these visitors if it is hard."""

    level: int
    all_plants: int
    unearned: list[int]


def scored(game: Game, data: dict[str, Any], language: str = "en") -> Scored:
    """Everybody's sheet and the winners; a sentence if the table cannot be."""
    with in_words(game.words_folder):
        known_keys(data, ["seat", *SOLITAIRE], TABLE)
        reader = Reader(game, game.words(language))
        regions = reader.regions(data.get("seat"))
        challenge = reader.challenge(data, regions)
        teller = Teller(game, language)
        seats = [sheet(game, region, teller) for region in regions]
        target = None
        if challenge is not None:
            target = to_beat(game, challenge)
            seats[0].reasons.append(target_reason(game, challenge, target, teller))
        best = winners([seat.total - (target or 0) for seat in seats], target is not None)
        return Scored(seats, [seats[seat].name for seat in best], target=target)


def written(game: Game, table: Table) -> dict[str, Any]:
    """The final table of a played game as somebody would write it down."""
    visitors = [(game.pack.visitor[table.visitor[at]].id, at) for at in range(table.visitors_up)]
    data: dict[str, Any] = {"seat": [written_seat(game, table, seat, visitors) for seat in range(table.players)]}
    if table.players == 1:
        level = table.options[CHALLENGE]
        data |= {
            "all_plants": table.target,
            "challenge": next(name for name in CHALLENGES if CHALLENGES[name] == level),
        }
        if level == HARD:
            data["unearned"] = [name for name, at in visitors if table.visitor_place[at] == GONE]
    return data


def written_seat(game: Game, table: Table, seat: int, visitors: list[tuple[str, int]]) -> dict[str, Any]:
    plants = ordered(game.pack)
    found: dict[str, Any] = {}
    for number, space in enumerate(game.pack.space):
        names: list[str] = []
        card = table.top[seat][number]
        while card != NONE:
            names.insert(0, plants[card].id)
            card = table.beneath[card]
        if names or table.stored[seat][number]:
            found[space.id] = {"plants": names, "energy": table.stored[seat][number]}
    found["visitors"] = [
        name for name, at in visitors if table.visitor_place[at] == TAKEN and table.visitor_owner[at] == seat
    ]
    return found | {"hand": table.hand_size[seat]}


# Reading what was written.


class Reader:
    """Reads seats, and remembers which cards were found, because there are only so many."""

    def __init__(self, game: Game, words: Words) -> None:
        pack: ReforestPack = game.pack
        self.game = game
        self.words = words
        self.animals = {visitor.id: visitor for visitor in pack.visitor}
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
        if len(seats) > SEATS:
            raise Wrong("hand-seats", count=len(seats), most=SEATS)
        regions: list[Region] = []
        for number, seat in enumerate(seats, 1):
            region = self.region(seat, number)
            check_name(region.name, number, [other.name for other in regions])
            regions.append(region)
        kept = self.game.box.kept[len(seats)]
        if self.cards > kept:
            raise Wrong("hand-cards", count=self.cards, most=kept, seats=len(seats))
        for number, region in enumerate(regions, 1):
            most = self.most_in_hand(region, len(seats))
            if region.hand > most:
                raise Wrong("hand-hand-most", where=at_seat(number, region.name), count=region.hand, most=most)
        return regions

    def most_in_hand(self, region: Region, seats: int) -> int:
        """How many cards a hand can have at the end [16].

        The hand limit; and after one's last turn what plants draw for visitors [51], and events for what has burned.
        In solitaire the last turn is one's own.
        """
        most = hand_limit(self.game.box, table_of(self.game, region), 0)
        if seats == 1:
            return most
        plants = ordered(self.game.pack)
        standing = {stack[-1] for stack in region.stacks if stack}
        could_burn = {card for cards in self.numbers.values() for card in cards} if sum(region.energy) else set()
        for card in standing | could_burn:
            effect = plants[card].effect
            if effect.award:
                most += len(region.visitors) * drawn(effect.do)
            if card in could_burn:
                most += sum(step.amount for step in effect.do if step.verb == "hand_limit")
        return most + (sum(drawn(event.do) for event in self.game.pack.event) if could_burn else 0)

    def challenge(self, data: dict[str, Any], regions: list[Region]) -> Challenge | None:
        """What a solitaire says besides its region; nobody else does."""
        if len(regions) > 1:
            for key in SOLITAIRE:
                if key in data:
                    raise Wrong("hand-not-alone", key=key, count=len(regions))
            return None
        level = data.get("challenge", "standard")
        if not isinstance(level, str) or level not in CHALLENGES:
            raise Wrong("hand-challenge", known=", ".join(CHALLENGES), found=repr(level))
        unearned = self.visitor_list(data.get("unearned", []), UNEARNED)
        if level != "hard" and "unearned" in data:
            raise Wrong("hand-unearned")
        if level == "hard" and len(unearned) + len(regions[0].visitors) < ROUNDS:
            raise Wrong("hand-visitors-few", count=len(unearned) + len(regions[0].visitors), least=ROUNDS)
        return Challenge(CHALLENGES[level], self.all_plants(data.get("all_plants"), regions[0]), unearned)

    def all_plants(self, value: Any, region: Region) -> int:
        """What the plants in the game are worth: those on the table, and as many others as there were."""
        if type(value) is not int:
            raise Wrong("hand-all-plants", found=repr(value))
        plants = ordered(self.game.pack)
        kept = self.game.box.kept[1]
        there = [plants[card].value for stack in region.stacks for card in stack]
        others = sorted(plants[card].value for cards in self.numbers.values() for card in cards)
        unseen = kept - len(there)
        least, most = sum(there) + sum(others[:unseen]), sum(there) + sum(others[len(others) - unseen :])
        if not least <= value <= most:
            raise Wrong("hand-all-plants-range", count=kept, least=least, most=most, found=value)
        return value

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
                visitor: Name = ("animal-name", named(self.animals[name]))
                raise Wrong("hand-visitor-taken", where=where, visitor=visitor, other=self.owners[name])
            self.owners[name] = where
            found.append(self.visitors[name])
        return found


UNEARNED: Name = ("hand-unearned-list", {})


def called(plant: Plant) -> Name:
    return "plant-name", {"id": plant.id, "name": plant.name}


def drawn(steps: list[Step]) -> int:
    """How many cards these steps draw."""
    return sum(step.amount for step in steps if step.verb == "draw")


# Scoring it.


def sheet(game: Game, region: Region, teller: Teller) -> ScoredSeat:
    """The rules' own score of a table with this region alone."""
    table = table_of(game, region)
    rules = game.interpreted
    numbers = rules.numbers(len(game.sheet))
    total = rules.score(rules.box, table, 0, numbers)
    lines = dict(zip(game.sheet, numbers, strict=True))
    return ScoredSeat(region.name, lines, total, reasons(game, table, region, teller))


def table_of(game: Game, region: Region) -> Table:
    table: Table = game.table_layout.plain()
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


def to_beat(game: Game, challenge: Challenge) -> int:
    """The target of a solitaire, by the rules' own reckoning [62]."""
    table: Table = game.table_layout.plain()
    table.target, table.options[CHALLENGE] = challenge.all_plants, challenge.level
    table.visitors_up = len(challenge.unearned)
    for at, visitor in enumerate(challenge.unearned):
        table.visitor[at], table.visitor_place[at] = visitor, GONE
    return int(points_to_beat(game.box, table))


def target_reason(game: Game, challenge: Challenge, target: int, teller: Teller) -> str:
    values = [f"{teller.thing('visitor', at)} {game.pack.visitor[at].value}" for at in challenge.unearned]
    parts = ", ".join([teller.words.say("why-all-plants", value=challenge.all_plants), *values])
    return teller.words.say("why-target", target=target, parts=parts)


def reasons(game: Game, table: Table, region: Region, teller: Teller) -> list[str]:
    """Where the points come from, in the order of the sheet [56]."""
    plants, words = ordered(game.pack), teller.words
    found = []
    for space, stack in enumerate(region.stacks):
        if stack:
            values = ", ".join(f"{teller.thing('card', card)} {plants[card].value}" for card in stack)
            found.append(f"{capital(words.name(place_of(game.pack, game.pack.space[space])))}: {values}.")
    for space in range(SPACES):
        card = table.top[0][space]
        if card != NONE and plants[card].effect.timing == "scoring":
            points, told = scoring_effect(game.box, table, 0, space), plant_text(words, plants[card])
            name, where = words.name(called(plants[card])), teller.thing("space", space)
            found.append(words.say("why-effect", plant=name, space=where, points=points, text=told))
    if region.visitors:
        values = ", ".join(f"{teller.thing('visitor', at)} {game.pack.visitor[at].value}" for at in region.visitors)
        found.append(words.say("why-visitors", visitors=values))
    low, middle, high = (smallest_stack(game.box, table, 0, row) for row in range(3))
    found.append(words.say("why-rows", low=low, middle=middle, high=high))
    return found
