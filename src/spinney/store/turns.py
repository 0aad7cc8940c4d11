"""Bot turns: a queue of tables at which bots are to move, taken by any worker of any machine.

A table is put into the queue together with the entry after which its bots are asked, so none is forgotten. Whoever
takes one has it for some seconds, and longer if it says so in time: the turn of a worker that has died is taken by
another. Two workers with the same turn do no harm, since of two moves one comes first.

Turns are served by their rank, and within a rank so that one person with fifty tables and another with one are served
alike: every further turn of the same person is as good as asked for a moment later.
"""

from __future__ import annotations

from time import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from spinney.store import schema
from spinney.store.database import Database
from spinney.store.entries import Standing
from spinney.store.upsert import upsert

LEASE_SECONDS = 10.0
SLICE_SECONDS = 0.5  # about what a turn takes


class Turn(NamedTuple):
    """A table at which bots are to move, after the entry of this number."""

    table_id: str
    number: int
    asker: str


def want(connection: Connection, table_id: str, number: int, standing: Standing) -> None:
    """Bots are asked at a table; nobody has to be told where none is."""
    turns = schema.bot_turns
    if not standing.bots:
        connection.execute(delete(turns).where(turns.c.table_id == table_id, turns.c.number <= number))
        return
    latest = connection.execute(select(func.max(turns.c.after)).where(turns.c.asker == standing.asker)).scalar()
    row = {
        "table_id": table_id,
        "number": number,
        "rank": standing.rank,
        "asker": standing.asker,
        "after": max(time(), (latest or 0.0) + SLICE_SECONDS),
    }
    upsert(connection, turns, ["table_id"], row)


class BotTurns:
    def __init__(self, database: Database) -> None:
        self._database = database

    def take(self) -> Turn | None:
        """The next turn that nobody has taken, if there is one."""
        turns = schema.bot_turns.c
        now = time()
        with self._database.writing() as connection:
            found = connection.execute(
                select(turns.table_id, turns.number, turns.asker)
                .where(turns.taken_until < now)
                .order_by(turns.rank, turns.after)
                .limit(1)
                .with_for_update(skip_locked=True)
            ).one_or_none()
            if found is None:
                return None
            self._lease(connection, found.table_id, now)
        return Turn(*found)

    def keep(self, turn: Turn) -> None:
        """Whoever has taken a turn still thinks."""
        with self._database.writing() as connection:
            self._lease(connection, turn.table_id, time())

    def put_off(self, turn: Turn, seconds: float) -> None:
        """Anybody may take it again in so many seconds."""
        with self._database.writing() as connection:
            self._lease(connection, turn.table_id, time() + seconds - LEASE_SECONDS)

    def done(self, turn: Turn, number: int) -> bool:
        """No bot is asked after the entry of this number; false if somebody has moved since, and bots are asked."""
        turns = schema.bot_turns
        with self._database.writing() as connection:
            connection.execute(delete(turns).where(turns.c.table_id == turn.table_id, turns.c.number <= number))
            left = connection.execute(select(turns.c.number).where(turns.c.table_id == turn.table_id)).scalar()
        return left is None

    def waiting(self) -> int:
        """How many turns nobody has taken."""
        turns = schema.bot_turns.c
        with self._database.reading() as connection:
            found = connection.execute(select(func.count()).where(turns.taken_until < time())).scalar_one()
        return int(found)

    @staticmethod
    def _lease(connection: Connection, table_id: str, now: float) -> None:
        turns = schema.bot_turns
        connection.execute(update(turns).where(turns.c.table_id == table_id).values(taken_until=now + LEASE_SECONDS))
