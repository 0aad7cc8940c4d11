"""The table of Reforest: where every card is, who knows its face, what is still to be done, and who may see what.

A plant card is a number from 0 to 90. Wherever a card can lie face down, a set of viewers beside it says who knows its
face (`..._known`: one bit a seat, and `SPECTATORS` for those who only watch), and a number says which deck it was drawn
from (`..._from`): the first one, or that of a later shuffle.
"""

from __future__ import annotations

from spinney.engine.header import Choice, Header, Option, Use, table_layout
from spinney.engine.layout import BY_SECRETS, NOBODY, Number, Row, Rows, int8, int16
from spinney.engine.pending import Pending
from spinney.games.reforest.steps import COLUMNS, DEPTH

RULES = 3  # the version of rules and layout: it is raised whenever one of them changes
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

NONE = -1
ALL = (1 << SEATS + 1) - 1
SPECTATORS = 1 << SEATS

L1, L2, L3, M1, M2, H1 = range(SPACES)

OPTIONS = (
    Option(
        "challenge",
        (Choice("none", (2, 3, 4)), Choice("standard", (1,), target=True), Choice("hard", (1,), target=True)),
    ),
    Option("events", (Choice("off"), Choice("on"))),
    Option("same-space-energy", (Choice("pays"), Choice("stays")), ruling=True),
    Option("covered-passive", (Choice("counts"), Choice("ended")), ruling=True),
)
CHALLENGE, EVENT_MODULE, SAME_SPACE_ENERGY, COVERED_PASSIVE = range(len(OPTIONS))
SEVERAL, STANDARD, HARD = range(3)
OFF, ON = range(2)
PAYS, STAYS = range(2)
COUNTS, ENDED_ALREADY = range(2)

# Where a visitor is.
IN_DECK, IN_ROW, TAKEN, GONE = range(4)

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


class Table(Pending, Header):
    """Where everything is, whose turn it is, and who may see what."""

    starter: Number = int8(holds="seat")
    turn: Number = int8(holds="seat")
    round: Number = int8()  # 1 to 3; 4 in the last lap
    more: Number = int8()  # turns still to come in the last lap of solitaire
    target: Number = int16()  # solitaire: the value of all plants in the game
    growing: Number = int8(start=NONE)  # the plant that is being paid for, and where it will stand
    growing_space: Number = int8(start=NONE)
    # Effects that may be used now: the plant, and the space it stands or stood in.
    pool_size: Number = int8()
    pool_card: Row = int8(POOL, start=NONE)
    pool_space: Row = int8(POOL, start=NONE)
    # Plants outside the regions. The top of the deck is its last card.
    deck_size: Number = int8()
    deck: Row = int8(CARDS, seen=BY_SECRETS, start=NONE)
    deck_known: Row = int8(CARDS, holds="seats")
    shuffles: Number = int8()  # how often the deck was made anew
    shuffled: Row = int8(CARDS)  # the shuffle in which each card was last openly put into the deck
    nursery: Row = int8(NURSERY, start=NONE)
    discard_size: Number = int8()
    discard: Row = int8(CARDS, start=NONE)
    tucked_size: Row = int8(PILES)
    tucked: Rows = int8(PILES, TUCKED, seen=NOBODY, start=NONE)
    unused_size: Number = int8()
    unused: Row = int8(UNUSED, seen=NOBODY, start=NONE)
    hand_size: Row = int8(SEATS, per_seat=True)
    hand: Rows = int8(SEATS, HAND, seen=BY_SECRETS, per_seat=True, start=NONE)
    hand_known: Rows = int8(SEATS, HAND, per_seat=True, holds="seats")
    hand_from: Rows = int8(SEATS, HAND, per_seat=True)
    # Regions: the top plant of each stack, what lies beneath each plant, how many they are.
    top: Rows = int8(SEATS, SPACES, per_seat=True, start=NONE)
    beneath: Row = int8(CARDS, start=NONE)
    plants: Rows = int8(SEATS, SPACES, per_seat=True)
    occupied: Row = int8(SEATS, per_seat=True)  # one bit for each space with a plant
    stored: Rows = int8(SEATS, SPACES, per_seat=True)  # how much energy is under each stack
    energy_size: Row = int8(SEATS, per_seat=True)
    energy: Rows = int8(SEATS, CARDS, seen=BY_SECRETS, per_seat=True, start=NONE)
    energy_space: Rows = int8(SEATS, CARDS, per_seat=True, start=NONE)
    energy_known: Rows = int8(SEATS, CARDS, per_seat=True, holds="seats")
    energy_from: Rows = int8(SEATS, CARDS, per_seat=True)
    # Visitors and events in the order in which they were shuffled; the first so many have been turned up.
    visitors_up: Number = int8()
    visitor: Row = int8(VISITORS, seen=BY_SECRETS)
    visitor_place: Row = int8(VISITORS)
    visitor_due: Row = int8(VISITORS)  # the round at whose end it is awarded
    visitor_owner: Row = int8(VISITORS, holds="seat", start=NONE)
    # How much a region had of what a visitor counts when that was last judged, by visitor.
    judged: Rows = int8(SEATS, VISITORS, per_seat=True, start=NONE)
    events_up: Number = int8()
    event: Row = int8(EVENT_CARDS, seen=BY_SECRETS)
    lasting: Number = int8(start=NONE)  # the event that holds all round
    # Room to work in.
    won: Row = int8(SEATS, seen=NOBODY, blank=0, per_seat=True)
    loose: Row = int8(CARDS, seen=NOBODY, blank=0)
    spot: Row = int16(CARDS, seen=NOBODY, blank=0)
    spot_from: Row = int8(CARDS, seen=NOBODY, blank=0)
    room: Row = int8(CARDS, seen=NOBODY, blank=0)


TABLE = table_layout("reforest table", Table, events=MOST_EVENTS, steps=(DEPTH, COLUMNS))
