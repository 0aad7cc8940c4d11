"""Which tables are deleted, and that nothing else is."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from spinney.store import schema
from spinney.store.entries import Joined, Moved, SeatRow
from store.helpers import logged, opened
from store.test_store import TABLE

NOW = datetime(2030, 6, 1, 12, tzinfo=UTC)
PERSON = Moved(0, "draw", {"pile": 0})
BOT = Moved(1, "draw", {"pile": 0})
GUEST = Moved(2, "draw", {"pile": 0})


@pytest.fixture
def store(where):
    store = opened(where)
    yield store
    store.close()


@pytest.fixture
def kept(store):
    """Keeps a table as if it had been made, and its last entry written, so many days ago."""

    def keep(name, made, log=(), last=None, **more):
        row = replace(TABLE, id=name, **{"pack_hash": f"pack of {name}", **more})
        store.add(row, [], "the pack")
        store.append(name, 1, logged(log))
        entries = update(schema.entries).where(schema.entries.c.table_id == name)
        with store._database.writing() as base:
            base.execute(update(schema.tables).where(schema.tables.c.id == name).values(made=ago(made)))
            base.execute(entries.values(made=ago(made)))
            if last is not None:
                base.execute(entries.where(schema.entries.c.number == len(log)).values(made=ago(last)))

    return keep


def ago(days):
    return (NOW - timedelta(days=days)).isoformat(timespec="seconds")


def left(store, *names):
    return [name for name in names if store.table(name) is not None]


def test_a_table_at_which_no_person_ever_moved(store, kept):
    kept("fresh", 6.9)
    kept("old", 7.1)
    kept("bots", 7.1, [BOT, Joined(2, "Cem", "hash"), BOT])
    kept("awake", 7.1, [BOT, BOT], last=6.9)
    kept("played", 700, [BOT, PERSON])
    kept("guest", 700, [Joined(2, "Cem", "hash"), GUEST])
    assert store.expire(NOW) == 2
    assert left(store, "fresh", "old", "bots", "awake", "played", "guest") == ["fresh", "awake", "played", "guest"]
    assert store.log("bots") == [] and len(store.log("played")) == 2
    assert store.expire(NOW) == 0


def test_the_moves_that_a_branch_began_with_are_nobodys(store, kept):
    kept("branch", 8, [PERSON, PERSON], deal="branch")
    kept("went on", 8, [PERSON, PERSON], deal="branch", last=7.5)
    assert store.expire(NOW) == 1
    assert left(store, "branch", "went on") == ["went on"]


def test_replays(store, kept):
    seats = [SeatRow("recorded")] * 3
    kept("young", 29.9, [PERSON], replay=True, seats=seats)
    kept("old", 30.1, [PERSON], replay=True, seats=seats)
    assert store.expire(NOW) == 1
    assert left(store, "young", "old") == ["young"]


def test_all_that_is_older_than_one_wants(store, kept):
    kept("slow", 100, [PERSON, PERSON], last=9)
    kept("left", 100, [PERSON, PERSON], last=11)
    assert store.expire(NOW, keep_days=10) == 1
    assert left(store, "slow", "left") == ["slow"]


def test_tables_in_memory_stay(store, kept):
    kept("used", 8)
    kept("unused", 8)
    assert store.expire(NOW, None, {"used"}) == 1
    assert left(store, "used", "unused") == ["used"]


def test_packs_go_with_their_last_table(store, kept):
    kept("old", 8, pack_hash="of two")
    kept("new", 1, pack_hash="of two")
    kept("alone", 8)
    assert store.expire(NOW) == 2
    assert store.pack("of two") == "the pack" and store.pack("pack of alone") is None


def test_many_at_once(store, kept, monkeypatch):
    monkeypatch.setattr("spinney.store.store.AT_ONCE", 3)
    monkeypatch.setattr("spinney.store.expiry.AT_ONCE", 2)
    for number in range(8):
        kept(f"table {number}", 8)
    assert store.expire(NOW) == 8


def test_a_person_who_moved_late(store, kept):
    """More entries are looked at as long as nobody has moved; some logs end where others go on."""
    kept("bots", 8, [BOT] * 8)
    kept("many", 8, [BOT] * 20)
    kept("late", 8, [BOT] * 19 + [PERSON])
    assert store.expire(NOW) == 2
    assert left(store, "bots", "many", "late") == ["late"]


@pytest.mark.parametrize("damage", ["", "{", "[1]", '{"type":"move","seat":"x"}', '{"type":"move","seat":-1}'])
def test_what_cannot_be_read_is_not_deleted_unseen(store, kept, damage):
    kept("damaged", 8, [BOT])
    kept("unreadable seats", 8, [BOT])
    kept("old", 8)
    with store._database.writing() as base:
        base.execute(update(schema.entries).where(schema.entries.c.table_id == "damaged").values(entry=damage))
        base.execute(update(schema.tables).where(schema.tables.c.id == "unreadable seats").values(seats=damage))
    assert store.expire(NOW) >= 1
    assert left(store, "old") == []
    with store._database.reading() as base:
        names = set(base.execute(select(schema.tables.c.id)).scalars())
    assert "unreadable seats" in names and (damage == "[1]" or "damaged" in names)
