"""The verbs of effects [38 to 45]: what each may need, and what it does.

An effect is a step on the stack that goes through its rows of data. A row that asks for something lays a step of its
own on top; the others are done at once.
"""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.engine.layout import Record
from spinney.games.reforest.box import (
    AFTER_GATHERING,
    BEFORE_GATHERING,
    BURN,
    DISCARD,
    DRAW,
    FROM_DECK,
    FROM_HAND,
    FROM_NURSERY,
    HERE,
    LOOK,
    MOVE,
    RECLAIM,
    REFRESH,
    STORE,
    VISITOR_ADD,
    VISITOR_DRAW,
)
from spinney.games.reforest.cards import add_energy, lift_top, nursery_size, put_on_top, take_top, top_known
from spinney.games.reforest.counting import fits, near, zone_spaces
from spinney.games.reforest.growing import cover, energy_in, refuse_cover
from spinney.games.reforest.moves import (
    LEGAL,
    NO_PLANT_THERE,
    NO_STACK,
    NOT_ADJACENT,
    NOT_ITSELF,
    NOT_THAT_PLANT,
    TOO_TALL,
    WRONG_ROW,
    WRONG_STACK,
)
from spinney.games.reforest.pending import pop, push
from spinney.games.reforest.table import (
    ALL,
    BURNED,
    DO_BURN,
    DO_DRAW,
    DO_MOVE,
    DO_PRICE,
    DO_RECLAIM,
    DO_REFRESH,
    DO_STORE,
    IN_ROW,
    INVITED,
    LOOKED,
    MOVED,
    NONE,
    ROUNDS,
    SPACES,
    STORED,
    TAKEN,
    VISITED,
    VISITORS,
)

# What an effect needs to be used at all [38].


def usable(box: Record, table: Record, seat: int, card: int, space: int) -> bool:
    """Whether the first step of a plant's effect can be done: a price in full, anything else at least in part.

    What was triggered can be used wherever its plant is now; a gathering effect only while it is canopy [36, 39].
    """
    timing = box.timing[box.effect[card]]
    if (timing == BEFORE_GATHERING or timing == AFTER_GATHERING) and table.top[seat][space] != card:
        return False
    row = box.first_step[box.effect[card]]
    verb = box.verb[row]
    if verb == DRAW:
        return can_draw(table, box.source[row])
    if verb == STORE:
        return can_store(box, table, seat, row, space)
    if verb == DISCARD:
        enough: bool = table.hand_size[seat] >= box.amount[row]
        return enough
    if verb == LOOK:
        return can_draw(table, FROM_DECK)
    if verb == REFRESH:
        return can_draw(table, FROM_NURSERY)
    if verb == RECLAIM:
        return energy_in(table, seat, near(box, space)) > 0
    if verb == MOVE:
        return can_move(box, table, seat, box.most[row], space)
    if verb == VISITOR_ADD and table.round > ROUNDS:
        return False
    left: bool = table.visitors_up < VISITORS
    return left


def can_draw(table: Record, source: int) -> bool:
    return (source & FROM_DECK != 0 and table.deck_size > 0) or (source & FROM_NURSERY != 0 and nursery_size(table) > 0)


def can_store(box: Record, table: Record, seat: int, row: int, space: int) -> bool:
    """There must be a stack, and from hand or nursery as many cards as the effect says."""
    if box.to[row] == HERE:
        if not has_stack(table, seat, space):
            return False
    elif not any_stack(box, table, seat, box.selector[row]):
        return False
    source = box.source[row]
    enough: bool = table.deck_size > 0
    if source == FROM_HAND:
        enough = table.hand_size[seat] >= box.amount[row]
    elif source == FROM_NURSERY:
        enough = nursery_size(table) >= box.amount[row]
    return enough


def has_stack(table: Record, seat: int, space: int) -> bool:
    """A stack is plants, energy, or both (R19)."""
    some: bool = table.plants[seat][space] + table.stored[seat][space] > 0
    return some


def any_stack(box: Record, table: Record, seat: int, selector: int) -> bool:
    for space in range(SPACES):
        if refuse_under(box, table, seat, selector, space) == LEGAL:
            return True
    return False


def refuse_under(box: Record, table: Record, seat: int, selector: int, space: int) -> int:
    if zone_spaces(box, selector, space) >> space & 1 == 0:
        return WRONG_STACK
    return LEGAL if has_stack(table, seat, space) else NO_STACK


# Going through the rows of an effect.


def do_effect(box: Record, table: Record) -> None:
    at = table.steps - 1
    row = table.step_a[at]
    if row == table.step_b[at]:
        pop(table)
    else:
        table.step_a[at] = row + 1
        do_row(box, table, table.step_seat[at], row, table.step_c[at])


def do_row(box: Record, table: Record, seat: int, row: int, space: int) -> None:
    verb = box.verb[row]
    amount = box.amount[row]
    if verb == DRAW:
        push(table, DO_DRAW, seat, amount, box.source[row], 0)
    elif verb == STORE:
        where = space if box.to[row] == HERE else NONE
        push(table, DO_STORE, seat, amount, box.source[row] + 8 * box.selector[row], where)
    elif verb == DISCARD:
        push(table, DO_PRICE, seat, amount, 0, 0)
    elif verb == LOOK:
        look(table, seat, amount)
    elif verb == REFRESH:
        push(table, DO_REFRESH, seat, amount, 0, 0)
    elif verb == RECLAIM:
        push(table, DO_RECLAIM, seat, amount, space, 0)
    elif verb == MOVE:
        if can_move(box, table, seat, box.most[row], space):
            push(table, DO_MOVE, seat, box.most[row], space, 0)
    elif verb == BURN:
        begin_burn(box, table, seat, amount, box.selector[row])
    elif verb == VISITOR_DRAW:
        draw_visitor(table, seat)
    elif verb == VISITOR_ADD:
        add_visitor(table)


def look(table: Record, seat: int, n: int) -> None:
    """The top cards are looked at and stay where they are; with fewer, as many as there are [42]."""
    for depth in range(1, min(n, table.deck_size) + 1):
        at = table.deck_size - depth
        table.deck_known[at] |= 1 << seat
        tell(table, LOOKED, seat, table.deck[at], 0)
    table.epoch += 1


def store_from_deck(table: Record, seat: int, space: int) -> None:
    known = top_known(table)
    card = take_top(table)
    add_energy(table, seat, space, card, known, table.shuffles)
    tell(table, STORED, seat, card, space)


def draw_visitor(table: Record, seat: int) -> None:
    """The top visitor, for its value; its goal does not matter [45]."""
    at = table.visitors_up
    if at < VISITORS:
        turn_up_visitor(table)
        table.visitor_place[at] = TAKEN
        table.visitor_owner[at] = seat
        tell(table, VISITED, seat, table.visitor[at], 0)


def add_visitor(table: Record) -> None:
    """One more visitor is awarded at the end of this round."""
    at = table.visitors_up
    if at < VISITORS:
        turn_up_visitor(table)
        table.visitor_place[at] = IN_ROW
        table.visitor_due[at] = table.round
        tell(table, INVITED, table.visitor[at], 0, 0)


def turn_up_visitor(table: Record) -> None:
    table.visitors_up += 1
    table.epoch += 1


# Moving a plant [44].


def refuse_move(box: Record, table: Record, seat: int, space: int, to: int, tallest: int, home: int) -> int:
    """A canopy plant other than the one that lets it, to a space next to its own where it can stand."""
    card = table.top[seat][space]
    if card == NONE:
        return NO_PLANT_THERE
    if space == home:
        return NOT_ITSELF
    if box.height[card] > tallest:
        return TOO_TALL
    if box.borders[space] >> to & 1 == 0:
        return NOT_ADJACENT
    if box.spaces[card] >> to & 1 == 0:
        return WRONG_ROW
    below = table.top[seat][to]
    return LEGAL if below == NONE else refuse_cover(box, card, below)


def can_move(box: Record, table: Record, seat: int, tallest: int, home: int) -> bool:
    for space in range(SPACES):
        for to in range(SPACES):
            if refuse_move(box, table, seat, space, to, tallest, home) == LEGAL:
                return True
    return False


def move_plant(box: Record, table: Record, seat: int, space: int, to: int) -> None:
    """Energy and understory stay behind; what the plant lands on is covered, and that joins the pool (R15)."""
    card = lift_top(table, seat, space)
    put_on_top(table, seat, to, card)
    tell(table, MOVED, seat, card, to)
    for entry in range(table.pool_size):
        if table.pool_card[entry] == card:
            table.pool_space[entry] = to
    cover(box, table, seat, to)


# Burning: events only.


def refuse_burn(box: Record, table: Record, seat: int, selector: int, space: int) -> int:
    card = table.top[seat][space]
    if card == NONE:
        return NO_PLANT_THERE
    return LEGAL if fits(box, selector, card) else NOT_THAT_PLANT


def begin_burn(box: Record, table: Record, seat: int, amount: int, selector: int) -> None:
    """Who has nothing to burn is spared, and gets nothing for it: the rest of the effect is skipped."""
    if can_burn(box, table, seat, selector):
        push(table, DO_BURN, seat, amount, selector, 0)
    else:
        pop(table)


def can_burn(box: Record, table: Record, seat: int, selector: int) -> bool:
    for space in range(SPACES):
        if refuse_burn(box, table, seat, selector, space) == LEGAL:
            return True
    return False


def burn(table: Record, seat: int, space: int) -> None:
    """A canopy plant turns into energy where it stands; that is no covering."""
    card = lift_top(table, seat, space)
    add_energy(table, seat, space, card, ALL, 0)
    tell(table, BURNED, seat, card, space)
