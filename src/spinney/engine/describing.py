"""Describing: what there is to say about a thing, for whoever points at it. A game says it in its `describing.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from spinney.engine.words import Words

Fact = tuple[str, str]
"""A label and what it is about, both in words."""


@dataclass(frozen=True)
class Described:
    """A thing as people see it: no code of the pack is among its words. `source` is where its values are known from.

    `brief` is what a drawn card has room for: a few words, with `⟦symbol⟧` wherever a drawing stands for a word.
    """

    name: str
    facts: list[Fact] = field(default_factory=list)
    source: str = ""
    latin: str = ""
    brief: Fact = ("", "")


Describe = Callable[[Any, Words], dict[str, list[Described]]]
"""From a pack: for every kind of thing that lies on a table, what there is to say, by number."""


def mark(symbol: str) -> str:
    """A symbol within a brief text."""
    return f"⟦{symbol}⟧"


def told(words: Words, facts: dict[str, str | int]) -> list[Fact]:
    """Facts, each by the message of its label; those that have nothing to say are left out."""
    return [(words.say(label), capital(str(value))) for label, value in facts.items() if value != ""]


def capital(text: str) -> str:
    """A text as it stands alone: it begins with a capital."""
    return text[:1].upper() + text[1:]
