"""Whether a server loses or doubles anything when it is killed: `python scripts/endurance.py [--games N] [--postgres]`.

Friends (`friends.py`) play games to their end. Meanwhile the server is killed at random moments, as `kill -9` does, and
started again; with `--postgres` there are two servers on a PostgreSQL of their own, and all three are killed. The
friends' lines go through a meddler that cuts, delays and doubles messages. At the end the logs are read, and compared
with what the friends were told:

- every deed that was acknowledged is in its log, and no deed is there twice;
- everybody's last state is that of the log, on every server;
- every log replays to the end of a game.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Protocol

import httpx
from rich.progress import Progress
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from browsing import Server
from friends import Friend, new_table
from spinney.store.opening import opened
from spinney.store.store import Store
from throwaway_postgres import Cluster

GAME = "legendary"  # short, and in part of it everybody moves at the same time
PEOPLE = [{"kind": "person"}, {"kind": "person"}]
WITH_BOT = [*PEOPLE, {"kind": "bot", "bot": "random"}]


class KilledServer(Protocol):
    """A server, of Spinney or of PostgreSQL, that is killed and started again."""

    def start(self) -> None: ...

    def kill(self) -> None: ...


@dataclass
class Toll:
    """What happened, and what was found to be wrong."""

    games: int = 0
    deeds: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    meddled: Counter[str] = field(default_factory=Counter)
    breaks: int = 0
    wrong: list[str] = field(default_factory=list)


class Meddler:
    """Stands between friends and a server, and cuts, delays or doubles messages."""

    def __init__(self, server: str, luck: Random, toll: Toll, often: float) -> None:
        self._server = server.replace("http", "ws", 1)
        self._luck = luck
        self._toll = toll
        self._often = often
        self.address = ""

    async def run(self, ready: Callable[[], None]) -> None:
        async with serve(self._meddle, "127.0.0.1", 0, compression=None, max_size=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            self.address = f"http://127.0.0.1:{port}"
            ready()
            await asyncio.get_running_loop().create_future()

    async def _meddle(self, page: ServerConnection) -> None:
        assert page.request is not None
        try:
            async with connect(f"{self._server}{page.request.path}", compression=None, max_size=None) as server:
                ways = [asyncio.create_task(self._carry(page, server)), asyncio.create_task(self._carry(server, page))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                server.transport.abort()
        except (InvalidHandshake, OSError):  # the server has just died
            pass
        page.transport.abort()

    async def _carry(self, one: object, other: object) -> None:
        try:
            async for message in one:  # type: ignore[attr-defined]
                await self._pass_on(message, other)
        except (ConnectionClosed, OSError):
            return

    async def _pass_on(self, message: str | bytes, other: object) -> None:
        if self._luck.random() < self._often:
            what = self._luck.choice(("cut before", "cut after", "delayed", "doubled"))
            self._toll.meddled[what] += 1
            if what == "cut before":
                raise OSError
            if what == "delayed":
                await asyncio.sleep(self._luck.uniform(0, 0.3))
            await other.send(message)  # type: ignore[attr-defined]
            if what == "cut after":
                raise OSError
            if what != "doubled":
                return
        await other.send(message)  # type: ignore[attr-defined]


async def endure(
    servers: Sequence[Server],
    others: dict[str, KilledServer],
    games: int,
    at_once: int,
    often: float,
    pause: float,
    luck: Random,
    progress: Callable[[], None] = lambda: None,
) -> tuple[Toll, list[tuple[Friend, ...]]]:
    """Plays so many games while about every `pause` seconds something dies."""
    toll = Toll()
    addresses = [server.address for server in servers]
    meddlers = [Meddler(address, luck, toll, often) for address in addresses]
    ready = [asyncio.Event() for _ in meddlers]
    running = [asyncio.create_task(each.run(event.set)) for each, event in zip(meddlers, ready, strict=True)]
    await asyncio.gather(*(event.wait() for event in ready))
    ways = [meddler.address for meddler in meddlers]
    played: list[tuple[Friend, ...]] = []
    left = iter(range(games))

    async def some() -> None:
        for number in left:
            friends = await table(addresses, ways, number, luck)
            await asyncio.gather(*(friend.play() for friend in friends))
            played.append(friends)
            progress()

    killed: dict[str, KilledServer] = {f"server {number}": server for number, server in enumerate(servers, 1)} | others
    dying = asyncio.create_task(kill(killed, toll, pause, luck))
    try:
        await asyncio.gather(*(some() for _ in range(at_once)))
    finally:
        dying.cancel()
        await asyncio.gather(dying, return_exceptions=True)
        for task in running:
            task.cancel()
    toll.games, toll.deeds = len(played), sum(len(friend.acknowledged) for friends in played for friend in friends)
    toll.breaks = sum(friend.breaks for friends in played for friend in friends)
    await compare(toll, played, addresses)
    return toll, played


async def table(servers: Sequence[str], ways: Sequence[str], number: int, luck: Random) -> tuple[Friend, ...]:
    """A new table, and its people. A server that is dead just now is tried again."""
    seats = WITH_BOT if number % 4 == 0 else PEOPLE
    async with httpx.AsyncClient(timeout=10) as client:
        while True:
            try:
                made = await new_table(client, luck.choice(servers), GAME, seats)
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
            else:
                break
    return tuple(
        Friend(ways, made["table"], each["seat"], each["token"], Random(luck.random())) for each in made["tokens"]
    )


async def kill(servers: dict[str, KilledServer], toll: Toll, pause: float, luck: Random) -> None:
    """Kills one after the other at random moments, and starts it again."""
    while True:
        await asyncio.sleep(luck.uniform(0.3, 1.7) * pause)
        name = luck.choice(sorted(servers))
        toll.kills[name.rstrip(" 123456789")] += 1
        reviving = asyncio.ensure_future(asyncio.to_thread(revive, servers[name]))
        try:
            await asyncio.shield(reviving)
        except asyncio.CancelledError:
            await reviving  # nothing stays dead
            raise


def revive(server: KilledServer) -> None:
    server.kill()
    server.start()


async def compare(toll: Toll, played: Sequence[tuple[Friend, ...]], servers: Sequence[str]) -> None:
    """Whether everybody ends with the same state, on every server."""
    async with httpx.AsyncClient(timeout=30) as client:
        for friends in played:
            for friend in friends:
                states = [
                    (
                        await client.get(
                            f"{server}/api/tables/{friend.table}", headers={"authorization": f"Bearer {friend.token}"}
                        )
                    ).json()
                    for server in servers
                ]
                seen = {(state["version"], state["last"], state["over"], json.dumps(state["view"])) for state in states}
                if len(seen) != 1 or not states[0]["over"]:
                    toll.wrong.append(f"table {friend.table} is not the same on every server, or not over")
                if (friend.known["version"], friend.known["last"]) != (states[0]["version"], states[0]["last"]):
                    toll.wrong.append(f"seat {friend.seat} of table {friend.table} has not seen the end")


def check_logs(toll: Toll, played: Sequence[tuple[Friend, ...]], store: Store) -> None:
    """Whether every acknowledged deed is in its log once, and none twice."""
    for friends in played:
        log = store.log(friends[0].table)
        keys = Counter(logged.key for logged in log if logged.key)
        for friend in friends:
            told = [f"{friend.seat} {key}" for key in friend.acknowledged]
            toll.wrong += [
                f"{key} of table {friend.table} was acknowledged and is lost" for key in told if not keys[key]
            ]
        toll.wrong += [
            f"{key} of table {friends[0].table} was done {many} times" for key, many in keys.items() if many > 1
        ]


@contextmanager
def cast(postgres: bool, folder: Path) -> Iterator[tuple[list[Server], dict[str, KilledServer], Path | str]]:
    """The servers, what else can be killed, and where the database is; all of them have been started."""
    with ExitStack() as stack:
        others: dict[str, KilledServer] = {}
        where: Path | str = folder
        if postgres:
            cluster = Cluster(safe=True)
            stack.callback(cluster.close)
            cluster.start()
            where = cluster.url()
            others["PostgreSQL"] = cluster
        servers = [Server(folder, unlimited=True, database=str(where) if postgres else "") for _ in range(1 + postgres)]
        for server in servers:
            server.start()
            stack.callback(server.kill)
        yield servers, others, where


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether a server loses or doubles anything while it is killed.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--at-once", type=int, default=20, help="games that are played at the same time")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two deaths, about")
    parser.add_argument("--often", type=float, default=0.01, help="the part of the messages that is meddled with")
    parser.add_argument(
        "--postgres", action="store_true", help="two servers, a worker and PostgreSQL; otherwise SQLite"
    )
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    luck = Random(wanted.seed)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        servers, others, where = stack.enter_context(cast(wanted.postgres, folder))
        with Progress() as progress:
            task = progress.add_task("games", total=wanted.games)
            toll, played = asyncio.run(
                endure(
                    servers, others, wanted.games, wanted.at_once, wanted.often, wanted.pause, luck,
                    lambda: progress.advance(task),
                )
            )  # fmt: skip
        store = Store(opened(where))
        check_logs(toll, played, store)
        store.close()
    print(f"{toll.games} games, {toll.deeds} deeds acknowledged, {toll.breaks} lines broken")
    print("killed: " + ", ".join(f"{name} {count} times" for name, count in sorted(toll.kills.items())))
    print("messages: " + ", ".join(f"{count} {what}" for what, count in sorted(toll.meddled.items())))
    for sentence in toll.wrong or ["nothing lost, nothing doubled, everybody saw the end"]:
        print(sentence)
    raise SystemExit(bool(toll.wrong))


if __name__ == "__main__":
    main()
