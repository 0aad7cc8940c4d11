"""The box of Floresta: the pack's schema, its laws, and the box record made from it.

Sides are numbered board by board, the star side first: side `2 * board` has the star. So are towers.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Annotated, Literal

import msgspec

from spinney.engine.entering import Entry, follows, ids, letters, one_of, parts, worded
from spinney.engine.errors import Wrong
from spinney.engine.layout import NOBODY, Cube, Cubes, Row, Rows, declared, int8, int16, int32
from spinney.engine.packs import Component, Line, Pack
from spinney.engine.schema import Naming
from spinney.engine.words import Name
from spinney.games.floresta import maps
from spinney.games.floresta.table import (
    BOARDS,
    CAMPING,
    CARDS,
    CENTRE,
    CONDITION_NAMES,
    DECK,
    EAST,
    FIRE_CARDS,
    HAND,
    KINDS,
    LYNX,
    MOST_PATHS,
    NONE,
    NORTH,
    PATHS,
    PIECES,
    PLAYERS,
    REMOVED,
    ROW,
    SIDES,
    SOUTH,
    SPACES,
    TOKENS,
    TOWER_BOARDS,
    TOWERS,
    VALUES,
    WEST,
    ZONES,
)

BOARD_IDS = ("A", "B", "C", "D", "E")
ANY_TOWER = "T"
ICON_IDS = (*BOARD_IDS, ANY_TOWER)
TOWER_BOARD_IDS = ("T1", "T2", "T3", "T4")
CELLS = ("N", "W", "C", "E", "S")
CORNERS = ("NW", "NE", "SW", "SE")
NEAR = ((NORTH, WEST), (NORTH, EAST), (SOUTH, WEST), (SOUTH, EAST))  # of each corner
COLOURS = {"R": 1, "B": 2, "X": 3}
RED, BEIGE, BOTH = 1, 2, 3
TOWER_ICON = BOARDS
LEAVES = 12
MOST_TREES = 18  # of a player

MOST_AXES = 3  # lead from any value to any other

SPECIALS = ("wild", "lynx", "x2", "break", "fighter", "axe")
WILD, LYNX_CARD, DOUBLE_CARD, BREAK_CARD, FIGHTER_CARD, AXE_CARD = range(len(SPECIALS))

POWERS = (
    "none",
    "truck_third_marker",
    "break_over_fire",
    "free_axe_in_reach",
    "either_colour_in_reach",
    "lynx_card_anywhere_in_reach",
    "reserve_bonus_trees",
    "red_cards_wild_in_reach",
)
(
    NO_POWER,
    THIRD_MARKER,
    BREAK_OVER_FIRE,
    FREE_AXE,
    EITHER_COLOUR,
    LYNX_ANYWHERE,
    RESERVE_BONUS,
    RED_WILD,
) = range(len(POWERS))

ENDS = (
    "chain",
    "hop_chain",
    "unplaced_lynx",
    "lynx_rank",
    "tree_rank",
    "camping_set",
    "zones_held",
    "standing_and_felled",
    "majorities",
)
(
    CHAIN,
    HOP_CHAIN,
    UNPLACED_LYNX,
    LYNX_RANK,
    TREE_RANK,
    CAMPING_SET,
    ZONES_HELD,
    STANDING_AND_FELLED,
    MAJORITIES,
) = range(len(ENDS))
END_POINTS = (3, 3, 1, 3, 3, 1, 3, 2, 2)  # how many numbers go with each


class Box:
    """What is printed, as numbers."""

    # Of each number of players.
    start_trees: Row = int8(5)
    plain_removed: Row = int8(5)
    fire_removed: Row = int8(5)
    with_neutral: Row = int8(5)
    # Of each space.
    value: Row = int8(SIDES * SPACES)
    colour: Row = int8(SIDES * SPACES)
    lay: Row = int8(SIDES * SPACES)  # lynx that must be laid with a tree
    vp: Row = int8(SIDES * SPACES)
    axe: Row = int8(SIDES * SPACES)
    lynx: Row = int8(SIDES * SPACES)
    tokens: Rows = int8(SIDES * SPACES, KINDS)
    zone: Row = int8(SIDES * SPACES)
    onward: Row = int16(SIDES * SPACES)  # the spaces to which arrows lead from here
    beside: Row = int16(SIDES * SPACES)  # connected spaces
    around: Row = int32(SIDES * SPACES)  # the paths that end here
    # Of each path: the paths that share a space with it.
    joined: Row = int32(SIDES * PATHS)
    # Of each side.
    spaces: Row = int16(SIDES)
    paths: Row = int32(SIDES)
    starts: Row = int16(SIDES)
    leaves: Row = int16(SIDES)
    in_order: Row = int8(SIDES)
    apart: Row = int8(SIDES)
    one_a_zone: Row = int8(SIDES)
    transplants: Row = int8(SIDES)
    felling: Row = int8(SIDES)
    zone_spaces: Rows = int16(SIDES, ZONES)
    zone_slots: Rows = int8(SIDES, ZONES)  # lynx icons
    zone_to: Rows = int8(SIDES, ZONES)  # the board to which trees of a zone may go
    row_spaces: Rows = int16(SIDES, ZONES)
    movers: Rows = int8(SIDES, SPACES)  # spaces zone by zone, each along the arrows
    end: Row = int8(SIDES)
    end_points: Rows = int8(SIDES, 3)
    payable: Rows = int16(SIDES, 3)  # spaces that none, one or two lynx can pay
    of_value: Rows = int16(SIDES, VALUES + 1)
    matching: Cubes = int16(SIDES, BOTH + 1, VALUES + 1, MOST_AXES + 1)  # by colours and value of a card, axes to spend
    fitting: Cube = int16(CARDS, MOST_AXES + 1, SIDES, seen=NOBODY)  # the same by card, as it is without a power
    # Of each card.
    card_value: Row = int8(CARDS)
    card_colour: Row = int8(CARDS)
    special: Row = int8(CARDS)
    icon: Row = int8(CARDS)
    ignites: Row = int8(CARDS)  # cells of the grid, one bit each
    # Of each tower.
    tower_value: Row = int8(TOWERS)
    tower_colour: Row = int8(TOWERS)
    tower_worth: Rows = int8(TOWERS, 4)  # by pieces
    building: Rows = int16(CARDS, MOST_AXES + 1, seen=NOBODY)  # towers, by card and axes to spend, one bit each
    power: Row = int8(TOWERS)
    # The grid and the ring of values.
    reached_cells: Rows = int8(TOWER_BOARDS, 4)  # by corner and pieces
    distance: Rows = int8(VALUES + 1, VALUES + 1)


BOX = declared("floresta box", Box)


SpaceId = Annotated[Naming, ids(".spaces")]
Path = Annotated[str, parts("-", ("field-path-from", ids(".spaces")), ("field-path-to", ids(".spaces")))]


def print_of(colours: str) -> msgspec.Meta:
    return parts("", ("field-print-value", one_of("123456")), ("field-print-colour", one_of(colours, "colour")))


class Setup(Component):
    """What a number of players begins with."""

    players: int
    trees: int
    plain_removed: int
    fire_removed: int
    neutral: bool


class Board(Component):
    """A forest board; both its sides bear its symbol."""

    symbol: Naming


class Card(Component):
    """An action card: value and colour, special action, its location icon, and the cells of its fire icon."""

    print: Annotated[str, print_of("RB")]
    special: Literal["wild", "lynx", "x2", "break", "fighter", "axe"]
    icon: Annotated[str, one_of(("", *ICON_IDS), "field-icon")] = ""
    fire: Annotated[str, letters(CELLS, "cell")] = ""


class Tower(Component):
    """A side of a watch tower board."""

    name: Line
    board: Annotated[Naming, one_of(TOWER_BOARD_IDS)]
    print: Annotated[str, print_of("RB")]
    points: tuple[int, int, int]
    power: Annotated[Naming, one_of(POWERS, "told-power")]
    star: bool = False


class Space(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A space: value and colour, where to draw it, the lynx it asks for, and what a tree earns there."""

    id: Naming
    print: Annotated[str, print_of("RBX")]
    at: tuple[int, int]
    lay: int = 0
    vp: int = 0
    axe: int = 0
    lynx: int = 0
    igloo: int = 0
    tent: int = 0
    trailer: int = 0
    motorhome: int = 0
    leaf: bool = False

    @property
    def camping(self) -> list[int]:
        return [self.igloo, self.tent, self.trailer, self.motorhome]


class Zone(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Spaces that belong together: a zone, a row, a column; with lynx icons, or the board to which its trees may go."""

    spaces: list[SpaceId]
    lynx_slots: int = 0
    to: Annotated[str, one_of(("", *BOARD_IDS), "field-icon")] = ""


class End(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a side scores at the end."""

    kind: Annotated[Naming, one_of(ENDS, "field-end-kind")]
    points: list[int]


class Side(Component):
    """A side of a forest board."""

    name: Line
    board: Annotated[Naming, one_of(BOARD_IDS)]
    placement: Annotated[
        Literal["free", "not_adjacent_to_own", "pay_lynx", "arrows", "arrows_one_per_row", "free_then_transplant"],
        worded("told-place"),
    ]
    end: End
    spaces: list[Space]
    star: bool = False
    felling: bool = False
    starts: list[SpaceId] = msgspec.field(default_factory=list)
    solid: list[Path] = msgspec.field(default_factory=list)
    arrows: list[Path] = msgspec.field(default_factory=list)
    dotted: list[Path] = msgspec.field(default_factory=list)
    zones: list[Zone] = msgspec.field(default_factory=list)
    rows: list[list[SpaceId]] = msgspec.field(default_factory=list)
    map: Annotated[list[str], follows("spaces", "solid", "arrows", "dotted", "zones", "rows")] = msgspec.field(
        default_factory=list
    )

    @property
    def paths(self) -> list[tuple[str, str]]:
        """All paths, as pairs of spaces, in the order of their numbers."""
        return [ends(path) for path in [*self.solid, *self.arrows, *self.dotted]]

    def kind(self, path: int) -> Literal["solid", "arrow", "dotted"]:
        """What a path of this number is."""
        if path < len(self.solid):
            return "solid"
        return "arrow" if path < len(self.solid) + len(self.arrows) else "dotted"

    @property
    def tags(self) -> list[str]:
        """A letter for each space that is printed like another of the side; all others are told by their print."""
        prints = [space.print for space in self.spaces]
        return [
            "abcdefghijkl"[prints[:i].count(text)] if prints.count(text) > 1 else "" for i, text in enumerate(prints)
        ]

    def number(self, space: str) -> int:
        return [entry.id for entry in self.spaces].index(space)

    def bits(self, spaces: Sequence[str]) -> int:
        return sum(1 << self.number(space) for space in spaces)


class FlorestaPack(Pack):
    setup: list[Setup]
    board: list[Board]
    card: list[Card]
    tower: list[Tower]
    side: list[Side]


SCHEMA = FlorestaPack


def ends(path: str) -> tuple[str, str]:
    first, _, second = path.partition("-")
    return first, second


def ordered_sides(pack: FlorestaPack) -> list[Side]:
    """The sides as they are numbered."""
    return sorted(pack.side, key=lambda side: (BOARD_IDS.index(side.board), not side.star))


def ordered_towers(pack: FlorestaPack) -> list[Tower]:
    return sorted(pack.tower, key=lambda tower: (TOWER_BOARD_IDS.index(tower.board), not tower.star))


# The laws of the box.


def check(pack: FlorestaPack) -> None:
    if tuple(board.id for board in pack.board) != BOARD_IDS:
        raise Wrong("pack-boards", known=", ".join(BOARD_IDS))
    check_pairs("side", BOARD_IDS, pack.side)
    check_pairs("tower", TOWER_BOARD_IDS, pack.tower)
    check_setups(pack)
    for side in pack.side:
        check_side(side)
    for tower in pack.tower:
        check_print(("pack-tower", {"id": tower.id}), tower.print, "RB")
        if tower.power not in POWERS:
            raise Wrong("pack-power", tower=tower.id, power=tower.power, known=", ".join(POWERS))
    spaces = [space.id for side in pack.side for space in side.spaces]
    for space in spaces:
        if spaces.count(space) > 1:
            raise Wrong("pack-space-twice", space=space)
    check_leaves(pack)
    check_cards(pack)


def check_pairs(what: str, boards: tuple[str, ...], entries: Sequence[Side | Tower]) -> None:
    """Every board has two sides, one of them with the star."""
    for entry in entries:
        if entry.board not in boards:
            raise Wrong("pack-board-of", what=what, id=entry.id, board=entry.board, known=", ".join(boards))
    for board in boards:
        if sorted(entry.star for entry in entries if entry.board == board) != [False, True]:
            raise Wrong("pack-pair", what=what, board=board)


def check_setups(pack: FlorestaPack) -> None:
    """Cards suffice for hands, row and deck of each number of players, and for all their turns [36]."""
    if sorted(setup.players for setup in pack.setup) != list(PLAYERS):
        raise Wrong("pack-setups")
    for setup in pack.setup:
        gone = setup.plain_removed + setup.fire_removed
        deck = CARDS - gone - HAND * setup.players - (setup.players + 1)
        if gone > REMOVED or deck > DECK or setup.plain_removed < 0 or not 0 <= setup.fire_removed <= FIRE_CARDS:
            raise Wrong("pack-removed", setup=setup.id, gone=gone)
        most = min(MOST_TREES, (CARDS - gone) // setup.players - PIECES)
        if not 1 <= setup.trees <= most:
            raise Wrong("pack-trees", setup=setup.id, most=most, found=setup.trees)


def check_print(what: Name, text: str, colours: str) -> None:
    if len(text) != 2 or text[0] not in "123456" or text[1] not in colours:
        raise Wrong("pack-print", what=what, found=text, colours=", ".join(colours))


def check_side(side: Side) -> None:
    known = [space.id for space in side.spaces]
    if not 1 <= len(known) <= SPACES:
        raise Wrong("pack-spaces", side=side.id, most=SPACES, found=len(known))
    if len(side.paths) > MOST_PATHS:
        raise Wrong("pack-paths", side=side.id, most=MOST_PATHS, found=len(side.paths))
    for space in side.spaces:
        check_print(("pack-space", {"id": space.id}), space.print, "RBX")
        if not 0 <= space.lay <= 2 or min(space.vp, space.axe, space.lynx, *space.camping) < 0:
            raise Wrong("pack-earns", space=space.id)
    named = [space for path in side.paths for space in path]
    named += [*side.starts, *(space for zone in side.zones for space in zone.spaces)]
    named += [space for row in side.rows for space in row]
    for space_id in named:
        if space_id not in known:
            raise Wrong("pack-no-space", side=side.id, space=space_id)
    check_zones(side)
    if side.end.kind not in ENDS:
        raise Wrong("pack-end", side=side.id, found=side.end.kind, known=", ".join(ENDS))
    if len(side.end.points) != END_POINTS[ENDS.index(side.end.kind)]:
        raise Wrong("pack-end-points", side=side.id, wanted=END_POINTS[ENDS.index(side.end.kind)])
    check_arrows(side)
    if side.map:
        check_map(side)


def check_zones(side: Side) -> None:
    """A space lies in one zone at most; in exactly one where zones are rows with a tree each, or say where trees go."""
    if len(side.zones) > ZONES or len(side.rows) > ZONES:
        raise Wrong("pack-zones", side=side.id, most=ZONES)
    leaving = side.placement == "free_then_transplant"
    others = [board for board in BOARD_IDS if board != side.board]
    for zone in side.zones:
        if zone.to not in others and (zone.to or leaving):
            raise Wrong("pack-zone-to", side=side.id, found=zone.to)
        if not 0 <= zone.lynx_slots <= 3:
            raise Wrong("pack-zone-lynx", side=side.id, found=zone.lynx_slots)
    zoned = [space for zone in side.zones for space in zone.spaces]
    least = int(leaving or side.placement == "arrows_one_per_row")
    for entry in side.spaces:
        if not least <= zoned.count(entry.id) <= 1:
            raise Wrong("pack-zoned", side=side.id, space=entry.id, found=zoned.count(entry.id))


def check_map(side: Side) -> None:
    """The map shows every space and every path, each where it leads and no other; without a map it is a list."""
    drawn = maps.read(side.map)
    if sorted(drawn.spaces) != sorted(space.id for space in side.spaces):
        raise Wrong("pack-map-spaces", side=side.id)
    if sorted(drawn.paths) != list(range(len(side.paths))):
        raise Wrong("pack-map-paths", side=side.id, found=len(drawn.paths), wanted=len(side.paths))
    if max(len(line) for line in side.map) > maps.WIDTH:
        raise Wrong("pack-map-width", side=side.id, most=maps.WIDTH)
    for number, path in enumerate(side.paths):
        aims = {path[1]} if side.kind(number) == "arrow" else set()
        if maps.follow(drawn, number) != (set(path), aims):
            raise Wrong("pack-map-path", side=side.id, letter=chr(ord("A") + number), path="-".join(path))
    if not drawn.zones.keys() <= set(range(len(side.zones))) or not drawn.rows.keys() <= set(range(len(side.rows))):
        raise Wrong("pack-map-zones", side=side.id)


def check_arrows(side: Side) -> None:
    """Every space of an arrow side can be reached from an entry."""
    if not side.placement.startswith("arrows"):
        return
    found = set(side.starts)
    arrows = [ends(path) for path in side.arrows]
    for _ in side.spaces:
        found |= {second for first, second in arrows if first in found}
    for space in side.spaces:
        if space.id not in found:
            raise Wrong("pack-arrows", side=side.id, space=space.id)


def check_leaves(pack: FlorestaPack) -> None:
    """The leaves add up to 12 whichever sides lie up, and so do the tokens that Gardunha and Espinhal can give."""
    for board in BOARD_IDS:
        counts = {sum(space.leaf for space in side.spaces) for side in pack.side if side.board == board}
        if len(counts) > 1:
            raise Wrong("pack-leaves", board=board)
    leaves = sum(space.leaf for side in pack.side if side.star for space in side.spaces)
    if leaves != LEAVES:
        raise Wrong("pack-all-leaves", wanted=LEAVES, found=leaves)
    for side in pack.side:
        if sum(space.lay for space in side.spaces) > LYNX:
            raise Wrong("pack-lynx", side=side.id)
        for kind in range(KINDS):
            if sum(space.camping[kind] for space in side.spaces) > CAMPING:
                raise Wrong("pack-camping", side=side.id)


def check_cards(pack: FlorestaPack) -> None:
    if len(pack.card) != CARDS:
        raise Wrong("pack-cards", wanted=CARDS, found=len(pack.card))
    fires = sum(card.fire != "" for card in pack.card)
    if fires != FIRE_CARDS:
        raise Wrong("pack-fires", wanted=FIRE_CARDS, found=fires)
    moving = {side.board for side in pack.side for zone in side.zones if zone.to}
    for card in pack.card:
        check_print(("pack-card", {"id": card.id}), card.print, "RB")
        allowed = {"wild": ICON_IDS, "lynx": BOARD_IDS, "x2": BOARD_IDS}.get(card.special, ("",))
        if card.icon not in allowed:
            raise Wrong("pack-icon", card=card.id, special=card.special, icon=card.icon)
        if card.special == "x2" and card.icon in moving:
            raise Wrong("pack-x2", card=card.id, board=card.icon)
        if any(cell not in CELLS for cell in card.fire):
            raise Wrong("pack-cells", card=card.id, cells="".join(CELLS), found=card.fire)


# The record.


def fill(pack: FlorestaPack, box: Box) -> None:
    for setup in pack.setup:
        box.start_trees[setup.players] = setup.trees
        box.plain_removed[setup.players] = setup.plain_removed
        box.fire_removed[setup.players] = setup.fire_removed
        box.with_neutral[setup.players] = int(setup.neutral)
    for corner, pieces in product(range(TOWER_BOARDS), range(1, 4)):
        cells = [*NEAR[corner], CENTRE] if pieces == 2 else list(NEAR[corner]) if pieces == 1 else range(BOARDS)
        box.reached_cells[corner][pieces] = sum(1 << cell for cell in cells)
    for first, second in product(range(1, VALUES + 1), repeat=2):
        box.distance[first][second] = min((first - second) % VALUES, (second - first) % VALUES)
    for number, side in enumerate(ordered_sides(pack)):
        fill_side(side, number, box)
    for number, card in enumerate(ordered_cards(pack)):
        box.card_value[number] = int(card.print[0])
        box.card_colour[number] = COLOURS[card.print[1]]
        box.special[number] = SPECIALS.index(card.special)
        box.icon[number] = ICON_IDS.index(card.icon) if card.icon else NONE
        box.ignites[number] = sum(1 << CELLS.index(cell) for cell in card.fire)
    fill_fitting(box)
    for number, tower in enumerate(ordered_towers(pack)):
        box.tower_value[number] = int(tower.print[0])
        box.tower_colour[number] = COLOURS[tower.print[1]]
        box.tower_worth[number] = [0, *tower.points]
        box.power[number] = POWERS.index(tower.power)
    fill_building(box)


def ordered_cards(pack: FlorestaPack) -> list[Card]:
    """The cards as they are numbered: the 48 plain ones first, then those with a fire icon."""
    return sorted(pack.card, key=lambda card: card.fire != "")


def fill_side(side: Side, number: int, box: Box) -> None:
    base = number * SPACES
    for i, space in enumerate(side.spaces):
        box.value[base + i] = int(space.print[0])
        box.colour[base + i] = COLOURS[space.print[1]]
        box.lay[base + i] = space.lay
        box.vp[base + i] = space.vp
        box.axe[base + i] = space.axe
        box.lynx[base + i] = space.lynx
        box.tokens[base + i] = space.camping
        box.onward[base + i] = side.bits([second for first, second in map(ends, side.arrows) if first == space.id])
        touching = [path for path in side.paths if space.id in path]
        box.beside[base + i] = side.bits([end for path in touching for end in path if end != space.id])
        box.around[base + i] = sum(1 << side.paths.index(path) for path in touching)
        box.zone[base + i] = next((z for z, zone in enumerate(side.zones) if space.id in zone.spaces), NONE)
    for i, path in enumerate(side.paths):
        joined = box.around[base + side.number(path[0])] | box.around[base + side.number(path[1])]
        box.joined[number * PATHS + i] = joined & ~(1 << i)
    box.spaces[number] = (1 << len(side.spaces)) - 1
    box.paths[number] = (1 << len(side.paths)) - 1
    box.starts[number] = side.bits(side.starts)
    box.leaves[number] = side.bits([space.id for space in side.spaces if space.leaf])
    box.in_order[number] = int(side.placement.startswith("arrows"))
    box.apart[number] = int(side.placement == "not_adjacent_to_own")
    box.one_a_zone[number] = int(side.placement == "arrows_one_per_row")
    box.transplants[number] = int(side.placement == "free_then_transplant")
    box.felling[number] = int(side.felling)
    fill_zones(side, number, box)
    box.end[number] = ENDS.index(side.end.kind)
    box.end_points[number] = [*side.end.points, 0, 0][:3]
    for lynx in range(3):
        box.payable[number][lynx] = side.bits([space.id for space in side.spaces if space.lay <= lynx])
    fill_matching(side, number, box)


def fill_zones(side: Side, number: int, box: Box) -> None:
    box.zone_to[number] = [NONE] * ZONES
    movers = [side.number(space) for zone in side.zones if zone.to for space in zone.spaces]
    box.movers[number] = [*movers, *([NONE] * SPACES)][:SPACES]
    for z, zone in enumerate(side.zones):
        box.zone_spaces[number][z] = side.bits(zone.spaces)
        box.zone_slots[number][z] = zone.lynx_slots
        if zone.to:
            box.zone_to[number][z] = BOARD_IDS.index(zone.to)
    for r, row in enumerate(side.rows):
        box.row_spaces[number][r] = side.bits(row)


def fill_matching(side: Side, number: int, box: Box) -> None:
    """Which spaces a card fits, given its colours, its value and the axes there are: three reach round the ring."""
    for value in range(1, VALUES + 1):
        box.of_value[number][value] = side.bits([space.id for space in side.spaces if int(space.print[0]) == value])
    for colour, value, axes in product(range(1, BOTH + 1), range(1, VALUES + 1), range(MOST_AXES + 1)):
        box.matching[number][colour][value][axes] = side.bits(
            [
                space.id
                for space in side.spaces
                if COLOURS[space.print[1]] & colour and box.distance[value][int(space.print[0])] <= axes
            ]
        )


def fill_fitting(box: Box) -> None:
    """The same for each card; a wild one in its own location has any value."""
    for side, card, axes in product(range(SIDES), range(CARDS), range(MOST_AXES + 1)):
        wild = box.special[card] == WILD and box.icon[card] == side >> 1
        row = box.matching[side][box.card_colour[card]][box.card_value[card]]
        box.fitting[card][axes][side] = row[MOST_AXES if wild else axes]


def fill_building(box: Box) -> None:
    """The towers that a card can be used on; a wild one with the tower icon has any value."""
    for tower, card, axes in product(range(TOWERS), range(CARDS), range(MOST_AXES + 1)):
        wild = box.special[card] == WILD and box.icon[card] == TOWER_ICON
        near = wild or box.distance[box.card_value[card]][box.tower_value[tower]] <= axes
        if near and box.card_colour[card] == box.tower_colour[tower]:
            box.building[card][axes] |= 1 << tower


# Names.


def printed(text: str, tag: str = "") -> Name:
    """`6R` as people say it; with a letter if a side has several spaces of this print."""
    return "printed-space", {"value": int(text[0]), "colour": text[1], "tag": tag or "no"}


def symbols(pack: FlorestaPack) -> dict[str, str]:
    """What the icons of cards show."""
    return {board.id: board.symbol for board in pack.board} | {ANY_TOWER: "tower"}


def names(pack: FlorestaPack) -> dict[str, list[Name]]:
    """For each kind of thing, the message that names it, by number."""
    shown = symbols(pack)
    cards: list[Name] = [
        (
            f"card-{card.special}",
            {
                "value": int(card.print[0]),
                "colour": card.print[1],
                "icon": shown.get(card.icon, ""),
                "fire": "+".join(card.fire) or "no",
            },
        )
        for card in ordered_cards(pack)
    ]
    spaces: list[Name] = []
    paths: list[Name] = []
    sides: list[Name] = [("side-name", {"name": side.name}) for side in ordered_sides(pack)]
    for side in ordered_sides(pack):
        prints = {space.id: printed(space.print, tag) for space, tag in zip(side.spaces, side.tags, strict=True)}
        own: list[Name] = [("space-name", {"side": side.name, "print": prints[space.id]}) for space in side.spaces]
        ways: list[Name] = [
            ("path-name", {"side": side.name, "first": prints[first], "second": prints[second]})
            for first, second in side.paths
        ]
        spaces += [*own, *([("space-unknown", {})] * (SPACES - len(own)))]
        paths += [*ways, *([("path-unknown", {})] * (PATHS - len(ways)))]
    return {
        "card": [*cards, ("card-back", {})],
        "space": spaces,
        "path": paths,
        "place": [("place", {"n": n + 1}) for n in range(ROW)],
        "side": sides,
        "space-side": [side for side in sides for _space in range(SPACES)],
        "tower": [
            ("tower-name", {"name": tower.name, "value": int(tower.print[0]), "colour": tower.print[1]})
            for tower in ordered_towers(pack)
        ],
        "condition": [(f"condition-{condition}", {}) for condition in CONDITION_NAMES],
        "token": [(f"token-{token}", {}) for token in TOKENS],
        "amount": [("amount", {"n": n}) for n in range(128)],
    }


def entries(pack: FlorestaPack) -> dict[str, list[Entry]]:
    """What the entries of each list are called, and which things they are."""
    named = names(pack)
    things: dict[str, list[Card] | list[Tower] | list[Side]] = {
        "card": ordered_cards(pack),
        "tower": ordered_towers(pack),
        "side": ordered_sides(pack),
    }
    found: dict[str, list[Entry]] = {
        "setup": [Entry(("entry-setup", {"players": setup.players})) for setup in pack.setup],
        "board": [Entry(("entry-board", {"board": board.id})) for board in pack.board],
    }
    for kind, ordered in things.items():
        numbers = {entry.id: number for number, entry in enumerate(ordered)}
        found[kind] = [Entry(named[kind][numbers[entry.id]], kind, numbers[entry.id]) for entry in getattr(pack, kind)]
    return found
