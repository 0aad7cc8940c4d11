"""Effects: a stack of pending steps, the playing of a card from payment to effect and bonus, and what each step does.

A step is a row `(verb, what, number, flags, origin)`, as the box has them for effects, bonuses and caves. The last one
is worked on until it is done or somebody has to choose; when none is left, the turn ends.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.header import ask, tell
from spinney.engine.layout import Record
from spinney.games.dartmoor.cards import (
    bury,
    draw_cards,
    draw_top,
    into_cave,
    into_clearing,
    out_of_clearing,
    out_of_hand,
)
from spinney.games.dartmoor.forest import add_up, count, is_named, new_dweller, new_stand, triggered
from spinney.games.dartmoor.table import (
    AGAIN,
    AS_EFFECT,
    BONUS,
    BURY,
    COVERED,
    DRAW,
    EFFECT,
    FLAGS,
    FREE,
    FREE_TREE,
    GOT_AGAIN,
    HAND,
    LAY,
    LAY_MOOR,
    LIFT,
    MAY,
    NONE,
    NOTHING,
    NUMBER,
    ORIGIN,
    OVER,
    PLACED,
    REVEALED,
    REVEALS,
    STEP,
    STORE,
    STORE_ALL,
    TAKE,
    TREE,
    UNIVERSAL,
    USED_BONUS,
    USED_EFFECT,
    VERB,
    WHAT,
    WHEATEAR,
    WHOLE,
)

# The stack.


def push(table: Record, row: Any) -> None:
    if row[VERB] == NOTHING:
        return
    step = table.steps[table.depth]
    for i in range(STEP):
        step[i] = row[i]
    table.depth += 1


def push_step(table: Record, verb: int, n: int) -> None:
    """A step that no card offers and that is not chosen: it has to be done."""
    step = table.steps[table.depth]
    step[VERB] = verb
    step[WHAT] = 0
    step[NUMBER] = n
    step[FLAGS] = 0
    step[ORIGIN] = NONE
    table.depth += 1


def pop(table: Record) -> None:
    table.depth -= 1
    for i in range(STEP):
        table.steps[table.depth][i] = 0


def tell_use(table: Record, seat: int) -> None:
    """Tells which card's effect or bonus is being used."""
    step = table.steps[table.depth - 1]
    if step[ORIGIN] >= 0:
        tell(table, USED_BONUS if step[FLAGS] & BONUS else USED_EFFECT, seat, step[ORIGIN], 0)


# Playing a card.


def come_in(box: Record, table: Record, seat: int, free: bool, with_effect: bool) -> None:
    """The card that is being played comes into the forest; what it brings about is pending, and a tree reveals a card.

    The tree lies there before the card is revealed, so it counts if that card is the third winter [25 to 29, 37].
    """
    half = table.playing
    species = box.half_species[half]
    draws = triggered(box, table, seat, species)
    if half < 2 * WHOLE:
        new_stand(box, table, seat, species, half >> 1)
        tell(table, PLACED, seat, half, table.stands - 1)
    else:
        new_dweller(box, table, seat, half, table.target_stand, table.target_slot)
        table.target_stand = NONE
        table.target_slot = NONE
    add_up(box, table, seat, species, box.half_colour[half])
    table.playing = NONE
    push_results(box, table, species, not free and table.matched == 1, not free or with_effect)
    if draws > 0:
        push_step(table, DRAW, draws)
    if box.kinds[species] & TREE != 0 and (not free or table.options[FREE_TREE] == REVEALS):
        reveal(table)


def reveal(table: Record) -> None:
    """The top card of the deck goes face up into the clearing, unless it is the third winter [25]."""
    card = draw_top(table)
    if card != NONE:
        into_clearing(table, card)
        tell(table, REVEALED, card, 0, 0)


def push_results(box: Record, table: Record, species: int, bonus: bool, effect: bool) -> None:
    """First the effect, then the bonus, so the bonus goes deeper into the stack [26]."""
    as_bonus = box.effect_or_bonus[species] == 1 and table.options[WHEATEAR] != AS_EFFECT
    if bonus:
        push(table, box.bonus[species])
    if bonus if as_bonus else effect:
        push(table, box.effect[species])
        if as_bonus:
            table.steps[table.depth - 1][FLAGS] |= BONUS


def lay_moor(box: Record, table: Record, seat: int, card: int) -> None:
    """A hand card is put face down into the forest [31]; nobody else sees which."""
    tell_use(table, seat)
    pop(table)
    out_of_hand(table, seat, card)
    draws = triggered(box, table, seat, UNIVERSAL)
    new_stand(box, table, seat, UNIVERSAL, card)
    add_up(box, table, seat, UNIVERSAL, NONE)
    tell(table, COVERED, seat, card, table.stands - 1)
    if draws > 0:
        push_step(table, DRAW, draws)


# What can be played free.


def fits(box: Record, table: Record, seat: int, half: int) -> bool:
    """Whether there is a place for a half; a whole card needs none."""
    room: int = box.half_room[half] & table.room[seat]
    return half < 2 * WHOLE or room != 0


def playable_free(box: Record, table: Record, seat: int, half: int, what: int) -> bool:
    species = box.half_species[half]
    return species != NONE and is_named(box, species, what) and fits(box, table, seat, half)


def any_to_lift(box: Record, table: Record, seat: int, what: int) -> bool:
    for i in range(table.clearing_size):
        for half in range(2 * table.clearing[i], 2 * table.clearing[i] + 2):
            if playable_free(box, table, seat, half, what):
                return True
    return False


def card_named(box: Record, card: int, what: int) -> bool:
    """Whether a card shows something of a category."""
    for half in range(2 * card, 2 * card + 2):
        if box.half_species[half] != NONE and is_named(box, box.half_species[half], what):
            return True
    return False


def any_named(box: Record, table: Record, what: int) -> bool:
    for i in range(table.clearing_size):
        if card_named(box, table.clearing[i], what):
            return True
    return False


# Working the stack.


def times(box: Record, table: Record, seat: int, step: Any) -> int:
    """How many cards a step is about: a number, or a number for each card of a category."""
    number: int = step[NUMBER]
    if step[WHAT] != 0:
        number *= count(box, table, seat, step[WHAT])
    return number


def possible(box: Record, table: Record, seat: int, step: Any) -> bool:
    """Whether a step can do anything; else it is passed over. What is in the hand must not show in this."""
    verb = step[VERB]
    what = step[WHAT]
    hand: int = table.hand_size[seat]
    clearing: int = table.clearing_size
    if verb == DRAW:
        return hand < HAND and times(box, table, seat, step) > 0
    if verb == TAKE:
        return hand < HAND and clearing > 0
    if verb == FREE or verb == LAY_MOOR or verb == LAY:
        return hand > 0
    if verb == LIFT:
        return any_to_lift(box, table, seat, what)
    if verb == AGAIN:
        return times(box, table, seat, step) > 0
    if verb == BURY:
        return times(box, table, seat, step) > 0
    if verb == STORE_ALL:
        return any_named(box, table, what)
    return clearing > 0


def perform(box: Record, table: Record, seat: int, verb: int, what: int, n: int) -> None:
    """A step in which there is nothing to choose."""
    if verb == DRAW:
        draw_cards(table, seat, n)
    elif verb == BURY:
        bury(table, seat, n)
    elif verb == AGAIN:
        table.extra += 1
        tell(table, GOT_AGAIN, seat, 0, 0)
    else:
        for i in range(table.clearing_size - 1, -1, -1):
            card = table.clearing[i]
            if card_named(box, card, what):
                out_of_clearing(table, card)
                into_cave(table, seat, card)


def work(box: Record, table: Record, seat: int) -> bool:
    """Works on the last step; says whether the seat has something to decide."""
    step = table.steps[table.depth - 1]
    if not possible(box, table, seat, step):
        pop(table)
        return False
    verb = step[VERB]
    if verb < OVER:
        limit(table, seat, step)
        ask(table, seat, verb)
        return True
    if step[FLAGS] & MAY:
        ask(table, seat, EFFECT)
        return True
    tell_use(table, seat)
    what = step[WHAT]
    n = step[NUMBER] if verb == AGAIN or verb == STORE_ALL else times(box, table, seat, step)
    pop(table)
    perform(box, table, seat, verb, what, n)
    return False


def limit(table: Record, seat: int, step: Any) -> None:
    """Of several cards no more can be chosen than there are."""
    if table.picks > 0:
        return
    if step[VERB] == STORE:
        step[NUMBER] = min(step[NUMBER], table.clearing_size)
    elif step[VERB] == LAY:
        step[NUMBER] = min(step[NUMBER], table.hand_size[seat])
