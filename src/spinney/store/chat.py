"""What people say to each other at tables: apart from the games, which know nothing of it."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from spinney.store import schema
from spinney.store.contract import SaidRow, Taken
from spinney.store.database import Database
from spinney.store.times import now

KEPT = 500
"""So many messages are kept for each table; the oldest go first."""
TRIES = 5
"""So often a message is numbered anew because another one was quicker."""


class Chat:
    def __init__(self, database: Database) -> None:
        self._database = database

    def say(self, table_id: str, seat: int, person: str, name: str, words: str, key: str = "") -> None:
        """Keeps a message; one with the same key is the same message, and kept already."""
        columns = schema.chat.c
        for _ in range(TRIES):
            try:
                with self._database.writing() as connection:
                    of_table = columns.table_id == table_id
                    same = select(columns.number).where(of_table, columns.key == key)
                    if key and connection.execute(same).first() is not None:
                        return
                    last = connection.execute(select(func.max(columns.number)).where(of_table)).scalar() or 0
                    row = {
                        "table_id": table_id,
                        "number": last + 1,
                        "person": person,
                        "seat": seat,
                        "name": name,
                        "words": words,
                        "made": now(),
                        "key": key or None,
                    }
                    connection.execute(insert(schema.chat).values(row))
                    connection.execute(delete(schema.chat).where(of_table, columns.number <= last + 1 - KEPT))
                    return
            except IntegrityError:
                continue
        raise Taken

    def after(self, table_id: str, number: int) -> list[SaidRow]:
        """The messages after this number, the oldest first, but for those of people who have been forgotten."""
        columns = schema.chat.c
        wanted = (
            select(columns.number, columns.seat, columns.name, columns.words, columns.made)
            .where(columns.table_id == table_id, columns.number > number, columns.words != "")
            .order_by(columns.number)
            .limit(KEPT)
        )
        with self._database.reading() as connection:
            return [SaidRow(*row) for row in connection.execute(wanted).all()]
