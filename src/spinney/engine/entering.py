"""Entering: how a person enters what a pack writes in short.

A pack writes `1R`, `NES` or `ash:AS`, which is easy to hold against a card. Whoever enters such a text on a page
chooses its parts instead. The marks here say of what a text consists, beside its type in the schema of a game's
`box.py`; they change nothing of what is read or checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Meta

from spinney.engine.words import Name


class Entry(NamedTuple):
    """What an entry of a pack is called, and the thing that it is on a table, if it is one."""

    name: Name
    thing: str = ""
    number: int = -1


def worded(words: str) -> Meta:
    """The choices of a literal are called `<words>-<choice>`."""
    return Meta(extra={"words": words})


def one_of(values: Sequence[str], words: str = "") -> Meta:
    """A text that is one of these, each called `<words>-<value>`, or by itself."""
    return Meta(extra={"among": list(values), "words": words})


def letters(values: Sequence[str], words: str) -> Meta:
    """A text that consists of some of these letters, each called `<words>-<letter>`."""
    return Meta(extra={"letters": list(values), "words": words})


def ids(of: str) -> Meta:
    """A text that is the id of an entry: of a list of the pack, or (`.spaces`) of a list beside it."""
    return Meta(extra={"ids": of})


def parts(separator: str, *named: tuple[str, Meta]) -> Meta:
    """A text of so many parts with a separator between them; each part with the message that names it."""
    found: list[dict[str, Any]] = [{"label": label, **(meta.extra or {})} for label, meta in named]
    return Meta(extra={"parts": found, "separator": separator})


def follows(*others: str) -> Meta:
    """It is made from these fields, and is left out when one of them changes: then it fits no more."""
    return Meta(extra={"follows": list(others)})


PHRASES = Meta(extra={"phrases": True})
"""A text of a small language of its own: what other entries say is offered."""

HOUSE_ONLY = Meta(extra={"house": True})
"""It says what of an entry is house data, so it is left out of an entry that is none."""

NAMES = Meta(extra={"names": True})
"""Who changes it means another thing: the id follows it, so that nobody's words speak of the thing before."""

GROWS = Meta(extra={"grows": True})
"""A list of which a box may have another number of entries: they can be added and removed."""
