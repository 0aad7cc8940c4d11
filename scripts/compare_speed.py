"""Compares how fast two checkouts play, this one and an older one: `python scripts/compare_speed.py OTHER [GAME ...]`

Measurements are made in turns, each in a process of its own, and the best of some turns is told: noise only slows down.
Steps for a random move and interpreted moves a second are those of `spinney bench`; compiling is the processor time
that all entries take, with nothing in the cache.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import spinney

HERE = Path(__file__).parent.parent
ROUNDS = 3
PLAY = """
import json, sys, spinney
from spinney.cli.measures import Bench
bench = Bench(spinney.game(sys.argv[1]), lambda what: None)
interpreted = bench.moves_per_second(bench.game.interpreted)
print(json.dumps({"steps": bench.racing()["steps_per_move"], "interpreted": interpreted}))
"""
COMPILE = """
import json, sys, time, numba, spinney
from spinney.engine.warm import warm
start = time.process_time()
warm(spinney.game(sys.argv[1]))
print(json.dumps({"compile": time.process_time() - start}))
"""
BEST = {"steps": min, "interpreted": max, "compile": min}


def measured(checkout: Path, program: str, game: str, cache: str) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "SPINNEY_CACHE": cache}
    command = [sys.executable, "-c", program, game]
    done = subprocess.run(command, env=environment, cwd=checkout, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compared(other: Path, game: str, caches: dict[Path, str]) -> str:
    """A row of the table: before, after and their ratio for each figure."""
    best: dict[tuple[Path, str], float] = {}
    for turn in range(ROUNDS):
        for checkout in (other, HERE):
            with tempfile.TemporaryDirectory() as empty:
                found = measured(checkout, COMPILE, game, empty) if turn < ROUNDS - 1 else {}
            found |= measured(checkout, PLAY, game, caches[checkout])
            for what, figure in found.items():
                best[checkout, what] = BEST[what](figure, best.get((checkout, what), figure))
    cells = []
    for what in BEST:
        before, after = best[other, what], best[HERE, what]
        cells.append(f"{before:,.0f} → {after:,.0f} ({100 * (after / before - 1):+.0f} %)")
    return f"| {game} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("other", type=Path, help="the folder of the older checkout")
    parser.add_argument("game", nargs="*", help="the games; all, if none is named")
    chosen = parser.parse_args()
    if not (chosen.other / "src" / "spinney").is_dir():
        parser.error(f"{chosen.other} is no checkout of Spinney.")
    print("| | steps for a random move | interpreted moves/s | compiling, s |\n|---|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as before, tempfile.TemporaryDirectory() as after:
        for game in chosen.game or [each.name for each in spinney.every_game()]:
            print(compared(chosen.other.resolve(), game, {chosen.other.resolve(): before, HERE: after}), flush=True)


if __name__ == "__main__":
    main()
