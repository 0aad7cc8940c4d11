"""What lies where at a table of Dartmoor: clearing and caves, forests stand by stand with who dwells there, hands."""

from __future__ import annotations

from collections.abc import Iterable

from spinney.engine.showing import Item, Thing, Zone
from spinney.games.dartmoor.box import Box
from spinney.games.dartmoor.cards import returned
from spinney.games.dartmoor.forest import moor_stand
from spinney.games.dartmoor.scoring import half_of
from spinney.games.dartmoor.table import (
    BOTTOM,
    CARDS,
    CAVES,
    LEFT,
    NONE,
    RIGHT,
    SECOND_BOTTOM,
    SECOND_TOP,
    SLOTS,
    TOP,
    UNIVERSAL,
    WHOLE,
    WINTERS,
    Table,
)

TREE_SLOTS = (TOP, BOTTOM, LEFT, RIGHT)
MOOR_SLOTS = (TOP, SECOND_TOP, BOTTOM, SECOND_BOTTOM)


def zones(box: Box, view: Table, viewer: int) -> list[Zone]:
    deck = ("label-deck", {"n": deck_left(view), "winters": view.winters, "all": WINTERS})
    shown = [Zone("zone-clearing", whole_cards(box, clearing(view), True), (deck,))]
    if offered(view):
        caves = tuple(Item(Thing("cave", cave), parts={"cave": cave}) for cave in offered(view))
        shown.append(Zone("zone-caves", caves))
    if view.playing != NONE:
        shown.append(Zone("zone-playing", (Item(Thing("half", view.playing)),)))
    for seat in range(view.players):
        own = seat == viewer
        forest = tuple(stand_item(box, view, stand, own) for stand in stands(view, seat))
        shown.append(Zone("zone-forest", forest, seat=seat))
        shown.append(Zone("zone-cave", cave_items(view, seat), seat=seat))
        shown.append(Zone("zone-hand", whole_cards(box, hand(view, seat), own), seat=seat))
    return shown


def deck_left(view: Table) -> int:
    return view.deck_size - returned(view)


def clearing(view: Table) -> list[int]:
    return view.clearing[: view.clearing_size]


def hand(view: Table, seat: int) -> list[int]:
    return view.hand[seat][: view.hand_size[seat]]


def offered(view: Table) -> list[int]:
    """The caves that can still be chosen."""
    return [cave for cave in range(CAVES) if view.offered[cave]]


def stands(view: Table, seat: int) -> list[int]:
    """The stands of a forest, in the order in which they were laid."""
    return [stand for stand in range(view.stands) if view.stand_owner[stand] == seat]


def slots(box: Box, view: Table, stand: int) -> tuple[int, ...]:
    return MOOR_SLOTS if moor_stand(box, view, stand) else TREE_SLOTS


def dwellers(box: Box, view: Table, stand: int, slot: int) -> list[int]:
    """The halves that are to be seen in a slot, the species that came first before the others."""
    at = stand * SLOTS + slot
    halves = [half_of(view, card) for card in range(WHOLE, CARDS) if view.dwelling[card] == at]
    return sorted(halves, key=lambda half: view.first[stand][slot] != box.half_species[half])


def halves(box: Box, card: int) -> list[int]:
    """The halves of a card; a whole card has one."""
    return [half for half in (2 * card, 2 * card + 1) if box.half_species[half] != NONE]


def whole_cards(box: Box, numbers: Iterable[int], own: bool) -> tuple[Item, ...]:
    """Cards that can be taken whole, or by the half that is played."""
    return tuple(
        Item(
            Thing("card", card),
            form="card" if card >= 0 else "back",
            parts={"card": card} if own else {},
            inner=tuple(
                Item(Thing("half", half), form="choice", parts={"half": half}) for half in halves(box, card) if own
            ),
        )
        for card in numbers
    )


def stand_item(box: Box, view: Table, stand: int, own: bool) -> Item:
    """A stand with who dwells there and, in one's own forest, the slots to which a card may go.

    Under a universal moor lies a card whose face only its owner knows.
    """
    card = view.stand_card[stand]
    around: list[Item] = []
    for slot in slots(box, view, stand):
        where = Thing("slot", slot)
        around += [Item(Thing("half", half), notes=(where,)) for half in dwellers(box, view, stand, slot)]
        if own:
            parts = {"stand": stand, "slot": slot}
            around.append(Item(label=where, form="choice", parts=parts, move="place"))
    return Item(
        Thing("card", card) if card >= 0 else None,
        label=Thing("stand", stand),
        notes=(Thing("card", card),) if view.stand_species[stand] == UNIVERSAL and card >= 0 else (),
        inner=tuple(around),
    )


def cave_items(view: Table, seat: int) -> tuple[Item, ...]:
    """A cave with the number of its cards: each is worth a point, whatever it shows."""
    if view.cave[seat] == NONE:
        return (Item(label="label-no-cave", form="place"),)
    return (Item(Thing("cave", view.cave[seat]), notes=(("count-cards", {"n": view.cave_size[seat]}),)),)
