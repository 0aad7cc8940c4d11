"""Vocabularies: the phases, events and reasons of a game, each a module of numbers with names.

A name stands once, with its number: `PLACE = 2` in `phases.py`. What people, records and messages call it follows from
that (`CHOSE_PLACE` is `chose-place`), so nothing can be renamed in one place and not in another.
"""

from __future__ import annotations

from types import ModuleType


def numbered(*modules: ModuleType) -> dict[str, int]:
    """The numbers of modules by name, in ascending order; they have to be 0, 1, 2 and so on."""
    found = {
        name.lower().replace("_", "-"): value
        for module in modules
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    }
    ordered = dict(sorted(found.items(), key=lambda entry: entry[1]))
    if list(map(int, ordered.values())) != list(range(len(ordered))):
        raise ValueError(f"{modules[-1].__name__}: its numbers are not 0, 1, 2 and so on: {ordered}")
    return ordered
