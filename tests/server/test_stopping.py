"""A server that is told to end finishes what it was at, tells everybody, and is gone soon."""

from __future__ import annotations

import gc
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Event
from time import monotonic

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cli_run import fails
from server.helpers import SECONDS, bot, make_table, person, received, send, serving, until, wire
from server.test_kill import free_port, process
from spinney.store.entries import Moved
from spinney.store.opening import opened
from spinney.store.store import Store

MOST_SECONDS = 10
PAD = {
    "pad": "padnumber1",
    "game": "once",
    "title": "Once",
    "parts": {"table": {"text": "{}", "stamp": 0}},
    "device": "phone",
}


@pytest.fixture
def threads():
    with ThreadPoolExecutor(4) as threads:
        yield threads


def test_deeds_under_way_are_finished_and_acknowledged(tmp_path, threads, monkeypatch):
    """One over HTTP and one on a socket, while the disk is slow; all the while others are refused."""
    with serving(tmp_path) as client:
        tables = [make_table(client, "once", [person(), person()]) for _ in range(2)]
        over_http, on_socket = (players[players[0].state()["acting"][0]] for players in tables)
        room = client.post("/api/pads", json=PAD).json()
        writing, may_write = [], Event()
        append = client.tables.host.store.append

        def slow(*arguments):
            writing.append(arguments)
            assert may_write.wait(SECONDS)
            append(*arguments)

        monkeypatch.setattr(client.tables.host.store, "append", slow)
        with on_socket.socket() as socket, httpx.Client(base_url=client.base_url) as kept:
            state = received(socket, "state")
            assert kept.get("/api/games").status_code == 200
            waiting = threads.submit(client.get, f"/api/pads/{room['code']}?since={room['version']}&device=phone")
            played = threads.submit(over_http.play)
            send(socket, "play", **wire(state["moves"][0]))
            until(lambda: len(writing) == 2)
            client.server.should_exit = True
            assert waiting.result(SECONDS).status_code == 200
            until(lambda: client.app.state.traffic.ending.is_set())
            refused = kept.get("/api/games?language=es")
            assert (refused.status_code, refused.json()["code"]) == (503, "ending")
            assert int(refused.headers["retry-after"]) > 0 and refused.headers["connection"] == "close"
            assert httpx.post(f"{client.base_url}/api/tables", json={}).status_code == 503
            well = httpx.get(f"{client.base_url}/healthz")
            assert (well.status_code, well.json()) == (503, {"status": "ending"})
            with pytest.raises(InvalidStatus):
                connect(f"ws://127.0.0.1:{client.port}/api/tables/{on_socket.table}/socket")
            may_write.set()
            assert played.result(SECONDS)["last"] == 1
            assert received(socket, "state")["last"] == 1
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(SECONDS)
            assert closed.value.rcvd.code == 1012
    with serving(tmp_path) as client:
        for player in (over_http, on_socket):
            assert client.get(f"/api/tables/{player.table}").json()["last"] == 1


def test_a_signal_ends_the_process_in_good_order(tmp_path, threads):
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with process(tmp_path, port) as running:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "old-growth"}]
        created = httpx.post(f"{base}/api/tables", json={"game": "dartmoor", "seats": seats}).json()
        room = httpx.post(f"{base}/api/pads", json=PAD).json()
        news = f"{base}/api/pads/{room['code']}?since={room['version']}&device=phone"
        waiting = threads.submit(httpx.get, news, timeout=SECONDS)
        with connect(f"ws://127.0.0.1:{port}/api/tables/{created['table']}/socket") as socket:
            send(socket, "sit", token=created["tokens"][0]["token"])
            received(socket, "state")
            until(lambda: b'"version"' in httpx.get(f"{base}/api/pads/{room['code']}").content)
            begun = monotonic()
            running.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    socket.recv(SECONDS)
            assert closed.value.rcvd.code == 1012
        assert waiting.result(SECONDS).status_code == 200
        assert running.wait(SECONDS) in (0, -signal.SIGTERM)
        assert monotonic() - begun < MOST_SECONDS
    assert not (tmp_path / "spinney.sqlite-wal").exists()  # the database was closed


def test_a_bot_that_moves_while_the_server_ends_is_the_last(tmp_path, monkeypatch, caplog):
    """Its move is written; the next bot is not asked, and nothing is left that has no threads any more."""
    with serving(tmp_path) as client:
        store, aside = client.tables.host.store, client.tables.aside
        append, close = store.append, aside.close
        writing, may_write = Event(), Event()

        def slow(*arguments):
            writing.set()
            assert may_write.wait(SECONDS)
            append(*arguments)

        def closed():
            may_write.set()
            close()

        monkeypatch.setattr(store, "append", slow)
        monkeypatch.setattr(aside, "close", closed)
        table = make_table(client, "once", [bot(), bot()])[-1].table
        assert writing.wait(SECONDS)
    gc.collect()
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
    with closing(Store(opened(tmp_path))) as store:
        assert [type(logged.entry) for logged in store.log(table)] == [Moved]


def test_nobody_thinks_about_a_table_that_comes_while_the_server_ends(tmp_path):
    with serving(tmp_path) as client:
        client.tables.quiet()
        table = client.tables.get(make_table(client, "once", [bot("old-growth")] * 2)[-1].table)
        assert table.course.asked() and table.thinking() == []


# Who asks, behind a proxy.


def test_the_word_of_a_stranger_is_not_taken_for_an_address():
    from uvicorn.middleware.proxy_headers import _TrustedHosts

    from spinney.cli.serve import proxies_of

    trusted = _TrustedHosts(proxies_of(["10.1.0.0/16", "192.0.2.9"]))
    known = ["127.0.0.1", "::1", "10.1.2.3", "192.0.2.9"]
    within_ipv6 = ["::ffff:127.0.0.1", "::ffff:10.1.2.3", "::ffff:192.0.2.9"]
    assert [address in trusted for address in [*known, *within_ipv6]] == [True] * 7
    foreign = ("10.2.0.1", "192.0.2.8", "8.8.8.8", "::ffff:10.2.0.1", "::ffff:192.0.2.8", "", None)
    assert [address in trusted for address in foreign] == [False] * 7
    forged = "1.2.3.4, 203.0.113.7, 10.1.2.3"  # the client wrote the first, the first proxy the second
    assert trusted.get_trusted_client_address(forged)[0] == "203.0.113.7"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--proxy", "everybody"], "--proxy takes an address or a network like 10.0.0.0/24, not 'everybody'."),
        (["--proxy", "*"], "--proxy takes an address"),
        (["--metrics-token", "short"], "--metrics-token takes 16 letters or more."),
    ],
)
def test_options_that_are_not_meant_so(tmp_path, options, said):
    assert said in fails("serve", "--data", tmp_path, *options)
