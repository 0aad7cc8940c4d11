"""Sets as numbers, compared with Python's own."""

from __future__ import annotations

from random import Random

from spinney.engine.sets import count, lowest, union


def members(bits):
    return {i for i in range(bits.bit_length()) if bits >> i & 1}


def test_sets_are_those_of_their_bits():
    for bits in range(1, 1 << 12):
        assert count(bits) == len(members(bits))
        assert lowest(bits) == min(members(bits))
    assert count(0) == 0


def test_a_union_has_what_any_of_its_sets_has():
    luck = Random(3)
    sets = [luck.randrange(1 << 12) for _set in range(36)]
    for bits in range(1 << 12):
        assert members(union(sets, 12, bits)) == set().union(*(members(sets[12 + i]) for i in members(bits)))
