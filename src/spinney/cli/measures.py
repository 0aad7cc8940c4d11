"""What `spinney bench` measures, and how.

The machines that run this are noisy, so everything that is compared is measured in turns within one run, and the median
of the turns is told. The unit that can be compared between machines is the *step*: one step of SplitMix64.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from spinney.bots.search import Search
from spinney.engine import measure
from spinney.engine.advice import Advice
from spinney.engine.forms import Rules
from spinney.engine.game import Game
from spinney.engine.match import Match
from spinney.engine.seeds import key_from

ROUNDS = 9
STEPS = 5_000_000
SECONDS = 0.15  # about how long one turn of one measurement takes
ITERATIONS = 2000
READY = """
import sys, time
import numba, spinney
from spinney.engine.warm import warm
game = spinney.game(sys.argv[1])
start = time.perf_counter()
warm(game)
print(time.perf_counter() - start)
"""


class Bench:
    """Measures one game, at its largest number of players."""

    def __init__(self, game: Game, report: Callable[[str], None]) -> None:
        self.game = game
        self._report = report
        self.players = max(game.players)
        self.choices = game.choices(self.players)

    def report(self, what: str) -> None:
        self._report(f"{self.game.name}: {what}")

    def measure(self) -> dict[str, float]:
        self.report("compiling")
        cold, cached = self.compiling()
        self.report("playing, compiled and in steps")
        found = {"table_bytes": self.game.table_layout.size, **self.racing()}
        self.report("playing, interpreted")
        found["interpreted_moves_per_second"] = self.moves_per_second(self.game.interpreted)
        self.report("one decision at a time")
        found["decisions_per_second"] = self.deciding()
        self.report("copies, views and deals")
        found |= self.handling()
        self.report("searching")
        found["playouts_per_second"] = self.searching(Advice(iterations=self.game.advice.iterations))
        found["iterations_per_second"] = self.searching(self.game.advice)
        return found | {"compile_cold_s": cold, "compile_cached_s": cached}

    def compiling(self) -> tuple[float, float]:
        """Seconds until every entry is ready, in a new process with an empty cache, and in one after it."""
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "SPINNEY_CACHE": folder}
            command = [sys.executable, "-c", READY, self.game.name]
            cold, cached = (
                float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
                for _turn in range(2)
            )
        return cold, cached

    def racing(self) -> dict[str, float]:
        """Random games in turns with steps, so that the ratio holds whatever else the machine is doing."""
        rules = self.game.compiled
        steps = rules.link(measure.steps)
        numbers, stream = rules.unsigned(64), rules.stream(1)
        steps(stream, numbers, 1)
        race = self.racer(rules)
        games = 1 + int(SECONDS / seconds(lambda: race(20)) * 20)
        ratios, speeds, lengths = [], [], []
        for _round in range(ROUNDS):
            step = seconds(lambda: steps(stream, numbers, STEPS)) / STEPS
            started = perf_counter()
            moves = race(games)
            spent = perf_counter() - started
            ratios.append(spent / moves / step)
            speeds.append(moves / spent)
            lengths.append(moves / games)
        return {
            "steps_per_move": median(ratios),
            "moves_per_second": median(speeds),
            "games_per_second": median(speeds) / median(lengths),
        }

    def moves_per_second(self, rules: Rules) -> float:
        race = self.racer(rules)
        games = 1 + int(SECONDS / seconds(lambda: race(1)))
        speeds = []
        for _round in range(ROUNDS):
            started = perf_counter()
            moves = race(games)
            speeds.append(moves / (perf_counter() - started))
        return median(speeds)

    def racer(self, rules: Rules) -> Callable[[int], int]:
        fresh = rules.memory(self.game.fresh(self.players, self.choices))
        table, out, stream = rules.copy(fresh), rules.numbers(self.game.most_legal), rules.stream(2)
        linked = rules.link(measure.race)

        def race(games: int) -> int:
            return int(linked(rules.box, fresh, table, out, stream, games))

        race(1)
        return race

    def deciding(self) -> float:
        """Moves played one by one from Python, as a server does."""
        moves = [self.game.moves.Move(move) for _seat, move in self.random_match(self.game.most_moves).played]
        speeds = []
        for _round in range(ROUNDS):
            matches = [self.new_match() for _match in range(1 + 20_000 // len(moves))]
            started = perf_counter()
            for match in matches:
                play = match.play
                for move in moves:
                    play(move)
            speeds.append(len(matches) * len(moves) / (perf_counter() - started))
        return median(speeds)

    def handling(self) -> dict[str, float]:
        rules = self.game.compiled
        match = self.random_match(self.game.most_moves // 2)
        table, view = rules.memory(match.to_bytes()), rules.memory(match.view_bytes(0))
        work, other = rules.copy(table), rules.copy(table)
        copies, views, deals = (rules.link(f) for f in (measure.copies, measure.views, measure.deals))
        stream = rules.stream(3)
        return {
            "copy_ns": 1e9 * each(lambda n: copies(work, other, n), 200_000),
            "conceal_us": 1e6 * each(lambda n: views(rules.box, table, work, n), 50_000),
            "redeal_us": 1e6 * each(lambda n: deals(rules.box, view, work, 0, stream, n), 20_000),
        }

    def searching(self, advice: Advice) -> float:
        """Iterations of tree search a second on one core, early in a game, as somebody advises."""
        match = self.random_match(self.game.most_moves // 10)
        while len(match.legal()) == 1:
            match.play(match.legal()[0])
        bot = Search(self.game.compiled, ITERATIONS, advice=advice, cores=1)
        seat, legal, stream = match.acting[0], match.legal(), self.game.compiled.stream(4)
        view = match.view_bytes(seat)
        return 1 / each(lambda n: [bot.choose(view, seat, legal, stream) for _ in range(n)], 2) * ITERATIONS

    def new_match(self) -> Match:
        return Match(self.game, self.players, self.choices, key_from("bench"), "compiled")

    def random_match(self, moves: int) -> Match:
        match, luck = self.new_match(), random.Random(5)
        while not match.over and len(match.played) < moves:
            match.play(luck.choice(match.legal()))
        return match


def seconds(work: Callable[[], Any]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


def each(work: Callable[[int], Any], n: int) -> float:
    """Seconds for one of n, the median of some turns; the first, which may have to compile, does not count."""
    work(n)
    return median(seconds(lambda: work(n)) / n for _round in range(ROUNDS))
