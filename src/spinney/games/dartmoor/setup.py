"""Setting up Dartmoor [7 to 12]: a deck with three winters in its lowest third, six cards and a cave for everybody."""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.engine.pending import push
from spinney.games.dartmoor import steps
from spinney.games.dartmoor.box import Box
from spinney.games.dartmoor.cards import draw_top, into_hand, returned, top_winter
from spinney.games.dartmoor.table import CARDS, CAVES, OPENING_HAND, WINTER, WINTERS, Table
from spinney.games.dartmoor.turn import go_on


def setup(box: Box, table: Table) -> None:
    make_deck(table)
    for seat in range(table.players):
        for _card in range(OPENING_HAND):
            into_hand(table, seat, draw_top(table))
    offer_caves(table)
    for seat in range(table.players):
        push(table, steps.CAVE_EFFECTS, seat)
    for seat in range(table.players):  # who comes last in turn order is on top: the first to choose [11, 12]
        push(table, steps.CAVE, seat)
    table.extra = 1  # the last cave is the starting player's, and so is the first turn
    go_on(box, table)


def make_deck(table: Table) -> None:
    """All cards shuffled; into the lowest third two winters at random, and the third winter on top of it [7, 8]."""
    for card in range(CARDS):
        table.deck[card] = card
    shuffle(table, table.deck, CARDS)
    winter = top_winter(table)
    bottom = returned(table)
    for i in range(CARDS - 1, winter - WINTERS, -1):
        table.deck[i + WINTERS] = table.deck[i]
    table.deck[winter] = WINTER
    for i in range(winter - 2, winter):
        other = bottom + draw(table, i - bottom + 1)
        table.deck[i] = table.deck[other]
        table.deck[other] = WINTER
    table.deck_size = CARDS + WINTERS


def offer_caves(table: Table) -> None:
    """One cave a player, at random; the others go back into the box [10]."""
    for left in range(table.players, 0, -1):
        skip = draw(table, CAVES - table.players + left)
        for cave in range(CAVES):
            if table.offered[cave] == 0:
                if skip == 0:
                    table.offered[cave] = 1
                    break
                skip -= 1
