"""Why a move of Reforest may be refused.

Several cards are chosen in the order in which they are held, so that each choice can be made in one way only.
"""

from __future__ import annotations

from spinney.engine.layout import Row
from spinney.engine.pending import top
from spinney.engine.sets import lowest
from spinney.games.reforest import moving, phases, reasons, steps, storing, timings
from spinney.games.reforest.box import CHANGES_COSTS, FROM_DECK, FROM_NURSERY, Box
from spinney.games.reforest.counting import canopies, near
from spinney.games.reforest.effects import usable
from spinney.games.reforest.growing import empty_beside, open_spaces, refuse_space
from spinney.games.reforest.moves import grow, use
from spinney.games.reforest.paying import energy_in, energy_slots, paying_spaces, price_of, price_with
from spinney.games.reforest.table import GATHERED, NONE, SPACES, Table


def refuse_grow(box: Box, table: Table, seat: int, hand: int, space: int) -> int:
    if hand >= table.hand_size[seat]:
        return reasons.NO_SUCH_CARD
    card = table.hand[seat][hand]
    reason = refuse_space(box, table, seat, card, space)
    if reason != reasons.LEGAL:
        return reason
    price = price_of(box, table, seat, card, space)
    return reasons.LEGAL if can_pay(box, table, seat, price, space) else reasons.CANNOT_PAY


def can_pay(box: Box, table: Table, seat: int, price: int, space: int) -> bool:
    """Whether the other cards of the hand are enough, or are together with energy."""
    others = table.hand_size[seat] - 1
    return price <= others or price <= others + energy_in(table, seat, paying_spaces(box, table, seat, space))


def list_grow(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    """Each move is written down and counted only if it is legal, without a branch: nobody could foresee it."""
    changing = canopies(box, table, seat, CHANGES_COSTS)
    beside = empty_beside(box, table, seat)
    for hand in range(table.hand_size[seat]):
        card = table.hand[seat][hand]
        spaces = payable(box, table, seat, card, open_spaces(box, table, seat, card, beside), changing)
        for space in range(SPACES):
            out[n] = grow(hand, space)
            n += spaces >> space & 1
    return n


def payable(box: Box, table: Table, seat: int, card: int, spaces: int, changing: int) -> int:
    """Those of some spaces in which a plant can be paid for; `changing` are those whose plants change costs.

    Where nothing changes it, the cost is what is printed at most, and often the hand is enough for that.
    """
    if changing == 0 and table.lasting == NONE and box.cost[card] < table.hand_size[seat]:
        if box.timing[box.effect[card]] != timings.WHEN_PLAYED_COST:
            return spaces
    found = 0
    while spaces != 0:
        space = lowest(spaces)
        price = price_with(box, table, seat, card, space, changing)
        found |= can_pay(box, table, seat, price, space) << space
        spaces &= spaces - 1
    return found


def refuse_pay(box: Box, table: Table, seat: int, hand: int) -> int:
    """The hand pays before energy, lower slots first [29]."""
    if hand >= table.hand_size[seat]:
        return reasons.NO_SUCH_CARD
    row = top(table)
    energy = energy_in(table, seat, paying_spaces(box, table, seat, table.growing_space))
    if hand < row[steps.FIRST] or table.hand_size[seat] - hand + energy < row[steps.AMOUNT]:
        return reasons.OUT_OF_ORDER
    return reasons.LEGAL


def refuse_spend(box: Box, table: Table, seat: int, energy: int) -> int:
    if energy >= table.energy_size[seat]:
        return reasons.NO_SUCH_CARD
    spaces = paying_spaces(box, table, seat, table.growing_space)
    if spaces >> table.energy_space[seat][energy] & 1 == 0:
        return reasons.ENERGY_TOO_FAR
    row = top(table)
    if energy < row[steps.ENERGY_FIRST] or energy_slots(table, seat, spaces, energy) < row[steps.AMOUNT]:
        return reasons.OUT_OF_ORDER
    return reasons.LEGAL


def refuse_use(box: Box, table: Table, seat: int, effect: int) -> int:
    entry = top(table)[steps.FIRST] + effect
    if entry >= table.pool_size:
        return reasons.NO_SUCH_EFFECT
    if usable(box, table, seat, table.pool_card[entry], table.pool_space[entry]):
        return reasons.LEGAL
    return reasons.NOT_USABLE


def list_use(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    """The pool is far smaller than it might be."""
    first = top(table)[steps.FIRST]
    for entry in range(first, table.pool_size):
        if usable(box, table, seat, table.pool_card[entry], table.pool_space[entry]):
            out[n] = use(entry - first)
            n += 1
    return n


def refuse_draw(box: Box, table: Table, seat: int) -> int:
    if table.phase == phases.DRAW and top(table)[steps.SOURCE] & FROM_DECK == 0:
        return reasons.NOT_FROM_THERE
    return reasons.LEGAL if table.deck_size > 0 else reasons.DECK_EMPTY


def refuse_take(box: Box, table: Table, seat: int, nursery: int) -> int:
    if table.phase == phases.DRAW and top(table)[steps.SOURCE] & FROM_NURSERY == 0:
        return reasons.NOT_FROM_THERE
    return reasons.LEGAL if table.nursery[nursery] != NONE else reasons.NO_CARD_THERE


def refuse_discard(box: Box, table: Table, seat: int, hand: int) -> int:
    if hand >= table.hand_size[seat]:
        return reasons.NO_SUCH_CARD
    row = top(table)
    if hand < row[steps.FIRST] or table.hand_size[seat] - hand < row[steps.AMOUNT]:
        return reasons.OUT_OF_ORDER
    return reasons.LEGAL


def refuse_store(box: Box, table: Table, seat: int, hand: int) -> int:
    return reasons.LEGAL if hand < table.hand_size[seat] else reasons.NO_SUCH_CARD


def refuse_under(box: Box, table: Table, seat: int, space: int) -> int:
    return storing.refuse_stack(box, table, seat, top(table)[steps.SELECTOR], space)


def refuse_reclaim(box: Box, table: Table, seat: int, energy: int) -> int:
    if energy >= table.energy_size[seat]:
        return reasons.NO_SUCH_CARD
    spaces = near(box, top(table)[steps.SPACE])
    return reasons.LEGAL if spaces >> table.energy_space[seat][energy] & 1 else reasons.ENERGY_TOO_FAR


def refuse_clear(box: Box, table: Table, seat: int, nursery: int) -> int:
    if table.nursery[nursery] == NONE:
        return reasons.NO_CARD_THERE
    return reasons.LEGAL if nursery >= top(table)[steps.FIRST] else reasons.OUT_OF_ORDER


def refuse_mill(box: Box, table: Table, seat: int) -> int:
    return reasons.LEGAL if table.deck_size > 0 else reasons.DECK_EMPTY


def refuse_move(box: Box, table: Table, seat: int, space: int, to: int) -> int:
    row = top(table)
    return moving.refuse_moving(box, table, seat, space, to, row[steps.TALLEST], row[steps.SPACE])


def refuse_burn(box: Box, table: Table, seat: int, space: int) -> int:
    return moving.refuse_burning(box, table, seat, top(table)[steps.SELECTOR], space)


def refuse_done(box: Box, table: Table, seat: int) -> int:
    """Effects may be declined; what was begun is finished [38], but for an interrupted draw [50].

    Of the cards to gather the second may be declined, the first not [15].
    """
    row = top(table)
    if table.phase == phases.GATHER:
        return reasons.LEGAL if row[steps.AMOUNT] < GATHERED else reasons.MUST_DRAW
    if table.phase == phases.REFRESH or table.phase == phases.DRAW:
        return reasons.LEGAL if row[steps.MAY_STOP] else reasons.MUST_GO_ON
    return reasons.LEGAL
