"""Secrets: what follows from the visibility that a table declares.

`conceal` of a game is made here, as rule code: first the game's own `conceal` (for fields marked `BY_SECRETS`), then
every field that nobody or only its owner may see, then the secret parts of the chronicle and what earlier moves left
in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from spinney.engine.header import Event
from spinney.engine.layout import NOBODY, OWNER, Layout, blank_lines
from spinney.engine.source import made


def concealer(table: Layout, events: Sequence[Event], own: Callable[..., None]) -> Callable[..., Any]:
    """The whole `conceal` of a game."""
    lines = ["def conceal(box, table, viewer):", "    own(box, table, viewer)"]
    for field in table.fields:
        if field.seen == NOBODY:
            lines += blank_lines(field, 0, 1)
        elif field.seen == OWNER:
            lines += [f"    for i0 in range({field.shape[0]}):", "        if i0 != viewer:"]
            lines += blank_lines(field, 1, 3)
    rows = table.field("chronicle").shape[0]
    lines += [
        f"    for i in range(table.told, {rows}):",
        "        for j in range(4):",
        "            table.chronicle[i][j] = 0",
    ]
    for code, event in enumerate(events):
        if event.secret:
            lines += [
                "    for i in range(table.told):",
                f"        if table.chronicle[i][0] == {code} and table.chronicle[i][{event.column('seat')}] != viewer:",
            ]
            lines += [f"            table.chronicle[i][{event.column(part)}] = -1" for part in event.secret]
    return made(f"conceal {table.name}", "\n".join(lines) + "\n", {"own": own})["conceal"]
