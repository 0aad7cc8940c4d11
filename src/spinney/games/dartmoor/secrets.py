"""What each viewer of Dartmoor may know, and dealing out the rest.

Hidden are the deck and what lies below it in the box, the other hands, and the cards under others' universal moors.
Known is where the first winter lies, and what everybody saw go into a hand [47]: such a card is shown there until its
owner lays a universal moor, after which it may be under that moor just as well [48].
"""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.engine.pending import top
from spinney.games.dartmoor import phases, steps
from spinney.games.dartmoor.box import Box
from spinney.games.dartmoor.cards import put_in, returned, top_winter
from spinney.games.dartmoor.legality import can_play
from spinney.games.dartmoor.table import CARDS, HAND, NONE, SEATS, UNIVERSAL, UNKNOWN, WINTER, WINTERS, Table


def conceal(box: Box, table: Table, viewer: int) -> None:
    known = top_winter(table) if table.winters == 0 else NONE
    for i in range(table.deck_size):
        if i != known:
            table.deck[i] = UNKNOWN
    for seat in range(SEATS):
        if seat != viewer:
            conceal_hand(table, seat)
    for stand in range(table.stands):
        if table.stand_species[stand] == UNIVERSAL and table.stand_owner[stand] != viewer:
            table.stand_card[stand] = UNKNOWN
    if viewer != table.turn and table.picks > 0:
        table.picked = UNKNOWN


def conceal_hand(table: Table, seat: int) -> None:
    """The cards of which all know that they are there come first, then those that nobody else has seen."""
    hand = table.hand[seat]
    shown = 0
    moor = last_moor(table, seat)
    for i in range(table.hand_size[seat]):
        card = hand[i]
        if card != UNKNOWN and all_know(table, seat, moor, card):
            hand[shown] = card
            shown += 1
    for i in range(shown, table.hand_size[seat]):
        hand[i] = UNKNOWN


def all_know(table: Table, seat: int, moor: int, card: int) -> bool:
    """Whether everybody knows that a card is in a hand: it was taken openly since the seat's last universal moor."""
    return table.taken_by[card] == seat and table.taken_since[card] > moor


def last_moor(table: Table, seat: int) -> int:
    """The universal moor that a seat laid last, or NONE."""
    for stand in range(table.stands - 1, -1, -1):
        if table.stand_owner[stand] == seat and table.stand_species[stand] == UNIVERSAL:
            return stand
    return NONE


def redeal(box: Box, table: Table, viewer: int) -> None:
    """Every deal that fits the view is equally likely, also one that the course of the game has ruled out [48].

    First the cards that somebody was seen to take. The places where one can be are those of another, or have none in
    common with them, or are part of them; so if the one with the fewest places is dealt first, the number of places
    left for the next does not depend on where it went. Then the winters, which can only be in the lowest third of the
    deck, and then all other cards to all other places. If somebody with a full hand is about to act, there is a card in
    it that can be played [35]: a deal without one is thrown away.
    """
    deal_all(table)
    while table.phase == phases.ACTION and table.hand_size[table.turn] == HAND and not can_play(box, table, table.turn):
        conceal(box, table, viewer)
        deal_all(table)


def deal_all(table: Table) -> None:
    mark_loose(table)
    deal_taken(table)
    deal_winters(table)
    deal_rest(table)
    for seat in range(table.players):
        for i in range(table.hand_size[seat]):
            put_in(table.hand[seat], i, table.hand[seat][i])
    if table.picked == UNKNOWN:
        deal_picks(table)


def mark_loose(table: Table) -> None:
    """Sets `loose[card]` for each card whose place is hidden."""
    for card in range(CARDS):
        table.loose[card] = 1 if table.gone[card] == NONE and table.dwelling[card] == NONE else 0
    for i in range(table.clearing_size):
        table.loose[table.clearing[i]] = 0
    for seat in range(table.players):
        for i in range(table.hand_size[seat]):
            if table.hand[seat][i] != UNKNOWN:
                table.loose[table.hand[seat][i]] = 0
    for stand in range(table.stands):
        if table.stand_card[stand] != UNKNOWN:
            table.loose[table.stand_card[stand]] = 0
    if table.playing != NONE:
        table.loose[table.playing >> 1] = 0


# Cards that somebody was seen to take.


def deal_taken(table: Table) -> None:
    """The later a card was taken, the fewer universal moors it can be under."""
    for since in range(table.stands, -1, -1):
        for card in range(CARDS):
            if table.loose[card] == 1 and table.taken_by[card] != NONE and table.taken_since[card] == since:
                table.loose[card] = 0
                hide_taken(table, card)


def hide_taken(table: Table, card: int) -> None:
    seat = table.taken_by[card]
    skip = draw(table, hiding_places(table, card))
    if table.taken_until[card] == NONE:
        for i in range(table.hand_size[seat]):
            if table.hand[seat][i] == UNKNOWN:
                if skip == 0:
                    table.hand[seat][i] = card
                    return
                skip -= 1
    for stand in range(table.stands):
        if may_lie_under(table, card, stand):
            if skip == 0:
                table.stand_card[stand] = card
                return
            skip -= 1


def hiding_places(table: Table, card: int) -> int:
    """How many places there are where a card can be that was taken."""
    seat = table.taken_by[card]
    n = 0
    if table.taken_until[card] == NONE:
        for i in range(table.hand_size[seat]):
            if table.hand[seat][i] == UNKNOWN:
                n += 1
    for stand in range(table.stands):
        if may_lie_under(table, card, stand):
            n += 1
    return n


def may_lie_under(table: Table, card: int, stand: int) -> bool:
    if table.stand_card[stand] != UNKNOWN or table.stand_owner[stand] != table.taken_by[card]:
        return False
    until = table.taken_until[card]
    return stand >= table.taken_since[card] and (until == NONE or stand < until)


# All else.


def deal_winters(table: Table) -> None:
    """Of the first winter all know where it is; the others are anywhere below it."""
    top = top_winter(table)
    low = returned(table)
    places = min(top, table.deck_size) - low
    hidden = WINTERS - max(table.winters, 1)
    for dealt in range(hidden):
        skip = draw(table, places - dealt)
        for i in range(low, low + places):
            if table.deck[i] == UNKNOWN:
                if skip == 0:
                    table.deck[i] = WINTER
                    break
                skip -= 1


def deal_rest(table: Table) -> None:
    n = 0
    for card in range(CARDS):
        if table.loose[card] == 1:
            table.loose[card] = 0
            table.loose[n] = card
            n += 1
    shuffle(table, table.loose, n)
    for seat in range(table.players):
        for i in range(table.hand_size[seat]):
            if table.hand[seat][i] == UNKNOWN:
                n -= 1
                table.hand[seat][i] = table.loose[n]
    for stand in range(table.stands):
        if table.stand_card[stand] == UNKNOWN:
            n -= 1
            table.stand_card[stand] = table.loose[n]
    for i in range(table.deck_size):
        if table.deck[i] == UNKNOWN:
            n -= 1
            table.deck[i] = table.loose[n]
    for card in range(CARDS):
        table.loose[card] = 0


def deal_picks(table: Table) -> None:
    """Which cards somebody has picked so far: any but the highest, of which as many are left as have to follow."""
    size = table.clearing_size if table.phase == phases.STORE else table.hand_size[table.turn]
    left = top(table)[steps.NUMBER]
    table.picked = 0
    missing = table.picks
    for i in range(size - left):
        if draw(table, size - left - i) < missing:
            table.picked |= 1 << i
            missing -= 1
