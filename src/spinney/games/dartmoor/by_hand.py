"""A table of Dartmoor written down by hand, in TOML: `example.toml` is one, `docs/tables/dartmoor.md` explains it.

What the rules allow is checked: every dweller at its side of a stand that takes it, no more copies than there are. Tree
symbols are taken as they are stated, and how the table came about is not asked.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from spinney.engine.by_hand import TABLE, Scored, ScoredSeat, at_seat, check_name, known_keys, name_of
from spinney.engine.errors import Wrong, in_words
from spinney.engine.game import Game
from spinney.engine.layout import Record
from spinney.engine.words import Name, Words
from spinney.games.dartmoor import phrases, scoring
from spinney.games.dartmoor.box import TERMS, DartmoorPack, Face, faces, ids, named
from spinney.games.dartmoor.forest import add_up, moor_stand
from spinney.games.dartmoor.scoring import half_of
from spinney.games.dartmoor.table import (
    BOTTOM,
    CARDS,
    CAVES,
    CUCKOO,
    LEFT,
    NONE,
    OPTIONS,
    PLAYERS,
    RETURNED,
    RIGHT,
    SECOND_BOTTOM,
    SECOND_TOP,
    SLOTS,
    STANDS,
    SYMBOLS,
    TOP,
    TREE_SYMBOLS,
    UNIVERSAL,
    WHOLE,
    Table,
)
from spinney.games.dartmoor.telling import stand_name
from spinney.games.dartmoor.texts import Texts

UNIVERSAL_MOOR = "universal-moor"
SIDES = ("top", "bottom", "left", "right")
SLOTS_OF = {"top": (TOP, SECOND_TOP), "bottom": (BOTTOM, SECOND_BOTTOM), "left": (LEFT,), "right": (RIGHT,)}
CAVE_EXAMPLE = "{ number = 4, cards = 12 }"


@dataclass
class Card:
    """A card as it is written down: the number of its species, and of its tree symbol if that is stated."""

    species: int
    colour: int


@dataclass
class Stand:
    card: Card
    sides: dict[str, list[Card]]


@dataclass
class Seat:
    name: str
    cave: int
    cave_cards: int
    stands: list[Stand] = field(default_factory=list)


def scored(game: Game, data: dict[str, Any], language: str = "en") -> Scored:
    """Everybody's sheet and the winners; a sentence if the table cannot be."""
    words = game.words(language)
    with in_words(game.words_folder):
        seats = read(game, data, words)
    table = laid_out(game, seats)
    sheets = [Counting(game, table, number, seat, words).sheet() for number, seat in enumerate(seats)]
    most = max(sheet.total for sheet in sheets)
    return Scored(sheets, [sheet.name for sheet in sheets if sheet.total == most])


# Reading what was written.


def read(game: Game, data: dict[str, Any], words: Words) -> list[Seat]:
    known_keys(data, ("cuckoo", "seat"), TABLE)
    choices = [choice.name for choice in OPTIONS[CUCKOO].choices]
    cuckoo = data.get("cuckoo", choices[0])
    if cuckoo not in choices:
        raise Wrong("hand-cuckoo", known=", ".join(choices), found=repr(cuckoo))
    return Reader(game, cuckoo == choices[0], words).seats(data.get("seat"))


class Reader:
    """Reads a table, and refuses what cannot be."""

    def __init__(self, game: Game, one_cuckoo: bool, words: Words) -> None:
        self.words = words
        self.pack: DartmoorPack = game.pack
        self.box = game.box
        self.ids = ids(game.pack)
        self.one_cuckoo = one_cuckoo
        self.what = phrases.what_of(self.ids)
        self.colours: dict[int, int] = {
            self.box.half_species[2 * card]: self.box.half_colour[2 * card] for card in range(WHOLE)
        }
        self.counted: Counter[int] = Counter()

    def seats(self, written: Any) -> list[Seat]:
        if not isinstance(written, list) or not written or not all(isinstance(seat, dict) for seat in written):
            raise Wrong("hand-no-seats")
        if len(written) not in PLAYERS:
            raise Wrong("hand-seats", count=len(written), least=min(PLAYERS), most=max(PLAYERS))
        seats = [self.seat(seat, number) for number, seat in enumerate(written, 1)]
        for number, seat in enumerate(seats):
            check_name(seat.name, number + 1, [other.name for other in seats[:number]])
            for other in seats[:number]:
                if seat.cave == other.cave != NONE:
                    where = at_seat(number + 1, seat.name)
                    raise Wrong("hand-cave-taken", where=where, other=other.name, cave=seat.cave + 1)
        self.check_counts(seats)
        return seats

    def check_counts(self, seats: list[Seat]) -> None:
        for number, count in self.counted.items():
            copies = self.pack.species[number].copies if number < UNIVERSAL else STANDS - WHOLE
            if count > copies:
                raise Wrong("hand-copies", count=count, species=self.called(number), most=copies)
        cards = sum(self.counted.values()) + sum(seat.cave_cards for seat in seats)
        dealt = CARDS - RETURNED * (max(PLAYERS) - len(seats))
        if cards > dealt:
            raise Wrong("hand-cards", count=cards, most=dealt, players=len(seats))

    def called(self, species: int) -> Name:
        return ("universal-moor", {}) if species == UNIVERSAL else (f"species-{self.ids[species]}", {})

    def seat(self, written: dict[str, Any], number: int) -> Seat:
        known_keys(written, ("name", "cave", "stand"), at_seat(number))
        name = name_of(written, number, self.words.say("seat", number=number))
        where = at_seat(number, name)
        seat = Seat(name, *self.cave(written.get("cave", {"cards": 0}), where))
        stands = written.get("stand", [])
        if not isinstance(stands, list) or not all(isinstance(stand, dict) for stand in stands):
            raise Wrong("hand-stands", where=where)
        seat.stands = [
            self.stand(stand, ("hand-at-stand", {"where": where, "stand": which}))
            for which, stand in enumerate(stands, 1)
        ]
        return seat

    def cave(self, written: Any, where: Name) -> tuple[int, int]:
        """The number of a cave from 0, and the cards in it."""
        if not isinstance(written, dict):
            raise Wrong("hand-cave", where=where, example=CAVE_EXAMPLE, found=repr(written))
        known_keys(written, ("number", "cards"), ("hand-in-cave", {"where": where}))
        number, cards = written.get("number", 0), written.get("cards", 0)
        if type(number) is not int or not 0 <= number <= CAVES or (number == 0 and "number" in written):
            raise Wrong("hand-cave-number", where=where, most=CAVES, found=repr(number))
        if type(cards) is not int or cards < 0:
            raise Wrong("hand-cave-cards", where=where, found=repr(cards))
        return number - 1, cards

    def stand(self, written: dict[str, Any], where: Name) -> Stand:
        known_keys(written, ("species", *SIDES), where)
        if "species" not in written:
            raise Wrong("hand-no-stand", where=where)
        card = self.card(written["species"], where, ("tree", "shrub", "moor"), "stand")
        sides = {side: self.dwellers(written.get(side, []), where, side) for side in SIDES}
        self.check_places(card, sides, where)
        return Stand(card, sides)

    def dwellers(self, written: Any, where: Name, side: str) -> list[Card]:
        if not isinstance(written, list):
            raise Wrong("hand-dwellers", where=where, side=side)
        part = side if side in ("top", "bottom") else "side"
        return [self.card(text, where, (part,), side) for text in written]

    def card(self, text: Any, where: Name, parts: tuple[str, ...], place: str) -> Card:
        if not isinstance(text, str):
            raise Wrong("hand-card", where=where, found=repr(text))
        name, colon, colour = text.partition(":")
        if colon and colour not in TREE_SYMBOLS:
            raise Wrong("hand-symbol", where=where, card=text, known=", ".join(TREE_SYMBOLS), found=colour)
        if name == UNIVERSAL_MOOR and "moor" in parts:
            if colon:
                raise Wrong("hand-universal", where=where)
            self.counted[UNIVERSAL] += 1
            return Card(UNIVERSAL, NONE)
        if name not in self.ids:
            raise Wrong("hand-no-species", where=where, species=name)
        number = self.ids.index(name)
        species = self.pack.species[number]
        if species.part not in parts:
            raise Wrong("hand-part", where=where, species=self.called(number), place=place, part=species.part)
        self.counted[number] += 1
        if species.part == "tree":
            return Card(number, self.tree_colour(number, colour, where))
        return Card(number, TREE_SYMBOLS.index(colour) if colon else NONE)

    def tree_colour(self, number: int, stated: str, where: Name) -> int:
        """A tree bears its own symbol."""
        own = TREE_SYMBOLS[self.colours[number]]
        if stated not in ("", own):
            raise Wrong("hand-own-symbol", where=where, species=self.called(number), own=own, found=stated)
        return self.colours[number]

    # Who may be where [19 to 24].

    def check_places(self, stand: Card, sides: dict[str, list[Card]], where: Name) -> None:
        moor = bool(self.box.kinds[stand.species] & self.what("moor"))
        for side, cards in sides.items():
            for card in cards:
                self.check_place(card.species, moor, where)
            if moor and side in ("left", "right") and cards:
                raise Wrong("hand-no-side", where=where, side=side)
        below = sides["bottom"]
        if len(below) > (2 if moor else 1):
            raise Wrong("hand-below", where=where, count=len(below), most=2 if moor else 1)
        self.check_top(sides["top"], below, moor, where)
        if not moor:
            self.check_sides(sides, where)

    def check_place(self, species: int, moor: bool, where: Name) -> None:
        place = self.pack.species[species].place
        kind = phrases.place(place, self.what)[0] if place else phrases.ANYWHERE
        if kind == phrases.IN_MOOR and not moor:
            raise Wrong("hand-in-moor", where=where, species=self.called(species))
        if kind == phrases.OVER_ANOTHER and moor:
            raise Wrong("hand-at-tree", where=where, species=self.called(species))

    def check_top(self, cards: list[Card], below: list[Card], moor: bool, where: Name) -> None:
        """Cuckoos share the slot of another bird, dragonflies slots above Water Soldiers."""
        over = [card for card in cards if self.goes_over(card)]
        if over and not any(self.box.covered[card.species] for card in cards):
            raise Wrong("hand-lone-cuckoo", where=where)
        if len(over) > 1 and self.one_cuckoo:
            raise Wrong("hand-cuckoos", where=where)
        sharing = [card for card in cards if self.box.sharing[card.species]]
        opened = any(self.box.opens_top[card.species] for card in below)
        slots = len(cards) - len(over) - len(sharing) + (min(1, len(sharing)) if opened else len(sharing))
        if slots > (2 if moor else 1):
            raise Wrong("hand-crowded-top", where=where)

    def goes_over(self, card: Card) -> bool:
        place = self.pack.species[card.species].place
        return bool(place) and phrases.place(place, self.what)[0] == phrases.OVER_ANOTHER

    def check_sides(self, sides: dict[str, list[Card]], where: Name) -> None:
        """One dweller a side; beside a Badger any number of rabbits more."""
        joining = [
            phrases.permanent(self.pack.species[card.species].permanent, self.what)[1]
            for card in (*sides["left"], *sides["right"])
            if self.box.opens_sides[card.species]
        ]
        for side in ("left", "right"):
            crowd = [card for card in sides[side] if not any(named(self.box, card.species, what) for what in joining)]
            if len(crowd) > 1:
                raise Wrong("hand-crowded-side", where=where, side=side)


# Scoring it.


def laid_out(game: Game, seats: list[Seat]) -> Record:
    """A table with these forests: as much of one as scoring looks at."""
    table: Table = game.table_layout.plain()
    table.players = len(seats)
    for number, seat in enumerate(seats):
        table.cave[number] = seat.cave
        table.cave_size[number] = seat.cave_cards
        for stand in seat.stands:
            table.stand_owner[table.stands] = number
            table.stand_species[table.stands] = stand.card.species
            add_up(game.box, table, number, stand.card.species, stand.card.colour)
            moor = moor_stand(game.box, table, table.stands)
            for side, cards in stand.sides.items():
                slots = SLOTS_OF[side] if moor else SLOTS_OF[side][:1]
                for i, card in enumerate(cards):
                    table.crowd[table.stands][slots[min(i, len(slots) - 1)]] += 1
                    add_up(game.box, table, number, card.species, card.colour)
            table.stands += 1
    return table


class Counting:
    """One seat's points, card by card."""

    def __init__(self, game: Game, table: Table, number: int, seat: Seat, words: Words) -> None:
        self.box = game.box
        self.table = table
        self.number = number
        self.seat = seat
        self.pack: DartmoorPack = game.pack
        self.words = words
        self.texts = Texts(words, ids(game.pack))
        self.lines = dict.fromkeys(game.sheet, 0)
        self.reasons: list[str] = []

    def sheet(self) -> ScoredSeat:
        first = list(self.table.stand_owner[: self.table.stands]).index(self.number) if self.seat.stands else 0
        for which, stand in enumerate(self.seat.stands):
            self.count(stand.card, first + which, "")
            for side, cards in stand.sides.items():
                for card in cards:
                    self.count(card, first + which, side)
        self.count_together()
        self.count_cave()
        return ScoredSeat(self.seat.name, self.lines, sum(self.lines.values()), self.reasons)

    def name(self, species: int) -> str:
        return self.words.say(f"species-{self.pack.species[species].id}")

    def named_at(self, species: int, stand: int, side: str) -> str:
        """A stand by its name, a dweller with its side of that."""
        at = stand_name(self.words, self.pack, self.table, stand)
        return self.words.say("why-at", species=self.name(species), stand=at, side=side) if side else at

    def add(self, line: int, points: int, reason: str) -> None:
        self.lines[scoring.SHEET[line]] += points
        self.reasons.append(f"{reason} = {points}.")

    def count(self, card: Card, stand: int, side: str) -> None:
        box, species = self.box, card.species
        if species == UNIVERSAL or box.payoff[species][0] in (phrases.TOGETHER, phrases.IN_SETS):
            return
        slot = BOTTOM if side == "bottom" else TOP
        points = scoring.points_at(box, self.table, self.number, species, card.colour, stand, slot)
        told = " + ".join(self.term(card, stand, term) for term in range(TERMS) if self.has(species, term))
        if scoring.doubled(box, self.table, species, stand, slot):
            told = self.words.say("why-twice", told=told, stand=self.name(self.table.stand_species[stand]))
        self.add(box.line[species], points, f"{self.named_at(species, stand, side)}: {told}")

    def has(self, species: int, term: int) -> bool:
        return term == 0 or bool(self.box.points[species][term])

    def term(self, card: Card, stand: int, term: int) -> str:
        """Where the points of a term come from: `3 bats x 3`."""
        box, species = self.box, card.species
        measure, about = box.measure[species][term], box.about[species][term]
        payoff, points, need = box.payoff[species][term], box.points[species][term], box.need[species][term]
        found = scoring.measured(box, self.table, self.number, measure, about, card.colour, stand)
        got = scoring.term_points(box, self.table, self.number, species, term, card.colour, stand)
        if measure == phrases.ONCE:
            return str(points)
        if measure == phrases.IS_MOST:
            most = self.words.say("why-most", most="yes" if found else "no", things=self.things(about, 2))
            return f"{got}, {most}"
        if measure == phrases.IS_FULL:
            return f"{got}, {self.words.say('why-full', full='yes' if found else 'no')}"
        if measure == phrases.IS_IN_MOOR:
            return f"{got}, {self.words.say('why-in-moor', moor='yes' if found else 'no')}"
        told = self.measure(measure, about, card, found)
        if payoff == phrases.TIMES:
            return f"{told} x {points}"
        if payoff == phrases.AT_LEAST:
            return f"{got}, {self.words.say('why-of', told=told, need=need)}"
        return f"{got}, {told}"

    def measure(self, measure: int, about: int, card: Card, found: int) -> str:
        """What was counted, and how many."""
        if measure == phrases.PER_CARD:
            return f"{found} {self.things(about, found)}"
        if measure == phrases.PER_SPECIES:
            return self.words.say("why-different", n=found, things=self.things(about, found))
        if measure == phrases.PER_SYMBOL:
            return self.words.say("why-symbol", n=found, symbol=TREE_SYMBOLS[about])
        if measure == phrases.PER_OWN_SYMBOL and card.colour == NONE:
            return self.words.say("why-no-symbol", n=found)
        if measure == phrases.PER_OWN_SYMBOL:
            return self.words.say("why-symbol", n=found, symbol=TREE_SYMBOLS[card.colour])
        return self.words.say("why-in-cave", n=found)

    def things(self, what: int, found: int) -> str:
        """Some categories or a species, one of them or several."""
        form = "each" if found == 1 else "many"
        if what < 0:
            return self.texts.thing(form, self.pack.species[-1 - what].id)
        names = [symbol for kind, symbol in enumerate(SYMBOLS) if (what >> kind) & 1]
        return self.texts.joined("either", [self.texts.thing(form, name) for name in names])

    def count_together(self) -> None:
        for species in range(UNIVERSAL):
            points = scoring.shared_points(self.box, self.table, self.number, species)
            if species == self.box.set_species:
                sets = self.set_sizes()
                if sets:
                    told = " + ".join(str(self.box.scale[species][0][size]) for size in sets)
                    sizes = self.words.say("why-sets", sizes=", ".join(map(str, sets)))
                    self.add(self.box.line[species], points, f"{sizes}: {told}")
            elif points:
                count = self.table.species[self.number][species]
                together = self.words.say("why-together", n=count)
                self.add(self.box.line[species], points, f"{self.name(species)}: {together}")

    def set_sizes(self) -> list[int]:
        sizes: list[int] = []
        while size := scoring.set_size(self.box, self.table, self.number, len(sizes)):
            sizes.append(size)
        return sizes

    def count_cave(self) -> None:
        points = scoring.score_cave(self.box, self.table, self.number)
        extra = points - self.seat.cave_cards
        told = self.words.say("why-cave", n=self.seat.cave_cards)
        if extra:
            told += " + " + self.words.say("why-cave-extra", n=extra, cave=self.seat.cave + 1)
        self.add(len(scoring.SHEET) - 1, points, told)


# Writing a played table down.


def written(game: Game, table: Table) -> dict[str, Any]:
    """The final table of a played game, as somebody would write it down."""
    printed = faces(game.pack)
    seats = []
    for seat in range(table.players):
        stands = [stand for stand in range(table.stands) if table.stand_owner[stand] == seat]
        cave = {"number": table.cave[seat] + 1, "cards": table.cave_size[seat]}
        seats.append({"cave": cave, "stand": [written_stand(printed, table, stand) for stand in stands]})
    return {"cuckoo": OPTIONS[CUCKOO].choices[table.options[CUCKOO]].name, "seat": seats}


def written_stand(printed: list[tuple[Face, ...]], table: Table, stand: int) -> dict[str, Any]:
    """A stand by its name, and who dwells on each side of it."""
    entry: dict[str, Any] = {"species": UNIVERSAL_MOOR}
    if table.stand_species[stand] != UNIVERSAL:
        entry["species"] = ":".join(printed[table.stand_card[stand]][0][:2])
    for side, slots in SLOTS_OF.items():
        places = [stand * SLOTS + slot for slot in slots]
        halves = [half_of(table, card) for card in range(WHOLE, CARDS) if table.dwelling[card] in places]
        if halves:
            entry[side] = [":".join(printed[half // 2][half % 2][:2]) for half in halves]
    return entry
