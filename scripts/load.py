"""What a server can carry: `python scripts/load.py [--tables N] [--servers N] [--database URL] [--rate N] [--states]`.

So many tables are open, with two people at each, who are friends on loopback (`friends.py`) and share the machine with
the server. Two things are measured: the time from a move to its acknowledgement when so many moves a second are asked
for (`--rate`), and, with `--rate 0`, how many there are when everybody moves as soon as they can. Memory is that of the
server processes. With `--states` the friends are sent whole states, in words, as pages are.

Benchmarks report: nothing here fails.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
from rich.progress import Progress

from browsing import Server
from friends import Friend, new_table

PEOPLE = [{"kind": "person"}, {"kind": "person"}]
MAKING = 8  # tables are made by so many at once


def main() -> None:
    parser = argparse.ArgumentParser(description="What a server can carry.")
    parser.add_argument("--game", default="once")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--database", default="", help="of PostgreSQL; without it one SQLite file")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second in all; 0: as many as possible")
    parser.add_argument("--players", type=int, default=64, help="who move at the same time, at most")
    parser.add_argument("--states", action="store_true")
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        servers = [Server(Path(folder), unlimited=True, database=wanted.database) for _ in range(wanted.servers)]
        try:
            for server in servers:
                server.start()
            asyncio.run(measure(wanted, servers))
        finally:
            for server in servers:
                server.kill()


async def measure(wanted: argparse.Namespace, servers: Sequence[Server]) -> None:
    luck = Random(1)
    empty = memory(servers)
    with Progress(transient=True) as progress:
        tables = await opened(wanted, [server.address for server in servers], luck, progress)
    full = memory(servers)
    times: list[float] = []
    began = perf_counter()
    await asyncio.gather(*(mover(wanted, tables, luck, times, began) for _ in range(wanted.players)))
    seconds = perf_counter() - began
    print(
        f"{wanted.game}, {len(tables)} tables open with two people each, {len(servers)} server(s), "
        f"{'PostgreSQL' if wanted.database else 'SQLite'}, {'states' if wanted.states else 'brief'}"
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
        f"  {empty:7.0f} MB at first, {full:.0f} MB with all tables open, {memory(servers):.0f} MB at the end: "
        f"{1000 * (full - empty) / len(tables):.0f} KB an open table"
    )


async def opened(
    wanted: argparse.Namespace, servers: list[str], luck: Random, progress: Progress
) -> list[tuple[Friend, Friend]]:
    """Tables, with both people at each."""
    task = progress.add_task("opening tables", total=wanted.tables)
    tables: list[tuple[Friend, Friend]] = []
    left = iter(range(wanted.tables))

    async def some(client: httpx.AsyncClient) -> None:
        for number in left:
            server = servers[number % len(servers)]
            made = await new_table(client, server, wanted.game, PEOPLE)
            one, other = (
                Friend(
                    [servers[(number + seat) % len(servers)]],
                    made["table"],
                    seat,
                    each["token"],
                    luck,
                    not wanted.states,
                )
                for seat, each in enumerate(made["tokens"])
            )
            await one.sit()
            await other.sit()
            tables.append((one, other))
            progress.advance(task)

    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.gather(*(some(client) for _ in range(MAKING)))
    return tables


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
