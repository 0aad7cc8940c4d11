"""What people leave behind goes when nobody uses it any more, and nothing else does."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec.structs import replace
from sqlalchemy import insert, select

from spinney.store import schema
from spinney.store.entries import Standing
from spinney.store.forgetting import forget
from spinney.store.opening import opened
from spinney.store.store import Store
from store.test_store import TABLE

NOW = datetime(2030, 6, 1, 12, tzinfo=UTC)
OLD, YOUNG = "2029-05-31T12:00:00.000", "2029-06-02T12:00:00.000"


def test_words_at_old_games_and_addresses_without_a_device(where):
    database = opened(where)
    store = Store(database)
    for name, over in (("over", True), ("going on", False)):
        store.add(replace(TABLE, id=name), (), "the pack", Standing(TABLE.seats, [], over))
    said = [("over", 1, OLD), ("over", 2, YOUNG), ("going on", 1, OLD)]
    with database.writing() as connection:
        for table, number, made in said:
            row = {
                "table_id": table,
                "number": number,
                "person": "",
                "seat": 0,
                "name": "",
                "words": "hi",
                "made": made,
            }
            connection.execute(insert(schema.chat).values(row))
        for person in ("here", "gone"):
            connection.execute(insert(schema.people).values(id=person, name="", made=OLD, seen=OLD))
            row = {"id": f"of {person}", "person": person, "kind": "mail", "address": "x", "made": OLD}
            connection.execute(insert(schema.addresses).values(row))
        connection.execute(insert(schema.sessions).values(hash="h", person="here", made=OLD, seen=OLD))
    assert forget(database, NOW) == {"chat": 1, "address": 1}
    with database.reading() as connection:
        chat = connection.execute(select(schema.chat.c.table_id, schema.chat.c.number).order_by(schema.chat.c.number))
        assert set(map(tuple, chat)) == {("over", 2), ("going on", 1)}
        assert connection.execute(select(schema.addresses.c.id)).scalars().all() == ["of here"]
    assert forget(database, NOW) == {"chat": 0, "address": 0}
    database.close()
