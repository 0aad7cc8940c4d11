"""A table of Floresta at the end of the game, written down by hand, and scored: nobody moves a tree any more.

`example.toml` is such a table, and `docs/tables/floresta.md` says what each key means. Spaces are called by their side
and by what is printed on them, as on the board: `trees.mondego = ["1R", "5R"]`. What the rules allow is checked, as far
as the table shows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spinney.engine.by_hand import TABLE, Scored, ScoredSeat, at_seat, check_name, known_keys, name_of
from spinney.engine.errors import Wrong, in_words
from spinney.engine.game import Game
from spinney.engine.layout import Record
from spinney.engine.winning import winners
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
from spinney.games.floresta.placing import follow_arrows
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
    CAMPING_ALWAYS,
    DOUBLES,
    KINDS,
    LYNX,
    NONE,
    OPTIONS,
    PIECES,
    PLAYERS,
    SPACES,
    TOKENS,
    ZONES,
    Table,
)

COLOURS = ("green", "brown", "gray", "yellow")
PAIR = ("green", "brown")
KIND_NAMES = TOKENS[-KINDS:]
SEAT_KEYS = (
    "name",
    "colour",
    "vp",
    "lynx",
    "axes",
    "camping",
    "tower",
    "pieces",
    "trees",
    "x2",
    "felled",
    "espinhal",
)


def scored(game: Game, data: dict[str, Any], language: str = "en") -> Scored:
    """Everybody's sheet and the winners; a sentence if the table cannot be."""
    with in_words(game.words_folder):
        table, names = Reader(game).table(data)
    rules, words = game.interpreted, game.words(language)
    seats = []
    for seat, name in enumerate(names):
        sheet = rules.numbers(len(game.sheet))
        total = rules.score(rules.box, table, seat, sheet)
        lines = dict(zip(game.sheet, sheet, strict=True))
        seats.append(ScoredSeat(name, lines, total, reasons(game, table, seat, words)))
    standings = [rules.standing(rules.box, table, seat) for seat in range(len(names))]
    return Scored(seats, [names[seat] for seat in winners(standings, target=False)])


def written(game: Game, table: Table) -> dict[str, Any]:
    """The final table of a played game as somebody would write it down."""
    sides, towers = ordered_sides(game.pack), ordered_towers(game.pack)
    cells = {CELLS[table.cell[board]]: sides[side].id for board, side in enumerate(table.side)}
    corners = {CORNERS[table.corner[board]]: towers[tower].id for board, tower in enumerate(table.tower)}
    choices = OPTIONS[CAMPING_ALWAYS].choices
    lynx: list[int] = next((table.zone_lynx[side] for side in table.side if any(game.box.zone_slots[side])), [])
    return {
        "options": {"camping": choices[table.options[CAMPING_ALWAYS]].name},
        "sides": cells | corners,
        "zone_lynx": {f"z{zone + 1}": laid for zone, laid in enumerate(lynx)},
        "seat": [seat_written(game, table, seat) for seat in range(table.players)],
    }


def seat_written(game: Game, table: Table, seat: int) -> dict[str, Any]:
    sides, towers = ordered_sides(game.pack), ordered_towers(game.pack)
    trees = table.trees[seat]
    found: dict[str, Any] = {
        "colour": COLOURS[seat],
        "vp": table.vp[seat],
        "lynx": table.lynx[seat],
        "axes": table.axes[seat],
        "camping": dict(zip(KIND_NAMES, table.camping[seat], strict=True)),
        "trees": {sides[n].id: prints(sides[n], trees[n]) for n in table.side},
        "x2": {sides[n].id: prints(sides[n], trees[n] & table.doubled[n]) for n in table.side},
        "felled": {sides[n].id: prints(sides[n], trees[n] & table.felled[n]) for n in table.side},
    }
    if table.claimed[seat] != NONE:
        found |= {"tower": towers[table.claimed[seat]].id, "pieces": table.pieces[seat]}
    if any(settled_first(game.box, side) for side in table.side):
        found["espinhal"] = table.zone_points[seat]
    return found


def prints(side: Side, spaces: int) -> list[str]:
    """What is printed on some spaces of a side."""
    labels = [space.print + tag for space, tag in zip(side.spaces, side.tags, strict=True)]
    return [label for i, label in enumerate(labels) if spaces >> i & 1]


# Reading what was written.


class Reader:
    """Reads a table, and remembers what stands on which space and whose each tower is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.box = game.box
        self.sides = ordered_sides(game.pack)
        self.towers = ordered_towers(game.pack)
        self.spaces = [
            {space.print + tag: i for i, (space, tag) in enumerate(zip(side.spaces, side.tags, strict=True))}
            for side in self.sides
        ]
        self.taken: dict[tuple[int, int], str] = {}
        self.result = game.table_layout.plain()

    def table(self, data: dict[str, Any]) -> tuple[Record, list[str]]:
        known_keys(data, ("options", "sides", "zone_lynx", "seat"), TABLE)
        seats = data.get("seat")
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise Wrong("hand-no-seats")
        if len(seats) not in PLAYERS:
            raise Wrong("hand-seats", count=len(seats))
        table = self.result
        table.players = len(seats)
        table.claimed = [NONE] * len(table.claimed)
        self.read_options(data.get("options", {}))
        self.read_sides(data.get("sides"))
        self.plant_neutral_trees()
        self.read_zones(data.get("zone_lynx", {}))
        names: list[str] = []
        colours: list[str] = []
        for number, seat in enumerate(seats):
            name = self.read_seat(number, seat, colours)
            check_name(name, number + 1, names)
            names.append(name)
        self.check_arrows()
        self.check_supplies()
        return table, names

    def read_options(self, options: Any) -> None:
        known_keys(as_table(options, "options"), ("camping",), "options")
        choices = [choice.name for choice in OPTIONS[CAMPING_ALWAYS].choices]
        chosen = options.get("camping", choices[0])
        if chosen not in choices:
            raise Wrong("hand-camping", known=", ".join(choices), found=repr(chosen))
        self.result.options[CAMPING_ALWAYS] = choices.index(chosen)

    def read_sides(self, sides: Any) -> None:
        """Five forest sides of five boards, and towers on corners."""
        written = as_table(sides, "sides")
        known_keys(written, (*CELLS, *CORNERS), "sides")
        forests, towers = [side.id for side in self.sides], [tower.id for tower in self.towers]
        self.result.side = [NONE] * BOARDS
        self.result.tower = [NONE] * len(CORNERS)
        for cell in (*CELLS, *CORNERS):
            if cell in CORNERS and cell not in written:
                continue
            kind, known = ("forest", forests) if cell in CELLS else ("tower", towers)
            name = written.get(cell)
            if name not in known:
                raise Wrong("hand-cell", cell=cell, kind=kind, found=repr(name), known=", ".join(known))
            field = self.result.side if cell in CELLS else self.result.tower
            board = known.index(name) // 2
            if field[board] != NONE:
                raise Wrong("hand-same-board", first=known[field[board]], second=name)
            field[board] = known.index(name)

    def spaces_of(self, written: Any, where: Name) -> Iterator[tuple[int, int, str]]:
        """The spaces that are written down side by side, with what to call each."""
        ids = [side.id for side in self.sides]
        for name, found in as_table(written, where).items():
            if name not in ids or ids.index(name) not in self.result.side:
                raise Wrong("hand-not-in-play", where=where, side=repr(name))
            number = ids.index(name)
            for label in as_list(found, where):
                if not isinstance(label, str) or label not in self.spaces[number]:
                    known = ", ".join(self.spaces[number])
                    raise Wrong("hand-no-space", where=where, side=name, found=repr(label), known=known)
                yield number, self.spaces[number][label], f"{self.sides[number].name} {label}"

    def plant_neutral_trees(self) -> None:
        """They stand on all leaves with two or three players [7]: nobody has to write them down."""
        if self.box.with_neutral[self.result.players]:
            for side in self.result.side:
                self.result.neutral[side] = self.box.leaves[side]

    def read_zones(self, zones: Any) -> None:
        written = as_table(zones, "zone_lynx")
        side = next((side for side in self.result.side if any(self.box.zone_slots[side])), NONE)
        if written and side == NONE:
            raise Wrong("hand-no-zones")
        known_keys(written, tuple(f"z{zone + 1}" for zone in range(ZONES)), "zone_lynx")
        for zone, lynx in written.items():
            number = int(zone[1:]) - 1
            most = self.box.zone_slots[side][number]
            self.result.zone_lynx[side][number] = as_number(lynx, f"zone_lynx {zone}", most)

    def read_seat(self, seat: int, written: dict[str, Any], colours: list[str]) -> str:
        where = at_seat(seat + 1)
        known_keys(written, SEAT_KEYS, where)
        colour: Any = written.get("colour")
        known = PAIR if self.result.players == len(PAIR) else COLOURS
        if colour not in known:
            raise Wrong("hand-colour", where=where, known=", ".join(known), found=repr(colour))
        if colour in colours:
            raise Wrong("hand-same-colour", where=where, colour=colour)
        colours.append(colour)
        name = name_of(written, seat + 1, str(colour))
        where = at_seat(seat + 1, name)
        self.result.vp[seat] = as_number(written.get("vp", 0), part(where, "vp"), 1000)
        self.result.lynx[seat] = as_number(written.get("lynx", 0), part(where, "lynx"), LYNX)
        self.result.axes[seat] = as_number(written.get("axes", 0), part(where, "axes"), 100)
        tokens = as_table(written.get("camping", {}), part(where, "camping"))
        known_keys(tokens, KIND_NAMES, part(where, "camping"))
        for kind, token in enumerate(KIND_NAMES):
            self.result.camping[seat][kind] = as_number(tokens.get(token, 0), part(where, token), CAMPING)
        self.read_tower(seat, written, where)
        self.read_trees(seat, written, colour, where)
        return name

    def read_tower(self, seat: int, written: dict[str, Any], where: Name) -> None:
        if "tower" not in written and "pieces" not in written:
            return
        names = [tower.id for tower in self.towers]
        name = written.get("tower")
        if name not in names:
            raise Wrong("hand-tower", where=where, known=", ".join(names), found=repr(name))
        number = names.index(name)
        if number not in self.result.tower:
            raise Wrong("hand-tower-not-there", where=where, tower=name)
        if number in self.result.claimed:
            raise Wrong("hand-tower-taken", where=where, tower=name)
        self.result.claimed[seat] = number
        pieces = as_number(written.get("pieces", 0), part(where, "pieces"), PIECES)
        if pieces == 0:
            raise Wrong("hand-no-piece", where=where)
        self.result.pieces[seat] = pieces

    def read_trees(self, seat: int, written: dict[str, Any], colour: str, where: Name) -> None:
        for side, i, space in self.spaces_of(written.get("trees", {}), part(where, "trees")):
            if self.result.neutral[side] >> i & 1:
                raise Wrong("hand-leaf", where=where, space=space)
            if (side, i) in self.taken:
                raise Wrong("hand-two-trees", where=where, space=space, whose=self.taken[side, i])
            self.taken[side, i] = colour
            self.check_neighbours(seat, side, i, where, space)
            self.result.trees[seat][side] |= 1 << i
        planted, most = sum(own.bit_count() for own in self.result.trees[seat]), self.box.start_trees
        if planted > most[self.result.players]:
            raise Wrong("hand-trees", where=where, count=planted, most=most[self.result.players])
        self.read_doubles(seat, written, where)
        self.read_felled(seat, written, where)
        self.read_espinhal(seat, written, where)

    def check_neighbours(self, seat: int, side: int, i: int, where: Name, name: str) -> None:
        """Orvalho and Estrela do not allow every two trees of a player [45, 50]."""
        own, space = self.result.trees[seat][side], side * SPACES + i
        if self.box.apart[side] and own & self.box.beside[space]:
            raise Wrong("hand-next-to", where=where, space=name)
        if self.box.one_a_zone[side] and own & self.box.zone_spaces[side][self.box.zone[space]]:
            raise Wrong("hand-second", where=where, space=name)

    def marked(self, seat: int, written: dict[str, Any], mark: str, where: Name) -> Iterator[tuple[int, int, str]]:
        """Spaces of trees of the player about which something is said."""
        for side, i, space in self.spaces_of(written.get(mark, {}), part(where, mark)):
            if not self.result.trees[seat][side] >> i & 1:
                raise Wrong("hand-no-tree", where=where, mark=mark, space=space)
            yield side, i, space

    def read_doubles(self, seat: int, written: dict[str, Any], where: Name) -> None:
        """Tokens under trees, where a card can put one [14]."""
        boards = {card.icon for card in ordered_cards(self.game.pack) if card.special == "x2"}
        for side, i, space in self.marked(seat, written, "x2", where):
            if self.sides[side].board not in boards:
                raise Wrong("hand-double", where=where, space=space)
            self.result.doubled[side] |= 1 << i

    def read_felled(self, seat: int, written: dict[str, Any], where: Name) -> None:
        """Trees that lie felled, not those of the last column [51]."""
        for side, i, space in self.marked(seat, written, "felled", where):
            last = max((z for z in range(ZONES) if self.box.zone_spaces[side][z]), default=NONE)
            if not self.box.felling[side] or self.box.zone[side * SPACES + i] == last:
                raise Wrong("hand-felled", where=where, space=space)
            self.result.felled[side] |= 1 << i

    def read_espinhal(self, seat: int, written: dict[str, Any], where: Name) -> None:
        """The points of Espinhal, before trees moved; whose trees did not move need not write them down [54].

        The trees in the other zones must have gone somewhere: to the boards of those zones.
        """
        table, box = self.result, self.box
        side = next((side for side in table.side if settled_first(box, side)), NONE)
        if side == NONE:
            if "espinhal" in written:
                raise Wrong("hand-no-espinhal", where=where)
            return
        own = table.trees[seat]
        held = [own[side] & box.zone_spaces[side][zone] != 0 for zone in range(ZONES)]
        gone = [own[table.side[box.zone_to[side][zone]]] != 0 for zone in range(ZONES)]
        points = [0, 0, *box.end_points[side]]
        possible = points[sum(held) : sum(map(max, held, gone)) + 1]
        found = written.get("espinhal", possible[0])
        if type(found) is not int or found not in possible:
            known = ", ".join(str(number) for number in sorted(set(possible)))
            raise Wrong("hand-espinhal", where=where, found=repr(found), known=known)
        table.counted = 1
        table.zone_points[seat] = found

    def check_arrows(self) -> None:
        """On sides with arrows these must have led to every tree, unless trees before it may have moved [19, 54]."""
        for side in self.result.side:
            if not self.box.in_order[side] or settled_first(self.box, side):
                continue
            follow_arrows(self.box, self.result, side)
            for i, space in enumerate(self.sides[side].spaces):
                if (side, i) in self.taken and not self.result.arrived[side] >> i & 1:
                    raise Wrong("hand-not-reached", space=f"{self.sides[side].name} {space.print}")

    def check_supplies(self) -> None:
        """There are only so many lynx, x2 tokens and camping tokens [8]."""
        table, box = self.result, self.box
        lynx = sum(table.lynx) + sum(map(sum, table.zone_lynx))
        for side in table.side:
            for i in range(SPACES):
                if any(table.trees[seat][side] >> i & 1 for seat in range(table.players)):
                    lynx += box.lay[side * SPACES + i]
        doubles = sum(tokens.bit_count() for tokens in table.doubled)
        if lynx > LYNX:
            raise Wrong("hand-all-lynx", count=lynx, most=LYNX)
        if doubles > DOUBLES:
            raise Wrong("hand-all-doubles", count=doubles, most=DOUBLES)
        for kind, token in enumerate(KIND_NAMES):
            found = sum(own[kind] for own in table.camping)
            if found > CAMPING:
                raise Wrong("hand-all-camping", count=found, token=(f"token-{token}", {}), most=CAMPING)


def part(where: Name, key: str) -> Name:
    """Something that is written at a seat."""
    return "hand-part", {"where": where, "key": key}


def as_table(value: Any, where: str | Name) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Wrong("hand-no-table", where=where, found=repr(value))
    return value


def as_list(value: Any, where: str | Name) -> list[Any]:
    if not isinstance(value, list):
        raise Wrong("hand-no-list", where=where, found=repr(value))
    return value


def as_number(value: Any, where: str | Name, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise Wrong("hand-number", where=where, most=str(most), found=repr(value))
    return value


# Where the points come from.


def reasons(game: Game, table: Table, seat: int, words: Words) -> list[str]:
    """One sentence for each line that counts, in the order of the sheet."""
    found = []
    for side in table.side:
        reason = side_reason(game, table, seat, side)
        if reason:
            found.append(f"{ordered_sides(game.pack)[side].name}: {words.name(reason)}.")
    if table.claimed[seat] != NONE:
        tower = ordered_towers(game.pack)[table.claimed[seat]]
        found.append(words.say("why-tower", tower=tower.name, pieces=table.pieces[seat]))
    if table.axes[seat]:
        found.append(words.say("why-axes", n=table.axes[seat]))
    tokens, sets, worth = sum(table.camping[seat]), min(table.camping[seat]), set_worth(game.box, table)
    if tokens and worth:
        found.append(words.say("why-sets", sets=sets, worth=worth, others=tokens - KINDS * sets))
    elif tokens:
        found.append(words.say("why-tokens", tokens=tokens))
    return found


def side_reason(game: Game, table: Table, seat: int, side: int) -> Name | None:
    """How a player stands on a side; nothing where it does not matter."""
    box, own, end = game.box, table.trees[seat][side], game.box.end[side]
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
        return ("why-zones", {"zones": points.index(before)}) if before else None
    if end == ZONES_HELD and own:
        return "why-zones", {"zones": zones_held(box, table, seat, side)}
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
