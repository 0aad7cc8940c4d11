"""Cards by their names, tables in a given position, moves by name: what the tests of Once Upon a Forest are written in.

A card is called as in the pack: `G07` is the seventh ground card; `F` is for the first level, `S` for the second, and
`C` for the canopy. In a view `G?` is the back of a ground card, `?` a card of which not even the back can be seen.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any

import spinney
from spinney import Game, Match, Move

ONCE = spinney.game("once")
LEVELS = "GFSC"
NONE = -1
SPECTATOR = -1

SETTINGS = [(1, "solo"), (2, "standard"), (3, "standard"), (4, "standard"), (4, "teams")]

# Cards.


def number(card: str) -> int:
    """The number of a card: sixteen a level, level by level."""
    return 16 * LEVELS.index(card[0]) + int(card[1:]) - 1


def name(card: int) -> str:
    if card == NONE:
        return "-"
    if card < 64:
        return f"{LEVELS[card // 16]}{card % 16 + 1:02}"
    return f"{LEVELS[card - 64]}?" if card < 68 else "?"


CARDS = [name(card) for card in range(64)]
STARTS = ["G01", "G02", "G03", "G04"]
OTHER_STARTS = ["G05", "G09", "G12", "G16"]


def everything_but(cards: Iterable[str]) -> str:
    """A column in which all other cards lie, one on the other."""
    gone = set(cards)
    return " ".join("/".join(card for card in CARDS if card[0] == level and card not in gone) for level in LEVELS)


# Packs.


def with_cards(faces: Mapping[str, str]) -> Game:
    """The game with other cards: what some of them show, as a pack writes it, such as `"a = 2, saw = true"`."""
    text = ONCE.pack_text
    for card, face in faces.items():
        text = re.sub(rf'(id = "{card}", level = "\w+"), .*, source', rf"\1, {face}, source", text)
    return Game("once", ONCE.package, text, "another pack")


def with_starts(starts: Sequence[str]) -> Game:
    """The game with other start cards."""
    return with_cards(dict.fromkeys(STARTS, "start = false") | dict.fromkeys(starts, "start = true"))


# Matches.


def new(players: int, seed: int = 0, mode: str | None = None) -> Match:
    options = {"mode": mode} if mode else {}
    return ONCE.new(players, seed=seed, form="interpreted", **options)


def opened(players: int, seed: int = 0, mode: str | None = None) -> Match:
    """A match after its setup, with everybody's three cards drawn: the first turn begins."""
    match = new(players, seed, mode)
    chance = random.Random(seed)
    while phase(match) in ("slip", "opening"):
        play_on(match, chance)
    return match


def position(
    *forests: Sequence[str],
    hands: Mapping[int, str] | None = None,
    piles: Mapping[int, str] | None = None,
    phase: str = "place",
    asked: int = 0,
    turn: int | None = None,
    given: str | None = None,
    discard: str = "",
    slipped: Mapping[str, int] | None = None,
    left_over: int = 0,
    mode: str | None = None,
) -> Match:
    """A match in the middle of a game, with as many players as there are forests.

    A forest is a list of columns, a column a text such as `"G01 F06/F02"`, where F06 covers F02. A hand is a text such
    as `"F05 G07:2"`, where G07 was drawn from pile 2. A pile is written from bottom to top, the discard from its top.
    """
    match = new(len(forests), mode=mode)
    table = match.table
    table.deck[:] = [NONE] * 70
    for pile in range(5):
        cards = (piles or {}).get(pile, "").split()
        table.bottom[pile] = 14 * pile
        table.height[pile] = len(cards)
        table.deck[14 * pile : 14 * pile + len(cards)] = map(number, cards)
    for seat, columns in enumerate(forests):
        table.columns[seat] = len(columns)
        table.forest[seat][0] = [NONE] * 4
        for column, stacks in enumerate(columns):
            for stack in stacks.split():
                table.forest[seat][column][LEVELS.index(stack[0])] = pile_up(table, stack.split("/"))
    for seat, hand in (hands or {}).items():
        for slot, card in enumerate(hand.split()):
            face, _, pile_of = card.partition(":")
            table.hand[seat][slot] = number(face)
            table.hand_pile[seat][slot] = int(pile_of or NONE)
            table.hand_size[seat] += 1
    for start, pile in (slipped or {}).items():
        table.slipped[STARTS.index(start)] = pile
    table.given = number(given) if given else NONE
    table.discard = pile_up(table, discard.split()) if discard else NONE
    table.left_over = left_over
    table.turn = asked if turn is None else turn
    table.acting = 1 << asked
    table.phase = ONCE.phases.index(phase)
    match._memory = match.rules.memory(ONCE.table_layout.to_bytes(table))
    return match


def pile_up(table: Any, cards: Sequence[str]) -> int:
    """Lays cards one on the other, the first on top; gives the top one's number."""
    for upper, lower in pairwise(cards):
        table.beneath[number(upper)] = number(lower)
    return number(cards[0])


def random_games(players: int, mode: str, games: int) -> Iterable[tuple[Match, random.Random]]:
    """New matches, each with the chance to play it by."""
    for seed in range(games):
        yield new(players, seed, mode), random.Random(seed)


# Moves.


def move(match: Match, kind: str, card: str | None = None, **parts: int) -> int:
    if card is not None:
        parts["hand"] = hand(match, match.acting[0]).index(card)
    return match.move(kind, **parts)


def play(match: Match, kind: str, card: str | None = None, **parts: int) -> None:
    """The seat that is asked plays: `play(match, "give", "F07", to=2)`."""
    played = move(match, kind, card, **parts)
    assert played in match.legal()
    match.play(played)


def play_on(match: Match, chance: random.Random) -> Move:
    """A random move. No game is longer than the rules allow: a broken one fails here instead of going on for ever."""
    assert len(match.played) < ONCE.most_moves
    played = chance.choice(match.legal())
    match.play(played)
    return played


def legal(match: Match, kind: str) -> list[dict[str, int]]:
    """The parts of all legal moves, which must all be of this kind."""
    moves = match.legal()
    assert {legal.kind for legal in moves} <= {kind}
    return [legal.parts for legal in moves]


def choices(match: Match, kind: str, part: str) -> list[int]:
    """What a part may be in the legal moves."""
    return sorted({parts[part] for parts in legal(match, kind)})


# Looking at the table.


def phase(match: Match) -> str:
    return ONCE.phases[match.table.phase]


def asked(match: Match) -> tuple[int, str]:
    """Who is asked now, and for what; nobody else may be."""
    (seat,) = match.acting
    return seat, phase(match)


def hand(match: Match, seat: int) -> list[str]:
    table = match.table
    return [name(card) for card in table.hand[seat][: table.hand_size[seat]]]


def piles(match: Match) -> list[list[str]]:
    """The cards of all piles, from bottom to top."""
    table = match.table
    return [
        [name(card) for card in table.deck[bottom : bottom + height]]
        for bottom, height in zip(table.bottom, table.height, strict=True)
    ]


def pile(match: Match, which: int) -> list[str]:
    return piles(match)[which]


def in_piles(match: Match) -> list[str]:
    """All cards in the piles, sorted."""
    return sorted(card for cards in piles(match) for card in cards)


def forest(match: Match, seat: int) -> list[str]:
    """The columns of a forest in the notation of `position`."""
    table = match.table
    return [
        " ".join("/".join(stack(table, card)) for card in column if card != NONE)
        for column in table.forest[seat][: table.columns[seat]]
    ]


def visible(table: Any, seat: int) -> list[set[str]]:
    """The visible cards of a forest, column by column."""
    columns = [{name(card) for card in column if card != NONE} for column in table.forest[seat]]
    return [column for column in columns if column]


def stack(table: Any, card: int) -> list[str]:
    """A card and those beneath it."""
    cards = []
    while card != NONE:
        assert name(card) not in cards, "a card lies beneath itself"
        cards.append(name(card))
        card = table.beneath[card]
    return cards


def in_forests(table: Any) -> list[int]:
    """How many cards each forest has, covered ones included."""
    return [sum(len(stack(table, card)) for column in forest for card in column) for forest in table.forest]


def sheet(match: Match, seat: int) -> dict[str, int]:
    return match.score()[seat].lines


def told(match: Match, viewer: int) -> list[tuple[Any, ...]]:
    """What a viewer is told about the last move: the event and its parts, cards by name."""
    view = match.view(viewer)
    lines = []
    for code, *numbers in view.chronicle[: view.told]:
        event = ONCE.events[code]
        parts = zip(event.parts.values(), numbers, strict=False)
        lines.append((event.name, *(name(value) if kind == "card" else value for kind, value in parts)))
    return lines


# Chance.


def assert_even(counts: Sequence[int]) -> None:
    """Whether things that should come up equally often did: chi-square, five standard deviations out."""
    mean = sum(counts) / len(counts)
    assert mean >= 20, "too few trials to say"
    freedom = len(counts) - 1
    chi_square = sum((count - mean) ** 2 for count in counts) / mean
    spread = 2 / (9 * freedom)
    assert ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread) < 5, sorted(counts)
