"""Archives: all rows of all tables in one file that every database can read, SQLite or PostgreSQL.

An archive is gzipped text, a JSON value a line. The first says what it is, of which version; then each table begins
with its name and its columns, and its rows follow, each a list. The last line has the number of rows and the SHA-256 of
all lines before it: a file that was cut or changed is noticed before anything of it is kept.
"""

from __future__ import annotations

import gzip
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

import spinney
from spinney.engine.errors import SpinneyError
from spinney.engine.files import why
from spinney.store import schema
from spinney.store.database import Database
from spinney.store.fresh import fresh
from spinney.store.times import now

FORMAT = "spinney archive"
VERSION = 1
AT_ONCE = 500  # rows that are read or written together
MOST_LINE = 64_000_000
SET_UP = ("secrets",)
"""Tables that a server fills by itself when it starts: a database with nothing else in it is empty."""
Told = Callable[[int, int], None]
"""Is told how many rows are done, and of how many."""


def silent(done: int, of: int) -> None:
    """For whoever does not want to know."""


# Writing.


def export(database: Database, path: Path, told: Told = silent) -> int:
    """Writes all rows as they are at one moment, whatever happens meanwhile; how many."""
    with still(database) as connection, fresh(path) as part, gzip.open(part, "wb", 6) as file:
        total, done, digest = _rows(connection), 0, sha256()
        for line in lines(connection):
            file.write(line)
            digest.update(line)
            if line.startswith(b"["):
                done += 1
                if done % AT_ONCE == 0:
                    told(done, total)
        file.write(_line({"rows": done, "sha256": digest.hexdigest()}))
    told(done, total)
    return done


@contextmanager
def still(database: Database) -> Iterator[Connection]:
    """A connection that sees the database as it is now, as long as this lasts; others write meanwhile."""
    way, begin = (
        (database.writing, "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        if database.is_shared
        else (database.reading, "BEGIN")
    )
    with way() as connection:
        connection.exec_driver_sql(begin)
        connection.execute(select(func.count()).select_from(schema.secrets))  # the moment is that of the first look
        yield connection


def _rows(connection: Connection) -> int:
    counts = (connection.execute(select(func.count()).select_from(table)) for table in schema.metadata.sorted_tables)
    return sum(count.scalar_one() for count in counts)


def lines(connection: Connection) -> Iterator[bytes]:
    """All of an archive but its last line."""
    written_by = {"made": now(), "by": spinney.__version__}
    yield _line({"file": FORMAT, "version": VERSION, "schema": schema.VERSION, **written_by})
    for table in schema.metadata.sorted_tables:
        yield _line({"table": str(table.name), "columns": [str(column.name) for column in table.columns]})
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)):
            yield _line([_plain(value) for value in row])


def _plain(value: Any) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


# Reading.


def check(path: Path) -> int:
    """Reads an archive to its end, without doing anything with it: a sentence if it is not whole; how many rows."""
    return sum(len(some.rows) for some in Reader(path).batches())


def load(database: Database, path: Path, told: Told = silent, force: bool = False) -> int:
    """Fills an empty database with what is in an archive: all of it or nothing; how many rows.

    With `force` whatever is in the database is deleted first.
    """
    total, reader = check(path), Reader(path)
    try:
        with database.writing() as connection:
            _make_room(connection, force)
            for done in reader.put_into(connection):
                told(done, total)
    except IntegrityError as error:
        reader.refuse(f"its rows do not fit together ({error.orig})")
    return total


def _make_room(connection: Connection, force: bool) -> None:
    for table in reversed(schema.metadata.sorted_tables):
        if force or table.name in SET_UP:
            connection.execute(delete(table))
        elif connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise SpinneyError("the database is not empty: an archive goes into an empty one only.")


@dataclass(frozen=True)
class Rows:
    """Some rows of a table, by the names of its columns."""

    table: Table
    rows: list[dict[str, Any]]


class Reader:
    """Reads an archive that anybody may have written."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def put_into(self, connection: Connection) -> Iterator[int]:
        """Writes all rows; gives how many there are already."""
        done = 0
        for some in self.batches():
            connection.execute(insert(some.table), some.rows)
            done += len(some.rows)
            yield done

    def batches(self) -> Iterator[Rows]:
        """All rows, some at a time. When the last ones have been given, the file has been found to be whole."""
        digest, done = sha256(), 0
        lines = self._lines()
        head = self._decoded(next(lines, b""))
        self._check_head(head[1])
        digest.update(head[0])
        table: Table | None = None
        names: list[str] = []
        waiting: list[dict[str, Any]] = []
        ended = False
        for line in lines:
            if ended:
                self.refuse("there is something after its end")
            raw, value = self._decoded(line)
            if isinstance(value, list):
                if table is None or len(value) != len(names):
                    self.refuse("one of its rows is of no table")
                waiting.append(dict(zip(names, map(self._value, value), strict=True)))
                done += 1
            if waiting and (len(waiting) >= AT_ONCE or not isinstance(value, list)):
                assert table is not None
                yield Rows(table, waiting)
                waiting = []
            if isinstance(value, dict):
                if "sha256" in value:
                    ended = True
                    if (value["sha256"], value.get("rows")) != (digest.hexdigest(), done):
                        self.refuse("it has been changed since it was written")
                    continue
                table, names = self._table(value)
            digest.update(raw)
        if not ended:
            self.refuse("it ends too early")

    def _lines(self) -> Iterator[bytes]:
        try:
            with gzip.open(self._path, "rb") as file:
                while line := file.readline(MOST_LINE):
                    yield line
        except (EOFError, zlib.error, gzip.BadGzipFile):
            self.refuse("it is damaged, or it is none")
        except (OSError, ValueError) as error:
            raise SpinneyError(f"{self._path} cannot be read: {why(error)}.") from None

    def _decoded(self, line: bytes) -> tuple[bytes, Any]:
        try:
            return line, msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.refuse("it is damaged, or it is none")

    def _check_head(self, head: Any) -> None:
        if not isinstance(head, dict) or head.get("file") != FORMAT:
            self.refuse("it is damaged, or it is none")
        version, of_schema = head.get("version"), head.get("schema")
        if version != VERSION or not isinstance(of_schema, int) or of_schema > schema.VERSION:
            self.refuse("it was made by another version of Spinney")

    def _table(self, value: dict[str, Any]) -> tuple[Table, list[str]]:
        """A table as the archive names it; columns that are newer than the archive get what they have by default."""
        table = schema.metadata.tables.get(str(value.get("table")))
        names = value.get("columns")
        if table is None or not isinstance(names, list) or not set(names) <= set(table.columns.keys()):
            self.refuse("it has a table that is not known here")
        return table, names

    def _value(self, value: Any) -> Any:
        if isinstance(value, dict):
            try:
                return b64decode(value["base64"], validate=True)
            except (KeyError, TypeError, ValueError):
                self.refuse("one of its values is none")
        if isinstance(value, list):
            self.refuse("one of its values is none")
        return value

    def refuse(self, what: str) -> NoReturn:
        raise SpinneyError(f"{self._path} is no archive that can be used: {what}.")
