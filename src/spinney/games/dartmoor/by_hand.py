"""A table of Dartmoor written down by hand, in TOML: `example.toml` is one, `docs/tables/dartmoor.md` explains it.

What the rules allow is checked: every dweller at its side of a stand that takes it, no more copies than there are. Tree
symbols are taken as they are stated, and which halves share a card does not matter. So everything that is written down
is printed on a card of its own in a copy of the box, and the rules score that. How the table came about is not asked.
Where the table has no more room for cards, the rest is not counted, and that is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, field

from spinney.engine.by_hand import Entry, HandSeat, HandTable, Minding, Scorer
from spinney.engine.errors import Wrong
from spinney.engine.telling import Teller
from spinney.engine.title import Title
from spinney.engine.words import Name
from spinney.games.dartmoor import phrases, scoring
from spinney.games.dartmoor.box import TERMS, VERTICAL, Box, DartmoorPack, Face, faces, ids, room
from spinney.games.dartmoor.forest import add_up, moor_stand, new_stand, opening, settle
from spinney.games.dartmoor.scoring import half_of
from spinney.games.dartmoor.table import (
    BOTTOM,
    CARDS,
    CAVES,
    CUCKOO,
    JOIN_LEFT,
    JOIN_RIGHT,
    LEFT,
    MOOR_BOTTOM,
    MOOR_TOP,
    NONE,
    ONE_CUCKOO,
    OPTIONS,
    OVER_BIRD,
    PLAYERS,
    RETURNED,
    RIGHT,
    SECOND_BOTTOM,
    SECOND_TOP,
    SHARED_TOP,
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
CUCKOOS = [choice.name for choice in OPTIONS[CUCKOO].choices]
SIDES = {"top": (TOP, SECOND_TOP), "bottom": (BOTTOM, SECOND_BOTTOM), "left": (LEFT,), "right": (RIGHT,)}
PARTS = {"top": ("top",), "bottom": ("bottom",), "left": ("side",), "right": ("side",)}
WHOLE_PARTS = ("tree", "shrub", "moor")
UPRIGHT, ACROSS = range(WHOLE, WHOLE + VERTICAL), range(WHOLE + VERTICAL, CARDS)
CARDS_OF = {"stand": range(WHOLE), "top": UPRIGHT, "bottom": UPRIGHT, "left": ACROSS, "right": ACROSS}


class Cave(Entry):
    number: Annotated[int, Meta(ge=1, le=CAVES)] | None = None
    cards: Annotated[int, Meta(ge=0, le=CARDS)] = 0


class Stand(Entry):
    species: str
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()


class Forest(HandSeat):
    cave: Cave = field(default_factory=Cave)
    stand: tuple[Stand, ...] = ()


class Forests(HandTable[Forest]):
    cuckoo: str = CUCKOOS[ONE_CUCKOO]

    def choices(self) -> dict[str, str]:
        return {"cuckoo": self.cuckoo}


def written(game: Title, table: Table) -> dict[str, Any]:
    """The final table of a played game, as somebody would write it down."""
    printed = faces(game.pack)
    seats = []
    for seat in range(table.players):
        stands = [stand for stand in range(table.stands) if table.stand_owner[stand] == seat]
        cave = {"number": table.cave[seat] + 1, "cards": table.cave_size[seat]}
        seats.append({"cave": cave, "stand": [written_stand(printed, table, stand) for stand in stands]})
    return {"cuckoo": CUCKOOS[table.options[CUCKOO]], "seat": seats}


def written_stand(printed: list[tuple[Face, ...]], table: Table, stand: int) -> dict[str, Any]:
    """A stand by its name, and who dwells on each side of it."""
    entry: dict[str, Any] = {"species": UNIVERSAL_MOOR}
    if table.stand_species[stand] != UNIVERSAL:
        entry["species"] = ":".join(printed[table.stand_card[stand]][0][:2])
    for side in SIDES:
        halves = dwellers(table, stand, side)
        if halves:
            entry[side] = [":".join(printed[half // 2][half % 2][:2]) for half in halves]
    return entry


def dwellers(table: Table, stand: int, side: str) -> list[int]:
    """The halves on one side of a stand."""
    places = [stand * SLOTS + slot for slot in SIDES[side]]
    return [half_of(table, card) for card in range(WHOLE, CARDS) if table.dwelling[card] in places]


# Laying it out.


def lay_out(game: Title, box: Box, table: Table, hand: Forests, minding: Minding) -> None:
    press = Press(game.pack, box, minding)
    for seat, where, forest in hand.seats():
        table.cave_size[seat] = forest.cave.cards
        if forest.cave.number is not None:
            table.cave[seat] = forest.cave.number - 1
            if table.cave[seat] in table.cave[:seat]:
                other = hand.seat[table.cave.index(table.cave[seat])].name
                minding.impossible(Wrong("hand-cave-taken", where=where, other=other, cave=forest.cave.number))
        for number, stand in enumerate(forest.stand, 1):
            lay_stand(press, table, seat, stand, Spot(where, number))
    cards = press.copies.total() + sum(table.cave_size)
    dealt = CARDS - RETURNED * (max(PLAYERS) - table.players)
    if cards > dealt:
        minding.impossible(Wrong("hand-cards", count=cards, most=dealt, players=table.players))


class Spot(NamedTuple):
    """Where something is written: a stand of a seat, or a dweller there by its side and its number from 1."""

    seat: Name
    stand: int
    side: str = "stand"
    dweller: int = 0

    @property
    def where(self) -> Name:
        """What sentences call it: they name the stand alone, but whoever marks the mistake learns the rest."""
        side, dweller = self.side, self.dweller
        return ("hand-at-stand", {"where": self.seat, "stand": self.stand, "side": side, "dweller": dweller})


class Press:
    """Prints the cards that are written down, each on a card of its own in the box, as long as there are any."""

    def __init__(self, pack: DartmoorPack, box: Box, minding: Minding) -> None:
        self.pack = pack
        self.box = box
        self.minding = minding
        self.ids = ids(pack)
        self.what = phrases.what_of(self.ids)
        self.colours = {box.half_species[2 * card]: box.half_colour[2 * card] for card in range(WHOLE)}
        self.copies: Counter[int] = Counter()
        self.used: Counter[range] = Counter()
        self.blanks = {cards: list(cards) for cards in CARDS_OF.values()}

    def half(self, text: str, spot: Spot) -> int | None:
        """The half that shows what is written: at a side, or as a stand; none if it cannot be counted.

        A universal moor shows nothing: it is the half `NONE`.
        """
        name, colon, symbol = text.partition(":")
        if colon and symbol not in TREE_SYMBOLS:
            self.wrong("hand-symbol", spot, card=text, known=", ".join(TREE_SYMBOLS), found=symbol)
            symbol = ""
        if name == UNIVERSAL_MOOR and spot.side == "stand":
            if colon:
                self.wrong("hand-universal", spot)
            self.take(UNIVERSAL, STANDS - WHOLE, spot)
            return NONE
        if name not in self.ids:
            self.wrong("hand-no-species", spot, species=name)
            return None
        species = self.ids.index(name)
        printed = self.pack.species[species]
        if printed.part not in PARTS.get(spot.side, WHOLE_PARTS):
            self.wrong("hand-part", spot, species=self.called(species), place=spot.side, part=printed.part)
        colour = TREE_SYMBOLS.index(symbol) if symbol else NONE
        if printed.part == "tree":
            colour = self.tree_symbol(species, colour, spot)
        self.take(species, printed.copies, spot)
        half = self.blank(spot)
        if half is not None:
            self.box.half_species[half], self.box.half_colour[half] = species, colour
            self.box.half_room[half] = room(self.pack, printed, spot.side, self.what, self.box)
        return half

    def tree_symbol(self, species: int, stated: int, spot: Spot) -> int:
        """A tree bears its own symbol."""
        own = self.colours[species]
        if stated not in (NONE, own):
            symbols = {"own": TREE_SYMBOLS[own], "found": TREE_SYMBOLS[stated]}
            self.wrong("hand-own-symbol", spot, species=self.called(species), **symbols)
            return stated
        return own

    def take(self, species: int, most: int, spot: Spot) -> None:
        self.copies[species] += 1
        if self.copies[species] > most:
            self.wrong("hand-copies", spot, species=self.called(species), most=most)

    def blank(self, spot: Spot) -> int | None:
        """The next half for a place: bottom and right halves are the second of their card.

        If there are more dwellers than cards of their kind, those of the other kind are as good for counting.
        """
        cards = CARDS_OF[spot.side]
        self.used[cards] += 1
        if spot.side != "stand" and self.used[cards] > len(cards):
            self.wrong("hand-halves", spot, side=spot.side, most=len(cards))
        kinds = (cards,) if spot.side == "stand" else (cards, UPRIGHT, ACROSS)
        card = next((self.blanks[kind].pop(0) for kind in kinds if self.blanks[kind]), None)
        return None if card is None else 2 * card + (spot.side in ("bottom", "right"))

    def called(self, species: int) -> Name:
        return ("universal-moor", {}) if species == UNIVERSAL else (f"species-{self.ids[species]}", {})

    def wrong(self, message: str, spot: Spot, **parts: Any) -> None:
        self.minding.impossible(Wrong(message, where=spot.where, **parts))


def lay_stand(press: Press, table: Table, seat: int, written: Stand, spot: Spot) -> None:
    """A stand and its dwellers, in an order in which all can come: those first who make room for others.

    Whoever has no room there stays at its side all the same, if it is not refused.
    """
    box, stand = press.box, table.stands
    half = press.half(written.species, spot)
    if half is None or stand == STANDS:
        press.wrong("hand-uncounted-stand", spot, card=written.species)
        return
    species, colour = (UNIVERSAL, NONE) if half == NONE else (box.half_species[half], box.half_colour[half])
    new_stand(box, table, seat, species, NONE if half == NONE else half // 2)
    add_up(box, table, seat, species, colour)
    for half, at in sorted(halves(press, written, spot), key=lambda dweller: waits(box, dweller[0])):
        slots = SIDES[at.side]
        free = [slot for slot in slots if opening(box, table, stand, slot) & box.half_room[half]]
        if not free:
            press.minding.impossible(no_room(press, table, stand, half, at))
        settle(box, table, seat, half, stand, min(free or slots, key=lambda slot: table.crowd[stand][slot] > 0))
        add_up(box, table, seat, box.half_species[half], box.half_colour[half])


def halves(press: Press, written: Stand, spot: Spot) -> Iterator[tuple[int, Spot]]:
    """The dwellers of a stand, each with its side, as they are written; without those that cannot be counted."""
    for side in SIDES:
        for number, text in enumerate(getattr(written, side), 1):
            at = spot._replace(side=side, dweller=number)
            half = press.half(text, at)
            if half is None:
                press.wrong("hand-uncounted", at, card=text)
            else:
                yield half, at


def waits(box: Box, half: int) -> int:
    """Badgers and Water Soldiers come first; who may share a slot waits for the others, a Cuckoo for all [22 to 24]."""
    species, suits = box.half_species[half], box.half_room[half]
    if box.opens_sides[species] or box.opens_top[species]:
        return 0
    if suits == OVER_BIRD:
        return 3
    return 2 if suits & (SHARED_TOP | JOIN_LEFT | JOIN_RIGHT) else 1


def no_room(press: Press, table: Table, stand: int, half: int, spot: Spot) -> Wrong:
    """Why a half cannot be at a side of a stand [19 to 24]."""
    where, side = spot.where, spot.side
    suits, species = press.box.half_room[half], press.called(press.box.half_species[half])
    moor = moor_stand(press.box, table, stand)
    if moor and side in ("left", "right"):
        return Wrong("hand-no-side", where=where, side=side)
    if not moor and suits & ~(MOOR_TOP | MOOR_BOTTOM) == 0:
        return Wrong("hand-in-moor", where=where, species=species)
    if moor and suits == OVER_BIRD:
        return Wrong("hand-at-tree", where=where, species=species)
    if suits == OVER_BIRD and press.box.covered[table.first[stand][TOP]] and table.crowd[stand][TOP]:
        return Wrong("hand-cuckoos", where=where)
    if suits == OVER_BIRD:
        return Wrong("hand-lone-cuckoo", where=where)
    return Wrong("hand-crowded", where=where, side=side)


# Where the points come from.


def reasons(teller: Teller, box: Box, table: Table, hand: Forests, seat: int) -> list[str]:
    """Card by card, then what counts together, then the cave."""
    account = Account(teller, box, table, seat)
    found = []
    for stand in range(table.stands):
        if table.stand_owner[stand] == seat:
            found += account.stand(stand)
            found += [
                line for side in SIDES for half in dwellers(table, stand, side) for line in account.dweller(half, side)
            ]
    return [*found, *account.together(), account.cave()]


class Account:
    """Says where one seat's points come from."""

    def __init__(self, teller: Teller, box: Box, table: Table, seat: int) -> None:
        self.box = box
        self.table = table
        self.seat = seat
        self.pack: DartmoorPack = teller.game.pack
        self.words = teller.words
        self.texts = Texts(teller.words, ids(teller.game.pack))

    def name(self, species: int) -> str:
        return self.words.say(f"species-{self.pack.species[species].id}")

    def stand(self, stand: int) -> list[str]:
        """A tree, shrub or moor itself; there is nothing to say of a universal moor."""
        if self.table.stand_species[stand] == UNIVERSAL:
            return []
        told = self.terms(2 * self.table.stand_card[stand], stand)
        name = stand_name(self.words, self.pack, self.table, stand)
        return [f"{name}: {told} = {scoring.stand_points(self.box, self.table, stand)}."]

    def dweller(self, half: int, side: str) -> list[str]:
        """A dweller with its side of a stand, unless it counts together with others."""
        species = self.box.half_species[half]
        if self.box.payoff[species][0] in (phrases.TOGETHER, phrases.IN_SETS):
            return []
        stand, slot = divmod(self.table.dwelling[half // 2], SLOTS)
        told = self.terms(half, stand)
        if scoring.doubled(self.box, self.table, species, stand, slot):
            told = self.words.say("why-twice", told=told, stand=self.name(self.table.stand_species[stand]))
        at = stand_name(self.words, self.pack, self.table, stand)
        name = self.words.say("why-at", species=self.name(species), stand=at, side=side)
        return [f"{name}: {told} = {scoring.dweller_points(self.box, self.table, half // 2)}."]

    def terms(self, half: int, stand: int) -> str:
        points = self.box.points[self.box.half_species[half]]
        return " + ".join(self.term(half, stand, term) for term in range(TERMS) if term == 0 or points[term])

    def term(self, half: int, stand: int, term: int) -> str:
        """Where the points of a term come from: `3 bats x 3`."""
        box, species, colour = self.box, self.box.half_species[half], self.box.half_colour[half]
        measure, about = box.measure[species][term], box.about[species][term]
        payoff, points, need = box.payoff[species][term], box.points[species][term], box.need[species][term]
        found = scoring.measured(box, self.table, self.seat, measure, about, colour, stand)
        got = scoring.term_points(box, self.table, self.seat, species, term, colour, stand)
        if measure == phrases.ONCE:
            return str(points)
        if measure == phrases.IS_MOST:
            most = self.words.say("why-most", most="yes" if found else "no", things=self.things(about, 2))
            return f"{got}, {most}"
        if measure == phrases.IS_FULL:
            return f"{got}, {self.words.say('why-full', full='yes' if found else 'no')}"
        if measure == phrases.IS_IN_MOOR:
            return f"{got}, {self.words.say('why-in-moor', moor='yes' if found else 'no')}"
        told = self.measure(measure, about, colour, found)
        if payoff == phrases.TIMES:
            return f"{told} x {points}"
        if payoff == phrases.AT_LEAST:
            return f"{got}, {self.words.say('why-of', told=told, need=need)}"
        return f"{got}, {told}"

    def measure(self, measure: int, about: int, colour: int, found: int) -> str:
        """What was counted, and how many."""
        if measure == phrases.PER_CARD:
            return f"{found} {self.things(about, found)}"
        if measure == phrases.PER_SPECIES:
            return self.words.say("why-different", n=found, things=self.things(about, found))
        if measure == phrases.PER_SYMBOL:
            return self.words.say("why-symbol", n=found, symbol=TREE_SYMBOLS[about])
        if measure == phrases.PER_OWN_SYMBOL and colour == NONE:
            return self.words.say("why-no-symbol", n=found)
        if measure == phrases.PER_OWN_SYMBOL:
            return self.words.say("why-symbol", n=found, symbol=TREE_SYMBOLS[colour])
        return self.words.say("why-in-cave", n=found)

    def things(self, what: int, found: int) -> str:
        """Some categories or a species, one of them or several."""
        form = "each" if found == 1 else "many"
        if what < 0:
            return self.texts.thing(form, self.pack.species[-1 - what].id)
        names = [symbol for kind, symbol in enumerate(SYMBOLS) if (what >> kind) & 1]
        return self.texts.joined("either", [self.texts.thing(form, name) for name in names])

    def together(self) -> list[str]:
        """What all cards of a species, or sets of different ones, are worth together [43]."""
        found = []
        for species in range(UNIVERSAL):
            points = scoring.shared_points(self.box, self.table, self.seat, species)
            sets = self.set_sizes() if species == self.box.set_species else []
            if sets:
                sizes = self.words.say("why-sets", sizes=", ".join(map(str, sets)))
                told = " + ".join(str(scoring.together_points(self.box, species, size)) for size in sets)
                found.append(f"{sizes}: {told} = {points}.")
            elif points:
                count = self.words.say("why-together", n=self.table.species[self.seat][species])
                found.append(f"{self.name(species)}: {count} = {points}.")
        return found

    def set_sizes(self) -> list[int]:
        sizes: list[int] = []
        while size := scoring.set_size(self.box, self.table, self.seat, len(sizes)):
            sizes.append(size)
        return sizes

    def cave(self) -> str:
        points, cards = scoring.score_cave(self.box, self.table, self.seat), self.table.cave_size[self.seat]
        told = self.words.say("why-cave", n=cards)
        if points > cards:
            extra = self.words.say("why-cave-extra", n=points - cards, cave=self.table.cave[self.seat] + 1)
            told += f" + {extra}"
        return f"{told} = {points}."


scored = Scorer(Forests, lay_out, reasons)
