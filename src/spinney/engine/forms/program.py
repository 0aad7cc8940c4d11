"""A game's program: every function that is called from outside its rules, with all code that these reach.

A program is translated once (`translating.py`) and then made into a module or into code for this machine. Its identity
says for which rules it was made. Every entry is called in the same way, with the address of a row of 64-bit numbers: a
number stands there as it is, a box or tables as an address, an array as an address followed by its lengths. So whatever
can call one entry can call all.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

import msgspec

from spinney.engine.forms.rules import Declared
from spinney.engine.layout import Layout
from spinney.engine.link import Linker, Twin, digest
from spinney.engine.memory import AXES

CONVENTION = 1
"""How entries are called; raised when that changes."""
PARTS = (
    "spinney.engine.entries",
    "spinney.engine.walk",
    "spinney.engine.measure",
    "spinney.bots.tree",
    "spinney.bots.greedy",
    "spinney.bots.net",
    "spinney.bots.rollouts",
    "spinney.arena.reports.noting",
    "spinney.envs.rewards",
)
"""Where the entries of every program are. By name, since some lie above the engine: nothing else here needs them."""
MANY = ("spinney.envs.stepping",)
"""Where those are that work on many tables at once: a module, which a browser has to fetch, does without them."""
PACKAGE = Path(__file__).parent.parent.parent


class Identity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For which rules a program was made."""

    game: str
    rules: int
    convention: int
    box: str
    table: str
    code: str
    files: str
    entries: dict[str, tuple[str, ...]]
    """The kinds of what each entry takes."""


def entries() -> dict[str, Twin]:
    """The functions of every program, by the names under which they are called."""
    return {**entries_in(PARTS), **entries_in(MANY)}


def entries_in(parts: tuple[str, ...]) -> dict[str, Twin]:
    return {function.__name__: function for part in parts for function in import_module(part).ENTRIES}


def parameters(function: Twin) -> tuple[str, ...]:
    """The kinds of what an entry takes."""
    kinds = tuple(kind for name, kind in function.__annotations__.items() if name != "return")
    unknown = set(kinds) - set(AXES)
    if unknown:
        raise TypeError(f"the entry {function.__name__} takes {', '.join(sorted(unknown))}, which is no kind of memory")
    return kinds


@lru_cache(maxsize=16)
def identity(game: Declared) -> Identity:
    """What a program of these rules would say of itself. It takes some tenths of a second to tell."""
    return Identity(
        game.name,
        game.rules_version,
        CONVENTION,
        laid_out(game.box_layout),
        laid_out(game.table_layout),
        code_of(game.meaning),
        files_of(game.folder),
        {name: parameters(function) for name, function in entries().items()},
    )


def code_of(meaning: Mapping[Twin, Twin]) -> str:
    """The fingerprint of all code of a program, the same in every version of Python."""
    linker = Linker(meaning)
    return digest(*(f"{name} {linker.fingerprint(function)}" for name, function in sorted(entries().items())))


def laid_out(layout: Layout) -> str:
    return digest(*(f"{f.name} {f.kind.code} {f.shape} {layout.offsets[f.name]}" for f in layout.fields))


def files_of(folder: Path) -> str:
    """A hash of all files that a program may come from: quick to tell that nothing has changed, if nothing has."""
    state = blake2b(digest_size=12)
    for root in (folder, *(PACKAGE / layer for layer in ("engine", "bots", "arena", "envs"))):
        for file in sorted(root.rglob("*.py")):
            state.update(f"{file.relative_to(root)} {file.stat().st_size}\n".encode())
            state.update(file.read_bytes())
    return state.hexdigest()


def fits(found: Identity, game: Declared) -> bool:
    """Whether a program was made for these very rules. What did not change since need not be looked at closely."""
    if unchanged(found, game):
        return True
    return msgspec.structs.replace(found, files="") == msgspec.structs.replace(identity(game), files="")


def unchanged(found: Identity, game: Declared) -> bool:
    """Whether a program was made from the very files that are here."""
    return found.game == game.name and found.convention == CONVENTION and found.files == files_of(game.folder)
