"""Compares how fast two checkouts play, this one and an older one: `python scripts/compare_speed.py OTHER [GAME ...]`

Measurements are made in turns, each in a process of its own, and the best of some turns is told: noise only slows down.
Steps for a random move and interpreted moves a second are those of `spinney bench`; compiling is the processor time
that rules and bots take together, with nothing in the cache. Checkouts from before there were programs can be compared.
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
if hasattr(bench, "forms"):
    found = bench.racing(["interpreted", "compiled"])
    steps, interpreted = found["compiled"]["steps_per_move"], found["interpreted"]["moves_per_second"]
else:
    steps, interpreted = bench.racing()["steps_per_move"], bench.moves_per_second(bench.game.interpreted)
print(json.dumps({"steps": steps, "interpreted": interpreted}))
"""
COMPILE = """
import json, os, sys, spinney
game = spinney.game(sys.argv[1])
start = sum(os.times()[:4])
try:
    from spinney.engine import warm as rules
    from spinney.bots import warm as bots
    rules.warm(game)
    bots.warm(game)
except ImportError:
    game.rules("compiled")
print(json.dumps({"compile": sum(os.times()[:4]) - start}))
"""
BEST = {"steps": min, "interpreted": max, "compile": min}


def measured(checkout: Path, program: str, game: str, cache: str) -> dict[str, float]:
    path = os.pathsep.join([str(checkout / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "SPINNEY_CACHE": cache}
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
