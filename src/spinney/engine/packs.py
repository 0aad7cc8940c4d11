"""Packs: the components of a game, in TOML that a person with the box in hand can proofread.

Every component says where it comes from: `rulebook` (the published rules state it), `public` (published elsewhere),
or `house` (in part made for Spinney to fit the rules, or read from examples and scoring apps, because the print is not
known to us). A pack is checked when it is loaded; what is wrong with it is said in one sentence
that names the entry.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

import msgspec

from spinney.engine import schema, toml_bounds
from spinney.engine.errors import SpinneyError, Wrong
from spinney.engine.schema import Naming
from spinney.engine.words import Name

Line = Annotated[str, msgspec.Meta(max_length=80)]
"""What people call something: a free text, as everything printed may have; a page shows it and nothing else."""

Source = Literal["rulebook", "public", "house"]
SOURCES: tuple[Source, ...] = ("rulebook", "public", "house")
THIS_PACK: Name = ("this-pack", {})
"""What a pack is called that has come without the name of a file."""


class Component(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An entry of a pack."""

    id: Naming
    source: Source


class About(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What the game is. Facts about the published game; the words are ours."""

    title: Line
    authors: list[Line]
    publisher: Line
    year: int
    minutes: int
    summary: str
    note: str
    """How much of the components is known, and how much made here."""


class Pack(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A set of components. Each game adds its own lists."""

    game: Naming
    name: Line
    about: About

    def components(self) -> Iterator[tuple[str, Component]]:
        """Every component, with the name of the list it stands in."""
        for field in self.__struct_fields__:
            value = getattr(self, field)
            for entry in value if isinstance(value, list) else [value]:
                if isinstance(entry, Component):
                    yield field, entry

    def sources(self) -> dict[str, dict[Source, int]]:
        """How many components of each list come from where."""
        found: dict[str, dict[Source, int]] = {}
        for field, entry in self.components():
            counts = found.setdefault(field, dict.fromkeys(SOURCES, 0))
            counts[entry.source] += 1
        return found

    def hash(self) -> str:
        """A hash of the contents; spaces and comments of the file do not matter."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:32]


def entry_name(key: str, index: int, value: Any) -> Name | None:
    """An entry is called by its id."""
    named = isinstance(value, dict) and isinstance(value.get("id"), str)
    return ("at-entry", {"entry": value["id"]}) if named else None


def load(text: str, components: type[Any], check: Callable[[Any], None], game: str, where: str | Name) -> Any:
    """The pack in a TOML text, checked; `where` is what messages call it."""
    data = toml(text, where)
    try:
        pack = schema.read(data, components, entry_name)
    except Wrong as error:
        raise Wrong("in-pack", where=where, what=error) from None
    if pack.game != game:
        raise Wrong("pack-of-another", where=where, found=pack.game, game=game)
    seen: set[tuple[str, str]] = set()
    for field, entry in pack.components():
        if (field, entry.id) in seen:
            raise Wrong("pack-twice", where=where, entry=entry.id, list=field)
        seen.add((field, entry.id))
    try:
        check(pack)
    except SpinneyError as error:
        raise Wrong("in-pack", where=where, what=error) from None
    return pack


TOML_MISTAKES = {
    "Invalid value": "toml-value",
    "Invalid statement": "toml-statement",
    "Expected '=' after a key in a key/value pair": "toml-equals",
    "Expected newline or end of document after a statement": "toml-newline",
    "Unclosed array": "toml-array",
    "Unclosed inline table": "toml-table",
    "Unterminated string": "toml-string",
    "Cannot overwrite a value": "toml-overwrites",
}
"""What `tomllib` says of the commonest mistakes; all others are `toml-other`."""


def toml(text: str, where: str | Name) -> dict[str, Any]:
    """What a TOML text says; `where` is what messages call it."""
    toml_bounds.check(text, where)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # usually a TOMLDecodeError; of a number or a date it may be another
        sentence, _, at = str(error).partition(" (at ")
        line = re.match(r"line (\d+), column (\d+)", at)
        place: Name = ("toml-at", {"line": line[1], "column": line[2]}) if line else ("toml-at-end", {})
        mistake: Name = (TOML_MISTAKES.get(sentence, "toml-other"), {})
        raise Wrong("not-toml", where=where, mistake=mistake, place=place) from None
