"""What may be done, and why not: `legal` and `refuse` of Dartmoor."""

from __future__ import annotations

from typing import Any

from spinney.engine.header import asked
from spinney.engine.layout import Record
from spinney.games.dartmoor.cards import (
    choosable,
    has,
)
from spinney.games.dartmoor.effects import (
    fits,
    playable_free,
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
    CAVES,
    CHOOSE,
    EFFECT,
    FLAGS,
    FREE,
    HAND,
    LAY,
    LAY_MOOR,
    LIFT,
    MAY,
    NONE,
    NUMBER,
    PAY,
    PLACE,
    SECOND,
    SLOTS,
    STORE,
    TAKE,
    WHAT,
)

MOVE_COUNT = MOVES.size


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


def is_picked(table: Record, at: int) -> bool:
    picked: int = table.picked >> at
    return picked & 1 == 1
