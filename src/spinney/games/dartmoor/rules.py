"""The rules of Dartmoor.

Setup: a deck with three winters in its lowest third, six cards each, and a cave each, chosen and used in reverse turn
order. A turn: draw two cards, or play one: choose it and its place, pay, then its effect and its bonus. At the end of a
turn a full clearing is emptied. The third winter ends the game. Numbers in brackets are those of
`docs/rules/dartmoor.md`.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import draw
from spinney.engine.header import ask, begin_move, count_turn, tell
from spinney.engine.layout import Record
from spinney.games.dartmoor.cards import (
    clear_out,
    draw_cards,
    draw_top,
    into_cave,
    into_clearing,
    into_hand,
    make_deck,
    out_of_clearing,
    show_from_hand,
    show_hand,
    take_openly,
)
from spinney.games.dartmoor.effects import (
    come_in,
    lay_moor,
    pop,
    push,
    push_step,
    tell_use,
    work,
)
from spinney.games.dartmoor.legality import can_play, is_picked, legal, refuse
from spinney.games.dartmoor.moves import (
    cave_chosen,
    half_lifted,
    half_played,
    is_draw,
    is_lay,
    is_lift,
    is_moor,
    is_pass,
    is_pay,
    is_place,
    is_play,
    is_store,
    is_take,
    is_use,
    lay_card,
    moor_card,
    pay_card,
    place_slot,
    place_stand,
    store_card,
    take_card,
)
from spinney.games.dartmoor.table import (
    ACTION,
    ANY_NUMBER,
    CARDS,
    CAVES,
    CHOOSE,
    CHOSE,
    CHOSE_PLACE,
    CLEARING,
    DECK,
    DECLINED,
    DRAW,
    FLAGS,
    FREE,
    HAND,
    LAID,
    LAY,
    MAY,
    NONE,
    NUMBER,
    OPENING_HAND,
    PAID,
    PAY,
    PICKED,
    PLACE,
    PLAYED,
    SEATS,
    SECOND,
    STANDS,
    STUCK_CARDS,
    TAKE,
    TOOK,
    WHOLE,
    WITH_EFFECT,
)

__all__ = ["legal", "play", "refuse", "setup", "turns_begun"]

# Setup.


def setup(box: Record, table: Record) -> None:
    clear(table)
    make_deck(table)
    for seat in range(table.players):
        for _card in range(OPENING_HAND):
            into_hand(table, seat, draw_top(table))
    offer_caves(table)
    table.turn = table.players - 1
    ask(table, table.turn, CHOOSE)


def clear(table: Record) -> None:
    table.playing = NONE
    table.target_stand = NONE
    table.target_slot = NONE
    for i in range(DECK):
        table.deck[i] = NONE
    for i in range(CLEARING):
        table.clearing[i] = NONE
    for card in range(CARDS):
        table.gone[card] = NONE
        table.taken_by[card] = NONE
        table.dwelling[card] = NONE
    for stand in range(STANDS):
        table.stand_owner[stand] = NONE
        table.stand_card[stand] = NONE
    for seat in range(SEATS):
        table.cave[seat] = NONE
        for i in range(HAND):
            table.hand[seat][i] = NONE


def offer_caves(table: Record) -> None:
    """One cave a player, at random; the others go back into the box [10]."""
    for left in range(table.players, 0, -1):
        skip = draw(table, CAVES - table.players + left)
        for cave in range(CAVES):
            if table.offered[cave] == 0:
                if skip == 0:
                    table.offered[cave] = 1
                    break
                skip -= 1


# The course of the game.


def proceed(box: Record, table: Record) -> None:
    """On to the next decision: pending steps first, then the next cave or the next turn."""
    while table.over == 0:
        if table.depth > 0:
            if work(box, table, table.turn):
                return
        elif table.unresolved > 0:
            next_cave(box, table)
        elif next_turn(box, table):
            return


def next_cave(box: Record, table: Record) -> None:
    """The effects of the caves, in reverse turn order [12]; the starting player's is the last."""
    table.turn = (table.turn + table.players - 1) % table.players
    table.unresolved -= 1
    steps = box.cave_steps[table.cave[table.turn]]
    push(table, steps[1])
    push(table, steps[0])
    if table.unresolved == 0:
        table.extra = 1  # the first turn is the starting player's, too


def next_turn(box: Record, table: Record) -> bool:
    """The end of a turn, and who comes next [13, 33, 36]; says whether there is something to decide."""
    clear_out(table)
    count_turn(table)
    if table.extra > 0:
        table.extra -= 1
    else:
        table.turn = (table.turn + 1) % table.players
    if table.hand_size[table.turn] == HAND and not can_play(box, table, table.turn):
        show_hand(table, table.turn)
        push_step(table, DRAW, STUCK_CARDS)
        push_step(table, LAY, STUCK_CARDS)
        return False
    ask(table, table.turn, ACTION)
    return True


def turns_begun(box: Record, table: Record) -> int:
    """Turns as players count them: choosing a cave is none [11, 13]."""
    turns: int = table.turn_number - table.players
    return max(turns, 0)


# The moves, one function each.


def play_cave(table: Record, seat: int, cave: int) -> None:
    """Caves are chosen in reverse turn order [11]."""
    table.offered[cave] = 0
    table.cave[seat] = cave
    tell(table, CHOSE, seat, cave, 0)
    count_turn(table)
    following = (seat + table.players - 1) % table.players
    if table.cave[following] == NONE:
        table.turn = following
        ask(table, following, CHOOSE)
    else:
        table.turn = seat
        table.unresolved = table.players


def play_draw(table: Record, seat: int) -> None:
    """A card from the deck, as the first or second of two [14]."""
    draw_cards(table, seat, 1)
    if table.over == 0:
        after_draw(table, seat)


def play_take(table: Record, seat: int, card: int) -> None:
    """A card from the clearing: as one of two [14], or by an effect [32]."""
    if table.phase == TAKE:
        tell_use(table, seat)
        pop(table)
    out_of_clearing(table, card)
    take_openly(table, seat, card)
    tell(table, TOOK, seat, card, 0)
    if table.phase != TAKE:
        after_draw(table, seat)


def after_draw(table: Record, seat: int) -> None:
    """The second card of two, unless the hand is full [14, 15]."""
    if table.phase == ACTION and table.hand_size[seat] < HAND:
        ask(table, seat, SECOND)


def play_card(box: Record, table: Record, seat: int, half: int) -> None:
    """A card is chosen from the hand, to be paid for [17] or free [29]."""
    free = table.phase == FREE
    if free:
        tell_use(table, seat)
    show_from_hand(table, seat, half >> 1)
    table.playing = half
    tell(table, PLAYED, seat, half, 0)
    if not free:
        table.unpaid = box.cost[box.half_species[half]]
        table.matched = 1
    find_place(box, table, seat, half)


def play_lift(box: Record, table: Record, seat: int, half: int) -> None:
    """A card is chosen from the clearing, to be played free [30]."""
    tell_use(table, seat)
    out_of_clearing(table, half >> 1)
    table.playing = half
    tell(table, PLAYED, seat, half, 0)
    find_place(box, table, seat, half)


def find_place(box: Record, table: Record, seat: int, half: int) -> None:
    if half < 2 * WHOLE:
        pay_or_come_in(box, table, seat)
    else:
        ask(table, seat, PLACE)


def play_place(box: Record, table: Record, seat: int, stand: int, slot: int) -> None:
    table.target_stand = stand
    table.target_slot = slot
    tell(table, CHOSE_PLACE, seat, stand, slot)
    pay_or_come_in(box, table, seat)


def pay_or_come_in(box: Record, table: Record, seat: int) -> None:
    if table.depth > 0:
        flags = table.steps[table.depth - 1][FLAGS]
        if flags & ANY_NUMBER == 0:
            pop(table)
        come_in(box, table, seat, True, flags & WITH_EFFECT != 0)
    elif table.unpaid > 0:
        ask(table, seat, PAY)
    else:
        come_in(box, table, seat, False, True)


def play_pay(box: Record, table: Record, seat: int, card: int) -> None:
    """Payment goes face up into the clearing [17, 18]; a bonus needs the symbol on every card, on either half [27]."""
    pick(table, seat, table.hand[seat], card)
    table.unpaid -= 1
    if table.unpaid > 0:
        ask(table, seat, PAY)
        return
    colour = box.half_colour[table.playing]
    for i in range(table.hand_size[seat] - 1, -1, -1):
        if is_picked(table, i):
            paid = table.hand[seat][i]
            lay_open(table, seat, paid, PAID)
            if not shows(box, paid, colour):
                table.matched = 0
    forget_picks(table)
    come_in(box, table, seat, False, True)


def shows(box: Record, card: int, colour: int) -> bool:
    """Whether a card bears a tree symbol, on either half."""
    second = 2 * card + 1 if card >= WHOLE else 2 * card
    first_colour: int = box.half_colour[2 * card]
    second_colour: int = box.half_colour[second]
    return colour == first_colour or colour == second_colour


def play_store(table: Record, seat: int, card: int) -> None:
    """Cards of the clearing are put into the cave [34]."""
    pick(table, seat, table.clearing, card)
    if not picked_all(table):
        return
    tell_use(table, seat)
    for i in range(table.clearing_size - 1, -1, -1):
        if is_picked(table, i):
            stored = table.clearing[i]
            out_of_clearing(table, stored)
            into_cave(table, seat, stored)
    forget_picks(table)
    pop(table)


def play_lay(table: Record, seat: int, card: int) -> None:
    """Hand cards are put face up into the clearing [12, 35]."""
    pick(table, seat, table.hand[seat], card)
    if not picked_all(table):
        return
    for i in range(table.hand_size[seat] - 1, -1, -1):
        if is_picked(table, i):
            lay_open(table, seat, table.hand[seat][i], LAID)
    forget_picks(table)
    pop(table)


def lay_open(table: Record, seat: int, card: int, event: int) -> None:
    show_from_hand(table, seat, card)
    into_clearing(table, card)
    tell(table, event, seat, card, 0)


def pick(table: Record, seat: int, cards: Any, card: int) -> None:
    tell(table, PICKED, seat, card, 0)
    at = 0
    while cards[at] != card:
        at += 1
    table.picked |= 1 << at
    table.picks += 1


def picked_all(table: Record) -> bool:
    """One of several cards was chosen by an effect: who has begun has to go on."""
    step = table.steps[table.depth - 1]
    step[NUMBER] -= 1
    step[FLAGS] &= ~MAY
    left: int = step[NUMBER]
    return left == 0


def forget_picks(table: Record) -> None:
    table.picked = 0
    table.picks = 0


def play_use(table: Record) -> None:
    table.steps[table.depth - 1][FLAGS] &= ~MAY


def play_pass(table: Record, seat: int) -> None:
    tell(table, DECLINED, seat, 0, 0)
    pop(table)


# A move.


def play(box: Record, table: Record, seat: int, move: int) -> None:
    begin_move(table)
    table.acting = 0
    if is_play(move):
        play_card(box, table, seat, half_played(move))
    elif is_pay(move):
        play_pay(box, table, seat, pay_card(move))
    elif is_place(move):
        play_place(box, table, seat, place_stand(move), place_slot(move))
    elif is_draw(move):
        play_draw(table, seat)
    elif is_take(move):
        play_take(table, seat, take_card(move))
    elif is_use(move):
        play_use(table)
    elif is_pass(move):
        play_pass(table, seat)
    elif is_lift(move):
        play_lift(box, table, seat, half_lifted(move))
    elif is_moor(move):
        lay_moor(box, table, seat, moor_card(move))
    elif is_store(move):
        play_store(table, seat, store_card(move))
    elif is_lay(move):
        play_lay(table, seat, lay_card(move))
    else:
        play_cave(table, seat, cave_chosen(move))
    if table.acting == 0:
        proceed(box, table)
