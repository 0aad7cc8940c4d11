"""What a store of tables has to offer. What has been given to it is kept before anybody is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from spinney.engine.errors import SpinneyError
from spinney.store.entries import Logged, Standing, TableRow


class Taken(Exception):
    """Another entry has this number already: the log has grown since it was read."""


class Unreadable(SpinneyError):
    """What is kept is not what this version of Spinney writes: damaged, or made by a newer one."""


class SaidRow(NamedTuple):
    """A message of the chat of a table: its number, who said what, and when."""

    number: int
    seat: int
    name: str
    words: str
    made: str


class TableStore(Protocol):
    @property
    def is_shared(self) -> bool:
        """Whether other processes write to it, too: what is in memory may be behind it."""
        ...

    def pack(self, pack_hash: str) -> str | None:
        """The text of a pack, if it is kept here."""
        ...

    def add(
        self,
        table: TableRow,
        log: Sequence[Logged] = (),
        pack_text: str | None = None,
        standing: Standing | None = None,
    ) -> None:
        """A new table, with the text of its pack unless that is kept already."""
        ...

    def table(self, table_id: str) -> TableRow | None:
        """What a table began with, if there is such a table."""
        ...

    def append(self, table_id: str, number: int, log: Sequence[Logged], standing: Standing | None = None) -> None:
        """Adds entries to a log, the first with this number: all of them, or none if somebody else was first.

        `standing` is how the table stands then; it is written with them.
        """
        ...

    def log(self, table_id: str, after: int = 0) -> list[Logged]:
        """The entries of a table, from the one after this number on."""
        ...
