"""What there is to play."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class ChoiceOf(Struct, frozen=True):
    """One value of an option; `players` are the numbers of players it is for, all if empty."""

    name: str
    words: str
    players: list[int]


class OptionOf(Struct, frozen=True):
    """Something to agree on before the game. The first choice that fits the number of players is the default.

    `help` is a sentence on what it means, or empty. Options that go `together` are many of one kind, such as the sides
    of boards. A `ruling` is about a detail that rulebooks leave open.
    """

    name: str
    words: str
    help: str
    choices: list[ChoiceOf]
    together: bool
    ruling: bool


class GameOffer(Struct, frozen=True):
    """A game as the home page shows it.

    `sources` counts the components by where they are known from, and `house_share` is the part (0 to 1) that was made
    for Spinney. `rules` is how many numbered rules its rules page has: a measure of its complexity.
    """

    name: str
    title: str
    authors: list[str]
    publisher: str
    year: int
    minutes: int
    summary: str
    note: str
    rules: int
    players: list[int]
    options: list[OptionOf]
    sources: dict[str, int]
    house_share: float
    languages: list[str]
    bots: list[str]


class PartOf(Struct, frozen=True):
    """A part of a move: a number below `count`.

    `thing` says what it points at (`number`, `seat` or a kind of component); if `field` is not empty, the part is a
    slot, and what lies there is `view[field][seat][part]`.
    """

    count: int
    thing: str
    field: str


class FactOf(Struct, frozen=True):
    """Something to know about a thing, in words."""

    label: str
    value: str


class CardOf(Struct, frozen=True):
    """What there is to say about a thing to whoever points at it; `source` is one of a pack's, or empty.

    `brief` is for drawn cards: a few words, with `⟦symbol⟧` wherever a drawing stands for a word.
    """

    name: str
    latin: str
    facts: list[FactOf]
    source: str
    brief: FactOf


class Components(Struct, frozen=True):
    """What a page has to know of a game with one pack: it never changes.

    `pack` has the entries of the pack as they stand in its file, in the order in which the things are numbered there;
    `things` names each component by kind and number, and `cards` says what else there is to say about it, for kinds of
    which there is more to say. `moves` has the kinds of move with their parts, `events` the names of the parts of each
    event, `sheet` the names of the lines of the score sheet (in words: `sheet-<line>`). `rules` has the numbers of the
    rules that stand behind `phases`, `reasons`, lines of the `sheet`, and `things` (by kind, and by `kind/number` where
    a thing has rules of its own); a game may have none.
    """

    game: str
    pack_name: str
    pack_hash: str
    pack: dict[str, Any]
    things: dict[str, list[str]]
    cards: dict[str, list[CardOf]]
    box: dict[str, Any]
    moves: dict[str, dict[str, PartOf]]
    phases: list[str]
    events: dict[str, dict[str, str]]
    sheet: list[str]
    rules: dict[str, dict[str, list[int]]]
