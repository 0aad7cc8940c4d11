"""Why a move of Dartmoor may be refused, and which moves are legal."""

from __future__ import annotations

from spinney.engine.layout import Row
from spinney.engine.pending import top
from spinney.games.dartmoor import moves, phases, reasons, steps
from spinney.games.dartmoor.box import Box, is_named
from spinney.games.dartmoor.cards import has
from spinney.games.dartmoor.choosing import choosable
from spinney.games.dartmoor.effects import playable_free
from spinney.games.dartmoor.forest import fits, opening
from spinney.games.dartmoor.table import HAND, NONE, SLOTS, WHOLE, Table


def refuse_cave(box: Box, table: Table, seat: int, cave: int) -> int:
    return reasons.LEGAL if table.offered[cave] == 1 else reasons.CAVE_GONE


# Drawing.


def refuse_draw(box: Box, table: Table, seat: int) -> int:
    return reasons.LEGAL if table.hand_size[seat] < HAND else reasons.HAND_FULL


def refuse_take(box: Box, table: Table, seat: int, card: int) -> int:
    if table.hand_size[seat] == HAND:
        return reasons.HAND_FULL
    return reasons.LEGAL if has(table.clearing, table.clearing_size, card) else reasons.NOT_IN_CLEARING


def list_take(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    if table.hand_size[seat] < HAND:
        first = moves.take(0)
        for i in range(table.clearing_size):
            out[n] = first + table.clearing[i]
            n += 1
    return n


# Playing a card.


def playable(box: Box, table: Table, seat: int, half: int) -> bool:
    """Whether a half of a hand card can be paid for with the others, and has a place."""
    species = box.half_species[half]
    return species != NONE and box.cost[species] < table.hand_size[seat] and fits(box, table, seat, half)


def can_play(box: Box, table: Table, seat: int) -> bool:
    for i in range(table.hand_size[seat]):
        card = table.hand[seat][i]
        if playable(box, table, seat, 2 * card) or playable(box, table, seat, 2 * card + 1):
            return True
    return False


def refuse_play(box: Box, table: Table, seat: int, half: int) -> int:
    if not has(table.hand[seat], table.hand_size[seat], half >> 1):
        return reasons.NOT_IN_HAND
    if table.phase == phases.FREE:
        return refuse_free(box, table, seat, half)
    species = box.half_species[half]
    if species == NONE:
        return reasons.NO_SUCH_HALF
    if box.cost[species] >= table.hand_size[seat]:
        return reasons.CANNOT_PAY
    return reasons.LEGAL if fits(box, table, seat, half) else reasons.NO_ROOM


def list_play(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    hand = table.hand[seat]
    size = table.hand_size[seat]
    first = moves.play(0)
    if table.phase == phases.FREE:
        return list_free(box, table, seat, hand, size, first, out, n)
    room = table.room[seat]
    for i in range(size):
        for half in range(2 * hand[i], 2 * hand[i] + 2):
            species = box.half_species[half]
            if species != NONE and box.cost[species] < size and (half < 2 * WHOLE or box.half_room[half] & room != 0):
                out[n] = first + half
                n += 1
    return n


def refuse_lift(box: Box, table: Table, seat: int, half: int) -> int:
    if not has(table.clearing, table.clearing_size, half >> 1):
        return reasons.NOT_IN_CLEARING
    return refuse_free(box, table, seat, half)


def list_lift(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    return list_free(box, table, seat, table.clearing, table.clearing_size, moves.lift(0), out, n)


def refuse_free(box: Box, table: Table, seat: int, half: int) -> int:
    species = box.half_species[half]
    if species == NONE:
        return reasons.NO_SUCH_HALF
    if not is_named(box, species, top(table)[steps.WHAT]):
        return reasons.OTHER_KIND
    return reasons.LEGAL if fits(box, table, seat, half) else reasons.NO_ROOM


def list_free(box: Box, table: Table, seat: int, cards: Row, size: int, first: int, out: Row, n: int) -> int:
    what = top(table)[steps.WHAT]
    for i in range(size):
        for half in range(2 * cards[i], 2 * cards[i] + 2):
            if playable_free(box, table, seat, half, what):
                out[n] = first + half
                n += 1
    return n


def refuse_place(box: Box, table: Table, seat: int, stand: int, slot: int) -> int:
    if stand >= table.stands or table.stand_owner[stand] != seat:
        return reasons.NOT_YOUR_STAND
    suits = opening(box, table, stand, slot) & box.half_room[table.playing] != 0
    return reasons.LEGAL if suits else reasons.DOES_NOT_FIT


def list_place(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    room = box.half_room[table.playing]
    for stand in range(table.stands):
        if table.stand_owner[stand] == seat and table.openings[stand] & room != 0:
            for slot in range(SLOTS):
                if opening(box, table, stand, slot) & room != 0:
                    out[n] = moves.place(stand, slot)
                    n += 1
    return n


# Choosing cards.


def refuse_pay(box: Box, table: Table, seat: int, card: int) -> int:
    return refuse_hand_card(table, seat, card)


def list_pay(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    return list_chosen(table, table.hand[seat], table.hand_size[seat], moves.pay(0), out, n)


def refuse_moor(box: Box, table: Table, seat: int, card: int) -> int:
    return refuse_hand_card(table, seat, card)


def list_moor(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    return list_chosen(table, table.hand[seat], table.hand_size[seat], moves.moor(0), out, n)


def refuse_store(box: Box, table: Table, seat: int, card: int) -> int:
    return refuse_chosen(table, table.clearing, table.clearing_size, card, reasons.NOT_IN_CLEARING)


def list_store(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    return list_chosen(table, table.clearing, table.clearing_size, moves.store(0), out, n)


def refuse_lay(box: Box, table: Table, seat: int, card: int) -> int:
    return refuse_hand_card(table, seat, card)


def list_lay(box: Box, table: Table, seat: int, out: Row, n: int) -> int:
    return list_chosen(table, table.hand[seat], table.hand_size[seat], moves.lay(0), out, n)


def refuse_hand_card(table: Table, seat: int, card: int) -> int:
    return refuse_chosen(table, table.hand[seat], table.hand_size[seat], card, reasons.NOT_IN_HAND)


def refuse_chosen(table: Table, cards: Row, size: int, card: int, missing: int) -> int:
    for i in range(size):
        if cards[i] == card:
            return reasons.LEGAL if choosable(table, i, size, top(table)[steps.NUMBER]) else reasons.OUT_OF_ORDER
    return missing


def list_chosen(table: Table, cards: Row, size: int, first: int, out: Row, n: int) -> int:
    left = top(table)[steps.NUMBER]
    for i in range(size):
        if choosable(table, i, size, left):
            out[n] = first + cards[i]
            n += 1
    return n


# Declining.


def refuse_pass(box: Box, table: Table, seat: int) -> int:
    return reasons.LEGAL if top(table)[steps.FLAGS] & steps.MAY else reasons.NO_PASS
