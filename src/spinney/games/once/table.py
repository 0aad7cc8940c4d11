"""The table of Once Upon a Forest: where every card is, whose turn it is, and who may see what.

A card is a number from 0 to 63. Where a viewer sees only a back there stands the number of that back (`BACK` + level),
and where not even a back can be seen, `UNKNOWN`.
"""

from __future__ import annotations

from spinney.engine.header import Choice, Event, Option, Use, header
from spinney.engine.layout import BY_SECRETS, NOBODY, Field, Layout, int8

RULES = 1  # the version of rules and layout: it is raised whenever one of them changes
PLAYERS = (1, 2, 3, 4)
SEATS = 4
LEVELS = 4  # ground, first level, second level, canopy
CARDS = 64
LEVEL_CARDS = 16
STARTS = 4
HAND = 3
PILES = 5
PILE_CARDS = 12
COLUMNS = 16  # sixteen cards a level fill at most sixteen columns
DECK = 70  # two players: five piles of twelve, each with room for two left-over start cards

NONE = -1
BACK = CARDS
UNKNOWN = BACK + LEVELS

# Solo (rule 28): three piles to choose from, and the obligatory pile.
SELECTION_PILES = 3
SOLO_PILES = 4
OBLIGATORY_PILE = 3

OPTIONS = (
    Option(
        "mode",
        (Choice("standard", (2, 3, 4)), Choice("teams", (4,), teams=((0, 2), (1, 3))), Choice("solo", (1,))),
    ),
)
MODE = 0
STANDARD, TEAMS, SOLO = range(3)

PHASES = ("slip", "opening", "place", "give", "receive", "draw", "discard", "obligatory", "last", "over")
SLIP, OPENING, PLACE, GIVE, RECEIVE, DRAW, DISCARD, OBLIGATORY, LAST, OVER = range(len(PHASES))

EVENTS = (
    Event("slipped", {"seat": "seat", "card": "card", "pile": "number"}),
    Event("drew", {"seat": "seat", "card": "card", "pile": "number"}),  # others see the back: secrets.py
    Event("placed", {"seat": "seat", "card": "card", "column": "number"}),
    Event("covered", {"seat": "seat", "card": "card", "column": "number"}),
    Event("completed", {"seat": "seat", "column": "number"}),
    Event("gave", {"seat": "seat", "to": "seat", "card": "card"}),
    Event("discarded", {"seat": "seat", "card": "card"}),
    Event("turned", {"seat": "seat", "card": "card"}),
    Event("ended", {}),
)
SLIPPED, DREW, PLACED, COVERED, COMPLETED, GAVE, DISCARDED, TURNED, ENDED = range(len(EVENTS))
MOST_EVENTS = 4

USES = (Use("placed", ("placed",), "card", named="print"), Use("given", ("gave",), "card", named="print"))

MOST_MOVES = 156
"""The longest game, of two: 2 left-over cards, 6 opening cards, 30 turns of three moves, 56 draws, 2 last cards."""

TABLE = Layout(
    "once table",
    *header(MOST_EVENTS),
    Field("turn", int8, holds="seat"),
    Field("given", int8),  # the card that was given, or turned up, and is to be placed now
    Field("discard", int8),  # the top of the solo discard pile
    Field("left_over", int8),  # start cards that are still to be slipped into piles
    Field("slipped", int8, (STARTS,)),  # the pile into which each start card was slipped, if it was
    # Pile p is the stretch of the deck from bottom[p], height[p] cards high; its top card is the last.
    Field("bottom", int8, (PILES,)),
    Field("height", int8, (PILES,)),
    Field("deck", int8, (DECK,), seen=BY_SECRETS),
    Field("hand_size", int8, (SEATS,), per_seat=True),
    Field("hand", int8, (SEATS, HAND), seen=BY_SECRETS, per_seat=True),
    Field("hand_pile", int8, (SEATS, HAND), per_seat=True),  # the pile each card in hand was drawn from: all saw it
    Field("columns", int8, (SEATS,), per_seat=True),
    Field("forest", int8, (SEATS, COLUMNS, LEVELS), per_seat=True),  # the visible cards
    Field("beneath", int8, (CARDS,)),  # the card that each placed or discarded card lies on
    # Room for `redeal`: cards nobody has placed yet, by level.
    Field("loose", int8, (CARDS,), seen=NOBODY, blank=0),
    Field("loose_size", int8, (LEVELS,), seen=NOBODY, blank=0),
)
