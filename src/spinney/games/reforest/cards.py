"""Cards on the way from one place to another: deck, nursery, discard pile, hands, energy.

Every card that leaves the deck does so through `take_top`. Whether that was the last one is looked at before the next
step is taken (`turn.py`), so the card has always arrived when the round ends [47, 53].
"""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.games.reforest import events
from spinney.games.reforest.box import FROM_DECK, FROM_NURSERY
from spinney.games.reforest.table import ALL, NONE, NURSERY, Table

# Deck, nursery and discard pile.


def take_top(table: Table) -> int:
    """The top card of the deck."""
    at = table.deck_size - 1
    card = table.deck[at]
    table.deck[at] = NONE
    table.deck_known[at] = 0
    table.deck_size = at
    table.epoch += 1
    return card


def top_known(table: Table) -> int:
    """Who knows the top card of the deck."""
    return table.deck_known[table.deck_size - 1]


def discard_card(table: Table, card: int) -> None:
    table.discard[table.discard_size] = card
    table.discard_size += 1


def nursery_size(table: Table) -> int:
    n = 0
    for slot in range(NURSERY):
        if table.nursery[slot] != NONE:
            n += 1
    return n


def can_draw(table: Table, source: int) -> bool:
    return (source & FROM_DECK != 0 and table.deck_size > 0) or (source & FROM_NURSERY != 0 and nursery_size(table) > 0)


def take_from_nursery(table: Table, slot: int) -> int:
    card = table.nursery[slot]
    table.nursery[slot] = NONE
    return card


def lay_nursery_card(table: Table) -> None:
    """A card from the deck into the first gap of the nursery."""
    slot = 0
    while table.nursery[slot] != NONE:
        slot += 1
    table.nursery[slot] = take_top(table)
    tell(table, events.LAID, table.nursery[slot], 0, 0)


# Hands.


def add_to_hand(table: Table, seat: int, card: int, known: int, origin: int) -> None:
    slot = table.hand_size[seat]
    table.hand[seat][slot] = card
    table.hand_known[seat][slot] = known | 1 << seat
    table.hand_from[seat][slot] = origin
    table.hand_size[seat] = slot + 1


def draw_from_deck(table: Table, seat: int) -> None:
    known = top_known(table)
    card = take_top(table)
    add_to_hand(table, seat, card, known, table.shuffles)
    tell(table, events.DREW, seat, card, 0)


def draw_from_nursery(table: Table, seat: int, slot: int) -> None:
    """Everybody saw the card, and knows it as long as it is in that hand."""
    card = take_from_nursery(table, slot)
    add_to_hand(table, seat, card, ALL, table.shuffles)
    tell(table, events.TOOK, seat, card, 0)


def remove_from_hand(table: Table, seat: int, slot: int) -> int:
    """A card from a hand; the others close up."""
    hand = table.hand[seat]
    known = table.hand_known[seat]
    origin = table.hand_from[seat]
    card = hand[slot]
    last = table.hand_size[seat] - 1
    for i in range(slot, last):
        hand[i] = hand[i + 1]
        known[i] = known[i + 1]
        origin[i] = origin[i + 1]
    hand[last] = NONE
    known[last] = 0
    origin[last] = 0
    table.hand_size[seat] = last
    return card


def discard_from_hand(table: Table, seat: int, slot: int, event: int) -> None:
    card = remove_from_hand(table, seat, slot)
    discard_card(table, card)
    table.epoch += 1
    tell(table, event, seat, card, 0)


# Energy.


def add_energy(table: Table, seat: int, space: int, card: int, known: int, origin: int) -> None:
    """A card face down under a stack. Its owner may look at it at any time [6]."""
    slot = table.energy_size[seat]
    table.energy[seat][slot] = card
    table.energy_space[seat][slot] = space
    table.energy_known[seat][slot] = known | 1 << seat
    table.energy_from[seat][slot] = origin
    table.energy_size[seat] = slot + 1
    table.stored[seat][space] += 1


def remove_energy(table: Table, seat: int, slot: int) -> int:
    """A stored card; those stored later close up."""
    energy = table.energy[seat]
    spaces = table.energy_space[seat]
    known = table.energy_known[seat]
    origin = table.energy_from[seat]
    card = energy[slot]
    table.stored[seat][spaces[slot]] -= 1
    last = table.energy_size[seat] - 1
    for i in range(slot, last):
        energy[i] = energy[i + 1]
        spaces[i] = spaces[i + 1]
        known[i] = known[i + 1]
        origin[i] = origin[i + 1]
    energy[last] = NONE
    spaces[last] = NONE
    known[last] = 0
    origin[last] = 0
    table.energy_size[seat] = last
    return card


# Stacks.


def put_on_top(table: Table, seat: int, space: int, card: int) -> None:
    table.beneath[card] = table.top[seat][space]
    table.top[seat][space] = card
    table.plants[seat][space] += 1
    table.occupied[seat] |= 1 << space


def lift_top(table: Table, seat: int, space: int) -> int:
    """Takes the top plant off a stack; what lies beneath is canopy again."""
    card = table.top[seat][space]
    table.top[seat][space] = table.beneath[card]
    table.beneath[card] = NONE
    table.plants[seat][space] -= 1
    if table.plants[seat][space] == 0:
        table.occupied[seat] &= ~(1 << space)
    return card


def remove_covered(table: Table, seat: int, space: int) -> int:
    """Takes the plant below the top one out of a stack."""
    top = table.top[seat][space]
    card = table.beneath[top]
    table.beneath[top] = table.beneath[card]
    table.beneath[card] = NONE
    table.plants[seat][space] -= 1
    return card
