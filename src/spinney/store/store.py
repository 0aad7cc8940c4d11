"""The store: packs, tables and their logs in the database.

What a method has returned from is on the disk. Nothing is ever changed: tables and packs are added, logs grow at their
end; only `expire` deletes whole tables, and people who are forgotten are named no more (`people.py`). Any thread may
call any method.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from spinney.store import schema
from spinney.store.contract import Taken, Unreadable
from spinney.store.database import Database
from spinney.store.entries import Entry, Logged, SeatRow, Standing, TableRow
from spinney.store.expiry import AT_ONCE, expired
from spinney.store.news import News, NoNews, Piece
from spinney.store.seatings import SEATING, seat
from spinney.store.times import now
from spinney.store.turns import want
from spinney.store.upsert import insert_new, upsert

# Made once: threads that made them side by side would crash msgspec.
OPTIONS, SEATS, ENTRY = (msgspec.json.Decoder(kind) for kind in (dict[str, str], list[SeatRow], Entry))


class Store:
    def __init__(self, database: Database, news: News | None = None) -> None:
        self._database = database
        self._news = news or NoNews()

    @property
    def is_shared(self) -> bool:
        return self._database.is_shared

    def close(self) -> None:
        self._database.close()

    # Packs.

    def keep_pack(self, pack_hash: str, game: str, pack_text: str) -> None:
        """Keeps the text of a pack, so that a table never depends on a file that may change."""
        with self._database.writing() as connection:
            _keep_pack(connection, pack_hash, game, pack_text)

    def pack(self, pack_hash: str) -> str | None:
        """The text of a pack, if it is kept here."""
        with self._database.reading() as connection:
            found = connection.execute(select(schema.packs.c.text).where(schema.packs.c.hash == pack_hash))
            return found.scalar_one_or_none()

    # Tables.

    def add(
        self,
        table: TableRow,
        log: Sequence[Logged] = (),
        pack_text: str | None = None,
        standing: Standing | None = None,
    ) -> None:
        """A new table, with the text of its pack unless that is kept already."""
        made = table.made or now()
        row = {
            "id": table.id,
            "game": table.game,
            "pack_hash": table.pack_hash,
            "options": _json(table.options),
            "key": table.key,
            "bot_seed": table.bot_seed,
            "seats": _json(table.seats),
            "replay": table.replay,
            "rules": table.rules,
            "deal": table.deal,
            "teaches": table.teaches,
            "paper": table.paper,
            "host": table.host,
            "listed": table.listed,
            "clock": table.clock,
            "rated": table.rated,
            "daily": table.daily,
            "chat": table.chat,
            "made": made,
        }
        with self._database.writing() as connection:
            if pack_text is not None:
                _keep_pack(connection, table.pack_hash, table.game, pack_text)
            connection.execute(insert(schema.tables).values(row))
            _append(connection, table.id, 1, log, standing, made)
            self._ask_bots(connection, table.id, len(log), standing)
        self._tell(table.id, len(log), standing)

    def table(self, table_id: str) -> TableRow | None:
        """What a table began with, if there is such a table."""
        with self._database.reading() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).one_or_none()
        if row is None:
            return None
        return TableRow(
            row.id,
            row.game,
            row.pack_hash,
            _read(row.options, OPTIONS, table_id),
            row.key,
            row.bot_seed,
            _read(row.seats, SEATS, table_id),
            row.replay,
            row.rules,
            row.deal,
            row.teaches,
            row.paper,
            row.host,
            row.listed,
            row.clock,
            row.rated,
            row.daily,
            row.chat,
            row.made,
        )

    def expire(self, at: datetime, keep_days: int | None = None, except_ids: Collection[str] = ()) -> int:
        """Deletes the tables that nobody needs (`expiry.py`), but not these, and the packs of no table; how many."""
        with self._database.reading() as connection:
            ids = [each for each in expired(connection, at, keep_days) if each not in except_ids]
        deleted = 0
        for first in range(0, len(ids), AT_ONCE):
            with self._database.writing() as connection:
                some = _held(connection, ids[first : first + AT_ONCE])
                some = expired(connection, at, keep_days, some)  # asked again: somebody may have moved meanwhile
                for belonging in schema.OF_TABLES:
                    connection.execute(delete(belonging).where(belonging.c.table_id.in_(some)))
                connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(some)))
            deleted += len(some)
        if deleted:
            self._expire_packs()
        return deleted

    def _expire_packs(self) -> None:
        """Those of no table. If somebody makes a table of one meanwhile, they are left for the next time."""
        used = select(schema.tables.c.pack_hash)
        with suppress(IntegrityError), self._database.writing() as connection:
            connection.execute(delete(schema.packs).where(schema.packs.c.hash.not_in(used)))

    # Logs.

    def append(self, table_id: str, number: int, log: Sequence[Logged], standing: Standing | None = None) -> None:
        """Adds entries to a log, the first with this number: all of them, or none if somebody else was first."""
        try:
            with self._database.writing() as connection:
                _append(connection, table_id, number, log, standing, now())
                self._ask_bots(connection, table_id, number + len(log) - 1, standing)
        except IntegrityError:
            raise Taken from None
        self._tell(table_id, number + len(log) - 1, standing)

    def _ask_bots(self, connection: Connection, table_id: str, number: int, standing: Standing | None) -> None:
        """Where several processes share the store, bots think in any of them."""
        if self.is_shared and standing is not None:
            want(connection, table_id, number, standing)

    def _tell(self, table_id: str, number: int, standing: Standing | None) -> None:
        self._news.tell(Piece("grown", table_id, number))
        if standing is not None and standing.bots:
            self._news.tell(Piece("wanted"))

    def numbers(self, table_ids: Collection[str]) -> dict[str, int]:
        """The numbers of the last entries of these tables."""
        columns = schema.standings.c
        query = select(columns.table_id, columns.number).where(columns.table_id.in_(table_ids))
        with self._database.reading() as connection:
            return {row.table_id: row.number for row in connection.execute(query)}

    def log(self, table_id: str, after: int = 0) -> list[Logged]:
        """The entries of a table, from the one after this number on."""
        columns = schema.entries.c
        with self._database.reading() as connection:
            found = (
                connection.execute(
                    select(columns.entry, columns.made, columns.key)
                    .where(columns.table_id == table_id, columns.number > after)
                    .order_by(columns.number)
                ).all()  # a connection that is left in the middle of a result goes on seeing the database as it was
            )
        return [Logged(_read(row.entry, ENTRY, table_id), row.made, row.key or "") for row in found]


def _held(connection: Connection, ids: Sequence[str]) -> Sequence[str]:
    """Those of these tables to whose logs nobody is writing now; nobody can until the transaction ends."""
    held = select(schema.tables.c.id).where(schema.tables.c.id.in_(ids)).with_for_update(skip_locked=True)
    return connection.execute(held).scalars().all()


def _keep_pack(connection: Connection, pack_hash: str, game: str, pack_text: str) -> None:
    insert_new(connection, schema.packs, {"hash": pack_hash, "game": game, "text": pack_text})


def _append(
    connection: Connection, table_id: str, number: int, log: Sequence[Logged], standing: Standing | None, made: str
) -> None:
    rows = [
        {
            "table_id": table_id,
            "number": at,
            "entry": _json(logged.entry),
            "made": logged.made or made,
            "key": logged.key or None,
        }
        for at, logged in enumerate(log, number)
    ]
    if rows:
        connection.execute(insert(schema.entries), rows)
    if standing is not None:
        _stand(connection, table_id, number + len(rows) - 1, standing, made)
        if number == 1 or any(isinstance(logged.entry, SEATING) for logged in log):
            seat(connection, table_id, standing.seats)


def _stand(connection: Connection, table_id: str, number: int, standing: Standing, made: str) -> None:
    row = {
        "table_id": table_id,
        "number": number,
        "seats": _json(standing.seats),
        "acting": _json(standing.acting),
        "over": standing.over,
        "locked": standing.locked,
        "changed": made,
        "due": standing.due,
    }
    upsert(connection, schema.standings, ["table_id"], row)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _read(value: Any, decoder: msgspec.json.Decoder[Any], table_id: str) -> Any:
    try:
        return decoder.decode(value)
    except (msgspec.MsgspecError, TypeError, UnicodeError) as error:
        raise Unreadable(f"table {table_id} cannot be read: {error}.") from None
