"""The box of Dartmoor: the pack's schema, its laws, and the box record made from it."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal, NamedTuple

from spinney.engine.entering import HOUSE_ONLY, PHRASES, Entry, one_of, parts, worded
from spinney.engine.entering import ids as ids_of
from spinney.engine.errors import SpinneyError, Wrong
from spinney.engine.layout import Cube, Number, Row, Rows, declared, int8, int16
from spinney.engine.packs import Component, Pack
from spinney.engine.words import Name
from spinney.games.dartmoor import phrases, steps
from spinney.games.dartmoor.phrases import What
from spinney.games.dartmoor.table import (
    CAVES,
    HALVES,
    JOIN_LEFT,
    JOIN_RIGHT,
    MOOR_BOTTOM,
    MOOR_TOP,
    NONE,
    OVER_BIRD,
    SHARED_TOP,
    SPECIES,
    STANDS,
    SYMBOLS,
    TREE_BOTTOM,
    TREE_LEFT,
    TREE_RIGHT,
    TREE_SYMBOLS,
    TREE_TOP,
    UNIVERSAL,
    WHOLE,
)

VERTICAL = 56
HORIZONTAL = 45
MOST_COST = 3
TRIGGERS = 8
TERMS = 2
CAVE_STEPS = 2
LINES = ("tree", "shrub", "moor", "bird", "bat", "dragonfly", "insect", "amphibian", "plant", "paw", "hoof")
"""A card counts on the line of the first of these symbols that it bears."""


class Box:
    """What is printed, as numbers."""

    half_species: Row = int8(HALVES)
    half_colour: Row = int8(HALVES)  # its tree symbol
    half_room: Row = int16(HALVES)  # the openings that suit it
    kinds: Row = int16(SPECIES + 1)  # category symbols, as bits
    cost: Row = int8(SPECIES)
    effect: Rows = int16(SPECIES, steps.COLUMNS)
    bonus: Rows = int16(SPECIES, steps.COLUMNS)
    effect_or_bonus: Row = int8(SPECIES)  # editions differ: the option decides
    triggers: Number = int8()
    trigger_species: Row = int8(TRIGGERS)
    trigger_what: Row = int16(TRIGGERS)
    trigger_draw: Row = int8(TRIGGERS)
    covered: Row = int8(SPECIES)  # whether a Cuckoo may come over it
    sharing: Row = int8(SPECIES)  # whether it shares a top slot with its like
    opens_top: Row = int8(SPECIES)
    opens_sides: Row = int8(SPECIES)
    doubles: Row = int16(SPECIES + 1)
    measure: Rows = int8(SPECIES, TERMS)
    about: Rows = int16(SPECIES, TERMS)
    payoff: Rows = int8(SPECIES, TERMS)
    points: Rows = int8(SPECIES, TERMS)
    need: Rows = int8(SPECIES, TERMS)
    less: Rows = int8(SPECIES, TERMS)
    scale: Cube = int8(SPECIES, TERMS, phrases.TABLE_LENGTH + 1)
    set_species: Number = int8()  # the first of those that are counted in sets
    line: Row = int8(SPECIES + 1)
    cave_steps: Cube = int16(CAVES, CAVE_STEPS, steps.COLUMNS)
    cave_points: Row = int8(CAVES)


BOX = declared("dartmoor box", Box)


Phrase = Annotated[str, PHRASES]
TREE_SYMBOL = one_of(TREE_SYMBOLS, "field-symbol")
Printed = Annotated[str, parts(":", ("field-face-species", ids_of("species")), ("field-face-symbol", TREE_SYMBOL))]


class Species(Component):
    """What is printed on a card, or on half of one, and how often."""

    part: Literal["tree", "shrub", "moor", "top", "bottom", "side"]
    symbols: list[Annotated[str, one_of(SYMBOLS[:-1], "field-category")]]
    copies: int
    cost: int
    points: Phrase
    place: Phrase = ""
    permanent: Phrase = ""
    effect: Phrase = ""
    bonus: Phrase = ""
    contested: Literal["", "cuckoo", "wheatear"] = ""
    """The option that settles what editions print differently."""
    inferred: Annotated[Literal["", "permanent", "effect", "points"], worded("field-species"), HOUSE_ONLY] = ""
    """The part of the row of which no source shows the icon, but an example or scoring apps tell it."""
    house: Annotated[Literal["", "effect", "bonus"], worded("field-species"), HOUSE_ONLY] = ""
    """The part of the row that was made here."""


class WholeCard(Component):
    """A tree, shrub or moor. Faces are written `species:SYMBOL`."""

    face: Printed


class VerticalCard(Component):
    top: Printed
    bottom: Printed


class HorizontalCard(Component):
    left: Printed
    right: Printed


class Cave(Component):
    effect: list[Phrase]
    points: int = 0


class DartmoorPack(Pack):
    species: list[Species]
    whole: list[WholeCard]
    vertical: list[VerticalCard]
    horizontal: list[HorizontalCard]
    cave: list[Cave]


SCHEMA = DartmoorPack


class Face(NamedTuple):
    """A half, or a whole card: its species, its tree symbol, and where it goes."""

    species: str
    colour: str
    side: str


def faces(pack: DartmoorPack) -> list[tuple[Face, ...]]:
    """The cards as they are numbered: one face or two."""
    parts = {species.id: species.part for species in pack.species}
    cards: list[tuple[Face, ...]] = []
    for whole in pack.whole:
        name, colour = read_face(whole.face, whole.id)
        cards.append((Face(name, colour, parts.get(name, "")),))
    for card in (*pack.vertical, *pack.horizontal):
        sides = ("top", "bottom") if isinstance(card, VerticalCard) else ("left", "right")
        cards.append(tuple(Face(*read_face(getattr(card, side), card.id), side) for side in sides))
    return cards


def read_face(text: str, card: str) -> tuple[str, str]:
    name, _, colour = text.partition(":")
    if colour not in TREE_SYMBOLS:
        raise Wrong("pack-symbol", card=card, known=", ".join(TREE_SYMBOLS), found=colour)
    return name, colour


def ids(pack: DartmoorPack) -> list[str]:
    return [species.id for species in pack.species]


def check(pack: DartmoorPack) -> None:
    """The laws of the box [1 to 6]."""
    entries = {"species": SPECIES, "whole": WHOLE, "vertical": VERTICAL, "horizontal": HORIZONTAL, "cave": CAVES}
    for kind, wanted in entries.items():
        if len(getattr(pack, kind)) != wanted:
            raise Wrong("pack-entries", wanted=wanted, list=kind, found=len(getattr(pack, kind)))
    what = phrases.what_of(ids(pack))
    for species in pack.species:
        try:
            check_species(species, what)
        except SpinneyError as error:
            raise Wrong("pack-species", species=species.id, what=error) from None
    sets = {
        species.points for species in pack.species if phrases.terms(species.points, what)[0].payoff == phrases.IN_SETS
    }
    if len(sets) > 1:
        raise Wrong("pack-sets")
    if sum(1 for species in pack.species if species.permanent.startswith("whenever")) > TRIGGERS:
        raise Wrong("pack-triggers", most=TRIGGERS)
    for cave in pack.cave:
        if len([phrases.step(phrase, what) for phrase in cave.effect]) > CAVE_STEPS:
            raise Wrong("pack-cave-effects", cave=cave.id, most=CAVE_STEPS)
    check_cards(pack)
    check_stands(pack, what)


def check_species(species: Species, what: What) -> None:
    for symbol in species.symbols:
        if symbol not in SYMBOLS[:-1]:
            raise Wrong("pack-no-category", category=symbol)
    if not any(symbol in LINES for symbol in species.symbols):
        raise Wrong("pack-category")
    if not 0 <= species.cost <= MOST_COST:
        raise Wrong("pack-cost", most=MOST_COST, found=species.cost)
    if len(phrases.terms(species.points, what)) > TERMS:
        raise Wrong("pack-terms", most=TERMS)
    for phrase in (species.effect, species.bonus):
        if phrase:
            if phrases.step(phrase, what).step == steps.LAY:
                raise Wrong("pack-lays")
    if species.permanent:
        phrases.permanent(species.permanent, what)
    if species.place:
        phrases.place(species.place, what)
    if (species.source == "house") != bool(species.house or species.inferred):
        raise Wrong("pack-source")
    for part in (species.house, species.inferred):
        if part and not getattr(species, part):
            raise Wrong("pack-source-part", part=part)


def check_cards(pack: DartmoorPack) -> None:
    """Every species has as many faces as it says, on cards that fit it; no card shows one tree symbol twice."""
    parts = {species.id: species.part for species in pack.species}
    counted: Counter[str] = Counter()
    for number, card in enumerate(faces(pack)):
        for face in card:
            if face.species not in parts:
                raise Wrong("pack-no-species", species=face.species)
            part = parts[face.species]
            if part != ("side" if face.side in ("left", "right") else face.side):
                raise Wrong("pack-place", species=face.species, place=face.side)
            if number < WHOLE and part not in ("tree", "shrub", "moor"):
                raise Wrong("pack-whole", species=face.species)
        if len({face.colour for face in card}) < len(card):
            raise Wrong("pack-symbol-twice", first=card[0].species, second=card[1].species)
        counted.update(face.species for face in card)
    for species in pack.species:
        if counted[species.id] != species.copies:
            raise Wrong("pack-copies", wanted=species.copies, species=species.id, found=counted[species.id])


def check_stands(pack: DartmoorPack, what: What) -> None:
    """Whether the table has room for every stand that could ever be laid."""
    moors = sum(
        species.copies
        for species in pack.species
        if any(phrase and phrases.step(phrase, what).step == steps.MOOR for phrase in (species.effect, species.bonus))
    )
    moors += sum(phrases.step(phrase, what).step == steps.MOOR for cave in pack.cave for phrase in cave.effect)
    if WHOLE + moors > STANDS:
        raise Wrong("pack-moors", most=STANDS - WHOLE, found=moors)


def fill(pack: DartmoorPack, box: Box) -> None:
    what = phrases.what_of(ids(pack))
    for number, species in enumerate(pack.species):
        fill_species(box, number, species, what)
        fill_points(box, number, species, what)
    in_sets = [number for number in range(SPECIES) if box.payoff[number][0] == phrases.IN_SETS]
    box.set_species = in_sets[0] if in_sets else NONE
    box.kinds[UNIVERSAL] = what("moor")
    box.line[UNIVERSAL] = LINES.index("moor")
    fill_permanent(pack, box, what)
    fill_faces(pack, box, what)
    for number, cave in enumerate(pack.cave):
        box.cave_points[number] = cave.points
        for i in range(CAVE_STEPS):
            phrase = cave.effect[i] if i < len(cave.effect) else ""
            box.cave_steps[number][i] = printed_step(phrase, what, 0, steps.OF_CAVE - number)


def fill_species(box: Box, number: int, species: Species, what: What) -> None:
    box.kinds[number] = sum(what(symbol) for symbol in set(species.symbols))
    if species.part == "bottom":
        box.kinds[number] |= what("card below")
    box.cost[number] = species.cost
    box.line[number] = min(LINES.index(symbol) for symbol in species.symbols if symbol in LINES)
    box.effect_or_bonus[number] = int(species.contested == "wheatear")
    box.effect[number] = printed_step(species.effect, what, steps.MAY, steps.OF_SPECIES + number)
    box.bonus[number] = printed_step(species.bonus, what, steps.MAY | steps.BONUS, steps.OF_SPECIES + number)


def printed_step(phrase: str, what: What, flags: int, origin: int) -> Row:
    """A step as the table keeps it, but for its seat; without a phrase there is none."""
    if not phrase:
        return [NONE] * steps.COLUMNS
    step = phrases.step(phrase, what)
    return [step.step, NONE, step.what, step.number, step.flags | flags, origin]


def fill_points(box: Box, number: int, species: Species, what: What) -> None:
    for i, term in enumerate(phrases.terms(species.points, what)):
        box.measure[number][i] = term.measure
        box.about[number][i] = term.what
        box.payoff[number][i] = term.payoff
        box.points[number][i] = term.points
        box.need[number][i] = term.need
        box.less[number][i] = term.less
        for n in range(1, phrases.TABLE_LENGTH + 1):
            box.scale[number][i][n] = term.table[min(n, len(term.table)) - 1]


def fill_permanent(pack: DartmoorPack, box: Box, what: What) -> None:
    for number, species in enumerate(pack.species):
        kind, about, n = phrases.permanent(species.permanent, what) if species.permanent else (0, 0, 0)
        if kind == phrases.DRAWS:
            box.trigger_species[box.triggers] = number
            box.trigger_what[box.triggers] = about
            box.trigger_draw[box.triggers] = n
            box.triggers += 1
        elif kind == phrases.SHARES_TOP:
            box.opens_top[number] = 1
        elif kind == phrases.JOINS_SIDES:
            box.opens_sides[number] = 1
        elif kind == phrases.DOUBLES:
            box.doubles[number] = about


def fill_faces(pack: DartmoorPack, box: Box, what: What) -> None:
    names = ids(pack)
    for half in range(HALVES):
        box.half_species[half] = NONE
    for number, card in enumerate(faces(pack)):
        for i, face in enumerate(card):
            half = 2 * number + i
            species = pack.species[names.index(face.species)]
            box.half_species[half] = names.index(face.species)
            box.half_colour[half] = TREE_SYMBOLS.index(face.colour)
            box.half_room[half] = room(pack, species, face.side, what, box)


ROOMS = {
    "top": TREE_TOP | MOOR_TOP,
    "bottom": TREE_BOTTOM | MOOR_BOTTOM,
    "left": TREE_LEFT,
    "right": TREE_RIGHT,
}


def room(pack: DartmoorPack, species: Species, side: str, what: What, box: Box) -> int:
    """The openings that suit a face [19 to 24]; a whole card needs none."""
    if side not in ROOMS:
        return 0
    number = ids(pack).index(species.id)
    kind, over = phrases.place(species.place, what) if species.place else (phrases.ANYWHERE, 0)
    found = ROOMS[side]
    if kind == phrases.IN_MOOR:
        found &= MOOR_TOP | MOOR_BOTTOM
    if kind == phrases.OVER_ANOTHER:
        found = OVER_BIRD
        for other in range(SPECIES):
            if other != number and is_named(box, other, over):
                box.covered[other] = 1
    for opener in pack.species:
        if not opener.permanent:
            continue
        opens, about, _ = phrases.permanent(opener.permanent, what)
        if not is_named(box, number, about):
            continue
        if opens == phrases.SHARES_TOP and side == "top":
            box.sharing[number] = 1
            found |= SHARED_TOP
        if opens == phrases.JOINS_SIDES and side in ("left", "right"):
            found |= JOIN_LEFT if side == "left" else JOIN_RIGHT
    return found


def is_named(box: Box, species: int, what: int) -> bool:
    """Whether a species is meant by a set of category symbols, or by its own name."""
    if what < 0:
        return species == -1 - what
    return box.kinds[species] & what != 0


def names(pack: DartmoorPack) -> dict[str, list[Name]]:
    """For each kind of thing, the message that names it, by number.

    Tree symbols tell cards apart that are to be chosen from; the log does without them.
    """
    with_symbols: list[list[Name]] = []
    plain: list[list[Name]] = []
    for card in faces(pack):
        plain.append([(f"species-{face.species}", {}) for face in card])
        with_symbols.append(
            [("half", {"species": name, "symbol": face.colour}) for name, face in zip(plain[-1], card, strict=True)]
        )
    return {
        "card": [whole_card(halves) for halves in with_symbols],
        "card-species": [whole_card(halves) for halves in plain],
        "half": [half for halves in with_symbols for half in (halves[0], halves[-1])],
        "half-species": [half for halves in plain for half in (halves[0], halves[-1])],
        "species": [(f"species-{name}", {}) for name in ids(pack)],
        "slot": [(f"slot-{slot}", {}) for slot in ("top", "bottom", "left", "right", "second-top", "second-bottom")],
        "cave": [("cave", {"number": number + 1}) for number in range(CAVES)],
        "stand": [("stand-unknown", {})] * STANDS,  # what it is called depends on the table (`telling.py`)
    }


def whole_card(halves: list[Name]) -> Name:
    return halves[0] if len(halves) == 1 else ("card-split", {"first": halves[0], "second": halves[1]})


def entries(pack: DartmoorPack) -> dict[str, list[Entry]]:
    """What the entries of each list are called, and which things they are."""
    named, found, first = names(pack), {}, 0
    for kind in ("whole", "vertical", "horizontal"):
        numbers = range(first, first + len(getattr(pack, kind)))
        found[kind] = [Entry(named["card"][number], "card", number) for number in numbers]
        first = numbers.stop
    for kind in ("species", "cave"):
        found[kind] = [Entry(named[kind][number], kind, number) for number in range(len(getattr(pack, kind)))]
    return found
