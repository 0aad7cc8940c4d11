"""The queue of bot turns: none is forgotten, everybody is served, and a turn of the dead is taken by another."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from spinney.store import turns
from spinney.store.entries import SeatRow, Standing
from spinney.store.turns import LEASE_SECONDS, BotTurns, want
from store.helpers import opened
from store.test_store import TABLE

BOT_ASKED = Standing([SeatRow("person"), SeatRow("bot", bot="tree")], [1], over=False, asker="Ann")
PERSON_ASKED = replace(BOT_ASKED, acting=[0])


class Clock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(turns, "time", clock)
    return clock


@pytest.fixture
def store(where, clock):
    store = opened(where)
    store.keep_pack("hash", "once", "the pack")
    yield store
    store.close()


@pytest.fixture
def queue(store):
    return BotTurns(store._database)


def asked(store, name, number=1, standing=BOT_ASKED):
    if store.table(name) is None:
        store.add(replace(TABLE, id=name))
    with store._database.writing() as connection:
        want(connection, name, number, standing)


def test_a_turn_is_taken_once(store, queue):
    asked(store, "oak")
    turn = queue.take()
    assert (turn.table_id, turn.number, turn.asker) == ("oak", 1, "Ann")
    assert queue.take() is None and queue.waiting() == 0
    assert queue.done(turn, 1)
    assert queue.take() is None


def test_the_turn_of_a_worker_that_died_is_taken_by_another(store, queue, clock):
    asked(store, "oak")
    turn = queue.take()
    clock.now += LEASE_SECONDS - 1
    queue.keep(turn)
    clock.now += LEASE_SECONDS - 1
    assert queue.take() is None  # it has said that it still thinks
    clock.now += 2
    assert queue.take() == turn


def test_a_move_while_a_worker_ends_is_not_forgotten(store, queue):
    """The worker has seen entry 1, after which no bot is asked; meanwhile entry 2 asks one again."""
    asked(store, "oak")
    turn = queue.take()
    asked(store, "oak", 2)
    assert not queue.done(turn, 1)
    assert queue.done(turn, 2)


def test_a_bot_that_is_not_asked_any_more_has_no_turn(store, queue):
    asked(store, "oak")
    asked(store, "oak", 2, PERSON_ASKED)
    assert queue.take() is None


def test_somebody_with_many_tables_does_not_make_others_wait(store, queue, clock):
    """Ann has three tables, Ben asks a moment later with one: he is served second."""
    for name in ("oak", "elm", "ash"):
        asked(store, name)
    clock.now += 0.1
    asked(store, "fir", standing=replace(BOT_ASKED, asker="Ben"))
    assert [queue.take().table_id for _ in range(4)] == ["oak", "fir", "elm", "ash"]


def test_tables_at_which_nobody_looks_come_last(store, queue, clock):
    asked(store, "oak", standing=replace(BOT_ASKED, rank=2))
    clock.now += 5
    asked(store, "elm", standing=replace(BOT_ASKED, asker="Ben"))
    assert [queue.take().table_id for _ in range(2)] == ["elm", "oak"]


def test_what_is_put_off_comes_later(store, queue, clock):
    asked(store, "oak")
    queue.put_off(queue.take(), 60)
    clock.now += 59
    assert queue.take() is None
    clock.now += 2
    assert queue.take().table_id == "oak"
