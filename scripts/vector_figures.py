"""How many steps a second vector environments make, and whether a graphics card sees the same as the processor.

    python scripts/vector_figures.py [GAME ...] [--quick] [--device cpu|cuda] [--json FILE]

For every title, with the most players and moves chosen at random: steps a second on one core, on all cores and, where
there is an NVIDIA card, on the card, by the number of tables; then how the cost grows with what is written down and
with the number of players; in brackets, what that is of the speed of playouts at random on one core. On the card every
array and every table is compared with the processor's before anything is measured.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import numpy

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from spinney.engine.forms.cuda import Card
from spinney.engine.game import Game, every_game, game
from spinney.engine.racing import racer
from spinney.envs.vector import Vector

COMPARED, STEPS = 256, 400
BATCHES = tuple(4**k for k in range(11))
USUAL = 4096
WRITTEN = {
    "lists": {"masks": False, "features": False},
    "masks": {"features": False},
    "masks, views": {"features": False, "views": True},
    "masks, features": {},
    "masks, vectors": {"vectors": True},
    "masks, features of moves too": {"move_features": True},
}
SECONDS, ROUNDS = 0.25, 3
MOST_BYTES = {"cpu": 4 << 30, "cuda": 60 << 30}


def playouts(title: Game) -> Callable[[], float]:
    """What measures the moves a second of games at random, with the most players, as `spinney bench` does."""
    race = racer(title, title.compiled, max(title.players))

    def measured() -> float:
        moves, started = 0, perf_counter()
        while perf_counter() - started < SECONDS:
            moves += race(20)
        return moves / (perf_counter() - started)

    return measured


def steps(vector: Vector) -> float:
    """Steps a second with moves at random, everything written that is wanted."""
    done, started = 0, perf_counter()
    while done == 0 or perf_counter() - started < SECONDS:
        for _step in range(max(1, USUAL // vector.tables)):
            vector.choose_at_random()
            vector.play()
            done += vector.tables
        vector.wait()
    return done / (perf_counter() - started)


def speed(title: Game, tables: int, players: int | None = None, **settings: Any) -> float:
    """Steps a second, the median of some turns; the first does not count."""
    vector = Vector(title, tables, players=players or max(title.players), seed=5, **settings)
    vector.begin()
    steps(vector)
    return median(steps(vector) for _turn in range(ROUNDS))


def compare(title: Game) -> int:
    """How many arrays or tables differ between the card and the processor, over all numbers of players and options."""
    everything: dict[str, Any] = {
        "vectors": True,
        "move_features": True,
        "views": True,
        "settings": list(title.some_settings(8)),
        "seed": 3,
    }
    here = Vector(title, COMPARED, **everything)
    there = Vector(title, COMPARED, device="cuda", **everything)
    here.begin()
    there.begin()
    wrong = 0
    for step in range(STEPS):
        here.choose_at_random()
        there.step(here.moves)
        here.play()
        if step % 40 == 39:
            names = (
                "players",
                "seats",
                "counts",
                "legal",
                "masks",
                "seen",
                "features",
                "vectors",
                "move_features",
                "views",
                "rewards",
                "came",
            )
            for name in names:
                if not numpy.array_equal(getattr(here, name), getattr(there, name).copy_to_host()):
                    print(f"  {title.name}, step {step}: {name} differs", flush=True)
                    wrong += 1
            wrong += sum(here.table(at) != there.table(at) for at in range(0, COMPARED, 16))
    return wrong


def by_tables(title: Game, device: str, threads: int, batches: tuple[int, ...], **wanted: bool) -> dict[int, float]:
    fit = [tables for tables in batches if tables * size_of(title) < MOST_BYTES[device]]
    return {tables: speed(title, tables, device=device, threads=threads, **wanted) for tables in fit}


def size_of(title: Game) -> int:
    """About how many bytes a table has with all that is shown of it."""
    eye = title.eye
    return 2 * title.table_layout.size + title.moves.size + 4 * title.most_legal + (4 * eye.most_on if eye else 0)


def by_what(title: Game, device: str) -> dict[str, float]:
    return {what: speed(title, USUAL, device=device, **wanted) for what, wanted in WRITTEN.items()}


def by_players(title: Game, device: str) -> dict[int, float]:
    return {players: speed(title, USUAL, players, device=device) for players in title.players}


@contextmanager
def alone() -> Iterator[None]:
    """Only one process at a time measures: several may be started, which get ready side by side."""
    with Path(tempfile.gettempdir(), "spinney-vector-figures").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def figures(title: Game, devices: list[str], batches: tuple[int, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    title.compiled  # noqa: B018 - compiled before anything is measured
    if "cuda" in devices:
        started = perf_counter()
        wrong = compare(title)
        print(
            f"{title.name}: {wrong} differences on the card, compiled in {perf_counter() - started:.0f} s", flush=True
        )
        found["differences"] = wrong
    with alone():
        race = playouts(title)
        found["playouts"] = median(race() for _turn in range(ROUNDS))
        for device in devices:
            cores = [1, os.cpu_count() or 1] if device == "cpu" else [1]
            for count in dict.fromkeys(cores):
                found[f"{device} {count}"] = by_tables(title, device, count, batches)
            found[f"{device} 1, masks alone"] = by_tables(title, device, 1, batches, features=False)
            found[f"{device} 1, masks and views"] = by_tables(title, device, 1, batches, features=False, views=True)
            found[f"{device} by what is written"] = by_what(title, device)
            found[f"{device} by players"] = by_players(title, device)
    return found


def show(title: Game, found: dict[str, Any]) -> None:
    base = found["playouts"]
    print(f"{title.pack.about.title}: playouts {base / 1e6:.2f} million moves/s", flush=True)
    for what, row in found.items():
        if isinstance(row, dict):
            cells = [f"{key}: {value / 1e6:.3f} ({value / base:.2f})" for key, value in row.items()]
            print(f"  {what}: " + ", ".join(cells), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all, if none is named")
    parser.add_argument("--quick", action="store_true", help="with few numbers of tables")
    parser.add_argument("--device", choices=("cpu", "cuda"), help="on this alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to write the figures")
    given = parser.parse_args()
    devices = [given.device] if given.device else ["cpu", *(["cuda"] if Card.possible() else [])]
    batches = (1, 256, USUAL) if given.quick else BATCHES
    everything = {}
    for title in [game(name) for name in given.game] or every_game():
        everything[title.name] = figures(title, devices, batches)
        show(title, everything[title.name])
    if given.json:
        given.json.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")
    return int(any(found.get("differences") for found in everything.values()))


if __name__ == "__main__":
    sys.exit(main())
