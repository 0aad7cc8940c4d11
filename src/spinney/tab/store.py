"""The tables of this device.

Its database answers later, and tables ask at once: so a table is brought into memory before it is asked for (`bring`),
and what is added is written before anybody is told of it (`settle`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import msgspec

import spinney
from spinney.engine.errors import SpinneyError
from spinney.engine.game import found_games
from spinney.store.contract import Taken, Unreadable
from spinney.store.entries import Entry, Logged, Standing, TableRow
from spinney.tab.page import Page


class Kept(msgspec.Struct, frozen=True):
    """A table as the device keeps it: what it began with, and its log."""

    row: str
    entries: list[str]


class KeptTable(msgspec.Struct, frozen=True):
    id: str
    row: str


class KeptPack(msgspec.Struct, frozen=True):
    hash: str
    game: str
    text: str


class KeptEntry(msgspec.Struct, frozen=True):
    table: str
    number: int
    entry: str


class Batch(msgspec.Struct):
    """What is written together."""

    tables: list[KeptTable] = msgspec.field(default_factory=list)
    packs: list[KeptPack] = msgspec.field(default_factory=list)
    entries: list[KeptEntry] = msgspec.field(default_factory=list)

    def touched(self) -> set[str]:
        return {table.id for table in self.tables} | {entry.table for entry in self.entries}


class Unwritten(SpinneyError):
    """What was to be kept is not: these tables are what they were before."""

    def __init__(self, why: str, tables: Collection[str]) -> None:
        super().__init__(f"the device keeps nothing: {why}.")
        self.why = why
        self.tables = tables


@dataclass
class Known:
    row: TableRow
    log: list[Logged] = field(default_factory=list)


KEPT, ROW, ENTRY = (msgspec.json.Decoder(kind) for kind in (Kept, TableRow, Entry))


class DeviceStore:
    is_shared = False

    def __init__(self, page: Page) -> None:
        self._page = page
        self._known: dict[str, Known] = {}
        self._packs: dict[str, str] = {}
        self._damaged: dict[str, Unreadable] = {}
        self._unwritten, self._on_its_way = Batch(), Batch()
        self._writing: asyncio.Task[None] | None = None

    # Bringing things into memory.

    async def bring(self, table_id: str) -> None:
        """A table, if there is one, and its pack. What cannot be read is told by `table`."""
        if table_id in self._known:
            return
        self._damaged.pop(table_id, None)
        text = await self._page.table(table_id)
        if text is None:
            return
        try:
            known = _read(table_id, text)
        except Unreadable as error:
            self._damaged[table_id] = error
            return
        await self.bring_pack(known.row.game, known.row.pack_hash)
        self._known.setdefault(table_id, known)  # somebody else may have brought it, and gone on

    async def bring_pack(self, game: str, pack_hash: str) -> None:
        if not pack_hash or pack_hash in self._packs or game not in found_games():
            return
        if pack_hash != spinney.game(game).pack.hash():
            text = await self._page.pack(pack_hash)
            if text is not None:
                self._packs[pack_hash] = text

    def forget(self, tables: Collection[str]) -> None:
        """They are read from the device when they are asked for again. What waits to be written of them is dropped."""
        for table_id in tables:
            self._known.pop(table_id, None)
        waits = self._unwritten
        waits.tables = [table for table in waits.tables if table.id not in tables]
        waits.entries = [entry for entry in waits.entries if entry.table not in tables]

    def forget_but(self, tables: Collection[str]) -> None:
        self.forget(set(self._known) - set(tables) - self._unwritten.touched() - self._on_its_way.touched())

    # What tables ask for.

    def pack(self, pack_hash: str) -> str | None:
        return self._packs.get(pack_hash)

    def add(
        self,
        table: TableRow,
        log: Sequence[Logged] = (),
        pack_text: str | None = None,
        standing: Standing | None = None,
    ) -> None:
        self._known[table.id] = Known(table)
        self._unwritten.tables.append(KeptTable(table.id, _json(table)))
        if pack_text is not None and pack_text != spinney.game(table.game).pack_text:
            self._packs[table.pack_hash] = pack_text
            self._unwritten.packs.append(KeptPack(table.pack_hash, table.game, pack_text))
        self.append(table.id, 1, log)

    def table(self, table_id: str) -> TableRow | None:
        if table_id in self._damaged:
            raise self._damaged[table_id]
        known = self._known.get(table_id)
        return None if known is None else known.row

    def game_of(self, table_id: str) -> str | None:
        """The game of a table that has been brought."""
        known = self._known.get(table_id)
        return None if known is None else known.row.game

    def append(self, table_id: str, number: int, log: Sequence[Logged], standing: Standing | None = None) -> None:
        """How a table stands is not kept: the list of a device asks its tables."""
        known = self._known[table_id]
        if number != len(known.log) + 1:
            raise Taken
        known.log += log
        self._unwritten.entries += [
            KeptEntry(table_id, at, _json(logged.entry)) for at, logged in enumerate(log, number)
        ]

    def log(self, table_id: str, after: int = 0) -> list[Logged]:
        known = self._known.get(table_id)
        return [] if known is None else known.log[after:]

    # Writing.

    async def settle(self) -> None:
        """Ends when all that was added so far is kept; raises `Unwritten` if it cannot be."""
        while self._writing is not None or self._unwritten.touched():
            if self._writing is None:
                self._writing = asyncio.ensure_future(self._write())
            await asyncio.shield(self._writing)

    async def _write(self) -> None:
        batch, self._unwritten = self._unwritten, Batch()
        self._on_its_way = batch
        try:
            why = await self._page.write(_json(batch))
        finally:
            self._writing, self._on_its_way = None, Batch()
        if why:
            self.forget(batch.touched())
            raise Unwritten(why, batch.touched())


def _read(table_id: str, text: str) -> Known:
    try:
        kept = KEPT.decode(text)
        return Known(ROW.decode(kept.row), [Logged(ENTRY.decode(entry)) for entry in kept.entries])
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Unreadable(f"table {table_id} cannot be read: {error}.") from None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
