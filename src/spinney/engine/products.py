"""The dot product of two rows of 16-bit numbers: most of what a net does (`bots/net.py`).

A processor multiplies and adds up sixteen such numbers at once, if it is told so and that the sum fits into 32 bits.
Numba reckons with 64 and one by one; so the linker has a compiled form of this function (`DOT_PRODUCT` in
`forms/llvm.py`), as it has one of `copy_table`.
"""

from __future__ import annotations

from operator import mul

from spinney.engine.memory import Shorts


def dot_product(one: Shorts, other: Shorts) -> int:
    """The sum of the products of two rows of the same length; it has to fit into 32 bits."""
    return sum(map(mul, one, other))
