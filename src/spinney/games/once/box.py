"""The box of Once Upon a Forest: the pack's schema, its laws, and the box record made from it."""

from __future__ import annotations

from typing import Annotated, Literal

from spinney.engine.entering import Entry, worded
from spinney.engine.errors import Wrong
from spinney.engine.layout import Row, Rows, declared, int8
from spinney.engine.packs import Component, Pack
from spinney.engine.words import Name
from spinney.games.once.table import (
    BACK,
    CARDS,
    LEVEL_CARDS,
    LEVELS,
    SOLO_PILES,
    STARTS,
    UNKNOWN,
)

LEVEL_NAMES = ("ground", "level1", "level2", "canopy")
SOLO_CARDS = CARDS - 1
MOST_ANIMALS = 3  # of both species together, on a card

Level = Annotated[Literal["ground", "level1", "level2", "canopy"], worded("field-level")]


class Box:
    """What is printed, as numbers."""

    level: Row = int8(UNKNOWN + 1)  # of faces and of backs
    animals: Rows = int8(CARDS, 2)  # of the two species of the card's level
    saw: Row = int8(CARDS)
    is_start: Row = int8(CARDS)
    starts: Row = int8(STARTS)
    solo_piles: Row = int8(SOLO_PILES)  # the last one is the obligatory pile


BOX = declared("once box", Box)


class Species(Component):
    """An animal; `a` or `b` of its level."""

    level: Level
    letter: Literal["a", "b"]


class Card(Component):
    """A forest card: how many animals of its level's two species it shows, and whether a chain saw."""

    level: Level
    a: int = 0
    b: int = 0
    saw: bool = False
    start: bool = False


class Solo(Component):
    """The solo card: how many cards go into the three piles to choose from, and into the obligatory pile."""

    selection: tuple[int, int, int]
    obligatory: int


class OncePack(Pack):
    species: list[Species]
    card: list[Card]
    solo: Solo


SCHEMA = OncePack


def check(pack: OncePack) -> None:
    """The laws of the box [1 to 4, 28]."""
    for level in LEVEL_NAMES:
        cards = [card for card in pack.card if card.level == level]
        if len(cards) != LEVEL_CARDS:
            raise Wrong("pack-level", wanted=LEVEL_CARDS, level=level, found=len(cards))
        letters = sorted(species.letter for species in pack.species if species.level == level)
        if letters != ["a", "b"]:
            raise Wrong("pack-species", level=level)
    starts = [card for card in pack.card if card.start]
    if len(starts) != STARTS:
        raise Wrong("pack-starts", wanted=STARTS, found=len(starts))
    for card in pack.card:
        if card.start and card.level != "ground":
            raise Wrong("pack-start-level", card=card.id, level=card.level)
        if min(card.a, card.b) < 0 or card.a + card.b > MOST_ANIMALS:
            raise Wrong("pack-animals", card=card.id, most=MOST_ANIMALS, a=card.a, b=card.b)
    piles = [*pack.solo.selection, pack.solo.obligatory]
    if min(piles) < 1:
        raise Wrong("pack-solo-empty")
    if sum(piles) != SOLO_CARDS:
        raise Wrong("pack-solo-cards", wanted=SOLO_CARDS, found=sum(piles))
    if sum(pack.solo.selection) != 3 + 2 * pack.solo.obligatory:
        raise Wrong("pack-solo-together")


def ordered(pack: OncePack) -> list[Card]:
    """The cards as they are numbered: level by level, each as the pack lists them."""
    return [card for level in LEVEL_NAMES for card in pack.card if card.level == level]


def fill(pack: OncePack, box: Box) -> None:
    starts = 0
    for number, card in enumerate(ordered(pack)):
        box.level[number] = LEVEL_NAMES.index(card.level)
        box.animals[number] = [card.a, card.b]
        box.saw[number] = int(card.saw)
        box.is_start[number] = int(card.start)
        if card.start:
            box.starts[starts] = number
            starts += 1
    for level in range(LEVELS):
        box.level[BACK + level] = level
    box.level[UNKNOWN] = -1
    box.solo_piles[:] = [*pack.solo.selection, pack.solo.obligatory]


def names(pack: OncePack) -> dict[str, list[Name]]:
    """For each kind of thing, the message that names it, by number: faces, then backs, then what nobody can see."""
    species = {(entry.level, entry.letter): entry.id for entry in pack.species}
    cards: list[Name] = []
    for card in ordered(pack):
        cards.append(
            (
                "card-face",
                {
                    "level": card.level,
                    "first": species[card.level, "a"],
                    "second": species[card.level, "b"],
                    "a": card.a,
                    "b": card.b,
                    "comma-1": int(card.a > 0 and card.b > 0),
                    "comma-2": int(card.a + card.b > 0 and card.saw),
                    "empty": int(card.a == 0 and card.b == 0 and not card.saw),
                    "saw": int(card.saw),
                    "start": int(card.start),
                },
            )
        )
    backs: list[Name] = [(f"back-{level}", {}) for level in LEVEL_NAMES]
    prints: list[Name] = [("card-print", parts) for _message, parts in cards]
    return {"card": [*cards, *backs, ("card-unknown", {})], "print": prints}


def entries(pack: OncePack) -> dict[str, list[Entry]]:
    """What the entries of each list are called, and which things they are."""
    named, numbers = names(pack)["card"], {card.id: number for number, card in enumerate(ordered(pack))}
    many = 2
    return {
        "species": [
            Entry(
                ("animal-first", {"first": species.id, "a": many})
                if species.letter == "a"
                else ("animal-second", {"second": species.id, "b": many})
            )
            for species in pack.species
        ],
        "card": [Entry(named[numbers[card.id]], "card", numbers[card.id]) for card in pack.card],
        "solo": [Entry(("entries-solo", {}))],
    }
