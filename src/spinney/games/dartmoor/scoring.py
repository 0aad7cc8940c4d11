"""The score sheet of Dartmoor [38 to 46]: a line for each category, and the cave.

What a card is worth is a row of the box: something is measured in the forest, and the measure pays off, card by card.
Only newts and dragonflies are not counted card by card but together.
"""

from __future__ import annotations

from spinney.games.dartmoor import phrases
from spinney.games.dartmoor.box import TERMS, Box, is_named
from spinney.games.dartmoor.forest import count, moor_stand
from spinney.games.dartmoor.table import (
    BOTTOM,
    CARDS,
    NONE,
    SECOND_BOTTOM,
    SLOTS,
    SPECIES,
    STAND_SLOTS,
    UNIVERSAL,
    WHOLE,
    Table,
)

SHEET = (
    "trees",
    "shrubs",
    "moors",
    "birds",
    "bats",
    "dragonflies",
    "insects",
    "amphibians",
    "plants",
    "paws",
    "hooves",
    "cave",
)
POINT = 1  # what a point weighs in `standing`
ALL_LINES = -1

# Measures.


def different(box: Box, table: Table, seat: int, what: int) -> int:
    """How many different species of a category are in a forest [40]."""
    n = 0
    for species in range(SPECIES):
        if table.species[seat][species] > 0 and is_named(box, species, what):
            n += 1
    return n


def has_most(box: Box, table: Table, seat: int, what: int) -> bool:
    """Whether nobody has more cards of a category [41]."""
    own = count(box, table, seat, what)
    for other in range(table.players):
        if count(box, table, other, what) > own:
            return False
    return True


def full(table: Table, stand: int) -> bool:
    """Whether all four slots of a stand are occupied, by one card or by several [42]."""
    occupied = 0
    for slot in range(SLOTS):
        if table.crowd[stand][slot] > 0:
            occupied += 1
    return occupied == STAND_SLOTS


def measured(box: Box, table: Table, seat: int, measure: int, about: int, colour: int, stand: int) -> int:
    """What the points of a card at a stand depend on; `colour` is its tree symbol, NONE if it is not known."""
    found = 1
    if measure == phrases.PER_CARD:
        found = count(box, table, seat, about)
    elif measure == phrases.PER_SPECIES:
        found = different(box, table, seat, about)
    elif measure == phrases.PER_SYMBOL:
        found = table.colours[seat][about]
    elif measure == phrases.PER_OWN_SYMBOL:
        found = table.colours[seat][colour] if colour != NONE else 0
    elif measure == phrases.PER_CAVE_CARD:
        found = table.cave_size[seat]
    elif measure == phrases.IS_MOST:
        found = 1 if has_most(box, table, seat, about) else 0
    elif measure == phrases.IS_FULL:
        found = 1 if full(table, stand) else 0
    elif measure == phrases.IS_IN_MOOR:
        found = 1 if moor_stand(box, table, stand) else 0
    return found


# Points.


def term_points(box: Box, table: Table, seat: int, species: int, term: int, colour: int, stand: int) -> int:
    """One term of a card's points."""
    payoff = box.payoff[species][term]
    if payoff == phrases.TOGETHER or payoff == phrases.IN_SETS:
        return 0
    found = measured(box, table, seat, box.measure[species][term], box.about[species][term], colour, stand)
    points = box.points[species][term]
    if payoff == phrases.TIMES:
        points *= found
    elif payoff == phrases.BY_TABLE:
        points = box.scale[species][term][min(found, phrases.TABLE_LENGTH)]
    elif found < box.need[species][term]:
        points = box.less[species][term]
    return points


def card_points(box: Box, table: Table, seat: int, species: int, colour: int, stand: int) -> int:
    points = 0
    for term in range(TERMS):
        points += term_points(box, table, seat, species, term, colour, stand)
    return points


def doubled(box: Box, table: Table, species: int, stand: int, slot: int) -> bool:
    """Whether a card grows below a Blanket Bog that doubles it [44]."""
    if slot != BOTTOM and slot != SECOND_BOTTOM:
        return False
    return is_named(box, species, box.doubles[table.stand_species[stand]])


def stand_points(box: Box, table: Table, stand: int) -> int:
    """A tree, shrub or moor itself; a universal moor is worth nothing."""
    species = table.stand_species[stand]
    if species == UNIVERSAL:
        return 0
    colour = box.half_colour[2 * table.stand_card[stand]]
    return card_points(box, table, table.stand_owner[stand], species, colour, stand)


def points_at(box: Box, table: Table, seat: int, species: int, colour: int, stand: int, slot: int) -> int:
    """A card in a slot of a stand."""
    points = card_points(box, table, seat, species, colour, stand)
    return 2 * points if doubled(box, table, species, stand, slot) else points


def half_of(table: Table, card: int) -> int:
    """Which half of a card that dwells somewhere is to be seen."""
    return 2 * card + table.dwelling[card] % SLOTS % 2


def dweller_points(box: Box, table: Table, card: int) -> int:
    at = table.dwelling[card]
    stand = at // SLOTS
    half = half_of(table, card)
    owner = table.stand_owner[stand]
    return points_at(box, table, owner, box.half_species[half], box.half_colour[half], stand, at % SLOTS)


def dwells_with(table: Table, seat: int, card: int) -> bool:
    at = table.dwelling[card]
    return at != NONE and table.stand_owner[at // SLOTS] == seat


def set_size(box: Box, table: Table, seat: int, number: int) -> int:
    """How many different species are in a set. The first set has all, the second those of which there are two, ..."""
    size = 0
    for species in range(SPECIES):
        if box.payoff[species][0] == phrases.IN_SETS and table.species[seat][species] > number:
            size += 1
    return size


def together_points(box: Box, species: int, number: int) -> int:
    """What so many cards of a species, or so many species of a set, are worth together [43]."""
    return box.scale[species][0][min(number, phrases.TABLE_LENGTH)]


def shared_points(box: Box, table: Table, seat: int, species: int) -> int:
    """What all cards of a species are worth together; all sets are counted with the first species of sets [43]."""
    points = 0
    if box.payoff[species][0] == phrases.TOGETHER:
        points = together_points(box, species, table.species[seat][species])
    elif species == box.set_species:
        sets = 0
        size = set_size(box, table, seat, sets)
        while size > 0:
            points += together_points(box, species, size)
            sets += 1
            size = set_size(box, table, seat, sets)
    return points


def score_cave(box: Box, table: Table, seat: int) -> int:
    """A point for each card in the cave, and what the cave itself gives [45]."""
    points = table.cave_size[seat]
    if table.cave[seat] != NONE:
        points += box.cave_points[table.cave[seat]]
    return points


def score_line(box: Box, table: Table, seat: int, line: int) -> int:
    """What the cards of a category are worth, or those of all of them."""
    points = 0
    for stand in range(table.stands):
        if table.stand_owner[stand] == seat and counts_in(box, table.stand_species[stand], line):
            points += stand_points(box, table, stand)
    for card in range(WHOLE, CARDS):
        if dwells_with(table, seat, card) and counts_in(box, box.half_species[half_of(table, card)], line):
            points += dweller_points(box, table, card)
    for species in range(SPECIES):
        if counts_in(box, species, line):
            points += shared_points(box, table, seat, species)
    return points


def counts_in(box: Box, species: int, line: int) -> bool:
    """Whether the points of a species stand in a line of the sheet."""
    return line == ALL_LINES or box.line[species] == line


def total(box: Box, table: Table, seat: int) -> int:
    """All cards in one pass; ties are shared [46]."""
    return score_line(box, table, seat, ALL_LINES) + score_cave(box, table, seat)
