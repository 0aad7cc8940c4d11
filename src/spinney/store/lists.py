"""Lists of tables, from how they stand: no table is rebuilt for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, String, case, cast, func, literal, select, update

from spinney.store import schema
from spinney.store.database import Database
from spinney.store.entries import SeatRow

OPEN_SEAT, SOMEBODY = '%"kind":"open"%', '%"kind":"person"%'
"""In the seats of a table as they are written; in a name the quotation marks would have backslashes."""
LISTED_EACH = 5
"""So many tables of one host are in the lobby; all that were made without a cookie have nobody as their host."""
MINE, OTHERS, OVER = range(3)
SEATS, NUMBERS = msgspec.json.Decoder(list[SeatRow]), msgspec.json.Decoder(list[int])
OWN = (schema.tables.c.id, schema.tables.c.game, schema.tables.c.teaches, schema.tables.c.replay, schema.tables.c.made)


@dataclass(frozen=True)
class Listed:
    """A table in a list. `winners` only where the result has been kept."""

    table: str
    game: str
    teaches: str
    replay: bool
    seats: list[SeatRow]
    acting: list[int]
    over: bool
    changed: str
    made: str
    looked: int = 0
    winners: tuple[int, ...] = ()


class TableLists:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, person: str, most: int, skip: int = 0) -> list[Listed]:
        """The tables of a person: their turn first, then where others are asked, then what is over; the newest first.

        Puzzles are for once, and not in the list.
        """
        tables, standings, seatings, results = schema.tables, schema.standings, schema.seatings, schema.results
        asked = standings.c.acting.like(literal("%") + cast(seatings.c.seat, String) + literal("%"))
        rank = func.min(case((standings.c.over, OVER), (tables.c.replay, OVER), (asked, MINE), else_=OTHERS))
        looked = func.max(seatings.c.looked).label("looked")
        query = (
            select(*OWN, standings, looked)
            .join(standings, standings.c.table_id == tables.c.id)
            .join(seatings, seatings.c.table_id == tables.c.id)
            .where(seatings.c.person == person, ~seatings.c.hidden, ~tables.c.teaches.like("puzzle %"))
            .group_by(tables.c.id, standings.c.table_id)
            .order_by(rank, standings.c.changed.desc(), tables.c.id)
            .limit(most)
            .offset(skip)
        )
        with self._database.reading() as connection:
            rows = connection.execute(query).all()
            over = [row.id for row in rows if row.over]
            won = select(results.c.table_id, results.c.seat).where(results.c.table_id.in_(over), results.c.place == 1)
            winners = connection.execute(won.order_by(results.c.seat)).all() if over else []
        return [
            _listed(row, row.looked, tuple(each.seat for each in winners if each.table_id == row.id)) for row in rows
        ]

    def looked(self, person: str, table_id: str, ply: int) -> int:
        """A person has seen a table up to this ply; gives up to which they had seen it before."""
        columns = schema.seatings.c
        here = (columns.person == person, columns.table_id == table_id)
        with self._database.writing() as connection:
            before = connection.execute(select(func.max(columns.looked)).where(*here)).scalar_one()
            connection.execute(update(schema.seatings).where(*here).values(looked=ply))
        return before or 0

    def hide(self, person: str, table_id: str) -> None:
        """Takes a table off the list of a person."""
        columns = schema.seatings.c
        here = (columns.person == person, columns.table_id == table_id)
        with self._database.writing() as connection:
            connection.execute(update(schema.seatings).where(*here).values(hidden=True))

    def hosted(self, person: str, since: str) -> int:
        """How many tables a person has made whose games go on, and have since then; lessons and the like apart."""
        tables, standings = schema.tables, schema.standings
        query = (
            select(func.count())
            .select_from(tables)
            .join(standings, standings.c.table_id == tables.c.id)
            .where(tables.c.host == person, ~standings.c.over, standings.c.changed >= since)
            .where(~tables.c.replay, tables.c.teaches == "", tables.c.deal != "branch")
        )
        with self._database.reading() as connection:
            return int(connection.execute(query).scalar_one())

    def lobby(self, most: int) -> list[Listed]:
        """The tables at which somebody sits and anybody may take a seat, the newest first, a few of each host."""
        tables, standings = schema.tables, schema.standings
        newest = (tables.c.made.desc(), tables.c.id)
        place = func.row_number().over(partition_by=tables.c.host, order_by=newest).label("place")
        found = (
            select(*OWN, standings, place)
            .join(standings, standings.c.table_id == tables.c.id)
            .where(tables.c.listed, ~standings.c.over, ~standings.c.locked)
            .where(standings.c.seats.like(OPEN_SEAT), standings.c.seats.like(SOMEBODY))
            .subquery()
        )
        few = select(found).where(found.c.place <= LISTED_EACH)
        query = few.order_by(found.c.made.desc(), found.c.id).limit(most)
        with self._database.reading() as connection:
            return [_listed(row) for row in connection.execute(query).all()]


def _listed(row: Row[Any], looked: int = 0, winners: tuple[int, ...] = ()) -> Listed:
    return Listed(
        row.id,
        row.game,
        row.teaches,
        row.replay,
        SEATS.decode(row.seats),
        NUMBERS.decode(row.acting),
        row.over,
        row.changed,
        row.made,
        looked,
        winners,
    )
