"""Setting up Sealed: a shuffled deck, and three cards for everybody."""

from __future__ import annotations

from spinney.engine.chance import shuffle

from .box import Box
from .table import CARDS, HAND, Table
from .turn import begin_round, take_card


def setup(box: Box, table: Table) -> None:
    for card in range(CARDS):
        table.deck[card] = card
    shuffle(table, table.deck, CARDS)
    table.deck_size = CARDS
    for seat in range(table.players):
        for _ in range(HAND):
            take_card(table, seat)
    begin_round(table)
