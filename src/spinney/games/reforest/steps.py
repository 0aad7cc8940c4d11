"""From one decision to the next: pending steps are done, the one on top first, until somebody has to be asked.

Before each step it is looked at whether the deck has run out: so a round ends at once, in the middle of anything, and
what it interrupted goes on afterwards [46, 47, 50].
"""

from __future__ import annotations

from spinney.engine.header import ask, tell
from spinney.engine.layout import Record
from spinney.games.reforest.box import (
    FROM_DECK,
    FROM_HAND,
    HAND_LIMIT,
    PASSIVE,
)
from spinney.games.reforest.cards import draw_from_deck, lay_nursery_card, nursery_size
from spinney.games.reforest.counting import near
from spinney.games.reforest.effects import any_stack, can_draw, do_effect, has_stack, store_from_deck, usable
from spinney.games.reforest.growing import add_to_pool, energy_in, grow
from spinney.games.reforest.pending import pop
from spinney.games.reforest.rounds import begin_turn, run_out
from spinney.games.reforest.scoring import points_to_beat, total
from spinney.games.reforest.table import (
    ACTION,
    BURN,
    CHALLENGE,
    CHALLENGED,
    DO_BURN,
    DO_COLLECT,
    DO_DRAW,
    DO_EFFECT,
    DO_GATHER,
    DO_LIMIT,
    DO_MOVE,
    DO_NEXT,
    DO_PAY,
    DO_POOL,
    DO_PRICE,
    DO_RECLAIM,
    DO_REFILL,
    DO_REFRESH,
    DO_STORE,
    DO_TURN,
    DRAW,
    ENDED,
    GATHER,
    LIMIT,
    MOVE,
    NONE,
    NURSERY,
    OVER,
    PAY,
    PRICE,
    RECLAIM,
    REFRESH,
    ROUNDS,
    SEVERAL,
    SPACES,
    STORE,
    STOW,
    TOLL,
    UNDER,
)
from spinney.games.reforest.table import HAND_LIMIT as USUAL_LIMIT

FROM_ANYWHERE = 3  # deck and nursery


def proceed(box: Record, table: Record) -> None:
    table.acting = 0
    while table.acting == 0 and table.over == 0:
        if table.deck_size > 0 or not run_out(box, table):
            do_step(box, table)


def do_step(box: Record, table: Record) -> None:
    at = table.steps - 1
    step = table.step[at]
    seat = table.step_seat[at]
    if step == DO_TURN:
        ask(table, seat, ACTION)
    elif step == DO_POOL:
        do_pool(box, table, seat)
    elif step == DO_EFFECT:
        do_effect(box, table)
    elif step == DO_PAY:
        do_pay(box, table, seat)
    elif step == DO_GATHER:
        ask_or_pop(table, seat, GATHER, table.step_a[at] > 0 and can_draw(table, FROM_ANYWHERE))
    elif step == DO_DRAW:
        do_draw(table, seat)
    elif step == DO_COLLECT:
        collect(box, table, seat)
    elif step == DO_LIMIT:
        ask_or_pop(table, seat, LIMIT, table.hand_size[seat] > hand_limit(box, table, seat))
    elif step == DO_REFILL:
        do_refill(table)
    elif step == DO_NEXT:
        do_next(box, table, seat)
    elif step == DO_STORE:
        do_store(box, table, seat)
    elif step == DO_PRICE:
        ask_or_pop(table, seat, PRICE, table.step_a[at] > 0)
    elif step == DO_REFRESH:
        do_refresh(table, seat)
    elif step == DO_RECLAIM:
        some = energy_in(table, seat, near(box, table.step_b[at])) > 0
        ask_or_pop(table, seat, RECLAIM, table.step_a[at] > 0 and some)
    elif step == DO_MOVE:
        ask(table, seat, MOVE)
    elif step == DO_BURN:
        ask(table, seat, BURN)
    else:
        do_toll(table, seat)


def ask_or_pop(table: Record, seat: int, phase: int, more: bool) -> None:
    if more:
        ask(table, seat, phase)
    else:
        pop(table)


# The turn.


def do_pay(box: Record, table: Record, seat: int) -> None:
    if table.step_a[table.steps - 1] > 0:
        ask(table, seat, PAY)
    else:
        pop(table)
        grow(box, table, seat)


def collect(box: Record, table: Record, seat: int) -> None:
    """BEFORE or AFTER GATHERING: each canopy plant's effect, once [19, 21, 24]."""
    at = table.steps - 1
    timing = table.step_a[at]
    table.step[at] = DO_POOL
    table.step_a[at] = table.pool_size
    for space in range(SPACES):
        card = table.top[seat][space]
        if card != NONE and box.timing[box.effect[card]] == timing:
            add_to_pool(table, card, space)


def do_pool(box: Record, table: Record, seat: int) -> None:
    """As long as an effect can be used its owner is asked; the others are forgotten."""
    at = table.steps - 1
    for entry in range(table.step_a[at], table.pool_size):
        if usable(box, table, seat, table.pool_card[entry], table.pool_space[entry]):
            ask(table, seat, table.step_b[at])
            return
    empty_pool(table)


def empty_pool(table: Record) -> None:
    first = table.step_a[table.steps - 1]
    for entry in range(first, table.pool_size):
        table.pool_card[entry] = NONE
        table.pool_space[entry] = NONE
    table.pool_size = first
    pop(table)


def hand_limit(box: Record, table: Record, seat: int) -> int:
    """Seven, and what passive effects add [16]."""
    limit = USUAL_LIMIT
    for space in range(SPACES):
        card = table.top[seat][space]
        if card != NONE:
            effect = box.effect[card]
            if box.timing[effect] == PASSIVE:
                for row in range(box.first_step[effect], box.first_step[effect + 1]):
                    if box.verb[row] == HAND_LIMIT:
                        limit += box.amount[row]
    return limit


def do_refill(table: Record) -> None:
    """One card at a time, until there are three or no more to be had [16]."""
    if table.deck_size > 0 and nursery_size(table) < NURSERY:
        lay_nursery_card(table)
    else:
        pop(table)


def do_toll(table: Record, seat: int) -> None:
    """Solitaire: a card of the nursery or the deck has to go [59]."""
    ask_or_pop(table, seat, TOLL, can_draw(table, FROM_ANYWHERE))


def do_next(box: Record, table: Record, seat: int) -> None:
    """The next player clockwise; after the third round only until it would be the starter's turn [55, 61]."""
    pop(table)
    following = (seat + 1) % table.players
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


def end_game(box: Record, table: Record) -> None:
    table.acting = 0
    table.phase = OVER
    table.over = 1
    tell(table, ENDED, 0, 0, 0)
    if table.options[CHALLENGE] != SEVERAL:
        points = total(box, table, 0)
        goal = points_to_beat(box, table)
        tell(table, CHALLENGED, 1 if points > goal else 0, points, goal)


# Effects.


def do_draw(table: Record, seat: int) -> None:
    """From the deck alone there is nothing to choose, unless the rest of the draw may be declined [50]."""
    at = table.steps - 1
    source = table.step_b[at]
    if table.step_a[at] == 0 or not can_draw(table, source):
        pop(table)
    elif source == FROM_DECK and table.step_c[at] == 0:
        table.step_a[at] -= 1
        draw_from_deck(table, seat)
    else:
        ask(table, seat, DRAW)


def do_store(box: Record, table: Record, seat: int) -> None:
    """First the stack, if it is to be chosen; then card by card."""
    at = table.steps - 1
    source = table.step_b[at] % 8
    space = table.step_c[at]
    if space == NONE:
        ask_or_pop(table, seat, UNDER, any_stack(box, table, seat, table.step_b[at] // 8))
    elif table.step_a[at] == 0 or not has_stack(table, seat, space):
        pop(table)
    elif source == FROM_DECK:
        if table.deck_size > 0:
            table.step_a[at] -= 1
            store_from_deck(table, seat, space)
        else:
            pop(table)
    elif source == FROM_HAND:
        ask_or_pop(table, seat, STORE, table.hand_size[seat] > 0)
    else:
        ask_or_pop(table, seat, STOW, nursery_size(table) > 0)


def do_refresh(table: Record, seat: int) -> None:
    """Nursery cards are discarded, then the nursery is filled up at once [18]."""
    at = table.steps - 1
    left = 0
    for slot in range(table.step_b[at], NURSERY):
        if table.nursery[slot] != NONE:
            left += 1
    if table.step_a[at] > 0 and left > 0:
        ask(table, seat, REFRESH)
    else:
        table.step[at] = DO_REFILL
