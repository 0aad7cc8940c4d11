"""How much memory a server needs: `python scripts/memory.py [TABLES] [PACKS]`.

So many tables are made, of all games in turn, half of them looked at once; then so many packs are posted, each a little
different, with a table each. After both the resident memory of the process is told, and how much is kept on the disk.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import track

import spinney
from spinney.server.aside import Aside
from spinney.server.bots.thinkers import Thinkers
from spinney.store.opening import opened
from spinney.store.store import Store
from spinney.tables.hosting import Host
from spinney.tables.library import Library
from spinney.tables.messages.making import NewSeat, NewTable
from spinney.tables.tables import Tables

SEATS = [NewSeat("person", "Ann"), NewSeat("bot", "Maud", "tree")]


def main() -> None:
    tables, packs = (int(sys.argv[i]) if len(sys.argv) > i else usual for i, usual in ((1, 10_000), (2, 1_000)))
    games = [game.name for game in spinney.every_game()]
    with TemporaryDirectory() as folder:
        store = Store(opened(Path(folder)))
        server = Tables(Library(store), Host(store, Thinkers("interpreted"), Aside()))
        report("at the start", server, folder)
        for number in track(range(tables), "tables"):
            made = server.create(NewTable(games[number % len(games)], SEATS))
            if number % 2:
                server.get(made.table).state(0, "en")
        report(f"{tables:,} tables", server, folder)
        text = spinney.game("dartmoor").pack_text
        for number in track(range(packs), "packs"):
            server.create(NewTable("dartmoor", SEATS, pack=text.replace('name = "', f'name = "{number} ', 1)))
        report(f"and {packs:,} packs", server, folder)
        server.close()
        store.close()


def report(when: str, server: Tables, folder: str) -> None:
    gc.collect()
    status = Path("/proc/self/status").read_text(encoding="ascii")
    resident = int(status.split("VmRSS:")[1].split()[0]) / 1024
    disk = sum(file.stat().st_size for file in Path(folder).iterdir()) / 1e6
    print(
        f"{when:20}{resident:8.0f} MB resident{len(server.live):8} tables in memory{disk:8.1f} MB on the disk",
        flush=True,
    )


if __name__ == "__main__":
    main()
