"""A table of Floresta written down by hand, in TOML, and scored as it stands: nobody moves a tree any more.

    neutral = ["a2", "b3"]                   # neutral trees; with two or three players only

    [sides]                                  # what lies where; towers nobody claimed may be left out
    N = "mondego"
    W = "sao_mamede"
    C = "margaraca"
    E = "lousa"
    S = "espinhal"
    NW = "talhadas"

    [zone_lynx]                              # of São Mamede
    z1 = 1

    [[seat]]
    name = "Ann"                             # without it, the colour
    colour = "green"
    vp = 23                                  # before the final scoring
    lynx = 2
    axes = 1
    camping = { igloo = 2, tent = 1, trailer = 0, motorhome = 1 }
    tower = "talhadas"
    pieces = 2
    trees = ["a1", "c1", "k1"]
    x2 = ["c1"]
    felled = ["k1"]

What the rules allow is checked. How the table came about, and whether arrows can have led there, is not asked. With
`[options]` and `camping = "always"` sets of camping tokens pay without Gardunha, as in play.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.by_hand import TABLE, Scored, ScoredSeat, at_seat, check_name, known_keys, name_of
from spinney.engine.errors import Wrong, in_words
from spinney.engine.game import Game
from spinney.engine.layout import Record
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
    ordered_cards,
    ordered_sides,
    ordered_towers,
)
from spinney.games.floresta.scoring import has_most, links, ranked, set_worth
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
)

TREES = {"green": 18, "brown": 18, "gray": 12, "yellow": 12}
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
)
RANKED = 3


def scored(game: Game, data: dict[str, Any], language: str = "en") -> Scored:
    """Everybody's sheet and the winners; a sentence if the table cannot be."""
    with in_words(game.words_folder):
        table, names = Reader(game).table(data)
    rules, words = game.interpreted, game.words(language)
    seats = []
    for seat, name in enumerate(names):
        sheet = rules.numbers(len(game.sheet))
        total = rules.tally(rules.box, table, seat, sheet)
        lines = dict(zip(game.sheet, sheet, strict=True))
        seats.append(ScoredSeat(name, lines, total, reasons(game, table, seat, words)))
    standings = [rules.rank_by(rules.box, table, seat) for seat in range(len(names))]
    return Scored(seats, [name for seat, name in enumerate(names) if standings[seat] == max(standings)])


# Reading what was written.


class Reader:
    """Reads a table, and remembers what stands on which space and whose each tower is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.box = game.box
        self.sides = ordered_sides(game.pack)
        self.towers = ordered_towers(game.pack)
        self.spaces = {space.id: (n, i) for n, side in enumerate(self.sides) for i, space in enumerate(side.spaces)}
        self.taken: dict[str, str] = {}
        self.result = game.table_layout.plain()

    def table(self, data: dict[str, Any]) -> tuple[Record, list[str]]:
        known_keys(data, ("sides", "neutral", "zone_lynx", "seat", "options"), TABLE)
        seats = data.get("seat")
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise Wrong("hand-no-seats")
        if not 1 <= len(seats) <= max(PLAYERS):
            raise Wrong("hand-seats", count=len(seats))
        table = self.result
        table.players = len(seats)
        table.claimed = [NONE] * len(table.claimed)
        self.read_options(data.get("options", {}))
        self.read_sides(data.get("sides"))
        self.read_neutral(data.get("neutral", []))
        self.read_zones(data.get("zone_lynx", {}))
        names: list[str] = []
        colours: list[str] = []
        for number, seat in enumerate(seats):
            name = self.read_seat(number, seat, colours)
            check_name(name, number + 1, names)
            names.append(name)
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

    def space(self, name: Any, where: str | Name) -> tuple[int, int]:
        """Side and place of a space on a side in play."""
        if not isinstance(name, str) or name not in self.spaces:
            raise Wrong("hand-no-space", where=where, found=repr(name))
        side, i = self.spaces[name]
        if side not in self.result.side:
            raise Wrong("hand-not-in-play", where=where, space=name, side=self.sides[side].name)
        return side, i

    def stand(self, name: Any, whose: str, where: str | Name) -> tuple[int, int]:
        """A space for a tree, which must be free so far."""
        found = self.space(name, where)
        if name in self.taken:
            raise Wrong("hand-two-trees", where=where, space=name, whose=self.taken[name])
        self.taken[name] = whose
        return found

    def read_neutral(self, names: Any) -> None:
        for name in as_list(names, "neutral"):
            side, i = self.stand(name, "neutral", "neutral")
            if self.result.players == max(PLAYERS):
                raise Wrong("hand-four-neutral")
            if not self.sides[side].spaces[i].leaf:
                raise Wrong("hand-no-leaf", space=name)
            self.result.neutral[side] |= 1 << i

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
        colour = written.get("colour")
        known = PAIR if self.result.players == len(PAIR) else tuple(TREES)
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
        names = as_list(written.get("trees", []), part(where, "trees"))
        most = self.box.start_trees[self.result.players] if self.result.players > 1 else TREES[colour]
        if len(names) > most:
            raise Wrong("hand-trees", where=where, count=len(names), most=most)
        for name in names:
            side, i = self.stand(name, colour, part(where, "trees"))
            self.check_neighbours(seat, side, i, where)
            self.result.trees[seat][side] |= 1 << i
        self.read_marks(seat, written, "x2", where)
        self.read_marks(seat, written, "felled", where)

    def check_neighbours(self, seat: int, side: int, i: int, where: Name) -> None:
        """Orvalho and Estrela do not allow every two trees of a player [45, 50]."""
        own, space = self.result.trees[seat][side], side * SPACES + i
        name = self.sides[side].spaces[i].id
        if self.box.apart[side] and own & self.box.beside[space]:
            raise Wrong("hand-next-to", where=where, space=name, side=self.sides[side].name)
        if self.box.one_a_zone[side] and own & self.box.zone_spaces[side][self.box.zone[space]]:
            raise Wrong("hand-second", where=where, space=name, side=self.sides[side].name)

    def read_marks(self, seat: int, written: dict[str, Any], mark: str, where: Name) -> None:
        """Tokens under trees, and trees that lie felled [14, 51]."""
        for name in as_list(written.get(mark, []), part(where, mark)):
            side, i = self.space(name, part(where, mark))
            if not self.result.trees[seat][side] >> i & 1:
                raise Wrong("hand-no-tree", where=where, mark=mark, space=name)
            if mark == "x2":
                self.check_double(side, name, where)
                self.result.doubled[side] |= 1 << i
            else:
                last = max((z for z in range(ZONES) if self.box.zone_spaces[side][z]), default=NONE)
                if not self.box.felling[side] or self.box.zone[side * SPACES + i] == last:
                    raise Wrong("hand-felled", where=where, space=name)
                self.result.felled[side] |= 1 << i

    def check_double(self, side: int, name: str, where: Name) -> None:
        boards = {card.icon for card in ordered_cards(self.game.pack) if card.special == "x2"}
        if self.sides[side].board not in boards:
            raise Wrong("hand-double", where=where, space=name, side=self.sides[side].name)

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


def reasons(game: Game, table: Record, seat: int, words: Words) -> list[str]:
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


def side_reason(game: Game, table: Record, seat: int, side: int) -> Name | None:
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
        rank = sum(ranked(box, table, other, side) > have for other in range(table.players))
        message = "why-lynx" if end == LYNX_RANK else "why-trees"
        return message, {"n": have, "rank": ("why-rank", {"rank": min(rank, RANKED)})}
    if end == ZONES_HELD and own:
        return "why-zones", {"zones": sum(own & spaces != 0 for spaces in box.zone_spaces[side])}
    if end == STANDING_AND_FELLED and own:
        felled = (own & table.felled[side]).bit_count()
        return "why-standing", {"standing": own.bit_count() - felled, "felled": felled}
    if end == MAJORITIES and own:
        rows = sum(has_most(table, seat, side, spaces) for spaces in box.row_spaces[side])
        columns = sum(has_most(table, seat, side, spaces) for spaces in box.zone_spaces[side])
        return "why-majorities", {"rows": rows, "columns": columns}
    return None


def chains(box: Record, own: int, side: int) -> list[int]:
    """The sizes of a player's chains."""
    left = [i for i in range(SPACES) if own >> i & 1]
    sizes = []
    while left:
        chain = [left.pop(0)]
        for i in chain:
            for other in [other for other in left if links(box, side, own, i) >> other & 1]:
                left.remove(other)
                chain.append(other)
        sizes.append(len(chain))
    return sorted(sizes, reverse=True)
