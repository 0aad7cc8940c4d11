"""The phrases of the pack: what a card says, as a row of numbers that the rules can carry out.

`{n}` stands for a number, `{what}` for a category symbol or a species, in the plural if that reads better; `{table}`
for points by number, such as `5/15/25`. This is all the vocabulary that cards have.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from spinney.engine.errors import Wrong
from spinney.games.dartmoor import steps
from spinney.games.dartmoor.table import SYMBOLS, TREE_SYMBOLS

TABLE_LENGTH = 6
MOST_CARDS = 10  # that a number in an effect can be about; a chronicle has room for one a card into the cave

# What a card does: phrase, step, flags. A phrase without a number means one.
EFFECTS = {
    "draw {n}": (steps.DRAW, 0),
    "draw {n} per {what}": (steps.DRAW, 0),
    "take {n} from the clearing": (steps.TAKE, 0),
    "play a {what} free": (steps.FREE, 0),
    "play a {what} free and use its effect": (steps.FREE, steps.WITH_EFFECT),
    "play any number of {what} free": (steps.FREE, steps.ANY_NUMBER),
    "play a {what} from the clearing free": (steps.LIFT, 0),
    "lay a universal moor": (steps.MOOR, 0),
    "another turn": (steps.AGAIN, 0),
    "another turn if you have a {what}": (steps.AGAIN, 0),
    "{n} from the deck into the cave": (steps.BURY, 0),
    "{n} from the deck into the cave per {what}": (steps.BURY, 0),
    "{n} from the clearing into the cave": (steps.STORE, 0),
    "all {what} from the clearing into the cave": (steps.STORE_ALL, 0),
    "{n} from the hand into the clearing": (steps.LAY, 0),
}

# What a card does from then on.
NO_PERMANENT, DRAWS, SHARES_TOP, JOINS_SIDES, DOUBLES = range(5)
PERMANENT = {
    "whenever you play a {what}: draw {n}": DRAWS,
    "any number of {what} share one top slot here": SHARES_TOP,
    "any number of {what} join the side slots here": JOINS_SIDES,
    "each {what} below it counts double": DOUBLES,
}

# Where a dweller may go, if not to any free slot on its side.
ANYWHERE, IN_MOOR, OVER_ANOTHER = range(3)
PLACES = {
    "in a moor": IN_MOOR,
    "over another {what} at a tree or shrub": OVER_ANOTHER,
}

# What points depend on: something that is measured, and what comes of the measure.
ONCE, PER_CARD, PER_SPECIES, PER_SYMBOL, PER_OWN_SYMBOL, PER_CAVE_CARD, IS_MOST, IS_FULL, IS_IN_MOOR = range(9)
TIMES, AT_LEAST, BY_TABLE, TOGETHER, IN_SETS = range(5)
POINTS = {
    "{n}": (ONCE, TIMES),
    "{n} per {what}": (PER_CARD, TIMES),
    "{n} per different {what}": (PER_SPECIES, TIMES),
    "{n} per card with {symbol}": (PER_SYMBOL, TIMES),
    "{n} per card with its own symbol": (PER_OWN_SYMBOL, TIMES),
    "{n} per card in the cave": (PER_CAVE_CARD, TIMES),
    "{n} if {need} {what}": (PER_CARD, AT_LEAST),
    "{n} if {need} {what}, else {less}": (PER_CARD, AT_LEAST),
    "{n} if {need} different {what}": (PER_SPECIES, AT_LEAST),
    "{n} if {need} different {what}, else {less}": (PER_SPECIES, AT_LEAST),
    "{n} if most {what}": (IS_MOST, AT_LEAST),
    "{n} if most {what}, else {less}": (IS_MOST, AT_LEAST),
    "{n} if fully occupied": (IS_FULL, AT_LEAST),
    "{n} if in a moor": (IS_IN_MOOR, AT_LEAST),
    "{table} by different {what}": (PER_SPECIES, BY_TABLE),
    "{table} for all of them together": (ONCE, TOGETHER),
    "{table} for each set of different {what}": (PER_SPECIES, IN_SETS),
}

PARTS = {
    "n": r"(?P<n>\d{1,2})",
    "need": r"(?P<need>\d{1,2})",
    "less": r"(?P<less>\d{1,2})",
    "what": r"(?P<what>card below|[a-z-]+(?: or [a-z-]+)?)",
    "symbol": f"(?P<symbol>{'|'.join(TREE_SYMBOLS)})",
    "table": r"(?P<table>\d{1,2}(?:/\d{1,2})+)",
}

What = Callable[[str], int]
"""From the name of a category or of a species to its number: a mask of symbols, or -1 - species."""


class Step(NamedTuple):
    step: int
    what: int
    number: int
    flags: int


class Term(NamedTuple):
    measure: int
    what: int
    payoff: int
    points: int
    need: int
    less: int
    table: tuple[int, ...]


def found(phrase: str, phrases: Iterable[str], otherwise: str) -> tuple[str, dict[str, str]]:
    """The phrase of the vocabulary that a text is, and what stands for its parts; else `otherwise` is said."""
    for known in phrases:
        pattern = known.replace(" a ", " (?P<article>a|an|another) ")
        for name, part in PARTS.items():
            pattern = pattern.replace(f"{{{name}}}", part)
        match = re.fullmatch(pattern, phrase)
        if match:
            return known, match.groupdict()
    raise Wrong(otherwise, phrase=phrase, known="; ".join(phrases))


def what_of(species: list[str]) -> What:
    """How a pack with these species names things."""

    def what(text: str) -> int:
        if " or " in text:
            first, _, second = text.partition(" or ")
            return what(first) | what(second)
        name = name_of(text, species)
        return 1 << SYMBOLS.index(name) if name in SYMBOLS else -1 - species.index(name)

    return what


def name_of(text: str, species: list[str]) -> str:
    """The category symbol or the species that a text means, which may be in the plural."""
    for name in (text, text.removesuffix("s"), text.removesuffix("ies") + "y"):
        if name in SYMBOLS or name in species:
            return name
    raise Wrong("pack-nothing", found=text)


def step(phrase: str, what: What) -> Step:
    known, parts = found(phrase, EFFECTS, "pack-effect")
    found_step, flags = EFFECTS[known]
    about, number = what(parts["what"]) if "what" in parts else 0, int(parts.get("n", 1))
    most = 1 if found_step == steps.BURY and about else MOST_CARDS
    if number > most:
        raise Wrong("pack-too-many", phrase=phrase, most=most)
    return Step(found_step, about, number, flags)


def permanent(phrase: str, what: What) -> tuple[int, int, int]:
    """The kind of permanent effect, what it is about, and a number."""
    known, parts = found(phrase, PERMANENT, "pack-permanent")
    return PERMANENT[known], what(parts["what"]), int(parts.get("n", 1))


def place(phrase: str, what: What) -> tuple[int, int]:
    known, parts = found(phrase, PLACES, "pack-limit")
    return PLACES[known], what(parts["what"]) if "what" in parts else 0


def terms(phrase: str, what: What) -> list[Term]:
    return [term(part, what) for part in phrase.split(" + ")]


def term(phrase: str, what: What) -> Term:
    known, parts = found(phrase, POINTS, "pack-points")
    measure, payoff = POINTS[known]
    about = 0
    if "what" in parts:
        about = what(parts["what"])
    elif "symbol" in parts:
        about = TREE_SYMBOLS.index(parts["symbol"])
    table = tuple(int(points) for points in parts.get("table", "0").split("/"))
    if len(table) > TABLE_LENGTH:
        raise Wrong("pack-point-steps", phrase=phrase, most=TABLE_LENGTH)
    if payoff == IN_SETS and any(b - a > c - b for a, b, c in zip((0, *table), table, table[1:], strict=False)):
        raise Wrong("pack-set-gains", phrase=phrase)
    points, need, less = int(parts.get("n", 0)), int(parts.get("need", 1)), int(parts.get("less", 0))
    return Term(measure, about, payoff, points, need, less, table)
