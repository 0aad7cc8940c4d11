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

from spinney.engine.by_hand import Scored, ScoredSeat
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.layout import Record
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
ORDINALS = ("most", "second most", "third most")


def scored(game: Game, data: dict[str, Any]) -> Scored:
    """Everybody's sheet and the winners; a sentence if the table cannot be."""
    table, names = Reader(game).table(data)
    rules = game.interpreted
    seats = []
    for seat, name in enumerate(names):
        sheet = rules.numbers(len(game.sheet))
        total = rules.tally(rules.box, table, seat, sheet)
        lines = dict(zip(game.sheet, sheet, strict=True))
        seats.append(ScoredSeat(name, lines, total, reasons(game, table, seat)))
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
        known_keys(data, ("sides", "neutral", "zone_lynx", "seat", "options"), "the table")
        seats = data.get("seat")
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise SpinneyError("there are no seats: write [[seat]] for each player.")
        if not 1 <= len(seats) <= max(PLAYERS):
            raise SpinneyError(f"there are trees for one to four players, not for {len(seats)}.")
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
            if name in names:
                raise SpinneyError(f"seat {number + 1}: there are two players of the name {name!r}.")
            names.append(name)
        self.check_supplies()
        return table, names

    def read_options(self, options: Any) -> None:
        known_keys(as_table(options, "options"), ("camping",), "options")
        choices = [choice.name for choice in OPTIONS[CAMPING_ALWAYS].choices]
        chosen = options.get("camping", choices[0])
        if chosen not in choices:
            raise SpinneyError(f"options: camping is one of {', '.join(choices)}, not {chosen!r}.")
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
                raise SpinneyError(f"sides: on {cell} there must be a {kind} side, not {name!r}: {', '.join(known)}.")
            field = self.result.side if cell in CELLS else self.result.tower
            board = known.index(name) // 2
            if field[board] != NONE:
                raise SpinneyError(f"sides: {known[field[board]]} and {name} are on the same board.")
            field[board] = known.index(name)

    def space(self, name: Any, where: str) -> tuple[int, int]:
        """Side and place of a space on a side in play."""
        if not isinstance(name, str) or name not in self.spaces:
            raise SpinneyError(f"{where}: there is no space {name!r}.")
        side, i = self.spaces[name]
        if side not in self.result.side:
            raise SpinneyError(f"{where}: the space {name} is on {self.sides[side].name}, which is not in play.")
        return side, i

    def stand(self, name: Any, whose: str, where: str) -> tuple[int, int]:
        """A space for a tree, which must be free so far."""
        found = self.space(name, where)
        if name in self.taken:
            raise SpinneyError(f"{where}: two trees stand on {name}: one is {self.taken[name]} already.")
        self.taken[name] = whose
        return found

    def read_neutral(self, names: Any) -> None:
        for name in as_list(names, "neutral"):
            side, i = self.stand(name, "neutral", "neutral")
            if self.result.players == max(PLAYERS):
                raise SpinneyError("neutral: with four players there are no neutral trees (rule 7).")
            if not self.sides[side].spaces[i].leaf:
                raise SpinneyError(f"neutral: {name} has no leaf, so no neutral tree stands there (rule 7).")
            self.result.neutral[side] |= 1 << i

    def read_zones(self, zones: Any) -> None:
        written = as_table(zones, "zone_lynx")
        side = next((side for side in self.result.side if any(self.box.zone_slots[side])), NONE)
        if written and side == NONE:
            raise SpinneyError("zone_lynx: no side in play has zones for lynx.")
        known_keys(written, tuple(f"z{zone + 1}" for zone in range(ZONES)), "zone_lynx")
        for zone, lynx in written.items():
            number = int(zone[1:]) - 1
            most = self.box.zone_slots[side][number]
            self.result.zone_lynx[side][number] = as_number(lynx, f"zone_lynx {zone}", most)

    def read_seat(self, seat: int, written: dict[str, Any], colours: list[str]) -> str:
        where = f"seat {seat + 1}"
        known_keys(written, SEAT_KEYS, where)
        colour = written.get("colour")
        known = PAIR if self.result.players == len(PAIR) else tuple(TREES)
        if colour not in known:
            raise SpinneyError(f"{where}: its colour is one of {', '.join(known)}, not {colour!r}.")
        if colour in colours:
            raise SpinneyError(f"{where}: two players have the colour {colour}.")
        colours.append(colour)
        name = written.get("name", colour)
        if not isinstance(name, str) or not name.strip():
            raise SpinneyError(f"{where}: a name is a text, not {name!r}.")
        where = f"{where} ({name})"
        self.result.vp[seat] = as_number(written.get("vp", 0), f"{where}: vp", 1000)
        self.result.lynx[seat] = as_number(written.get("lynx", 0), f"{where}: lynx", LYNX)
        self.result.axes[seat] = as_number(written.get("axes", 0), f"{where}: axes", 100)
        tokens = as_table(written.get("camping", {}), f"{where}: camping")
        known_keys(tokens, KIND_NAMES, f"{where}: camping")
        for kind, token in enumerate(KIND_NAMES):
            self.result.camping[seat][kind] = as_number(tokens.get(token, 0), f"{where}: {token}", CAMPING)
        self.read_tower(seat, written, where)
        self.read_trees(seat, written, colour, where)
        return name

    def read_tower(self, seat: int, written: dict[str, Any], where: str) -> None:
        if "tower" not in written and "pieces" not in written:
            return
        names = [tower.id for tower in self.towers]
        name = written.get("tower")
        if name not in names:
            raise SpinneyError(f"{where}: the tower is one of {', '.join(names)}, not {name!r}.")
        number = names.index(name)
        if number not in self.result.tower:
            raise SpinneyError(f"{where}: the tower {name} is not in play.")
        if number in self.result.claimed:
            raise SpinneyError(f"{where}: the tower {name} belongs to somebody else (rule 23).")
        self.result.claimed[seat] = number
        pieces = as_number(written.get("pieces", 0), f"{where}: pieces", PIECES)
        if pieces == 0:
            raise SpinneyError(f"{where}: a tower that is claimed has one piece at least.")
        self.result.pieces[seat] = pieces

    def read_trees(self, seat: int, written: dict[str, Any], colour: str, where: str) -> None:
        names = as_list(written.get("trees", []), f"{where}: trees")
        most = self.box.start_trees[self.result.players] if self.result.players > 1 else TREES[colour]
        if len(names) > most:
            raise SpinneyError(f"{where}: there are {len(names)} trees, but everybody has {most} (rule 6).")
        for name in names:
            side, i = self.stand(name, colour, f"{where}: trees")
            self.check_neighbours(seat, side, i, where)
            self.result.trees[seat][side] |= 1 << i
        self.read_marks(seat, written, "x2", where)
        self.read_marks(seat, written, "felled", where)

    def check_neighbours(self, seat: int, side: int, i: int, where: str) -> None:
        """Orvalho and Estrela do not allow every two trees of a player [45, 50]."""
        own, space = self.result.trees[seat][side], side * SPACES + i
        name = self.sides[side].spaces[i].id
        if self.box.apart[side] and own & self.box.beside[space]:
            raise SpinneyError(f"{where}: {name} is next to another tree of the player in {self.sides[side].name}.")
        if self.box.one_a_zone[side] and own & self.box.zone_spaces[side][self.box.zone[space]]:
            raise SpinneyError(f"{where}: {name} is the second tree in a row of {self.sides[side].name}.")

    def read_marks(self, seat: int, written: dict[str, Any], mark: str, where: str) -> None:
        """Tokens under trees, and trees that lie felled [14, 51]."""
        for name in as_list(written.get(mark, []), f"{where}: {mark}"):
            side, i = self.space(name, f"{where}: {mark}")
            if not self.result.trees[seat][side] >> i & 1:
                raise SpinneyError(f"{where}: {mark} names {name}, but no tree of the player stands there.")
            if mark == "x2":
                self.check_double(side, name, where)
                self.result.doubled[side] |= 1 << i
            else:
                last = max((z for z in range(ZONES) if self.box.zone_spaces[side][z]), default=NONE)
                if not self.box.felling[side] or self.box.zone[side * SPACES + i] == last:
                    raise SpinneyError(f"{where}: a tree on {name} cannot be felled (rule 51).")
                self.result.felled[side] |= 1 << i

    def check_double(self, side: int, name: str, where: str) -> None:
        boards = {card.icon for card in ordered_cards(self.game.pack) if card.special == "x2"}
        if self.sides[side].board not in boards:
            raise SpinneyError(f"{where}: no card puts an x2 token on {name}, in {self.sides[side].name} (rule 14).")

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
            raise SpinneyError(f"there are {lynx} lynx on the table, but only {LYNX} in the box.")
        if doubles > DOUBLES:
            raise SpinneyError(f"there are {doubles} x2 tokens on the table, but only {DOUBLES} in the box.")
        for kind, token in enumerate(KIND_NAMES):
            found = sum(own[kind] for own in table.camping)
            if found > CAMPING:
                raise SpinneyError(f"there are {found} tokens of the kind {token}, but only {CAMPING} in the box.")


def known_keys(data: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            raise SpinneyError(f"{where} has {key!r}, which means nothing here: there are {', '.join(known)}.")


def as_table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise SpinneyError(f"{where}: this must be a table, not {value!r}.")
    return value


def as_list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise SpinneyError(f"{where}: this must be a list of spaces, not {value!r}.")
    return value


def as_number(value: Any, where: str, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise SpinneyError(f"{where} is a number from 0 to {most}, not {value!r}.")
    return value


# Where the points come from.


def reasons(game: Game, table: Record, seat: int) -> list[str]:
    """One sentence for each line that counts, in the order of the sheet."""
    found = []
    for side in table.side:
        sentence = side_reason(game, table, seat, side)
        if sentence:
            found.append(f"{ordered_sides(game.pack)[side].name}: {sentence}.")
    if table.claimed[seat] != NONE:
        tower = ordered_towers(game.pack)[table.claimed[seat]]
        found.append(f"{tower.name} with {counted(table.pieces[seat], 'piece')}.")
    if table.axes[seat]:
        found.append(f"{counted(table.axes[seat], 'axe')}, 1 each.")
    tokens, sets, worth = sum(table.camping[seat]), min(table.camping[seat]), set_worth(game.box, table)
    if tokens and worth:
        found.append(f"{counted(sets, 'camping set')}, {worth} each, and {tokens - KINDS * sets} other tokens, 1 each.")
    elif tokens:
        found.append(f"{counted(tokens, 'camping token')}, 1 each: sets pay only with Gardunha.")
    return found


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def side_reason(game: Game, table: Record, seat: int, side: int) -> str:
    """How a player stands on a side; nothing where it does not matter."""
    box, own, end = game.box, table.trees[seat][side], game.box.end[side]
    if end in (CHAIN, HOP_CHAIN):
        sizes = [size for size in chains(box, own, side) if size > 1]
        return f"{'chains' if end == CHAIN else 'sets'} of {' and '.join(map(str, sizes))}" if sizes else ""
    if end == UNPLACED_LYNX and table.lynx[seat]:
        return f"{table.lynx[seat]} lynx not placed, {box.end_points[side][0]} each"
    if end in (LYNX_RANK, TREE_RANK) and ranked(box, table, seat, side):
        have = ranked(box, table, seat, side)
        rank = sum(ranked(box, table, other, side) > have for other in range(table.players))
        what = f"{have} lynx controlled" if end == LYNX_RANK else counted(have, "tree")
        return f"{what}, {ORDINALS[rank] if rank < len(ORDINALS) else 'too few to score'}"
    if end == ZONES_HELD and own:
        return f"trees in {counted(sum(own & spaces != 0 for spaces in box.zone_spaces[side]), 'zone')}"
    if end == STANDING_AND_FELLED and own:
        felled = (own & table.felled[side]).bit_count()
        return f"{own.bit_count() - felled} standing, {felled} felled"
    if end == MAJORITIES and own:
        rows = sum(has_most(table, seat, side, spaces) for spaces in box.row_spaces[side])
        columns = sum(has_most(table, seat, side, spaces) for spaces in box.zone_spaces[side])
        return f"most trees in {counted(rows, 'row')} and {counted(columns, 'column')}"
    return ""


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
