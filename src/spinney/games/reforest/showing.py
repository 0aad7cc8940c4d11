"""What lies where at a table of Reforest: nursery, visitors, events, regions space by space, energy and hands."""

from __future__ import annotations

from spinney.engine.header import asked
from spinney.engine.pending import STEP, top
from spinney.engine.showing import Item, Thing, Zone, cards, stack
from spinney.engine.words import Name
from spinney.games.reforest import steps
from spinney.games.reforest.box import Box
from spinney.games.reforest.table import GONE, IN_ROW, NONE, ROUNDS, SPACES, TAKEN, Table


def zones(box: Box, view: Table, viewer: int) -> list[Zone]:
    shown = [
        Zone("zone-nursery", nursery(view), (round_name(view), piles(view))),
        Zone("zone-visitors", tuple(visitor_item(view, at) for at in visitors(view, IN_ROW))),
    ]
    common = {
        "zone-left": cards([view.visitor[at] for at in visitors(view, GONE)], kind="visitor"),
        "zone-events": events(view),
        "zone-growing": cards([view.growing] * (view.growing != NONE)),
        "zone-effects": effects(view, viewer),
        "zone-deck": deck(view),
        "zone-discard": cards(view.discard[: view.discard_size]),
    }
    shown += [Zone(title, items) for title, items in common.items() if items]
    for seat in range(view.players):
        taken = [view.visitor[at] for at in visitors(view, TAKEN, seat)]
        shown.append(Zone("zone-region", region(view, seat, seat == viewer), seat=seat))
        shown.append(Zone("zone-hand", cards(hand(view, seat), "hand" if seat == viewer else ""), seat=seat))
        if taken:
            shown.append(Zone("zone-taken", cards(taken, kind="visitor"), seat=seat))
    return shown


def round_name(view: Table) -> Name:
    return "label-round" if view.round <= ROUNDS else "label-last-lap", {"round": view.round}


def piles(view: Table) -> Name:
    first, second = view.tucked_size
    return "label-piles", {"deck": view.deck_size, "discarded": view.discard_size, "first": first, "second": second}


def nursery(view: Table) -> tuple[Item, ...]:
    return tuple(
        Item(label="label-empty", form="place") if card == NONE else Item(Thing("card", card), parts={"nursery": place})
        for place, card in enumerate(view.nursery)
    )


def visitors(view: Table, place: int, owner: int = NONE) -> list[int]:
    """The visitors that are somewhere, by their places in the order in which they were shuffled."""
    return [at for at in range(view.visitors_up) if view.visitor_place[at] == place and view.visitor_owner[at] == owner]


def visitor_item(view: Table, at: int) -> Item:
    due = ("label-due", {"round": view.visitor_due[at]})
    return Item(Thing("visitor", view.visitor[at]), notes=(due,))


def events(view: Table) -> tuple[Item, ...]:
    """The events so far, the newest first; one may hold all round."""
    turned_up = reversed(view.event[: view.events_up])
    return tuple(Item(Thing("event", event), notes=("label-lasting",) * (event == view.lasting)) for event in turned_up)


def effects(view: Table, viewer: int) -> tuple[Item, ...]:
    """The effects from which the viewer may choose: those of the pool that belong to the step on top [35, 37]."""
    if viewer < 0 or not asked(view, viewer) or view.depth == 0 or top(view)[STEP] != steps.POOL:
        return ()
    first = top(view)[steps.FIRST]
    return tuple(
        Item(
            Thing("card", view.pool_card[entry]),
            label=Thing("effect", entry - first),
            form="choice",
            parts={"effect": entry - first},
        )
        for entry in range(first, view.pool_size)
    )


def deck(view: Table) -> tuple[Item, ...]:
    """The cards of the deck that the viewer has seen, from the top."""
    known = [at for at in reversed(range(view.deck_size)) if view.deck[at] != NONE]
    return tuple(
        Item(Thing("card", view.deck[at]), notes=(("label-from-top", {"n": view.deck_size - at}),)) for at in known
    )


def hand(view: Table, seat: int) -> list[int]:
    return view.hand[seat][: view.hand_size[seat]]


def region(view: Table, seat: int, own: bool) -> tuple[Item, ...]:
    """The spaces, each with its stack from the top down and the energy under it."""
    return tuple(space_item(view, seat, space, own) for space in range(SPACES))


def space_item(view: Table, seat: int, space: int, own: bool) -> Item:
    inner = list(cards(stack(view.top[seat][space], view.beneath)))
    for slot in range(view.energy_size[seat]):
        if view.energy_space[seat][slot] == space:
            card = view.energy[seat][slot]
            inner.append(
                Item(
                    Thing("card", card),
                    notes=("label-energy",),
                    form="card" if card >= 0 else "back",
                    parts={"energy": slot} if own else {},
                )
            )
    if own:
        inner.append(Item(label="label-here", form="choice", parts={"to": space}, move="move"))
    return Item(label=Thing("space", space), form="place", parts={"space": space} if own else {}, inner=tuple(inner))
