"""Chance: the generator is the published one, draws favour no number, and both forms draw the same."""

from __future__ import annotations

import struct
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from engine.translated import translated
from spinney.engine.chance import draw, new_key, pick, shuffle, siphash, splitmix, word
from spinney.engine.contract import table_of
from spinney.engine.header import Header, table_layout
from spinney.engine.layout import Field, Layout, int8
from spinney.engine.link import interpreted
from spinney.engine.memory import Numbers, Stream, TableMemory

ALL = 2**64 - 1
TABLE = Layout("chance", *table_layout("", Header, 1).fields, Field("cards", int8, (8,)))
BOX = Layout("box", Field("nothing", int8))


def table_with(key_0=0x0706050403020100, key_1=0x0F0E0D0C0B0A0908):
    table = TABLE.plain()
    table.key[:] = [key_0, key_1]
    return table


# SipHash-2-4, written after the paper by Aumasson and Bernstein and nothing else.


def rotated(x, bits):
    return (x << bits | x >> 64 - bits) & ALL


def sip_round(v0, v1, v2, v3):
    v0 = (v0 + v1) & ALL
    v1 = rotated(v1, 13) ^ v0
    v0 = rotated(v0, 32)
    v2 = (v2 + v3) & ALL
    v3 = rotated(v3, 16) ^ v2
    v0 = (v0 + v3) & ALL
    v3 = rotated(v3, 21) ^ v0
    v2 = (v2 + v1) & ALL
    v1 = rotated(v1, 17) ^ v2
    v2 = rotated(v2, 32)
    return v0, v1, v2, v3


def reference(key, message):
    k0, k1 = struct.unpack("<QQ", key)
    v = (k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573)
    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) % 256])
    for (m,) in struct.iter_unpack("<Q", padded):
        v = (v[0], v[1], v[2], v[3] ^ m)
        v = sip_round(*sip_round(*v))
        v = (v[0] ^ m, v[1], v[2], v[3])
    v = (v[0], v[1], v[2] ^ 0xFF, v[3])
    for _ in range(4):
        v = sip_round(*v)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def test_the_reference_gives_the_paper_s_vector():
    assert reference(bytes(range(16)), bytes(range(15))) == 0xA129CA6149BE45E5


def test_siphash_is_the_published_one():
    luck = Random(1)
    for _ in range(300):
        key, message = luck.randbytes(16), luck.randbytes(8)
        given = [*struct.unpack("<QQ", key), *struct.unpack("<Q", message)]
        assert siphash(*given) == reference(key, message)


def test_words_are_the_siphash_of_a_counter():
    """Sixteen bits at a time, from the low end of the hash of 0, then of 1, and so on."""
    table = table_with()
    expected = [reference(bytes(range(16)), struct.pack("<Q", block)) for block in range(3)]
    words = [word(table) for _ in range(12)]
    assert words == [block >> 16 * i & 0xFFFF for block in expected for i in range(4)]
    assert table.counter == 12


# Draws without bias.


class WordsUsedUpError(Exception):
    """A draw asked for another word: those it had were rejected."""


def fed_word(words):
    """Stands in for `word`: reads from a list instead of from a key."""
    if not words:
        raise WordsUsedUpError
    return words.pop(0)


fed_draw = interpreted({word: fed_word}, TABLE.copy_into).twin(draw)


def drawn_from(words, n):
    try:
        return fed_draw(list(words), n)
    except WordsUsedUpError:
        return None


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 60, 64, 100, 1000, 30000, 40000, 65535, 65536])
def test_every_number_comes_from_equally_many_words(n):
    """Counted out over all words there are: each number below n has the same share, the few left over are rejected."""
    counts = Counter(drawn_from([first], n) for first in range(65536))
    rejected = counts.pop(None, 0)
    assert counts == dict.fromkeys(range(n), 65536 // n)
    assert rejected == 65536 % n


def test_after_a_rejection_the_next_word_counts():
    """With n = 3 exactly the word 0 is rejected, since 65536 = 3 x 21845 + 1."""
    assert drawn_from([0], 3) is None
    assert drawn_from([0, 65535], 3) == 2
    assert drawn_from([0, 0, 1], 3) == 0


@pytest.mark.parametrize("n", [65537, 100_000, 1_000_003, 2**30 + 1, 2**31 - 1])
def test_wide_draws_have_no_bias_either(n):
    """The pairs of words that give a number are a stretch; all stretches are of one length, and nothing else counts."""

    def drawn(pair):
        return drawn_from(divmod(pair, 65536), n)

    few = 2**32 % n
    luck = Random(n)
    for number in [0, 1, n - 2, n - 1, *(luck.randrange(n) for _ in range(200))]:
        first = -(-(number * 2**32 + few) // n)
        last = ((number + 1) * 2**32 - 1) // n
        assert last - first + 1 == 2**32 // n
        assert drawn(first) == number == drawn(last)
        assert first == 0 or drawn(first - 1) in (None, number - 1)
        assert last == 2**32 - 1 or drawn(last + 1) in (None, number + 1)


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_order_of_a_shuffle_is_equally_likely():
    """24 orders of 4 cards, 24,000 shuffles: chi-square with 23 degrees of freedom is above 49.7 once in a thousand."""
    table = table_with()
    orders = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        shuffle(table, cards, 4)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders.values(), 1000) < 49.7


def test_shuffle_leaves_the_rest_alone():
    table = table_with()
    cards = [0, 1, 2, 3, 4, 5]
    shuffle(table, cards, 3)
    assert cards[3:] == [3, 4, 5]
    assert sorted(cards[:3]) == [0, 1, 2]


# The stream of bots and simulations.


def test_splitmix_gives_the_published_numbers():
    stream = [1234567]
    assert [splitmix(stream) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_pick_takes_the_high_half():
    """6457827717110365317 // 2**32 = 1503580837; times 10, shifted by 32 bits: 3."""
    assert pick([1234567], 10) == 3


def test_a_new_key_starts_chance_anew():
    table = table_with()
    draw(table, 10)
    new_key(table, [1234567])
    assert table.key == [6457827717110365317, 3203168211198807973]
    assert (table.counter, table.block) == (0, 0)


# Both forms.


def long_run(
    table_memory: TableMemory, stream: Stream, numbers: Numbers, cards: int, drawn: Numbers, picked: Numbers
) -> None:
    """Draws, wide ones too, shuffles, picks, and now and then a new key."""
    table = table_of(table_memory)
    for i in range(len(numbers)):
        drawn[i] = draw(table, numbers[i])
        picked[i] = pick(stream, numbers[i])
        shuffle(table, table.cards, cards)
        if i % 100 == 99:
            new_key(table, stream)


def test_both_forms_draw_the_same():
    luck = Random(2)
    numbers = [
        luck.choice([luck.randrange(1, 100), luck.randrange(1, 65537), luck.randrange(1, 2**31)]) for _ in range(5000)
    ]
    table = table_with(ALL, 2**63)
    table.cards[:] = range(8)
    rules = translated([long_run], {}, BOX, TABLE)
    memory = rules.memory(TABLE.to_bytes(table))

    plain = [0] * 5000, [0] * 5000
    stream = [ALL]
    interpreted({}, TABLE.copy_into).twin(long_run)(table, stream, numbers, 8, *plain)
    compiled, bounds = (rules.numbers(5000), rules.numbers(5000)), rules.numbers(5000)
    compiled_stream = rules.stream(ALL)
    bounds[:] = numbers
    rules.link(long_run)(memory, compiled_stream, bounds, 8, *compiled)

    assert [list(column) for column in compiled] == list(plain)
    assert compiled_stream[0] == stream[0]
    assert rules.to_bytes(memory) == TABLE.to_bytes(table)
