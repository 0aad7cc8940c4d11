"""What each viewer of Reforest may know, and dealing out the rest.

Beside every card that can lie face down stands who knows it. Besides, everybody remembers which cards went openly into
which deck: such a card can only be in that deck still, or face down where somebody put a card drawn from it. All others
that nobody has seen may be anywhere; in solitaire the target tells what those left in the box are worth together.
"""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.engine.layout import Row
from spinney.games.reforest import events
from spinney.games.reforest.box import Box
from spinney.games.reforest.table import (
    CARDS,
    CHALLENGE,
    EVENT_CARDS,
    HAND,
    NONE,
    NURSERY,
    PILES,
    SEATS,
    SEVERAL,
    SPACES,
    SPECTATORS,
    TUCKED,
    VISITORS,
    Table,
)

# Spots are numbered place after place.
IN_HAND = CARDS
IN_ENERGY = IN_HAND + SEATS * HAND
IN_TUCKED = IN_ENERGY + SEATS * CARDS
IN_UNUSED = IN_TUCKED + PILES * TUCKED
FILLED = NONE


def conceal(box: Box, table: Table, viewer: int) -> None:
    eye = 1 << viewer if viewer >= 0 else SPECTATORS
    hide(table.deck, table.deck_known, table.deck_size, eye)
    for seat in range(SEATS):
        hide(table.hand[seat], table.hand_known[seat], table.hand_size[seat], eye)
        hide(table.energy[seat], table.energy_known[seat], table.energy_size[seat], eye)
    for at in range(table.visitors_up, VISITORS):
        table.visitor[at] = NONE
    for at in range(table.events_up, EVENT_CARDS):
        table.event[at] = NONE
    for i in range(table.told):
        row = table.chronicle[i]
        seat = row[1]
        if row[0] == events.DREW or row[0] == events.RECLAIMED:
            row[2] = as_seen(table.hand[seat], table.hand_size[seat], row[2])
        elif row[0] == events.STORED:
            row[2] = as_seen(table.energy[seat], table.energy_size[seat], row[2])


def hide(cards: Row, known: Row, n: int, eye: int) -> None:
    for i in range(n):
        cards[i] = cards[i] if known[i] & eye else NONE


def as_seen(cards: Row, n: int, card: int) -> int:
    """A card that was put among others, if the viewer knows that it is there: so the log names what the table shows."""
    for i in range(n):
        if cards[i] == card:
            return card
    return NONE


def redeal(box: Box, table: Table, viewer: int) -> None:
    """Every deal that fits the view is equally likely.

    First the cards that went openly into a deck, each to a spot that was filled from that deck, then all others to the
    spots that are left: however the first were dealt, there are equally many ways to go on.
    """
    mark_loose(table)
    spots = list_spots(table)
    for number in range(1, table.shuffles + 1):
        deal_shuffled(table, spots, number)
    deal_unseen(box, table, spots)
    for i in range(CARDS):
        table.loose[i] = 0
        table.spot[i] = 0
        table.spot_from[i] = 0
        table.room[i] = 0
    deal_rest(table, table.visitor, VISITORS, table.visitors_up)
    deal_rest(table, table.event, EVENT_CARDS, table.events_up)


def mark_loose(table: Table) -> None:
    """Sets `loose[card]` for each card whose place the viewer does not know."""
    for card in range(CARDS):
        table.loose[card] = 1
    strike(table, table.deck, table.deck_size)
    strike(table, table.nursery, NURSERY)
    strike(table, table.discard, table.discard_size)
    if table.growing != NONE:
        table.loose[table.growing] = 0
    for seat in range(table.players):
        strike(table, table.hand[seat], table.hand_size[seat])
        strike(table, table.energy[seat], table.energy_size[seat])
        for space in range(SPACES):
            card = table.top[seat][space]
            while card != NONE:
                table.loose[card] = 0
                card = table.beneath[card]


def strike(table: Table, cards: Row, n: int) -> None:
    for i in range(n):
        if cards[i] != NONE:
            table.loose[cards[i]] = 0


def list_spots(table: Table) -> int:
    """Lists the spots whose card the viewer does not know, those of the unused cards last; gives how many."""
    n = 0
    for i in range(table.deck_size):
        if table.deck[i] == NONE:
            n = add_spot(table, n, i, table.shuffles)
    for seat in range(table.players):
        for i in range(table.hand_size[seat]):
            if table.hand[seat][i] == NONE:
                n = add_spot(table, n, IN_HAND + seat * HAND + i, table.hand_from[seat][i])
        for i in range(table.energy_size[seat]):
            if table.energy[seat][i] == NONE:
                n = add_spot(table, n, IN_ENERGY + seat * CARDS + i, table.energy_from[seat][i])
    for pile in range(PILES):
        for i in range(table.tucked_size[pile]):
            n = add_spot(table, n, IN_TUCKED + pile * TUCKED + i, 0)
    for i in range(table.unused_size):
        n = add_spot(table, n, IN_UNUSED + i, 0)
    return n


def add_spot(table: Table, n: int, spot: int, origin: int) -> int:
    table.spot[n] = spot
    table.spot_from[n] = origin
    return n + 1


def fill_spot(table: Table, spot: int, card: int) -> None:
    if spot < IN_HAND:
        table.deck[spot] = card
    elif spot < IN_ENERGY:
        table.hand[(spot - IN_HAND) // HAND][(spot - IN_HAND) % HAND] = card
    elif spot < IN_TUCKED:
        table.energy[(spot - IN_ENERGY) // CARDS][(spot - IN_ENERGY) % CARDS] = card
    elif spot < IN_UNUSED:
        table.tucked[(spot - IN_TUCKED) // TUCKED][(spot - IN_TUCKED) % TUCKED] = card
    else:
        table.unused[spot - IN_UNUSED] = card


def deal_shuffled(table: Table, spots: int, number: int) -> None:
    """The cards that went openly into one deck, to spots that were filled from it."""
    n = 0
    for i in range(spots):
        if table.spot_from[i] == number:
            table.room[n] = i
            n += 1
    shuffle(table, table.room, n)
    for card in range(CARDS):
        if table.loose[card] == 1 and table.shuffled[card] == number:
            n -= 1
            at = table.room[n]
            fill_spot(table, table.spot[at], card)
            table.spot_from[at] = FILLED
            table.loose[card] = 0


def deal_unseen(box: Box, table: Table, spots: int) -> None:
    """The cards nobody has seen, to the spots that are left.

    In solitaire until those left in the box are worth what the target says: to deal anew whenever they are not keeps
    all deals that fit equally likely.
    """
    n = 0
    for card in range(CARDS):
        if table.loose[card] == 1:
            table.room[n] = card
            n += 1
    shuffle(table, table.room, n)
    if table.options[CHALLENGE] != SEVERAL:
        in_game = n - table.unused_size
        wanted = unseen_value(box, table)
        while value_of(box, table, in_game) != wanted:
            shuffle(table, table.room, n)
    at = 0
    for i in range(spots):
        if table.spot_from[i] != FILLED:
            fill_spot(table, table.spot[i], table.room[at])
            at += 1


def value_of(box: Box, table: Table, n: int) -> int:
    """What the first n cards of `room` are worth together."""
    value = 0
    for i in range(n):
        value += box.value[table.room[i]]
    return value


def unseen_value(box: Box, table: Table) -> int:
    """What the cards in the game that nobody has seen are worth: the target less all others in the game."""
    value = table.target
    for card in range(CARDS):
        if table.loose[card] == 0:
            value -= box.value[card]
    return value


def deal_rest(table: Table, cards: Row, n: int, known: int) -> None:
    """The cards of a small deck that have not been turned up, in random order."""
    size = known
    for card in range(n):
        seen = False
        for i in range(known):
            if cards[i] == card:
                seen = True
        if not seen:
            at = known + draw(table, size - known + 1)
            cards[size] = cards[at]
            cards[at] = card
            size += 1
