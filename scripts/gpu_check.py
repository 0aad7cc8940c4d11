"""Plays every game on the graphics card and on the processor, and compares the final tables byte for byte.

    python scripts/gpu_check.py [GAME ...]

For every game, number of players and combination of options, thousands of random games; then moves a second by batch
size at the largest number of players. Without an NVIDIA card it says so and exits with 0.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from spinney.engine import measure
from spinney.engine.forms.cuda import Card
from spinney.engine.game import Game, every_game, game

SEED = 20_000
COMPARED = 4096
MOST_SETTINGS = 40
BATCHES = (1 << 14, 1 << 17, 1 << 20)
GAMES = 8


def compare(each: Game, card: Card) -> int:
    """How many settings of a game come out differently on the card and on the processor."""
    rules = each.compiled
    out, race = rules.numbers(each.most_legal), rules.link(measure.race)
    wrong = 0
    for players, choices in each.some_settings(MOST_SETTINGS):
        fresh = each.fresh(players, choices)
        tables, moves = card.race(fresh, SEED, COMPARED, 1)
        start, table = rules.memory(fresh), rules.memory(fresh)
        same, expected = 0, 0
        for i, found in enumerate(tables.to_bytes()):
            expected += race(rules.box, start, table, out, rules.stream(SEED + i), 1)
            same += rules.to_bytes(table) == found
        good = same == COMPARED and moves == expected
        wrong += not good
        options = " ".join(f"{name}={value}" for name, value in choices.items())
        print(f"  {players} players {options}: {same} of {COMPARED} tables alike {'' if good else 'WRONG'}", flush=True)
    return wrong


def speed(each: Game, card: Card) -> None:
    players = max(each.players)
    fresh = each.fresh(players, each.choices(players))
    for batch in BATCHES:
        card.race(fresh, SEED, batch, 1)
        started = perf_counter()
        _tables, moves = card.race(fresh, SEED, batch, GAMES)
        spent = perf_counter() - started
        print(f"  {players} players, batch {batch:>9,}: {moves / spent / 1e6:>8,.0f} million moves/s", flush=True)


def main(names: list[str]) -> int:
    if not Card.possible():
        print("There is no NVIDIA card here (or Numba cannot use it): nothing was checked.")
        return 0
    wrong = 0
    for each in [game(name) for name in names] or every_game():
        print(each.pack.about.title, flush=True)
        started = perf_counter()
        card = Card(each)
        wrong += compare(each, card)
        print(f"  compiled for both and compared in {perf_counter() - started:.0f} s")
        speed(each, card)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
