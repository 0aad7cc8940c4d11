"""Rows as a Parquet file. pyarrow is an extra: `pip install "spinney[data]"`.

Numbers are kept in arrays of their own size, not as objects of Python: a shard may have a hundred million of them.
"""

from __future__ import annotations

from array import array
from importlib import import_module
from io import BytesIO
from typing import Any

from spinney.arena.datasets.columns import Column, Columns

CODES = {"int16": "h", "int32": "i", "int64": "q", "float64": "d"}
ROW_GROUP = 1 << 16
COMPRESSION = "zstd"


class Values:
    """What a column holds that is no list: numbers, or things that stay as they are."""

    def __init__(self, column: Column) -> None:
        self._type = column.type
        self._values: Any = []

    def add(self, value: Any) -> None:
        self._values.append(value)

    def arrow(self, pa: Any) -> Any:
        return pa.array(self._values, _arrow_type(pa, self._type))


class Lists:
    """What a column of lists of numbers holds: all their items, and where each list ends."""

    def __init__(self, column: Column) -> None:
        self._type = column.type
        self._items = array(CODES[column.type])
        self._ends = array("i", [0])

    def add(self, value: Any) -> None:
        self._items.extend(value)
        self._ends.append(len(self._items))

    def arrow(self, pa: Any) -> Any:
        return pa.ListArray.from_arrays(_numbers(pa, "int32", self._ends), _numbers(pa, self._type, self._items))


class Rows:
    """The rows of a table, column by column."""

    def __init__(self, columns: Columns) -> None:
        self.count = 0
        self._held = {column.name: (Lists if column.listed else Values)(column) for column in columns}

    def add(self, row: dict[str, Any]) -> None:
        """A row has a value for every column."""
        for name, held in self._held.items():
            held.add(row[name])
        self.count += 1

    def file(self) -> bytes:
        """The whole as a Parquet file: the same rows give the same bytes, with the same version of pyarrow."""
        pa, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        table = pa.table({name: held.arrow(pa) for name, held in self._held.items()})
        out = BytesIO()
        parquet.write_table(table, out, row_group_size=ROW_GROUP, compression=COMPRESSION)
        return out.getvalue()


def _numbers(pa: Any, kind: str, numbers: Any) -> Any:
    return pa.Array.from_buffers(_arrow_type(pa, kind), len(numbers), [None, pa.py_buffer(numbers)])


def _arrow_type(pa: Any, kind: str) -> Any:
    return pa.type_for_alias(kind)
