"""A net: what it thinks of a seat's view and of its moves, as generic code in whole numbers, linked to each game.

What the seat sees (`engine/eye.py`) adds up the rows of the features that are on; two layers follow, each of them sums
of products, and what is below zero counts as zero. A move is liked the more, the better the rows of its own features
agree with the last layer; and for each seat, counted from the one that is asked, there is what it will get: its value.
Values come from the same layers, or from some of their own that were taught nothing else.

All sums are exact and fit into 32 bits (`FITS`), so the net thinks the same in every form of the rules. Rows count in
512ths, what a layer gives in 64ths; the last number of a layer is always one, so that the last of a row is its bias. In
the first layer the bias is the row of feature 0, which is always on. Everything lies in memory as numbers of 16 bits:
a processor multiplies and adds up sixteen of those at once.
"""

from __future__ import annotations

from math import isqrt

from spinney.engine.contract import box_of, observe, observe_move, table_of
from spinney.engine.layout import Record
from spinney.engine.memory import BoxMemory, Ints, Numbers, ShortRows, Shorts, TableMemory
from spinney.engine.products import dot_product

ONE = 64
FINE = 512
FIRST_SHIFT = 3  # from 512ths to 64ths
SHIFT = 9  # from products of both to 64ths
MOST = 2047
"""What a layer gives at most, and the most of a weight behind the first layer."""
SEEN_MOST = 4095
"""The most of a weight in the first layer: so the sum of eight fits into 16 bits."""
WIDEST = 256
FITS = (WIDEST + 1) * MOST * MOST < 1 << 31
LIKING = ONE * FINE
"""The unit in which moves are liked, and seats get something."""

HALVINGS = 9233  # 6400 / ln 2: a liking that is smaller by one is worth so many hundredths of 64ths of a halving
PART_BITS = 6  # of a halving
LAST_PART = (1 << PART_BITS) - 1
WHOLE = 1 << 30


def _powers() -> tuple[int, ...]:
    """2 to the power of -i/64, in parts of `WHOLE`, by square roots of whole numbers: alike everywhere."""
    root = 1 << 59  # a half, in parts of 2**60
    for _bit in range(PART_BITS):
        root = isqrt(root << 60)
    powers, found = 1 << 60, []
    for _part in range(1 << PART_BITS):
        found.append(powers >> 30)
        powers = powers * root >> 60
    return tuple(found)


POWERS = _powers()


def add_features(rows: ShortRows, on: Numbers, n: int, some: Shorts, sums: Ints, out: Shorts) -> None:
    """The first layer: the rows of the features that are on, summed up; eight of them first, while there are so many.

    `some` has room for the sums of eight, `sums` for those of all.
    """
    width = len(sums)
    bias = rows[0]
    for j in range(width):
        sums[j] = bias[j]
    eights = n - n % 8
    for i in range(0, eights, 8):
        a = rows[on[i]]
        b = rows[on[i + 1]]
        c = rows[on[i + 2]]
        d = rows[on[i + 3]]
        e = rows[on[i + 4]]
        f = rows[on[i + 5]]
        g = rows[on[i + 6]]
        h = rows[on[i + 7]]
        for j in range(width):
            some[j] = a[j] + b[j] + c[j] + d[j] + e[j] + f[j] + g[j] + h[j]
        for j in range(width):
            sums[j] += some[j]
    for i in range(eights, n):
        row = rows[on[i]]
        for j in range(width):
            sums[j] += row[j]
    for j in range(width):
        out[j] = min(max(sums[j] >> FIRST_SHIFT, 0), MOST)
    out[width] = ONE


def add_layer(given: Shorts, rows: ShortRows, out: Shorts) -> None:
    """A further layer: each of its numbers is the dot product of its row and the layer before."""
    width = len(rows)
    for j in range(width):
        out[j] = min(max(dot_product(given, rows[j]) >> SHIFT, 0), MOST)
    out[width] = ONE


def think(
    box: Record,
    view: Record,
    seat: int,
    first: ShortRows,
    second: ShortRows,
    third: ShortRows,
    on: Numbers,
    some: Shorts,
    sums: Ints,
    one: Shorts,
    two: Shorts,
    last: Shorts,
) -> None:
    """What three layers make of all that a seat sees."""
    count = observe(box, view, seat, on)
    add_features(first, on, count, some, sums, one)
    add_layer(one, second, two)
    add_layer(two, third, last)


def like(
    box: Record,
    view: Record,
    seat: int,
    moves: Numbers,
    n: int,
    first: ShortRows,
    second: ShortRows,
    third: ShortRows,
    policy: ShortRows,
    on: Numbers,
    some: Shorts,
    sums: Ints,
    one: Shorts,
    two: Shorts,
    last: Shorts,
    likings: Numbers,
) -> None:
    """How much each of so many moves of a seat is liked."""
    think(box, view, seat, first, second, third, on, some, sums, one, two, last)
    for i in range(n):
        count = observe_move(box, view, seat, moves[i], on)
        liking = 0
        for k in range(count):
            liking += dot_product(last, policy[on[k]])
        likings[i] = liking


def chances(likings: Numbers, n: int, heat: int, out: Numbers) -> int:
    """Writes how likely each move is, in whole numbers, and gives their sum.

    The chance falls by a factor of e where a liking is smaller by `heat` hundredths.
    """
    best = likings[0]
    for i in range(n):
        best = max(best, likings[i])
    total = 0
    for i in range(n):
        parts = (best - likings[i]) * HALVINGS // (heat * LIKING)
        out[i] = POWERS[parts & LAST_PART] >> min(parts >> PART_BITS, LAST_PART)
        total += out[i]
    return total


def judge(
    box_memory: BoxMemory,
    view_memory: TableMemory,
    seat: int,
    moves: Numbers,
    n: int,
    first: ShortRows,
    second: ShortRows,
    third: ShortRows,
    policy: ShortRows,
    on: Numbers,
    some: Shorts,
    sums: Ints,
    one: Shorts,
    two: Shorts,
    last: Shorts,
    likings: Numbers,
    heat: int,
    out: Numbers,
) -> None:
    """What a net thinks of so many moves of a seat, and how likely each of them is at some heat."""
    box = box_of(box_memory)
    view = table_of(view_memory)
    like(box, view, seat, moves, n, first, second, third, policy, on, some, sums, one, two, last, likings)
    chances(likings, n, heat, out)


def foretell(
    box_memory: BoxMemory,
    view_memory: TableMemory,
    seat: int,
    first: ShortRows,
    second: ShortRows,
    third: ShortRows,
    value: ShortRows,
    on: Numbers,
    some: Shorts,
    sums: Ints,
    one: Shorts,
    two: Shorts,
    last: Shorts,
    values: Numbers,
) -> None:
    """What a net thinks that each seat will get, the asked one first."""
    think(box_of(box_memory), table_of(view_memory), seat, first, second, third, on, some, sums, one, two, last)
    for other in range(len(values)):
        values[other] = dot_product(last, value[other])


ENTRIES = (judge, foretell)
