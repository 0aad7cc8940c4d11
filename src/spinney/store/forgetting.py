"""What people have left behind and nobody uses any more: words at games that are long over, addresses without a device.

Tables have a policy of their own (`expiry.py`), and so do people.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Table, delete, select

from spinney.store import schema
from spinney.store.database import Database
from spinney.store.times import written

CHAT_DAYS = 365


def forget(database: Database, at: datetime) -> dict[str, int]:
    """Deletes what was said a year ago at games that are over, and the addresses of people who are known on no device.

    Gives how much of each.
    """
    before = written(at - timedelta(days=CHAT_DAYS))
    over = select(schema.standings.c.table_id).where(schema.standings.c.over)
    known = select(schema.sessions.c.person)
    policy: dict[str, tuple[Table, list[ColumnElement[bool]]]] = {
        "chat": (schema.chat, [schema.chat.c.made < before, schema.chat.c.table_id.in_(over)]),
        "address": (schema.addresses, [schema.addresses.c.person.not_in(known)]),
    }
    with database.writing() as connection:
        return {
            what: connection.execute(delete(table).where(*conditions)).rowcount
            for what, (table, conditions) in policy.items()
        }
