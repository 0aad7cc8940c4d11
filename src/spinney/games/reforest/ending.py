"""How a turn ends [16 to 18], and with the last one the game [55, 61]."""

from __future__ import annotations

from spinney.engine import contract
from spinney.engine.header import clockwise, end, tell
from spinney.engine.pending import pop
from spinney.engine.sets import lowest
from spinney.games.reforest import events, phases, verbs
from spinney.games.reforest.box import RAISES_LIMIT, Box
from spinney.games.reforest.cards import lay_nursery_card, nursery_size
from spinney.games.reforest.counting import canopies
from spinney.games.reforest.rounds import begin_turn
from spinney.games.reforest.scoring import points_to_beat
from spinney.games.reforest.table import CHALLENGE, HAND_LIMIT, NURSERY, ROUNDS, SEVERAL, Table


def hand_limit(box: Box, table: Table, seat: int) -> int:
    """Seven, and what passive effects add."""
    limit = HAND_LIMIT
    spaces = canopies(box, table, seat, RAISES_LIMIT)
    while spaces != 0:
        effect = box.effect[table.top[seat][lowest(spaces)]]
        for row in range(box.first_step[effect], box.first_step[effect + 1]):
            if box.verb[row] == verbs.HAND_LIMIT:
                limit += box.amount[row]
        spaces &= spaces - 1
    return limit


def refill(table: Table) -> None:
    """One card at a time, until there are three or no more to be had; if the deck runs out, that comes first."""
    while table.deck_size > 0 and nursery_size(table) < NURSERY:
        lay_nursery_card(table)
        if table.deck_size == 0:
            return
    pop(table)


def next_player(box: Box, table: Table, seat: int) -> None:
    """The next player clockwise; after the third round only until it would be the starter's turn [55, 61]."""
    pop(table)
    following = clockwise(table, seat, 1)
    if table.round > ROUNDS:
        if table.options[CHALLENGE] == SEVERAL:
            if following == table.starter:
                end_game(box, table)
                return
        elif table.more == 0:
            end_game(box, table)
            return
        else:
            table.more -= 1
    begin_turn(table, following)


def end_game(box: Box, table: Table) -> None:
    end(table, phases.OVER, events.ENDED)
    if table.options[CHALLENGE] != SEVERAL:
        points = contract.total(box, table, 0)
        goal = points_to_beat(box, table)
        tell(table, events.CHALLENGE, 1 if points > goal else 0, points, goal)
