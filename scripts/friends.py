"""Friends: programs that play at tables over sockets, as pages do. They measure a server, or try to confuse it.

A friend sends what it does under a key until it is told that it is done; if the line breaks it comes back, to any of
the servers, and sends it again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
ANSWER_SECONDS = 10.0
GONE = (OSError, WebSocketException, TimeoutError, EOFError)


async def new_table(client: httpx.AsyncClient, server: str, game: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    answer = await client.post(f"{server}/api/tables", json={"game": game, "seats": seats})
    answer.raise_for_status()
    made: dict[str, Any] = answer.json()
    return made


@dataclass
class Friend:
    """Somebody at a seat. `brief`: without sentences. `acknowledged` has the keys of the deeds that were."""

    servers: Sequence[str]
    table: str
    seat: int
    token: str
    luck: Random
    brief: bool = True
    socket: ClientConnection | None = None
    known: dict[str, Any] = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)
    breaks: int = 0
    deeds: int = 0

    @property
    def is_asked(self) -> bool:
        return bool(self.known.get("moves"))

    @property
    def over(self) -> bool:
        return bool(self.known.get("over"))

    async def sit(self) -> None:
        """Connects to one of the servers, and waits to be told how the table stands."""
        server = self.luck.choice(self.servers).replace("http", "ws", 1)
        self.socket = await connect(f"{server}/api/tables/{self.table}/socket", compression=None, max_size=None)
        await self._send({"type": "sit", "token": self.token, "brief": self.brief})
        await self.hear()

    async def hear(self) -> dict[str, Any]:
        """The next message; how the table stands is remembered."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), ANSWER_SECONDS))
        if message["type"] in ("brief", "state"):
            self.known = message
        return message

    async def leave(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    async def move(self) -> float:
        """Makes one of the moves that are possible; gives the seconds until it was acknowledged."""
        self.deeds += 1
        chosen, key = self.luck.choice(self.known["moves"]), f"{self.seat}-{self.deeds}"
        deed = {"type": "play", "kind": chosen["kind"], "parts": chosen["parts"], "ply": self.known["last"], "key": key}
        began = perf_counter()
        await self._insist(deed)
        return perf_counter() - began

    async def _insist(self, deed: dict[str, Any]) -> None:
        """Sends a deed until it is done, or refused because the table has gone on."""
        while True:
            try:
                if self.socket is None:
                    await self.come_back()
                await self._send(deed)
                while True:
                    message = await self.hear()
                    if message["type"] == "done" and message["key"] == deed["key"]:
                        self.acknowledged.append(deed["key"])
                        return
                    if message["type"] == "problem":
                        if message["code"] != "store":
                            return
                        await asyncio.sleep(FIRST_PAUSE)
                        break
            except GONE:
                self.breaks += 1
                await self.leave()

    async def come_back(self) -> None:
        """Tries until a server lets it in, ever more slowly."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self.sit()
                return
            except GONE:
                await self.leave()
                await asyncio.sleep(pause * self.luck.uniform(0.5, 1.5))
                pause = min(2 * pause, LONGEST_PAUSE)

    async def play(self) -> None:
        """Until the game is over, whatever happens."""
        while not self.over:
            try:
                if self.socket is None:
                    await self.come_back()
                elif self.is_asked:
                    await self.move()
                else:
                    await self.hear()
            except GONE:
                self.breaks += 1
                await self.leave()

    async def _send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))
