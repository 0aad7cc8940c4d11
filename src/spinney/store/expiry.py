"""Which tables nobody needs any more. Whatever is not named here is kept for ever."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, select, text

from spinney.store.schema import tables

UNTOUCHED_DAYS = 7
REPLAY_DAYS = 30

# A move of a seat that is not a bot's. What cannot be read counts as one, so that it is not deleted unseen. The moves
# that a branch began with were made elsewhere: they have the date of the table.
_PERSON_MOVED = """
    CASE
        WHEN NOT json_valid(entry) OR NOT json_valid(seats) THEN 1
        WHEN json_extract(entry, '$.type') IS NOT 'move' THEN 0
        WHEN deal = 'branch' AND entries.made <= tables.made THEN 0
        ELSE NOT EXISTS (
            SELECT 1 FROM json_each(seats) AS sitting
            WHERE sitting.key = json_extract(entry, '$.seat')
            AND CASE WHEN sitting.type = 'object' THEN json_extract(sitting.value, '$.kind') END = 'bot'
        )
    END
"""

UNTOUCHED = f"NOT replay AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND {_PERSON_MOVED})"
REPLAY = "replay"
ANY = "1"

# Old is a table at which nothing has happened since: neither was it made, nor was anything written.
_OLD = """
    max(made, coalesce((SELECT made FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), ''))
    < :before
"""


def expired(
    connection: Connection, now: datetime, keep_days: int | None, among: Sequence[str] | None = None
) -> list[str]:
    """The tables to be deleted, by their ids, of all or `among` these; `now` is in UTC."""
    policy = [(UNTOUCHED, UNTOUCHED_DAYS), (REPLAY, REPLAY_DAYS)]
    if keep_days is not None:
        policy.append((ANY, keep_days))
    found: dict[str, None] = {}
    for condition, days in policy:
        before = (now - timedelta(days=days)).isoformat(timespec="seconds")
        query = select(tables.c.id).where(text(condition), text(_OLD).bindparams(before=before))
        if among is not None:
            query = query.where(tables.c.id.in_(among))
        found |= dict.fromkeys(connection.execute(query).scalars())
    return list(found)
