"""How tables stand, as it is kept beside their logs: for whoever checks it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import func, select

from spinney.store import schema
from spinney.store.contract import Unreadable
from spinney.store.database import Database
from spinney.store.entries import SeatRow

SEATS = msgspec.json.Decoder(list[SeatRow])
ACTING = msgspec.json.Decoder(list[int])


@dataclass(frozen=True)
class Kept:
    """What is kept of a table: the number of the last entry for which it was written, and how it stood then."""

    number: int
    seats: list[SeatRow]
    acting: list[int]
    over: bool
    locked: bool


@dataclass(frozen=True)
class Result:
    """How a seat has ended, as it was kept."""

    seat: int
    place: int
    points: int


class Standings:
    def __init__(self, database: Database) -> None:
        self._database = database

    def tables(self) -> list[str]:
        """All tables, by their ids."""
        with self._database.reading() as connection:
            return list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars())

    def of(self, table_id: str) -> Kept | None:
        columns = schema.standings.c
        with self._database.reading() as connection:
            row = connection.execute(select(schema.standings).where(columns.table_id == table_id)).one_or_none()
        if row is None:
            return None
        try:
            return Kept(row.number, SEATS.decode(row.seats), ACTING.decode(row.acting), row.over, row.locked)
        except (msgspec.MsgspecError, TypeError, UnicodeError) as error:
            raise Unreadable(str(error)) from None

    def last(self, table_id: str) -> int:
        """The greatest number in the log of a table: as many entries as there are, if none is missing."""
        columns = schema.entries.c
        with self._database.reading() as connection:
            found = connection.execute(select(func.max(columns.number)).where(columns.table_id == table_id))
            return found.scalar_one() or 0

    def results(self, table_id: str) -> list[Result]:
        """What is kept of how a game has ended: nothing, if nobody wanted to know."""
        columns = schema.results.c
        with self._database.reading() as connection:
            found = connection.execute(
                select(columns.seat, columns.place, columns.points)
                .where(columns.table_id == table_id)
                .order_by(columns.seat)
            ).all()
        return [Result(*row) for row in found]
