"""The course of Reforest: what each move does, and how the game goes on.

A turn is one action: gather one or two cards, or play a plant and pay for it. Whatever follows from it (effects, draws,
the end of a round in the middle of them, discarding to the hand limit, refilling the nursery) is pending: `go_on` does
the steps that need nobody, and asks for the others. Numbers in brackets are those of `docs/rules/reforest.md`.
"""

from __future__ import annotations

from spinney.engine.header import ask, tell
from spinney.engine.pending import SEAT, STEP, pop, push, top
from spinney.games.reforest import effects, events, growing, moving, phases, pool, rounds, steps, storing
from spinney.games.reforest.box import ACTS_AFTER, ACTS_BEFORE, FROM_ANYWHERE, Box
from spinney.games.reforest.cards import (
    add_energy,
    add_to_hand,
    can_draw,
    discard_card,
    discard_from_hand,
    draw_from_deck,
    draw_from_nursery,
    remove_energy,
    remove_from_hand,
    take_from_nursery,
    take_top,
)
from spinney.games.reforest.counting import near
from spinney.games.reforest.ending import hand_limit, next_player, refill
from spinney.games.reforest.paying import HAND_OVER, energy_in, price_of
from spinney.games.reforest.table import ALL, CHALLENGE, GATHERED, SEVERAL, Table

# Gathering.


def play_gather(box: Box, table: Table, seat: int) -> None:
    """GATHER [19 to 22]: effects before, one or two cards, effects after; in solitaire a card has to go."""
    pop(table)
    tell(table, events.GATHERS, seat, 0, 0)
    if table.options[CHALLENGE] != SEVERAL:
        push(table, steps.TOLL, seat)
    push(table, steps.AFTER, seat)
    push(table, steps.GATHER, seat)[steps.AMOUNT] = GATHERED
    push(table, steps.BEFORE, seat)


def play_draw(box: Box, table: Table, seat: int) -> None:
    """The top card of the deck, of a gathering or by an effect [20, 42]."""
    top(table)[steps.AMOUNT] -= 1
    draw_from_deck(table, seat)


def play_take(box: Box, table: Table, seat: int, nursery: int) -> None:
    """A nursery card, into the hand or face down under a stack [20, 42, 43]."""
    row = top(table)
    row[steps.AMOUNT] -= 1
    if table.phase == phases.STOW:
        card = take_from_nursery(table, nursery)
        add_energy(table, seat, row[steps.SPACE], card, ALL, 0)
        tell(table, events.STOWED, seat, card, row[steps.SPACE])
    else:
        draw_from_nursery(table, seat, nursery)


def play_mill(box: Box, table: Table, seat: int) -> None:
    """Solitaire: the top card of the deck goes [59]."""
    pop(table)
    card = take_top(table)
    discard_card(table, card)
    tell(table, events.MILLED, card, 0, 0)


# Playing a plant.


def play_grow(box: Box, table: Table, seat: int, hand: int, space: int) -> None:
    """PLAY A PLANT [25 to 28]: the card is shown, and now its cost is to be paid."""
    pop(table)
    card = remove_from_hand(table, seat, hand)
    table.epoch += 1
    table.growing = card
    table.growing_space = space
    push(table, steps.PAY, seat)[steps.AMOUNT] = price_of(box, table, seat, card, space)


def play_pay(box: Box, table: Table, seat: int, hand: int) -> None:
    """A card from the hand pays [29]."""
    row = top(table)
    row[steps.AMOUNT] -= 1
    row[steps.FIRST] = hand
    discard_from_hand(table, seat, hand, events.PAID)


def play_spend(box: Box, table: Table, seat: int, energy: int) -> None:
    """Stored energy pays, after all that the hand pays [29, 30]."""
    row = top(table)
    row[steps.AMOUNT] -= 1
    row[steps.FIRST] = HAND_OVER
    row[steps.ENERGY_FIRST] = energy
    card = remove_energy(table, seat, energy)
    discard_card(table, card)
    table.epoch += 1
    tell(table, events.PAID, seat, card, 0)


# Effects.


def play_use(box: Box, table: Table, seat: int, effect: int) -> None:
    """An effect leaves the pool and is carried out [38]."""
    entry = top(table)[steps.FIRST] + effect
    card = table.pool_card[entry]
    space = table.pool_space[entry]
    pool.remove(table, entry)
    tell(table, events.USED, seat, card, 0)
    effects.begin(box, table, seat, box.effect[card], space)


def play_discard(box: Box, table: Table, seat: int, hand: int) -> None:
    """A card of the hand goes, as a price or at the hand limit [16, 38]."""
    row = top(table)
    row[steps.AMOUNT] -= 1
    row[steps.FIRST] = hand
    discard_from_hand(table, seat, hand, events.DISCARDED)


def play_under(box: Box, table: Table, seat: int, space: int) -> None:
    """The stack under which cards are stored now [43]."""
    top(table)[steps.SPACE] = space


def play_store(box: Box, table: Table, seat: int, hand: int) -> None:
    """A card from the hand, face down: who knew it there knows it here [43]."""
    row = top(table)
    known = table.hand_known[seat][hand]
    origin = table.hand_from[seat][hand]
    card = remove_from_hand(table, seat, hand)
    row[steps.AMOUNT] -= 1
    add_energy(table, seat, row[steps.SPACE], card, known, origin)
    tell(table, events.STORED, seat, card, row[steps.SPACE])


def play_reclaim(box: Box, table: Table, seat: int, energy: int) -> None:
    """A stored card goes back into the hand."""
    known = table.energy_known[seat][energy]
    origin = table.energy_from[seat][energy]
    space = table.energy_space[seat][energy]
    card = remove_energy(table, seat, energy)
    top(table)[steps.AMOUNT] -= 1
    add_to_hand(table, seat, card, known, origin)
    tell(table, events.RECLAIMED, seat, card, space)


def play_clear(box: Box, table: Table, seat: int, nursery: int) -> None:
    """A nursery card is discarded: to see others, or as solitaire demands [18, 59]."""
    card = take_from_nursery(table, nursery)
    discard_card(table, card)
    tell(table, events.CLEARED, card, 0, 0)
    if table.phase == phases.TOLL:
        pop(table)
    else:
        row = top(table)
        row[steps.AMOUNT] -= 1
        row[steps.FIRST] = nursery
        row[steps.MAY_STOP] = 1


def play_move(box: Box, table: Table, seat: int, space: int, to: int) -> None:
    pop(table)
    moving.move_plant(box, table, seat, space, to)


def play_burn(box: Box, table: Table, seat: int, space: int) -> None:
    top(table)[steps.AMOUNT] -= 1
    moving.burn(table, seat, space)


def play_done(box: Box, table: Table, seat: int) -> None:
    """No more: of the effects, of the cards to draw, or of the nursery cards to discard."""
    if table.phase == phases.DRAW or table.phase == phases.GATHER:
        pop(table)
    elif table.phase == phases.REFRESH:
        top(table)[STEP] = steps.REFILL
    else:
        pool.close(table)


# Going on.


def go_on(box: Box, table: Table) -> None:
    """Pending steps are done, the one on top first, until somebody has to be asked.

    Before each it is looked at whether the deck has run out: so a round ends at once, in the middle of anything, and
    what it interrupted goes on afterwards [46, 47, 50].
    """
    table.acting = 0
    while table.acting == 0 and table.over == 0:
        if table.deck_size > 0 or not rounds.run_out(box, table):
            do_step(box, table)


def do_step(box: Box, table: Table) -> None:
    row = top(table)
    step = row[STEP]
    seat = row[SEAT]
    amount = row[steps.AMOUNT]
    if step == steps.TURN:
        ask(table, seat, phases.ACTION)
    elif step == steps.LIMIT:
        row[steps.AMOUNT] = table.hand_size[seat] - hand_limit(box, table, seat)
        ask_or_pop(table, seat, phases.LIMIT, row[steps.AMOUNT] > 0)
    elif step == steps.REFILL:
        refill(table)
    elif step == steps.NEXT:
        next_player(box, table, seat)
    elif step == steps.BEFORE:
        effects.collect(box, table, seat, ACTS_BEFORE, phases.BEFORE)
    elif step == steps.GATHER:
        ask_or_pop(table, seat, phases.GATHER, amount > 0 and can_draw(table, FROM_ANYWHERE))
    elif step == steps.AFTER:
        effects.collect(box, table, seat, ACTS_AFTER, phases.AFTER)
    elif step == steps.TOLL:
        ask_or_pop(table, seat, phases.TOLL, can_draw(table, FROM_ANYWHERE))
    elif step == steps.PAY:
        if amount > 0:
            ask(table, seat, phases.PAY)
        else:
            pop(table)
            growing.grow(box, table, seat)
    elif step == steps.POOL:
        effects.offer(box, table, seat)
    elif step == steps.EFFECT:
        effects.carry_out(box, table)
    elif step == steps.DRAW:
        effects.draw(table, seat)
    elif step == steps.PRICE:
        ask_or_pop(table, seat, phases.PRICE, amount > 0)
    elif step == steps.STORE:
        storing.store(box, table, seat)
    elif step == steps.RECLAIM:
        some = energy_in(table, seat, near(box, row[steps.SPACE])) > 0
        ask_or_pop(table, seat, phases.RECLAIM, amount > 0 and some)
    elif step == steps.REFRESH:
        effects.refresh(table, seat)
    elif step == steps.MOVE:
        ask(table, seat, phases.MOVE)
    else:
        some = moving.can_burn(box, table, seat, row[steps.SELECTOR])
        ask_or_pop(table, seat, phases.BURN, amount > 0 and some)


def ask_or_pop(table: Table, seat: int, phase: int, more: bool) -> None:
    if more:
        ask(table, seat, phase)
    else:
        pop(table)
