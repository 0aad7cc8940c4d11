"""Forests: stands, the slots around them, who may dwell where, and what a card that comes in changes [19 to 24]."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.games.dartmoor import events
from spinney.games.dartmoor.box import Box, is_named
from spinney.games.dartmoor.table import (
    ANY_CUCKOOS,
    BOTTOM,
    CUCKOO,
    JOIN_LEFT,
    JOIN_RIGHT,
    KINDS,
    LEFT,
    MOOR,
    MOOR_BOTTOM,
    MOOR_TOP,
    NONE,
    OVER_BIRD,
    RIGHT,
    SECOND_BOTTOM,
    SECOND_TOP,
    SHARED_TOP,
    SLOTS,
    SPECIES,
    TOP,
    TREE_TOP,
    WHOLE,
    Table,
)


def count(box: Box, table: Table, seat: int, what: int) -> int:
    """How many cards of a category, or of a species, are in a forest."""
    if what < 0:
        return table.species[seat][-1 - what]
    n = 0
    for kind in range(KINDS):
        if (what >> kind) & 1:
            n += table.symbols[seat][kind]
    return n


# Slots.


def moor_stand(box: Box, table: Table, stand: int) -> bool:
    return box.kinds[table.stand_species[stand]] & MOOR != 0


def opening(box: Box, table: Table, stand: int, slot: int) -> int:
    """What a slot has to offer: an empty place [19, 20], or room beside those who are there [22 to 24]."""
    if table.crowd[stand][slot] == 0:
        return empty_place(box, table, stand, slot)
    if slot == LEFT or slot == RIGHT:
        if badger_at(box, table, stand, LEFT) or badger_at(box, table, stand, RIGHT):
            return JOIN_LEFT if slot == LEFT else JOIN_RIGHT
        return 0
    if slot == TOP or slot == SECOND_TOP:
        return shared_top(box, table, stand, slot)
    return 0


def empty_place(box: Box, table: Table, stand: int, slot: int) -> int:
    """A moor has two slots above and two below, which are filled one after the other."""
    if not moor_stand(box, table, stand):
        return TREE_TOP << slot if slot <= RIGHT else 0
    if slot == TOP or (slot == SECOND_TOP and table.crowd[stand][TOP] > 0):
        return MOOR_TOP
    if slot == BOTTOM or (slot == SECOND_BOTTOM and table.crowd[stand][BOTTOM] > 0):
        return MOOR_BOTTOM
    return 0


def badger_at(box: Box, table: Table, stand: int, slot: int) -> bool:
    """Whether a Badger lives here, beside whom rabbits crowd [24]."""
    return table.crowd[stand][slot] > 0 and box.opens_sides[table.first[stand][slot]] == 1


def soldiers_at(box: Box, table: Table, stand: int, slot: int) -> bool:
    """Whether Water Soldiers grow here, above which dragonflies crowd [23]."""
    return table.crowd[stand][slot] > 0 and box.opens_top[table.first[stand][slot]] == 1


def shared_top(box: Box, table: Table, stand: int, slot: int) -> int:
    """Over a bird at a tree or shrub a Cuckoo; dragonflies, as many slots as Water Soldiers open [22, 23]."""
    first = table.first[stand][slot]
    crowd = table.crowd[stand][slot]
    if box.covered[first] == 1 and not moor_stand(box, table, stand):
        return OVER_BIRD if crowd == 1 or table.options[CUCKOO] == ANY_CUCKOOS else 0
    if box.sharing[first] == 1:
        opened = soldiers_at(box, table, stand, BOTTOM) + soldiers_at(box, table, stand, SECOND_BOTTOM)
        other = SECOND_TOP if slot == TOP else TOP
        shared = 1 if table.crowd[stand][other] > 1 else 0
        if crowd > 1 or shared < opened:
            return SHARED_TOP
    return 0


def fits(box: Box, table: Table, seat: int, half: int) -> bool:
    """Whether there is a place for a half in a forest; a whole card needs none."""
    return half < 2 * WHOLE or box.half_room[half] & table.room[seat] != 0


def look_round(box: Box, table: Table, seat: int, stand: int) -> None:
    """Brings up to date what a stand, and with it the forest, has to offer."""
    openings = 0
    for slot in range(SLOTS):
        openings |= opening(box, table, stand, slot)
    table.openings[stand] = openings
    room = 0
    for other in range(table.stands):
        if table.stand_owner[other] == seat:
            room |= table.openings[other]
    table.room[seat] = room


# Cards that come in.


def new_stand(box: Box, table: Table, seat: int, species: int, card: int) -> None:
    """A tree, shrub or moor is laid, or a card face down as a universal moor."""
    stand = table.stands
    table.stands = stand + 1
    table.stand_owner[stand] = seat
    table.stand_species[stand] = species
    table.stand_card[stand] = card
    look_round(box, table, seat, stand)


def settle(box: Box, table: Table, seat: int, half: int, stand: int, slot: int) -> None:
    """An animal or plant is in a slot of a stand from now on."""
    if table.crowd[stand][slot] == 0:
        table.first[stand][slot] = box.half_species[half]
    table.crowd[stand][slot] += 1
    table.dwelling[half >> 1] = stand * SLOTS + slot
    look_round(box, table, seat, stand)


def new_dweller(box: Box, table: Table, seat: int, half: int, stand: int, slot: int) -> None:
    """An animal or plant comes into a slot of a stand."""
    settle(box, table, seat, half, stand, slot)
    tell(table, events.PLACED, seat, half, stand)


def add_up(box: Box, table: Table, seat: int, species: int, colour: int) -> None:
    """Counts a card that came into a forest; a universal moor has neither species nor tree symbol."""
    if species < SPECIES:
        table.species[seat][species] += 1
    if colour != NONE:
        table.colours[seat][colour] += 1
    for kind in range(KINDS):
        table.symbols[seat][kind] += (box.kinds[species] >> kind) & 1


def triggered(box: Box, table: Table, seat: int, species: int) -> int:
    """How many cards the permanent effects give for a card that is coming in, which does not yet count itself [28]."""
    draws = 0
    for i in range(box.triggers):
        if is_named(box, species, box.trigger_what[i]):
            draws += box.trigger_draw[i] * table.species[seat][box.trigger_species[i]]
    return draws
