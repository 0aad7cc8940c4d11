"""Which tables nobody needs any more. Whatever is not named here is kept for ever."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, select

from spinney.store.schema import entries, tables
from spinney.store.times import written

UNTOUCHED_DAYS = 7
REPLAY_DAYS = 30
AT_ONCE = 200  # tables that are looked at together
FIRST_ENTRIES = 8  # of each: somebody has moved by then, mostly; if not, twice as many are looked at, and so on

Found = Row[*tuple[Any, ...]]


def expired(
    connection: Connection, now: datetime, keep_days: int | None, among: Sequence[str] | None = None
) -> list[str]:
    """The tables to be deleted, by their ids, of all or `among` these; `now` is in UTC."""

    def ago(days: int) -> str:
        return written(now - timedelta(days=days))

    untouched, replay = ago(UNTOUCHED_DAYS), ago(REPLAY_DAYS)
    any_table = "" if keep_days is None else ago(keep_days)
    found: list[str] = []
    for rows in _old(connection, max(untouched, replay, any_table), among):
        last = {row.id: max(row.made, row.last) for row in rows}
        ids = {row.id for row in rows if last[row.id] < (max(replay, any_table) if row.replay else any_table)}
        doubtful = [row for row in rows if row.id not in ids and not row.replay and last[row.id] < untouched]
        ids |= _untouched(connection, doubtful)
        found += [row.id for row in rows if row.id in ids]
    return found


def _old(connection: Connection, before: str, among: Sequence[str] | None) -> Iterator[Sequence[Found]]:
    """Tables at which nothing has happened since: neither was it made, nor was anything written. Some at a time."""
    latest = (
        select(entries.c.made)
        .where(entries.c.table_id == tables.c.id)
        .order_by(entries.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    columns = tables.c
    last = func.coalesce(latest, "")
    query = (
        select(columns.id, columns.seats, columns.deal, columns.replay, columns.made, last.label("last"))
        .where(columns.made < before, last < before)
        .order_by(columns.id)
        .limit(AT_ONCE)
    )
    if among is not None:
        query = query.where(columns.id.in_(among))
    rows = connection.execute(query).all()
    while rows:
        yield rows
        rows = connection.execute(query.where(columns.id > rows[-1].id)).all()


def _untouched(connection: Connection, rows: Sequence[Found]) -> set[str]:
    """Those of these tables at which no person has moved."""
    ids: set[str] = set()
    doubtful = {row.id: row for row in rows}
    first, last = 1, FIRST_ENTRIES
    while doubtful:
        columns = entries.c
        query = select(columns.table_id, columns.number, columns.entry, columns.made).where(
            columns.table_id.in_(doubtful), columns.number.between(first, last)
        )
        going_on = set()
        for entry in connection.execute(query).all():
            table = doubtful.get(entry.table_id)
            if table is not None and _person_moved(table, entry):
                del doubtful[entry.table_id]
            elif entry.number == last:
                going_on.add(entry.table_id)
        ids |= doubtful.keys() - going_on
        doubtful = {name: row for name, row in doubtful.items() if name in going_on}
        first, last = last + 1, 2 * last
    return ids


def _person_moved(table: Found, entry: Found) -> bool:
    """A move of a seat that is not a bot's. What cannot be read counts as one, so that it is not deleted unseen.

    The moves that a branch began with were made elsewhere: they have the date of the table.
    """
    try:
        seats, deed = msgspec.json.decode(table.seats), msgspec.json.decode(entry.entry)
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError):
        return True
    if not isinstance(deed, dict) or deed.get("type") != "move":
        return False
    if table.deal == "branch" and entry.made <= table.made:
        return False
    seat = deed.get("seat")
    if not isinstance(seats, list) or not isinstance(seat, int) or not 0 <= seat < len(seats):
        return True
    return not (isinstance(seats[seat], dict) and seats[seat].get("kind") == "bot")
