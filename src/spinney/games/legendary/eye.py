"""What a learner sees of Legendary Forests.

No place or turn is written down, since a planet means the same however it lies: zones are told by their runes,
half-runes and trees and by how many tiles to come would fit there, empty places by the colours they want [11, 15 to
17]. A seat sees its own planet closely, and of the others what they score and which trees they need [20, 28 to 30].
"""

from __future__ import annotations

from spinney.engine import contract
from spinney.engine.eye import Eye
from spinney.engine.header import asked, places_on
from spinney.engine.layout import Row
from spinney.engine.sets import count, lowest
from spinney.games.legendary import phases
from spinney.games.legendary.box import MOST_RUNES, WANTED, WANTS, Box, wanted
from spinney.games.legendary.moves import MOVES
from spinney.games.legendary.planet import (
    ANY_COLOUR,
    ANYTHING,
    SPOT,
    edge_on,
    in_rim,
    opposite,
    rim_index,
    tile_at,
    tile_drawn,
)
from spinney.games.legendary.scoring import first_on_zone, is_closed, zone_points
from spinney.games.legendary.table import (
    COLOURS,
    EDGES,
    GRASS,
    NONE,
    PILE,
    PLANET,
    ROUND,
    SEATS,
    SIDES,
    START_TILE,
    TILES,
    TREES,
    TURNS,
    UNSEEN,
    Table,
)
from spinney.games.legendary.zones import SET, with_any

PHASES = phases.OVER + 1
LIGHT = 8  # light numbers to come: none to seven
RUNES = 10  # full runes of a zone: a larger one is rare
HALVES = 5  # half-runes of a zone: one with more is as far from closed
FITTING = 8  # tiles to come that fit a place: with more there is no need to worry
HOPES = 3  # of closing a zone: none, few tiles, enough of them
FEW = 2
COUNTS = 2  # one of a kind, or several
ENDS = 16  # empty places beside one tile only, that want a colour
LOOSE = 2  # zones without a full rune: with one half-rune, or several
LOOSE_COUNTS = 8
ZONES = 2 * RUNES * HALVES * COLOURS  # with a tree or without
POINTS_MORE = 16
PROSPECTS = POINTS_MORE * FITTING
MOST_POINTS = 47
LEAD = 20
TREES_OWN = 6  # as many as the supply has for each player [7]
TOUCHED = 1 << SIDES
ZONE_BITS = 7  # the number of a zone, and one more
ALL_SIDES = (1 << SIDES) - 1
RUNE, HALF, POINT, TREE = 1, 1 << 8, 1 << 16, 1 << 24  # of a zone that would be made
ITSELF = 0b1000_0100_0010_0001  # each side is of one zone with itself

# Twenty tiles that hang together touch 19 times at least. Of 80 edges, each touch leaves no edge at the rim out of two;
# a place beside two tiles or more takes two edges of the rim.
MOST_HOLES = (SIDES * PLANET - 2 * TURNS) // 2
MARKS = COLOURS * LOOSE + MOST_RUNES  # where zones are marked: behind what is written of them, and there is room

# Who is architect is not told: it is of no advantage [6, 9]. Nor is a placement that waits for the others': whoever has
# chosen decides nothing before it lies on the planet.
EYE = Eye(
    SEATS,
    table={
        "players": SEATS + 1,  # how many play
        "phase": PHASES,  # what is asked
        "token": SEATS,  # who has the construction token, counted from the observer
        "to_plant": SEATS + 1,  # players who are still to be offered a tree, after the one who is asked
        "tile": TILES,  # the tile of this turn
        "left": TURNS + 1,  # turns after this one
        "light": LIGHT,  # light on tiles to come
        "supply": COLOURS * (TREES + 1),  # trees of a colour that are left
        "unplayed": TILES * 2,  # and whether it is one of the few that fit a place of the observer's planet
        "lead": 2 * LEAD + 1,  # points ahead of the best of the others
        "ends": (COLOURS + 1) * ENDS,  # empty places beside one tile, by the colour they want
        "holes": WANTED * COUNTS,  # empty places beside several tiles
        "loose": COLOURS * LOOSE * LOOSE_COUNTS,  # zones without a full rune, by colour and half-runes
        "zones": ZONES * HOPES * COUNTS,  # with full runes
    },
    seat={
        "asked": 1,  # whether it is
        "points": MOST_POINTS + 1,  # so far
        "planted": RUNES * HALVES * COUNTS,  # zones with trees
        "trees": COLOURS * (TREES_OWN + 1),  # planted, by colour
        "bare": COLOURS * RUNES * 2,  # of others: the largest zone without a tree, open or closed
    },
    move={
        "place": TILES * TOUCHED,  # a tile, and which of its edges, as printed, touch others
        "zone": ZONES,  # the best zone that it would belong to, as it would be then
        "second": ZONES,  # the second best
        "prospects": PROSPECTS,  # points at once, and how many tiles would fit beside it
        "return": 1,  # the tile goes back into the box
        "plant": ZONES * HOPES,  # a tree on a zone of this kind, and whether it can be closed
        "tightest": FITTING * HALVES,  # tiles that fit the zone's tightest place, and its half-runes
        "supply": COLOURS * (TREES + 1),  # trees of the colour before one is taken
    },
    # Each full rune is of one zone, each tree on one.
    table_on=(8 + COLOURS + PILE) + (COLOURS + 1 + MOST_HOLES) + (COLOURS * LOOSE + MOST_RUNES) + COLOURS * TREES,
    seat_on=2 + 2 * COLOURS,
    move_on=4,
)

PLAYERS = EYE.of_table("players")
PHASE = EYE.of_table("phase")
TOKEN = EYE.of_table("token")
TO_PLANT = EYE.of_table("to_plant")
TILE = EYE.of_table("tile")
LEFT = EYE.of_table("left")
LIGHT_LEFT = EYE.of_table("light")
SUPPLY = EYE.of_table("supply")
UNPLAYED = EYE.of_table("unplayed")
LEADING = EYE.of_table("lead")
OWN_ENDS = EYE.of_table("ends")
OWN_HOLES = EYE.of_table("holes")
OWN_LOOSE = EYE.of_table("loose")
OWN_ZONES = EYE.of_table("zones")

FIRST_SEAT = EYE.first_seat
SEAT_SIZE = EYE.seat_size
ASKED = EYE.of_seat("asked")
POINTS = EYE.of_seat("points")
PLANTED = EYE.of_seat("planted")
TREES_PLANTED = EYE.of_seat("trees")
BARE = EYE.of_seat("bare")

PLACING = EYE.of_move("place")
ZONE_MADE = EYE.of_move("zone")
SECOND_MADE = EYE.of_move("second")
PROSPECT = EYE.of_move("prospects")
RETURNING = EYE.of_move("return")
PLANTING = EYE.of_move("plant")
TIGHTEST = EYE.of_move("tightest")
SUPPLY_LEFT = EYE.of_move("supply")

is_place, place_column, place_row, place_turn = (
    MOVES.tester("place"),
    MOVES.reader("place", "column"),
    MOVES.reader("place", "row"),
    MOVES.reader("place", "turn"),
)
is_plant, plant_tile, plant_edge = (
    MOVES.tester("plant"),
    MOVES.reader("plant", "tile"),
    MOVES.reader("plant", "edge"),
)


def observe(box: Box, view: Table, seat: int, out: Row) -> int:
    tiles = unplayed(view)
    usable = tiles
    if view.phase == phases.PLACE:
        usable |= 1 << tile_drawn(view)  # it may still go where a zone needs it
    needed = mark_zones(box, view, seat, usable, out)
    n = observe_zones(box, view, seat, out)
    n = observe_places(box, view, seat, out, n)
    n = observe_unplayed(box, tiles, needed, out, n)
    n = observe_course(view, seat, out, n)
    own = 0
    best = 0
    for other in range(view.players):
        points = contract.standing(box, view, other)
        first = FIRST_SEAT + places_on(view, seat, other) * SEAT_SIZE
        if other == seat:
            own = points
        else:
            best = max(best, points)
            n = observe_bare(box, view, other, first, out, n)
        n = observe_seat(box, view, other, first, points, out, n)
    out[n] = LEADING + LEAD + min(max(own - best, -LEAD), LEAD)
    return n + 1


def observe_course(view: Table, seat: int, out: Row, n: int) -> int:
    out[n] = PLAYERS + view.players
    out[n + 1] = PHASE + view.phase
    out[n + 2] = TOKEN + places_on(view, seat, view.token)
    out[n + 3] = TO_PLANT + view.to_plant
    out[n + 4] = TILE + tile_drawn(view)
    out[n + 5] = LEFT + view.undrawn - UNSEEN
    n += 6
    for colour in range(COLOURS):
        out[n] = SUPPLY + colour * (TREES + 1) + view.supply[colour]
        n += 1
    return n


def tally(out: Row, begin: int, n: int, first: int, most: int) -> int:
    """Counts one more of a kind, whose features are `first` for one of them and so on; begun at `begin`."""
    for at in range(begin, n):
        if first <= out[at] < first + most:
            out[at] = min(out[at] + 1, first + most - 1)
            return n
    out[n] = first
    return n + 1


# The tiles to come.


def unplayed(view: Table) -> int:
    """The tiles that are in the pile or were put back unseen: a bit for each."""
    tiles = (1 << TILES) - (1 << (START_TILE + 1))
    for i in range(view.undrawn, PILE):
        tiles -= 1 << view.pile[i]
    return tiles


def observe_unplayed(box: Box, tiles: int, needed: int, out: Row, n: int) -> int:
    light = 0
    for tile in range(START_TILE + 1, TILES):  # without a branch: whether a tile was drawn cannot be foreseen
        there = (tiles >> tile) & 1
        out[n] = UNPLAYED + tile * 2 + ((needed >> tile) & 1)
        n += there
        light += there * box.light[tile]
    out[n] = LIGHT_LEFT + min(light, LIGHT - 1)
    return n + 1


def few_of(tiles: int) -> int:
    """How many tiles these are, or `FITTING` - 1 if they are more."""
    return min(count(tiles), FITTING - 1)


# Empty places.


def observe_places(box: Box, view: Table, seat: int, out: Row, n: int) -> int:
    """The places beside a planet, by what they want: those beside one tile, and those beside several."""
    ends = n
    for colour in range(COLOURS + 1):
        out[n] = OWN_ENDS + colour * ENDS
        n += 1
    begin = n
    for i in range(view.rim_size[seat]):
        wants = box.least[wanted(view.rim[seat][i])]
        if wants < WANTS:
            at = ends + wants - 1
            out[at] = min(out[at] + 1, OWN_ENDS + wants * ENDS - 1)
        else:
            n = tally(out, begin, n, OWN_HOLES + wants * COUNTS, COUNTS)
    return n


def spot_at(view: Table, seat: int, place: int) -> int:
    """The spot of an empty place, whether it lies beside the planet or not."""
    at = rim_index(view, seat, place)
    if in_rim(view, seat, place, at):
        spot: int = view.rim[seat][at]
        return spot
    return place << SPOT | ANYTHING


def is_touched(spot: int, side: int) -> bool:
    """Whether a tile lies on a side of a spot."""
    return (spot >> (SIDES * side)) & ANY_COLOUR != ANY_COLOUR


def narrowed(spot: int, side: int, colour: int) -> int:
    """A spot that wants a colour on a side from now on."""
    others = (ANY_COLOUR << (SIDES * side)) - (1 << (SIDES * side + colour))
    return spot - (spot & others)


# Zones.


def has_tree(view: Table, seat: int, zone: int) -> bool:
    for tree in range(view.tree_count[seat]):
        if view.zone[seat][view.tree[seat][tree]] == zone:
            return True
    return False


def zone_kind(tree: bool, runes: int, halves: int, colour: int) -> int:
    """What counts of a zone, as one number: the higher, the better for whoever has it."""
    size = (RUNES if tree else 0) + min(runes, RUNES - 1)
    return (size * HALVES + HALVES - 1 - min(halves, HALVES - 1)) * COLOURS + colour


def kind_of_zone(box: Box, view: Table, seat: int, zone: int) -> int:
    tree = has_tree(view, seat, zone)
    return zone_kind(tree, view.runes[seat][zone], view.halves[seat][zone], box.colour[zone])


def tightest_of(box: Box, view: Table, seat: int, zone: int, tiles: int) -> int:
    """Of the places where a zone has half-runes, how many of these tiles fit the one that the fewest fit."""
    fewest = FITTING - 1
    left = view.halves[seat][zone]
    edge = zone  # the first of its edges
    while left > 0:
        if view.zone[seat][edge] == zone:
            tile = edge // SIDES
            place = box.beside[view.place[seat][tile]][(edge + view.turned[seat][tile]) % SIDES]
            at = rim_index(view, seat, place)
            if in_rim(view, seat, place, at):
                fewest = min(fewest, few_of(tiles & box.fitting[wanted(view.rim[seat][at])]))
                left -= 1
        edge += 1
    return fewest


def hope_of(fewest: int) -> int:
    """Whether a zone can be closed: not at all, with few tiles, with enough."""
    if fewest == 0:
        return 0
    return 1 if fewest <= FEW else 2


def mark_zones(box: Box, view: Table, seat: int, tiles: int, out: Row) -> int:
    """Notes the hope of each zone of the observer's planet, and whether it has a tree, behind the zones in `out`.

    Gives those of these tiles that fit a place which few of them fit.
    """
    for zone in range(EDGES):
        out[MARKS + zone] = HOPES - 1
    needed = 0
    for i in range(view.rim_size[seat]):
        fitting = tiles & box.fitting[wanted(view.rim[seat][i])]
        hope = hope_of(few_of(fitting))
        if hope < HOPES - 1:
            needed |= fitting
            met = zones_beside(box, view, seat, view.rim[seat][i])
            for side in range(SIDES):
                if met_on(met, side) != NONE:
                    at = MARKS + met_on(met, side)
                    out[at] = min(out[at], hope)
    for tree in range(view.tree_count[seat]):
        at = MARKS + view.zone[seat][view.tree[seat][tree]]
        out[at] = out[at] % HOPES + HOPES
    return needed


def observe_zones(box: Box, view: Table, seat: int, out: Row) -> int:
    """All zones of the observer's planet, as they are marked; of those without a full rune only how many there are."""
    for kind in range(COLOURS * LOOSE):
        out[kind] = OWN_LOOSE + kind * LOOSE_COUNTS
    n = COLOURS * LOOSE
    runes = view.runes[seat]
    halves = view.halves[seat]
    for first in range(0, EDGES, SET):
        zones = with_any(runes, first)
        loose = with_any(halves, first) & ~zones
        while zones != 0:
            zone = first + lowest(zones)
            kind = zone_kind(out[MARKS + zone] >= HOPES, runes[zone], halves[zone], box.colour[zone])
            kind = kind * HOPES + out[MARKS + zone] % HOPES
            n = tally(out, COLOURS * LOOSE, n, OWN_ZONES + kind * COUNTS, COUNTS)
            zones &= zones - 1
        while loose != 0:
            zone = first + lowest(loose)
            kind = box.colour[zone] * LOOSE + min(halves[zone], LOOSE) - 1
            out[kind] = min(out[kind] + 1, OWN_LOOSE + (kind + 1) * LOOSE_COUNTS - 1)
            loose &= loose - 1
    return n


# Seats.


def observe_seat(box: Box, view: Table, seat: int, first: int, points: int, out: Row, n: int) -> int:
    if asked(view, seat):
        out[n] = first + ASKED
        n += 1
    out[n] = first + POINTS + min(points, MOST_POINTS)
    return observe_trees(box, view, seat, first, out, n + 1)


def observe_trees(box: Box, view: Table, seat: int, first: int, out: Row, n: int) -> int:
    """The trees of a seat by colours, and the zones with trees, of whatever colour."""
    trees = n
    for colour in range(COLOURS):
        out[n] = first + TREES_PLANTED + colour * (TREES_OWN + 1)
        n += 1
    begin = n
    for tree in range(view.tree_count[seat]):
        edge = view.tree[seat][tree]
        colour = box.colour[edge]
        out[trees + colour] = min(out[trees + colour] + 1, first + TREES_PLANTED + colour * (TREES_OWN + 1) + TREES_OWN)
        if first_on_zone(view, seat, tree):
            zone = view.zone[seat][edge]
            kind = min(view.runes[seat][zone], RUNES - 1) * HALVES + min(view.halves[seat][zone], HALVES - 1)
            n = tally(out, begin, n, first + PLANTED + kind * COUNTS, COUNTS)
    return n


def observe_bare(box: Box, view: Table, seat: int, first: int, out: Row, n: int) -> int:
    """For each colour the largest zone without a tree: what a tree would get."""
    for colour in range(COLOURS):
        out[n + colour] = first + BARE + colour * RUNES * 2
    runes = view.runes[seat]
    for begin in range(0, EDGES, SET):
        zones = with_any(runes, begin)
        while zones != 0:
            zone = begin + lowest(zones)
            at = n + box.colour[zone]
            size = 2 * min(runes[zone], RUNES - 1) + (1 if is_closed(view, seat, zone) else 0)
            bare = first + BARE + box.colour[zone] * RUNES * 2 + size
            if bare > out[at] and not has_tree(view, seat, zone):
                out[at] = bare
            zones &= zones - 1
    return n + COLOURS


# What a tile would do. The zones that it would meet at a spot are kept in one number, each in a few bits: one more than
# the zone on that side, or 0. Sets of sides have a bit for each.


def zones_beside(box: Box, view: Table, seat: int, spot: int) -> int:
    met = 0
    for side in range(SIDES):
        wants = (spot >> (SIDES * side)) & ANY_COLOUR
        if wants != ANY_COLOUR and wants != 1 << GRASS:
            other = tile_at(view, seat, box.beside[spot >> SPOT][side])
            zone = view.zone[seat][edge_on(other, view.turned[seat][other], opposite(side))]
            met |= (zone + 1) << (ZONE_BITS * side)
    return met


def met_on(met: int, side: int) -> int:
    """The zone that is met on a side, or NONE."""
    return ((met >> (ZONE_BITS * side)) & ((1 << ZONE_BITS) - 1)) - 1


def met_first(met: int, side: int) -> bool:
    """Whether a zone is met on a side, and on no side before it."""
    zone = met_on(met, side)
    for earlier in range(side):
        if met_on(met, earlier) == zone:
            return False
    return zone != NONE


def links(box: Box, tile: int, turn: int, met: int) -> int:
    """For each side, in four bits, the sides that are of one area with it, or meet the same zone."""
    found = ITSELF
    for one in range(SIDES - 1):
        area = box.area[edge_on(tile, turn, one)]
        for other in range(one + 1, SIDES):
            if area != NONE and (
                area == box.area[edge_on(tile, turn, other)]
                or (met_on(met, one) != NONE and met_on(met, one) == met_on(met, other))
            ):
                found |= 1 << (SIDES * one + other) | 1 << (SIDES * other + one)
    return found


def sides_of_zone(linked: int, side: int) -> int:
    """The sides of the tile that would be of one zone with a side. Three steps connect any four."""
    sides = 1 << side
    for _ in range(SIDES - 1):
        for one in range(SIDES):
            if (sides >> one) & 1:
                sides |= (linked >> (SIDES * one)) & ALL_SIDES
    return sides


def met_before(met: int, sides: int, side: int) -> bool:
    """Whether one of these sides before a side meets a zone."""
    for earlier in range(side):
        if (sides >> earlier) & 1 and met_on(met, earlier) != NONE:
            return True
    return False


def zone_made(view: Table, seat: int, met: int, sides: int) -> int:
    """The zone that these sides would be of, as one number of so many RUNE, HALF, POINT and TREE.

    The tile brings a half-rune on each side, and two become a full one where it meets another [16]. The points are
    those that the zones bring now of which it would be made; trees are counted by zones.
    """
    made = 0
    for side in range(SIDES):
        if (sides >> side) & 1:
            zone = met_on(met, side)
            made += HALF if zone == NONE else RUNE - HALF
            if met_first(met, side):
                made += view.runes[seat][zone] * RUNE + view.halves[seat][zone] * HALF
                if has_tree(view, seat, zone):
                    made += zone_points(view, seat, zone) * POINT + TREE
    return made


def points_more(made: int) -> int:
    """What a zone that is made would bring more: never less than none, as zones only grow [28 to 30]."""
    if made < TREE:
        return 0
    runes = made % HALF
    halves = made // HALF % (POINT // HALF)
    return (runes if halves > 0 else 2 * runes) - made // POINT % (TREE // POINT)


def tightest_beside(box: Box, view: Table, seat: int, tile: int, spot: int, turn: int) -> int:
    """Of the empty places beside the tile, how many tiles to come would fit the one that the fewest would fit."""
    tiles = unplayed(view)
    fewest = FITTING - 1
    for side in range(SIDES):
        if not is_touched(spot, side):
            neighbour = spot_at(view, seat, box.beside[spot >> SPOT][side])
            colour = box.colour[edge_on(tile, turn, side)]
            wants = wanted(narrowed(neighbour, opposite(side), colour))
            fewest = min(fewest, few_of(tiles & box.fitting[wants]))
    return fewest


# Moves.


def observe_move(box: Box, view: Table, seat: int, move: int, out: Row) -> int:
    if is_place(move):
        return observe_place(box, view, seat, place_column(move) * ROUND + place_row(move), place_turn(move), out)
    if is_plant(move):
        return observe_plant(box, view, seat, plant_tile(move) * SIDES + plant_edge(move), out)
    out[0] = RETURNING
    return 1


def observe_place(box: Box, view: Table, seat: int, place: int, turn: int, out: Row) -> int:
    tile = tile_drawn(view)
    spot = spot_at(view, seat, place)
    touched = 0
    for side in range(SIDES):
        touched |= (1 if is_touched(spot, side) else 0) << (edge_on(tile, turn, side) % SIDES)
    out[0] = PLACING + tile * TOUCHED + touched
    out[1] = PROSPECT + tightest_beside(box, view, seat, tile, spot, turn)
    return observe_zones_made(box, view, seat, tile, turn, zones_beside(box, view, seat, spot), out)


def observe_zones_made(box: Box, view: Table, seat: int, tile: int, turn: int, met: int, out: Row) -> int:
    """The points that the tile would bring, and the best two of the zones that it would join; a third is rare."""
    linked = links(box, tile, turn, met)
    points = 0
    best = NONE
    second = NONE
    for side in range(SIDES):
        if met_on(met, side) != NONE:
            sides = sides_of_zone(linked, side)
            if not met_before(met, sides, side):
                made = zone_made(view, seat, met, sides)
                points += points_more(made)
                colour = box.colour[edge_on(tile, turn, side)]
                kind = zone_kind(made >= TREE, made % HALF, made // HALF % (POINT // HALF), colour)
                second = max(second, min(best, kind))
                best = max(best, kind)
    out[1] += min(points, POINTS_MORE - 1) * FITTING
    n = 2
    if best != NONE:
        out[n] = ZONE_MADE + best
        n += 1
    if second != NONE:
        out[n] = SECOND_MADE + second
        n += 1
    return n


def observe_plant(box: Box, view: Table, seat: int, zone: int, out: Row) -> int:
    fewest = tightest_of(box, view, seat, zone, unplayed(view))
    colour = box.colour[zone]
    out[0] = PLANTING + kind_of_zone(box, view, seat, zone) * HOPES + hope_of(fewest)
    out[1] = TIGHTEST + fewest * HALVES + min(view.halves[seat][zone], HALVES - 1)
    out[2] = SUPPLY_LEFT + colour * (TREES + 1) + view.supply[colour]
    return 3
