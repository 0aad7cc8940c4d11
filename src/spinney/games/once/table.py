"""The table of Once Upon a Forest: where every card is, whose turn it is, and who may see what.

A card is a number from 0 to 63. Where a viewer sees only a back there stands the number of that back (`BACK` + level),
and where not even a back can be seen, `UNKNOWN`.
"""

from __future__ import annotations

from spinney.engine.header import Choice, Header, Option, Use, table_layout
from spinney.engine.layout import BY_SECRETS, NOBODY, Cube, Number, Row, Rows, int8

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

MOST_EVENTS = 4

USES = (Use("placed", ("placed",), "card", named="print"), Use("given", ("gave",), "card", named="print"))

MOST_MOVES = 156
"""The longest game, of two: 2 left-over cards, 6 opening cards, 30 turns of three moves, 56 draws, 2 last cards."""


class Table(Header):
    """Where everything is, whose turn it is, and who may see what."""

    turn: Number = int8(holds="seat")
    given: Number = int8(start=NONE)  # the card that was given, or turned up, and is to be placed now
    discard: Number = int8(start=NONE)  # the top of the solo discard pile
    left_over: Number = int8()  # start cards that are still to be slipped into piles
    slipped: Row = int8(STARTS, start=NONE)  # the pile into which each start card was slipped, if it was
    # Pile p is the stretch of the deck from bottom[p], height[p] cards high; its top card is the last.
    bottom: Row = int8(PILES)
    height: Row = int8(PILES)
    deck: Row = int8(DECK, seen=BY_SECRETS, start=NONE)
    hand_size: Row = int8(SEATS, per_seat=True)
    hand: Rows = int8(SEATS, HAND, seen=BY_SECRETS, per_seat=True, start=NONE)
    hand_pile: Rows = int8(SEATS, HAND, per_seat=True, start=NONE)  # whence each card in hand was drawn: all saw it
    columns: Row = int8(SEATS, per_seat=True)
    forest: Cube = int8(SEATS, COLUMNS, LEVELS, per_seat=True, start=NONE)  # the visible cards
    beneath: Row = int8(CARDS, start=NONE)  # the card that each placed or discarded card lies on
    # Room for `redeal`: cards nobody has placed yet, by level.
    loose: Row = int8(CARDS, seen=NOBODY, blank=0)
    loose_size: Row = int8(LEVELS, seen=NOBODY, blank=0)


TABLE = table_layout("once table", Table, events=MOST_EVENTS)
