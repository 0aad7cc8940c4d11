"""What a server can carry: `python scripts/load.py [--tables N] [--servers N] [--postgres] [--rate N] [--states]`.

So many tables are open, with two people at each, who are friends on loopback (`friends.py`) and share the machine with
the server. Two things are measured: the time from a move to its acknowledgement when so many moves a second are asked
for (`--rate`), and, with `--rate 0`, how many there are when everybody moves as soon as they can. Memory is that of the
server processes: with tables at which nobody is, and with both people at each. With `--states` the friends are sent
whole states, in words, as pages are. `--postgres` brings a PostgreSQL of its own, which waits for the disk.

Benchmarks report: nothing here fails.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
from rich.progress import Progress

from browsing import Server
from friends import Friend, new_table
from throwaway_postgres import Cluster

PEOPLE = [{"kind": "person"}, {"kind": "person"}]
AT_ONCE = 8  # tables that are made or opened at the same time


def main() -> None:
    parser = argparse.ArgumentParser(description="What a server can carry.")
    parser.add_argument("--game", default="once")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="otherwise one SQLite file")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second in all; 0: as many as possible")
    parser.add_argument("--players", type=int, default=64, help="who move at the same time, at most")
    parser.add_argument("--states", action="store_true")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        folder, database = Path(stack.enter_context(TemporaryDirectory())), ""
        if wanted.postgres:
            cluster = Cluster(safe=True)
            stack.callback(cluster.close)
            cluster.start()
            database = cluster.url()
        servers = [Server(folder, unlimited=True, database=database) for _ in range(wanted.servers)]
        for server in servers:
            stack.callback(server.kill)
            server.start()
        asyncio.run(measure(wanted, servers))


async def measure(wanted: argparse.Namespace, servers: Sequence[Server]) -> None:
    luck = Random(1)
    empty = memory(servers)
    with Progress(transient=True) as progress:
        tables = await made(wanted, [server.address for server in servers], luck, progress)
        idle = memory(servers)
        await opened(tables, progress)
    full = memory(servers)
    times: list[float] = []
    began = perf_counter()
    await asyncio.gather(*(mover(wanted, tables, luck, times, began) for _ in range(wanted.players)))
    seconds = perf_counter() - began
    print(
        f"{wanted.game}, {wanted.tables} tables open with two people each, {len(servers)} server(s), "
        f"{'PostgreSQL' if wanted.postgres else 'SQLite'}, {'states' if wanted.states else 'brief'}"
    )
    print(
        f"  {len(times) / seconds:7.0f} moves a second"
        + (f" of {wanted.rate:.0f} that were asked for" if wanted.rate else "")
    )
    ordered = sorted(1000 * time for time in times)
    for name, part in (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("longest", 1.0)):
        print(f"  {ordered[min(int(part * len(ordered)), len(ordered) - 1)]:7.1f} ms {name}")
    print(f"  {statistics.fmean(ordered):7.1f} ms on average, {len(ordered)} moves")
    print(
        f"  {empty:7.0f} MB at first, {idle:.0f} MB with all tables made, {full:.0f} MB with two people at each, "
        f"{memory(servers):.0f} MB at the end"
    )
    print(
        f"  {1000 * (idle - empty) / wanted.tables:7.1f} KB a table at which nobody is, "
        f"{1000 * (full - idle) / wanted.tables:.1f} KB more with two people at it"
    )


async def made(
    wanted: argparse.Namespace, servers: list[str], luck: Random, progress: Progress
) -> list[tuple[Friend, Friend]]:
    """Tables, and the two people of each, who are not there yet; they go to different servers."""
    task = progress.add_task("making tables", total=wanted.tables)
    tables: list[tuple[Friend, Friend]] = []
    left = iter(range(wanted.tables))

    async def some(client: httpx.AsyncClient) -> None:
        for number in left:
            created = await new_table(client, servers[number % len(servers)], wanted.game, PEOPLE)
            one, other = (
                Friend(
                    [servers[(number + seat) % len(servers)]],
                    created["table"],
                    seat,
                    each["token"],
                    luck,
                    not wanted.states,
                )
                for seat, each in enumerate(created["tokens"])
            )
            tables.append((one, other))
            progress.advance(task)

    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.gather(*(some(client) for _ in range(AT_ONCE)))
    return tables


async def opened(tables: Sequence[tuple[Friend, Friend]], progress: Progress) -> None:
    """Both people come to each table."""
    task = progress.add_task("opening tables", total=len(tables))
    left = iter(tables)

    async def some() -> None:
        for one, other in left:
            await one.sit()
            await other.sit()
            progress.advance(task)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


async def mover(
    wanted: argparse.Namespace, tables: list[tuple[Friend, Friend]], luck: Random, times: list[float], began: float
) -> None:
    """Plays at one table after another; everybody has a part of the rate."""
    pause = wanted.players / wanted.rate if wanted.rate else 0.0
    due = began + luck.uniform(0, pause)
    while (now := perf_counter()) < began + wanted.seconds and tables:
        if now < due:
            await asyncio.sleep(due - now)
        due += pause
        one, other = tables.pop(luck.randrange(len(tables)))
        asked, waiting = (one, other) if one.is_asked else (other, one)
        if asked.is_asked:
            times.append(await asked.move())
        else:
            await asked.hear()
        while waiting.known["version"] < asked.known["version"]:
            await waiting.hear()
        if not asked.over:
            tables.append((one, other))


def memory(servers: Sequence[Server]) -> float:
    """Megabytes that the processes of the servers have in memory."""
    return sum(server.memory() for server in servers)


if __name__ == "__main__":
    main()
