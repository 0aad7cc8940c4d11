"""What a learner sees of Dartmoor.

Forests are seen by what counts in them: species, category and tree symbols, and the places that are left [19 to 24, 38
to 45]. Cards in caves and on the discard pile are seen one by one: they will not come any more [36, 49].
"""

from __future__ import annotations

from spinney.engine.eye import Eye
from spinney.engine.header import places_on
from spinney.engine.layout import Row
from spinney.engine.pending import STEP, top
from spinney.games.dartmoor import phases, phrases, steps
from spinney.games.dartmoor.box import MOST_COST, TERMS, Box
from spinney.games.dartmoor.cards import returned, top_winter
from spinney.games.dartmoor.choosing import is_picked
from spinney.games.dartmoor.effects import has_bonus, times
from spinney.games.dartmoor.forest import fits, moor_stand
from spinney.games.dartmoor.moves import MOVES
from spinney.games.dartmoor.scoring import (
    doubled,
    measured,
    points_at,
    score_cave,
    set_size,
    term_points,
    together_points,
)
from spinney.games.dartmoor.secrets import all_know, last_moor
from spinney.games.dartmoor.table import (
    CARDS,
    CAVES,
    CLEARING,
    COLOURS,
    HALVES,
    HAND,
    KINDS,
    MOOR_BOTTOM,
    NONE,
    OPTIONS,
    SEATS,
    SLOTS,
    SPECIES,
    SYMBOLS,
    UNIVERSAL,
    WHOLE,
    WINTERS,
    Table,
)
from spinney.games.dartmoor.turn import shows

PHASES = phases.OVER + 1
RULINGS = len(OPTIONS)
STEPS = steps.STORE_ALL + 1
FLAGS = 6  # of a step
ORIGINS = CAVES + 1 + SPECIES  # who offers a step: a cave, the rules, a species
MOST_EXTRA = 3
MOST_PICKS = 3  # a payment
MOST_NUMBER = 10  # of cards that a step is about
MOST_CLEARING = 12

# Counts and points; more of something are as many as the most of it.
EXACT, BUCKETS = 8, 12  # how many counts stand for themselves, and how many features there are for a count
MOST_ALIKE = 4  # cards of a species in a forest
MOST_PLACES = 6  # stands with an opening of a kind
MOST_WANTED = 4
MOST_CAVE_CARDS = 23
POINT_STEP, POINT_STEPS = 4, 64
LEAD_STEP, LEAD = 3, 20
MOOR_LEAD = 5
WINTER_STEP, ABOVE_WINTER = 2, 48  # cards above the first winter [8]
LAST_THIRD = 60  # cards below it, with the other winters
MOST_WORTH = 31

MOORS = SYMBOLS.index("moor")
OPENINGS = 10
SIDES = 4  # top, bottom, left, right; a moor has two slots above and two below, which are alike
AT_TREE, AT_EAGER, AT_MOOR, GROUNDS = range(4)  # a stand is eager if a card there only counts if it is full [42]
OCCUPIED = SIDES + 1
GROUND_KINDS = GROUNDS * OCCUPIED
WANTS = SIDES + 1
# What is counted in one pass over all forests, behind the features so far and those of the cards in forests: for each
# species, in six bits a seat, how many are in its forest; and for each seat openings, what is wanted, points, and the
# sizes of its sets. There is room for it as long as no other cards nor seats have been written.
COUNTED_COPIES = CARDS
COUNTED_SEATS = COUNTED_COPIES + SPECIES
COPY_BITS = 6
SEAT_POINTS = OPENINGS + WANTS
SEAT_SETS = SEAT_POINTS + 1
MOST_SETS = 6
SEAT_COUNTS = SEAT_SETS + MOST_SETS
# Whether a payment can bring a bonus [27], for each cost; and what is played free.
NO_BONUS, OUT_OF_REACH, IN_REACH, BONUSES = range(4)
FREE_OF_COST = (MOST_COST + 1) * BONUSES
NOT_ASKED_FOR, SPOILT, MISSES, MATCHES, MATCHING = range(5)  # how a card that is paid bears on the bonus

EYE = Eye(
    SEATS,
    table={
        "players": SEATS + 1,  # how many play
        "rulings": 2 * RULINGS,  # each of the options, off or on
        "phase": PHASES,  # what is asked
        "turn": SEATS,  # whose turn it is, counted from the observer
        "extra": MOST_EXTRA + 1,  # further turns of the same player
        "winters": WINTERS + 1,  # winter cards that have been drawn
        "above_winter": ABOVE_WINTER,  # cards above the next winter, as far as that is known
        "last_third": 2 * LAST_THIRD,  # cards to draw, after one winter and after two
        "step": STEPS,  # pending now
        "origin": ORIGINS,  # who offers the pending step: a cave, the rules, a species
        "number": MOST_NUMBER + 1,  # of cards that the step is about
        "flags": FLAGS,  # of the step: what else it says
        "later": STEPS,  # pending after that
        "playing": SPECIES,  # the species that is being played
        "playing_symbol": 2 * COLOURS,  # without and with a bonus for who pays with it
        "target": GROUND_KINDS,  # the kind of place where it goes
        "target_side": SIDES,  # the side of that place
        "picks": MOST_PICKS + 1,  # cards picked so far
        "picked": CARDS,  # these cards
        "hand": CARDS,  # the observer's hand
        "hand_fits": HALVES,  # animals and plants for which there is a place
        "hand_symbols": COLOURS * HAND,  # how many cards in hand have a symbol
        "clearing": CARDS,  # cards that lie there
        "clearing_size": MOST_CLEARING + 1,  # how many lie there
        "caves": CAVES,  # caves that are still to be chosen
        "gone": CARDS,  # in a cave or on the discard pile
        "lead": 2 * LEAD + 1,  # of points
        "moor_lead": 2 * MOOR_LEAD + 1,  # who has the most moors [41]
    },
    seat={
        "known": CARDS,  # all know that it is in this hand
        "species": SPECIES * MOST_ALIKE,  # how many of a species are in the forest
        "symbols": KINDS * BUCKETS,  # how many cards of a kind or with a symbol
        "tree_symbols": COLOURS * BUCKETS,  # how many trees have a symbol
        "openings": OPENINGS * MOST_PLACES,  # free slots by kind of place
        "wanted": WANTS * MOST_WANTED,  # empty slots where a card waits for all four; places to count double [42, 44]
        "cave": CAVES,  # the cave that was chosen
        "cave_cards": MOST_CAVE_CARDS + 1,  # cards in it
        "hand_size": HAND + 1,  # cards in hand
        "points": POINT_STEPS,  # so far
    },
    move={
        "phase": PHASES,  # what is asked
        "cave": CAVES,  # this cave is chosen
        "draw": 1,  # a card from the deck
        "take": CARDS,  # this card from the clearing
        "play": HALVES,  # this half of a card is played
        "lift": HALVES,  # this half is taken up again
        "place": (SPECIES + 1) * SIDES,  # onto a place with this species, on a side
        "pay": CARDS,  # this card is paid
        "moor": CARDS,  # this card becomes a moor
        "store": CARDS,  # this card goes into the cave
        "lay": CARDS,  # this card goes into the clearing
        "use": ORIGINS,  # an effect of this origin is used
        "pass": ORIGINS,  # it is not
        "price": FREE_OF_COST + 1,  # what it costs
        "matching": MATCHING,  # how a card that is paid bears on the bonus: not asked for, spoilt, missed, matched
        "ground": GROUND_KINDS * 2,  # in an empty slot, or in one that is shared
        "number": MOST_NUMBER + 1,  # of cards that an effect brings
        "worth": MOST_WORTH + 1,  # points that it brings at once
    },
    # A card is in one place: all that are gone, in a forest, in the clearing or in a hand are counted here.
    table_on=8 + RULINGS + 3 + FLAGS + STEPS + 4 + CLEARING + 2 * HAND + COLOURS + CAVES + CARDS + 2,
    seat_on=HAND + KINDS + COLOURS + OPENINGS + WANTS + 4,
    move_on=4,
)

PLAYERS = EYE.of_table("players")
RULING = EYE.of_table("rulings")
PHASE = EYE.of_table("phase")
TURN = EYE.of_table("turn")
EXTRA = EYE.of_table("extra")
WINTERS_SEEN = EYE.of_table("winters")
TO_WINTER = EYE.of_table("above_winter")
TO_END = EYE.of_table("last_third")
NOW = EYE.of_table("step")
ORIGIN = EYE.of_table("origin")
NUMBER = EYE.of_table("number")
FLAG = EYE.of_table("flags")
LATER = EYE.of_table("later")
PLAYING = EYE.of_table("playing")
PLAYING_SYMBOL = EYE.of_table("playing_symbol")
TARGET = EYE.of_table("target")
TARGET_SIDE = EYE.of_table("target_side")
PICKS = EYE.of_table("picks")
PICKED = EYE.of_table("picked")
OWN_HAND = EYE.of_table("hand")
HAND_FITS = EYE.of_table("hand_fits")
HAND_SYMBOLS = EYE.of_table("hand_symbols")
OPEN = EYE.of_table("clearing")
OPEN_SIZE = EYE.of_table("clearing_size")
OFFERED = EYE.of_table("caves")
GONE = EYE.of_table("gone")
LEADING = EYE.of_table("lead")
LEADING_MOORS = EYE.of_table("moor_lead")

FIRST_SEAT = EYE.first_seat
SEAT_SIZE = EYE.seat_size
KNOWN = EYE.of_seat("known")
FOREST = EYE.of_seat("species")
CATEGORIES = EYE.of_seat("symbols")
TREE_SYMBOLS = EYE.of_seat("tree_symbols")
ROOM = EYE.of_seat("openings")
WANTED = EYE.of_seat("wanted")
OWN_CAVE = EYE.of_seat("cave")
CAVE_CARDS = EYE.of_seat("cave_cards")
HAND_SIZE = EYE.of_seat("hand_size")
POINTS = EYE.of_seat("points")

MOVE_PHASE = EYE.of_move("phase")
CHOOSING = EYE.of_move("cave")
DRAWING = EYE.of_move("draw")
TAKING = EYE.of_move("take")
PLAYED = EYE.of_move("play")
LIFTED = EYE.of_move("lift")
PLACED = EYE.of_move("place")
PAYING = EYE.of_move("pay")
COVERING = EYE.of_move("moor")
STORING = EYE.of_move("store")
LAYING = EYE.of_move("lay")
USING = EYE.of_move("use")
PASSING = EYE.of_move("pass")
PRICE = EYE.of_move("price")
MATCH = EYE.of_move("matching")
GROUND = EYE.of_move("ground")
BRINGING = EYE.of_move("number")
WORTH = EYE.of_move("worth")

is_cave, cave_cave = MOVES.tester("cave"), MOVES.reader("cave", "cave")
is_draw = MOVES.tester("draw")
is_take, take_card = MOVES.tester("take"), MOVES.reader("take", "card")
is_play, play_half = MOVES.tester("play"), MOVES.reader("play", "half")
is_lift, lift_half = MOVES.tester("lift"), MOVES.reader("lift", "half")
is_place, place_stand, place_slot = (
    MOVES.tester("place"),
    MOVES.reader("place", "stand"),
    MOVES.reader("place", "slot"),
)
is_pay, pay_card = MOVES.tester("pay"), MOVES.reader("pay", "card")
is_moor, moor_card = MOVES.tester("moor"), MOVES.reader("moor", "card")
is_store, store_card = MOVES.tester("store"), MOVES.reader("store", "card")
is_lay, lay_card = MOVES.tester("lay"), MOVES.reader("lay", "card")
is_use = MOVES.tester("use")


def observe(box: Box, view: Table, seat: int, out: Row) -> int:
    n = observe_course(view, seat, out)
    n = observe_pending(view, out, n)
    n = observe_playing(box, view, out, n)
    n = observe_picks(view, seat, out, n)
    n = observe_hand(box, view, seat, out, n)
    n = observe_open(view, out, n)
    n = observe_cards(box, view, seat, out, n)
    n = observe_known(view, seat, out, n)
    for other in range(view.players):
        n = observe_seat(view, other, first_of(view, seat, other), out, n)
    return n


def first_of(view: Table, seat: int, other: int) -> int:
    """Where the features of a seat begin, counted from the observer."""
    return FIRST_SEAT + places_on(view, seat, other) * SEAT_SIZE


# Tallies: things are counted where their features are to stand.


def clear_tally(out: Row, n: int, size: int) -> None:
    for i in range(size):
        out[n + i] = 0


def write_tally(out: Row, at: int, size: int, first: int, most: int, n: int) -> int:
    """The features of what was counted from `at` on, one for each thing of which there are any; n is at most `at`.

    Every one is written, and stays if there is something: that is quicker than to ask.
    """
    for i in range(size):
        count = out[at + i]
        out[n] = first + i * most + min(count, most) - 1
        n += 1 if count > 0 else 0
    return n


def bucket(count: int) -> int:
    """Which of the features for a count from 1 on: behind those that stand for themselves, two counts have one."""
    return min(count if count <= EXACT else EXACT + (count - EXACT + 1) // 2, BUCKETS) - 1


# The whole table.


def observe_course(view: Table, seat: int, out: Row) -> int:
    """How far the game is. How many cards lie above the first winter is known, but not how many above the others."""
    out[0] = PLAYERS + view.players
    out[1] = PHASE + view.phase
    out[2] = TURN + places_on(view, seat, view.turn)
    out[3] = EXTRA + min(view.extra, MOST_EXTRA)
    out[4] = WINTERS_SEEN + view.winters
    if view.winters == 0:
        out[5] = TO_WINTER + min((view.deck_size - 1 - top_winter(view)) // WINTER_STEP, ABOVE_WINTER - 1)
    else:
        left = min(max(view.deck_size - returned(view), 0), LAST_THIRD - 1)
        out[5] = TO_END + (min(view.winters, 2) - 1) * LAST_THIRD + left
    for ruling in range(RULINGS):
        out[6 + ruling] = RULING + 2 * ruling + view.options[ruling]
    return 6 + RULINGS


def observe_pending(view: Table, out: Row, n: int) -> int:
    if view.depth == 0:
        return n
    row = top(view)
    out[n] = NOW + row[STEP]
    out[n + 1] = ORIGIN + origin_of(view)
    out[n + 2] = NUMBER + min(max(row[steps.NUMBER], 0), MOST_NUMBER)
    n += 3
    for flag in range(FLAGS):
        if (row[steps.FLAGS] >> flag) & 1:
            out[n] = FLAG + flag
            n += 1
    clear_tally(out, n, STEPS)
    for i in range(view.depth - 1):
        out[n + view.steps[i][STEP]] += 1
    return write_tally(out, n, STEPS, LATER, 1, n)


def origin_of(view: Table) -> int:
    """Who offers the step on top; the rules if there is none."""
    return CAVES + (top(view)[steps.ORIGIN] if view.depth > 0 else 0)


def observe_playing(box: Box, view: Table, out: Row, n: int) -> int:
    """The card that is on its way into the forest, and its place if that has been chosen."""
    if view.playing == NONE:
        return n
    species = box.half_species[view.playing]
    out[n] = PLAYING + species
    out[n + 1] = PLAYING_SYMBOL + box.half_colour[view.playing]
    if has_bonus(box, view, species):
        out[n + 1] += COLOURS
    n += 2
    if view.target_stand != NONE:
        out[n] = TARGET + ground(box, view, view.target_stand)
        out[n + 1] = TARGET_SIDE + view.target_slot % SIDES
        n += 2
    return n


def observe_picks(view: Table, seat: int, out: Row, n: int) -> int:
    """Cards that are picked so far: which ones, only the seat knows whose they are [18]."""
    out[n] = PICKS + min(view.picks, MOST_PICKS)
    n += 1
    if view.picks == 0 or view.turn != seat:
        return n
    if view.phase == phases.STORE:
        for i in range(view.clearing_size):
            if is_picked(view, i):
                out[n] = PICKED + view.clearing[i]
                n += 1
    else:
        for i in range(view.hand_size[seat]):
            if is_picked(view, i):
                out[n] = PICKED + view.hand[seat][i]
                n += 1
    return n


def observe_hand(box: Box, view: Table, seat: int, out: Row, n: int) -> int:
    """The observer's hand, card by card; the animals and plants for which there is a place; its tree symbols."""
    size = view.hand_size[seat]
    for i in range(size):
        out[n + i] = OWN_HAND + view.hand[seat][i]
    n += size
    room = view.room[seat]
    for i in range(size):
        for half in range(2 * view.hand[seat][i], 2 * view.hand[seat][i] + 2):
            out[n] = HAND_FITS + half
            n += 1 if box.half_room[half] & room else 0
    clear_tally(out, n, COLOURS)
    for i in range(size):
        card = view.hand[seat][i]
        out[n + box.half_colour[2 * card]] += 1
        if card >= WHOLE:
            out[n + box.half_colour[2 * card + 1]] += 1
    return write_tally(out, n, COLOURS, HAND_SYMBOLS, HAND, n)


def showing(box: Box, view: Table, seat: int, colour: int) -> int:
    """How many cards of the observer's hand bear a tree symbol."""
    n = 0
    for i in range(view.hand_size[seat]):
        if shows(box, view.hand[seat][i], colour):
            n += 1
    return n


def observe_open(view: Table, out: Row, n: int) -> int:
    """The clearing, and the caves that are left to choose from."""
    for i in range(view.clearing_size):
        out[n + i] = OPEN + view.clearing[i]
    n += view.clearing_size
    out[n] = OPEN_SIZE + min(view.clearing_size, MOST_CLEARING)
    n += 1
    for cave in range(CAVES):
        if view.offered[cave] == 1:
            out[n] = OFFERED + cave
            n += 1
    return n


# All cards in one pass.


def observe_cards(box: Box, view: Table, seat: int, out: Row, n: int) -> int:
    """Forests card by card, then what was counted on the way, then the cards that are gone."""
    tally = n
    clear_tally(out, n + COUNTED_COPIES, SPECIES + SEAT_COUNTS * view.players)
    n = observe_stands(box, view, seat, out, tally, n)
    n = observe_dwellers(box, view, seat, out, tally, n)
    n = observe_forests(box, view, seat, out, tally, n)
    for card in range(CARDS):
        out[n] = GONE + card
        n += 1 if view.gone[card] != NONE else 0
    return n


def observe_stands(box: Box, view: Table, seat: int, out: Row, tally: int, n: int) -> int:
    """Trees, shrubs and moors; a universal moor has no species."""
    for stand in range(view.stands):
        species = view.stand_species[stand]
        owner = view.stand_owner[stand]
        count_openings(box, view, stand, out, tally + COUNTED_SEATS + owner * SEAT_COUNTS)
        if species != UNIVERSAL:
            points = points_now(box, view, owner, species, box.half_colour[2 * view.stand_card[stand]], stand)
            n = observe_member(box, view, seat, species, stand, points, out, tally, n)
    return n


def observe_dwellers(box: Box, view: Table, seat: int, out: Row, tally: int, n: int) -> int:
    """Animals and plants. They are listed first, where no more features can stand than whole cards are before them."""
    listed = tally + WHOLE
    end = listed
    for card in range(WHOLE, CARDS):
        out[end] = card
        end += 1 if view.dwelling[card] != NONE else 0
    for i in range(listed, end):
        n = observe_dweller(box, view, seat, out[i], out, tally, n)
    return n


def observe_dweller(box: Box, view: Table, seat: int, card: int, out: Row, tally: int, n: int) -> int:
    stand = view.dwelling[card] // SLOTS
    slot = view.dwelling[card] - stand * SLOTS
    half = 2 * card + (slot & 1)  # odd slots are for bottom and right halves
    species = box.half_species[half]
    points = points_now(box, view, view.stand_owner[stand], species, box.half_colour[half], stand)
    if box.doubles[view.stand_species[stand]] != 0 and doubled(box, view, species, stand, slot):
        points *= 2
    return observe_member(box, view, seat, species, stand, points, out, tally, n)


def observe_member(
    box: Box, view: Table, seat: int, species: int, stand: int, points: int, out: Row, tally: int, n: int
) -> int:
    """A card of a forest: the first one of its species there, the second, and so on to the most."""
    owner = view.stand_owner[stand]
    at = tally + COUNTED_SEATS + owner * SEAT_COUNTS
    copies = tally + COUNTED_COPIES + species
    before = (out[copies] >> (owner * COPY_BITS)) & ((1 << COPY_BITS) - 1)
    out[copies] += 1 << (owner * COPY_BITS)
    out[at + SEAT_POINTS] += points + points_together(box, species, before, out, at + SEAT_SETS)
    if needs_all_slots(box, species):
        count_wanted(view, stand, out, at + OPENINGS)
    out[n] = first_of(view, seat, owner) + FOREST + species * MOST_ALIKE + before
    return n + (1 if before < MOST_ALIKE else 0)


def points_together(box: Box, species: int, before: int, out: Row, sets: int) -> int:
    """What one more adds to all of its species; or to a set, the second one of a species to the second [43]."""
    if box.payoff[species][0] == phrases.TOGETHER:
        return together_points(box, species, before + 1) - together_points(box, species, before)
    if box.payoff[species][0] == phrases.IN_SETS:
        at = sets + min(before, MOST_SETS - 1)
        out[at] += 1
        return together_points(box, species, out[at]) - together_points(box, species, out[at] - 1)
    return 0


def count_openings(box: Box, view: Table, stand: int, out: Row, at: int) -> None:
    """What kinds of opening a stand has, and whether it has a place where a card counts double [44]."""
    openings = view.openings[stand]
    for kind in range(OPENINGS):
        out[at + kind] += (openings >> kind) & 1
    if box.doubles[view.stand_species[stand]] != 0 and openings & MOOR_BOTTOM:
        out[at + OPENINGS + SIDES] += 1


def count_wanted(view: Table, stand: int, out: Row, at: int) -> None:
    """Empty slots of a tree or shrub where a card waits for all four [42]."""
    for side in range(SIDES):
        out[at + side] += 1 if view.crowd[stand][side] == 0 else 0


# Points, as `card_points` tells them, but without a look at every category and species: that costs the most.


def points_now(box: Box, view: Table, seat: int, species: int, colour: int, stand: int) -> int:
    """The points of a card at a stand; what counts together comes apart."""
    points = 0
    for term in range(TERMS):
        payoff = box.payoff[species][term]
        if payoff == phrases.TIMES:
            if box.points[species][term] != 0:
                points += box.points[species][term] * found(box, view, seat, species, term, colour, stand)
        elif payoff == phrases.AT_LEAST:
            enough = found(box, view, seat, species, term, colour, stand) >= box.need[species][term]
            points += box.points[species][term] if enough else box.less[species][term]
        elif payoff == phrases.BY_TABLE:
            number = found(box, view, seat, species, term, colour, stand)
            points += box.scale[species][term][min(number, phrases.TABLE_LENGTH)]
    return points


def found(box: Box, view: Table, seat: int, species: int, term: int, colour: int, stand: int) -> int:
    """What a term measures."""
    measure = box.measure[species][term]
    about = box.about[species][term]
    if measure == phrases.PER_CARD and about >= 0:
        return cards_of(view, seat, about)
    if measure == phrases.PER_SPECIES and about >= 0:
        return species_of(box, view, seat, about)
    return measured(box, view, seat, measure, about, colour, stand)


def cards_of(view: Table, seat: int, categories: int) -> int:
    """How many cards of some categories, mostly of a single one: the highest bit is found in four steps."""
    n = 0
    left = categories
    while left > 0:
        kind = 8 if left >> 8 else 0
        kind += 4 if left >> (kind + 4) else 0
        kind += 2 if left >> (kind + 2) else 0
        kind += 1 if left >> (kind + 1) else 0
        n += view.symbols[seat][kind]
        left -= 1 << kind
    return n


def species_of(box: Box, view: Table, seat: int, categories: int) -> int:
    n = 0
    for species in range(SPECIES):
        n += min(view.species[seat][species], 1) * min(box.kinds[species] & categories, 1)
    return n


def observe_forests(box: Box, view: Table, seat: int, out: Row, tally: int, n: int) -> int:
    """What was counted for each seat, and who leads."""
    own = 0
    best = 0
    moors = 0
    for other in range(view.players):
        first = first_of(view, seat, other)
        at = tally + COUNTED_SEATS + other * SEAT_COUNTS
        points = out[at + SEAT_POINTS] + score_cave(box, view, other)
        out[n] = first + POINTS + min(max(points, 0) // POINT_STEP, POINT_STEPS - 1)
        n = write_tally(out, at, OPENINGS, first + ROOM, MOST_PLACES, n + 1)
        n = write_tally(out, at + OPENINGS, WANTS, first + WANTED, MOST_WANTED, n)
        if other == seat:
            own = points
        else:
            best = max(best, points)
            moors = max(moors, view.symbols[other][MOORS])
    out[n] = LEADING + LEAD + min(max((own - best) // LEAD_STEP, -LEAD), LEAD)
    out[n + 1] = LEADING_MOORS + MOOR_LEAD + min(max(view.symbols[seat][MOORS] - moors, -MOOR_LEAD), MOOR_LEAD)
    return n + 2


# Each seat.


def observe_known(view: Table, seat: int, out: Row, n: int) -> int:
    """What all know to be in a hand [47]: of another hand, that is all that is in the view."""
    moor = last_moor(view, seat)
    for other in range(view.players):
        hand = first_of(view, seat, other) + KNOWN
        for i in range(view.hand_size[other]):
            card = view.hand[other][i]
            if card >= 0 and (other != seat or all_know(view, seat, moor, card)):
                out[n] = hand + card
                n += 1
    return n


def observe_seat(view: Table, seat: int, first: int, out: Row, n: int) -> int:
    n = observe_symbols(view, seat, first, out, n)
    if view.cave[seat] != NONE:
        out[n] = first + OWN_CAVE + view.cave[seat]
        n += 1
    out[n] = first + CAVE_CARDS + min(view.cave_size[seat], MOST_CAVE_CARDS)
    out[n + 1] = first + HAND_SIZE + view.hand_size[seat]
    return n + 2


def observe_symbols(view: Table, seat: int, first: int, out: Row, n: int) -> int:
    for kind in range(KINDS):
        out[n] = first + CATEGORIES + kind * BUCKETS + bucket(view.symbols[seat][kind])
        n += 1 if view.symbols[seat][kind] > 0 else 0
    for colour in range(COLOURS):
        out[n] = first + TREE_SYMBOLS + colour * BUCKETS + bucket(view.colours[seat][colour])
        n += 1 if view.colours[seat][colour] > 0 else 0
    return n


# Places.


def ground(box: Box, view: Table, stand: int) -> int:
    """What kind of stand it is, and how many of its slots are occupied."""
    occupied = 0
    for slot in range(SLOTS):
        if view.crowd[stand][slot] > 0:
            occupied += 1
    kind = AT_TREE
    if moor_stand(box, view, stand):
        kind = AT_MOOR
    elif is_eager(box, view, stand):
        kind = AT_EAGER
    return kind * OCCUPIED + min(occupied, SIDES)


def is_eager(box: Box, view: Table, stand: int) -> bool:
    """Whether a card at a tree or shrub, or that itself, only counts if all slots are occupied."""
    if moor_stand(box, view, stand):
        return False
    if needs_all_slots(box, view.stand_species[stand]):
        return True
    for slot in range(SIDES):
        if view.crowd[stand][slot] > 0 and needs_all_slots(box, view.first[stand][slot]):
            return True
    return False


def needs_all_slots(box: Box, species: int) -> bool:
    for term in range(TERMS):
        if box.measure[species][term] == phrases.IS_FULL:
            return True
    return False


# Moves.


def observe_move(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    out[0] = MOVE_PHASE + view.phase
    if is_play(move):
        return observe_played(box, view, seat, play_half(move), out)
    if is_place(move):
        return observe_placed(box, view, seat, place_stand(move), place_slot(move), out)
    if is_cave(move):
        out[1] = CHOOSING + cave_cave(move)
        return 2
    if is_draw(move):
        out[1] = DRAWING
        return 2
    if is_lift(move):
        out[1] = LIFTED + lift_half(move)
        out[2] = WORTH + bounded(half_worth(box, view, seat, lift_half(move)))
        return 3
    if is_take(move) or is_pay(move) or is_moor(move) or is_store(move) or is_lay(move):
        return observe_card(box, view, seat, move, out)
    if is_use(move):
        out[1] = USING + origin_of(view)
        out[2] = BRINGING + min(max(times(box, view, top(view)), 0), MOST_NUMBER)
        return 3
    out[1] = PASSING + origin_of(view)
    return 2


def observe_card(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    """A card that comes into the hand or is given away, and what it could be worth in the observer's forest."""
    if is_pay(move):
        card = pay_card(move)
        out[1] = PAYING + card
        out[2] = WORTH + bounded(card_worth(box, view, seat, card))
        out[3] = MATCH + matching(box, view, seat, card)
        return 4
    if is_take(move):
        card = take_card(move)
        out[1] = TAKING + card
    elif is_moor(move):
        card = moor_card(move)
        out[1] = COVERING + card
    elif is_store(move):
        card = store_card(move)
        out[1] = STORING + card
    else:
        card = lay_card(move)
        out[1] = LAYING + card
    out[2] = WORTH + bounded(card_worth(box, view, seat, card))
    return 3


def observe_played(box: Box, view: Table, seat: int, half: int, out: Row) -> int:
    """A half of a hand card, its price, and what it is worth."""
    out[1] = PLAYED + half
    out[2] = WORTH + bounded(half_worth(box, view, seat, half))
    out[3] = PRICE + (FREE_OF_COST if view.phase == phases.FREE else price(box, view, seat, half))
    return 4


def observe_placed(box: Box, view: Table, seat: int, stand: int, slot: int, out: Row) -> int:
    """A place for the card that is being played: at what, on which side, in what company, and its worth there."""
    species = box.half_species[view.playing]
    worth = points_at(box, view, seat, species, box.half_colour[view.playing], stand, slot)
    out[0] = PLACED + view.stand_species[stand] * SIDES + slot % SIDES
    out[1] = GROUND + 2 * ground(box, view, stand) + (1 if view.crowd[stand][slot] > 0 else 0)
    out[2] = WORTH + bounded(worth + shared_worth(box, view, seat, species))
    return 3


def price(box: Box, view: Table, seat: int, half: int) -> int:
    """What a half costs, and whether the other cards of the hand can show its tree symbol often enough [27]."""
    species = box.half_species[half]
    cost: int = box.cost[species]
    bonus = NO_BONUS
    if has_bonus(box, view, species):
        colour = box.half_colour[half]
        others = showing(box, view, seat, colour) - (1 if shows(box, half >> 1, colour) else 0)
        bonus = IN_REACH if others >= cost else OUT_OF_REACH
    return cost * BONUSES + bonus


def matching(box: Box, view: Table, seat: int, card: int) -> int:
    """Whether a card that is paid shows the tree symbol that all of the payment has to show for a bonus [27]."""
    if not has_bonus(box, view, box.half_species[view.playing]):
        return NOT_ASKED_FOR
    colour = box.half_colour[view.playing]
    for i in range(view.hand_size[seat]):
        if is_picked(view, i) and not shows(box, view.hand[seat][i], colour):
            return SPOILT
    return MATCHES if shows(box, card, colour) else MISSES


# What a card would be worth in the forest as it is: without what others gain from it.


def bounded(points: int) -> int:
    return min(max(points, 0), MOST_WORTH)


def card_worth(box: Box, view: Table, seat: int, card: int) -> int:
    """The better half, as far as there is a place for it."""
    worth = half_worth(box, view, seat, 2 * card) if fits(box, view, seat, 2 * card) else 0
    if card >= WHOLE and fits(box, view, seat, 2 * card + 1):
        worth = max(worth, half_worth(box, view, seat, 2 * card + 1))
    return worth


def half_worth(box: Box, view: Table, seat: int, half: int) -> int:
    """What a half is worth wherever it goes."""
    species = box.half_species[half]
    worth = shared_worth(box, view, seat, species)
    for term in range(TERMS):
        measure = box.measure[species][term]
        if measure != phrases.IS_FULL and measure != phrases.IS_IN_MOOR:
            worth += term_points(box, view, seat, species, term, box.half_colour[half], NONE)
    return worth


def shared_worth(box: Box, view: Table, seat: int, species: int) -> int:
    """What one more adds to all of its species together, or to the set that it joins [43]."""
    have = view.species[seat][species]
    worth = 0
    if box.payoff[species][0] == phrases.TOGETHER:
        worth = together_points(box, species, have + 1) - together_points(box, species, have)
    elif box.payoff[species][0] == phrases.IN_SETS:
        size = set_size(box, view, seat, have)
        worth = together_points(box, species, size + 1) - together_points(box, species, size)
    return worth
