"""Packs: the components of a game, in TOML that a person with the box in hand can proofread.

Every component says where it comes from: `rulebook` (the published rules state it), `public` (published elsewhere) or
`house` (made for Spinney to fit the rules, because the print is not known to us). A pack is checked when it is loaded;
what is wrong with it is said in one sentence that names the entry.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from spinney.engine.errors import SpinneyError

Source = Literal["rulebook", "public", "house"]
SOURCES: tuple[Source, ...] = ("rulebook", "public", "house")


class Component(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An entry of a pack."""

    id: str
    source: Source


class About(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What the game is. Facts about the published game; the words are ours."""

    title: str
    authors: list[str]
    publisher: str
    year: int
    minutes: int
    summary: str
    note: str
    """How much of the components is known, and how much made here."""


class Pack(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A set of components. Each game adds its own lists."""

    game: str
    name: str
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


def load(text: str, schema: type[Any], check: Callable[[Any], None], game: str, where: str) -> Any:
    """The pack in a TOML text, checked; `where` is what messages call it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SpinneyError(f"{where} is not valid TOML: {_small(str(error))}.") from None
    try:
        pack = msgspec.convert(data, schema)
    except msgspec.ValidationError as error:
        raise SpinneyError(f"{where}: {_place(str(error), data)}.") from None
    if pack.game != game:
        raise SpinneyError(f"{where} is a pack of {pack.game!r}, not of {game!r}.")
    seen: set[tuple[str, str]] = set()
    for field, entry in pack.components():
        if (field, entry.id) in seen:
            raise SpinneyError(f"{where}: there are two entries {entry.id!r} in {field}.")
        seen.add((field, entry.id))
    try:
        check(pack)
    except SpinneyError as error:
        raise SpinneyError(f"{where}: {error}.") from None
    return pack


def read_text(path: Path) -> str:
    """The text of a file from outside, or a sentence why there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise SpinneyError(f"{path} cannot be read: {(error.strerror or str(error)).lower()}.") from None
    except UnicodeDecodeError:
        raise SpinneyError(f"{path} is not a text file.") from None


def _small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _place(message: str, data: Any) -> str:
    """A message of msgspec (`... - at `$.card[3].a``) with the entry's own name in it."""
    sentence, _, path = message.partition(" - at `$")
    value, name, left = data, "", ""
    for key, index in re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", path):
        try:
            value = value[key] if key else value[int(index)]
        except (KeyError, IndexError, TypeError):
            left += f" {key}"
            continue
        if isinstance(value, dict) and isinstance(value.get("id"), str):
            name, left = value["id"], ""
        else:
            left += f" {key}" if key else ""
    where = " ".join(part for part in (f"entry {name!r}" if name else "", left.strip()) if part)
    return f"{where}: {_small(sentence)}" if where else _small(sentence)
