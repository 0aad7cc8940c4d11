"""A server killed with kill -9 in the middle of games, or robbed of a file: nothing that it acknowledged is lost."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from random import Random
from threading import Timer

import httpx
import pytest

from server.helpers import SECONDS, until, wire

KILLS = 3


@contextmanager
def process(folder, port):
    """`spinney serve` as a process of its own, killed at the end if it still lives."""
    command = [sys.executable, "-m", "spinney", "serve", "--interpreted", "--port", str(port), "--data", str(folder)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert "Spinney is at" in running.stdout.readline()
        until(lambda: answers(port))
        yield running
    finally:
        running.kill()
        output = running.communicate(timeout=SECONDS)[0]
        assert "Traceback" not in output, output


def answers(port):
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 200
    except httpx.TransportError:
        return False


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def test_nothing_acknowledged_is_lost(tmp_path):
    """A person who plays against a bot until the server is killed at any moment, and goes on when it is back."""
    port, luck = free_port(), Random(7)
    acknowledged = {}  # by ply, what the person saw then
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/tables", timeout=SECONDS) as client:
        table = ""
        for _kill in range(KILLS):
            with process(tmp_path, port) as running:
                if not table:
                    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
                    created = client.post("/", json={"game": "once", "seats": seats}).json()
                    table, token = created["table"], created["tokens"][0]["token"]
                    client.headers["Authorization"] = f"Bearer {token}"
                for ply, view in acknowledged.items():
                    assert client.get(f"/{table}/at/{ply}").json()["view"] == view
                killer = Timer(luck.uniform(0.1, 0.4), os.kill, (running.pid, signal.SIGKILL))
                acknowledged |= play_on(client, table, killer)
                assert running.wait(SECONDS) == -signal.SIGKILL
        with process(tmp_path, port):
            state = client.get(f"/{table}").json()
            assert len(acknowledged) > KILLS
            assert state["last"] >= max(acknowledged)
            for ply, view in acknowledged.items():
                assert client.get(f"/{table}/at/{ply}").json()["view"] == view


def play_on(client, table, killer):
    """Plays until the server is gone, killed some time after two moves; gives what was acknowledged, by ply."""
    acknowledged = {}
    while True:
        try:
            state = client.get(f"/{table}").json()
            assert not state["over"]
            if state["moves"]:
                answer = client.post(f"/{table}/play", json={**wire(state["moves"][0]), "ply": state["ply"]})
                assert answer.status_code == 200, answer.text
                after = answer.json()
                acknowledged[after["ply"]] = after["view"]
                if len(acknowledged) == 2:
                    killer.start()
        except (httpx.TransportError, ValueError):
            return acknowledged


def test_a_port_that_is_taken(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        command = [sys.executable, "-m", "spinney", "serve", "--port", str(port), "--data", str(tmp_path)]
        result = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert result.returncode == 2
    assert re.fullmatch(rf"spinney: 127\.0\.0\.1:{port} cannot be used: .*; choose another --port\.\n", result.stderr)


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be removed there while they are open")
@pytest.mark.parametrize("ending", ["", "-wal"])
def test_a_file_that_vanishes_under_the_server(tmp_path, ending):
    """Then moves are refused. What was acknowledged before is there, if the database itself is still there."""
    port = free_port()
    base = f"http://127.0.0.1:{port}/api/tables"
    with httpx.Client(base_url=base, timeout=SECONDS) as client:
        with process(tmp_path, port):
            created = client.post("/", json={"game": "once", "seats": [{"kind": "person"}] * 2}).json()
            table = created["table"]
            tokens = {each["seat"]: {"Authorization": f"Bearer {each['token']}"} for each in created["tokens"]}

            def move():
                seat = client.get(f"/{table}").json()["acting"][0]
                legal = client.get(f"/{table}", headers=tokens[seat]).json()["moves"][0]
                return client.post(f"/{table}/play", json=wire(legal), headers=tokens[seat])

            assert [move().status_code for _ in range(5)] == [200] * 5
            (tmp_path / f"spinney.sqlite{ending}").unlink()
            refused = [move() for _ in range(3)]
            assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(503, "store")] * 3
            made = client.post("/", json={"game": "once", "seats": [{"kind": "person"}] * 2})
            assert made.status_code == 503
        if ending:
            with process(tmp_path, port):
                assert client.get(f"/{table}").json()["last"] == 5


def test_a_folder_has_one_server(tmp_path):
    with process(tmp_path, free_port()) as running:
        command = [sys.executable, "-m", "spinney", "serve", "--port", str(free_port()), "--data", str(tmp_path)]
        result = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        assert result.returncode == 2
        assert result.stderr == (
            f"spinney: {tmp_path} is in use by another Spinney server (process {running.pid}); "
            "end that one first, or give this one a folder of its own with --data.\n"
        )
