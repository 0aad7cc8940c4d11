"""Visitors: drawn or added by an effect [45], awarded at the end of a round [48, 60], and what an award sets off."""

from __future__ import annotations

from spinney.engine.header import clockwise, tell
from spinney.engine.sets import lowest
from spinney.games.reforest import events, phases, pool
from spinney.games.reforest.box import MEETS_AWARD, Box
from spinney.games.reforest.counting import canopies, count
from spinney.games.reforest.table import (
    CHALLENGE,
    GONE,
    IN_ROW,
    NONE,
    ROUNDS,
    SEVERAL,
    TAKEN,
    VISITORS,
    Table,
)


def draw_visitor(table: Table, seat: int) -> None:
    """The top visitor, for its value; its goal does not matter."""
    at = table.visitors_up
    if at < VISITORS:
        turn_up(table)
        table.visitor_place[at] = TAKEN
        table.visitor_owner[at] = seat
        tell(table, events.VISITED, seat, table.visitor[at], 0)


def add_visitor(table: Table) -> None:
    """One more visitor is awarded at the end of this round."""
    at = table.visitors_up
    if at < VISITORS:
        turn_up(table)
        table.visitor_place[at] = IN_ROW
        table.visitor_due[at] = table.round
        tell(table, events.INVITED, table.visitor[at], 0, 0)


def turn_up(table: Table) -> None:
    table.visitors_up += 1
    table.epoch += 1


def award(box: Box, table: Table, at: int) -> None:
    visitor = table.visitor[at]
    for seat in range(table.players):
        table.judged[seat][visitor] = count(box, table, seat, box.goal[visitor], 0)
    seat = winner(box, table, at)
    if seat != NONE:
        table.visitor_place[at] = TAKEN
        table.visitor_owner[at] = seat
        table.won[seat] += 1
        tell(table, events.AWARDED, seat, visitor, table.judged[seat][visitor])
    elif table.options[CHALLENGE] == SEVERAL and table.round < ROUNDS:
        table.visitor_due[at] = table.round + 1
        tell(table, events.WAITS, visitor, 0, 0)
    else:
        table.visitor_place[at] = GONE
        tell(table, events.LEFT, visitor, 0, 0)


def winner(box: Box, table: Table, at: int) -> int:
    """Who would win a visitor as things are: the only one with most [48]; in solitaire whoever has enough [60]."""
    goal = box.goal[table.visitor[at]]
    if table.options[CHALLENGE] == SEVERAL:
        return sole_best(box, table, goal)
    return 0 if count(box, table, 0, goal, 0) >= wanted(box, table, at) else NONE


def wanted(box: Box, table: Table, at: int) -> int:
    """How many solitaire asks for at the end of the round in which a visitor is due."""
    return box.solitaire_goal[table.visitor[at]][table.visitor_due[at] - 1]


def held_over(table: Table, at: int) -> bool:
    """Whether a visitor was to be awarded earlier: it is still in the row, though it has been judged [48]."""
    return table.visitor_place[at] == IN_ROW and table.judged[0][table.visitor[at]] != NONE


def sole_best(box: Box, table: Table, goal: int) -> int:
    """The seat that has most of something, alone; none if there is a tie."""
    best = NONE
    most = -1
    for seat in range(table.players):
        found = count(box, table, seat, goal, 0)
        if found > most:
            most = found
            best = seat
        elif found == most:
            best = NONE
    return best


def reward(box: Box, table: Table, first_seat: int) -> None:
    """Effects set off by an award wait until the deck is there again [51]; who is to act comes first."""
    for back in range(table.players - 1, -1, -1):
        seat = clockwise(table, first_seat, back)
        first = table.pool_size
        for _each in range(table.won[seat]):
            react_to_award(box, table, seat)
        table.won[seat] = 0
        pool.offer_from(table, seat, first, phases.EFFECTS)


def react_to_award(box: Box, table: Table, seat: int) -> None:
    homes = canopies(box, table, seat, MEETS_AWARD)
    while homes != 0:
        home = lowest(homes)
        pool.add(table, table.top[seat][home], home)
        homes &= homes - 1
