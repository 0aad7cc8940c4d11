"""The store keeps what it has acknowledged, in order, once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from spinney.store.contract import Taken
from spinney.store.entries import Agreed, Asked, Declined, Joined, MadeAgain, Moved, SeatRow, TableRow, TookBack
from store.helpers import entries, logged, opened

TABLE = TableRow(
    "oak",
    "once",
    "hash",
    {"mode": "standard"},
    bytes(range(16)),
    "seed",
    [SeatRow("person", "Ann", token_hash="secret"), SeatRow("bot", bot="tree"), SeatRow("open")],
)
EVERY_ENTRY = [
    Moved(0, "place", {"hand": 2, "column": 5}),
    TookBack(0, 0),
    TookBack(1, 3, True),
    MadeAgain(0),
    Asked(1, 4),
    Agreed(0),
    Declined(2),
    Joined(2, "Bob", "hash"),
]


@pytest.fixture
def store(where):
    store = opened(where)
    store.keep_pack("hash", "once", "the pack")
    yield store
    store.close()


def test_a_table_comes_back_as_it_was_kept(store, where):
    store.add(TABLE, logged(EVERY_ENTRY[:2]))
    store.append("oak", 3, logged(EVERY_ENTRY[2:]))
    store.close()
    again = opened(where)
    assert replace(again.table("oak"), made="") == TABLE
    assert entries(again.log("oak")) == EVERY_ENTRY
    assert entries(again.log("oak", after=6)) == EVERY_ENTRY[6:]
    assert again.pack("hash") == "the pack"
    again.close()


def test_what_is_not_there(store):
    assert store.table("elm") is None
    assert store.log("elm") == []
    assert store.pack("other") is None


def test_a_pack_is_kept_once(store):
    store.keep_pack("hash", "once", "another text")
    assert store.pack("hash") == "the pack"


def test_a_number_is_given_once_and_entries_go_together(store):
    store.add(TABLE, logged(EVERY_ENTRY[:2]))
    with pytest.raises(Taken):
        store.append("oak", 2, logged([MadeAgain(0), MadeAgain(1)]))
    assert entries(store.log("oak")) == EVERY_ENTRY[:2]


def test_two_stores_on_the_same_database(store, where):
    store.add(TABLE)
    other = opened(where)
    other.append("oak", 1, logged([MadeAgain(0)]))
    with pytest.raises(Taken):
        store.append("oak", 1, logged([MadeAgain(1)]))
    assert entries(store.log("oak")) == [MadeAgain(0)]
    other.close()


def test_of_many_at_once_one_gets_each_number(store):
    """Eight writers want 25 numbers each; whoever is late tries the next one."""
    store.add(TABLE)

    def write(seat):
        number, written = 1, 0
        while written < 25:
            try:
                store.append("oak", number, logged([MadeAgain(seat)]))
                written += 1
            except Taken:
                number += 1

    with ThreadPoolExecutor(8) as writers:
        list(writers.map(write, range(8)))
    seats = [entry.seat for entry in entries(store.log("oak"))]
    assert len(seats) == 200
    assert all(seats.count(seat) == 25 for seat in range(8))


def test_a_log_needs_its_table(store):
    with pytest.raises(Taken):
        store.append("elm", 1, logged([MadeAgain(0)]))
