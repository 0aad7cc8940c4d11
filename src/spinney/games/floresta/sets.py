"""Sets of spaces, paths or boards: numbers with one bit each.

Compiled, `count` and `lowest` are an instruction or two: LLVM knows such a loop. So whoever goes through a set takes
its lowest member as long as there is one, and does not ask every number whether it is there.
"""

from __future__ import annotations

from spinney.engine.layout import Row


def count(bits: int) -> int:
    """How many spaces or paths are in a set of them."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def lowest(bits: int) -> int:
    """The first of a set of spaces or paths."""
    return count((bits & -bits) - 1)


def union(sets: Row, first: int, bits: int) -> int:
    """All that the sets of some spaces or paths have in them; `first` is where those of their side begin."""
    found = 0
    while bits != 0:
        found |= sets[first + lowest(bits)]
        bits &= bits - 1
    return found
