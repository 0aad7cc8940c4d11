"""What lies where at a table of Sealed: what each player holds, has laid and has taken."""

from __future__ import annotations

from spinney.engine.header import asked
from spinney.engine.showing import Said, Thing, Zone, cards

from .box import Box
from .table import CARDS, NONE, Table


def zones(box: Box, view: Table, viewer: int) -> list[Zone]:
    shown = [Zone("zone-deck", facts=(("label-cards", {"cards": view.deck_size}),))]
    for seat in range(view.players):
        hand = view.hand[seat][: view.hand_size[seat]]
        taken = [card for card in range(CARDS) if view.taken[card] == seat]
        held = cards(hand, "hand" if seat == viewer else "")
        shown.append(Zone("zone-hand", held, facts=laid(view, seat), seat=seat))
        shown.append(Zone("zone-taken", cards(taken), seat=seat))
    return shown


def laid(view: Table, seat: int) -> tuple[Said, ...]:
    """Whoever is not asked any more has laid a card; which, only that player knows."""
    if view.over or asked(view, seat):
        return ()
    slot = view.laid[seat]
    return (("label-laid", {"card": Thing("card", NONE if slot == NONE else view.hand[seat][slot])}),)
