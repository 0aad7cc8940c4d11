"""The table of Sealed: hands, what each player has laid, the deck, and who took what."""

from __future__ import annotations

from spinney.engine.header import Choice, Header, Option, Use, table_layout
from spinney.engine.layout import NOBODY, OWNER, Number, Row, Rows, int8

RULES = 1  # the version of rules and layout: it is raised whenever one of them changes
PLAYERS = (2, 3)
SEATS = 3
CARDS = 12
HAND = 3
NONE = -1

OPTIONS = (Option("strongest", (Choice("high"), Choice("low", (3,)))),)
STRONGEST = 0
HIGH, LOW = range(2)

MOST_MOVES = CARDS
MOST_EVENTS = 1 + SEATS + 1 + SEATS + 1  # one lays, all show, one takes, all draw, the game ends
USES = (Use("shown", ("showed",), "card", named="card"),)


class Table(Header):
    """Where everything is, and who may see what."""

    starter: Number = int8(holds="seat")  # who took last: shows and draws first
    hand_size: Row = int8(SEATS, per_seat=True)
    hand: Rows = int8(SEATS, HAND, seen=OWNER, per_seat=True, start=NONE)
    laid: Row = int8(SEATS, seen=OWNER, per_seat=True, start=NONE)  # the slot of the card that was laid, still in hand
    taken: Row = int8(CARDS, holds="seat", start=NONE)  # who took each card
    deck_size: Number = int8()
    deck: Row = int8(CARDS, seen=NOBODY)


TABLE = table_layout("sealed table", Table, events=MOST_EVENTS)
