"""Several servers on one database: people at different servers play together, and bots think in any of them."""

from __future__ import annotations

import asyncio
import json
from contextlib import contextmanager
from threading import Thread
from time import sleep

import pytest

from server.helpers import SECONDS, Player, bot, make_table, person, received, send, serving, until, wire
from server.mail_server import mail_server
from server.people import somebody
from spinney.server.bots.worker import make_worker
from spinney.server.notices.mail import Mailbox
from spinney.server.notices.telling import NoticeSettings
from spinney.store.addresses import Addresses, Keys
from spinney.store.opening import opened


@pytest.fixture(scope="module")
def servers(postgres_cluster):
    """Two servers whose bots think elsewhere."""
    with postgres_cluster.fresh() as url, serving(url, bots=False) as one, serving(url, bots=False) as other:
        one.database_url = url
        yield one, other


@contextmanager
def working(url, **settings):
    """A worker in a thread."""
    database, loop = opened(url), asyncio.new_event_loop()
    task = None

    async def work():
        nonlocal task
        task = asyncio.ensure_future(make_worker(database, "interpreted", **settings).run())
        await asyncio.gather(task, return_exceptions=True)

    thread = Thread(target=loop.run_until_complete, args=(work(),))
    thread.start()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(lambda: task.cancel())
        thread.join()
        database.close()


def at(server, player):
    """The same person at another server."""
    return Player(server, player.table, player.token)


def test_a_move_at_one_server_is_seen_at_the_other(servers):
    one, other = servers
    players = make_table(one, "once", [person("Ann"), person("Ben")], seed="several")
    with at(other, players[1]).socket() as ben:
        assert received(ben, "state")["last"] == 0
        players[0].play()
        assert received(ben, "state")["last"] == 1  # by news


def test_whoever_asks_is_told_what_was_done_a_moment_ago(servers):
    one, other = servers
    players = make_table(one, "once", [person("Ann"), person("Ben")], seed="several")
    there = at(other, players[0])
    assert there.state()["last"] == 0
    for last in range(1, 6):
        seat = there.state()["acting"][0]
        players[seat].play()
        assert there.state()["last"] == last


def test_the_same_deed_at_both_servers_is_done_once(servers):
    one, other = servers
    players = make_table(one, "once", [person("Ann"), person("Ben")], seed="several")
    here, there = players[0], at(other, players[0])
    move = {**wire(here.state()["moves"][0]), "ply": 0, "key": "once"}
    with here.socket() as ann, there.socket() as again:
        received(ann, "state"), received(again, "state")
        send(ann, "play", **move)
        send(again, "play", **move)
        received(ann, "state"), received(again, "state")
    assert here.does("play", move)["version"] == there.does("play", move)["version"] == 1


def test_two_people_at_two_servers_move_at_the_same_time(servers):
    """In Legendary everybody lays the tile of the round: neither has to try again."""
    one, other = servers
    players = make_table(one, "legendary", [person("Ann"), person("Ben")], seed="several")
    ann, ben = players[0], at(other, players[1])
    with ann.socket() as here, ben.socket() as there:
        moves = [received(socket, "state")["moves"][0] for socket in (here, there)]
        send(here, "play", **wire(moves[0]), ply=0)
        send(there, "play", **wire(moves[1]), ply=0)
        until(lambda: ann.state()["version"] == ben.state()["version"] == 2)


def test_a_bot_thinks_in_a_worker(servers):
    one, other = servers
    players = make_table(one, "once", [bot("random"), person("Ben")], seed="several")
    ben = at(other, players[1])
    assert ben.state()["last"] == 0 and ben.state()["thinking"] == [0]
    with working(one.database_url):
        until(lambda: ben.state()["acting"] == [1])
        while ben.state()["last"] < 12:
            if ben.state()["moves"]:
                ben.play()
    assert ben.state()["over"] is False


def test_a_table_of_bots_alone_is_played_to_its_end(servers):
    one, _ = servers
    spectator = make_table(one, "legendary", [bot("random"), bot("random")])[-1]
    with working(one.database_url):
        until(lambda: spectator.state()["over"])


def test_a_server_may_do_it_all_alone(postgres_url):
    with serving(postgres_url) as client:
        players = make_table(client, "once", [bot("random"), person("Ben")])
        until(lambda: players[1].state()["acting"] == [1])


def test_they_see_and_hear_each_other(servers):
    one, other = servers
    players = make_table(one, "once", [person("Ann"), person("Ben")])
    with players[0].socket() as ann, at(other, players[1]).socket() as ben:
        received(ann, "state"), received(ben, "state")
        assert until(lambda: heard(ann, "here")["seats"] == [0, 1]) and heard(ben, "here")["seats"] == [0, 1]
        send(ben, "say", words="Good morning")
        assert heard(ann, "talk")["said"][0]["words"] == "Good morning"
    with at(other, players[0]).socket(heard=0) as ann:
        received(ann, "state")
        assert heard(ann, "talk")["said"][0]["name"] == "Ben"


def heard(socket, kind):
    """The next message of a kind; others are passed over."""
    while True:
        message = json.loads(socket.recv(SECONDS))
        if message["type"] == kind:
            return message


def test_who_is_forgotten_at_one_server_only_looks_on_at_the_other(servers):
    """At once where the person is forgotten; where the device is, when the other server looks it up again."""
    one, other = servers
    asking = {name: somebody(one, name) for name in ("eva", "fay")}
    tables = {
        name: one.post(
            "/api/tables?keep=cookie", json={"game": "once", "seats": [person(name), person("Ben")]}, headers=headers
        ).json()["table"]
        for name, headers in asking.items()
    }
    eva, fay = (
        Player(other, tables[name], cookie=asking[name] | {"origin": f"http://127.0.0.1:{other.port}"})
        for name in asking
    )
    with eva.socket() as socket:
        assert heard(socket, "state")["viewer"] == 0
        assert one.delete("/api/me", headers=asking["eva"]).status_code == 204
        assert heard(socket, "state")["viewer"] == -1
    with fay.socket() as socket:
        assert heard(socket, "state")["viewer"] == 0
        assert one.post("/api/me/leave", headers=asking["fay"]).status_code == 204
        other.app.state.people.callers._known.clear()
        send(socket, "ping")
        assert heard(socket, "state")["viewer"] == -1


def test_a_worker_tells_who_is_away_that_its_bot_has_moved(servers):
    one, other = servers
    asking = {name: somebody(one, name) for name in ("ada", "bea")}
    for name in asking:
        Addresses(one.app.state.database).add(name, "mail", f"{name}@example.org", Keys())
    created = {
        name: one.post(
            "/api/tables?keep=cookie",
            json={"game": "once", "seats": [bot("random"), person(name.title())]},
            headers=headers,
        ).json()["table"]
        for name, headers in asking.items()
    }
    bea = Player(other, created["bea"], cookie=asking["bea"] | {"origin": f"http://127.0.0.1:{other.port}"})
    with mail_server() as mails, bea.socket() as looking:
        assert heard(looking, "state")["last"] == 0  # without a worker no bot moves
        box = Mailbox("smtp", "127.0.0.1", mails.port, "Spinney <forest@example.org>")
        with working(one.database_url, notices=NoticeSettings("https://forest.example.org", box, grace=4.0)):
            sleep(2.0)  # until the worker has heard that Bea is there, who has been there all the time
            until(lambda: mails.mails)
            until(lambda: bea.state()["moves"])
            sleep(1.0)
    assert len(mails.mails) == 1
    assert (
        "ada@example.org" in mails.mails[0] and f"https://forest.example.org/table/{created['ada']}" in mails.mails[0]
    )
