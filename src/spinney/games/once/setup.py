"""Setting up Once Upon a Forest [1 to 7]: piles, a start card each, and what is asked first."""

from __future__ import annotations

from spinney.engine.chance import shuffle
from spinney.engine.header import ask
from spinney.games.once import phases
from spinney.games.once.box import Box
from spinney.games.once.table import CARDS, MODE, NONE, PILE_CARDS, PILES, SOLO, SOLO_PILES, STARTS, Table


def setup(box: Box, table: Table) -> None:
    if table.options[MODE] == SOLO:
        make_solo_piles(box, table)
    else:
        make_piles(box, table)
    for seat in range(table.players):
        table.forest[seat][0][0] = box.starts[seat]
        table.columns[seat] = 1
    table.left_over = STARTS - table.players if table.options[MODE] != SOLO else 0
    if table.left_over > 0:
        ask(table, table.turn, phases.SLIP)
    else:
        ask(table, table.turn, phases.OPENING)


def make_piles(box: Box, table: Table) -> None:
    """Five piles of twelve from all cards but the start cards, with room for what will be slipped in [5]."""
    n = 0
    for card in range(CARDS):
        if box.is_start[card] == 0:
            table.deck[n] = card
            n += 1
    shuffle(table, table.deck, n)
    room = PILE_CARDS + STARTS - table.players
    for pile in range(PILES - 1, -1, -1):
        table.bottom[pile] = pile * room
        table.height[pile] = PILE_CARDS
        for i in range(PILE_CARDS - 1, -1, -1):
            card = table.deck[pile * PILE_CARDS + i]
            table.deck[pile * PILE_CARDS + i] = NONE
            table.deck[pile * room + i] = card


def make_solo_piles(box: Box, table: Table) -> None:
    """All cards but one start card: three piles to choose from and the obligatory pile [28]."""
    n = 0
    for card in range(CARDS):
        if card != box.starts[0]:
            table.deck[n] = card
            n += 1
    shuffle(table, table.deck, n)
    at = 0
    for pile in range(SOLO_PILES):
        table.bottom[pile] = at
        table.height[pile] = box.solo_piles[pile]
        at += box.solo_piles[pile]
