"""The table of Reforest: where every card is, who knows its face, what is still to be done, and who may see what.

A plant card is a number from 0 to 90. Wherever a card can lie face down, a set of viewers beside it says who knows its
face (`..._known`: one bit a seat, and `SPECTATORS` for those who only watch), and a number says which deck it was drawn
from (`..._from`): the first one, or that of a later shuffle. Steps that are not finished yet lie on a stack, the one to
go on with on top.
"""

from __future__ import annotations

from spinney.engine.header import Choice, Event, Option, Use, header
from spinney.engine.layout import BY_SECRETS, NOBODY, Field, Layout, int8, int16

RULES = 2  # the version of rules and layout: it is raised whenever one of them changes
PLAYERS = (1, 2, 3, 4)
SEATS = 4
CARDS = 91
VISITORS = 10
EVENT_CARDS = 5
SPACES = 6
ROUNDS = 3
NURSERY = 3
DEALT = 5
HAND_LIMIT = 7
GATHERED = 2
PILES = 2  # tucked under the first and the second visitor
TUCKED = 12
UNUSED = 61

HAND = 48
"""Nine at the end of a turn at most; in between two gathered, two a visitor won, and what a single play can draw."""
POOL = 40
DEPTH = 48
"""A turn takes eight steps, and each round end on top of it one for everybody's event, award and draw."""

NONE = -1
ALL = 31
SPECTATORS = 16

L1, L2, L3, M1, M2, H1 = range(SPACES)

OPTIONS = (
    Option(
        "challenge",
        (Choice("none", (2, 3, 4)), Choice("standard", (1,), target=True), Choice("hard", (1,), target=True)),
    ),
    Option("events", (Choice("off"), Choice("on"))),
    Option("same-space-energy", (Choice("pays"), Choice("stays"))),
    Option("covered-passive", (Choice("counts"), Choice("ended"))),
)
CHALLENGE, EVENT_MODULE, SAME_SPACE_ENERGY, COVERED_PASSIVE = range(len(OPTIONS))
SEVERAL, STANDARD, HARD = range(3)
OFF, ON = range(2)
PAYS, STAYS = range(2)
COUNTS, ENDED_ALREADY = range(2)

# What is asked.
PHASES = (
    "action",
    "pay",
    "before",
    "gather",
    "after",
    "effects",
    "draw",
    "price",
    "under",
    "store",
    "stow",
    "reclaim",
    "refresh",
    "move",
    "burn",
    "toll",
    "limit",
    "over",
)
(
    ACTION,
    PAY,
    BEFORE,
    GATHER,
    AFTER,
    EFFECTS,
    DRAW,
    PRICE,
    UNDER,
    STORE,
    STOW,
    RECLAIM,
    REFRESH,
    MOVE,
    BURN,
    TOLL,
    LIMIT,
    OVER,
) = range(len(PHASES))

# Pending steps, and what their numbers a, b and c mean.
(
    DO_TURN,  # choose an action
    DO_NEXT,  # the next player, or the end
    DO_LIMIT,  # discard down to the hand limit: b the lowest slot that may still go
    DO_REFILL,  # lay nursery cards until there are three
    DO_GATHER,  # a cards to draw
    DO_COLLECT,  # look for gathering effects: a their timing, b the phase to ask them in
    DO_POOL,  # effects to choose from: a where they begin in the pool, b the phase to ask them in
    DO_EFFECT,  # a the next row of the effect, b the row after its last, c the space it is at
    DO_PAY,  # a cards to pay, b the lowest hand slot and c the lowest energy slot that may still pay
    DO_DRAW,  # a cards from the sources b; c whether they may be declined
    DO_PRICE,  # a cards to discard, b the lowest slot that may still go
    DO_STORE,  # a cards from the source b (plus 8 times a selector of stacks) under the stack c, or one to be chosen
    DO_RECLAIM,  # a cards of energy from near the space b
    DO_REFRESH,  # up to a nursery cards, b the lowest slot that may still go, c how many have gone
    DO_MOVE,  # a plant of at most a centimetres; b the space of the plant that lets it
    DO_BURN,  # a canopy plants that fit the selector b
    DO_TOLL,  # solitaire: discard from nursery or deck
) = range(17)

# Where a visitor is.
IN_DECK, IN_ROW, TAKEN, GONE = range(4)

EVENTS = (
    Event("gathers", {"seat": "seat"}),
    Event("drew", {"seat": "seat", "card": "card"}, secret=("card",)),
    Event("took", {"seat": "seat", "card": "card"}),
    Event("paid", {"seat": "seat", "card": "card"}),
    Event("grew", {"seat": "seat", "card": "card", "space": "space"}),
    Event("covered", {"seat": "seat", "card": "card"}),
    Event("withered", {"seat": "seat", "card": "card"}),
    Event("used", {"seat": "seat", "card": "card"}),
    Event("looked", {"seat": "seat", "card": "card"}, secret=("card",)),
    Event("discarded", {"seat": "seat", "card": "card"}),
    Event("stored", {"seat": "seat", "card": "card", "space": "space"}, secret=("card",)),
    Event("stowed", {"seat": "seat", "card": "card", "space": "space"}),
    Event("reclaimed", {"seat": "seat", "card": "card", "space": "space"}, secret=("card",)),
    Event("moved", {"seat": "seat", "card": "card", "space": "space"}),
    Event("burned", {"seat": "seat", "card": "card", "space": "space"}),
    Event("cleared", {"card": "card"}),
    Event("laid", {"card": "card"}),
    Event("milled", {"card": "card"}),
    Event("visited", {"seat": "seat", "visitor": "visitor"}),
    Event("invited", {"visitor": "visitor"}),
    Event("round-ended", {"round": "number"}),
    Event("awarded", {"seat": "seat", "visitor": "visitor", "matches": "count"}),
    Event("waits", {"visitor": "visitor"}),
    Event("left", {"visitor": "visitor"}),
    Event("reset", {"cards": "cards"}),
    Event("occurred", {"event": "event"}),
    Event("ended", {}),
    Event("challenge", {"verdict": "verdict", "score": "points", "target": "count"}),
)
(
    GATHERS,
    DREW,
    TOOK,
    PAID,
    GREW,
    COVERED,
    WITHERED,
    USED,
    LOOKED,
    DISCARDED,
    STORED,
    STOWED,
    RECLAIMED,
    MOVED,
    BURNED,
    CLEARED,
    LAID,
    MILLED,
    VISITED,
    INVITED,
    ROUND_ENDED,
    AWARDED,
    WAITS,
    LEFT,
    RESET,
    OCCURRED,
    ENDED,
    CHALLENGED,
) = range(len(EVENTS))
MOST_EVENTS = 40

USES = (
    Use("grown", ("grew",), "card", named="plant"),
    Use("visitors", ("visited", "awarded"), "visitor", named="guest"),
    Use("events", ("occurred",), "event", named="event", everyone=True),
    Use("verdict", ("challenge",), "verdict", named="verdict", everyone=True, outcome=True),
)

MOST_KEPT = 90  # plants in a game of four
MOST_MOVES = ROUNDS * MOST_KEPT * 10 + 4 * 80 + 100
"""No game with the house deck takes more. Random games take up to about 450.

In a round no card comes back into the deck, and every turn takes one from deck or nursery into a hand or plays one from
a hand [15]: so turns end when cards do. Cards go from deck or nursery to a hand, from there to a stack, then to the
discard pile, or skip some of these; only energy that is taken back goes the other way. So in a round each card leaves
deck or nursery once, a hand once and the energy once. Every move belongs to such a step of a card:

- leaving deck or nursery, 7 at most. As the first card of a gathering: the move itself, `gather`, two looks at the deck
  (there are two Labrador Teas), and three times `done`: before, during and after. By an effect: `use`, the move itself,
  the stack to store it under, `done`;
- leaving a hand, 2: to be played, and the `done` of its effects; as a price or to be stored, and the `use` that asked
  for it; to pay or at the hand limit, 1;
- leaving the energy, 1: it pays.

That makes 10 for each card in each of three rounds. After them come the rest of the turn that was interrupted and at
most three more, in solitaire one. Each has one action, and for each of six stacks at most one effect by what was
played or gathered and one by what a moved plant covers: 80 moves are more than that takes, with all that is paid and
discarded.

What is left has no card that goes on: two plant moves (each Vine Maple is played once, for shade trees neither wither
nor burn), seven visitors from their deck, one burning and one Salmon Run for each player, and the `done` after awards;
and each time a Deer Fern is covered, a card is taken back and can be played again, five moves. That happens twice at
first and once more for each plant move and each burning, eight times at most. Together less than 100.
"""

TABLE = Layout(
    "reforest table",
    *header(MOST_EVENTS),
    Field("starter", int8, holds="seat"),
    Field("turn", int8, holds="seat"),
    Field("round", int8),  # 1 to 3; 4 in the last lap
    Field("more", int8),  # turns still to come in the last lap of solitaire
    Field("target", int16),  # solitaire: the value of all plants in the game
    Field("growing", int8),  # the plant that is being paid for
    Field("growing_space", int8),
    # Steps to be done, the last one first.
    Field("steps", int8),
    Field("step", int8, (DEPTH,)),
    Field("step_seat", int8, (DEPTH,), holds="seat"),
    Field("step_a", int16, (DEPTH,)),
    Field("step_b", int16, (DEPTH,)),
    Field("step_c", int16, (DEPTH,)),
    # Effects that may be used now: the plant, and the space it stands or stood in.
    Field("pool_size", int8),
    Field("pool_card", int8, (POOL,)),
    Field("pool_space", int8, (POOL,)),
    # Plants outside the regions. The top of the deck is its last card.
    Field("deck_size", int8),
    Field("deck", int8, (CARDS,), seen=BY_SECRETS),
    Field("deck_known", int8, (CARDS,), holds="seats"),
    Field("shuffles", int8),  # how often the deck was made anew
    Field("shuffled", int8, (CARDS,)),  # the shuffle in which each card was last openly put into the deck
    Field("nursery", int8, (NURSERY,)),
    Field("discard_size", int8),
    Field("discard", int8, (CARDS,)),
    Field("tucked_size", int8, (PILES,)),
    Field("tucked", int8, (PILES, TUCKED), seen=NOBODY),
    Field("unused_size", int8),
    Field("unused", int8, (UNUSED,), seen=NOBODY),
    Field("hand_size", int8, (SEATS,), per_seat=True),
    Field("hand", int8, (SEATS, HAND), seen=BY_SECRETS, per_seat=True),
    Field("hand_known", int8, (SEATS, HAND), per_seat=True, holds="seats"),
    Field("hand_from", int8, (SEATS, HAND), per_seat=True),
    # Regions: the top plant of each stack, what lies beneath each plant, how many they are.
    Field("top", int8, (SEATS, SPACES), per_seat=True),
    Field("beneath", int8, (CARDS,)),
    Field("plants", int8, (SEATS, SPACES), per_seat=True),
    Field("occupied", int8, (SEATS,), per_seat=True),  # one bit for each space with a plant
    Field("stored", int8, (SEATS, SPACES), per_seat=True),  # how much energy is under each stack
    Field("energy_size", int8, (SEATS,), per_seat=True),
    Field("energy", int8, (SEATS, CARDS), seen=BY_SECRETS, per_seat=True),
    Field("energy_space", int8, (SEATS, CARDS), per_seat=True),
    Field("energy_known", int8, (SEATS, CARDS), per_seat=True, holds="seats"),
    Field("energy_from", int8, (SEATS, CARDS), per_seat=True),
    # Visitors and events in the order in which they were shuffled; the first so many have been turned up.
    Field("visitors_up", int8),
    Field("visitor", int8, (VISITORS,), seen=BY_SECRETS),
    Field("visitor_place", int8, (VISITORS,)),
    Field("visitor_due", int8, (VISITORS,)),  # the round at whose end it is awarded
    Field("visitor_owner", int8, (VISITORS,), holds="seat"),
    Field("events_up", int8),
    Field("event", int8, (EVENT_CARDS,), seen=BY_SECRETS),
    Field("lasting", int8),  # the event that holds all round
    # Room to work in.
    Field("won", int8, (SEATS,), seen=NOBODY, blank=0, per_seat=True),
    Field("loose", int8, (CARDS,), seen=NOBODY, blank=0),
    Field("spot", int16, (CARDS,), seen=NOBODY, blank=0),
    Field("spot_from", int8, (CARDS,), seen=NOBODY, blank=0),
    Field("room", int8, (CARDS,), seen=NOBODY, blank=0),
)
