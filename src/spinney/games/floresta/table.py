"""The table of Floresta: what lies where, whose trees stand on which spaces, where it burns, and what comes next.

Every forest side has up to twelve spaces and fifteen paths. A space is the number `side * 12 + i`, and a path
`side * 16 + i`, over all ten sides, of which five are in play. What lies on the spaces or paths of a side is a set of
bits, bit `i` for its i-th space or path: `trees[seat][side]`, `fire[side]`.
"""

from __future__ import annotations

from spinney.engine.header import Choice, Header, Laid, Option, Use, table_layout
from spinney.engine.layout import BY_SECRETS, NOBODY, Number, Row, Rows, int8, int16, int32
from spinney.engine.pending import Pending
from spinney.games.floresta.steps import COLUMNS, DEPTH

RULES = 3  # the version of rules and layout: it is raised whenever one of them changes
PLAYERS = (2, 3, 4)
SEATS = 4
BOARDS = 5
ALL_BOARDS = (1 << BOARDS) - 1
SIDES = 10
SPACES = 12  # on a side
PATHS = 16  # numbers for those of a side
MOST_PATHS = 15  # on a side: a set of them is one number of the chronicle
ZONES = 4
TOWER_BOARDS = 4
TOWERS = 8
CARDS = 60
FIRE_CARDS = 12
PLAIN_CARDS = CARDS - FIRE_CARDS  # without a fire icon: they have the lower numbers
HAND = 3
ROW = 5
DECK = 43
REMOVED = 17
VALUES = 6
KINDS = 4  # of camping tokens
PIECES = 3

NONE = -1
UNKNOWN = CARDS  # a card of which only the back can be seen
ON_TOWER = SIDES  # where a fire truck stands before it first drives out

# Cells of the grid: five for forests, four corners for towers.
NORTH, WEST, CENTRE, EAST, SOUTH = range(BOARDS)

# Supplies that can run out [8].
LYNX = 20
DOUBLES = 6
BREAKS = 8
CAMPING = 9
ENOUGH = 20  # points for a bonus tree

BOARD_NAMES = ("river", "lynx", "grove", "mountain", "nursery")
SIDE_CHOICES = (Choice("open"), Choice("star"), Choice("other"))
OPTIONS = (
    Option("sides", (Choice("first-game"), Choice("random"))),
    *(Option(name, SIDE_CHOICES, together=True) for name in BOARD_NAMES),
    *(Option(f"tower{number}", SIDE_CHOICES, together=True) for number in range(1, TOWER_BOARDS + 1)),
    Option("felled", (Choice("burn"), Choice("safe")), ruling=True),
    Option("transplants", (Choice("earn"), Choice("bare")), ruling=True),
    Option("camping", (Choice("gardunha"), Choice("always")), ruling=True),
)
ALL_SIDES = 0
BOARD_SIDE = 1  # the option of board 0; then those of the other boards, then of the tower boards
FELLED_TREES, TRANSPLANTS, CAMPING_SETS = range(BOARD_SIDE + BOARDS + TOWER_BOARDS, len(OPTIONS))
FIRST_GAME, RANDOM = range(2)
OPEN, STAR, OTHER = range(3)
BURN, SAFE = range(2)
EARN, BARE = range(2)
GARDUNHA, ALWAYS = range(2)

# Conditions for a bonus tree [37], bits of `bonus_used`.
CONDITION_NAMES = ("values", "points", "locations")
CONDITIONS = len(CONDITION_NAMES)
ALL_VALUES, ENOUGH_POINTS, FIVE_LOCATIONS = range(CONDITIONS)

TOKENS = ("vp", "axe", "lynx", "igloo", "tent", "trailer", "motorhome")
VP_TOKEN, AXE_TOKEN, LYNX_TOKEN, CAMPING_TOKEN = range(4)

MOST_EVENTS = 57
"""A truck's last marker ends the round: it drove there, put it out for a point; on 5 sides trees were scorched, 4
players burned, 5 sides spread or were held, 4 cards turned up, 5 rolls for 25 sides (if icons showed all cells), and a
new round. A side passes to another value only while it has no marker, so once in a round: 5 more."""

USES = (
    Laid("sides", "side", named="side"),
    Laid("towers", "tower", named="tower"),
    Use("planted", ("planted", "rewarded", "grew"), "space", named="space-side"),
    Use("played", ("planted", "built"), "card", named="card"),
    Use("built", ("built",), "tower", named="tower"),
    Use("gained", ("gained",), "token", named="token"),
    Use("bonus", ("rewarded",), "condition", named="condition"),
)

MOST_MOVES = 760
"""Four players: 48 trees of at most 8 moves (place, lay, three markers, three for a transplant), 12 tower pieces, 60
turns with a card drawn and a bonus or reserved tree declined, 12 trees reserved, 60 drives of a truck of 3 moves, 24 at
the end."""


class Table(Pending, Header):
    """Where everything is, whose turn it is, and who may see what."""

    # What is going on.
    turn: Number = int8(holds="seat")
    first: Number = int8(holds="seat")
    card: Number = int8(start=NONE)  # being played
    counted: Number = int8()  # whether `zone_points` are settled
    # The grid.
    side: Row = int8(BOARDS)
    cell: Row = int8(BOARDS)
    tower: Row = int8(TOWER_BOARDS)  # the side of each tower board
    corner: Row = int8(TOWER_BOARDS)
    # The forests.
    neutral: Row = int16(SIDES)
    doubled: Row = int16(SIDES)
    felled: Row = int16(SIDES)
    arrived: Row = int16(SIDES)  # spaces that the arrows have led to
    fire: Row = int32(SIDES)
    breaks: Row = int32(SIDES)
    zone_lynx: Rows = int8(SIDES, ZONES)
    # The players.
    trees: Rows = int16(SEATS, SIDES, per_seat=True)
    supply: Row = int8(SEATS, per_seat=True)
    thrown: Row = int8(SEATS, per_seat=True)
    reserve: Row = int8(SEATS, per_seat=True)
    vp: Row = int16(SEATS, per_seat=True)
    axes: Row = int8(SEATS, per_seat=True)
    lynx: Row = int8(SEATS, per_seat=True)
    camping: Rows = int8(SEATS, KINDS, per_seat=True)
    claimed: Row = int8(SEATS, per_seat=True, start=NONE)  # the tower, or none
    pieces: Row = int8(SEATS, per_seat=True)
    reach: Row = int8(SEATS, per_seat=True)  # boards that the tower reaches, one bit each
    truck: Row = int8(SEATS, per_seat=True, start=NONE)  # the side it stands on
    bonus_used: Row = int8(SEATS, per_seat=True)
    zone_points: Row = int8(SEATS, per_seat=True)
    # The supplies that can run out [8].
    lynx_left: Number = int8()
    doubles_left: Number = int8(start=DOUBLES)
    breaks_left: Number = int8(start=BREAKS)
    camping_left: Row = int8(KINDS, start=CAMPING)
    # The cards.
    hand_size: Row = int8(SEATS, per_seat=True)
    hand: Rows = int8(SEATS, HAND, seen=BY_SECRETS, per_seat=True, start=NONE)
    hand_seen: Rows = int8(SEATS, HAND, per_seat=True)  # whether the card was taken from the row: all saw it
    shown: Row = int8(SEATS, per_seat=True)  # values among the seat's discards, one bit each
    discarded: Row = int8(CARDS, holds="seat", start=NONE)  # whose discards each card lies in
    row_size: Number = int8()
    row: Row = int8(ROW, start=NONE)
    deck_size: Number = int8()
    deck: Row = int8(DECK, seen=NOBODY, start=NONE)  # its top card is the last
    removed: Row = int8(REMOVED, seen=NOBODY, start=NONE)  # plain cards, then fire cards
    loose: Row = int8(CARDS, seen=NOBODY, blank=0)  # room for `redeal`


TABLE = table_layout("floresta table", Table, events=MOST_EVENTS, steps=(DEPTH, COLUMNS))
