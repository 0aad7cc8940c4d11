"""Showing: what lies where on a table, as lists of things. The terminal and the plain board of the page are made of it.

A game's `showing.py` has `zones(box, view, viewer)`: the zones of a table as a viewer sees it, common ones and those of
each seat. It is given a view, so it can show nothing that is hidden. An item is a thing by its kind and number, or a
place; it says what pointing at it means, as parts of a move. Nothing here is in words yet: titles, notes and facts
are messages of the game's words, or things, and a `Teller` says them in a language.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from spinney.engine.words import Name

COMMON = -1
EVERY_NUMBER = 1 << 16


class Thing(NamedTuple):
    """A thing by its kind and number, which is said by its name."""

    kind: str
    number: int


Said = str | Name | Thing
"""What a teller can say: a message, a message with parts (which may be things), or a thing."""

Form = Literal["card", "back", "place", "choice"]
"""How an item looks: a thing face up or face down; a place; or something that is there only to be pointed at, such as a
half of a card or a way to turn a tile, and is shown only while a possible move means it."""


@dataclass(frozen=True)
class Item:
    """Something that lies in a zone. It is called by its label if it has one, otherwise by its thing.

    Pointing at it means these `parts` of a move; of one kind of move, if `move` names it.
    """

    thing: Thing | None = None
    label: Said = ""
    notes: tuple[Said, ...] = ()
    form: Form = "card"
    parts: Mapping[str, int] = field(default_factory=dict)
    move: str = ""
    inner: tuple[Item, ...] = ()

    def means(self, kind: str, parts: Mapping[str, int]) -> bool:
        """Whether pointing at it can mean this move."""
        return self.move in ("", kind) and all(parts.get(part) == number for part, number in self.parts.items())


@dataclass(frozen=True)
class Zone:
    """Things that lie together, and short facts about them; `seat` is whose they are."""

    title: Said
    items: tuple[Item, ...] = ()
    facts: tuple[Said, ...] = ()
    seat: int = COMMON


Show = Callable[[Any, Any, int], list[Zone]]
Meant = tuple[str, Mapping[str, int]]
"""A move by its kind and parts."""


# What a game's `showing.py` is written with.


def cards(
    numbers: Iterable[int],
    part: str = "",
    *,
    kind: str = "card",
    faces: int = EVERY_NUMBER,
    notes: tuple[Said, ...] = (),
) -> tuple[Item, ...]:
    """Cards in a row. `part` is the part of a move that means a place in it.

    Those with a number below 0, or from `faces` on, lie face down.
    """
    return tuple(
        Item(
            Thing(kind, number),
            notes=notes,
            form="card" if 0 <= number < faces else "back",
            parts={part: place} if part else {},
        )
        for place, number in enumerate(numbers)
    )


def stack(top: int, beneath: Sequence[int]) -> list[int]:
    """A card and those on which it lies, from the top down; `beneath` has the card below each, or -1."""
    found = []
    while top >= 0:
        found.append(top)
        top = beneath[top]
    return found


def bits(number: int) -> list[int]:
    """The bits that are set."""
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]


# What is made of it.


def possible(zones: Iterable[Zone], moves: Collection[Meant]) -> list[Zone]:
    """The zones without the choices that none of these moves means, and without zones that had nothing else."""
    found = []
    for zone in zones:
        items = _possible(zone.items, moves)
        if items or zone.facts or not zone.items:
            found.append(replace(zone, items=items))
    return found


def _possible(items: tuple[Item, ...], moves: Collection[Meant]) -> tuple[Item, ...]:
    return tuple(
        replace(item, inner=_possible(item.inner, moves))
        for item in items
        if item.form != "choice" or any(item.means(*move) for move in moves)
    )


def every_item(items: Iterable[Item]) -> Iterator[Item]:
    """Items and those inside them."""
    for item in items:
        yield item
        yield from every_item(item.inner)
