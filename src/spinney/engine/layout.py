"""Layouts: one declaration of named integer fields, two forms with the same bytes.

A box or a table is declared once, as a class whose attributes are fields (`hand: Rows = int8(SEATS, HAND)`), so that
a type checker knows what rule code may ask of it. From the `Layout` that is made of it come

* the **plain form**: an object whose attributes are integers and (nested) lists of integers. It needs nothing but
  Python, and is what interpreted rules run on;
* the **record form**: a NumPy dtype with the alignment of C, which compiled rules run on.

Rules index step by step (`table.hand[seat][slot]`), which means the same on both. Both pack into the same bytes, so
saving a table is its bytes, and comparing two tables is comparing bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from math import prod
from typing import Any, NamedTuple

Record = Any
"""A box or a table, in either form: rule functions work with both."""

Number = int
Row = list[int]
Rows = list[list[int]]
Cube = list[list[list[int]]]
Cubes = list[list[list[list[int]]]]
"""What a type checker sees of a field: a number, or an array with one axis, two, three or four."""


class Integer(NamedTuple):
    """A kind of integer a field can hold."""

    code: str  # for NumPy
    letter: str  # for the struct module
    size: int
    low: int
    high: int

    def __call__(self, *shape: int, **facts: Any) -> Any:
        """A field of this kind, to be named by the class that declares it."""
        return Field("", self, shape, **facts)


int8 = Integer("i1", "b", 1, -(2**7), 2**7 - 1)
int16 = Integer("i2", "h", 2, -(2**15), 2**15 - 1)
int32 = Integer("i4", "i", 4, -(2**31), 2**31 - 1)
int64 = Integer("i8", "q", 8, -(2**63), 2**63 - 1)
uint64 = Integer("u8", "Q", 8, 0, 2**64 - 1)

EVERYONE = "everyone"
"""Visible to all, spectators too."""
OWNER = "owner"
"""A field per seat: each seat sees its own row only."""
NOBODY = "nobody"
"""Hidden from every viewer."""
BY_SECRETS = "by secrets"
"""The game's `secrets.py` says who sees what: the declaration alone cannot."""


@dataclass(frozen=True)
class Field:
    """A named integer, or array of integers, of fixed size.

    `seen` says who may look at it, and `blank` what stands there for those who may not. `per_seat` says that the
    first axis is the seat; `holds` says that the values are seat numbers (`"seat"`) or sets of seats (`"seats"`, one
    bit each): with these two the test suite can rotate the whole table, and so check that seats are alike.
    `start` is the value when setup begins.
    """

    name: str
    kind: Integer
    shape: tuple[int, ...] = ()
    seen: str = EVERYONE
    blank: int = -1
    per_seat: bool = False
    holds: str = "numbers"
    start: int = 0

    def __post_init__(self) -> None:
        if self.seen not in (EVERYONE, OWNER, NOBODY, BY_SECRETS):
            raise ValueError(f"field {self.name}: nobody knows what visibility {self.seen!r} means")
        if self.seen == OWNER and not self.per_seat:
            raise ValueError(f"field {self.name}: only a field with per_seat=True can be its owner's")
        if self.holds not in ("numbers", "seat", "seats"):
            raise ValueError(f"field {self.name}: it cannot hold {self.holds!r}")
        if not self.kind.low <= self.blank <= self.kind.high and self.seen != EVERYONE:
            raise ValueError(f"field {self.name}: its blank {self.blank} does not fit")

    @cached_property
    def count(self) -> int:
        return prod(self.shape)


class Layout:
    """A fixed sequence of fields, with its bytes, its plain form and its record form."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = fields
        self.names = tuple(field.name for field in fields)
        self._named = {field.name: field for field in fields}
        if len(self._named) != len(fields):
            raise ValueError(f"layout {name}: two fields bear the same name")
        self.offsets: dict[str, int] = {}
        pattern, at, widest = "<", 0, 1
        for field in fields:
            padding = -at % field.kind.size
            self.offsets[field.name] = at + padding
            pattern += f"{padding}x{field.count}{field.kind.letter}"
            at += padding + field.count * field.kind.size
            widest = max(widest, field.kind.size)
        padding = -at % widest
        self.size = at + padding
        self._struct = struct.Struct(f"{pattern}{padding}x")
        self._plain = type("Plain", (_Plain,), {"__slots__": self.names, "layout": self})
        self._checked = type("Checked", (_Checked,), {"__slots__": self.names, "layout": self})

    def __repr__(self) -> str:
        return f"Layout({self.name!r}, {len(self.fields)} fields, {self.size} bytes)"

    def field(self, name: str) -> Field:
        return self._named[name]

    # The plain form.

    def plain(self, data: bytes | None = None) -> Record:
        """A plain record, all zero or read from bytes."""
        return self._fill(self._plain(), data)

    def at_start(self) -> Record:
        """A plain record in which every field holds what stands there when setup begins."""
        record = self.plain()
        for field in self.fields:
            if field.start:
                setattr(record, field.name, _filled(field.shape, field.start))
        return record

    def checked(self, data: bytes | None = None) -> Record:
        """A plain record that raises `OverflowError` when a value does not fit its field.

        Plain integers are unbounded and compiled ones wrap round: a value that does not fit its field would make the
        two forms differ. The test suite runs the rules on this form to find such values.
        """
        record = self._checked()
        for field, value in zip(self.fields, self._values(data), strict=True):
            record._put(field.name, _watch(value, field))
        return record

    def to_bytes(self, record: Record) -> bytes:
        """The bytes of a plain record: those the record form would have."""
        flat: list[int] = []
        for field in self.fields:
            _flatten(getattr(record, field.name), len(field.shape), flat)
        return self._struct.pack(*flat)

    def misfit(self, record: Record) -> str:
        """The first field of a plain record with a number that its bytes cannot hold, or nothing."""
        for field in self.fields:
            flat: list[int] = []
            _flatten(getattr(record, field.name), len(field.shape), flat)
            if min(flat) < field.kind.low or max(flat) > field.kind.high or len(flat) != field.count:
                return field.name
        return ""

    def copy(self, record: Record) -> Record:
        """A copy of a plain record."""
        twin = self._plain()
        self.copy_into(record, twin)
        return twin

    def copy_into(self, source: Record, target: Record) -> None:
        """Copies the values of one plain record into another."""
        for field in self.fields:
            setattr(target, field.name, _copied(getattr(source, field.name), len(field.shape)))

    def _fill(self, record: Record, data: bytes | None) -> Record:
        for field, value in zip(self.fields, self._values(data), strict=True):
            setattr(record, field.name, value)
        return record

    def _values(self, data: bytes | None) -> Iterator[Any]:
        if data is None:
            data = bytes(self.size)
        if len(data) != self.size:
            raise ValueError(f"{self.name} has {self.size} bytes, not {len(data)}")
        numbers, at = self._struct.unpack(data), 0
        for field in self.fields:
            yield _nested(numbers, at, field.shape)
            at += field.count

    # The record form.

    def dtype(self) -> Any:
        """The NumPy dtype of the record form. CUDA refuses unaligned fields, hence `align`."""
        import numpy as np

        columns = [(f.name, f.kind.code, f.shape) if f.shape else (f.name, f.kind.code) for f in self.fields]
        dtype = np.dtype(columns, align=True)
        assert dtype.itemsize == self.size
        return dtype


def declared(name: str, record: type, **shapes: tuple[int, ...]) -> Layout:
    """The layout that a class declares, with the fields of its bases first; `shapes` settles those left open there."""
    fields = {
        attribute: replace(value, name=attribute, shape=shapes.get(attribute, value.shape))
        for base in reversed(record.__mro__)
        for attribute, value in vars(base).items()
        if isinstance(value, Field)
    }
    return Layout(name, *fields.values())


def _loops(field: Field, line: str, start: int = 0, depth: int = 1) -> list[str]:
    """Source lines that run `line` for every number of a field; `{0}` in it becomes the indexed field."""
    lines, path = [], field.name
    for axis, length in enumerate(field.shape):
        path += f"[i{axis}]"
        if axis >= start:
            lines.append("    " * depth + f"for i{axis} in range({length}):")
            depth += 1
    return [*lines, "    " * depth + line.format(path)]


def blank_lines(field: Field, start: int, depth: int) -> list[str]:
    """Source lines that blank a field of `table`; the indices of axes before `start` are taken as given."""
    return _loops(field, "table.{0} = " + str(field.blank), start, depth)


def start_lines(field: Field, depth: int) -> list[str]:
    """Source lines that write into a field of `table` what stands there when setup begins; zero stands there anyway."""
    return _loops(field, "table.{0} = " + str(field.start), 0, depth) if field.start else []


def _nested(numbers: tuple[int, ...], at: int, shape: tuple[int, ...]) -> Any:
    """The value of a field whose numbers stand in a row from `at` on."""
    if not shape:
        return numbers[at]
    if len(shape) == 1:
        return list(numbers[at : at + shape[0]])
    if len(shape) == 2:
        width = shape[1]
        return [list(numbers[row : row + width]) for row in range(at, at + shape[0] * width, width)]
    step = prod(shape[1:])
    return [_nested(numbers, row, shape[1:]) for row in range(at, at + shape[0] * step, step)]


def _filled(shape: tuple[int, ...], number: int) -> Any:
    return [_filled(shape[1:], number) for _ in range(shape[0])] if shape else number


def _flatten(value: Any, depth: int, flat: list[int]) -> None:
    if depth == 0:
        flat.append(value)
    elif depth == 1:
        flat.extend(value)
    elif depth == 2:
        flat.extend(chain.from_iterable(value))
    else:
        for row in value:
            _flatten(row, depth - 1, flat)


def _copied(value: Any, depth: int) -> Any:
    if depth <= 1:
        return value if depth == 0 else value[:]
    if depth == 2:
        return [row[:] for row in value]
    return [_copied(row, depth - 1) for row in value]


class _Plain:
    """Base of the plain forms: one slot for each field, so that a misspelt field is an error at once."""

    __slots__ = ()
    layout: Layout

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Plain) or other.layout is not self.layout:
            return NotImplemented
        return self.layout.to_bytes(self) == self.layout.to_bytes(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.layout.names)
        return f"{self.layout.name}({inside})"


class _Checked(_Plain):
    __slots__ = ()

    def _put(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)

    def __setattr__(self, name: str, value: Any) -> None:
        field = self.layout.field(name)
        if field.shape:
            raise TypeError(f"{name} is an array: rules write its numbers, they do not replace it")
        self._put(name, _fit(value, field))


class _CheckedList(list[Any]):
    """The innermost list of a checked array."""

    def __init__(self, values: list[int], field: Field) -> None:
        super().__init__(_fit(value, field) for value in values)
        self.field = field

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and 0 <= index < len(self):
            return list.__getitem__(self, index)
        raise _no_place(index, self)

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is not int or not 0 <= index < len(self):
            raise _no_place(index, self)
        list.__setitem__(self, index, _fit(value, self.field))


class _CheckedRows(list[Any]):
    def __init__(self, rows: list[Any], field: Field) -> None:
        super().__init__(rows)
        self.field = field

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and 0 <= index < len(self):
            return list.__getitem__(self, index)
        raise _no_place(index, self)

    def __setitem__(self, index: Any, value: Any) -> None:
        raise TypeError(f"{self.field.name}: rules write its numbers, they do not replace its rows")


def _watch(value: Any, field: Field, axis: int = 0) -> Any:
    if axis == len(field.shape):
        return _fit(value, field)
    if axis == len(field.shape) - 1:
        return _CheckedList(value, field)
    return _CheckedRows([_watch(row, field, axis + 1) for row in value], field)


def _fit(value: Any, field: Field) -> int:
    if type(value) is not int:
        raise TypeError(f"{field.name} holds plain integers, not {value!r}")
    if not field.kind.low <= value <= field.kind.high:
        raise OverflowError(f"{value} does not fit the field {field.name}")
    return value


def _no_place(index: Any, checked: _CheckedList | _CheckedRows) -> IndexError:
    """A negative index counts from the end in Python and reads other memory in compiled code: neither is wanted."""
    return IndexError(f"{checked.field.name} has no place {index!r}: it has {len(checked)}")
