"""The rules of Reforest: setting up, what may be done, why not, and doing it.

A turn is one action: gather one or two cards, or play a plant and pay for it. Whatever follows from it (effects, draws,
the end of a round in the middle of them, discarding to the hand limit, refilling the nursery) is a stack of steps in
the table: `steps.py` does those that need nobody, and asks for the others. Numbers in brackets are those of
`docs/rules/reforest.md`.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import draw, shuffle
from spinney.engine.header import asked, begin_move, tell
from spinney.engine.layout import Record
from spinney.games.reforest.box import (
    AFTER_GATHERING,
    BEFORE_GATHERING,
    FROM_DECK,
    FROM_NURSERY,
)
from spinney.games.reforest.cards import (
    add_energy,
    add_to_hand,
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
from spinney.games.reforest.effects import burn, move_plant, refuse_burn, refuse_move, refuse_under, usable
from spinney.games.reforest.growing import HAND_CLOSED, begin_growing, paid_one, refuse_grow, refuse_pay, refuse_spend
from spinney.games.reforest.moves import (
    ANOTHER_STEP,
    BURN,
    CLEAR,
    DECK_EMPTY,
    DISCARD,
    DRAW,
    ENERGY_TOO_FAR,
    GAME_OVER,
    GATHER,
    GROW,
    IN_ORDER,
    KINDS,
    LEGAL,
    MILL,
    MOVE,
    MOVES,
    MUST_DRAW,
    MUST_GO_ON,
    NO_CARD_THERE,
    NO_SUCH_CARD,
    NO_SUCH_EFFECT,
    NO_SUCH_MOVE,
    NOT_ASKED,
    NOT_FROM_THERE,
    NOT_USABLE,
    PAY,
    RECLAIM,
    SPEND,
    STORE,
    TAKE,
    UNDER,
    USE,
)
from spinney.games.reforest.pending import pop, push
from spinney.games.reforest.rounds import begin_turn, turn_up_event
from spinney.games.reforest.steps import empty_pool, hand_limit, proceed
from spinney.games.reforest.table import (
    AFTER,
    ALL,
    BEFORE,
    CARDS,
    CHALLENGE,
    CLEARED,
    DEALT,
    DEPTH,
    DISCARDED,
    DO_COLLECT,
    DO_EFFECT,
    DO_GATHER,
    DO_REFILL,
    DO_TOLL,
    EVENT_CARDS,
    GATHERED,
    GATHERS,
    HAND,
    IN_ROW,
    LIMIT,
    MILLED,
    NONE,
    NURSERY,
    PAID,
    PILES,
    POOL,
    RECLAIMED,
    ROUNDS,
    SEATS,
    SEVERAL,
    SPACES,
    STORED,
    STOW,
    STOWED,
    TOLL,
    TUCKED,
    UNUSED,
    USED,
    VISITORS,
)
from spinney.games.reforest.table import DRAW as DRAW_PHASE
from spinney.games.reforest.table import GATHER as GATHER_PHASE
from spinney.games.reforest.table import REFRESH as REFRESH_PHASE

MOVE_COUNT = MOVES.size

grow_hand = MOVES.reader("grow", "hand")
grow_space = MOVES.reader("grow", "space")
move_space = MOVES.reader("move", "space")
move_to = MOVES.reader("move", "to")

# Setup [11 to 14].


def setup(box: Record, table: Record) -> None:
    clear(table)
    table.round = 1
    table.starter = draw(table, table.players)
    table.turn = table.starter
    deal(box, table)
    for at in range(VISITORS):
        table.visitor[at] = at
    shuffle(table, table.visitor, VISITORS)
    table.visitors_up = ROUNDS
    for at in range(ROUNDS):
        table.visitor_place[at] = IN_ROW
        table.visitor_due[at] = at + 1
    for at in range(EVENT_CARDS):
        table.event[at] = at
    shuffle(table, table.event, EVENT_CARDS)
    begin_turn(table, table.starter)
    turn_up_event(box, table)
    proceed(box, table)


def clear(table: Record) -> None:
    table.growing = NONE
    table.growing_space = NONE
    table.lasting = NONE
    for at in range(DEPTH):
        table.step_seat[at] = NONE
    for i in range(POOL):
        table.pool_card[i] = NONE
        table.pool_space[i] = NONE
    for card in range(CARDS):
        table.deck[card] = NONE
        table.discard[card] = NONE
        table.beneath[card] = NONE
    for pile in range(PILES):
        for i in range(TUCKED):
            table.tucked[pile][i] = NONE
    for i in range(UNUSED):
        table.unused[i] = NONE
    for at in range(VISITORS):
        table.visitor_owner[at] = NONE
    for slot in range(NURSERY):
        table.nursery[slot] = NONE
    for seat in range(SEATS):
        for slot in range(HAND):
            table.hand[seat][slot] = NONE
        for space in range(SPACES):
            table.top[seat][space] = NONE
        for slot in range(CARDS):
            table.energy[seat][slot] = NONE
            table.energy_space[seat][slot] = NONE


def deal(box: Record, table: Record) -> None:
    """The unused cards away unseen; five each, three for the nursery, and those tucked under two visitors [11, 12]."""
    for card in range(CARDS):
        table.deck[card] = card
    table.deck_size = CARDS
    shuffle(table, table.deck, CARDS)
    table.unused_size = CARDS - box.kept[table.players]
    for i in range(table.unused_size):
        table.unused[i] = take_top(table)
    if table.options[CHALLENGE] != SEVERAL:
        for i in range(table.deck_size):
            table.target += box.value[table.deck[i]]
    for seat in range(table.players):
        for _card in range(DEALT):
            add_to_hand(table, seat, take_top(table), 0, 0)
    for slot in range(NURSERY):
        table.nursery[slot] = take_top(table)
    for pile in range(PILES):
        table.tucked_size[pile] = box.tucked_each[table.players]
        for i in range(table.tucked_size[pile]):
            table.tucked[pile][i] = take_top(table)


# What may be done. The part of a move that is left when its kind is known is called `which`.


def legal(box: Record, table: Record, seat: int, out: Any) -> int:
    if not asked(table, seat):
        return 0
    kinds = box.kinds_asked[table.phase]
    n = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            first = box.kind_first[kind]
            for which in range(candidates(box, table, seat, kind)):
                if refuse_now(box, table, seat, kind, which) == LEGAL:
                    out[n] = first + which
                    n += 1
    return n


def candidates(box: Record, table: Record, seat: int, kind: int) -> int:
    """How many moves of a kind are worth a look: those beyond name no card."""
    if kind == GROW:
        cards: int = table.hand_size[seat] * SPACES
        return cards
    if kind == PAY or kind == DISCARD or kind == STORE:
        cards = table.hand_size[seat]
        return cards
    if kind == SPEND or kind == RECLAIM:
        cards = table.energy_size[seat]
        return cards
    if kind == USE:
        cards = table.pool_size - table.step_a[table.steps - 1]
        return cards
    all_there_are: int = box.kind_first[kind + 1] - box.kind_first[kind]
    return all_there_are


def refuse(box: Record, table: Record, seat: int, move: int) -> int:
    if not 0 <= move < MOVE_COUNT:
        return NO_SUCH_MOVE
    if table.over != 0:
        return GAME_OVER
    if not 0 <= seat < table.players or not asked(table, seat):
        return NOT_ASKED
    kind = kind_of(box, move)
    if box.kinds_asked[table.phase] >> kind & 1 == 0:
        return ANOTHER_STEP
    return refuse_now(box, table, seat, kind, move - box.kind_first[kind])


def kind_of(box: Record, move: int) -> int:
    kind = 0
    while box.kind_first[kind + 1] <= move:
        kind += 1
    return kind


def refuse_now(box: Record, table: Record, seat: int, kind: int, which: int) -> int:
    """The reason against a move of a kind that is asked for."""
    at = table.steps - 1
    if kind == GROW:
        return refuse_grow(box, table, seat, which // SPACES, which % SPACES)
    if kind == GATHER:
        return LEGAL
    if kind == PAY:
        return refuse_pay(box, table, seat, which)
    if kind == SPEND:
        return refuse_spend(box, table, seat, which)
    if kind == USE:
        return refuse_use(box, table, seat, table.step_a[at] + which)
    if kind == DRAW:
        if table.phase == DRAW_PHASE and table.step_b[at] & FROM_DECK == 0:
            return NOT_FROM_THERE
        return LEGAL if table.deck_size > 0 else DECK_EMPTY
    if kind == TAKE:
        if table.phase == DRAW_PHASE and table.step_b[at] & FROM_NURSERY == 0:
            return NOT_FROM_THERE
        return LEGAL if table.nursery[which] != NONE else NO_CARD_THERE
    if kind == DISCARD:
        return refuse_discard(box, table, seat, which)
    if kind == STORE:
        return LEGAL if which < table.hand_size[seat] else NO_SUCH_CARD
    if kind == UNDER:
        return refuse_under(box, table, seat, table.step_b[at] // 8, which)
    if kind == RECLAIM:
        return refuse_reclaim(box, table, seat, which)
    if kind == CLEAR:
        if table.nursery[which] == NONE:
            return NO_CARD_THERE
        return IN_ORDER if table.phase == REFRESH_PHASE and which < table.step_b[at] else LEGAL
    if kind == MILL:
        return LEGAL if table.deck_size > 0 else DECK_EMPTY
    if kind == MOVE:
        return refuse_move(box, table, seat, which // SPACES, which % SPACES, table.step_a[at], table.step_b[at])
    if kind == BURN:
        return refuse_burn(box, table, seat, table.step_b[at], which)
    return refuse_done(table)


def refuse_use(box: Record, table: Record, seat: int, entry: int) -> int:
    if entry >= table.pool_size:
        return NO_SUCH_EFFECT
    return LEGAL if usable(box, table, seat, table.pool_card[entry], table.pool_space[entry]) else NOT_USABLE


def refuse_discard(box: Record, table: Record, seat: int, slot: int) -> int:
    """Several cards are discarded in the order in which they are held."""
    at = table.steps - 1
    if slot >= table.hand_size[seat]:
        return NO_SUCH_CARD
    wanted = table.step_a[at]
    if table.phase == LIMIT:
        wanted = table.hand_size[seat] - hand_limit(box, table, seat)
    if slot < table.step_b[at] or table.hand_size[seat] - slot < wanted:
        return IN_ORDER
    return LEGAL


def refuse_reclaim(box: Record, table: Record, seat: int, slot: int) -> int:
    if slot >= table.energy_size[seat]:
        return NO_SUCH_CARD
    spaces = near(box, table.step_b[table.steps - 1])
    return LEGAL if spaces >> table.energy_space[seat][slot] & 1 else ENERGY_TOO_FAR


def refuse_done(table: Record) -> int:
    """Effects may be declined; what was begun is finished [38], but for an interrupted draw [50].

    Of the cards to gather the second may be declined, the first not [15].
    """
    at = table.steps - 1
    if table.phase == GATHER_PHASE:
        return LEGAL if table.step_a[at] < GATHERED else MUST_DRAW
    if table.phase == REFRESH_PHASE or table.phase == DRAW_PHASE:
        return LEGAL if table.step_c[at] > 0 else MUST_GO_ON
    return LEGAL


# Doing it.


def play(box: Record, table: Record, seat: int, move: int) -> None:
    begin_move(table)
    kind = kind_of(box, move)
    apply(box, table, seat, kind, move - box.kind_first[kind])
    proceed(box, table)


def apply(box: Record, table: Record, seat: int, kind: int, which: int) -> None:
    at = table.steps - 1
    if kind == GROW:
        play_grow(box, table, seat, which // SPACES, which % SPACES)
    elif kind == GATHER:
        play_gather(table, seat)
    elif kind == PAY:
        discard_from_hand(table, seat, which, PAID)
        paid_one(table, which, 0)
    elif kind == SPEND:
        play_spend(table, seat, which)
    elif kind == USE:
        play_use(box, table, seat, table.step_a[at] + which)
    elif kind == DRAW:
        table.step_a[at] -= 1
        draw_from_deck(table, seat)
    elif kind == TAKE:
        play_take(table, seat, which)
    elif kind == DISCARD:
        table.step_a[at] -= 1
        table.step_b[at] = which
        discard_from_hand(table, seat, which, DISCARDED)
    elif kind == STORE:
        play_store(table, seat, which)
    elif kind == UNDER:
        table.step_c[at] = which
    elif kind == RECLAIM:
        play_reclaim(table, seat, which)
    elif kind == CLEAR:
        play_clear(table, which)
    elif kind == MILL:
        play_mill(table)
    elif kind == MOVE:
        pop(table)
        move_plant(box, table, seat, which // SPACES, which % SPACES)
    elif kind == BURN:
        play_burn(table, seat, which)
    else:
        play_done(table)


def play_gather(table: Record, seat: int) -> None:
    """GATHER [19 to 22]: effects before, one or two cards, effects after; in solitaire a card has to go."""
    pop(table)
    tell(table, GATHERS, seat, 0, 0)
    if table.options[CHALLENGE] != SEVERAL:
        push(table, DO_TOLL, seat, 0, 0, 0)
    push(table, DO_COLLECT, seat, AFTER_GATHERING, AFTER, 0)
    push(table, DO_GATHER, seat, GATHERED, 0, 0)
    push(table, DO_COLLECT, seat, BEFORE_GATHERING, BEFORE, 0)


def play_grow(box: Record, table: Record, seat: int, slot: int, space: int) -> None:
    """PLAY A PLANT, steps 1 and 2 [25 to 28]: the card is shown, and now its cost is to be paid."""
    pop(table)
    card = remove_from_hand(table, seat, slot)
    table.epoch += 1
    begin_growing(box, table, seat, card, space)


def play_spend(table: Record, seat: int, slot: int) -> None:
    card = remove_energy(table, seat, slot)
    discard_card(table, card)
    table.epoch += 1
    tell(table, PAID, seat, card, 0)
    paid_one(table, HAND_CLOSED, slot)


def play_use(box: Record, table: Record, seat: int, entry: int) -> None:
    """An effect leaves the pool and is carried out [38]."""
    card = table.pool_card[entry]
    space = table.pool_space[entry]
    last = table.pool_size - 1
    for i in range(entry, last):
        table.pool_card[i] = table.pool_card[i + 1]
        table.pool_space[i] = table.pool_space[i + 1]
    table.pool_card[last] = NONE
    table.pool_space[last] = NONE
    table.pool_size = last
    tell(table, USED, seat, card, 0)
    effect = box.effect[card]
    push(table, DO_EFFECT, seat, box.first_step[effect], box.first_step[effect + 1], space)


def play_take(table: Record, seat: int, slot: int) -> None:
    """A nursery card, into the hand or face down under a stack."""
    at = table.steps - 1
    table.step_a[at] -= 1
    if table.phase == STOW:
        card = take_from_nursery(table, slot)
        add_energy(table, seat, table.step_c[at], card, ALL, 0)
        tell(table, STOWED, seat, card, table.step_c[at])
    else:
        draw_from_nursery(table, seat, slot)


def play_store(table: Record, seat: int, slot: int) -> None:
    """A card from the hand, face down: who knew it there knows it here."""
    at = table.steps - 1
    known = table.hand_known[seat][slot]
    origin = table.hand_from[seat][slot]
    card = remove_from_hand(table, seat, slot)
    table.step_a[at] -= 1
    add_energy(table, seat, table.step_c[at], card, known, origin)
    tell(table, STORED, seat, card, table.step_c[at])


def play_reclaim(table: Record, seat: int, slot: int) -> None:
    known = table.energy_known[seat][slot]
    origin = table.energy_from[seat][slot]
    space = table.energy_space[seat][slot]
    card = remove_energy(table, seat, slot)
    table.step_a[table.steps - 1] -= 1
    add_to_hand(table, seat, card, known, origin)
    tell(table, RECLAIMED, seat, card, space)


def play_clear(table: Record, slot: int) -> None:
    """A nursery card is discarded: to see others, or as solitaire demands."""
    at = table.steps - 1
    card = take_from_nursery(table, slot)
    discard_card(table, card)
    tell(table, CLEARED, card, 0, 0)
    if table.phase == TOLL:
        pop(table)
    else:
        table.step_a[at] -= 1
        table.step_b[at] = slot
        table.step_c[at] += 1


def play_mill(table: Record) -> None:
    """Solitaire: the top card of the deck goes."""
    pop(table)
    card = take_top(table)
    discard_card(table, card)
    tell(table, MILLED, card, 0, 0)


def play_burn(table: Record, seat: int, space: int) -> None:
    pop(table)
    burn(table, seat, space)


def play_done(table: Record) -> None:
    """No more: of the effects, of the cards to draw, or of the nursery cards to discard."""
    at = table.steps - 1
    if table.phase == DRAW_PHASE or table.phase == GATHER_PHASE:
        pop(table)
    elif table.phase == REFRESH_PHASE:
        table.step[at] = DO_REFILL
    else:
        empty_pool(table)
