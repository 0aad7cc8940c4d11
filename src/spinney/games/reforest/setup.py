"""Setting up Reforest [11 to 14]: plants, visitors, events, who starts, and what is asked first."""

from __future__ import annotations

from spinney.engine.chance import draw, shuffle
from spinney.games.reforest.box import Box
from spinney.games.reforest.cards import add_to_hand, take_top
from spinney.games.reforest.rounds import begin_turn, turn_up_event
from spinney.games.reforest.table import (
    CARDS,
    CHALLENGE,
    DEALT,
    EVENT_CARDS,
    IN_ROW,
    NURSERY,
    PILES,
    ROUNDS,
    SEVERAL,
    VISITORS,
    Table,
)
from spinney.games.reforest.turn import go_on


def setup(box: Box, table: Table) -> None:
    table.round = 1
    table.starter = draw(table, table.players)
    deal(box, table)
    for at in range(VISITORS):
        table.visitor[at] = at
    shuffle(table, table.visitor, VISITORS)
    table.visitors_up = ROUNDS
    for at in range(ROUNDS):
        table.visitor_place[at] = IN_ROW
        table.visitor_due[at] = at + 1
    for at in range(EVENT_CARDS):
        table.event[at] = at
    shuffle(table, table.event, EVENT_CARDS)
    begin_turn(table, table.starter)
    turn_up_event(box, table)
    go_on(box, table)


def deal(box: Box, table: Table) -> None:
    """The unused cards away unseen; five each, three for the nursery, and those tucked under two visitors [11, 12]."""
    for card in range(CARDS):
        table.deck[card] = card
    table.deck_size = CARDS
    shuffle(table, table.deck, CARDS)
    table.unused_size = CARDS - box.kept[table.players]
    for i in range(table.unused_size):
        table.unused[i] = take_top(table)
    if table.options[CHALLENGE] != SEVERAL:
        for i in range(table.deck_size):
            table.target += box.value[table.deck[i]]
    for seat in range(table.players):
        for _card in range(DEALT):
            add_to_hand(table, seat, take_top(table), 0, 0)
    for slot in range(NURSERY):
        table.nursery[slot] = take_top(table)
    for pile in range(PILES):
        table.tucked_size[pile] = box.tucked_each[table.players]
        for i in range(table.tucked_size[pile]):
            table.tucked[pile][i] = take_top(table)
