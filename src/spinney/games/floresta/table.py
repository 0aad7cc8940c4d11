"""The table of Floresta: what lies where, whose trees stand on which spaces, where it burns, and what comes next.

Every forest side has up to twelve spaces and sixteen paths. A space is the number `side * 12 + i`, and a path
`side * 16 + i`, over all ten sides, of which five are in play. What lies on the spaces or paths of a side is a set of
bits, bit `i` for its i-th space or path: `trees[seat][side]`, `fire[side]`.
"""

from __future__ import annotations

from spinney.engine.header import Choice, Event, Laid, Option, Use, header
from spinney.engine.layout import BY_SECRETS, NOBODY, Field, Layout, int8, int16, int32

RULES = 2  # the version of rules and layout: it is raised whenever one of them changes
PLAYERS = (2, 3, 4)
SEATS = 4
BOARDS = 5
SIDES = 10
SPACES = 12  # on a side
PATHS = 16
ZONES = 4
TOWER_BOARDS = 4
TOWERS = 8
CARDS = 60
FIRE_CARDS = 12
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
    Option("felled", (Choice("burn"), Choice("safe"))),
    Option("transplants", (Choice("earn"), Choice("bare"))),
    Option("camping", (Choice("gardunha"), Choice("always"))),
)
RANDOM_SIDES = 0
BOARD_SIDE = 1  # the option of board 0; then those of the other boards, then of the tower boards
FELLED_SAFE = 10
TRANSPLANTS_BARE = 11
CAMPING_ALWAYS = 12

PHASES = (
    "turn",
    "lay",
    "fell",
    "break",
    "fight",
    "help",
    "transplant",
    "replant",
    "bonus",
    "reserved",
    "draw",
    "truck",
    "truck-on",
    "move",
    "over",
)
(
    TURN,
    LAY,
    FELL,
    BREAK,
    FIGHT,
    HELP,
    TRANSPLANT,
    REPLANT,
    BONUS,
    RESERVED,
    DRAW,
    TRUCK,
    TRUCK_ON,
    MOVE,
    OVER,
) = range(len(PHASES))

# What is done next, as soon as nobody is asked: the order of a turn, of the fire phase, and of the end [9, 10, 20, 54].
STEPS = 14
(
    LAY_LYNX,
    EARN,
    FELL_TREES,
    SPECIAL,
    MOVE_ON,
    TO_DISCARDS,
    CHECK_BONUS,
    DRAW_CARD,
    END_TURN,
    NEXT_TRUCK,
    BURN,
    NEXT_MOVE,
    FINISH,
    START_TURN,
) = range(STEPS)

# How the tree came that is being dealt with.
BY_CARD, BY_BONUS, BY_TRANSPLANT, BY_MOVE = range(4)

# Conditions for a bonus tree [37], bits of `bonus_used`.
ALL_VALUES, ENOUGH_POINTS, FIVE_LOCATIONS = range(3)
CONDITIONS = 3

TOKENS = ("vp", "axe", "lynx", "igloo", "tent", "trailer", "motorhome")
VP_TOKEN, AXE_TOKEN, LYNX_TOKEN, CAMPING_TOKEN = range(4)

EVENTS = (
    Event("planted", {"seat": "seat", "card": "card", "space": "space"}),
    Event("paid", {"seat": "seat", "amount": "amount"}),
    Event("doubled", {"seat": "seat", "space": "space"}),
    Event("built", {"seat": "seat", "card": "card", "tower": "tower"}),
    Event("threw", {"seat": "seat", "card": "card"}),
    Event("laid", {"seat": "seat", "amount": "amount", "space": "space"}),
    Event("gained", {"seat": "seat", "amount": "amount", "token": "token"}),
    Event("felled", {"seat": "seat", "amount": "amount", "side": "side"}),
    Event("broke", {"seat": "seat", "path": "path"}),
    Event("quenched", {"seat": "seat", "path": "path"}),
    Event("transplanted", {"seat": "seat", "from": "space", "space": "space"}),
    Event("rewarded", {"seat": "seat", "condition": "condition", "space": "space"}),
    Event("reserved", {"seat": "seat", "condition": "condition"}),
    Event("grew", {"seat": "seat", "space": "space"}),
    Event("took", {"seat": "seat", "card": "card"}),
    Event("drove", {"seat": "seat", "side": "side"}),
    Event("burned", {"seat": "seat", "amount": "amount"}),
    Event("spread", {"side": "side", "amount": "amount"}),
    Event("turned", {"card": "card"}),
    Event("rolled", {"card": "card", "amount": "amount"}),
    Event("kindled", {"side": "side", "amount": "amount", "value": "amount"}),
    Event("began", {"seat": "seat"}),
    Event("moved", {"seat": "seat", "from": "space", "space": "space"}),
    Event("ended", {}),
)
(
    PLANTED,
    PAID,
    DOUBLED,
    BUILT,
    THREW,
    LAID,
    GAINED,
    FELLED,
    BROKE,
    QUENCHED,
    TRANSPLANTED,
    REWARDED,
    RESERVED_ONE,
    GREW,
    TOOK,
    DROVE,
    BURNED,
    SPREAD,
    TURNED,
    ROLLED,
    KINDLED,
    BEGAN,
    MOVED,
    ENDED,
) = range(len(EVENTS))
MOST_EVENTS = 48
"""A truck's last marker ends the round: it drove there, put it out for a point; 4 players burned, 5 sides spread, 4
cards turned up, 5 rolls for 25 sides (if icons showed all cells), and a new round."""

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

TABLE = Layout(
    "floresta table",
    *header(MOST_EVENTS),
    # What is going on.
    Field("step", int8),
    Field("turn", int8, holds="seat"),
    Field("first", int8, holds="seat"),
    Field("turns", int8),  # taken in this round; in the fire phase, trucks that have had their turn
    Field("card", int8),  # being played
    Field("how", int8),  # the tree came that stands on
    Field("space", int8),
    Field("from_space", int8),  # of a tree that is being transplanted
    Field("attached", int8),  # lynx that a moved tree brings along
    Field("quench", int8),  # markers that may still be removed
    Field("quenched", int16, (2,)),  # the paths of those that were, in the order of their numbers
    Field("ripe", int8),  # trees that were reserved on an earlier turn
    Field("mover", int8),  # the tree of the side with zones of other boards that is asked next
    Field("counted", int8),  # whether `zone_points` are settled
    # The grid.
    Field("side", int8, (BOARDS,)),
    Field("cell", int8, (BOARDS,)),
    Field("tower", int8, (TOWER_BOARDS,)),  # the side of each tower board
    Field("corner", int8, (TOWER_BOARDS,)),
    # The forests.
    Field("neutral", int16, (SIDES,)),
    Field("doubled", int16, (SIDES,)),
    Field("felled", int16, (SIDES,)),
    Field("arrived", int16, (SIDES,)),  # spaces that the arrows have led to
    Field("fire", int32, (SIDES,)),
    Field("breaks", int32, (SIDES,)),
    Field("zone_lynx", int8, (SIDES, ZONES)),
    # The players.
    Field("trees", int16, (SEATS, SIDES), per_seat=True),
    Field("supply", int8, (SEATS,), per_seat=True),
    Field("thrown", int8, (SEATS,), per_seat=True),
    Field("reserve", int8, (SEATS,), per_seat=True),
    Field("vp", int16, (SEATS,), per_seat=True),
    Field("axes", int8, (SEATS,), per_seat=True),
    Field("lynx", int8, (SEATS,), per_seat=True),
    Field("camping", int8, (SEATS, KINDS), per_seat=True),
    Field("claimed", int8, (SEATS,), per_seat=True),  # the tower, or none
    Field("pieces", int8, (SEATS,), per_seat=True),
    Field("reach", int8, (SEATS,), per_seat=True),  # boards that the tower reaches, one bit each
    Field("truck", int8, (SEATS,), per_seat=True),  # the side it stands on
    Field("bonus_used", int8, (SEATS,), per_seat=True),
    Field("zone_points", int8, (SEATS,), per_seat=True),
    # The supplies that can run out [8].
    Field("lynx_left", int8),
    Field("doubles_left", int8),
    Field("breaks_left", int8),
    Field("camping_left", int8, (KINDS,)),
    # The cards.
    Field("hand_size", int8, (SEATS,), per_seat=True),
    Field("hand", int8, (SEATS, HAND), seen=BY_SECRETS, per_seat=True),
    Field("hand_seen", int8, (SEATS, HAND), per_seat=True),  # whether the card was taken from the row: all saw it
    Field("shown", int8, (SEATS,), per_seat=True),  # values among the own discards, one bit each
    Field("discarded", int8, (CARDS,), holds="seat"),  # whose discards each card lies in
    Field("row_size", int8),
    Field("row", int8, (ROW,)),
    Field("deck_size", int8),
    Field("deck", int8, (DECK,), seen=NOBODY),  # its top card is the last
    Field("removed", int8, (REMOVED,), seen=NOBODY),  # plain cards, then fire cards
    Field("loose", int8, (CARDS,), seen=NOBODY, blank=0),  # room for `redeal`
)
