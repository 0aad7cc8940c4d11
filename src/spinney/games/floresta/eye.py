"""What a learner sees of Floresta.

Boards lie open, space by space and path by path, and so does all in front of the players; of other hands only what was
taken from the row is known. A tree to be planted is seen with what it means for the points of its side [44 to 53].
"""

from __future__ import annotations

from spinney.engine.eye import Eye
from spinney.engine.header import places_on
from spinney.engine.layout import Row
from spinney.engine.pending import SEAT, STEP, top
from spinney.engine.sets import count
from spinney.games.floresta import phases, steps
from spinney.games.floresta.bonus_trees import conditions_met
from spinney.games.floresta.box import (
    CAMPING_SET,
    CHAIN,
    ENDS,
    HOP_CHAIN,
    LYNX_RANK,
    MAJORITIES,
    MOST_AXES,
    MOST_TREES,
    STANDING_AND_FELLED,
    TOWER_ICON,
    TREE_RANK,
    UNPLACED_LYNX,
    ZONES_HELD,
    Box,
)
from spinney.games.floresta.cards import axes_for_space, axes_for_tower, matching_spaces
from spinney.games.floresta.ending import supply_ran_out
from spinney.games.floresta.fire import beside_fire
from spinney.games.floresta.moves import MOST_LYNX, MOVES
from spinney.games.floresta.placing import legal_spaces, occupied
from spinney.games.floresta.planting import move_target, standing_before
from spinney.games.floresta.scoring import (
    RANKS,
    first_chain,
    ranked,
    score_axes,
    score_camping,
    score_tower,
    score_vp,
    side_points,
    zones_held,
)
from spinney.games.floresta.table import (
    BOARDS,
    BREAKS,
    CAMPING,
    CAMPING_SETS,
    CARDS,
    CONDITIONS,
    DECK,
    DOUBLES,
    FELLED_TREES,
    HAND,
    KINDS,
    LYNX,
    MOST_PATHS,
    NONE,
    ON_TOWER,
    PATHS,
    PIECES,
    ROW,
    SEATS,
    SIDES,
    SPACES,
    TOWER_BOARDS,
    TOWERS,
    VALUES,
    ZONES,
    Table,
)

PHASES = phases.OVER + 1
STEPS = steps.MOVE + 1
RULINGS = CAMPING_SETS - FELLED_TREES + 1
MOST_MARKERS = 3  # that go at a time
ICONS = 3  # for lynx in a zone
MOST_TOKENS = 10  # axes or lynx in front; more are as good
MOST_CAMPING = 6  # of a kind
MOST_COMPARED = 12  # trees or lynx, as a side ranks them
MOST_LOST = 12  # points, to the next penalty
MOST_VP = 45
LEAST_POINTS, MOST_POINTS = -16, 175  # in pairs, as those of a side
LEAST_OF_SIDE, MOST_OF_SIDE = -8, 31
LEAD = 40
PLACES = TOWER_ICON + 2  # where a card is played: a board, a tower, or thrown away
THROWN_AWAY = TOWER_ICON + 1
PROSPECTS = 8  # what a tree means for its side, as that side counts
AT_HEAD = 3  # the prospect of a player who draws level with the best
MOST_FITTING = 15
ENDS_OF_PATH = 2
# What is on a space: nothing, and the observer may put a tree there, or only others may, to whom arrows have led; a
# neutral tree; or one of a player, counted from the observer. 0 is told of none.
OPEN, CLOSED, NEUTRAL, OF_PLAYER = 1, 2, 3, 4
STATES = OF_PLAYER + SEATS
EVERYWHERE = (1 << SPACES) - 1

EYE = Eye(
    SEATS,
    table={
        "players": SEATS + 1,  # how many play
        "rulings": RULINGS,  # each of the options
        "phase": PHASES,  # what is asked
        "turn": SEATS,  # whose turn or truck it is, counted from the observer
        "first": SEATS,  # who began, counted from the observer
        "last": 1,  # somebody's supply ran out: this is the last round
        "counted": 1,  # zones are settled: trees move
        "lead": 2 * LEAD + 1,  # ahead of the best of the others
        "pending": STEPS,  # the step that is carried out
        "pending_space": SIDES * SPACES,  # where
        "markers_to_go": MOST_MARKERS + 1,  # fire markers still to be moved
        "quenched": SIDES * PATHS,  # markers that went just now
        "reserved": CONDITIONS + 1,  # trees that may be planted now
        "deck": DECK + 1,  # cards left
        "lynx_left": LYNX + 1,  # tokens in the supply
        "doubles_left": DOUBLES + 1,  # likewise
        "breaks_left": BREAKS + 1,  # likewise
        "camping_left": KINDS * (CAMPING + 1),  # likewise, by kind
        "row": CARDS,  # open cards
        "played": CARDS,  # cards played in this round
        "discarded": CARDS,  # cards on discard piles
        "cells": SIDES * BOARDS,  # which landscape lies where
        "corners": TOWERS * TOWER_BOARDS,  # which tower side lies where
        "spaces": SIDES
        * SPACES
        * STATES,  # free for the observer, free for others only, a neutral tree, a tree of a seat
        "doubled": SIDES * SPACES,  # spaces that count double
        "felled": SIDES * SPACES,  # spaces whose tree fell
        "fire": SIDES * PATHS,  # paths with fire
        "breaks": SIDES * PATHS,  # paths with a firebreak
        "markers": SIDES * (MOST_PATHS + 1),  # fire markers on a landscape
        "threats": SIDES * (ROW + 1),  # fire icons in the row for the cell of this side
        "zone_lynx": SIDES * ZONES * (ICONS + 1),  # lynxes in a zone
    },
    seat={
        "waits": 1,  # its turn of this round is still to come, or just begins
        "hand": CARDS,  # of others the cards that all have seen
        "hidden": HAND + 1,  # cards in hand that are not known
        "compared": SIDES * (MOST_COMPARED + 1),  # trees or lynx, where they are ranked
        "side_points": SIDES * ((MOST_OF_SIDE - LEAST_OF_SIDE) // 2 + 1),  # if there are any
        "points": (MOST_POINTS - LEAST_POINTS) // 2 + 1,  # so far
        "loss": MOST_LOST + 1,  # points lost by fire
        "vp": MOST_VP + 1,  # point tokens
        "axes": MOST_TOKENS + 1,  # tokens
        "lynx": MOST_TOKENS + 1,  # tokens
        "camping": KINDS * (MOST_CAMPING + 1),  # tokens, by kind
        "supply": MOST_TREES + 1,  # trees left
        "reserve": CONDITIONS + 1,  # trees put aside, by condition
        "tower": TOWERS * (PIECES + 1),  # pieces of towers built
        "reach": BOARDS,  # landscapes the truck can go to
        "truck": ON_TOWER + 1,  # where it stands
        "shown": VALUES,  # values on the observer's discard pile
        "used": CONDITIONS,  # conditions already used
        "met": CONDITIONS,  # conditions met
    },
    move={
        "phase": PHASES,  # what is asked
        "play": CARDS * PLACES,  # a card, and where
        "cost": 2 * (MOST_AXES + 1),  # in axes; and whether the observer's discards do not show this value yet
        "tree": SIDES * SPACES,  # a tree on a space
        "prospect": len(ENDS) * PROSPECTS * 2,  # by how the side scores; and whether it burns there
        "condition": CONDITIONS,  # the condition it is for
        "build": TOWERS * PIECES,  # a piece of a tower
        "take": CARDS,  # this card
        "new_value": 2,  # whether the value is new on the observer's discard pile
        "fits": MOST_FITTING + 1,  # own spaces on which a card could be used now
        "lay": MOST_LYNX,  # lynxes laid
        "zone": SIDES * ZONES,  # into a zone
        "fell": (SPACES + 1) * 2,  # own trees that fall; and whether others fall
        "block": SIDES * PATHS,  # a firebreak on a path
        "quench": SIDES * PATHS,  # the fire on a path
        "relief": (ENDS_OF_PATH + 1) * (ENDS_OF_PATH + 1),  # own trees, and those of others
        "there": MOST_PATHS + 1,  # markers at this location
        "transplant": SIDES * SPACES,  # a tree to a space
        "to_side": SIDES,  # to a landscape
        "reserve": CONDITIONS,  # a tree is put aside for a condition
        "accept": 1,  # yes
        "decline": PHASES,  # no, to what is asked
    },
    # Every card lies in one place, and so do markers and breaks. A space has one state, and may be felled; a few are
    # doubled.
    table_on=7
    + RULINGS
    + (STEPS + 3 + MOST_MARKERS)
    + (4 + KINDS)
    + CARDS
    + TOWER_BOARDS
    + BOARDS * (3 + ZONES + 2 * SPACES + MOST_PATHS)
    + DOUBLES,
    seat_on=(1 + HAND + 1) + (2 * BOARDS + 2) + (5 + KINDS) + (2 + BOARDS) + (VALUES + 2 * CONDITIONS),
    move_on=4,
)

PLAYERS = EYE.of_table("players")
RULED = EYE.of_table("rulings")
PHASE = EYE.of_table("phase")
TURN = EYE.of_table("turn")
FIRST_PLAYER = EYE.of_table("first")
LAST_ROUND = EYE.of_table("last")
ZONES_COUNTED = EYE.of_table("counted")
AHEAD = EYE.of_table("lead")
PENDING = EYE.of_table("pending")
PENDING_SPACE = EYE.of_table("pending_space")
MARKERS_TO_GO = EYE.of_table("markers_to_go")
QUENCHED = EYE.of_table("quenched")
RESERVED = EYE.of_table("reserved")
IN_DECK = EYE.of_table("deck")
LYNX_LEFT = EYE.of_table("lynx_left")
DOUBLES_LEFT = EYE.of_table("doubles_left")
BREAKS_LEFT = EYE.of_table("breaks_left")
CAMPING_LEFT = EYE.of_table("camping_left")
IN_ROW = EYE.of_table("row")
PLAYED = EYE.of_table("played")
DISCARDED = EYE.of_table("discarded")
ON_CELL = EYE.of_table("cells")
ON_CORNER = EYE.of_table("corners")
ON_SPACE = EYE.of_table("spaces")
DOUBLED = EYE.of_table("doubled")
FELLED = EYE.of_table("felled")
FIRE = EYE.of_table("fire")
BROKEN = EYE.of_table("breaks")
MARKERS = EYE.of_table("markers")
THREATS = EYE.of_table("threats")
ZONE_LYNX = EYE.of_table("zone_lynx")

FIRST_SEAT = EYE.first_seat
SEAT_SIZE = EYE.seat_size
WAITS = EYE.of_seat("waits")
IN_HAND = EYE.of_seat("hand")
HIDDEN = EYE.of_seat("hidden")
COMPARED = EYE.of_seat("compared")
SIDE_POINTS = EYE.of_seat("side_points")
POINTS = EYE.of_seat("points")
LOSS = EYE.of_seat("loss")
VP = EYE.of_seat("vp")
AXES = EYE.of_seat("axes")
OWN_LYNX = EYE.of_seat("lynx")
OWN_CAMPING = EYE.of_seat("camping")
SUPPLY = EYE.of_seat("supply")
RESERVE = EYE.of_seat("reserve")
TOWER = EYE.of_seat("tower")
REACH = EYE.of_seat("reach")
TRUCK = EYE.of_seat("truck")
SHOWN = EYE.of_seat("shown")
USED = EYE.of_seat("used")
MET = EYE.of_seat("met")

MOVE_PHASE = EYE.of_move("phase")
PLAYING = EYE.of_move("play")
COST = EYE.of_move("cost")
TREE = EYE.of_move("tree")
PROSPECT = EYE.of_move("prospect")
CONDITION = EYE.of_move("condition")
BUILDING = EYE.of_move("build")
TAKING = EYE.of_move("take")
NEW_VALUE = EYE.of_move("new_value")
FITS = EYE.of_move("fits")
LAYING = EYE.of_move("lay")
IN_ZONE = EYE.of_move("zone")
FELLING = EYE.of_move("fell")
BLOCKING = EYE.of_move("block")
QUENCHING = EYE.of_move("quench")
RELIEF = EYE.of_move("relief")
THERE = EYE.of_move("there")
TRANSPLANTING = EYE.of_move("transplant")
TO_SIDE = EYE.of_move("to_side")
RESERVING = EYE.of_move("reserve")
ACCEPTING = EYE.of_move("accept")
DECLINING = EYE.of_move("decline")

is_plant, plant_hand, plant_space = (
    MOVES.tester("plant"),
    MOVES.reader("plant", "hand"),
    MOVES.reader("plant", "space"),
)
is_build, build_hand, build_tower = (
    MOVES.tester("build"),
    MOVES.reader("build", "hand"),
    MOVES.reader("build", "tower"),
)
is_throw, throw_hand = MOVES.tester("throw"), MOVES.reader("throw", "hand")
is_lay, lay_lynx = MOVES.tester("lay"), MOVES.reader("lay", "lynx")
is_fell = MOVES.tester("fell")
is_block, block_path = MOVES.tester("block"), MOVES.reader("block", "path")
is_quench, quench_path = MOVES.tester("quench"), MOVES.reader("quench", "path")
is_accept = MOVES.tester("accept")
is_transplant, transplant_space = MOVES.tester("transplant"), MOVES.reader("transplant", "space")
is_replant, replant_space = MOVES.tester("replant"), MOVES.reader("replant", "space")
is_bonus, bonus_condition, bonus_space = (
    MOVES.tester("bonus"),
    MOVES.reader("bonus", "condition"),
    MOVES.reader("bonus", "space"),
)
is_reserve, reserve_condition = MOVES.tester("reserve"), MOVES.reader("reserve", "condition")
is_grow, grow_space = MOVES.tester("grow"), MOVES.reader("grow", "space")
is_take, take_place = MOVES.tester("take"), MOVES.reader("take", "place")
is_move, move_space = MOVES.tester("move"), MOVES.reader("move", "space")


def observe(box: Box, view: Table, seat: int, out: Row) -> int:
    n = begin_seats(box, view, out)
    n = observe_course(view, seat, out, n)
    n = observe_pending(view, out, n)
    n = observe_supplies(view, out, n)
    n = observe_cards(view, out, n)
    for board in range(TOWER_BOARDS):
        out[n] = ON_CORNER + view.tower[board] * TOWER_BOARDS + view.corner[board]
        n += 1
    for board in range(BOARDS):
        n = observe_board(box, view, seat, board, out, n)
    waiting = seats_waiting(view)
    for other in range(view.players):
        first = first_of(view, seat, other)
        if waiting >> other & 1:
            out[n] = first + WAITS
            n += 1
        n = observe_seat(view, other, first, out, n)
    return settle_seats(view, seat, out, n)


def first_of(view: Table, seat: int, other: int) -> int:
    """The first feature of another, for a seat."""
    return FIRST_SEAT + places_on(view, seat, other) * SEAT_SIZE


def list_bits(first: int, bits: int, out: Row, n: int) -> int:
    """Writes `first` + i for each bit i. Without a branch: which bits are set cannot be foreseen."""
    while bits != 0:
        out[n] = first
        n += bits & 1
        bits >>= 1
        first += 1
    return n


# Points and losses of the seats are added up in the first places of `out`, board by board, and written at the end.


def begin_seats(box: Box, view: Table, out: Row) -> int:
    """All points but those of the boards."""
    for seat in range(view.players):
        goods = score_tower(box, view, seat) + score_camping(box, view, seat)
        out[2 * seat] = goods + score_vp(box, view, seat) + score_axes(box, view, seat)
        out[2 * seat + 1] = 0
    return 2 * view.players


def settle_seats(view: Table, seat: int, out: Row, n: int) -> int:
    own = out[2 * seat]
    best = -MOST_POINTS
    for other in range(view.players):
        first = first_of(view, seat, other)
        points = out[2 * other]
        if other != seat:
            best = max(best, points)
        out[2 * other] = first + POINTS + (min(max(points, LEAST_POINTS), MOST_POINTS) - LEAST_POINTS) // 2
        out[2 * other + 1] = first + LOSS + min(out[2 * other + 1], MOST_LOST)
    out[n] = AHEAD + LEAD + min(max(own - best, -LEAD), LEAD)
    return n + 1


# What is going on.


def observe_course(view: Table, seat: int, out: Row, n: int) -> int:
    out[n] = PLAYERS + view.players
    out[n + 1] = PHASE + view.phase
    out[n + 2] = TURN + places_on(view, seat, view.turn)
    out[n + 3] = FIRST_PLAYER + places_on(view, seat, view.first)
    n += 4
    for ruling in range(RULINGS):
        if view.options[FELLED_TREES + ruling] == 1:
            out[n] = RULED + ruling
            n += 1
    if supply_ran_out(view):
        out[n] = LAST_ROUND
        n += 1
    if view.counted == 1:
        out[n] = ZONES_COUNTED
        n += 1
    return n


def observe_pending(view: Table, out: Row, n: int) -> int:
    """Steps to come, and what the one on top says."""
    pending = 0
    for place in range(view.depth):
        pending |= 1 << view.steps[place][STEP]
    n = list_bits(PENDING, pending, out, n)
    if view.depth > 0:
        phase = view.phase
        if phases.LAY <= phase <= phases.REPLANT or phase == phases.MOVE:
            out[n] = PENDING_SPACE + top(view)[steps.SPACE]
            n += 1
        if phase == phases.BONUS or phase == phases.RESERVED:
            out[n] = RESERVED + min(top(view)[steps.LEFT], CONDITIONS)
            n += 1
        if phase == phases.FIGHT or phase == phases.TRUCK or phase == phases.TRUCK_ON:
            n = observe_quenched(view, out, n)
    return n


def observe_quenched(view: Table, out: Row, n: int) -> int:
    """Markers that went already: others must be connected to them [16]."""
    row = top(view)
    out[n] = MARKERS_TO_GO + min(row[steps.LEFT], MOST_MARKERS)
    n += 1
    if row[steps.FIRST] != NONE:
        out[n] = QUENCHED + row[steps.FIRST]
        n += 1
    if row[steps.SECOND] != NONE:
        out[n] = QUENCHED + row[steps.SECOND]
        n += 1
    return n


def observe_supplies(view: Table, out: Row, n: int) -> int:
    out[n] = IN_DECK + view.deck_size
    out[n + 1] = LYNX_LEFT + view.lynx_left
    out[n + 2] = DOUBLES_LEFT + view.doubles_left
    out[n + 3] = BREAKS_LEFT + view.breaks_left
    n += 4
    for kind in range(KINDS):
        out[n] = CAMPING_LEFT + kind * (CAMPING + 1) + view.camping_left[kind]
        n += 1
    return n


def observe_cards(view: Table, out: Row, n: int) -> int:
    """The cards in common; whose discards they are counts only by the values that are shown."""
    for place in range(view.row_size):
        out[n] = IN_ROW + view.row[place]
        n += 1
    if view.card != NONE:
        out[n] = PLAYED + view.card
        n += 1
    for card in range(CARDS):  # each is written, and counted if it lies there: no branch either
        out[n] = DISCARDED + card
        n += 1 if view.discarded[card] != NONE else 0
    return n


# The forests.


def observe_board(box: Box, view: Table, seat: int, board: int, out: Row, n: int) -> int:
    side = view.side[board]
    n = observe_spaces(box, view, seat, board, out, n)
    n = observe_fire(box, view, board, out, n)
    n = observe_zones(box, view, side, out, n)
    if box.end[side] == LYNX_RANK or box.end[side] == TREE_RANK:
        n = observe_ranks(box, view, seat, side, out, n)
    hot = beside_fire(box, view, side, EVERYWHERE)
    for other in range(view.players):
        first = first_of(view, seat, other)
        if may_score(box, view, other, side):
            n = observe_points(other, side, side_points(box, view, other, side), first, out, n)
        trees = view.trees[other][side] & hot
        out[2 * other + 1] += count(trees) + count(trees & view.doubled[side])
    return n


def observe_points(seat: int, side: int, points: int, first: int, out: Row, n: int) -> int:
    """The points of a seat on a side."""
    if points == 0:
        return n
    out[2 * seat] += points
    bounded = min(max(points, LEAST_OF_SIDE), MOST_OF_SIDE) - LEAST_OF_SIDE
    out[n] = first + SIDE_POINTS + side * ((MOST_OF_SIDE - LEAST_OF_SIDE) // 2 + 1) + bounded // 2
    return n + 1


def observe_ranks(box: Box, view: Table, seat: int, side: int, out: Row, n: int) -> int:
    """What a ranking compares, and its points. All seats at once: each is compared with every other [47, 48]."""
    begin = n
    for other in range(view.players):
        out[n] = ranked(box, view, other, side)
        n += 1
    for other in range(view.players):
        rank = 0
        for third in range(view.players):
            rank += 1 if out[begin + third] > out[begin + other] else 0
        if out[begin + other] > 0 and rank < RANKS:
            n = observe_points(other, side, box.end_points[side][rank], first_of(view, seat, other), out, n)
    for other in range(view.players):
        compared = min(out[begin + other], MOST_COMPARED)
        out[begin + other] = first_of(view, seat, other) + COMPARED + side * (MOST_COMPARED + 1) + compared
    return n


def may_score(box: Box, view: Table, seat: int, side: int) -> bool:
    """Whether it is worth looking for points: a chain and zones take two trees, all but lynx one [44 to 53].

    Ranks have been looked at.
    """
    trees = view.trees[seat][side]
    end = box.end[side]
    if end == LYNX_RANK or end == TREE_RANK:
        return False
    if end == UNPLACED_LYNX or view.counted == 1:
        return True
    if end == CHAIN or end == HOP_CHAIN or end == ZONES_HELD:
        return trees & (trees - 1) != 0
    return trees != 0


def observe_spaces(box: Box, view: Table, seat: int, board: int, out: Row, n: int) -> int:
    """Where a side lies, where trees stand and may stand, and what is special about those that do."""
    side = view.side[board]
    out[n] = ON_CELL + side * BOARDS + view.cell[board]
    n = list_bits(DOUBLED + side * SPACES, view.doubled[side], out, n + 1)
    n = list_bits(FELLED + side * SPACES, view.felled[side], out, n)
    trees = 0
    odd = 0  # trees of every other seat, counted from the observer
    far = 0  # trees of all but the observer and the next
    for other in range(view.players):
        away = places_on(view, seat, other)
        trees |= view.trees[other][side]
        odd |= view.trees[other][side] if away & 1 else 0
        far |= view.trees[other][side] if away & 2 else 0
    neutral = view.neutral[side]
    reached = view.arrived[side] & box.spaces[side] if box.in_order[side] == 1 else box.spaces[side]
    own = legal_spaces(box, view, seat, side, view.lynx[seat])
    closed = reached & ~(trees | neutral | own)
    return list_states(ON_SPACE + side * SPACES * STATES, odd | own | neutral, far | closed | neutral, trees, out, n)


def list_states(first: int, ones: int, twos: int, fours: int, out: Row, n: int) -> int:
    """The states of all spaces of a side, of which three sets hold a bit each."""
    for i in range(SPACES):
        state = (ones >> i & 1) + 2 * (twos >> i & 1) + 4 * (fours >> i & 1)
        out[n] = first + i * STATES + state
        n += 1 if state != 0 else 0
    return n


def observe_fire(box: Box, view: Table, board: int, out: Row, n: int) -> int:
    """Where it burns, and how many cards of the row would kindle fires here [32]."""
    side = view.side[board]
    threats = 0
    for place in range(view.row_size):
        threats += box.ignites[view.row[place]] >> view.cell[board] & 1
    out[n] = THREATS + side * (ROW + 1) + threats
    begin = n + 1
    n = list_bits(FIRE + side * PATHS, view.fire[side], out, begin)
    out[n] = MARKERS + side * (MOST_PATHS + 1) + n - begin
    n += 1
    return list_bits(BROKEN + side * PATHS, view.breaks[side], out, n)


def observe_zones(box: Box, view: Table, side: int, out: Row, n: int) -> int:
    """Lynx on the icons of zones [47]."""
    for zone in range(ZONES):
        if box.zone_slots[side][zone] > 0:
            out[n] = ZONE_LYNX + (side * ZONES + zone) * (ICONS + 1) + view.zone_lynx[side][zone]
            n += 1
    return n


# The players.


def observe_seat(view: Table, seat: int, first: int, out: Row, n: int) -> int:
    n = observe_hand(view, seat, first, out, n)
    n = observe_goods(view, seat, first, out, n)
    n = observe_tower(view, seat, first, out, n)
    n = list_bits(first + SHOWN, view.shown[seat], out, n)
    n = list_bits(first + USED, view.bonus_used[seat], out, n)
    return list_bits(first + MET, conditions_met(view, seat), out, n)


def seats_waiting(view: Table) -> int:
    """The seats whose turn of this round is still to come: a bit for each."""
    waiting = 0
    for place in range(view.depth):
        if view.steps[place][STEP] == steps.TURN:
            waiting |= 1 << view.steps[place][SEAT]
    return waiting


def observe_hand(view: Table, seat: int, first: int, out: Row, n: int) -> int:
    """The cards that are known of a hand."""
    hidden = 0
    for slot in range(view.hand_size[seat]):
        if view.hand[seat][slot] < CARDS:
            out[n] = first + IN_HAND + view.hand[seat][slot]
            n += 1
        else:
            hidden += 1
    if hidden > 0:
        out[n] = first + HIDDEN + hidden
        n += 1
    return n


def observe_goods(view: Table, seat: int, first: int, out: Row, n: int) -> int:
    out[n] = first + VP + min(view.vp[seat], MOST_VP)
    out[n + 1] = first + AXES + min(view.axes[seat], MOST_TOKENS)
    out[n + 2] = first + OWN_LYNX + min(view.lynx[seat], MOST_TOKENS)
    out[n + 3] = first + SUPPLY + view.supply[seat]
    n += 4
    if view.reserve[seat] > 0:
        out[n] = first + RESERVE + view.reserve[seat]
        n += 1
    for kind in range(KINDS):
        tokens = min(view.camping[seat][kind], MOST_CAMPING)
        if tokens > 0:
            out[n] = first + OWN_CAMPING + kind * (MOST_CAMPING + 1) + tokens
            n += 1
    return n


def observe_tower(view: Table, seat: int, first: int, out: Row, n: int) -> int:
    if view.claimed[seat] == NONE:
        return n
    out[n] = first + TOWER + view.claimed[seat] * (PIECES + 1) + view.pieces[seat]
    out[n + 1] = first + TRUCK + view.truck[seat]
    return list_bits(first + REACH, view.reach[seat], out, n + 2)


# Moves.


def observe_move(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    if is_plant(move) or is_build(move) or is_throw(move):
        return observe_action(box, view, seat, move, out)
    if is_replant(move) or is_bonus(move) or is_grow(move) or is_move(move):
        return observe_other_tree(box, view, seat, move, out)
    if is_block(move):
        return observe_path(box, view, seat, block_path(move), BLOCKING, out)
    if is_quench(move):
        return observe_path(box, view, seat, quench_path(move), QUENCHING, out)
    if is_take(move):
        return observe_taken(box, view, seat, view.row[take_place(move)], out)
    return observe_answer(box, view, seat, move, out)


def observe_answer(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    """An answer about a tree that stands already, or about a bonus tree."""
    if is_lay(move):
        space = top(view)[steps.SPACE]
        out[0] = LAYING + lay_lynx(move)
        out[1] = IN_ZONE + space // SPACES * ZONES + max(box.zone[space], 0)
        return 2
    if is_transplant(move):
        out[0] = TRANSPLANTING + transplant_space(move)
        out[1] = TO_SIDE + move_target(box, view, transplant_space(move))
        return 2
    if is_fell(move):
        out[0] = FELLING + falling(box, view, seat, top(view)[steps.SPACE])
    elif is_reserve(move):
        out[0] = RESERVING + reserve_condition(move)
    else:
        out[0] = ACCEPTING if is_accept(move) else DECLINING + view.phase
    return 1


def observe_action(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    """A card for a tree, for a tower piece, or thrown away, and the axes that it costs."""
    if is_throw(move):
        out[0] = PLAYING + view.hand[seat][throw_hand(move)] * PLACES + THROWN_AWAY
        out[1] = COST + new_value(box, view, seat, view.hand[seat][throw_hand(move)])
        return 2
    if is_build(move):
        card = view.hand[seat][build_hand(move)]
        tower = build_tower(move)
        out[0] = PLAYING + card * PLACES + TOWER_ICON
        out[1] = COST + 2 * axes_for_tower(box, card, tower) + new_value(box, view, seat, card)
        out[2] = BUILDING + tower * PIECES + min(view.pieces[seat], PIECES - 1)
        return 3
    card = view.hand[seat][plant_hand(move)]
    space = plant_space(move)
    out[0] = PLAYING + card * PLACES + (space // SPACES >> 1)
    out[1] = COST + 2 * axes_for_space(box, view, seat, card, space) + new_value(box, view, seat, card)
    out[2] = TREE + space
    out[3] = PROSPECT + prospect(box, view, seat, space)
    return 4


def new_value(box: Box, view: Table, seat: int, card: int) -> int:
    """Whether a card shows a value that the observer's discards do not show yet [37]."""
    return 1 - (view.shown[seat] >> box.card_value[card] - 1 & 1)


def observe_other_tree(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    """A tree without a card; the phase says where it comes from."""
    out[0] = MOVE_PHASE + view.phase
    if is_bonus(move):
        space = bonus_space(move)
    elif is_replant(move):
        space = replant_space(move)
    elif is_grow(move):
        space = grow_space(move)
    else:
        space = move_space(move)
    out[1] = TREE + space
    out[2] = PROSPECT + prospect(box, view, seat, space)
    if is_bonus(move):
        out[3] = CONDITION + bonus_condition(move)
        return 4
    return 3


def observe_path(box: Box, view: Table, seat: int, path: int, first: int, out: Row) -> int:
    """A break, or a marker that goes, by whom, and how many lie there."""
    side = path // PATHS
    out[0] = first + path
    out[1] = RELIEF + relief(box, view, seat, path)
    out[2] = THERE + count(view.fire[side])
    out[3] = MOVE_PHASE + view.phase
    return 4


def relief(box: Box, view: Table, seat: int, path: int) -> int:
    """The observer's trees at the ends of a path, and those of others, that no other marker touches."""
    side = path // PATHS
    bit = 1 << path % PATHS
    others = occupied(view, side) & ~view.neutral[side] & ~view.trees[seat][side]
    saved = 0
    for i in range(SPACES):
        around = box.around[side * SPACES + i]
        if around & bit and around & view.fire[side] & ~bit == 0:
            saved += (view.trees[seat][side] >> i & 1) * (ENDS_OF_PATH + 1) + (others >> i & 1)
    return saved


def observe_taken(box: Box, view: Table, seat: int, card: int, out: Row) -> int:
    """A card of the row, and on how many spaces it could be used if it were played now."""
    fitting = 0
    for board in range(BOARDS):
        side = view.side[board]
        spaces = legal_spaces(box, view, seat, side, view.lynx[seat])
        fitting += count(spaces & matching_spaces(box, view, seat, card, side))
    out[0] = TAKING + card
    out[1] = NEW_VALUE + new_value(box, view, seat, card)
    out[2] = FITS + min(fitting, MOST_FITTING)
    return 3


def falling(box: Box, view: Table, seat: int, space: int) -> int:
    """How many own trees would fall, and whether others would [51]."""
    trees = standing_before(box, view, space)
    own = count(trees & view.trees[seat][space // SPACES])
    return 2 * own + (1 if count(trees) > own else 0)


# What a tree on a space means for the points of its side.


def prospect(box: Box, view: Table, seat: int, space: int) -> int:
    side = space // SPACES
    better = min(max(advance(box, view, seat, space), 0), PROSPECTS - 1)
    burns = 1 if box.around[space] & view.fire[side] else 0
    return (box.end[side] * PROSPECTS + better) * 2 + burns


def advance(box: Box, view: Table, seat: int, space: int) -> int:
    """How far a tree gets its player on, in the terms of the side."""
    side = space // SPACES
    end = box.end[side]
    if end == CHAIN or end == HOP_CHAIN:
        bit = 1 << space % SPACES
        return count(first_chain(box, side, view.trees[seat][side] | bit, bit))
    if end == UNPLACED_LYNX:
        return view.lynx[seat] - box.lay[space]
    if end == LYNX_RANK:
        return 0 if in_own_zone(box, view, seat, space) else view.zone_lynx[side][max(box.zone[space], 0)]
    if end == TREE_RANK:
        return AT_HEAD + 1 + ranked(box, view, seat, side) - best_of_others(box, view, seat, side)
    if end == CAMPING_SET:
        return wanted_tokens(box, view, seat, space)
    if end == ZONES_HELD:
        return 0 if in_own_zone(box, view, seat, space) else 1 + zones_held(box, view, seat, side)
    if end == STANDING_AND_FELLED:
        return falling(box, view, seat, space)
    if end == MAJORITIES:
        return lines_led(box, view, seat, space)
    return 0


def in_own_zone(box: Box, view: Table, seat: int, space: int) -> bool:
    """Whether the player has a tree in the zone of a space already."""
    side = space // SPACES
    return view.trees[seat][side] & box.zone_spaces[side][max(box.zone[space], 0)] != 0


def best_of_others(box: Box, view: Table, seat: int, side: int) -> int:
    best = 0
    for other in range(view.players):
        if other != seat:
            best = max(best, ranked(box, view, other, side))
    return best


def wanted_tokens(box: Box, view: Table, seat: int, space: int) -> int:
    """The kinds of camping tokens to be had there of which the player has fewest, so that a set lacks them [49]."""
    fewest = view.camping[seat][0]
    for kind in range(1, KINDS):
        fewest = min(fewest, view.camping[seat][kind])
    wanted = 0
    for kind in range(KINDS):
        if box.tokens[space][kind] > 0 and view.camping[seat][kind] == fewest:
            wanted += 1
    return wanted


def lines_led(box: Box, view: Table, seat: int, space: int) -> int:
    """The rows and columns of a space in which nobody would have more trees [52]."""
    side = space // SPACES
    led = 0
    for line in range(ZONES):
        row = box.row_spaces[side][line]
        if row >> space % SPACES & 1 and would_lead(view, seat, side, row):
            led += 1
        if box.zone[space] == line and would_lead(view, seat, side, box.zone_spaces[side][line]):
            led += 1
    return led


def would_lead(view: Table, seat: int, side: int, spaces: int) -> bool:
    """Whether nobody has more trees on some spaces than the player with one more."""
    own = count(view.trees[seat][side] & spaces) + 1
    for other in range(view.players):
        if other != seat and count(view.trees[other][side] & spaces) > own:
            return False
    return True
