"""The box of Sealed: twelve cards with a value each."""

from __future__ import annotations

from spinney.engine.errors import SpinneyError
from spinney.engine.layout import Row, declared, int8
from spinney.engine.packs import Component, Pack
from spinney.engine.words import Name

from .table import CARDS


class Card(Component):
    value: int


class SealedPack(Pack):
    card: list[Card]


SCHEMA = SealedPack


def check(pack: SealedPack) -> None:
    if len(pack.card) != CARDS:
        raise SpinneyError(f"there must be {CARDS} cards, not {len(pack.card)}")


class Box:
    """What is printed, as numbers."""

    value: Row = int8(CARDS)


BOX = declared("sealed box", Box)


def fill(pack: SealedPack, box: Box) -> None:
    for number, card in enumerate(pack.card):
        box.value[number] = card.value


def names(pack: SealedPack) -> dict[str, list[Name]]:
    return {"card": [("card", {"id": card.id, "value": card.value}) for card in pack.card]}
