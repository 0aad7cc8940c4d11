"""Rounds: how one ends in the middle of anything, who wins its visitors, how the deck is made anew, and events."""

from __future__ import annotations

from spinney.engine.chance import shuffle
from spinney.engine.header import count_turn, tell
from spinney.engine.layout import Record
from spinney.games.reforest.box import FIRST_EVENT, ON_AWARD, REACTION
from spinney.games.reforest.cards import lay_nursery_card
from spinney.games.reforest.counting import count
from spinney.games.reforest.growing import add_to_pool
from spinney.games.reforest.pending import push
from spinney.games.reforest.table import (
    AWARDED,
    CHALLENGE,
    DO_DRAW,
    DO_EFFECT,
    DO_LIMIT,
    DO_NEXT,
    DO_POOL,
    DO_REFILL,
    DO_TURN,
    EFFECTS,
    EVENT_MODULE,
    GONE,
    IN_ROW,
    LEFT,
    NONE,
    NURSERY,
    OCCURRED,
    ON,
    PILES,
    RESET,
    ROUND_ENDED,
    ROUNDS,
    SEVERAL,
    SPACES,
    TAKEN,
    WAITS,
)

LIMIT_AT = 2
"""Where the hand limit lies on the stack as long as a turn lasts: below it the refill and the next player."""


def begin_turn(table: Record, seat: int) -> None:
    """The whole turn, its end first: what is pushed last is done first [16]."""
    count_turn(table)
    table.turn = seat
    push(table, DO_NEXT, seat, 0, 0, 0)
    push(table, DO_REFILL, seat, 0, 0, 0)
    push(table, DO_LIMIT, seat, 0, 0, 0)
    push(table, DO_TURN, seat, 0, 0, 0)


def about_to_act(table: Record) -> int:
    """Whose turn is interrupted; if a round ends in the refill between two turns, whose turn comes next [51, 64].

    The hand limit is the last part of a turn, and lies below all that is done in it.
    """
    in_turn = table.steps > LIMIT_AT and table.step[LIMIT_AT] == DO_LIMIT
    seat: int = table.turn if in_turn else (table.turn + 1) % table.players
    return seat


def run_out(box: Record, table: Record) -> bool:
    """What follows when the deck is empty; whether anything did.

    In three rounds that ends the round at once [46]; after them the discard pile becomes the deck [54].
    """
    if table.round <= ROUNDS:
        end_round(box, table)
        return True
    if table.discard_size > 0:
        table.shuffles += 1
        discard_into_deck(table)
        shuffle_deck(table)
        return True
    return False


def end_round(box: Record, table: Record) -> None:
    """Award, reset, resume [48 to 51]: what was interrupted lies on the stack and goes on by itself."""
    ended = table.round
    tell(table, ROUND_ENDED, ended - 1, 0, 0)
    for at in range(table.visitors_up):
        if table.visitor_place[at] == IN_ROW and table.visitor_due[at] <= ended:
            award(box, table, at)
    table.round = ended + 1
    reset_deck(table, ended)
    free_draws(table)
    table.lasting = NONE
    if ended < ROUNDS:
        turn_up_event(box, table)
    else:
        table.more = 1
    reward(box, table)


# Visitors.


def award(box: Record, table: Record, at: int) -> None:
    visitor = table.visitor[at]
    if table.options[CHALLENGE] == SEVERAL:
        seat = sole_best(box, table, box.goal[visitor])
    else:
        found = count(box, table, 0, box.goal[visitor], 0)
        seat = 0 if found >= box.solitaire_goal[visitor][table.round - 1] else NONE
    if seat != NONE:
        table.visitor_place[at] = TAKEN
        table.visitor_owner[at] = seat
        table.won[seat] += 1
        tell(table, AWARDED, seat, visitor, count(box, table, seat, box.goal[visitor], 0))
    elif table.options[CHALLENGE] == SEVERAL and table.round < ROUNDS:
        table.visitor_due[at] = table.round + 1
        tell(table, WAITS, visitor, 0, 0)
    else:
        table.visitor_place[at] = GONE
        tell(table, LEFT, visitor, 0, 0)


def sole_best(box: Record, table: Record, goal: int) -> int:
    """The seat that has most of something, alone; none if there is a tie."""
    best = NONE
    most = -1
    for seat in range(table.players):
        found = count(box, table, seat, goal, 0)
        if found > most:
            most = found
            best = seat
        elif found == most:
            best = NONE
    return best


def reward(box: Record, table: Record) -> None:
    """Effects set off by an award wait until the deck is there again [51]; who is to act comes first."""
    first_seat = about_to_act(table)
    for back in range(table.players - 1, -1, -1):
        seat = (first_seat + back) % table.players
        first = table.pool_size
        for _each in range(table.won[seat]):
            react_to_award(box, table, seat)
        table.won[seat] = 0
        if table.pool_size > first:
            push(table, DO_POOL, seat, first, EFFECTS, 0)


def react_to_award(box: Record, table: Record, seat: int) -> None:
    for space in range(SPACES):
        card = table.top[seat][space]
        if card != NONE:
            effect = box.effect[card]
            if box.timing[effect] == REACTION and box.trigger[effect] == ON_AWARD:
                add_to_pool(table, card, space)


# The deck.


def reset_deck(table: Record, ended: int) -> None:
    """Discard pile, nursery and the cards tucked under the visitor of the round make the new deck [49]."""
    table.shuffles += 1
    discard_into_deck(table)
    for slot in range(NURSERY):
        if table.nursery[slot] != NONE:
            into_deck(table, table.nursery[slot])
            table.nursery[slot] = NONE
    if ended <= PILES:
        pile = table.tucked[ended - 1]
        for i in range(table.tucked_size[ended - 1]):
            table.deck[table.deck_size] = pile[i]
            table.deck_size += 1
            pile[i] = NONE
        table.tucked_size[ended - 1] = 0
    shuffle_deck(table)
    for _card in range(min(NURSERY, table.deck_size)):
        lay_nursery_card(table)


def discard_into_deck(table: Record) -> None:
    for i in range(table.discard_size):
        into_deck(table, table.discard[i])
        table.discard[i] = NONE
    table.discard_size = 0


def into_deck(table: Record, card: int) -> None:
    """A card that everybody sees goes into the deck, so all know which deck it is in."""
    table.deck[table.deck_size] = card
    table.deck_size += 1
    table.shuffled[card] = table.shuffles


def shuffle_deck(table: Record) -> None:
    shuffle(table, table.deck, table.deck_size)
    table.epoch += 1
    tell(table, RESET, table.deck_size, 0, 0)


def free_draws(table: Record) -> None:
    """Whoever was interrupted may finish, but need not: the rest of a draw can be declined [50]."""
    for at in range(table.steps):
        if table.step[at] == DO_DRAW:
            table.step_c[at] = 1


# Events [64].


def turn_up_event(box: Record, table: Record) -> None:
    """An event holds all round, or is carried out at once by everybody, the player about to act first."""
    if table.options[EVENT_MODULE] != ON:
        return
    event = table.event[table.events_up]
    table.events_up += 1
    table.epoch += 1
    tell(table, OCCURRED, event, 0, 0)
    if box.lasts[event]:
        table.lasting = event
        return
    effect = FIRST_EVENT + event
    times = table.players if box.for_each[event] else 1
    first_seat = about_to_act(table)
    for back in range(times - 1, -1, -1):
        seat = (first_seat + back) % table.players
        push(table, DO_EFFECT, seat, box.first_step[effect], box.first_step[effect + 1], 0)
