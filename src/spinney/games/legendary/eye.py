"""What a learner sees of Legendary Forests.

No place or turn is written down, since a planet means the same however it lies: zones are told by their runes,
half-runes and trees and by how many tiles to come would fit there, empty places by the colours they want [11, 15 to
17]. A seat sees its own planet closely, and of the others what they score and which trees they need [20, 28 to 30].
"""

from __future__ import annotations

from spinney.engine import contract
from spinney.engine.eye import Eye
from spinney.engine.header import asked
from spinney.engine.layout import Row
from spinney.games.legendary import phases
from spinney.games.legendary.box import Box
from spinney.games.legendary.moves import MOVES
from spinney.games.legendary.planet import (
    ANY_COLOUR,
    ANYTHING,
    SPOT,
    beside,
    edge_on,
    fits,
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
from spinney.games.legendary.turn import INTO_BOX

PHASES = phases.OVER + 1
LIGHT = 8  # light numbers to come: none to seven
RUNES = 10  # full runes of a zone: a larger one is rare
HALVES = 5  # half-runes of a zone: one with more is as far from closed
OPEN = 12  # half-runes of a colour
FITTING = 8  # tiles to come that fit a place: with more there is no need to worry
HOPES = 3  # of closing a zone: none, few tiles, enough of them
FEW = 2
COUNTS = 2  # one of a kind, or several
ENDS = 16  # empty places beside one tile only, that want a colour
WANTS = COLOURS + 2  # what a place wants on a side: anything, or one of four colours
HOLES: int = WANTS**SIDES
ZONES = 2 * RUNES * HALVES * COLOURS  # with a tree or without
POINTS_MORE = 16
TO_COME = 8  # points that a tile to come would bring
PROSPECTS = POINTS_MORE * FITTING
MOST_POINTS = 47
LEAD = 20
TREES_OWN = 6  # as many as the supply has for each player [7]
TOUCHED = 1 << SIDES
ZONE_BITS = 7  # the number of a zone, and one more

# Twenty tiles that hang together touch 19 times at least. Of 80 edges, each touch leaves one zone at most out of two
# edges, and no edge at the rim out of two; a place beside two tiles or more takes two edges of the rim.
MOST_ZONES = SIDES * PLANET - TURNS
MOST_HOLES = (SIDES * PLANET - 2 * TURNS) // 2

# Who is architect is not told: it is of no advantage [6, 9].
EYE = Eye(
    SEATS,
    table={
        "players": SEATS + 1,
        "phase": PHASES,
        "token": SEATS,  # who has the construction token, counted from the own seat
        "to_plant": SEATS + 1,
        "tile": TILES,  # the tile of this turn
        "left": TURNS + 1,  # turns after this one
        "light": LIGHT,
        "supply": COLOURS * (TREES + 1),
        "unplayed": TILES,
        "to_come": TILES * TO_COME,  # an unplayed tile, and the points that it would bring at the best place now
        "lead": 2 * LEAD + 1,
        "chosen": PROSPECTS,  # of the own placement that waits for the others'
        "ends": (COLOURS + 1) * ENDS,
        "holes": HOLES * COUNTS,  # empty places beside several tiles
        "zones": ZONES * HOPES * COUNTS,
    },
    seat={
        "asked": 1,
        "points": MOST_POINTS + 1,
        "planted": RUNES * HALVES * HOPES * COUNTS,  # zones with trees
        "trees": COLOURS * (TREES_OWN + 1),
        "bare": COLOURS * RUNES * 2,  # the largest zone without a tree, open or closed
        "halves": COLOURS * OPEN,
    },
    move={
        "place": TILES * TOUCHED,  # a tile, and which of its edges, as printed, touch others
        "zone": ZONES,  # the best zone that it would belong to, as it would be then
        "second": ZONES,
        "prospects": PROSPECTS,
        "return": 1,
        "plant": ZONES * HOPES,
        "tightest": FITTING * HALVES,
        "supply": COLOURS * (TREES + 1),  # trees of the colour before one is taken
    },
    table_on=9 + COLOURS + 2 * PILE + COLOURS + 1 + MOST_HOLES + MOST_ZONES,
    seat_on=2 + TURNS + 3 * COLOURS,
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
COMING = EYE.of_table("to_come")
LEADING = EYE.of_table("lead")
CHOSEN = EYE.of_table("chosen")
OWN_ENDS = EYE.of_table("ends")
OWN_HOLES = EYE.of_table("holes")
OWN_ZONES = EYE.of_table("zones")

FIRST_SEAT = EYE.first_seat
SEAT_SIZE = EYE.seat_size
ASKED = EYE.of_seat("asked")
POINTS = EYE.of_seat("points")
PLANTED = EYE.of_seat("planted")
TREES_PLANTED = EYE.of_seat("trees")
BARE = EYE.of_seat("bare")
HALVES_LEFT = EYE.of_seat("halves")

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
    out[0] = PLAYERS + view.players
    out[1] = PHASE + view.phase
    out[2] = TOKEN + (view.token - seat + view.players) % view.players
    out[3] = TO_PLANT + view.to_plant
    out[4] = TILE + tile_drawn(view)
    out[5] = LEFT + view.undrawn - UNSEEN
    out[6] = LEADING + LEAD + min(max(lead(box, view, seat), -LEAD), LEAD)
    n = 7
    for colour in range(COLOURS):
        out[n] = SUPPLY + colour * (TREES + 1) + view.supply[colour]
        n += 1
    n = observe_unplayed(box, tiles, out, n)
    n = observe_to_come(box, view, seat, tiles, out, n)
    if view.chosen[seat] != NONE and view.chosen[seat] != INTO_BOX:
        place = view.chosen[seat] // SIDES
        out[n] = CHOSEN + prospects(box, view, seat, place, view.chosen[seat] % SIDES)
        n += 1
    n = observe_rim(view, seat, out, n)
    if view.phase == phases.PLACE:
        tiles |= 1 << tile_drawn(view)  # it may still go where a zone needs it
    n = observe_zones(box, view, seat, tiles, out, n)
    for other in range(view.players):
        first = FIRST_SEAT + (other - seat + view.players) % view.players * SEAT_SIZE
        n = observe_seat(box, view, other, first, out, n)
        n = observe_planted(box, view, other, tiles, first, out, n)
    return n


def lead(box: Box, view: Table, seat: int) -> int:
    """How many points a seat is before the best of the others."""
    best = 0
    for other in range(view.players):
        if other != seat:
            best = max(best, contract.standing(box, view, other))
    return contract.standing(box, view, seat) - best


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


def observe_unplayed(box: Box, tiles: int, out: Row, n: int) -> int:
    light = 0
    for tile in range(TILES):
        if (tiles >> tile) & 1:
            out[n] = UNPLAYED + tile
            n += 1
            light += box.light[tile]
    out[n] = LIGHT_LEFT + min(light, LIGHT - 1)
    return n + 1


def observe_to_come(box: Box, view: Table, seat: int, tiles: int, out: Row, n: int) -> int:
    """What each unplayed tile would bring. Only beside a zone with a tree it can bring points."""
    begin = n
    for tile in range(TILES):
        if (tiles >> tile) & 1:
            out[n] = COMING + tile * TO_COME
            n += 1
    for i in range(view.rim_size[seat]):
        met = zones_beside(view, seat, view.rim[seat][i])
        if meets_tree(view, seat, met):
            at = begin
            for tile in range(TILES):
                if (tiles >> tile) & 1:
                    points = most_points(box, view, seat, tile, view.rim[seat][i], met)
                    out[at] = max(out[at], COMING + tile * TO_COME + min(points, TO_COME - 1))
                    at += 1
    return n


def most_points(box: Box, view: Table, seat: int, tile: int, spot: int, met: int) -> int:
    """The points that a tile would bring at a spot, turned the best way; 0 if it does not fit."""
    most = 0
    for turn in range(SIDES):
        if fits(box.sides[tile][turn], spot):
            most = max(most, points_more(box, view, seat, tile, turn, met))
    return most


def fitting(box: Box, tiles: int, spot: int) -> int:
    """How many of these tiles fit a spot; it is not counted further than `FITTING`."""
    found = 0
    for tile in range(START_TILE + 1, TILES):
        if found < FITTING - 1 and (tiles >> tile) & 1 and fits_turned(box, tile, spot):
            found += 1
    return found


def fits_turned(box: Box, tile: int, spot: int) -> bool:
    for turn in range(SIDES):
        if fits(box.sides[tile][turn], spot):
            return True
    return False


# Empty places.


def observe_rim(view: Table, seat: int, out: Row, n: int) -> int:
    """The places beside a planet, by what they want: those beside one tile, and those beside several."""
    begin = n
    for i in range(view.rim_size[seat]):
        wanted = all_wanted(view.rim[seat][i])
        if wanted < WANTS:
            n = tally(out, begin, n, OWN_ENDS + (wanted - 1) * ENDS, ENDS)
        else:
            n = tally(out, begin, n, OWN_HOLES + wanted * COUNTS, COUNTS)
    return n


def all_wanted(spot: int) -> int:
    """What a spot wants on its sides, as one number, which is the same however the planet is turned."""
    least = HOLES
    for turn in range(SIDES):
        wanted = 0
        for side in range(SIDES):
            wanted = wanted * WANTS + wanted_on(spot, (side + turn) % SIDES)
        least = min(least, wanted)
    return least


def wanted_on(spot: int, side: int) -> int:
    """The colour that a spot wants on a side, and one more; 0 if any will do."""
    wants = (spot >> (SIDES * side)) & ANY_COLOUR
    for colour in range(COLOURS + 1):
        if wants == 1 << colour:
            return colour + 1
    return 0


def spot_at(view: Table, seat: int, place: int) -> int:
    """The spot of an empty place, whether it lies beside the planet or not."""
    at = rim_index(view, seat, place)
    if in_rim(view, seat, place, at):
        spot: int = view.rim[seat][at]
        return spot
    return place << SPOT | ANYTHING


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
    for edge in range(EDGES):
        if view.zone[seat][edge] == zone:
            tile = edge // SIDES
            place = beside(view.place[seat][tile], (edge + view.turned[seat][tile]) % SIDES)
            at = rim_index(view, seat, place)
            if in_rim(view, seat, place, at):
                fewest = min(fewest, fitting(box, tiles, view.rim[seat][at]))
    return fewest


def hope_of(fewest: int) -> int:
    """Whether a zone can be closed: not at all, with few tiles, with enough."""
    if fewest == 0:
        return 0
    return 1 if fewest <= FEW else 2


def observe_zones(box: Box, view: Table, seat: int, tiles: int, out: Row, n: int) -> int:
    """All zones of the own planet."""
    begin = n
    for zone in range(EDGES):
        if view.zone[seat][zone] == zone:
            hope = hope_of(tightest_of(box, view, seat, zone, tiles))
            kind = kind_of_zone(box, view, seat, zone) * HOPES + hope
            n = tally(out, begin, n, OWN_ZONES + kind * COUNTS, COUNTS)
    return n


# Seats.


def observe_seat(box: Box, view: Table, seat: int, first: int, out: Row, n: int) -> int:
    if asked(view, seat):
        out[n] = first + ASKED
        n += 1
    out[n] = first + POINTS + min(contract.standing(box, view, seat), MOST_POINTS)
    n += 1
    for colour in range(COLOURS):
        trees = 0
        for tree in range(view.tree_count[seat]):
            if box.colour[view.tree[seat][tree]] == colour:
                trees += 1
        out[n] = first + TREES_PLANTED + colour * (TREES_OWN + 1) + min(trees, TREES_OWN)
        out[n + 1] = first + BARE + colour * RUNES * 2 + largest_bare(box, view, seat, colour)
        out[n + 2] = first + HALVES_LEFT + colour * OPEN + halves_left(box, view, seat, colour)
        n += 3
    return n


def observe_planted(box: Box, view: Table, seat: int, tiles: int, first: int, out: Row, n: int) -> int:
    """The zones with trees, of whatever colour."""
    begin = n
    for tree in range(view.tree_count[seat]):
        if first_on_zone(view, seat, tree):
            zone = view.zone[seat][view.tree[seat][tree]]
            kind = min(view.runes[seat][zone], RUNES - 1) * HALVES + min(view.halves[seat][zone], HALVES - 1)
            hope = hope_of(tightest_of(box, view, seat, zone, tiles))
            n = tally(out, begin, n, first + PLANTED + (kind * HOPES + hope) * COUNTS, COUNTS)
    return n


def largest_bare(box: Box, view: Table, seat: int, colour: int) -> int:
    """The full runes of the largest zone without a tree, twice, and one more if it is closed: what a tree would get."""
    largest = 0
    for zone in range(EDGES):
        if view.zone[seat][zone] == zone and box.colour[zone] == colour and not has_tree(view, seat, zone):
            size = 2 * min(view.runes[seat][zone], RUNES - 1) + (1 if is_closed(view, seat, zone) else 0)
            largest = max(largest, size)
    return largest


def halves_left(box: Box, view: Table, seat: int, colour: int) -> int:
    """All half-runes of a colour."""
    halves = 0
    for zone in range(EDGES):
        if view.zone[seat][zone] == zone and box.colour[zone] == colour:
            halves += view.halves[seat][zone]
    return min(halves, OPEN - 1)


# What a tile would do. The zones that it would meet at a spot are kept in one number, each in a few bits: one more than
# the zone on that side, or 0.


def zones_beside(view: Table, seat: int, spot: int) -> int:
    met = 0
    for side in range(SIDES):
        wanted = wanted_on(spot, side)
        if wanted != 0 and wanted != GRASS + 1:
            other = tile_at(view, seat, beside(spot >> SPOT, side))
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


def meets_tree(view: Table, seat: int, met: int) -> bool:
    for side in range(SIDES):
        if met_first(met, side) and has_tree(view, seat, met_on(met, side)):
            return True
    return False


def connected(box: Box, tile: int, turn: int, met: int, one: int, other: int) -> bool:
    """Whether two sides are of one area of the tile, or meet the same zone."""
    area = box.area[edge_on(tile, turn, one)]
    if area != NONE and area == box.area[edge_on(tile, turn, other)]:
        return True
    return met_on(met, one) != NONE and met_on(met, one) == met_on(met, other)


def sides_of_zone(box: Box, tile: int, turn: int, met: int, side: int) -> int:
    """The sides of the tile that would be of one zone with a side: a bit for each. Three steps connect any four."""
    sides = 1 << side
    for _ in range(SIDES - 1):
        for one in range(SIDES):
            for other in range(SIDES):
                if (sides >> one) & 1 and connected(box, tile, turn, met, one, other):
                    sides |= 1 << other
    return sides


def begins_zone(box: Box, tile: int, turn: int, side: int, sides: int) -> bool:
    """Whether a side has leaves, and is the first of the sides of its zone."""
    return box.colour[edge_on(tile, turn, side)] != GRASS and sides & ((1 << side) - 1) == 0


def runes_then(view: Table, seat: int, met: int, sides: int) -> int:
    """The full runes of the zone that these sides would be of: one more for each side that meets another [16]."""
    runes = 0
    for side in range(SIDES):
        if (sides >> side) & 1 and met_on(met, side) != NONE:
            runes += 1
            if met_first(met, side):
                runes += view.runes[seat][met_on(met, side)]
    return runes


def halves_then(view: Table, seat: int, met: int, sides: int) -> int:
    """Its half-runes: the tile brings one on each side, and two become a full one where it meets another."""
    halves = 0
    for side in range(SIDES):
        if (sides >> side) & 1:
            halves += 1 if met_on(met, side) == NONE else -1
            if met_first(met, side):
                halves += view.halves[seat][met_on(met, side)]
    return halves


def tree_then(view: Table, seat: int, met: int, sides: int) -> bool:
    for side in range(SIDES):
        if (sides >> side) & 1 and met_first(met, side) and has_tree(view, seat, met_on(met, side)):
            return True
    return False


def points_now(view: Table, seat: int, met: int, sides: int) -> int:
    """What the zones bring of which that zone would be made."""
    points = 0
    for side in range(SIDES):
        if (sides >> side) & 1 and met_first(met, side) and has_tree(view, seat, met_on(met, side)):
            points += zone_points(view, seat, met_on(met, side))
    return points


def points_more(box: Box, view: Table, seat: int, tile: int, turn: int, met: int) -> int:
    """The points that a tile would bring: never less than none, as zones only grow [28 to 30]."""
    points = 0
    for side in range(SIDES):
        sides = sides_of_zone(box, tile, turn, met, side)
        if begins_zone(box, tile, turn, side, sides) and tree_then(view, seat, met, sides):
            runes = runes_then(view, seat, met, sides)
            points += runes if halves_then(view, seat, met, sides) > 0 else 2 * runes
            points -= points_now(view, seat, met, sides)
    return points


def tightest_beside(box: Box, view: Table, seat: int, tile: int, spot: int, turn: int) -> int:
    """Of the empty places beside the tile, how many tiles to come would fit the one that the fewest would fit."""
    tiles = unplayed(view)
    fewest = FITTING - 1
    for side in range(SIDES):
        if wanted_on(spot, side) == 0:
            neighbour = spot_at(view, seat, beside(spot >> SPOT, side))
            colour = box.colour[edge_on(tile, turn, side)]
            fewest = min(fewest, fitting(box, tiles, narrowed(neighbour, opposite(side), colour)))
    return fewest


def prospects(box: Box, view: Table, seat: int, place: int, turn: int) -> int:
    """The points that the tile of this turn would bring at a place, and what would fit beside it."""
    tile = tile_drawn(view)
    spot = spot_at(view, seat, place)
    points = points_more(box, view, seat, tile, turn, zones_beside(view, seat, spot))
    return min(points, POINTS_MORE - 1) * FITTING + tightest_beside(box, view, seat, tile, spot, turn)


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
        if wanted_on(spot, side) != 0:
            touched |= 1 << (edge_on(tile, turn, side) % SIDES)
    out[0] = PLACING + tile * TOUCHED + touched
    out[1] = PROSPECT + prospects(box, view, seat, place, turn)
    return observe_zones_made(box, view, seat, tile, turn, zones_beside(view, seat, spot), out)


def observe_zones_made(box: Box, view: Table, seat: int, tile: int, turn: int, met: int, out: Row) -> int:
    """The best two of the zones that the tile would join; a third is rare."""
    best = NONE
    second = NONE
    for side in range(SIDES):
        sides = sides_of_zone(box, tile, turn, met, side)
        runes = runes_then(view, seat, met, sides)
        if begins_zone(box, tile, turn, side, sides) and runes > 0:
            colour = box.colour[edge_on(tile, turn, side)]
            tree = tree_then(view, seat, met, sides)
            kind = zone_kind(tree, runes, halves_then(view, seat, met, sides), colour)
            second = max(second, min(best, kind))
            best = max(best, kind)
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
