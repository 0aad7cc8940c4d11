"""Chance: what is random, who may know it, and how to repeat it.

Every random thing in a game comes from `draw`, which reads SipHash-2-4 of a counter under the table's 128-bit key: who
knows every number drawn so far still cannot compute the next one, so no player can work out the undrawn deck. The same
key gives the same game on every machine and in every form of the rules. In a view key, counter and block are blank.

Bots and simulations need many numbers that nobody has to keep secret: they have a stream of their own (`pick`), a
SplitMix64, which is several times cheaper.

Compiled code turns `uint64` mixed with `int64` into a float. So the arithmetic on unsigned 64-bit numbers lives in this
file and nowhere else; `unsigned` and `signed` are the way in and out (the linker has their compiled forms), and every
sum is masked, because plain integers do not wrap by themselves.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.layout import Record

ALL = 0xFFFFFFFFFFFFFFFF

# SipHash's initial state and, for a message of eight bytes, its closing block and finishing mark.
SIP_0 = 0x736F6D6570736575
SIP_1 = 0x646F72616E646F6D
SIP_2 = 0x6C7967656E657261
SIP_3 = 0x7465646279746573
SIP_CLOSE = 8 << 56
SIP_FINISH = 0xFF

# SplitMix64's increment and multipliers. All are above 2**63, so compiled code takes them as unsigned by itself.
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB

WORDS = 4  # numbers of 16 bits in a block
SIDES = 1 << 16
REST = SIDES - 1


def unsigned(number: int) -> int:
    """An ordinary number, not negative, as an unsigned one."""
    return number


def signed(number: int) -> int:
    """An unsigned number below 2**63 as an ordinary one."""
    return number


def siphash(key_0: int, key_1: int, message: int) -> int:
    """SipHash-2-4 of eight bytes; everything unsigned."""
    close = unsigned(SIP_CLOSE)
    v0 = key_0 ^ unsigned(SIP_0)
    v1 = key_1 ^ unsigned(SIP_1)
    v2 = key_0 ^ unsigned(SIP_2)
    v3 = key_1 ^ unsigned(SIP_3) ^ message
    for turn in range(8):
        v0 = (v0 + v1) & ALL
        v1 = ((v1 << 13) & ALL | (v1 >> 51)) ^ v0
        v2 = (v2 + v3) & ALL
        v3 = ((v3 << 16) & ALL | (v3 >> 48)) ^ v2
        v0 = ((v0 << 32) & ALL | (v0 >> 32)) + v3 & ALL
        v3 = ((v3 << 21) & ALL | (v3 >> 43)) ^ v0
        v2 = (v2 + v1) & ALL
        v1 = ((v1 << 17) & ALL | (v1 >> 47)) ^ v2
        v2 = (v2 << 32) & ALL | (v2 >> 32)
        if turn == 1:
            v0 ^= message
            v3 ^= close
        elif turn == 3:
            v0 ^= close
            v2 ^= unsigned(SIP_FINISH)
    return v0 ^ v1 ^ v2 ^ v3


def word(table: Record) -> int:
    """The table's next 16 random bits."""
    at = table.counter
    table.counter = at + 1
    if at % WORDS == 0:
        table.block = siphash(table.key[0], table.key[1], unsigned(at // WORDS))
    block = table.block
    table.block = block >> 16
    return signed(block & unsigned(REST))


def draw(table: Record, n: int) -> int:
    """A number from 0 to n - 1, each equally likely; n is at least 1 and below 2**31.

    The product of a word and n falls into n equal stretches, but for a few words at their beginnings, which are
    rejected. Without that some numbers would come up more often than others.
    """
    if n > SIDES:
        return draw_wide(table, n)
    product = word(table) * n
    if product & REST < n:
        few = SIDES % n
        while product & REST < few:
            product = word(table) * n
    return product >> 16


def draw_wide(table: Record, n: int) -> int:
    """The same from two words, for the rare n that one word cannot reach."""
    few = (SIDES << 16) % n
    while True:
        product = (word(table) << 16 | word(table)) * n
        if product & ((SIDES << 16) - 1) >= few:
            return product >> 32


def shuffle(table: Record, cards: Any, n: int) -> None:
    """Brings the first n of an array into random order, every order equally likely."""
    for last in range(n - 1, 0, -1):
        other = draw(table, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def splitmix(stream: Any) -> int:
    """The next unsigned number of a stream: an array of one unsigned number, its state."""
    state: int = (stream[0] + GOLDEN) & ALL
    stream[0] = state
    state = ((state ^ (state >> 30)) * MIX_1) & ALL
    state = ((state ^ (state >> 27)) * MIX_2) & ALL
    return state ^ (state >> 31)


def pick(stream: Any, n: int) -> int:
    """A number from 0 to n - 1 from a stream, for bots and simulations: quick, and even to one part in 2**32."""
    return (signed(splitmix(stream) >> 32) * n) >> 32


def new_key(table: Record, stream: Any) -> None:
    """Gives the table a fresh key from a stream, and starts its chance anew."""
    table.key[0] = splitmix(stream)
    table.key[1] = splitmix(stream)
    table.counter = 0
    table.block = 0
