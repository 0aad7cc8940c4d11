"""Tables at which a clock runs out, as their standings say."""

from __future__ import annotations

from sqlalchemy import select, update

from spinney.store.database import Database
from spinney.store.schema import standings


class Due:
    def __init__(self, database: Database) -> None:
        self._database = database

    def tables(self, at: str, most: int) -> list[str]:
        """Those whose time is over, the longest first."""
        columns = standings.c
        wanted = select(columns.table_id).where(columns.due <= at).order_by(columns.due).limit(most)
        with self._database.reading() as connection:
            return list(connection.execute(wanted).scalars().all())

    def forget(self, table_id: str) -> None:
        """Nothing can be done at a table: its next entry says anew when it is due."""
        with self._database.writing() as connection:
            connection.execute(update(standings).where(standings.c.table_id == table_id).values(due=None))
