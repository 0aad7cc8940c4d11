"""The table of Dartmoor: where every card is, whose turn it is, and who may see what.

A card is a number from 0 to 171: first the whole cards (trees, shrubs, moors), then the split ones. A *half* is twice
that number, plus one for the bottom or right half; a whole card is its own first half. Hands and the clearing are kept
in ascending order, so that the order says nothing. Trees, shrubs and moors are *stands*, numbered as they are laid, all
players' together; a universal moor is a stand of the species `UNIVERSAL`, and only its owner knows the card.
"""

from __future__ import annotations

from spinney.engine.header import Choice, Event, Option, Use, header
from spinney.engine.layout import BY_SECRETS, NOBODY, Field, Layout, int8, int16, int32

RULES = 2  # the version of rules and layout: it is raised whenever one of them changes
PLAYERS = (2, 3, 4, 5)
SEATS = 5
SPECIES = 66
UNIVERSAL = SPECIES  # the species of a universal moor
WHOLE = 71
CARDS = 172
HALVES = 2 * CARDS
WINTER = CARDS  # stands in the deck wherever a winter card lies
WINTERS = 3
DECK = CARDS + WINTERS
RETURNED = 15  # cards that go back into the box for each player fewer than five
OPENING_HAND = 6
HAND = 10
STUCK_CARDS = 2
FULL_CLEARING = 10
CLEARING = 32  # nine, a payment, and a revealed card for every tree of a turn
CAVES = 5
STANDS = 93  # the whole cards, and a universal moor for everything that lays one
SLOTS = 6
STEPS = 8

NONE = -1
UNKNOWN = -2  # a card in a hand that the viewer has not seen
OUT = SEATS  # in `gone`: on the discard pile

# Where a dweller is: around a tree or shrub the first four, at a moor two above and two below. Odd ones are for bottom
# and right halves.
TOP, BOTTOM, LEFT, RIGHT, SECOND_TOP, SECOND_BOTTOM = range(SLOTS)

# What a slot has to offer, as bits: an empty place of some kind, or one that is shared.
TREE_TOP, TREE_BOTTOM, TREE_LEFT, TREE_RIGHT, MOOR_TOP, MOOR_BOTTOM, OVER_BIRD, SHARED_TOP, JOIN_LEFT, JOIN_RIGHT = (
    1 << bit for bit in range(10)
)

SYMBOLS = (
    "tree",
    "shrub",
    "moor",
    "bird",
    "bat",
    "insect",
    "dragonfly",
    "mouse",
    "paw",
    "hoof",
    "amphibian",
    "plant",
    "card below",
)
KINDS = len(SYMBOLS)
TREE, SHRUB, MOOR, BIRD, BAT, INSECT, DRAGONFLY, MOUSE, PAW, HOOF, AMPHIBIAN, PLANT, BELOW = (
    1 << bit for bit in range(KINDS)
)
TREE_SYMBOLS = ("CA", "BA", "SO", "GW", "AS", "MB")
COLOURS = len(TREE_SYMBOLS)

OPTIONS = (
    Option("cuckoo", (Choice("one"), Choice("any"))),
    Option("wheatear", (Choice("effect"), Choice("bonus"))),
    Option("free-tree", (Choice("reveals"), Choice("quiet"))),
)
CUCKOO, WHEATEAR, FREE_TREE = range(len(OPTIONS))
ONE_CUCKOO, AS_EFFECT, REVEALS = 0, 0, 0

PHASES = (
    "cave",
    "action",
    "second",
    "place",
    "pay",
    "effect",
    "take",
    "free",
    "lift",
    "moor",
    "store",
    "lay",
    "over",
)
CHOOSE, ACTION, SECOND, PLACE, PAY, EFFECT, TAKE, FREE, LIFT, LAY_MOOR, STORE, LAY, OVER = range(len(PHASES))

# What a pending step does. A step in which something is to be chosen is called as the phase in which it is asked:
# TAKE a card from the clearing, play one FREE from the hand, LIFT one free from the clearing, LAY_MOOR face down,
# STORE cards of the clearing in the cave, LAY hand cards into the clearing.
NOTHING = 0
DRAW, AGAIN, BURY, STORE_ALL = range(OVER + 1, OVER + 5)

# A step is a row (verb, what, number, flags, origin). The origin is the species that offers it, or `OF_CAVE` less the
# number of a cave, or NONE where a rule asks for it.
VERB, WHAT, NUMBER, FLAGS, ORIGIN = range(5)
STEP = 5
OF_CAVE = -2
MAY, ANY_NUMBER, WITH_EFFECT, BONUS = 1, 2, 4, 8

EVENTS = (
    Event("chose", {"seat": "seat", "cave": "cave"}),
    Event("drew", {"seat": "seat", "card": "card"}, secret=("card",)),
    Event("took", {"seat": "seat", "card": "card"}),
    Event("played", {"seat": "seat", "half": "half"}),
    Event("chose-place", {"seat": "seat", "stand": "stand", "slot": "slot"}),
    Event("picked", {"seat": "seat", "card": "card"}, secret=("card",)),
    Event("paid", {"seat": "seat", "card": "card"}),
    Event("placed", {"seat": "seat", "half": "half", "stand": "stand"}),
    Event("covered", {"seat": "seat", "card": "card", "stand": "stand"}, secret=("card",)),
    Event("revealed", {"card": "card"}),
    Event("effect", {"seat": "seat", "species": "species"}),
    Event("bonus", {"seat": "seat", "species": "species"}),
    Event("again", {"seat": "seat"}),
    Event("stored", {"seat": "seat", "card": "card"}),
    Event("laid", {"seat": "seat", "card": "card"}),
    Event("declined", {"seat": "seat"}),
    Event("stuck", {"seat": "seat"}),
    Event("showed", {"seat": "seat", "card": "card"}),
    Event("cleared", {"cards": "number"}),
    Event("winter", {"winter": "number"}),
    Event("ended", {}),
)
(
    CHOSE,
    DREW,
    TOOK,
    PLAYED,
    CHOSE_PLACE,
    PICKED,
    PAID,
    PLACED,
    COVERED,
    REVEALED,
    USED_EFFECT,
    USED_BONUS,
    GOT_AGAIN,
    STORED,
    LAID,
    DECLINED,
    STUCK,
    SHOWED,
    CLEARED,
    WINTER_CAME,
    ENDED,
) = range(len(EVENTS))
MOST_EVENTS = 64
"""A card into the cave for every moor there can be (49), two winters, and the end of the turn."""

USES = (Use("placed", ("placed",), "half", named="half-species"), Use("cave", ("chose",), "cave", named="cave"))

MOST_MOVES = 2400
"""Each card comes into a forest once, with at most nine moves (play, place, two to pay, effect, bonus and what these
ask); each card leaves the deck once (two with a cave's effect); cards taken from the clearing were paid before."""

TABLE = Layout(
    "dartmoor table",
    *header(MOST_EVENTS),
    # The turn and what is going on in it.
    Field("turn", int8, holds="seat"),
    Field("unresolved", int8),  # caves whose effects are still to come
    Field("extra", int8),  # further turns of the same player
    Field("winters", int8),
    Field("playing", int16),  # the half that is being played, not yet in the forest
    Field("target_stand", int8),
    Field("target_slot", int8),
    Field("unpaid", int8),
    Field("matched", int8),  # whether all that was paid shows the symbol of the half that is played
    # A choice of several cards is made in ascending order, and carried out when it is complete: else the first card of
    # a payment would betray that there is a higher one.
    Field("picks", int8),
    Field("picked", int32, seen=BY_SECRETS),  # as bits, which cards of the hand or the clearing
    Field("depth", int8),
    Field("steps", int16, (STEPS, STEP)),  # pending, the next one last
    # Cards.
    Field("deck_size", int16),
    Field("deck", int16, (DECK,), seen=BY_SECRETS),  # from the bottom; the lowest were returned to the box
    Field("hand_size", int8, (SEATS,), per_seat=True),
    Field("hand", int16, (SEATS, HAND), seen=BY_SECRETS, per_seat=True),
    Field("clearing_size", int8),
    Field("clearing", int16, (CLEARING,)),
    Field("gone", int8, (CARDS,), holds="seat"),  # in whose cave a card is, or OUT
    Field("offered", int8, (CAVES,)),
    Field("cave", int8, (SEATS,), per_seat=True),
    Field("cave_size", int16, (SEATS,), per_seat=True),
    # Everybody has seen this seat take a card; it is in that hand still, or under a universal moor that the seat laid
    # since: a stand from `taken_since` on, and before `taken_until` if that hand was shown meanwhile.
    Field("taken_by", int8, (CARDS,), holds="seat"),
    Field("taken_since", int8, (CARDS,)),
    Field("taken_until", int8, (CARDS,)),
    # Forests.
    Field("stands", int8),
    Field("stand_owner", int8, (STANDS,), holds="seat"),
    Field("stand_species", int8, (STANDS,)),
    Field("stand_card", int16, (STANDS,), seen=BY_SECRETS),
    Field("first", int8, (STANDS, SLOTS)),  # the species that came first into a slot
    Field("crowd", int8, (STANDS, SLOTS)),  # how many cards are in it
    Field("openings", int16, (STANDS,)),  # what its slots have to offer
    Field("dwelling", int16, (CARDS,)),  # stand x SLOTS + slot
    # What follows from the forests, kept at hand.
    Field("room", int16, (SEATS,), per_seat=True),  # the openings of all one's stands
    Field("species", int8, (SEATS, SPECIES), per_seat=True),
    Field("symbols", int16, (SEATS, KINDS), per_seat=True),
    Field("colours", int16, (SEATS, COLOURS), per_seat=True),
    # Room for `redeal`.
    Field("loose", int16, (CARDS,), seen=NOBODY, blank=0),
)
