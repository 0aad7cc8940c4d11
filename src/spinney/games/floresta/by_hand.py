"""A table of Floresta at the end of the game, written down by hand, and scored: nobody moves a tree any more.

`example.toml` is such a table, and `docs/tables/floresta.md` says what each key means. Spaces are called by their side
and by what is printed on them, as on the board: `trees.mondego = ["1R", "5R"]`. What the rules allow is checked, as far
as the table shows it. Where that is only marked, all is scored that has a place on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta, field

from spinney.engine.by_hand import THIS_TABLE, Entry, HandSeat, HandTable, Minding, Scorer
from spinney.engine.errors import Wrong
from spinney.engine.telling import Teller
from spinney.engine.title import Title
from spinney.engine.words import Name, Words
from spinney.games.floresta.box import (
    CELLS,
    CHAIN,
    CORNERS,
    HOP_CHAIN,
    LYNX_RANK,
    MAJORITIES,
    STANDING_AND_FELLED,
    TREE_RANK,
    UNPLACED_LYNX,
    ZONES_HELD,
    Box,
    Side,
    ordered_cards,
    ordered_sides,
    ordered_towers,
)
from spinney.games.floresta.placing import beside_own, follow_arrows, zones_of
from spinney.games.floresta.scoring import (
    RANKS,
    first_chain,
    has_most,
    rank_of,
    ranked,
    set_worth,
    settled_first,
    zones_held,
)
from spinney.games.floresta.table import (
    BOARDS,
    CAMPING,
    CAMPING_SETS,
    DOUBLES,
    KINDS,
    LYNX,
    NONE,
    OPTIONS,
    PIECES,
    SPACES,
    TOKENS,
    ZONES,
    Table,
)

COLOURS = ("green", "brown", "gray", "yellow")
PAIR = ("green", "brown")
KIND_NAMES = TOKENS[-KINDS:]
CAMPING_CHOICES = [choice.name for choice in OPTIONS[CAMPING_SETS].choices]

Number = int
"""How many lie there, as far as the box has them: `check_numbers` looks."""
Spaces = dict[str, list[str]]
"""Spaces side by side, as they are written: `{"mondego": ["1R", "5R"]}`."""


class Options(Entry):
    camping: str = CAMPING_CHOICES[0]


class Sides(Entry):
    """What lies on each cell; towers that nobody claimed may be left out."""

    N: str
    W: str
    C: str
    E: str
    S: str
    NW: str | None = None
    NE: str | None = None
    SW: str | None = None
    SE: str | None = None


class ZoneLynx(Entry):
    z1: Number = 0
    z2: Number = 0
    z3: Number = 0
    z4: Number = 0


class CampingTokens(Entry):
    igloo: Number = 0
    tent: Number = 0
    trailer: Number = 0
    motorhome: Number = 0


class Player(HandSeat):
    colour: str
    vp: Annotated[int, Meta(ge=0, le=1000)] = 0
    lynx: Number = 0
    axes: Annotated[int, Meta(ge=0, le=100)] = 0
    camping: CampingTokens = field(default_factory=CampingTokens)
    tower: str | None = None
    pieces: Number = 0
    trees: Spaces = field(default_factory=dict)
    x2: Spaces = field(default_factory=dict)
    felled: Spaces = field(default_factory=dict)
    espinhal: int | None = None

    def usual_name(self, words: Words, number: int) -> str:
        return words.say("colour-of", colour=self.colour)


class Players(HandTable[Player]):
    sides: Sides
    options: Options = field(default_factory=Options)
    zone_lynx: ZoneLynx = field(default_factory=ZoneLynx)

    def choices(self) -> dict[str, str]:
        return {"camping": self.options.camping}


def written(game: Title, table: Table) -> dict[str, Any]:
    """The final table of a played game as somebody would write it down."""
    sides, towers = ordered_sides(game.pack), ordered_towers(game.pack)
    cells = {CELLS[table.cell[board]]: sides[side].id for board, side in enumerate(table.side)}
    corners = {CORNERS[table.corner[board]]: towers[tower].id for board, tower in enumerate(table.tower)}
    side = side_with_zones(game.box, table)
    lynx = [] if side == NONE else table.zone_lynx[side]
    return {
        "options": {"camping": CAMPING_CHOICES[table.options[CAMPING_SETS]]},
        "sides": cells | corners,
        "zone_lynx": {f"z{zone + 1}": laid for zone, laid in enumerate(lynx)},
        "seat": [written_seat(game, table, seat) for seat in range(table.players)],
    }


def written_seat(game: Title, table: Table, seat: int) -> dict[str, Any]:
    sides, towers = ordered_sides(game.pack), ordered_towers(game.pack)
    trees = table.trees[seat]
    found: dict[str, Any] = {
        "colour": COLOURS[seat],
        "vp": table.vp[seat],
        "lynx": table.lynx[seat],
        "axes": table.axes[seat],
        "camping": dict(zip(KIND_NAMES, table.camping[seat], strict=True)),
        "trees": {sides[n].id: printed(sides[n], trees[n]) for n in table.side},
        "x2": {sides[n].id: printed(sides[n], trees[n] & table.doubled[n]) for n in table.side},
        "felled": {sides[n].id: printed(sides[n], trees[n] & table.felled[n]) for n in table.side},
    }
    if table.claimed[seat] != NONE:
        found |= {"tower": towers[table.claimed[seat]].id, "pieces": table.pieces[seat]}
    if any(settled_first(game.box, side) for side in table.side):
        found["espinhal"] = table.zone_points[seat]
    return found


def printed(side: Side, spaces: int) -> list[str]:
    """What is printed on some spaces of a side."""
    return [label for i, label in enumerate(labels(side)) if spaces >> i & 1]


def labels(side: Side) -> list[str]:
    return [space.print + tag for space, tag in zip(side.spaces, side.tags, strict=True)]


def side_with_zones(box: Box, table: Table) -> int:
    """The side in play that has zones for lynx, if there is one."""
    return next((side for side in table.side if any(box.zone_slots[side])), NONE)


# Laying it out.


def lay_out(game: Title, box: Box, table: Table, hand: Players, minding: Minding) -> None:
    check_numbers(hand, minding)
    lay_sides(game, box, table, hand.sides, minding)
    if box.with_neutral[table.players]:  # on all leaves [7]: nobody has to write them down
        for side in table.side:
            table.neutral[side] = box.leaves[side]
    lay_lynx(box, table, hand.zone_lynx, minding)
    for seat, where, player in hand.seats():
        check_colour(hand, seat, where, minding)
        table.vp[seat], table.lynx[seat], table.axes[seat] = player.vp, player.lynx, player.axes
        table.camping[seat] = [getattr(player.camping, token) for token in KIND_NAMES]
        claim_tower(game, table, seat, player, where, minding)
        plant_trees(game, box, table, hand, seat, where, minding)
        mark_trees(game, box, table, seat, player, where, minding)
        count_espinhal(box, table, seat, player, where, minding)
    check_arrows(game, box, table, hand, minding)
    check_supplies(box, table, minding)


def part(where: Name, key: str) -> Name:
    """Something that is written at a seat."""
    return "at-part", {"entry": where, "part": key}


def about(where: Name, **place: str) -> Name:
    """The same place in words, which says more to a page: the space that is meant, say."""
    return "hand-about", {"where": where, **place}


# Numbers.


def check_numbers(hand: Players, minding: Minding) -> None:
    """Nobody has more than there is in the box [8]."""
    for zone in range(ZONES):
        key = f"z{zone + 1}"
        within(getattr(hand.zone_lynx, key), LYNX, ("at-part", {"entry": "zone_lynx", "part": key}), minding)
    for _seat, where, player in hand.seats():
        for key, found, most in (("lynx", player.lynx, LYNX), ("pieces", player.pieces, PIECES)):
            within(found, most, part(where, key), minding)
        for token in KIND_NAMES:
            within(getattr(player.camping, token), CAMPING, part(part(where, "camping"), token), minding)


def within(found: int, most: int, place: Name, minding: Minding) -> None:
    """Said as the schema says it of numbers that cannot be read at all."""
    if not 0 <= found <= most:
        mistake: Name = ("mistake-range", {"least": "0", "most": str(most), "found": str(found)})
        what = Wrong("mistake-at", place=place, mistake=mistake)
        minding.impossible(Wrong("hand-mistake", what=what))


# Boards.


def lay_sides(game: Title, box: Box, table: Table, sides: Sides, minding: Minding) -> None:
    """Five forest sides of five boards, and towers on corners."""
    forests = [side.id for side in ordered_sides(game.pack)]
    towers = [tower.id for tower in ordered_towers(game.pack)]
    table.side, table.tower = [NONE] * BOARDS, [NONE] * len(CORNERS)
    for cell in (*CELLS, *CORNERS):
        kind, known, boards = ("forest", forests, table.side) if cell in CELLS else ("tower", towers, table.tower)
        name, where = getattr(sides, cell), about(THIS_TABLE, cell=cell)
        if name is None:
            continue
        if name not in known:
            found, names = repr(name), ", ".join(known)
            minding.impossible(Wrong("hand-cell", cell=cell, kind=kind, found=found, known=names, where=where))
            continue
        number = known.index(name)
        other = boards[number // 2]
        if other == NONE:
            boards[number // 2] = number
            continue
        minding.impossible(Wrong("hand-same-board", first=known[other], second=name, where=where))
        if cell in CELLS and number != other:
            minding.impossible(Wrong("hand-side-left-out", side=name, where=where))
    for board, side in enumerate(table.side):
        if side == NONE:  # the rules need a side of every board: this one brings nothing
            table.side[board] = 2 * board
            box.end[2 * board] = NONE


def lies_out(box: Box, side: int) -> bool:
    """Whether a side of the table was written down."""
    return box.end[side] != NONE


def lay_lynx(box: Box, table: Table, lynx: ZoneLynx, minding: Minding) -> None:
    found = [getattr(lynx, f"z{zone + 1}") for zone in range(ZONES)]
    side = side_with_zones(box, table)
    if side == NONE:
        if any(found):
            minding.impossible(Wrong("hand-no-zones"))
        return
    for zone, most in enumerate(box.zone_slots[side]):
        if found[zone] > most:
            key = f"z{zone + 1}"
            where = about(THIS_TABLE, part="zone_lynx", zone=key)
            minding.impossible(Wrong("hand-zone", zone=key, most=most, found=found[zone], where=where))
    table.zone_lynx[side] = found


def check_colour(hand: Players, seat: int, where: Name, minding: Minding) -> None:
    colour, known = hand.seat[seat].colour, PAIR if len(hand.seat) == len(PAIR) else COLOURS
    where = about(where, part="colour")
    if colour not in known:
        minding.impossible(Wrong("hand-colour", where=where, known=", ".join(known), found=repr(colour)))
    if colour in [other.colour for other in hand.seat[:seat]]:
        minding.impossible(Wrong("hand-same-colour", where=where, colour=colour_of(colour)))


def colour_of(colour: str) -> Name:
    return "colour-of", {"colour": colour}


def claim_tower(game: Title, table: Table, seat: int, player: Player, where: Name, minding: Minding) -> None:
    """A tower that does not lie there, or is claimed twice, counts for whoever wrote it down."""
    if player.tower is None and player.pieces == 0:
        return
    known = [tower.id for tower in ordered_towers(game.pack)]
    where = about(where, part="tower")
    if player.tower not in known:
        tell = minding.missing if player.tower is None else minding.impossible
        tell(Wrong("hand-tower", where=where, known=", ".join(known), found=repr(player.tower)))
        return
    number = known.index(player.tower)
    if number not in table.tower:
        minding.impossible(Wrong("hand-tower-not-there", where=where, tower=player.tower))
    if number in table.claimed:
        minding.impossible(Wrong("hand-tower-taken", where=where, tower=player.tower))
    if player.pieces == 0:
        minding.missing(Wrong("hand-no-piece", where=where))
    if player.pieces <= 0:
        return
    if player.pieces > PIECES:
        minding.impossible(Wrong("hand-pieces-left-out", where=where, most=PIECES))
    table.claimed[seat], table.pieces[seat] = number, min(player.pieces, PIECES)


# Trees.


def read_spaces(
    game: Title, box: Box, table: Table, written: Spaces, where: Name, minding: Minding
) -> Iterator[tuple[int, int, str]]:
    """The spaces that are written down side by side, with what is printed on each."""
    sides = ordered_sides(game.pack)
    numbers = {sides[side].id: side for side in table.side if lies_out(box, side)}
    for name, spaces in written.items():
        if name not in numbers:
            minding.impossible(Wrong("hand-not-in-play", where=about(where, side=name), side=repr(name)))
            continue
        known = labels(sides[numbers[name]])
        for space in spaces:
            if space in known:
                yield numbers[name], known.index(space), space
                continue
            here, found = about(where, side=name, space=space), repr(space)
            minding.impossible(Wrong("hand-no-space", where=here, side=name, found=found, known=", ".join(known)))


def plant_trees(game: Title, box: Box, table: Table, hand: Players, seat: int, where: Name, minding: Minding) -> None:
    written, sides = hand.seat[seat].trees, ordered_sides(game.pack)
    for side, i, label in read_spaces(game, box, table, written, part(where, "trees"), minding):
        here, space = about(where, side=sides[side].id, space=label), f"{sides[side].name} {label}"
        if table.neutral[side] >> i & 1:
            minding.impossible(Wrong("hand-leaf", where=here, space=space))
        for other in range(seat + 1):
            if table.trees[other][side] >> i & 1:
                whose = colour_of(hand.seat[other].colour)
                minding.impossible(Wrong("hand-two-trees", where=here, space=space, whose=whose))
        if table.trees[seat][side] >> i & 1:
            minding.impossible(Wrong("hand-tree-left-out", where=here, space=space))
            continue
        if box.apart[side] and beside_own(box, table, seat, side) >> i & 1:
            minding.impossible(Wrong("hand-next-to", where=here, space=space))
        if box.one_a_zone[side] and zones_of(box, table, seat, side) >> i & 1:
            minding.impossible(Wrong("hand-second", where=here, space=space))
        table.trees[seat][side] |= 1 << i
    planted, most = sum(own.bit_count() for own in table.trees[seat]), box.start_trees[table.players]
    if planted > most:
        minding.impossible(Wrong("hand-trees", where=where, count=planted, most=most))


def can_be_doubled(game: Title, side: int, i: int) -> bool:
    """A token lies under a tree where a card can put one [14]."""
    boards = {card.icon for card in ordered_cards(game.pack) if card.special == "x2"}
    return ordered_sides(game.pack)[side].board in boards


def can_be_felled(game: Title, side: int, i: int) -> bool:
    """Not in the last column, where trees are felled at all [51]."""
    last = max((zone for zone in range(ZONES) if game.box.zone_spaces[side][zone]), default=NONE)
    return bool(game.box.felling[side]) and game.box.zone[side * SPACES + i] != last


MARKS = {"x2": ("doubled", can_be_doubled, "hand-double"), "felled": ("felled", can_be_felled, "hand-felled")}
"""What is said about trees, by key: the field of the table, where it is possible, and the refusal."""


def mark_trees(game: Title, box: Box, table: Table, seat: int, player: Player, where: Name, minding: Minding) -> None:
    """Marks of spaces without a tree of the player are left out: they would count for somebody else's."""
    sides = ordered_sides(game.pack)
    for mark, (spaces, possible, refusal) in MARKS.items():
        for side, i, label in read_spaces(game, box, table, getattr(player, mark), part(where, mark), minding):
            here, space = about(where, side=sides[side].id, space=label), f"{sides[side].name} {label}"
            if not table.trees[seat][side] >> i & 1:
                minding.impossible(Wrong("hand-no-tree", where=here, mark=mark, space=space))
                continue
            if not possible(game, side, i):
                minding.impossible(Wrong(refusal, where=here, space=space))
            getattr(table, spaces)[side] |= 1 << i


def count_espinhal(box: Box, table: Table, seat: int, player: Player, where: Name, minding: Minding) -> None:
    """The points of Espinhal, before trees moved; whose trees did not move need not write them down [54].

    The trees in the other zones must have gone somewhere: to the boards of those zones. As long as a player has no
    trees at all they have only not been written down yet.
    """
    side = next((side for side in table.side if settled_first(box, side)), NONE)
    where = about(where, part="espinhal")
    if side == NONE:
        if player.espinhal is not None:
            minding.impossible(Wrong("hand-no-espinhal", where=where))
        return
    own = table.trees[seat]
    held = [own[side] & box.zone_spaces[side][zone] != 0 for zone in range(ZONES)]
    gone = [own[table.side[box.zone_to[side][zone]]] != 0 for zone in range(ZONES)]
    points = [0, 0, *box.end_points[side]]
    possible = points[sum(held) : sum(map(max, held, gone)) + 1]
    found = possible[0] if player.espinhal is None else player.espinhal
    if found not in possible:
        known = ", ".join(str(number) for number in sorted(set(possible)))
        tell = minding.impossible if any(own) else minding.missing
        tell(Wrong("hand-espinhal", where=where, found=found, known=known))
    table.counted = 1
    table.zone_points[seat] = found


# What holds for all players together.


def check_arrows(game: Title, box: Box, table: Table, hand: Players, minding: Minding) -> None:
    """On sides with arrows these must have led to every tree, unless trees before it may have moved [19, 54].

    As long as a player has no trees at all, one of theirs may only not have been written down yet.
    """
    tell = minding.impossible if all(map(any, table.trees[: table.players])) else minding.missing
    for side in table.side:
        if not box.in_order[side] or settled_first(box, side):
            continue
        follow_arrows(box, table, side)
        entry = ordered_sides(game.pack)[side]
        for i, (space, label) in enumerate(zip(entry.spaces, labels(entry), strict=True)):
            if table.arrived[side] >> i & 1:
                continue
            for seat, where, _player in hand.seats():
                if table.trees[seat][side] >> i & 1:
                    here = about(where, side=entry.id, space=label)
                    tell(Wrong("hand-not-reached", space=f"{entry.name} {space.print}", where=here))


def check_supplies(box: Box, table: Table, minding: Minding) -> None:
    """There are only so many lynx, x2 tokens and camping tokens [8]."""
    lynx = sum(table.lynx) + sum(map(sum, table.zone_lynx))
    for side in table.side:
        for i in range(SPACES):
            if any(own[side] >> i & 1 for own in table.trees):
                lynx += box.lay[side * SPACES + i]
    doubles = sum(tokens.bit_count() for tokens in table.doubled)
    if lynx > LYNX:
        minding.impossible(Wrong("hand-all-lynx", count=lynx, most=LYNX))
    if doubles > DOUBLES:
        minding.impossible(Wrong("hand-all-doubles", count=doubles, most=DOUBLES))
    for kind, token in enumerate(KIND_NAMES):
        found = sum(own[kind] for own in table.camping)
        if found > CAMPING:
            minding.impossible(Wrong("hand-all-camping", count=found, token=(f"token-{token}", {}), most=CAMPING))


# Where the points come from.


def reasons(teller: Teller, box: Box, table: Table, hand: Players, seat: int) -> list[str]:
    """One sentence for each line that counts, in the order of the sheet."""
    pack, words = teller.game.pack, teller.words
    found = []
    for side in table.side:
        reason = side_reason(box, table, seat, side)
        if reason:
            found.append(f"{ordered_sides(pack)[side].name}: {words.name(reason)}.")
    if table.claimed[seat] != NONE:
        tower = ordered_towers(pack)[table.claimed[seat]]
        found.append(words.say("why-tower", tower=tower.name, pieces=table.pieces[seat]))
    if table.axes[seat]:
        found.append(words.say("why-axes", n=table.axes[seat]))
    tokens, sets, worth = sum(table.camping[seat]), min(table.camping[seat]), set_worth(box, table)
    if tokens and worth:
        found.append(words.say("why-sets", sets=sets, worth=worth, others=tokens - KINDS * sets))
    elif tokens:
        found.append(words.say("why-tokens", tokens=tokens))
    return found


def side_reason(box: Box, table: Table, seat: int, side: int) -> Name | None:
    """How a player stands on a side; nothing where it does not matter."""
    own, end = table.trees[seat][side], box.end[side]
    if end in (CHAIN, HOP_CHAIN):
        sizes = [str(size) for size in chains(box, own, side) if size > 1]
        message = "why-chains" if end == CHAIN else "why-groups"
        return (message, {"sizes": ", ".join(sizes)}) if sizes else None
    if end == UNPLACED_LYNX and table.lynx[seat]:
        return "why-unplaced", {"lynx": table.lynx[seat], "points": box.end_points[side][0]}
    if end in (LYNX_RANK, TREE_RANK) and ranked(box, table, seat, side):
        have = ranked(box, table, seat, side)
        message = "why-lynx" if end == LYNX_RANK else "why-trees"
        return message, {"n": have, "rank": ("why-rank", {"rank": min(rank_of(box, table, have, side), RANKS)})}
    if end == ZONES_HELD and settled_first(box, side):
        points = [0, 0, *box.end_points[side]]
        before = table.zone_points[seat]
        if before not in points:
            return "why-written", {"points": before}
        return ("why-zones", {"zones": points.index(before)}) if before else None
    if end == ZONES_HELD and own:
        held = zones_held(box, table, seat, side)
        return ("why-rows", {"rows": held}) if box.one_a_zone[side] else ("why-zones", {"zones": held})
    if end == STANDING_AND_FELLED and own:
        felled = (own & table.felled[side]).bit_count()
        return "why-standing", {"standing": own.bit_count() - felled, "felled": felled}
    if end == MAJORITIES and own:
        rows = sum(has_most(table, seat, side, spaces) for spaces in box.row_spaces[side])
        columns = sum(has_most(table, seat, side, spaces) for spaces in box.zone_spaces[side])
        return "why-majorities", {"rows": rows, "columns": columns}
    return None


def chains(box: Box, own: int, side: int) -> list[int]:
    """The sizes of a player's chains."""
    left, sizes = own, []
    while left:
        chain = first_chain(box, side, own, left)
        left &= ~chain
        sizes.append(chain.bit_count())
    return sorted(sizes, reverse=True)


scored = Scorer(Players, lay_out, reasons)
