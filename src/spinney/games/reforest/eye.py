"""What a learner sees of Reforest.

Cards are seen by species: copies are alike, so the first copy in a place has the number of the species' first card, the
second that of the next. Regions are the canopy space by space, and what stacks, energy, marks and visitors count.
"""

from __future__ import annotations

from spinney.engine.eye import Eye
from spinney.engine.header import asked, first_asked, places_on
from spinney.engine.layout import Row
from spinney.engine.pending import STEP, top
from spinney.games.reforest import phases, steps, timings
from spinney.games.reforest.box import BOTH, FROM_DECK, FROM_HAND, FROM_NURSERY, MARKS, PLANT, SUN, VERBS, Box
from spinney.games.reforest.box import REGION as WHOLE_REGION
from spinney.games.reforest.counting import count
from spinney.games.reforest.moves import MOVES
from spinney.games.reforest.paying import price_of
from spinney.games.reforest.scoring import (
    ENERGY_POINTS,
    ROW_COUNT,
    points_to_beat,
    score_effects,
    score_elevation,
    score_energy,
    score_hand,
    score_visitors,
    scoring_effect,
    smallest_stack,
)
from spinney.games.reforest.table import (
    CARDS,
    CHALLENGE,
    EVENT_CARDS,
    GATHERED,
    GONE,
    HAND,
    IN_ROW,
    NONE,
    NURSERY,
    OPTIONS,
    POOL,
    ROUNDS,
    SEATS,
    SEVERAL,
    SPACES,
    TAKEN,
    VISITORS,
    Table,
)
from spinney.games.reforest.visitors import wanted

PHASES = phases.OVER + 1
OPTION_COUNT = len(OPTIONS)
CHOICES = 3  # of an option, at most
LAPS = ROUNDS + 2  # rounds count from 1, and the last lap is one more
MOST_DUE = 9  # cards that are still to be paid, drawn or discarded
SOURCES = FROM_DECK + FROM_NURSERY + FROM_HAND + 1
MARK_COUNT = len(MARKS)
ALL_SPACES = (1 << SPACES) - 1
VERB_COUNT = len(VERBS)
LOOKED_AT = 2  # cards on top of the deck that somebody may know

# Higher numbers than these are seen as these.
MOST_HELD = 15
MOST_STACK = 6
MOST_STORED = 8
MOST_MARKED = 8
MOST_SMALLEST = 4
MOST_EFFECTS = 20
MOST_POINTS, POINTS_STEP = 99, 2
MOST_TARGET, TARGET_STEP = 127, 4
MOST_AHEAD = 30
MARGIN = 4
MOST_PRICE = 9
LEAST_GAIN, MOST_GAIN = -5, 14
GAINS = MOST_GAIN - LEAST_GAIN + 1

# What is counted while cards and spaces are written, behind them: for each species, in four bits a place, how many of
# its copies are there; for each card twice its first copy, and one more if it was seen; for each region its plants by
# mark, and their value.
COPIES = CARDS + SEATS * 2 * SPACES
COPY_BITS = 4
SEEN = COPIES + CARDS
REGIONS = SEEN + CARDS
REGION = MARK_COUNT + 1
COUNTED = REGIONS + SEATS * REGION
# The places: three of each seat, then those in common.
BELOW, HELD_BY, STORED_BY, OF_SEAT = range(4)
AT_NURSERY, AT_DISCARD, AT_DECK = range(OF_SEAT * SEATS, OF_SEAT * SEATS + 3)

EYE = Eye(
    SEATS,
    table={
        "players": SEATS + 1,  # how many play
        "options": OPTION_COUNT * CHOICES,  # each with its choice
        "phase": PHASES,  # what is asked
        "turn": SEATS,  # whose turn it is, who is asked, who began: counted from the observer
        "asked": SEATS,  # who is asked, likewise
        "starter": SEATS,  # who began, likewise
        "round": LAPS,  # which it is
        "more": 2,  # whether turns are still to come in the last lap of solitaire
        "target": MOST_TARGET // TARGET_STEP + 1,  # what solitaire has to beat
        "ahead": 2 * MOST_AHEAD + 1,  # of the best other, or of what solitaire has to beat
        "due": MOST_DUE + 1,  # cards that are still to be paid, drawn or discarded
        "source": SOURCES,  # of the effect that is carried out
        "may_stop": 1,  # no more need be chosen
        "at": SPACES,  # where the effect that is carried out takes place
        "to_come": VERB_COUNT,  # the next step of this effect
        "to_gather": GATHERED + 1,  # cards still to be gathered
        "growing": CARDS,  # the plant that is played
        "growing_space": SPACES,  # where it goes
        "pool": CARDS,  # plants whose effects may be used
        "kept": CARDS,  # cards in hand that were passed over: they cannot pay or be discarded any more
        "deck": CARDS + 1,  # cards left
        "looked_at": LOOKED_AT * CARDS,  # cards on top that the observer has seen, in order
        "nursery": CARDS,  # open cards
        "discard": CARDS,  # cards on the discard pile
        "returned": CARDS,  # went openly into this deck, and nobody has seen them since
        "visitor_deck": VISITORS + 1,  # visitors left
        "visitors": VISITORS * ROUNDS,  # and in how many rounds they are due
        "gone": VISITORS,  # visitors that have left
        "events": EVENT_CARDS,  # that have happened
        "lasting": EVENT_CARDS,  # events that are still in force
    },
    seat={
        "canopy": SPACES * CARDS,  # the plant on top of a space
        "understory": CARDS,  # plants beneath
        "hand": CARDS,  # those that are known; of the observer all
        "energy": CARDS,  # likewise
        "held": MOST_HELD + 1,  # cards in hand
        "plants": SPACES * MOST_STACK,  # how high a stack is
        "stored": SPACES * MOST_STORED,  # energy on a space
        "marks": MARK_COUNT * MOST_MARKED,  # how many plants have a mark
        "smallest": ROW_COUNT * MOST_SMALLEST,  # the smallest stack of a row
        "effects": MOST_EFFECTS + 1,  # points of effects that score
        "points": MOST_POINTS // POINTS_STEP + 1,  # so far
        "earned": VISITORS,  # visitors
        "margin": VISITORS * (2 * MARGIN + 1),  # in what a visitor counts, over the best other
    },
    move={
        "phase": PHASES,  # what is asked
        "gather": 1,  # energy is gathered
        "done": 1,  # no more
        "grow": CARDS * SPACES,  # a plant on a space
        "cover": CARDS + 1,  # by a plant that is played or moved; the last is an empty space
        "bargain": (MOST_PRICE + 1) * GAINS,  # the price, and the points that a plant brings at once
        "pay": CARDS,  # this card is paid
        "discard": CARDS,  # this card is discarded
        "store": CARDS,  # this card becomes energy
        "spend": CARDS,  # this energy is spent
        "reclaim": CARDS,  # this card comes back to the hand
        "take": CARDS,  # this card
        "stow": CARDS,  # this card of the nursery goes beneath a stack
        "clear": CARDS,  # this card of the nursery goes away
        "draw": CARDS + 1,  # the last is a card that is not known
        "mill": CARDS + 1,  # the top card of the deck goes away; the last is a card that is not known
        "last": 1,  # it ends the round
        "use": CARDS,  # the effect of this plant
        "under": CARDS + 1,  # the last is a stack of energy alone
        "burn": CARDS,  # this plant goes
        "move": CARDS,  # this plant moves
        "at": SPACES,  # a space
        "way": SPACES * SPACES,  # from a space to another
    },
    # Every card lies in one place: all are counted here, those of the seats too.
    table_on=18 + OPTION_COUNT + CARDS + HAND + POOL + VISITORS + EVENT_CARDS + 1,
    seat_on=3 + 2 * SPACES + MARK_COUNT + ROW_COUNT + VISITORS,
    move_on=4,
)

PLAYERS = EYE.of_table("players")
OPTION = EYE.of_table("options")
PHASE = EYE.of_table("phase")
TURN = EYE.of_table("turn")
ASKED = EYE.of_table("asked")
STARTER = EYE.of_table("starter")
ROUND = EYE.of_table("round")
MORE = EYE.of_table("more")
TARGET = EYE.of_table("target")
AHEAD = EYE.of_table("ahead")
DUE = EYE.of_table("due")
SOURCE = EYE.of_table("source")
MAY_STOP = EYE.of_table("may_stop")
AT = EYE.of_table("at")
TO_COME = EYE.of_table("to_come")
TO_GATHER = EYE.of_table("to_gather")
GROWING = EYE.of_table("growing")
GROWING_SPACE = EYE.of_table("growing_space")
IN_POOL = EYE.of_table("pool")
KEPT = EYE.of_table("kept")
DECK = EYE.of_table("deck")
ON_DECK = EYE.of_table("looked_at")
IN_NURSERY = EYE.of_table("nursery")
DISCARDED = EYE.of_table("discard")
RETURNED = EYE.of_table("returned")
VISITOR_DECK = EYE.of_table("visitor_deck")
VISITOR = EYE.of_table("visitors")
VISITOR_GONE = EYE.of_table("gone")
EVENT = EYE.of_table("events")
LASTING = EYE.of_table("lasting")

FIRST_SEAT = EYE.first_seat
SEAT_SIZE = EYE.seat_size
CANOPY = EYE.of_seat("canopy")
UNDERSTORY = EYE.of_seat("understory")
IN_HAND = EYE.of_seat("hand")
ENERGY = EYE.of_seat("energy")
HELD = EYE.of_seat("held")
PLANTS = EYE.of_seat("plants")
STORED = EYE.of_seat("stored")
MARKED = EYE.of_seat("marks")
SMALLEST = EYE.of_seat("smallest")
EFFECTS = EYE.of_seat("effects")
POINTS = EYE.of_seat("points")
EARNED = EYE.of_seat("earned")
MARGINS = EYE.of_seat("margin")

MOVE_PHASE = EYE.of_move("phase")
GATHERING = EYE.of_move("gather")
DONE = EYE.of_move("done")
GROWN = EYE.of_move("grow")
COVERING = EYE.of_move("cover")
BARGAIN = EYE.of_move("bargain")
PAYING = EYE.of_move("pay")
DISCARDING = EYE.of_move("discard")
STORING = EYE.of_move("store")
SPENDING = EYE.of_move("spend")
RECLAIMING = EYE.of_move("reclaim")
TAKING = EYE.of_move("take")
STOWING = EYE.of_move("stow")
CLEARING = EYE.of_move("clear")
DRAWING = EYE.of_move("draw")
MILLING = EYE.of_move("mill")
LAST = EYE.of_move("last")
USING = EYE.of_move("use")
UNDER = EYE.of_move("under")
BURNING = EYE.of_move("burn")
MOVING = EYE.of_move("move")
MOVE_AT = EYE.of_move("at")
WAY = EYE.of_move("way")

is_grow, grow_hand, grow_space = MOVES.tester("grow"), MOVES.reader("grow", "hand"), MOVES.reader("grow", "space")
is_pay, pay_hand = MOVES.tester("pay"), MOVES.reader("pay", "hand")
is_spend, spend_energy = MOVES.tester("spend"), MOVES.reader("spend", "energy")
is_use, use_effect = MOVES.tester("use"), MOVES.reader("use", "effect")
is_draw, is_mill, is_done = MOVES.tester("draw"), MOVES.tester("mill"), MOVES.tester("done")
is_take, take_nursery = MOVES.tester("take"), MOVES.reader("take", "nursery")
is_discard, discard_hand = MOVES.tester("discard"), MOVES.reader("discard", "hand")
is_store, store_hand = MOVES.tester("store"), MOVES.reader("store", "hand")
is_under, under_space = MOVES.tester("under"), MOVES.reader("under", "space")
is_reclaim, reclaim_energy = MOVES.tester("reclaim"), MOVES.reader("reclaim", "energy")
is_clear, clear_nursery = MOVES.tester("clear"), MOVES.reader("clear", "nursery")
is_move, move_space, move_to = MOVES.tester("move"), MOVES.reader("move", "space"), MOVES.reader("move", "to")
is_burn, burn_space = MOVES.tester("burn"), MOVES.reader("burn", "space")


def observe(box: Box, view: Table, seat: int, out: Row) -> int:
    begin_counts(box, out)
    n = 0
    for other in range(view.players):
        n = observe_region(box, view, other, first_of(view, seat, other), out, n)
    n = observe_common(box, view, out, n)
    n = observe_returned(box, view, out, n)
    n = observe_counts(box, view, seat, out, n)
    n = observe_visitors(box, view, seat, out, n)
    n = observe_course(view, seat, out, n)
    n = observe_pending(box, view, seat, out, n)
    return observe_effects(box, view, out, n)


def begin_counts(box: Box, out: Row) -> None:
    for i in range(COPIES, COUNTED):
        out[i] = 0
    for card in range(CARDS):
        out[SEEN + card] = 2 * box.first_copy[card]


def first_of(view: Table, seat: int, other: int) -> int:
    """Where the features of another seat begin."""
    return FIRST_SEAT + places_on(view, seat, other) * SEAT_SIZE


# Cards.


def add_card(box: Box, card: int, first: int, place: int, out: Row, n: int) -> int:
    """One more card in a place, whose features begin at `first`: the second copy of a species has the next number."""
    at = COPIES + box.effect[card]
    out[n] = first + (out[SEEN + card] >> 1) + ((out[at] >> (place * COPY_BITS)) & ((1 << COPY_BITS) - 1))
    out[at] += 1 << (place * COPY_BITS)
    out[SEEN + card] |= 1
    return n + 1


def add_cards(box: Box, cards: Row, size: int, first: int, place: int, out: Row, n: int) -> int:
    """The cards in a place whose faces are known."""
    for i in range(size):
        if cards[i] != NONE:
            n = add_card(box, cards[i], first, place, out, n)
    return n


def copies_before(box: Box, cards: Row, at: int) -> int:
    """How many copies of a card come before it in a row."""
    n = 0
    for i in range(at):
        n += 1 if box.effect[cards[i]] == box.effect[cards[at]] else 0
    return n


# The course of the game, and what is pending.


def observe_course(view: Table, seat: int, out: Row, n: int) -> int:
    out[n] = PLAYERS + view.players
    out[n + 1] = PHASE + view.phase
    out[n + 2] = TURN + places_on(view, seat, view.turn)
    out[n + 3] = STARTER + places_on(view, seat, view.starter)
    out[n + 4] = ROUND + min(view.round, LAPS - 1)
    out[n + 5] = MORE + min(view.more, 1)
    out[n + 6] = DECK + view.deck_size
    out[n + 7] = VISITOR_DECK + VISITORS - view.visitors_up
    n += 8
    for option in range(OPTION_COUNT):
        out[n] = OPTION + option * CHOICES + view.options[option]
        n += 1
    chooser = first_asked(view)
    if chooser != NONE:
        out[n] = ASKED + places_on(view, seat, chooser)
        n += 1
    for at in range(view.events_up):
        out[n] = EVENT + view.event[at]
        n += 1
    if view.lasting != NONE:
        out[n] = LASTING + view.lasting
        n += 1
    return n


def observe_pending(box: Box, view: Table, seat: int, out: Row, n: int) -> int:
    """What the choice is about. Cards are chosen in the order in which they are held: those before are kept."""
    if view.depth == 0:
        return n
    row = top(view)
    phase = view.phase
    out[n] = DUE + min(max(row[steps.AMOUNT], 0), MOST_DUE)
    out[n + 1] = SOURCE + row[steps.SOURCE]
    n += 2
    if row[steps.MAY_STOP] != 0:
        out[n] = MAY_STOP
        n += 1
    if phase == phases.STORE or phase == phases.STOW or phase == phases.RECLAIM or phase == phases.MOVE:
        out[n] = AT + row[steps.SPACE]
        n += 1
    if asked(view, seat) and (phase == phases.PAY or phase == phases.PRICE or phase == phases.LIMIT):
        for i in range(min(row[steps.FIRST], view.hand_size[seat])):
            out[n] = KEPT + box.first_copy[view.hand[seat][i]] + copies_before(box, view.hand[seat], i)
            n += 1
    if view.growing != NONE:
        out[n] = GROWING + box.first_copy[view.growing]
        out[n + 1] = GROWING_SPACE + view.growing_space
        n += 2
    return n


def observe_effects(box: Box, view: Table, out: Row, n: int) -> int:
    """What is still to come: a step of the effect that is carried out, cards to gather, other effects."""
    if view.depth > 1:
        row = view.steps[view.depth - 2]
        if row[STEP] == steps.EFFECT and row[steps.ROW] < row[steps.END]:
            out[n] = TO_COME + box.verb[row[steps.ROW]]
            n += 1
    cards = 0
    for at in range(view.depth):
        if view.steps[at][STEP] == steps.GATHER:
            cards = view.steps[at][steps.AMOUNT]
    out[n] = TO_GATHER + min(cards, GATHERED)
    n += 1
    for entry in range(view.pool_size):
        if copies_before(box, view.pool_card, entry) == 0:  # one plant can be set off more than once
            out[n] = IN_POOL + box.first_copy[view.pool_card[entry]]
            n += 1
    return n


# What lies in common.


def observe_common(box: Box, view: Table, out: Row, n: int) -> int:
    for depth in range(min(LOOKED_AT, view.deck_size)):
        card = view.deck[view.deck_size - 1 - depth]
        if card != NONE:
            out[n] = ON_DECK + depth * CARDS + box.first_copy[card]
            n += 1
    n = add_cards(box, view.nursery, NURSERY, IN_NURSERY, AT_NURSERY, out, n)
    return add_cards(box, view.discard, view.discard_size, DISCARDED, AT_DISCARD, out, n)


def observe_returned(box: Box, view: Table, out: Row, n: int) -> int:
    """The cards that went openly into this deck, and were seen nowhere else: they lie there, or somebody drew them."""
    if view.shuffles == 0:
        return n
    if view.growing != NONE:
        out[SEEN + view.growing] |= 1
    for i in range(view.deck_size):
        if view.deck[i] != NONE:
            out[SEEN + view.deck[i]] |= 1
    for card in range(CARDS):
        if view.shuffled[card] == view.shuffles and out[SEEN + card] & 1 == 0:
            n = add_card(box, card, RETURNED, AT_DECK, out, n)
    return n


# Visitors.


def observe_visitors(box: Box, view: Table, seat: int, out: Row, n: int) -> int:
    """Visitors that wait to be awarded, those before their owners, and those that nobody earned."""
    for at in range(view.visitors_up):
        place = view.visitor_place[at]
        if place == IN_ROW:
            rounds = min(max(view.visitor_due[at] - view.round, 0), ROUNDS - 1)
            out[n] = VISITOR + view.visitor[at] * ROUNDS + rounds
            n = observe_margins(box, view, seat, at, out, n + 1)
        elif place == TAKEN:
            out[n] = first_of(view, seat, view.visitor_owner[at]) + EARNED + view.visitor[at]
            n += 1
        elif place == GONE:
            out[n] = VISITOR_GONE + view.visitor[at]
            n += 1
    return n


def observe_margins(box: Box, view: Table, seat: int, at: int, out: Row, n: int) -> int:
    """By how much each seat would win a visitor or miss it: over the best other [48], or over one too few [60]."""
    visitor = view.visitor[at]
    marks = marks_alone(box, box.goal[visitor])
    best = 0
    second = 0
    for other in range(view.players):
        if marks != 0:
            found = marked(out, REGIONS + other * REGION, marks)
        else:
            found = count(box, view, other, box.goal[visitor], 0)
        out[n + other] = found
        second = max(second, min(found, best))
        best = max(best, found)
    if view.options[CHALLENGE] != SEVERAL:
        best = second = wanted(box, view, at) - 1
    for other in range(view.players):
        found = out[n + other]
        margin = min(max(found - (second if found >= best else best), -MARGIN), MARGIN)
        out[n + other] = first_of(view, seat, other) + MARGINS + visitor * (2 * MARGIN + 1) + MARGIN + margin
    return n + view.players


def marks_alone(box: Box, selector: int) -> int:
    """The marks by which a selector counts the plants of a whole region, or 0 if it looks at anything else.

    They are kinds, of which a plant has one, or a single mark: so what was counted for each can be added up.
    """
    if (
        box.counted[selector] != PLANT
        or box.layer[selector] != BOTH
        or box.zone[selector] != WHOLE_REGION
        or box.in_rows[selector] != ALL_SPACES
        or box.least_height[selector] != 0
    ):
        return 0
    kinds = box.any_of[selector]
    marks = box.all_of[selector]
    if kinds == 0 and marks & (marks - 1) == 0:
        return marks
    return kinds if marks == 0 else 0


def marked(out: Row, at: int, marks: int) -> int:
    """The plants of a region with one of some marks."""
    n = 0
    for mark in range(MARK_COUNT):
        n += out[at + mark] * (marks >> mark & 1)
    return n


# A region.


def observe_region(box: Box, view: Table, seat: int, first: int, out: Row, n: int) -> int:
    """The canopy and how much is in each stack, the plants of the understory, hand and energy."""
    for space in range(SPACES):
        card = view.top[seat][space]
        if card != NONE:
            out[n] = first + CANOPY + space * CARDS + (out[SEEN + card] >> 1)
            out[SEEN + card] |= 1
            out[n + 1] = first + PLANTS + space * MOST_STACK + min(view.plants[seat][space], MOST_STACK) - 1
            n += 2
            count_plant(box, card, out, REGIONS + seat * REGION)
            card = view.beneath[card]
            while card != NONE:
                n = add_card(box, card, first + UNDERSTORY, seat * OF_SEAT + BELOW, out, n)
                count_plant(box, card, out, REGIONS + seat * REGION)
                card = view.beneath[card]
        if view.stored[seat][space] > 0:
            out[n] = first + STORED + space * MOST_STORED + min(view.stored[seat][space], MOST_STORED) - 1
            n += 1
    n = add_cards(box, view.hand[seat], view.hand_size[seat], first + IN_HAND, seat * OF_SEAT + HELD_BY, out, n)
    return add_cards(box, view.energy[seat], view.energy_size[seat], first + ENERGY, seat * OF_SEAT + STORED_BY, out, n)


def count_plant(box: Box, card: int, out: Row, at: int) -> None:
    """The marks of a plant, and its value."""
    marks = box.marks[card]
    for mark in range(MARK_COUNT):
        out[at + mark] += marks >> mark & 1
    out[at + MARK_COUNT] += box.value[card]


def observe_counts(box: Box, view: Table, seat: int, out: Row, n: int) -> int:
    """What was counted in each region, its points so far, and how far the observer's are ahead [57, 62]."""
    own = 0
    best = 0
    for other in range(view.players):
        first = first_of(view, seat, other)
        n = observe_marks(out, REGIONS + other * REGION, first, n)
        effects = score_effects(box, view, other)
        points = out[REGIONS + other * REGION + MARK_COUNT] + effects + points_beside(box, view, other)
        out[n] = first + EFFECTS + min(max(effects, 0), MOST_EFFECTS)
        out[n + 1] = first + HELD + min(view.hand_size[other], MOST_HELD)
        out[n + 2] = first + POINTS + min(max(points, 0), MOST_POINTS) // POINTS_STEP
        n = observe_rows(box, view, other, first, out, n + 3)
        if other == seat:
            own = points
        else:
            best = max(best, points)
    if view.options[CHALLENGE] != SEVERAL:
        best = points_to_beat(box, view)
        out[n] = TARGET + min(best, MOST_TARGET) // TARGET_STEP
        n += 1
    out[n] = AHEAD + MOST_AHEAD + min(max(own - best, -MOST_AHEAD), MOST_AHEAD)
    return n + 1


def points_beside(box: Box, view: Table, seat: int) -> int:
    """All points but those of plants and their effects."""
    return (
        score_energy(box, view, seat)
        + score_visitors(box, view, seat)
        + score_elevation(box, view, seat)
        + score_hand(box, view, seat)
    )


def observe_marks(out: Row, at: int, first: int, n: int) -> int:
    """The plants with each mark. All are written, and stay if there are any: that is quicker than to ask."""
    for mark in range(MARK_COUNT):
        plants = out[at + mark]
        out[n] = first + MARKED + mark * MOST_MARKED + min(plants, MOST_MARKED) - 1
        n += 1 if plants > 0 else 0
    return n


def observe_rows(box: Box, view: Table, seat: int, first: int, out: Row, n: int) -> int:
    """The smallest stack of each row, for the elevation bonus."""
    for row in range(ROW_COUNT):
        smallest = min(smallest_stack(box, view, seat, row), MOST_SMALLEST)
        if smallest > 0:
            out[n] = first + SMALLEST + row * MOST_SMALLEST + smallest - 1
            n += 1
    return n


# Moves.


def observe_move(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    out[0] = MOVE_PHASE + view.phase
    if is_grow(move):
        return observe_grown(box, view, seat, view.hand[seat][grow_hand(move)], grow_space(move), out)
    if is_pay(move) or is_discard(move) or is_store(move):
        return observe_given(box, view, seat, move, out)
    if is_spend(move):
        return observe_energy(box, view, seat, SPENDING, spend_energy(move), out)
    if is_reclaim(move):
        return observe_energy(box, view, seat, RECLAIMING, reclaim_energy(move), out)
    if is_take(move):
        out[1] = (STOWING if view.phase == phases.STOW else TAKING) + box.first_copy[view.nursery[take_nursery(move)]]
        return 2
    if is_clear(move):
        out[1] = CLEARING + box.first_copy[view.nursery[clear_nursery(move)]]
        return 2
    if is_draw(move) or is_mill(move):
        return observe_top(box, view, DRAWING if is_draw(move) else MILLING, out)
    if is_use(move):
        entry = top(view)[steps.FIRST] + use_effect(move)
        out[1] = USING + box.first_copy[view.pool_card[entry]]
        out[2] = MOVE_AT + view.pool_space[entry]
        return 3
    return observe_stack(box, view, seat, move, out)


def observe_stack(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    """A stack that is chosen; or none, to gather or to be done."""
    if is_move(move):
        return observe_moved(box, view, seat, move_space(move), move_to(move), out)
    if is_under(move) or is_burn(move):
        space = under_space(move) if is_under(move) else burn_space(move)
        out[1] = (UNDER if is_under(move) else BURNING) + plant_at(box, view, seat, space)
        out[2] = MOVE_AT + space
        return 3
    out[1] = DONE if is_done(move) else GATHERING
    return 2


def plant_at(box: Box, view: Table, seat: int, space: int) -> int:
    """The canopy plant in a space; `CARDS` if there is none."""
    card = view.top[seat][space]
    return CARDS if card == NONE else box.first_copy[card]


def observe_given(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    """A card that leaves the hand: it pays, is discarded, or stored."""
    if is_pay(move):
        out[1] = PAYING + box.first_copy[view.hand[seat][pay_hand(move)]]
    elif is_discard(move):
        out[1] = DISCARDING + box.first_copy[view.hand[seat][discard_hand(move)]]
    else:
        out[1] = STORING + box.first_copy[view.hand[seat][store_hand(move)]]
    return 2


def observe_energy(box: Box, view: Table, seat: int, what: int, slot: int, out: Row) -> int:
    out[1] = what + box.first_copy[view.energy[seat][slot]]
    out[2] = MOVE_AT + view.energy_space[seat][slot]
    return 3


def observe_top(box: Box, view: Table, what: int, out: Row) -> int:
    """The top card of the deck, if it was looked at; the last one ends the round [46]."""
    card = view.deck[view.deck_size - 1]
    out[1] = what + (CARDS if card == NONE else box.first_copy[card])
    if view.deck_size > 1 or view.round > ROUNDS:
        return 2
    out[2] = LAST
    return 3


def observe_moved(box: Box, view: Table, seat: int, space: int, to: int, out: Row) -> int:
    out[1] = MOVING + plant_at(box, view, seat, space)
    out[2] = WAY + space * SPACES + to
    out[3] = COVERING + plant_at(box, view, seat, to)
    return 4


def observe_grown(box: Box, view: Table, seat: int, card: int, space: int, out: Row) -> int:
    """A plant that is played: where, what it covers, its price, and what it brings."""
    price = min(price_of(box, view, seat, card, space), MOST_PRICE)
    gain = min(max(gain_at_once(box, view, seat, card, space), LEAST_GAIN), MOST_GAIN)
    out[1] = GROWN + box.first_copy[card] * SPACES + space
    out[2] = COVERING + plant_at(box, view, seat, space)
    out[3] = BARGAIN + price * GAINS + gain - LEAST_GAIN
    return 4


def gain_at_once(box: Box, view: Table, seat: int, card: int, space: int) -> int:
    """The points that a plant adds; what the effects of other spaces count then is left out."""
    gain = box.value[card] + scoring_there(box, view, seat, card, space)
    covered = view.top[seat][space]
    withers = covered != NONE and box.marks[covered] & SUN != 0
    if covered != NONE:
        gain -= scoring_effect(box, view, seat, space)
    if withers:
        gain += ENERGY_POINTS - box.value[covered]
    elif smallest_alone(box, view, seat, space):
        gain += 2
    return gain


def scoring_there(box: Box, view: Table, seat: int, card: int, space: int) -> int:
    """What the SCORING effect of a plant in hand would bring in a space, as the region is before it grows."""
    effect = box.effect[card]
    points = 0
    if box.timing[effect] == timings.SCORING:
        for row in range(box.first_step[effect], box.first_step[effect + 1]):
            found = count(box, view, seat, box.selector[row], space)
            points += min(box.amount[row] * found, box.most[row])
    return points


def smallest_alone(box: Box, view: Table, seat: int, space: int) -> bool:
    """Whether one plant more in a space raises the elevation bonus of its row."""
    for other in range(SPACES):
        if other != space and box.row[other] == box.row[space]:
            if view.plants[seat][other] <= view.plants[seat][space]:
                return False
    return True
