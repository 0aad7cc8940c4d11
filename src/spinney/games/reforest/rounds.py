"""Rounds: turn after turn, how one ends in the middle of anything, how the deck is made anew, and events."""

from __future__ import annotations

from spinney.engine.chance import shuffle
from spinney.engine.header import clockwise, count_turn, tell
from spinney.engine.pending import STEP, push
from spinney.games.reforest import effects, events, steps
from spinney.games.reforest.box import FIRST_EVENT, Box
from spinney.games.reforest.cards import lay_nursery_card
from spinney.games.reforest.table import EVENT_MODULE, IN_ROW, NONE, NURSERY, ON, PILES, ROUNDS, Table
from spinney.games.reforest.visitors import award, reward

LIMIT_AT = 2
"""Where the hand limit lies on the stack as long as a turn lasts: below it the refill and the next player."""


def begin_turn(table: Table, seat: int) -> None:
    """The whole turn, its end first: what is pushed last is done first [16]."""
    count_turn(table)
    table.turn = seat
    push(table, steps.NEXT, seat)
    push(table, steps.REFILL, seat)
    push(table, steps.LIMIT, seat)
    push(table, steps.TURN, seat)


def about_to_act(table: Table) -> int:
    """Whose turn is interrupted; if a round ends in the refill between two turns, whose turn comes next [51, 64].

    The hand limit is the last part of a turn, and lies below all that is done in it.
    """
    in_turn = table.depth > LIMIT_AT and table.steps[LIMIT_AT][STEP] == steps.LIMIT
    return table.turn if in_turn else clockwise(table, table.turn, 1)


def run_out(box: Box, table: Table) -> bool:
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


def end_round(box: Box, table: Table) -> None:
    """Award, reset, resume [48 to 51]: what was interrupted lies on the stack and goes on by itself."""
    ended = table.round
    tell(table, events.ROUND_ENDED, ended - 1, 0, 0)
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
    reward(box, table, about_to_act(table))


# The deck.


def reset_deck(table: Table, ended: int) -> None:
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


def discard_into_deck(table: Table) -> None:
    for i in range(table.discard_size):
        into_deck(table, table.discard[i])
        table.discard[i] = NONE
    table.discard_size = 0


def into_deck(table: Table, card: int) -> None:
    """A card that everybody sees goes into the deck, so all know which deck it is in."""
    table.deck[table.deck_size] = card
    table.deck_size += 1
    table.shuffled[card] = table.shuffles


def shuffle_deck(table: Table) -> None:
    shuffle(table, table.deck, table.deck_size)
    table.epoch += 1
    tell(table, events.RESET, table.deck_size, 0, 0)


def free_draws(table: Table) -> None:
    """Whoever was interrupted may finish, but need not: the rest of a draw can be declined [50]."""
    for at in range(table.depth):
        row = table.steps[at]
        if row[STEP] == steps.DRAW:
            row[steps.MAY_STOP] = 1


# Events [64].


def turn_up_event(box: Box, table: Table) -> None:
    """An event holds all round, or is carried out at once by everybody, the player about to act first."""
    if table.options[EVENT_MODULE] != ON:
        return
    event = table.event[table.events_up]
    table.events_up += 1
    table.epoch += 1
    tell(table, events.OCCURRED, event, 0, 0)
    if box.lasts[event]:
        table.lasting = event
        return
    times = table.players if box.for_each[event] else 1
    first_seat = about_to_act(table)
    for back in range(times - 1, -1, -1):
        effects.begin(box, table, clockwise(table, first_seat, back), FIRST_EVENT + event, 0)
