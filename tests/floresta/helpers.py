"""Spaces, paths, cards and sides by their names, tables in a given position, moves by name.

Players are called by the colours of the rulebook's examples: yellow sits at seat 0, then green, brown and gray. A path
is written as its two spaces: `"a1-a2"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import spinney
from spinney import Match
from spinney.engine.pending import pop
from spinney.games.floresta.box import CELLS, CORNERS, ordered_cards, ordered_sides, ordered_towers
from spinney.games.floresta.placing import follow_arrows
from spinney.games.floresta.turn import begin_round

FLORESTA = spinney.game("floresta")
BOX = FLORESTA.box
SIDES = [side.id for side in ordered_sides(FLORESTA.pack)]
TOWERS = [tower.id for tower in ordered_towers(FLORESTA.pack)]
CARDS = [card.id for card in ordered_cards(FLORESTA.pack)]
COLOURS = ("yellow", "green", "brown", "gray")
BOARDS = ("river", "lynx", "grove", "mountain", "nursery")
NONE = -1

NUMBERED = list(enumerate(ordered_sides(FLORESTA.pack)))
SPACES = {space.id: 12 * n + i for n, side in NUMBERED for i, space in enumerate(side.spaces)}
NAMES = {number: name for name, number in SPACES.items()}
PATHS = {"-".join(ends): 16 * n + i for n, side in NUMBERED for i, ends in enumerate(side.paths)}
PATH_NAMES = {number: name for name, number in PATHS.items()}


def seat(player: str | int) -> int:
    return player if isinstance(player, int) else COLOURS.index(player)


def path(name: str) -> int:
    """A path by its ends, in either order."""
    first, _, second = name.partition("-")
    return PATHS[name] if name in PATHS else PATHS[f"{second}-{first}"]


def bits(numbers: Iterable[int], width: int) -> dict[int, int]:
    """Sets of bits, side by side, of things that are numbered through."""
    found: dict[int, int] = {}
    for number in numbers:
        found[number // width] = found.get(number // width, 0) | 1 << number % width
    return found


def sides_with(*names: str) -> dict[str, str]:
    """The options that put these sides and towers up; the others show the star."""
    options = {}
    for name in names:
        number = SIDES.index(name) if name in SIDES else TOWERS.index(name)
        board = BOARDS[number // 2] if name in SIDES else f"tower{number // 2 + 1}"
        options[board] = ("star", "other")[number % 2]
    return options


def new(*sides: str, players: int = 4, seed: int = 0, **options: str) -> Match:
    return FLORESTA.new(players, seed=seed, form="interpreted", **sides_with(*sides), **options)


def position(
    *sides: str,
    players: int = 4,
    trees: Mapping[str, Sequence[str]] | None = None,
    x2: Sequence[str] = (),
    felled: Sequence[str] = (),
    zone_lynx: Sequence[int] = (),
    fire: Sequence[str] = (),
    breaks: Sequence[str] = (),
    hands: Mapping[str, str] | None = None,
    row: str = "",
    deck: str | None = None,
    discards: Mapping[str, str] | None = None,
    cells: str = "ABCDE",
    corners: Sequence[str] = CORNERS,
    towers: Mapping[str, tuple[str, int]] | None = None,
    trucks: Mapping[str, str] | None = None,
    turn: str = "yellow",
    options: Mapping[str, str] | None = None,
    **numbers: Mapping[str, int | list[int]] | int,
) -> Match:
    """A match at the beginning of a round.

    `cells` names the boards on N, W, C, E and S, `corners` the corner of each tower board. Whatever is not said is as
    after setup, but without fire and, with two or three players, with neutral trees only where `trees` has some.
    """
    match = new(*sides, players=players, **(options or {}))
    table = match.table
    for cell, board in enumerate(cells):
        table.cell["ABCDE".index(board)] = cell
    for tower, corner in enumerate(corners):
        table.corner[tower] = CORNERS.index(corner)
    table.neutral = [0] * 10
    for colour, spaces in (trees or {}).items():
        for side, found in bits([SPACES[space] for space in spaces], 12).items():
            if colour == "neutral":
                table.neutral[side] = found
            else:
                table.trees[seat(colour)][side] = found
                table.supply[seat(colour)] -= found.bit_count()
    table.arrived = [0] * 10
    for side in table.side:
        follow_arrows(BOX, table, side)
    for field, spaces in (("doubled", x2), ("felled", felled)):
        for side, found in bits([SPACES[space] for space in spaces], 12).items():
            getattr(table, field)[side] = found
    for zone, lynx in enumerate(zone_lynx):
        table.zone_lynx[SIDES.index("sao_mamede")][zone] = lynx
    for field, names in (("fire", fire), ("breaks", breaks)):
        for side, found in bits([path(name) for name in names], 16).items():
            getattr(table, field)[side] = found
    for colour, (claimed, pieces) in (towers or {}).items():
        claim(table, seat(colour), claimed, pieces)
    for colour, place in (trucks or {}).items():
        table.truck[seat(colour)] = SIDES.index(place)
    deal(table, hands or {}, row, deck, discards or {})
    for name, value in numbers.items():
        if isinstance(value, int):
            setattr(table, name, value)
        else:
            for colour, amount in value.items():
                getattr(table, name)[seat(colour)] = amount
    put_round(table, seat(turn))
    table.acting = 1 << table.turn
    put(match, table)
    return match


def put_round(table: Any, first: int) -> None:
    """A player begins a round."""
    while table.depth > 0:
        pop(table)
    table.first = table.turn = first
    begin_round(table)


def claim(table: Any, player: int, tower: str, pieces: int) -> None:
    number = TOWERS.index(tower)
    table.claimed[player], table.pieces[player], table.truck[player] = number, pieces, 10
    cells = BOX.reached_cells[table.corner[number // 2]][pieces]
    table.reach[player] = sum(1 << board for board in range(5) if cells >> table.cell[board] & 1)


def deal(table: Any, hands: Mapping[str, str], row: str, deck: str | None, discards: Mapping[str, str]) -> None:
    """The cards that are named go where they are named; the other places are filled with the cards left."""
    named = [*" ".join([*hands.values(), row, deck or "", *discards.values()]).split()]
    left = [card for card in range(60) if CARDS[card] not in named]
    table.discarded = [NONE] * 60
    table.shown = [0] * 4
    for colour, cards in discards.items():
        for card in cards.split():
            table.discarded[CARDS.index(card)] = seat(colour)
            table.shown[seat(colour)] |= 1 << BOX.card_value[CARDS.index(card)] - 1
    for player in range(table.players):
        hand = [CARDS.index(card) for card in hands.get(COLOURS[player], "").split()]
        hand += [left.pop(0) for _ in range(3 - len(hand))] if COLOURS[player] not in hands else []
        table.hand[player] = (hand + [NONE] * 3)[:3]
        table.hand_size[player] = len(hand)
    shown = [CARDS.index(card) for card in row.split()] or [left.pop(0) for _ in range(table.players + 1)]
    table.row = (shown + [NONE] * 5)[:5]
    table.row_size = len(shown)
    if deck is not None:
        order = [CARDS.index(card) for card in reversed(deck.split())]
        table.deck = (order + [NONE] * 43)[:43]
        table.deck_size = len(order)


def put(match: Match, table: Any) -> None:
    match._memory = match.rules.memory(FLORESTA.table_layout.to_bytes(table))


# Moves.


def move(match: Match, kind: str, **parts: Any) -> int:
    """A move with things by their names: `move(match, "plant", card="c54", space="g3")`."""
    table = match.table
    found = {}
    for part, value in parts.items():
        if part == "card" and kind != "take":
            found["hand"] = table.hand[match.acting[0]].index(CARDS.index(value))
        elif part == "card":
            found["place"] = table.row.index(CARDS.index(value))
        elif part == "space":
            found["space"] = SPACES[value]
        elif part == "path":
            found["path"] = path(value)
        elif part == "tower":
            found["tower"] = TOWERS.index(value)
        elif part == "condition":
            found["condition"] = ("values", "vp20", "five").index(value)
        else:
            found[part] = value
    return match.move(kind, **found)


def play(match: Match, kind: str, **parts: Any) -> None:
    match.play(move(match, kind, **parts))


def refusal(match: Match, kind: str, **parts: Any) -> str:
    """Why the seat that is asked may not make a move, or `legal`; the list of legal moves must agree."""
    number = move(match, kind, **parts)
    reason = match.refusal(number, match.acting[0])
    assert (reason == "legal") == (number in match.legal())
    return reason


def kinds(match: Match) -> set[str]:
    return {each.kind for each in match.legal()}


def spaces(match: Match, kind: str, **fixed: int) -> list[str]:
    """The spaces in the legal moves of a kind."""
    found = [each.parts for each in match.legal() if each.kind == kind]
    return [NAMES[parts["space"]] for parts in found if fixed.items() <= parts.items()]


def paths(match: Match, kind: str = "quench") -> list[str]:
    return [PATH_NAMES[each.parts["path"]] for each in match.legal() if each.kind == kind]


# Looking at the table.


def phase(match: Match) -> str:
    return FLORESTA.phases[match.table.phase]


def trees(match: Match, player: str) -> list[str]:
    own = match.table.trees[seat(player)]
    return [name for name, space in SPACES.items() if own[space // 12] >> space % 12 & 1]


def on_paths(match: Match, field: str = "fire") -> set[str]:
    """The paths with a marker, or with a break."""
    found = getattr(match.table, field)
    return {name for name, number in PATHS.items() if found[number // 16] >> number % 16 & 1}


def front(match: Match, player: str) -> dict[str, int]:
    """What lies in front of a player."""
    table, own = match.table, seat(player)
    return {
        "vp": table.vp[own],
        "axe": table.axes[own],
        "lynx": table.lynx[own],
        **dict(zip(("igloo", "tent", "trailer", "motorhome"), table.camping[own], strict=True)),
    }


def gains(match: Match, player: str, kind: str, **parts: Any) -> dict[str, int]:
    """What a move adds to what lies in front of a player."""
    before = front(match, player)
    play(match, kind, **parts)
    after = front(match, player)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def lines(match: Match, line: str) -> dict[str, int]:
    return {COLOURS[player]: sheet.lines[line] for player, sheet in enumerate(match.score())}


def reach_of(match: Match, player: str) -> set[str]:
    """The cells that a player's tower reaches."""
    table = match.table
    return {CELLS[table.cell[board]] for board in range(5) if table.reach[seat(player)] >> board & 1}


def finish_round(match: Match) -> None:
    """Everybody who still has a turn throws a card away and takes the first; trucks put out what comes first.

    At the end of the game it stops before trees are moved.
    """
    first = match.table.first
    while not match.over and phase(match) != "move" and not (phase(match) == "turn" and match.table.first != first):
        legal = match.legal()
        match.play(next((each for each in legal if each.kind == "throw"), legal[0]))


def told(match: Match, event: str) -> list[list[int]]:
    """The numbers of all events of a kind in the last move's chronicle."""
    table = match.table
    names = [each.name for each in FLORESTA.events]
    return [row[1:] for row in table.chronicle[: table.told] if names[row[0]] == event]
