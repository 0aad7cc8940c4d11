"""The rules of Once Upon a Forest.

Setup: five piles of twelve, a start card each, left-over start cards slipped into piles, three opening cards each,
drawn one by one round the table. A turn: place, give, the receiver places at once, draw two. When the piles are empty
the turns go on without drawing until everybody holds one card, which goes into its holder's forest. Solo has four piles
and a discard instead of the gift. Numbers in brackets are those of `docs/rules/once.md`.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import draw, shuffle
from spinney.engine.header import ask, asked, begin_move, count_turn, tell
from spinney.engine.layout import Record
from spinney.games.once.moves import (
    ANOTHER_STEP,
    COLUMN_INCOMPLETE,
    GAME_OVER,
    LEGAL,
    MOVES,
    NO_SUCH_CARD,
    NO_SUCH_COLUMN,
    NO_SUCH_MOVE,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_TO_YOURSELF,
    PILE_EMPTY,
    PILE_OBLIGATORY,
    discard,
    discard_hand,
    draw_from,
    draw_pile,
    give,
    give_hand,
    give_to,
    is_discard,
    is_draw,
    is_give,
    is_place,
    is_receive,
    is_slip,
    place,
    place_column,
    place_hand,
    receive,
    receive_column,
    slip,
    slip_pile,
)
from spinney.games.once.table import (
    CARDS,
    COLUMNS,
    COMPLETED,
    COVERED,
    DECK,
    DISCARD,
    DISCARDED,
    DRAW,
    DREW,
    ENDED,
    GAVE,
    GIVE,
    HAND,
    LAST,
    LEVELS,
    MODE,
    NONE,
    OBLIGATORY,
    OBLIGATORY_PILE,
    OPENING,
    OVER,
    PILE_CARDS,
    PILES,
    PLACE,
    PLACED,
    RECEIVE,
    SEATS,
    SELECTION_PILES,
    SLIP,
    SLIPPED,
    SOLO,
    SOLO_PILES,
    STARTS,
    TURNED,
)

MOVE_COUNT = MOVES.size

# Setup.


def setup(box: Record, table: Record) -> None:
    clear(table)
    if table.options[MODE] == SOLO:
        make_solo_piles(box, table)
    else:
        make_piles(box, table)
    for seat in range(table.players):
        table.forest[seat][0][0] = box.starts[seat]
        table.columns[seat] = 1
    table.left_over = STARTS - table.players if table.options[MODE] != SOLO else 0
    if table.left_over > 0:
        ask(table, table.turn, SLIP)
    else:
        ask(table, table.turn, OPENING)


def clear(table: Record) -> None:
    table.given = NONE
    table.discard = NONE
    for start in range(STARTS):
        table.slipped[start] = NONE
    for place_in_deck in range(DECK):
        table.deck[place_in_deck] = NONE
    for card in range(CARDS):
        table.beneath[card] = NONE
    for seat in range(SEATS):
        for slot in range(HAND):
            table.hand[seat][slot] = NONE
            table.hand_pile[seat][slot] = NONE
        for column in range(COLUMNS):
            for level in range(LEVELS):
                table.forest[seat][column][level] = NONE


def make_piles(box: Record, table: Record) -> None:
    """Five piles of twelve from all cards but the start cards, with room for what will be slipped in [5]."""
    n = 0
    for card in range(CARDS):
        if box.is_start[card] == 0:
            table.deck[n] = card
            n += 1
    shuffle(table, table.deck, n)
    room = PILE_CARDS + STARTS - table.players
    for pile in range(PILES - 1, -1, -1):
        table.bottom[pile] = pile * room
        table.height[pile] = PILE_CARDS
        for i in range(PILE_CARDS - 1, -1, -1):
            card = table.deck[pile * PILE_CARDS + i]
            table.deck[pile * PILE_CARDS + i] = NONE
            table.deck[pile * room + i] = card


def make_solo_piles(box: Record, table: Record) -> None:
    """All cards but one start card: three piles to choose from and the obligatory pile [28]."""
    n = 0
    for card in range(CARDS):
        if card != box.starts[0]:
            table.deck[n] = card
            n += 1
    shuffle(table, table.deck, n)
    at = 0
    for pile in range(SOLO_PILES):
        table.bottom[pile] = at
        table.height[pile] = box.solo_piles[pile]
        at += box.solo_piles[pile]


# The forest.


def complete(table: Record, seat: int, column: int) -> bool:
    """Whether a column has all four levels."""
    cells = table.forest[seat][column]
    full: bool = cells[0] >= 0 and cells[1] >= 0 and cells[2] >= 0 and cells[3] >= 0
    return full


def open_columns(table: Record, seat: int) -> int:
    """How many columns a card may go to: all that stand, and a new one if the last is complete [15, 16].

    Columns before the last are complete, and the last has either a gap or a card to cover at any level. So the level
    of the card does not matter.
    """
    columns: int = table.columns[seat]
    if complete(table, seat, columns - 1):
        return columns + 1
    return columns


def put(box: Record, table: Record, seat: int, card: int, column: int) -> None:
    """Puts a card into a forest: into a gap, as a new column, or over a card of its level [15 to 18]."""
    level = box.level[card]
    covered = table.forest[seat][column][level]
    table.forest[seat][column][level] = card
    table.beneath[card] = covered
    tell(table, PLACED, seat, card, column)
    if column == table.columns[seat]:
        table.columns[seat] = column + 1
    if covered >= 0:
        tell(table, COVERED, seat, covered, column)
    elif complete(table, seat, column):
        tell(table, COMPLETED, seat, column, 0)


# Hands and piles.


def take_from_pile(table: Record, pile: int) -> int:
    """The top card of a pile."""
    table.height[pile] -= 1
    top = table.bottom[pile] + table.height[pile]
    card: int = table.deck[top]
    table.deck[top] = NONE
    return card


def draw_card(table: Record, seat: int, pile: int) -> None:
    card = take_from_pile(table, pile)
    slot = table.hand_size[seat]
    table.hand[seat][slot] = card
    table.hand_pile[seat][slot] = pile
    table.hand_size[seat] = slot + 1
    table.epoch += 1
    tell(table, DREW, seat, card, pile)


def take_from_hand(table: Record, seat: int, slot: int) -> int:
    """A card from a hand; the others close up."""
    hand = table.hand[seat]
    piles = table.hand_pile[seat]
    card: int = hand[slot]
    last = table.hand_size[seat] - 1
    for i in range(slot, last):
        hand[i] = hand[i + 1]
        piles[i] = piles[i + 1]
    hand[last] = NONE
    piles[last] = NONE
    table.hand_size[seat] = last
    table.epoch += 1
    return card


def can_draw(table: Record) -> bool:
    """Whether any pile that may be drawn from has a card left."""
    piles = SELECTION_PILES if table.options[MODE] == SOLO else PILES
    for pile in range(piles):
        if table.height[pile] > 0:
            return True
    return False


# The steps of a turn, one function for each move.


def play_slip(box: Record, table: Record, seat: int, pile: int) -> None:
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
    tell(table, SLIPPED, seat, box.starts[start], pile)
    if table.left_over == 0:
        ask(table, table.turn, OPENING)


def play_opening(table: Record, seat: int, pile: int) -> None:
    """Opening cards are chosen one at a time, round the table, until everybody has three [7]."""
    draw_card(table, seat, pile)
    count_turn(table)
    following = (seat + 1) % table.players
    if table.hand_size[following] < HAND:
        ask(table, following, OPENING)
    else:
        ask(table, table.turn, PLACE)


def play_place(box: Record, table: Record, seat: int, slot: int, column: int) -> None:
    """First step of a turn: a card of one's own [9]; at the end of the game, the last one [19]."""
    put(box, table, seat, take_from_hand(table, seat, slot), column)
    if table.phase == LAST:
        end_turn(table)
    elif table.options[MODE] == SOLO:
        ask(table, seat, DISCARD)
    else:
        ask(table, seat, GIVE)


def play_give(table: Record, seat: int, slot: int, to: int) -> None:
    """Second step: a card for somebody else, who is asked at once where to place it [10, 11]."""
    table.given = take_from_hand(table, seat, slot)
    tell(table, GAVE, seat, to, table.given)
    ask(table, to, RECEIVE)


def play_receive(box: Record, table: Record, seat: int, column: int) -> None:
    """The given card, or in solo the one turned up from the obligatory pile, goes into the forest [11, 29]."""
    put(box, table, seat, table.given, column)
    table.given = NONE
    if table.phase == OBLIGATORY:
        end_turn(table)
    else:
        draw_or_end_turn(table)


def play_discard(table: Record, seat: int, slot: int) -> None:
    """Solo: one card is discarded instead of given [29]."""
    card = take_from_hand(table, seat, slot)
    table.beneath[card] = table.discard
    table.discard = card
    tell(table, DISCARDED, seat, card, 0)
    draw_or_end_turn(table)


def play_draw(table: Record, seat: int, pile: int) -> None:
    """Third step: back to three cards, each from a pile of one's choice [12]."""
    draw_card(table, seat, pile)
    if table.hand_size[seat] < HAND and can_draw(table):
        return
    if table.options[MODE] == SOLO and table.height[OBLIGATORY_PILE] > 0:
        turn_up(table, seat)
    else:
        end_turn(table)


def turn_up(table: Record, seat: int) -> None:
    """Solo: the top card of the obligatory pile has to be placed [29]."""
    table.given = take_from_pile(table, OBLIGATORY_PILE)
    table.epoch += 1
    tell(table, TURNED, seat, table.given, 0)
    ask(table, seat, OBLIGATORY)


def draw_or_end_turn(table: Record) -> None:
    """The draw is skipped when the piles are empty [13]."""
    if can_draw(table):
        ask(table, table.turn, DRAW)
    else:
        end_turn(table)


def end_turn(table: Record) -> None:
    """The next player clockwise: a turn, or with a single card left that card, or nothing more to do [8, 14, 19]."""
    count_turn(table)
    table.turn = (table.turn + 1) % table.players
    cards = table.hand_size[table.turn]
    if cards > 1:
        ask(table, table.turn, PLACE)
    elif cards == 1:
        ask(table, table.turn, LAST)
    else:
        table.acting = 0
        table.phase = OVER
        table.over = 1
        tell(table, ENDED, 0, 0, 0)


def turns_begun(box: Record, table: Record) -> int:
    """Turns as players count them: neither an opening card nor the last one is a turn [7, 14, 19]."""
    if table.phase == SLIP or table.phase == OPENING:
        return 0
    turns: int = table.turn_number - HAND * table.players
    if table.phase != LAST and table.over == 0:
        return turns + 1
    for seat in range(table.players):
        if table.hand_size[seat] == 0:
            turns -= 1
    return turns


# The contract: what may be done, why not, and doing it.


def legal(box: Record, table: Record, seat: int, out: Any) -> int:
    if not asked(table, seat):
        return 0
    phase = table.phase
    n = 0
    if phase == PLACE or phase == LAST:
        columns = open_columns(table, seat)
        for slot in range(table.hand_size[seat]):
            first = place(slot, 0)
            for column in range(columns):
                out[n] = first + column
                n += 1
    elif phase == GIVE:
        for slot in range(table.hand_size[seat]):
            for to in range(table.players):
                if to != seat:
                    out[n] = give(slot, to)
                    n += 1
    elif phase == RECEIVE or phase == OBLIGATORY:
        first = receive(0)
        for column in range(open_columns(table, seat)):
            out[n] = first + column
            n += 1
    elif phase == DRAW or phase == OPENING:
        piles = SELECTION_PILES if table.options[MODE] == SOLO else PILES
        for pile in range(piles):
            if table.height[pile] > 0:
                out[n] = draw_from(pile)
                n += 1
    elif phase == DISCARD:
        for slot in range(table.hand_size[seat]):
            out[n] = discard(slot)
            n += 1
    elif phase == SLIP:
        for pile in range(PILES):
            out[n] = slip(pile)
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
    if phase == PLACE or phase == LAST:
        if not is_place(move):
            return ANOTHER_STEP
        if place_hand(move) >= table.hand_size[seat]:
            return NO_SUCH_CARD
        return refuse_column(table, seat, place_column(move))
    if phase == GIVE:
        if not is_give(move):
            return ANOTHER_STEP
        if give_hand(move) >= table.hand_size[seat]:
            return NO_SUCH_CARD
        if give_to(move) >= table.players:
            return NO_SUCH_SEAT
        if give_to(move) == seat:
            return NOT_TO_YOURSELF
        return LEGAL
    if phase == RECEIVE or phase == OBLIGATORY:
        if not is_receive(move):
            return ANOTHER_STEP
        return refuse_column(table, seat, receive_column(move))
    if phase == DRAW or phase == OPENING:
        if not is_draw(move):
            return ANOTHER_STEP
        if table.options[MODE] == SOLO and draw_pile(move) == OBLIGATORY_PILE:
            return PILE_OBLIGATORY
        if table.height[draw_pile(move)] == 0:
            return PILE_EMPTY
        return LEGAL
    if phase == DISCARD:
        if not is_discard(move):
            return ANOTHER_STEP
        if discard_hand(move) >= table.hand_size[seat]:
            return NO_SUCH_CARD
        return LEGAL
    if not is_slip(move):
        return ANOTHER_STEP
    return LEGAL


def refuse_column(table: Record, seat: int, column: int) -> int:
    if column < open_columns(table, seat):
        return LEGAL
    if column == table.columns[seat]:
        return COLUMN_INCOMPLETE
    return NO_SUCH_COLUMN


def play(box: Record, table: Record, seat: int, move: int) -> None:
    begin_move(table)
    phase = table.phase
    if phase == PLACE or phase == LAST:
        play_place(box, table, seat, place_hand(move), place_column(move))
    elif phase == GIVE:
        play_give(table, seat, give_hand(move), give_to(move))
    elif phase == RECEIVE or phase == OBLIGATORY:
        play_receive(box, table, seat, receive_column(move))
    elif phase == DRAW:
        play_draw(table, seat, draw_pile(move))
    elif phase == OPENING:
        play_opening(table, seat, draw_pile(move))
    elif phase == DISCARD:
        play_discard(table, seat, discard_hand(move))
    else:
        play_slip(box, table, seat, slip_pile(move))
