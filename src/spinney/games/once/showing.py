"""What lies where at a table of Once Upon a Forest: piles, cards that lie open, forests column by column, hands."""

from __future__ import annotations

from spinney.engine.showing import Item, Thing, Zone, cards, stack
from spinney.games.once.box import Box
from spinney.games.once.table import (
    CARDS,
    LEVELS,
    MODE,
    NONE,
    OBLIGATORY_PILE,
    PILES,
    SOLO,
    SOLO_PILES,
    STARTS,
    Table,
)


def zones(box: Box, view: Table, viewer: int) -> list[Zone]:
    shown = [Zone("zone-piles", tuple(pile_item(view, pile) for pile in range(piles(view))))]
    if view.left_over > 0:
        shown.append(Zone("zone-starts", cards(box.starts[STARTS - view.left_over :])))
    if view.given != NONE:
        shown.append(Zone("zone-given", cards([view.given], faces=CARDS)))
    if view.discard != NONE:
        shown.append(Zone("zone-discard", cards(stack(view.discard, view.beneath))))
    for seat in range(view.players):
        shown.append(Zone("zone-forest", forest(view, seat, seat == viewer), seat=seat))
        shown.append(
            Zone("zone-hand", cards(hand(view, seat), "hand" if seat == viewer else "", faces=CARDS), seat=seat)
        )
    return shown


def piles(view: Table) -> int:
    return SOLO_PILES if view.options[MODE] == SOLO else PILES


def pile_top(view: Table, pile: int) -> int:
    """The top card of a pile, as far as it can be seen."""
    height: int = view.height[pile]
    return view.deck[view.bottom[pile] + height - 1] if height > 0 else NONE


def hand(view: Table, seat: int) -> list[int]:
    return view.hand[seat][: view.hand_size[seat]]


def pile_item(view: Table, pile: int) -> Item:
    top = pile_top(view, pile)
    if top == NONE:
        return Item(label="label-pile-empty", form="place", parts={"pile": pile})
    obligatory = view.options[MODE] == SOLO and pile == OBLIGATORY_PILE
    return Item(
        Thing("card", top),
        notes=(("count-cards", {"n": view.height[pile]}), *["label-obligatory"] * obligatory),
        form="card" if top < CARDS else "back",
        parts={"pile": pile},
    )


def forest(view: Table, seat: int, own: bool) -> tuple[Item, ...]:
    """The columns, each from the canopy down, and in one's own forest the place for a new one."""
    columns = [
        Item(
            label=("label-column", {"number": column + 1}),
            form="place",
            parts={"column": column} if own else {},
            inner=tuple(level_item(view, view.forest[seat][column][level]) for level in reversed(range(LEVELS))),
        )
        for column in range(view.columns[seat])
    ]
    if own:
        columns.append(Item(label="label-new-column", form="choice", parts={"column": view.columns[seat]}))
    return tuple(columns)


def level_item(view: Table, card: int) -> Item:
    """A card with those that it covers, or a gap."""
    if card == NONE:
        return Item(label="label-gap", form="place")
    return Item(Thing("card", card), inner=cards(stack(card, view.beneath)[1:], notes=("legend-covered",)))
