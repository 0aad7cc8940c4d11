"""Which seats belong to which person: written with the log, so that nobody's list of tables misses one."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from spinney.store.entries import CameBack, Joined, Released, SeatRow, StoodIn
from spinney.store.schema import people, seatings
from spinney.store.upsert import upsert

SEATING = (Joined, Released, StoodIn, CameBack)
"""The entries after which a seat may belong to somebody else."""


def seat(connection: Connection, table_id: str, seats: Sequence[SeatRow]) -> None:
    """Writes down to whom the seats of a table belong now. People who have been forgotten are left out."""
    wanted = {row.person for row in seats if row.person}
    known = set(connection.execute(select(people.c.id).where(people.c.id.in_(wanted))).scalars()) if wanted else set()
    held = {number: row.person for number, row in enumerate(seats) if row.person in known}
    columns = seatings.c
    connection.execute(delete(seatings).where(columns.table_id == table_id, columns.seat.not_in(held)))
    for number, person in held.items():
        upsert(connection, seatings, ["table_id", "seat"], {"table_id": table_id, "seat": number, "person": person})
