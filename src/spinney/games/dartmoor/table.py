"""The table of Dartmoor: where every card is, whose turn it is, and who may see what.

A card is a number from 0 to 171: first the whole cards (trees, shrubs, moors), then the split ones. A *half* is twice
that number, plus one for the bottom or right half; a whole card is its own first half. Hands and the clearing are kept
in ascending order, so that the order says nothing. Trees, shrubs and moors are *stands*, numbered as they are laid, all
players' together; a universal moor is a stand of the species `UNIVERSAL`, and only its owner knows the card.
"""

from __future__ import annotations

from spinney.engine.header import Choice, Header, Option, Use, table_layout
from spinney.engine.layout import BY_SECRETS, NOBODY, Number, Row, Rows, int8, int16, int32
from spinney.engine.pending import Pending
from spinney.games.dartmoor import steps

RULES = 3  # the version of rules and layout: it is raised whenever one of them changes
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
STAND_SLOTS = 4  # how many of them one stand has

NONE = -1
UNKNOWN = -2  # a card in a hand that the viewer has not seen
OUT = SEATS  # in `gone`: on the discard pile

# Where a dweller is: around a tree or shrub the first four, at a moor two above and two below. Odd ones are for bottom
# and right halves.
TOP, BOTTOM, LEFT, RIGHT, SECOND_TOP, SECOND_BOTTOM = range(SLOTS)

# What a slot has to offer, as bits: an empty place (at a tree or shrub, in the order of the slots), or a shared one.
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
TREES = {
    "CA": "crab-apple",
    "BA": "black-alder",
    "SO": "sessile-oak",
    "GW": "goat-willow",
    "AS": "ash",
    "MB": "moor-birch",
}
"""The tree that a tree symbol stands for."""
TREE_SYMBOLS = tuple(TREES)
COLOURS = len(TREE_SYMBOLS)

OPTIONS = (
    Option("cuckoo", (Choice("one"), Choice("any")), ruling=True),
    Option("wheatear", (Choice("effect"), Choice("bonus")), ruling=True),
    Option("free-tree", (Choice("reveals"), Choice("quiet")), ruling=True),
)
CUCKOO, WHEATEAR, FREE_TREE = range(len(OPTIONS))
ONE_CUCKOO, ANY_CUCKOOS = range(2)
AS_EFFECT, AS_BONUS = range(2)
REVEALS, QUIET = range(2)

MOST_EVENTS = 64
"""A card into the cave for every moor there can be (49), two winters, and the end of the turn."""

USES = (Use("placed", ("placed",), "half", named="half-species"), Use("cave", ("chose",), "cave", named="cave"))

MOST_MOVES = 2400
"""Each card comes into a forest once, with at most nine moves (play, place, two to pay, effect, bonus and what these
ask); each card leaves the deck once (two with a cave's effect); cards taken from the clearing were paid before."""


class Table(Pending, Header):
    """Where everything is, whose turn it is, and who may see what."""

    # The turn and what is going on in it.
    turn: Number = int8(holds="seat")
    extra: Number = int8()  # further turns of the same player
    winters: Number = int8()
    playing: Number = int16(start=NONE)  # the half that is being played, not yet in the forest
    target_stand: Number = int8(start=NONE)
    target_slot: Number = int8(start=NONE)
    # A choice of several cards is made in ascending order, and carried out when it is complete: else the first card of
    # a payment would betray that there is a higher one.
    picks: Number = int8()
    picked: Number = int32(seen=BY_SECRETS)  # as bits, which cards of the hand or the clearing
    # Cards.
    deck_size: Number = int16()
    deck: Row = int16(DECK, seen=BY_SECRETS, start=NONE)  # from the bottom; the lowest were returned to the box
    hand_size: Row = int8(SEATS, per_seat=True)
    hand: Rows = int16(SEATS, HAND, seen=BY_SECRETS, per_seat=True, start=NONE)
    clearing_size: Number = int8()
    clearing: Row = int16(CLEARING, start=NONE)
    gone: Row = int8(CARDS, holds="seat", start=NONE)  # in whose cave a card is, or OUT
    offered: Row = int8(CAVES)
    cave: Row = int8(SEATS, per_seat=True, start=NONE)
    cave_size: Row = int16(SEATS, per_seat=True)
    # Everybody has seen this seat take a card; it is in that hand still, or under a universal moor that the seat laid
    # since: a stand from `taken_since` on, and before `taken_until` if that hand was shown meanwhile.
    taken_by: Row = int8(CARDS, holds="seat", start=NONE)
    taken_since: Row = int8(CARDS)
    taken_until: Row = int8(CARDS)
    # Forests.
    stands: Number = int8()
    stand_owner: Row = int8(STANDS, holds="seat", start=NONE)
    stand_species: Row = int8(STANDS)
    stand_card: Row = int16(STANDS, seen=BY_SECRETS, start=NONE)
    first: Rows = int8(STANDS, SLOTS)  # the species that came first into a slot
    crowd: Rows = int8(STANDS, SLOTS)  # how many cards are in it
    openings: Row = int16(STANDS)  # what its slots have to offer
    dwelling: Row = int16(CARDS, start=NONE)  # stand x SLOTS + slot
    # What follows from the forests, kept at hand.
    room: Row = int16(SEATS, per_seat=True)  # the openings of all one's stands
    species: Rows = int8(SEATS, SPECIES, per_seat=True)
    symbols: Rows = int16(SEATS, KINDS, per_seat=True)
    colours: Rows = int16(SEATS, COLOURS, per_seat=True)
    # Room for `redeal`.
    loose: Row = int16(CARDS, seen=NOBODY, blank=0)


TABLE = table_layout("dartmoor table", Table, events=MOST_EVENTS, steps=(steps.DEPTH, steps.COLUMNS))
