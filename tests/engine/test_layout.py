"""Layouts: the plain form and NumPy's records have the same bytes, and the checked form watches over its numbers."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spinney.engine.layout import NOBODY, OWNER, Field, Layout, int8, int16, int32, int64, uint64

KINDS = (int8, int16, int32, int64, uint64)
shapes = st.lists(st.integers(1, 4), max_size=3).map(tuple)


@st.composite
def layouts(draw):
    fields = draw(st.lists(st.tuples(st.sampled_from(KINDS), shapes), min_size=1, max_size=8))
    return Layout("random", *(Field(f"f{i}", kind, shape) for i, (kind, shape) in enumerate(fields)))


def nested(draw, kind, shape):
    if not shape:
        return draw(st.integers(kind.low, kind.high))
    return [nested(draw, kind, shape[1:]) for _ in range(shape[0])]


@st.composite
def filled(draw):
    """A random layout and a plain record of it with random numbers."""
    layout = draw(layouts())
    record = layout.plain()
    for field in layout.fields:
        setattr(record, field.name, nested(draw, field.kind, field.shape))
    return layout, record


@given(layouts())
def test_fields_lie_where_numpy_puts_them(layout):
    dtype = layout.dtype()
    assert layout.size == dtype.itemsize
    assert layout.offsets == {name: dtype.fields[name][1] for name in layout.names}


@given(filled())
def test_both_forms_have_the_same_bytes(example):
    layout, record = example
    array = np.zeros(1, layout.dtype())
    for name in layout.names:
        array[name][0] = getattr(record, name)
    assert layout.to_bytes(record) == array.tobytes()


@given(filled())
def test_bytes_and_back(example):
    layout, record = example
    data = layout.to_bytes(record)
    assert len(data) == layout.size
    for again in (layout.plain(data), layout.copy(record), layout.checked(data)):
        assert layout.to_bytes(again) == data
        assert again == record


@given(filled())
def test_a_copy_is_a_thing_of_its_own(example):
    layout, record = example
    before = layout.to_bytes(record)
    copy = layout.copy(record)
    layout.copy_into(layout.plain(), copy)
    assert layout.to_bytes(copy) == bytes(layout.size)
    assert layout.to_bytes(record) == before


def test_bytes_by_hand():
    """One byte, three of padding, four bytes, two of two bytes, and padding up to the widest: little end first."""
    layout = Layout("hand", Field("a", int8), Field("b", int32), Field("c", int16, (2,)), Field("d", int8))
    record = layout.plain()
    record.a, record.b, record.c, record.d = -1, 258, [3, -2], 5
    assert layout.to_bytes(record) == bytes([255, 0, 0, 0, 2, 1, 0, 0, 3, 0, 254, 255, 5, 0, 0, 0])


def test_bytes_of_another_length_are_refused():
    layout = Layout("three", Field("a", int8, (3,)))
    with pytest.raises(ValueError, match="three has 3 bytes, not 4"):
        layout.plain(bytes(4))


def test_a_misspelt_field_is_an_error():
    record = Layout("one", Field("hand", int8)).plain()
    with pytest.raises(AttributeError):
        record.hnad = 1


TABLE = Layout("table", Field("turn", int8), Field("hand", int16, (2, 3)), Field("key", uint64, (2,)))


@pytest.mark.parametrize("value", [128, -129])
def test_checked_numbers_fit_their_field(value):
    with pytest.raises(OverflowError, match=f"{value} does not fit the field turn"):
        TABLE.checked().turn = value


def test_checked_arrays_hold_what_fits():
    record = TABLE.checked()
    record.hand[1][2] = 2**15 - 1
    with pytest.raises(OverflowError, match="32768 does not fit the field hand"):
        record.hand[1][2] += 1
    record.key[1] = 2**64 - 1
    with pytest.raises(OverflowError):
        record.key[1] += 1
    with pytest.raises(OverflowError):
        record.key[0] = -1


@pytest.mark.parametrize("index", [-1, 3, True, slice(0, 2)])
def test_checked_arrays_have_no_other_places(index):
    record = TABLE.checked()
    with pytest.raises(IndexError, match="hand has no place"):
        record.hand[0][index]
    with pytest.raises(IndexError, match="hand has no place"):
        record.hand[0][index] = 0
    with pytest.raises(IndexError, match="hand has no place"):
        record.hand[index if index is not True else 2]


def test_checked_arrays_are_written_into_not_replaced():
    record = TABLE.checked()
    with pytest.raises(TypeError, match="hand is an array"):
        record.hand = [[0] * 3] * 2
    with pytest.raises(TypeError, match="do not replace its rows"):
        record.hand[0] = [0, 0, 0]


@pytest.mark.parametrize("value", [1.0, True, None, "1"])
def test_checked_fields_hold_plain_integers(value):
    record = TABLE.checked()
    with pytest.raises(TypeError, match="holds plain integers"):
        record.turn = value
    with pytest.raises(TypeError, match="holds plain integers"):
        record.hand[0][0] = value


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        (lambda: Field("hand", int8, seen="friends"), "nobody knows what visibility 'friends' means"),
        (lambda: Field("hand", int8, (4,), seen=OWNER), "only a field with per_seat=True"),
        (lambda: Field("hand", int8, holds="cards"), "it cannot hold 'cards'"),
        (lambda: Field("key", uint64, seen=NOBODY), "its blank -1 does not fit"),
        (lambda: Layout("twice", Field("a", int8), Field("a", int16)), "two fields bear the same name"),
    ],
)
def test_wrong_declarations(mistake, sentence):
    with pytest.raises(ValueError, match=sentence):
        mistake()
