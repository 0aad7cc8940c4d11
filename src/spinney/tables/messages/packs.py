"""Packs: what their lists and fields are, and what is wrong with one."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from spinney.tables.messages.values import Text, Word


class ValueOf(Struct, frozen=True):
    """One of the values that can be chosen, as the pack writes it and in words."""

    value: str
    words: str


class FieldOf(Struct, frozen=True, omit_defaults=True):
    """A field of an entry of a pack, as a form asks for it. It is made from the schema of the game's pack.

    A `number` is from `least` to `most` (null: no limit), and `whole` or not. A `choice` is one of `choices`, a `set`
    some of them: as a list, or `joined` to a text of letters. Where `ids` is not empty, the choices are the ids of that
    list of the pack, or (`.spaces`) of that list of the same entry. `parts` are a text, each part one of `fields`, with
    the `separator` between them. A `list` has from `least` to `most` items, each as the only one of `fields` says; a
    `table` has its `fields`. A `text` has at most `most` letters; if it consists of `phrases`, those of other entries
    are worth offering.

    What is not `required` may be left out, and then is `default` (null: it is not there at all). Fields that are
    `house` say what of the entry is house data, and belong to such entries only; a field that `names` the entry changes
    its id; one that `follows` others does not fit any more when these change.
    """

    name: str
    words: str
    kind: Literal["number", "truth", "text", "choice", "set", "parts", "list", "table"]
    required: bool = True
    default: Any = None
    least: float | None = None
    most: float | None = None
    whole: bool = True
    choices: list[ValueOf] = []
    ids: str = ""
    joined: bool = False
    separator: str = ""
    phrases: bool = False
    house: bool = False
    names: bool = False
    follows: list[str] = []
    fields: list[FieldOf] = []


class ListOf(Struct, frozen=True):
    """A list of entries of a pack, in words, with the fields of an entry besides its id and its source.

    If it `grows`, entries may be added and removed; if it is `single`, the pack has one entry there, and no list.
    """

    name: str
    words: str
    fields: list[FieldOf]
    grows: bool
    single: bool


class EntryOf(Struct, frozen=True):
    """What an entry is called, and the thing that it is (-1: none), which a board may be able to draw."""

    name: str
    thing: str
    number: int


class PackOf(Struct, frozen=True):
    """A pack as its file says it: `data` has nothing that the file leaves out. `entries` are in the file's order."""

    game: str
    name: str
    hash: str
    data: dict[str, Any]
    lists: list[ListOf]
    entries: dict[str, list[EntryOf]]


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be checked: its data as they were entered, or the text of a file."""

    game: Word
    data: dict[str, Any] | None = None
    text: Text | None = None


class PackChecked(Struct, frozen=True):
    """What became of it. If something is wrong, `problem` says what, and there is nothing else but the `data`.

    Otherwise the pack can be asked for by its `hash` for a while, and `text` is its file.
    """

    problem: str
    name: str
    hash: str
    text: str
    data: dict[str, Any]
    entries: dict[str, list[EntryOf]]
