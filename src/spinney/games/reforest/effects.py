"""Effects [38 to 45]: which are offered, whether one can be used, and how it is carried out.

An effect is a pending step that goes through its rows of data. A row that asks for something lays a step of its own on
top; the others are done at once.
"""

from __future__ import annotations

from spinney.engine.header import ask, tell
from spinney.engine.pending import SEAT, STEP, pop, push, top
from spinney.engine.sets import lowest
from spinney.games.reforest import events, phases, pool, steps, timings, verbs
from spinney.games.reforest.box import FROM_DECK, FROM_NURSERY, HERE, Box
from spinney.games.reforest.cards import can_draw, draw_from_deck
from spinney.games.reforest.counting import canopies, near
from spinney.games.reforest.moving import can_burn, can_move
from spinney.games.reforest.paying import energy_in
from spinney.games.reforest.storing import can_store
from spinney.games.reforest.table import NONE, NURSERY, ROUNDS, VISITORS, Table
from spinney.games.reforest.visitors import add_visitor, draw_visitor

# Which are offered.


def collect(box: Box, table: Table, seat: int, does: int, phase: int) -> None:
    """BEFORE or AFTER GATHERING: each canopy plant's effect, once [19, 21, 24]."""
    pop(table)
    first = table.pool_size
    spaces = canopies(box, table, seat, does)
    while spaces != 0:
        space = lowest(spaces)
        pool.add(table, table.top[seat][space], space)
        spaces &= spaces - 1
    pool.offer_from(table, seat, first, phase)


def offer(box: Box, table: Table, seat: int) -> None:
    """As long as an effect can be used its owner is asked; the others are forgotten."""
    row = top(table)
    for entry in range(row[steps.FIRST], table.pool_size):
        if usable(box, table, seat, table.pool_card[entry], table.pool_space[entry]):
            ask(table, seat, row[steps.PHASE])
            return
    pool.close(table)


def usable(box: Box, table: Table, seat: int, card: int, space: int) -> bool:
    """Whether the first step of a plant's effect can be done: a price in full, anything else at least in part [38].

    What was triggered can be used wherever its plant is now; a gathering effect only while it is canopy [36, 39].
    """
    timing = box.timing[box.effect[card]]
    gathering = timing == timings.BEFORE_GATHERING or timing == timings.AFTER_GATHERING
    if gathering and table.top[seat][space] != card:
        return False
    row = box.first_step[box.effect[card]]
    verb = box.verb[row]
    if verb == verbs.DRAW:
        return can_draw(table, box.source[row])
    if verb == verbs.STORE:
        return can_store(box, table, seat, row, space)
    if verb == verbs.DISCARD:
        return table.hand_size[seat] >= box.amount[row]
    if verb == verbs.LOOK:
        return can_draw(table, FROM_DECK)
    if verb == verbs.REFRESH:
        return can_draw(table, FROM_NURSERY)
    if verb == verbs.RECLAIM:
        return energy_in(table, seat, near(box, space)) > 0
    if verb == verbs.MOVE:
        return can_move(box, table, seat, box.most[row], space)
    if verb == verbs.VISITOR_ADD and table.round > ROUNDS:
        return False
    return table.visitors_up < VISITORS


# Carrying one out.


def begin(box: Box, table: Table, seat: int, effect: int, space: int) -> None:
    row = push(table, steps.EFFECT, seat)
    row[steps.ROW] = box.first_step[effect]
    row[steps.END] = box.first_step[effect + 1]
    row[steps.SPACE] = space


def carry_out(box: Box, table: Table) -> None:
    row = top(table)
    if row[steps.ROW] == row[steps.END]:
        pop(table)
    else:
        row[steps.ROW] += 1
        do_row(box, table, row[SEAT], row[steps.ROW] - 1, row[steps.SPACE])


def do_row(box: Box, table: Table, seat: int, row: int, space: int) -> None:
    verb = box.verb[row]
    if verb == verbs.DRAW:
        lay(box, table, steps.DRAW, seat, row, space)
    elif verb == verbs.STORE:
        lay(box, table, steps.STORE, seat, row, space if box.to[row] == HERE else NONE)
    elif verb == verbs.DISCARD:
        lay(box, table, steps.PRICE, seat, row, space)
    elif verb == verbs.LOOK:
        look(table, seat, box.amount[row])
    elif verb == verbs.REFRESH:
        lay(box, table, steps.REFRESH, seat, row, space)
    elif verb == verbs.RECLAIM:
        lay(box, table, steps.RECLAIM, seat, row, space)
    elif verb == verbs.MOVE:
        if can_move(box, table, seat, box.most[row], space):
            lay(box, table, steps.MOVE, seat, row, space)
            top(table)[steps.TALLEST] = box.most[row]
    elif verb == verbs.BURN:
        if can_burn(box, table, seat, box.selector[row]):
            lay(box, table, steps.BURN, seat, row, space)
        else:
            pop(table)  # who has nothing to burn is spared, and gets nothing for it
    elif verb == verbs.VISITOR_DRAW:
        draw_visitor(table, seat)
    elif verb == verbs.VISITOR_ADD:
        add_visitor(table)


def lay(box: Box, table: Table, step: int, seat: int, row: int, space: int) -> None:
    """Lays the step that a row of an effect asks for on top."""
    pending = push(table, step, seat)
    pending[steps.AMOUNT] = box.amount[row]
    pending[steps.SOURCE] = box.source[row]
    pending[steps.SELECTOR] = box.selector[row]
    pending[steps.SPACE] = space


def look(table: Table, seat: int, n: int) -> None:
    """The top cards are looked at and stay where they are; with fewer, as many as there are [42]."""
    for depth in range(1, min(n, table.deck_size) + 1):
        at = table.deck_size - depth
        table.deck_known[at] |= 1 << seat
        tell(table, events.LOOKED, seat, table.deck[at], 0)
    table.epoch += 1


def draw(table: Table, seat: int) -> None:
    """From the deck alone there is nothing to choose, unless the rest of the draw may be declined [50]."""
    row = top(table)
    source = row[steps.SOURCE]
    if row[steps.AMOUNT] == 0 or not can_draw(table, source):
        pop(table)
    elif source == FROM_DECK and row[steps.MAY_STOP] == 0:
        row[steps.AMOUNT] -= 1
        draw_from_deck(table, seat)
    else:
        ask(table, seat, phases.DRAW)


def refresh(table: Table, seat: int) -> None:
    """Nursery cards are discarded, then the nursery is filled up at once [18]."""
    row = top(table)
    left = 0
    for slot in range(row[steps.FIRST], NURSERY):
        if table.nursery[slot] != NONE:
            left += 1
    if row[steps.AMOUNT] > 0 and left > 0:
        ask(table, seat, phases.REFRESH)
    else:
        row[STEP] = steps.REFILL
