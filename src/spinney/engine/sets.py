"""Sets of seats, spaces, paths or whatever is numbered from 0 on: one bit of a number each.

Compiled, `count` and `lowest` are an instruction or two: LLVM knows such a loop. So whoever goes through a set takes
its lowest member as long as there is one, and does not ask every number whether it is there.
"""

from __future__ import annotations

from spinney.engine.layout import Row


def count(bits: int) -> int:
    """How many are in a set."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def lowest(bits: int) -> int:
    """The first of a set that is not empty."""
    return count((bits & -bits) - 1)


def union(sets: Row, first: int, bits: int) -> int:
    """All that is in some sets of a row: in that of each member of `bits`, counted from `first` on."""
    found = 0
    while bits != 0:
        found |= sets[first + lowest(bits)]
        bits &= bits - 1
    return found
