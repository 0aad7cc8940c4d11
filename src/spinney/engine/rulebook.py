"""The numbered rules behind what a game asks, refuses, counts and shows, so that a page can show them beside the board.

A game names them in its `rules.toml`, by the numbers of its rules page, those that matter most first. What is missing
or means nothing is said when the file is read: the file cannot fall behind the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Annotated

import msgspec

from spinney.engine.describing import Described
from spinney.engine.errors import SpinneyError
from spinney.engine.files import read_text
from spinney.engine.title import Title
from spinney.engine.words import ENGLISH

Numbers = Annotated[list[Annotated[int, msgspec.Meta(ge=1)]], msgspec.Meta(min_length=1)]
Table = dict[str, Numbers]

NAMES_END = " / "
"""Between the names of the halves of one card."""


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of rules by the names of phases, reasons, lines of the score sheet, and kinds of described things.

    `named` has those that are about some things alone, by their English names, of whatever kind they are: these come
    before the ones of the kind. A pack with other things has none of them.
    """

    phases: Table = {}
    reasons: Table = {}
    sheet: Table = {}
    things: Table = {}
    named: Table = {}


def rulebook(title: Title) -> Rulebook:
    """What stands in a game's `rules.toml`, checked; nothing if the game has no such file."""
    file = title.folder / "rules.toml"
    if not file.exists():
        return Rulebook()
    try:
        book = msgspec.convert(tomllib.loads(read_text(file)), Rulebook)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SpinneyError(f"the rules.toml of {title.name} cannot be read: {error}.") from None
    wanted = {
        "phases": title.phases,
        "reasons": title.reasons[1:],  # a legal move needs none
        "sheet": title.sheet,
        "things": described(title),
    }
    for table, names in wanted.items():
        compare(f"the rules.toml of {title.name}, [{table}]", getattr(book, table), names)
    return book


def compare(where: str, found: Table, names: Iterable[str]) -> None:
    wanted = list(names)
    for name in wanted:
        if name not in found:
            raise SpinneyError(f"{where}: '{name}' has no rule.")
    for name in found:
        if name not in wanted:
            raise SpinneyError(f"{where}: '{name}' means nothing here; there are {', '.join(wanted)}.")


def described(title: Title) -> dict[str, list[Described]]:
    return title.describe(title.pack, title.words(ENGLISH)) if title.describe else {}


def rules_of(title: Title) -> dict[str, Table]:
    """The same for a page: things by `kind`, and by `kind/number` where a thing has rules of its own."""
    book = rulebook(title)
    things = dict(book.things)
    for kind, each in described(title).items():
        for number, thing in enumerate(each):
            own = [rule for name in thing.name.split(NAMES_END) for rule in book.named.get(name, [])]
            if own:
                things[f"{kind}/{number}"] = list(dict.fromkeys([*own, *book.things[kind]]))
    return {"phases": book.phases, "reasons": book.reasons, "sheet": book.sheet, "things": things}
