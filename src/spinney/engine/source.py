"""Rule code written by the engine: functions made from source text.

Some rule functions follow from a declaration (copying a layout, encoding a move, concealing hidden fields). The engine
writes them as plain Python text and makes functions of it; to the linker, a debugger and a reader they are like any
other rule function.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from hashlib import blake2b
from typing import Any


def made(title: str, source: str, names: dict[str, Any] | None = None) -> dict[str, Callable[..., Any]]:
    """The functions that a source text defines. `names` are the functions and numbers it may use."""
    file = f"<spinney {title} {blake2b(source.encode(), digest_size=4).hexdigest()}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    space: dict[str, Any] = {"__name__": __name__, **(names or {})}
    exec(compile(source, file, "exec"), space)
    given = set(names or ()) | {"__name__", "__builtins__"}
    return {name: value for name, value in space.items() if name not in given}
