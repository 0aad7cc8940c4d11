"""Bots that think, people who do not want to wait, and hints."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack
from contextvars import copy_context
from functools import partial
from threading import Event, Thread

import pytest

from server.helpers import OPEN, Player, bot, in_a_loop, make_table, person, received, send, serving, until, wire
from spinney import game
from spinney.bots.thinking import Plan, Step
from spinney.engine.errors import SpinneyError
from spinney.engine.seeds import stream_seed
from spinney.server.bots.thinkers import LEAST_SECONDS, PATIENCE, THREADS, Thinkers
from spinney.store.entries import Moved
from spinney.tables import live
from spinney.tables.hosting import ASKER, MOST_SECONDS, Rank
from spinney.tables.players import INTERPRETED_ITERATIONS, Players
from spinney.tables.problems import Impossible


@pytest.fixture
def client(tmp_path):
    """A server of its own for each test: bots of other tables would think here, too."""
    with serving(tmp_path) as client:
        yield client


@pytest.fixture
def slow(monkeypatch):
    """Bots and hints that think for 20 seconds, or until they are stopped: each sets what is in this list then."""
    begun = []

    def long_thought():
        ended = Event()
        begun.append(ended)
        yield [Plan((Step(int, ()), Step(ended.wait, (0.01,), 2000)))]
        ended.set()

    def choosing(_players, _game, _name, _view, _seat, legal, _seed):
        yield from long_thought()
        return int(legal[0])

    original = Players.options

    def options(*arguments):
        yield from long_thought()
        return (yield from original(*arguments))

    monkeypatch.setattr(Players, "choosing", choosing)
    monkeypatch.setattr(Players, "options", options)
    yield begun
    for ended in begun:
        ended.set()


def thought(work):
    """Something that is done in the place of thinking."""

    def think(_players):
        yield from ()
        return work()

    return think


def test_thinking_shows_and_the_page_can_go_on_asking(client, slow):
    players = make_table(client, "legendary", [person(), bot("tree"), bot("tree")])
    state = players[0].state()
    assert state["thinking"] == [1, 2] and state["acting"] == [0, 1, 2]
    state = players[0].play()  # all place at the same time: nobody waits for the bots
    assert state["acting"] == [1, 2] and state["thinking"] == [1, 2]


def test_move_now(client, slow):
    players = make_table(client, "legendary", [person(), bot("tree")])
    with players[0].socket() as ann:
        assert received(ann, "state")["thinking"] == [1]
        send(ann, "move_now")
        state = received(ann, "state")
        assert state["thinking"] == [] and state["log"][-1]["seat"] == 1


def test_taking_back_stops_a_thought_and_it_is_not_played(client, slow):
    """The bot was thinking about a table that is no more."""
    players = make_table(client, "dartmoor", [person(), bot("tree")], seed="undo")
    until(lambda: slow)
    slow[0].set()  # the bot at seat 1 chooses its cave first
    until(lambda: players[0].state()["moves"])
    players[0].play()
    state = players[0].state()
    while state["moves"]:
        state = players[0].play()
    until(lambda: players[0].state()["thinking"] == [1] and len(slow) > 1)
    last = players[0].state()["last"]
    after = players[0].does("undo")
    assert after["last"] < last and after["thinking"] == []
    until(slow[-1].is_set)
    assert players[0].state()["last"] == after["last"]


def test_no_bot_thinks_before_all_seats_are_taken(client, slow):
    players = make_table(client, "legendary", [OPEN, bot("tree")])
    assert players[-1].state()["thinking"] == []
    assert players[-1].post("/seats/0", {}).status_code == 201
    assert players[-1].state()["thinking"] == [1]


def test_a_bot_that_fails_does_not_bring_the_table_down(client, monkeypatch, caplog):
    def broken(*_):
        raise RuntimeError("out of ideas")

    with monkeypatch.context() as patch:
        patch.setattr(Players, "choosing", broken)
        players = make_table(client, "legendary", [person(), bot("tree")])
        until(lambda: "could not move" in caplog.text)
        assert players[0].play()["last"] == 1


def test_a_bot_whose_write_failed_tries_again(client, monkeypatch, caplog):
    """The disk was full for a moment; the second time it is told to hurry."""
    monkeypatch.setattr(live, "FIRST_PAUSE", 60.0)
    players = make_table(client, "legendary", [person(), bot("random"), OPEN])
    store, append, failures = client.tables._store, client.tables._store.append, []

    def full(table, number, log, standing):
        entry = log[0].entry
        if isinstance(entry, Moved) and entry.seat == 1 and len(failures) < 2:
            failures.append(number)
            raise SpinneyError("the disk is full.")
        append(table, number, log, standing)

    monkeypatch.setattr(store, "append", full)
    assert players[-1].post("/seats/2", {}).status_code == 201
    until(lambda: len(failures) == 1 and "could not move" in caplog.text)
    assert players[0].state()["thinking"] == [1]  # it has not moved, and is about to
    players[0].does("move-now")
    until(lambda: len(failures) == 2)
    players[0].does("move-now")
    until(lambda: 1 in [deed["seat"] for deed in players[0].state()["log"]])
    assert players[0].fails("move-now") == "nobody-thinks"


def test_what_a_person_does_is_not_behind_any_thought(client, slow):
    """All threads that think are taken, and more bots wait: people play on."""
    crowd = [make_table(client, "legendary", [person(), bot("tree")]) for _ in range(2 * THREADS + 2)]
    until(lambda: slow)
    assert all(players[0].state()["thinking"] == [1] for players in crowd)
    mine = make_table(client, "dartmoor", [person(), person()])
    assert mine[mine[-1].state()["acting"][0]].play()["last"] == 1
    assert all(players[0].play()["last"] == 1 for players in crowd)
    assert len(slow) <= THREADS


def test_thinking_is_shared_out_by_who_asks_for_it():
    """One address has many tables, another has one: its bot is among the next, not the last."""
    begun = []

    async def crowd():
        thinkers, held = Thinkers("interpreted"), Event()

        def thinks(asker, table):
            return asyncio.ensure_future(
                thinkers.run(thought(lambda: begun.append(asker)), Event(), asker=asker, table=table)
            )

        first = [asyncio.ensure_future(thinkers.run(thought(held.wait), Event(), table=str(i))) for i in range(THREADS)]
        await asyncio.sleep(0)
        rest = [thinks("crowd", str(table)) for table in range(20)]
        rest.append(thinks("one", "their table"))
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(*first, *rest)
        thinkers.close()

    in_a_loop(crowd())
    assert len(begun) == 21 and "one" in begun[: THREADS + 1]


def test_bots_that_somebody_waits_for_come_before_those_that_nobody_looks_at():
    begun = []

    async def crowd():
        thinkers, held = Thinkers("interpreted"), Event()
        first = [asyncio.ensure_future(thinkers.run(thought(held.wait), Event(), table=str(i))) for i in range(THREADS)]
        await asyncio.sleep(0)
        rest = [
            asyncio.ensure_future(thinkers.run(thought(partial(begun.append, rank)), Event(), rank, table=str(i)))
            for i, rank in enumerate([Rank.ANALYSIS, *[Rank.UNWATCHED] * 20, Rank.HINT, Rank.BOT])
        ]
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(*first, *rest)
        thinkers.close()

    in_a_loop(crowd())
    assert len(begun) == 23 and Rank.BOT in begun[:2] and Rank.HINT in begun[:3] and begun[-1] == Rank.ANALYSIS


@pytest.mark.parametrize(
    ("askers", "limited", "expected"),
    [
        (["192.0.2.1", "192.0.2.1", "192.0.2.2"], True, [True, False, True]),
        (["192.0.2.1"] * 5, False, [True] * 4 + [False]),
        (["127.0.0.1"] * 5, True, [True] * 4 + [False]),
        ([f"192.0.2.{number}" for number in range(5)], True, [True] * 4 + [False]),
    ],
    ids=["one", "unlimited", "here", "many"],
)
def test_nobody_has_all_places_for_analyses(askers, limited, expected):
    thinkers = Thinkers("interpreted", limited=limited)

    def begins(asker):
        ASKER.set(asker)
        try:
            return going.enter_context(thinkers.analysing()) is None
        except Impossible as problem:
            assert problem.code == "crowded"
            return False

    for _ in range(2):  # whoever has ended leaves the place
        with ExitStack() as going:
            assert [copy_context().run(begins, asker) for asker in askers] == expected


def test_a_table_is_watched_while_somebody_is_there_and_for_half_a_minute_after(client, slow):
    table = client.tables.get(make_table(client, "legendary", [bot("tree"), bot("tree")])[-1].table)
    assert not table.is_watched
    with Player(client, table.row.id).socket() as looking:
        received(looking, "state")
        table.visited -= 30
        assert table.is_watched
    until(lambda: not table.is_watched)
    Player(client, table.row.id).state()
    assert table.is_watched


def test_a_thought_that_waits_can_be_hurried(client, slow):
    """Nobody waits for a place in the line to say that they do not want to wait."""
    crowd = [make_table(client, "legendary", [person(), bot("tree")]) for _ in range(THREADS + 1)]
    until(lambda: len(slow) == THREADS)
    last = crowd[-1]
    last[0].does("move-now")
    slow[0].set()
    until(lambda: last[0].state()["thinking"] == [])


def test_the_more_wait_the_shorter_each_may_think(monkeypatch):
    """With nothing else to do a thought has 20 seconds; when 59 others wait, 6 x 2 / 60 seconds."""
    limits = []

    async def crowd(waiting):
        thinkers = Thinkers("interpreted")
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", lambda seconds, *_: limits.append(seconds) or loop.call_soon(int))
        held = Event()
        first = [asyncio.ensure_future(thinkers.run(thought(held.wait), Event(), table=str(i))) for i in range(THREADS)]
        await asyncio.sleep(0)
        rest = [asyncio.ensure_future(thinkers.run(thought(int), Event(), table=f"w{i}")) for i in range(waiting)]
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(*first, *rest)
        thinkers.close()

    in_a_loop(crowd(60))
    assert limits[0] == pytest.approx(min(PATIENCE * THREADS, MOST_SECONDS))
    assert limits[THREADS] == pytest.approx(PATIENCE * THREADS / 60)
    assert min(limits) >= LEAST_SECONDS


def test_a_thought_that_waits_when_the_server_ends_never_begins():
    begun, wrong = [], []

    async def ending():
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: wrong.append(context))
        thinkers, held = Thinkers("interpreted"), Event()
        first = [asyncio.ensure_future(thinkers.run(thought(held.wait), Event(), table=str(i))) for i in range(THREADS)]
        await asyncio.sleep(0)
        waiting = asyncio.ensure_future(thinkers.run(thought(lambda: begun.append(1)), Event(), table="last"))
        await asyncio.sleep(0)
        thinkers.close()
        held.set()
        await asyncio.gather(*first)
        await asyncio.sleep(0)
        waiting.cancel()

    in_a_loop(ending())
    assert (begun, wrong) == ([], [])


def test_a_locked_database_keeps_nobody_waiting_but_the_writer(client):
    """Another program holds the database: who only looks is answered, and the move is made when it lets go."""
    players = make_table(client, "legendary", [person(), person()])
    before = players[1].state()
    foreign = sqlite3.connect(client.app.state.database.path, isolation_level=None)
    foreign.execute("BEGIN IMMEDIATE")
    done = []
    writing = Thread(target=lambda: done.append(players[0].play()))
    writing.start()
    for _ in range(20):
        assert client.get("/api/games/once/rules").status_code == 200
    assert client.get("/api/tables/nowhere").status_code == 404  # looked for in the database
    assert not done
    foreign.execute("ROLLBACK")
    writing.join(20)
    assert done[0]["last"] == before["last"] + 1


def test_a_hint(client):
    players = make_table(client, "once", [person(), person()])
    hint = players[0].does("hint")
    state = players[0].state()
    assert hint["ply"] == 0 and 1 <= len(hint["moves"]) <= 3
    legal = {move["number"]: move for move in state["moves"]}
    for move in hint["moves"]:
        assert wire(move) == wire(legal[move["number"]]) and move["words"] == legal[move["number"]]["words"]
        assert move["visits"] > 0
    assert players[0].does("hint") == hint  # the same table, the same hint
    assert players[1].fails("hint") == "not-asked"


def test_a_hint_can_be_stopped(client, slow):
    players = make_table(client, "once", [person(), person()])
    with players[0].socket() as ann:
        received(ann, "state")
        send(ann, "ask_hint")
        until(lambda: slow)
        send(ann, "ask_hint")
        assert received(ann, "problem")["code"] == "busy"
        assert players[0].fails("hint") == "busy"
        send(ann, "stop")
        assert received(ann, "hint")["moves"]


def test_a_hint_that_comes_too_late(client, slow):
    players = make_table(client, "once", [person(), person()])
    answers = []
    asking = Thread(target=lambda: answers.append(players[0].post("/hint").json()))
    asking.start()
    until(lambda: slow)
    players[0].play()
    assert client.delete(f"/api/tables/{players[0].table}/hint", headers=players[0].headers).status_code == 204
    asking.join()
    assert answers[0]["code"] == "stale"


# Forms of the rules.


def test_a_search_on_interpreted_rules_is_a_small_one():
    players = Players(lambda game: game.interpreted)
    assert players.judge(game("once"), "old-growth").iterations == INTERPRETED_ITERATIONS
    assert players.judge(game("once"), "seedling").iterations == game("once").advice.iterations[0]


def test_a_thinker_gets_the_same_chance_again():
    assert stream_seed("a 1") == stream_seed("a 1") != stream_seed("a 2")
