"""What a learner sees of Once Upon a Forest.

Cards lie open or show a back, on which their level stands; forests are the cards that are seen, with what counts for
their points: complete columns, chain saws, and how far each species is out of balance [20 to 25]; and how far it would
be if the last column were complete. A move tells what it changes, at once and then: whom a gift hurts depends on the
card and on the forest together, which no sum of both could say.
"""

from __future__ import annotations

from spinney.engine import contract
from spinney.engine.eye import Eye
from spinney.engine.header import places_on
from spinney.engine.layout import Row
from spinney.games.once import phases
from spinney.games.once.box import Box
from spinney.games.once.forest import open_columns
from spinney.games.once.moves import MOVES
from spinney.games.once.scoring import complete_columns, waiting
from spinney.games.once.table import (
    BACK,
    CARDS,
    COLUMNS,
    DECK,
    HAND,
    LEVEL_CARDS,
    LEVELS,
    MODE,
    NONE,
    PILES,
    SEATS,
    STARTS,
    Table,
)

PHASES = phases.OVER + 1
BACKS = LEVELS + 1  # of the four levels, and none that is known
BALANCE = 4  # a species that is further out of balance is as hopeless
MOST_SAWS = 9
LEAST_POINTS, MOST_POINTS = -12, 51
MODES = 3
HIGHEST = 15  # a pile
MOST_CHANGE = 7  # points by one card; more is as good, or as bad
CHANGES = 2 * MOST_CHANGE + 1
PLACES = (
    6  # a gap, after which none, one or two are left; over a card in a complete column, or in another; a new column
)
OVER_COMPLETE, OVER_INCOMPLETE, NEW_COLUMN = 3, 4, 5
LEADS = 5  # of a receiver over the giver: far behind, behind, equal, ahead, far ahead
FAR = 3  # points
TALLY = 4  # bits for the count of each level, in one number
MOST_TALLIED = (1 << TALLY) - 1

EYE = Eye(
    SEATS,
    table={
        "players": SEATS + 1,  # how many play
        "mode": MODES,  # standard, teams, solo
        "phase": PHASES,  # what is asked
        "turn": SEATS,  # whose turn it is, counted from the observer
        "hand": CARDS,  # the observer's hand
        "given": CARDS,  # the card that was given and waits to be placed
        "discard": CARDS,  # the top of the solo discard pile
        "covered": CARDS,  # cards that are gone: others lie on them
        "tops": BACKS * (PILES + 1),  # how many piles show this back
        "left": DECK + 1,  # cards in all piles
        "left_over": STARTS + 1,  # start cards that are still to be slipped into piles
    },
    seat={
        "standing": CARDS,  # on complete columns
        "waiting": CARDS,  # on others
        "columns": COLUMNS + 1,  # complete ones
        "saws": MOST_SAWS + 1,  # on complete columns
        "balance": 2 * LEVELS * (2 * BALANCE + 1),  # of a species: animals less columns
        "coming": 2 * LEVELS * (2 * BALANCE + 1),  # the same, if the last column were complete
        "points": MOST_POINTS - LEAST_POINTS + 1,  # so far
        "backs": LEVELS * (HAND + 1),  # in the hands of others: how many cards of a level
    },
    move={
        "phase": PHASES,  # what is asked
        "place": CARDS,  # this card goes to a column
        "cover": CARDS * (LEVEL_CARDS + 1),  # a card, and which of its level it covers, if any
        "give": CARDS,  # this card is given away
        "to": SEATS,  # to whom, counted from the observer
        "discard": CARDS,  # this card is thrown away
        "draw": BACKS,  # from a pile with this back on top, or a card is slipped under it
        "height": HIGHEST + 1,  # of that pile
        "change": CHANGES,  # of the observer's points, by a card that is placed
        "coming": CHANGES,  # of the observer's points, if the last column were complete
        "where": PLACES,  # what kind of place a card goes to, in the observer's forest or in that of the receiver
        "best": CHANGES,  # what the best place for a card that is given changes
        "best_coming": CHANGES,  # the same, if the last column were complete
        "hurt": CHANGES * LEADS,  # what the best place changes, and how far ahead the receiver is
    },
    table_on=8 + HAND + CARDS + BACKS,
    seat_on=COLUMNS * LEVELS + 3 + 5 * LEVELS,
    move_on=7,
)

PLAYERS = EYE.of_table("players")
IN_MODE = EYE.of_table("mode")
PHASE = EYE.of_table("phase")
TURN = EYE.of_table("turn")
OWN_HAND = EYE.of_table("hand")
GIVEN = EYE.of_table("given")
DISCARD = EYE.of_table("discard")
COVERED = EYE.of_table("covered")
TOPS = EYE.of_table("tops")
LEFT = EYE.of_table("left")
LEFT_OVER = EYE.of_table("left_over")

FIRST_SEAT = EYE.first_seat
SEAT_SIZE = EYE.seat_size
STANDING = EYE.of_seat("standing")
WAITING = EYE.of_seat("waiting")
FULL = EYE.of_seat("columns")
SAWS = EYE.of_seat("saws")
BALANCED = EYE.of_seat("balance")
COMING = EYE.of_seat("coming")
POINTS = EYE.of_seat("points")
HIDDEN = EYE.of_seat("backs")

MOVE_PHASE = EYE.of_move("phase")
PLACED = EYE.of_move("place")
COVERING = EYE.of_move("cover")
GIVING = EYE.of_move("give")
TO = EYE.of_move("to")
DISCARDING = EYE.of_move("discard")
DRAWING = EYE.of_move("draw")
HEIGHT = EYE.of_move("height")
CHANGE = EYE.of_move("change")
CHANGE_COMING = EYE.of_move("coming")
WHERE = EYE.of_move("where")
BEST = EYE.of_move("best")
BEST_COMING = EYE.of_move("best_coming")
HURT = EYE.of_move("hurt")

is_place, place_hand, place_column = (
    MOVES.tester("place"),
    MOVES.reader("place", "hand"),
    MOVES.reader("place", "column"),
)
is_give, give_hand, give_to = MOVES.tester("give"), MOVES.reader("give", "hand"), MOVES.reader("give", "to")
is_receive, receive_column = MOVES.tester("receive"), MOVES.reader("receive", "column")
is_discard, discard_hand = MOVES.tester("discard"), MOVES.reader("discard", "hand")
is_draw, draw_pile = MOVES.tester("draw"), MOVES.reader("draw", "pile")
is_slip, slip_pile = MOVES.tester("slip"), MOVES.reader("slip", "pile")


def observe(box: Box, view: Table, seat: int, out: Row) -> int:
    out[0] = PLAYERS + view.players
    out[1] = IN_MODE + view.options[MODE]
    out[2] = PHASE + view.phase
    out[3] = TURN + places_on(view, seat, view.turn)
    out[4] = LEFT_OVER + view.left_over
    n = 5
    for slot in range(view.hand_size[seat]):
        out[n] = OWN_HAND + view.hand[seat][slot]
        n += 1
    if view.given != NONE:
        out[n] = GIVEN + view.given
        n += 1
    if view.discard != NONE:
        out[n] = DISCARD + view.discard
        n += 1
    for card in range(CARDS):  # each is written, and stays if there is one: that is quicker than to ask
        out[n] = COVERED + view.beneath[card]
        n += view.beneath[card] != NONE
    n = observe_piles(view, out, n)
    for other in range(view.players):
        first = FIRST_SEAT + places_on(view, seat, other) * SEAT_SIZE
        n = observe_forest(box, view, other, first, out, n)
        if other != seat:
            n = observe_backs(view, other, first, out, n)
    return n


def observe_piles(view: Table, out: Row, n: int) -> int:
    """How many piles show the back of each level, and how many cards are left."""
    left = 0
    for pile in range(PILES):
        left += view.height[pile]
    out[n] = LEFT + left
    n += 1
    tops = 0
    for pile in range(PILES):
        if view.height[pile] > 0:
            tops += 1 << TALLY * top_back(view, pile)
    for level in range(BACKS):
        showing = tops >> TALLY * level & MOST_TALLIED
        out[n] = TOPS + level * (PILES + 1) + showing
        n += showing > 0
    return n


def top_back(view: Table, pile: int) -> int:
    """The level on the back of the top card of a pile; `LEVELS` if it cannot be seen."""
    card: int = view.deck[view.bottom[pile] + view.height[pile] - 1]
    return min(max(card - BACK, 0), LEVELS)


def observe_forest(box: Box, view: Table, seat: int, first: int, out: Row, n: int) -> int:
    """Level by level: the cards, and how far its two species are out of balance."""
    full = complete_columns(view, seat)
    columns = view.columns[seat]
    saws = 0
    for level in range(LEVELS):
        one = two = one_waiting = two_waiting = 0
        for column in range(full):
            card = view.forest[seat][column][level]
            out[n] = first + STANDING + card
            n += 1
            saws += box.saw[card]
            one += box.animals[card][0]
            two += box.animals[card][1]
        for column in range(full, columns):
            card = view.forest[seat][column][level]
            if card != NONE:
                out[n] = first + WAITING + card
                n += 1
                one_waiting += box.animals[card][0]
                two_waiting += box.animals[card][1]
        n = observe_balance(first, 2 * level, one - full, one + one_waiting - columns, out, n)
        n = observe_balance(first, 2 * level + 1, two - full, two + two_waiting - columns, out, n)
    points = min(max(contract.standing(box, view, seat), LEAST_POINTS), MOST_POINTS)
    out[n] = first + FULL + full
    out[n + 1] = first + SAWS + min(saws, MOST_SAWS)
    out[n + 2] = first + POINTS + points - LEAST_POINTS
    return n + 3


def observe_balance(first: int, which: int, off: int, then: int, out: Row, n: int) -> int:
    """By how many animals a species is off, and will be when the last column is complete."""
    species = which * (2 * BALANCE + 1) + BALANCE
    out[n] = first + BALANCED + species + min(max(off, -BALANCE), BALANCE)
    out[n + 1] = first + COMING + species + min(max(then, -BALANCE), BALANCE)
    return n + 2


def observe_backs(view: Table, seat: int, first: int, out: Row, n: int) -> int:
    """The hand of another seat, of which only backs are seen."""
    backs = 0
    for slot in range(view.hand_size[seat]):
        backs += 1 << TALLY * (view.hand[seat][slot] - BACK)
    for level in range(LEVELS):
        held = backs >> TALLY * level & MOST_TALLIED
        out[n] = first + HIDDEN + level * (HAND + 1) + held
        n += held > 0
    return n


def observe_move(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    out[0] = MOVE_PHASE + view.phase
    if is_place(move):
        return observe_placed(box, view, seat, view.hand[seat][place_hand(move)], place_column(move), out)
    if is_receive(move):
        return observe_placed(box, view, seat, view.given, receive_column(move), out)
    if is_give(move):
        return observe_gift(box, view, seat, view.hand[seat][give_hand(move)], give_to(move), out)
    if is_discard(move):
        out[1] = DISCARDING + view.hand[seat][discard_hand(move)]
        return 2
    pile = draw_pile(move) if is_draw(move) else slip_pile(move)
    height: int = view.height[pile]
    out[1] = DRAWING + (top_back(view, pile) if height > 0 else LEVELS)
    out[2] = HEIGHT + min(height, HIGHEST)
    return 3


def observe_placed(box: Box, view: Table, seat: int, card: int, column: int, out: Row) -> int:
    """A card that goes to a column, and the one of its level that it covers there."""
    covered = view.forest[seat][column][box.level[card]] if column < view.columns[seat] else NONE
    out[1] = PLACED + card
    out[2] = COVERING + card * (LEVEL_CARDS + 1) + (LEVEL_CARDS if covered == NONE else covered % LEVEL_CARDS)
    out[3] = CHANGE + MOST_CHANGE + change(box, view, seat, card, column)
    out[4] = CHANGE_COMING + MOST_CHANGE + change_coming(box, view, seat, card, column)
    out[5] = WHERE + where(box, view, seat, card, column)
    return 6


def observe_gift(box: Box, view: Table, seat: int, card: int, to: int, out: Row) -> int:
    """A card for another forest: what the best place for it changes there, and how its owner stands."""
    best = -MOST_CHANGE
    coming = -MOST_CHANGE
    columns = open_columns(view, to)
    for column in range(columns):
        best = max(best, change(box, view, to, card, column))
        coming = max(coming, change_coming(box, view, to, card, column))
    lead = contract.standing(box, view, to) - contract.standing(box, view, seat)
    ahead = (lead > 0) - (lead < 0) + (lead >= FAR) - (lead <= -FAR)
    out[1] = GIVING + card
    out[2] = TO + places_on(view, seat, to)
    out[3] = BEST + MOST_CHANGE + best
    out[4] = BEST_COMING + MOST_CHANGE + coming
    out[5] = WHERE + where(box, view, to, card, columns - 1)
    out[6] = HURT + (MOST_CHANGE + best) * LEADS + LEADS // 2 + ahead
    return 7


def change(box: Box, view: Table, seat: int, card: int, column: int) -> int:
    """By how many points a card would change a forest in this column. The view is afterwards what it was."""
    before = contract.total(box, view, seat)
    level, columns = box.level[card], view.columns[seat]
    covered = view.forest[seat][column][level]
    view.forest[seat][column][level] = card
    view.columns[seat] = max(columns, column + 1)
    points = contract.total(box, view, seat) - before
    view.forest[seat][column][level] = covered
    view.columns[seat] = columns
    return min(max(points, -MOST_CHANGE), MOST_CHANGE)


def change_coming(box: Box, view: Table, seat: int, card: int, column: int) -> int:
    """The same for species in balance and saws, if the last column were complete: only the level of the card counts."""
    level, columns = box.level[card], view.columns[seat]
    covered = view.forest[seat][column][level] if column < columns else NONE
    points = 0
    for which in range(2):
        off = waiting(box, view, seat, 0, level, which) - columns
        then = off + box.animals[card][which]
        if covered != NONE:
            then -= box.animals[covered][which]
        if column == columns:
            then -= 1
        points += (then == 0) - (off == 0)
    points -= box.saw[card]
    if covered != NONE:
        points += box.saw[covered]
    return points


def where(box: Box, view: Table, seat: int, card: int, column: int) -> int:
    """What kind of place a card has in this column."""
    if column == view.columns[seat]:
        return NEW_COLUMN
    gaps = 0
    for level in range(LEVELS):
        gaps += view.forest[seat][column][level] == NONE
    if view.forest[seat][column][box.level[card]] == NONE:
        return gaps - 1
    return OVER_COMPLETE if gaps == 0 else OVER_INCOMPLETE
