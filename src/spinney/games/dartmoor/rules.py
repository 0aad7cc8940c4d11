"""The rules of Dartmoor.

Setup: a deck with three winters in its lowest third, six cards each, and a cave each, chosen and used in reverse turn
order. A turn: draw two cards, or play one: choose it and its place, pay, then its effect and its bonus. At the end of a
turn a full clearing is emptied. The third winter ends the game. Numbers in brackets are those of
`docs/rules/dartmoor.md`.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import draw
from spinney.engine.header import ask, asked, begin_move, count_turn, tell
from spinney.engine.layout import Record
from spinney.games.dartmoor.cards import (
    choosable,
    clear_out,
    draw_cards,
    draw_top,
    has,
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
    fits,
    lay_moor,
    playable_free,
    pop,
    push,
    push_step,
    tell_use,
    work,
)
from spinney.games.dartmoor.forest import is_named, opening
from spinney.games.dartmoor.moves import (
    ANOTHER_STEP,
    CANNOT_PAY,
    CAVE_GONE,
    DOES_NOT_FIT,
    GAME_OVER,
    HAND_FULL,
    LEGAL,
    MOVES,
    NO_PASS,
    NO_ROOM,
    NO_SUCH_HALF,
    NO_SUCH_MOVE,
    NOT_ASKED,
    NOT_IN_CLEARING,
    NOT_IN_HAND,
    NOT_YOUR_STAND,
    OTHER_KIND,
    OUT_OF_ORDER,
    cave_chosen,
    choose_cave,
    decline,
    draw_card,
    half_lifted,
    half_played,
    is_cave,
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
    lay,
    lay_card,
    lift,
    moor,
    moor_card,
    pay,
    pay_card,
    place,
    place_slot,
    place_stand,
    play_half,
    store,
    store_card,
    take,
    take_card,
    use,
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
    EFFECT,
    FLAGS,
    FREE,
    HAND,
    LAID,
    LAY,
    LAY_MOOR,
    LIFT,
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
    SLOTS,
    STANDS,
    STORE,
    STUCK_CARDS,
    TAKE,
    TOOK,
    WHAT,
    WHOLE,
    WITH_EFFECT,
)

MOVE_COUNT = MOVES.size

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


def affordable(box: Record, table: Record, seat: int, half: int) -> bool:
    cost: int = box.cost[box.half_species[half]]
    hand: int = table.hand_size[seat]
    return cost < hand


def can_play(box: Record, table: Record, seat: int) -> bool:
    for i in range(table.hand_size[seat]):
        card = table.hand[seat][i]
        for half in range(2 * card, 2 * card + 2):
            if box.half_species[half] != NONE and affordable(box, table, seat, half) and fits(box, table, seat, half):
                return True
    return False


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


def is_picked(table: Record, at: int) -> bool:
    picked: int = table.picked >> at
    return picked & 1 == 1


def forget_picks(table: Record) -> None:
    table.picked = 0
    table.picks = 0


def play_use(table: Record) -> None:
    table.steps[table.depth - 1][FLAGS] &= ~MAY


def play_pass(table: Record, seat: int) -> None:
    tell(table, DECLINED, seat, 0, 0)
    pop(table)


# The contract: what may be done, why not, and doing it.


def legal(box: Record, table: Record, seat: int, out: Any) -> int:
    if not asked(table, seat):
        return 0
    phase = table.phase
    n = 0
    if phase == ACTION:
        n = legal_draws(table, seat, out)
        return legal_plays(box, table, seat, out, n)
    if phase == PLACE:
        return legal_places(box, table, seat, out)
    if phase == PAY:
        return chosen_from(table, table.hand[seat], table.hand_size[seat], table.unpaid, pay(0), out)
    if phase == SECOND:
        return legal_draws(table, seat, out)
    if phase == CHOOSE:
        for cave in range(CAVES):
            if table.offered[cave] == 1:
                out[n] = choose_cave(cave)
                n += 1
        return n
    step = table.steps[table.depth - 1]
    if phase == EFFECT:
        out[0] = use()
        n = 1
    elif phase == TAKE:
        n = chosen_from(table, table.clearing, table.clearing_size, 1, take(0), out)
    elif phase == FREE:
        n = legal_free(box, table, seat, table.hand[seat], table.hand_size[seat], play_half(0), out)
    elif phase == LIFT:
        n = legal_free(box, table, seat, table.clearing, table.clearing_size, lift(0), out)
    elif phase == LAY_MOOR:
        n = chosen_from(table, table.hand[seat], table.hand_size[seat], 1, moor(0), out)
    elif phase == STORE:
        n = chosen_from(table, table.clearing, table.clearing_size, step[NUMBER], store(0), out)
    else:
        n = chosen_from(table, table.hand[seat], table.hand_size[seat], step[NUMBER], lay(0), out)
    if step[FLAGS] & MAY:
        out[n] = decline()
        n += 1
    return n


def legal_draws(table: Record, seat: int, out: Any) -> int:
    if table.hand_size[seat] == HAND:
        return 0
    out[0] = draw_card()
    for i in range(table.clearing_size):
        out[i + 1] = take(table.clearing[i])
    size: int = table.clearing_size
    return 1 + size


def legal_plays(box: Record, table: Record, seat: int, out: Any, n: int) -> int:
    for i in range(table.hand_size[seat]):
        card = table.hand[seat][i]
        for half in range(2 * card, 2 * card + 2):
            if box.half_species[half] != NONE and affordable(box, table, seat, half) and fits(box, table, seat, half):
                out[n] = play_half(half)
                n += 1
    return n


def legal_free(box: Record, table: Record, seat: int, cards: Any, size: int, first: int, out: Any) -> int:
    what = table.steps[table.depth - 1][WHAT]
    n = 0
    for i in range(size):
        for half in range(2 * cards[i], 2 * cards[i] + 2):
            if playable_free(box, table, seat, half, what):
                out[n] = first + half
                n += 1
    return n


def legal_places(box: Record, table: Record, seat: int, out: Any) -> int:
    room = box.half_room[table.playing]
    n = 0
    for stand in range(table.stands):
        if table.stand_owner[stand] == seat and table.openings[stand] & room != 0:
            for slot in range(SLOTS):
                if opening(box, table, stand, slot) & room != 0:
                    out[n] = place(stand, slot)
                    n += 1
    return n


def chosen_from(table: Record, cards: Any, size: int, left: int, first: int, out: Any) -> int:
    """A choice of `left` cards, one after the other in ascending order."""
    n = 0
    for i in range(size):
        if choosable(table, size, i, left):
            out[n] = first + cards[i]
            n += 1
    return n


def refuse(box: Record, table: Record, seat: int, move: int) -> int:
    if not 0 <= move < MOVE_COUNT:
        return NO_SUCH_MOVE
    if table.over != 0:
        return GAME_OVER
    if not 0 <= seat < table.players or not asked(table, seat):
        return NOT_ASKED
    phase = table.phase
    if phase == ACTION or phase == SECOND:
        return refuse_action(box, table, seat, move)
    if phase == PLACE:
        if not is_place(move):
            return ANOTHER_STEP
        return refuse_place(box, table, seat, place_stand(move), place_slot(move))
    if phase == PAY:
        if not is_pay(move):
            return ANOTHER_STEP
        return refuse_chosen(table, table.hand[seat], table.hand_size[seat], pay_card(move), table.unpaid, NOT_IN_HAND)
    if phase == CHOOSE:
        if not is_cave(move):
            return ANOTHER_STEP
        return LEGAL if table.offered[cave_chosen(move)] == 1 else CAVE_GONE
    return refuse_step(box, table, seat, move)


def refuse_action(box: Record, table: Record, seat: int, move: int) -> int:
    if is_draw(move) or is_take(move):
        if table.hand_size[seat] == HAND:
            return HAND_FULL
        if is_take(move) and not has(table.clearing, table.clearing_size, take_card(move)):
            return NOT_IN_CLEARING
        return LEGAL
    if table.phase == SECOND or not is_play(move):
        return ANOTHER_STEP
    half = half_played(move)
    if not has(table.hand[seat], table.hand_size[seat], half >> 1):
        return NOT_IN_HAND
    if box.half_species[half] == NONE:
        return NO_SUCH_HALF
    if not affordable(box, table, seat, half):
        return CANNOT_PAY
    return LEGAL if fits(box, table, seat, half) else NO_ROOM


def refuse_place(box: Record, table: Record, seat: int, stand: int, slot: int) -> int:
    if stand >= table.stands or table.stand_owner[stand] != seat:
        return NOT_YOUR_STAND
    return LEGAL if opening(box, table, stand, slot) & box.half_room[table.playing] != 0 else DOES_NOT_FIT


def refuse_chosen(table: Record, cards: Any, size: int, card: int, left: int, missing: int) -> int:
    for i in range(size):
        if cards[i] == card:
            return LEGAL if choosable(table, size, i, left) else OUT_OF_ORDER
    return missing


def refuse_step(box: Record, table: Record, seat: int, move: int) -> int:
    step = table.steps[table.depth - 1]
    phase = table.phase
    number = step[NUMBER]
    if is_pass(move):
        return LEGAL if step[FLAGS] & MAY else NO_PASS
    if phase == EFFECT and is_use(move):
        return LEGAL
    if phase == TAKE and is_take(move):
        return refuse_chosen(table, table.clearing, table.clearing_size, take_card(move), 1, NOT_IN_CLEARING)
    if phase == FREE and is_play(move):
        half = half_played(move)
        if not has(table.hand[seat], table.hand_size[seat], half >> 1):
            return NOT_IN_HAND
        return refuse_free(box, table, seat, half, step[WHAT])
    if phase == LIFT and is_lift(move):
        half = half_lifted(move)
        if not has(table.clearing, table.clearing_size, half >> 1):
            return NOT_IN_CLEARING
        return refuse_free(box, table, seat, half, step[WHAT])
    if phase == LAY_MOOR and is_moor(move):
        return refuse_chosen(table, table.hand[seat], table.hand_size[seat], moor_card(move), 1, NOT_IN_HAND)
    if phase == STORE and is_store(move):
        return refuse_chosen(table, table.clearing, table.clearing_size, store_card(move), number, NOT_IN_CLEARING)
    if phase == LAY and is_lay(move):
        return refuse_chosen(table, table.hand[seat], table.hand_size[seat], lay_card(move), number, NOT_IN_HAND)
    return ANOTHER_STEP


def refuse_free(box: Record, table: Record, seat: int, half: int, what: int) -> int:
    if box.half_species[half] == NONE:
        return NO_SUCH_HALF
    if not is_named(box, box.half_species[half], what):
        return OTHER_KIND
    return LEGAL if fits(box, table, seat, half) else NO_ROOM


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
