"""The course of Dartmoor: what each move does, and how the game goes on.

Setup: caves are chosen and used in reverse turn order. A turn: draw two cards, or play one: choose it and its place,
pay, then its effect and its bonus. At the end of a turn a full clearing is emptied. The third winter ends the game.
Whatever a move sets off is pending: `go_on` does the steps in which there is nothing to choose, and asks for the
others. Numbers in brackets are those of `docs/rules/dartmoor.md`.
"""

from __future__ import annotations

from spinney.engine.header import ask, clockwise, count_turn, tell
from spinney.engine.layout import Row
from spinney.engine.pending import SEAT, STEP, pop, push, top
from spinney.games.dartmoor import events, phases, steps
from spinney.games.dartmoor.box import Box
from spinney.games.dartmoor.cards import (
    bury,
    clear_out,
    draw_cards,
    into_cave,
    into_clearing,
    out_of_clearing,
    out_of_hand,
    show_from_hand,
    show_hand,
    take_openly,
)
from spinney.games.dartmoor.choosing import forget_picks, is_picked, pick
from spinney.games.dartmoor.effects import any_named, any_to_lift, cave_effects, come_in, store_all, tell_use, times
from spinney.games.dartmoor.forest import add_up, new_stand, triggered
from spinney.games.dartmoor.legality import can_play
from spinney.games.dartmoor.table import HAND, NONE, STUCK_CARDS, UNIVERSAL, WHOLE, Table


def play_cave(box: Box, table: Table, seat: int, cave: int) -> None:
    """Caves are chosen in reverse turn order [11]."""
    pop(table)
    table.offered[cave] = 0
    table.cave[seat] = cave
    tell(table, events.CHOSE, seat, cave, 0)
    count_turn(table)


# Drawing two cards.


def play_draw(box: Box, table: Table, seat: int) -> None:
    """A card from the deck, as the first or second of two [14]."""
    one_of_two(table, seat)
    draw_cards(table, seat, 1)


def play_take(box: Box, table: Table, seat: int, card: int) -> None:
    """A card from the clearing: as one of two [14], or by an effect [32]."""
    if table.phase == phases.TAKE:
        tell_use(table)
        pop(table)
    else:
        one_of_two(table, seat)
    out_of_clearing(table, card)
    take_openly(table, seat, card)
    tell(table, events.TOOK, seat, card, 0)


def one_of_two(table: Table, seat: int) -> None:
    """After the first card there is a second to draw [14]."""
    if table.phase == phases.ACTION:
        push(table, steps.SECOND, seat)
    else:
        pop(table)


# Playing a card.


def play_play(box: Box, table: Table, seat: int, half: int) -> None:
    """A card is chosen from the hand, to be paid for [17] or free [29]."""
    show_from_hand(table, seat, half >> 1)
    if table.phase == phases.FREE:
        play_free(table, seat, half)
        return
    push(table, steps.COME_IN, seat)[steps.FLAGS] = steps.PAID | steps.WITH_EFFECT | steps.WITH_BONUS
    cost = box.cost[box.half_species[half]]
    if cost > 0:
        push(table, steps.PAY, seat)[steps.NUMBER] = cost
    bring(table, seat, half)


def play_lift(box: Box, table: Table, seat: int, half: int) -> None:
    """A card is chosen from the clearing, to be played free [30]."""
    out_of_clearing(table, half >> 1)
    play_free(table, seat, half)


def play_free(table: Table, seat: int, half: int) -> None:
    """What is played free gives no bonus, and its effect only where the card that brings it says so [29]."""
    tell_use(table)
    flags = top(table)[steps.FLAGS]
    if flags & steps.ANY_NUMBER == 0:
        pop(table)
    push(table, steps.COME_IN, seat)[steps.FLAGS] = flags & steps.WITH_EFFECT
    bring(table, seat, half)


def bring(table: Table, seat: int, half: int) -> None:
    """A card is on its way into the forest; the place is chosen before the payment [18], a whole card needs none."""
    table.playing = half
    tell(table, events.PLAYED, seat, half, 0)
    if half >= 2 * WHOLE:
        push(table, steps.PLACE, seat)


def play_place(box: Box, table: Table, seat: int, stand: int, slot: int) -> None:
    """The place for the card that is being played [19]."""
    pop(table)
    table.target_stand = stand
    table.target_slot = slot
    tell(table, events.CHOSE_PLACE, seat, stand, slot)


def play_pay(box: Box, table: Table, seat: int, card: int) -> None:
    """Payment goes face up into the clearing [17, 18]; a bonus needs the symbol on every card, on either half [27]."""
    if not pick(table, seat, table.hand[seat], card):
        return
    pop(table)
    colour = box.half_colour[table.playing]
    for i in range(table.hand_size[seat] - 1, -1, -1):
        if is_picked(table, i):
            paid = table.hand[seat][i]
            lay_open(table, seat, paid, events.PAID)
            if not shows(box, paid, colour):
                top(table)[steps.FLAGS] &= ~steps.WITH_BONUS
    forget_picks(table)


def shows(box: Box, card: int, colour: int) -> bool:
    """Whether a card bears a tree symbol, on either half."""
    second = 2 * card + 1 if card >= WHOLE else 2 * card
    return colour == box.half_colour[2 * card] or colour == box.half_colour[second]


def lay_open(table: Table, seat: int, card: int, event: int) -> None:
    show_from_hand(table, seat, card)
    into_clearing(table, card)
    tell(table, event, seat, card, 0)


# Effects and bonuses.


def play_moor(box: Box, table: Table, seat: int, card: int) -> None:
    """A hand card is put face down into the forest [31]; nobody else sees which."""
    tell_use(table)
    pop(table)
    out_of_hand(table, seat, card)
    draws = triggered(box, table, seat, UNIVERSAL)
    new_stand(box, table, seat, UNIVERSAL, card)
    add_up(box, table, seat, UNIVERSAL, NONE)
    tell(table, events.COVERED, seat, card, table.stands - 1)
    if draws > 0:
        push(table, steps.DRAW, seat)[steps.NUMBER] = draws


def play_store(box: Box, table: Table, seat: int, card: int) -> None:
    """Cards of the clearing are put into the cave [34]."""
    if not pick(table, seat, table.clearing, card):
        return
    tell_use(table)
    pop(table)
    for i in range(table.clearing_size - 1, -1, -1):
        if is_picked(table, i):
            stored = table.clearing[i]
            out_of_clearing(table, stored)
            into_cave(table, seat, stored)
    forget_picks(table)


def play_lay(box: Box, table: Table, seat: int, card: int) -> None:
    """Hand cards are put face up into the clearing [12, 35]."""
    if not pick(table, seat, table.hand[seat], card):
        return
    pop(table)
    for i in range(table.hand_size[seat] - 1, -1, -1):
        if is_picked(table, i):
            lay_open(table, seat, table.hand[seat][i], events.LAID)
    forget_picks(table)


def play_use(box: Box, table: Table, seat: int) -> None:
    """An effect or bonus is used: now it has to be done [26]."""
    top(table)[steps.FLAGS] &= ~steps.MAY


def play_pass(box: Box, table: Table, seat: int) -> None:
    """An effect or bonus is declined [26]."""
    pop(table)
    tell(table, events.DECLINED, seat, 0, 0)


# How the game goes on.


def go_on(box: Box, table: Table) -> None:
    """On to the next decision: what is pending, then the next turn."""
    table.acting = 0
    while table.acting == 0 and table.over == 0:
        if table.depth > 0:
            do_step(box, table)
        else:
            next_turn(box, table)


def do_step(box: Box, table: Table) -> None:
    """The step on top: it is passed over if it can do nothing; else its seat is asked, or it is done."""
    row = top(table)
    step = row[STEP]
    table.turn = row[SEAT]
    if not possible(box, table, row):
        pop(table)
    elif step < phases.OVER:
        limit(table, row)
        ask(table, row[SEAT], step)
    elif row[steps.FLAGS] & steps.MAY:
        ask(table, row[SEAT], phases.EFFECT)
    else:
        perform(box, table, row)


def possible(box: Box, table: Table, row: Row) -> bool:
    """Whether a step can do anything. What is in the hand must not show in this."""
    step = row[STEP]
    if step == steps.PAY or step == steps.PLACE or step == steps.COME_IN:
        return True
    seat = row[SEAT]
    hand = table.hand_size[seat]
    if step == steps.SECOND:
        return hand < HAND
    if step == steps.TAKE:
        return hand < HAND and table.clearing_size > 0
    if step == steps.FREE or step == steps.MOOR or step == steps.LAY:
        return hand > 0
    if step == steps.LIFT:
        return any_to_lift(box, table, seat, row[steps.WHAT])
    if step == steps.STORE:
        return table.clearing_size > 0
    if step == steps.DRAW:
        return hand < HAND and times(box, table, row) > 0
    if step == steps.AGAIN or step == steps.BURY:
        return times(box, table, row) > 0
    if step == steps.STORE_ALL:
        return any_named(box, table, row[steps.WHAT])
    return True


def limit(table: Table, row: Row) -> None:
    """Of several cards no more can be chosen than there are."""
    if row[STEP] == steps.STORE:
        row[steps.NUMBER] = min(row[steps.NUMBER], table.clearing_size)
    elif row[STEP] == steps.LAY:
        row[steps.NUMBER] = min(row[steps.NUMBER], table.hand_size[row[SEAT]])


def perform(box: Box, table: Table, row: Row) -> None:
    """A step in which there is nothing to choose."""
    tell_use(table)
    step = row[STEP]
    seat = row[SEAT]
    what = row[steps.WHAT]
    flags = row[steps.FLAGS]
    number = times(box, table, row)
    pop(table)
    if step == steps.COME_IN:
        come_in(box, table, seat, flags)
    elif step == steps.DRAW:
        draw_cards(table, seat, number)
    elif step == steps.BURY:
        bury(table, seat, number)
    elif step == steps.AGAIN:
        table.extra += 1
        tell(table, events.AGAIN, seat, 0, 0)
    elif step == steps.STORE_ALL:
        store_all(box, table, seat, what)
    else:
        cave_effects(box, table, seat)


def next_turn(box: Box, table: Table) -> None:
    """The end of a turn, and who comes next [13, 33, 36]. Who cannot act shows the hand and changes two cards [35]."""
    clear_out(table)
    count_turn(table)
    if table.extra > 0:
        table.extra -= 1
    else:
        table.turn = clockwise(table, table.turn, 1)
    if table.hand_size[table.turn] < HAND or can_play(box, table, table.turn):
        ask(table, table.turn, phases.ACTION)
    else:
        show_hand(table, table.turn)
        push(table, steps.DRAW, table.turn)[steps.NUMBER] = STUCK_CARDS
        push(table, steps.LAY, table.turn)[steps.NUMBER] = STUCK_CARDS


def turns_begun(box: Box, table: Table) -> int:
    """Turns as players count them: choosing a cave is none [11, 13]."""
    return max(table.turn_number - table.players, 0)
