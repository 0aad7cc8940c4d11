"""How long a person waits while a crowd keeps all bots thinking: `python scripts/crowd.py [TABLES] [LEVEL]`.

A server of its own; so many tables at which only bots of a level sit, all thinking at once. A person at one more table
plays against a bot, and two figures are taken: from a move of one's own to its answer, and from there to the answer of
the bot. Benchmarks report: nothing here fails.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from browsing import Server

MOVES = 60
GAMES = ("dartmoor", "once", "floresta", "reforest", "legendary")
SECONDS = 120.0


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    level = sys.argv[2] if len(sys.argv) > 2 else "old-growth"
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), thinking=True)
        server.start()
        try:
            for number in range(tables):
                seats = [{"kind": "bot", "bot": level}] * 2
                server.ask("/tables", {"game": GAMES[number % len(GAMES)], "seats": seats})
            print(f"{tables} tables of {level}, all thinking", flush=True)
            own, bots = play(server)
        finally:
            server.kill()
    for name, times in (("a person's own move answered", own), ("then the bot's move", bots)):
        ordered = sorted(times)
        median, slow = statistics.median(ordered), ordered[int(0.99 * (len(ordered) - 1))]
        print(f"{name:32}{median:9.0f} ms median{slow:9.0f} ms at the 99th percentile, {len(ordered)} moves")


def play(server: Server) -> tuple[list[float], list[float]]:
    """Milliseconds to the answers to a person's moves, and from there to the bot's."""
    own: list[float] = []
    bots: list[float] = []
    while len(own) < MOVES:
        made = server.ask("/tables", {"game": "once", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "tree"}]})
        address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
        with connect(address, max_size=None) as socket:
            socket.send(json.dumps({"type": "sit", "token": made["tokens"][0]["token"]}))
            state = read(socket)
            while not state["over"] and len(own) < MOVES:
                began = time.perf_counter()
                if state["moves"]:
                    move = state["moves"][0]
                    socket.send(json.dumps({"type": "play", "kind": move["kind"], "parts": move["parts"]}))
                    state = read(socket)
                    own.append(1000 * (time.perf_counter() - began))
                else:
                    state = read(socket)
                    bots.append(1000 * (time.perf_counter() - began))
    return own, bots


def read(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(SECONDS))
    assert message["type"] == "state", message
    return message


if __name__ == "__main__":
    main()
