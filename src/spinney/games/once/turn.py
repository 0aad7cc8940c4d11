"""The course of Once Upon a Forest: what each move does, and what is asked next.

Setup: five piles of twelve, a start card each, left-over start cards slipped into piles, three opening cards each,
drawn one by one round the table. A turn: place, give, the receiver places at once, draw two. When the piles are empty
the turns go on without drawing until everybody holds one card, which goes into its holder's forest. Solo has four piles
and a discard instead of the gift. Numbers in brackets are those of `docs/rules/once.md`.
"""

from __future__ import annotations

from spinney.engine.chance import draw
from spinney.engine.header import ask, clockwise, count_turn, end, tell
from spinney.games.once import events, phases
from spinney.games.once.box import Box
from spinney.games.once.forest import put
from spinney.games.once.piles import can_draw, draw_card, take_from_hand, take_from_pile
from spinney.games.once.table import HAND, MODE, NONE, OBLIGATORY_PILE, SOLO, STARTS, Table


def play_slip(box: Box, table: Table, seat: int, pile: int) -> None:
    """A left-over start card is slipped into a pile, at a depth that nobody knows [6]."""
    start = STARTS - table.left_over
    height = table.height[pile]
    bottom = table.bottom[pile]
    at = bottom + draw(table, height + 1)
    for i in range(bottom + height, at, -1):
        table.deck[i] = table.deck[i - 1]
    table.deck[at] = box.starts[start]
    table.height[pile] = height + 1
    table.slipped[start] = pile
    table.left_over -= 1
    table.epoch += 1
    tell(table, events.SLIPPED, seat, box.starts[start], pile)
    if table.left_over == 0:
        ask(table, table.turn, phases.OPENING)


def draw_opening(table: Table, seat: int, pile: int) -> None:
    """Opening cards are chosen one at a time, round the table, until everybody has three [7]."""
    draw_card(table, seat, pile)
    count_turn(table)
    following = clockwise(table, seat, 1)
    if table.hand_size[following] < HAND:
        ask(table, following, phases.OPENING)
    else:
        ask(table, table.turn, phases.PLACE)


def play_place(box: Box, table: Table, seat: int, hand: int, column: int) -> None:
    """First step of a turn: a card of one's own [9]; at the end of the game, the last one [19]."""
    put(box, table, seat, take_from_hand(table, seat, hand), column)
    if table.phase == phases.LAST:
        end_turn(table)
    elif table.options[MODE] == SOLO:
        ask(table, seat, phases.DISCARD)
    else:
        ask(table, seat, phases.GIVE)


def play_give(box: Box, table: Table, seat: int, hand: int, to: int) -> None:
    """Second step: a card for somebody else, who is asked at once where to place it [10, 11]."""
    table.given = take_from_hand(table, seat, hand)
    tell(table, events.GAVE, seat, to, table.given)
    ask(table, to, phases.RECEIVE)


def play_receive(box: Box, table: Table, seat: int, column: int) -> None:
    """The given card, or in solo the one turned up from the obligatory pile, goes into the forest [11, 29]."""
    put(box, table, seat, table.given, column)
    table.given = NONE
    if table.phase == phases.OBLIGATORY:
        end_turn(table)
    else:
        draw_or_end_turn(table)


def play_discard(box: Box, table: Table, seat: int, hand: int) -> None:
    """Solo: one card is discarded instead of given [29]."""
    card = take_from_hand(table, seat, hand)
    table.beneath[card] = table.discard
    table.discard = card
    tell(table, events.DISCARDED, seat, card, 0)
    draw_or_end_turn(table)


def play_draw(box: Box, table: Table, seat: int, pile: int) -> None:
    """Third step: back to three cards, each from a pile of one's choice [12]."""
    if table.phase == phases.OPENING:
        draw_opening(table, seat, pile)
        return
    draw_card(table, seat, pile)
    if table.hand_size[seat] < HAND and can_draw(table):
        return
    if table.options[MODE] == SOLO and table.height[OBLIGATORY_PILE] > 0:
        turn_up(table, seat)
    else:
        end_turn(table)


def turn_up(table: Table, seat: int) -> None:
    """Solo: the top card of the obligatory pile has to be placed [29]."""
    table.given = take_from_pile(table, OBLIGATORY_PILE)
    table.epoch += 1
    tell(table, events.TURNED, seat, table.given, 0)
    ask(table, seat, phases.OBLIGATORY)


def draw_or_end_turn(table: Table) -> None:
    """The draw is skipped when the piles are empty [13]."""
    if can_draw(table):
        ask(table, table.turn, phases.DRAW)
    else:
        end_turn(table)


def end_turn(table: Table) -> None:
    """The next player clockwise: a turn, or with a single card left that card, or nothing more to do [8, 14, 19]."""
    count_turn(table)
    table.turn = clockwise(table, table.turn, 1)
    cards = table.hand_size[table.turn]
    if cards > 1:
        ask(table, table.turn, phases.PLACE)
    elif cards == 1:
        ask(table, table.turn, phases.LAST)
    else:
        end(table, phases.OVER, events.ENDED)


def turns_begun(box: Box, table: Table) -> int:
    """Turns as players count them: neither an opening card nor the last one is a turn [7, 14, 19]."""
    if table.phase == phases.SLIP or table.phase == phases.OPENING:
        return 0
    turns = table.turn_number - HAND * table.players
    if table.phase != phases.LAST and table.over == 0:
        return turns + 1
    for seat in range(table.players):
        if table.hand_size[seat] == 0:
            turns -= 1
    return turns
