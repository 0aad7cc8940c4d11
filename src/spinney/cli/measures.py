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
from collections.abc import Callable, Mapping
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from spinney.bots.search import Search
from spinney.engine import measure
from spinney.engine.advice import Advice
from spinney.engine.forms.compiled import Compiled
from spinney.engine.forms.module import module_file, up_to_date
from spinney.engine.forms.rules import Rules
from spinney.engine.game import Game
from spinney.engine.match import Match
from spinney.engine.racing import racer
from spinney.engine.seeds import key_from

ROUNDS = 9
STEPS = 5_000_000
SECONDS = 0.15  # about how long one turn of one measurement takes
ITERATIONS = 2000
COMPARED = 40  # games after which final tables are compared
READY = """
import sys, time
import spinney
game = spinney.game(sys.argv[1])
start = time.perf_counter()
game.rules(sys.argv[2])
print(time.perf_counter() - start)
"""
Figures = dict[str, float]


class Bench:
    """Measures one game, at its largest number of players, in every form that its rules can have here."""

    def __init__(self, game: Game, report: Callable[[str], None]) -> None:
        self.game = game
        self._report = report
        self.players = max(game.players)
        self.choices = game.choices(self.players)

    def report(self, what: str) -> None:
        self._report(f"{self.game.name}: {what}")

    def forms(self) -> list[str]:
        module = ["module"] if up_to_date(self.game) else []
        return ["interpreted", *module, *(["compiled"] if Compiled.possible() else [])]

    def measure(self) -> dict[str, Any]:
        names = self.forms()
        found: dict[str, Any] = {"table_bytes": self.game.table_layout.size}
        if "module" in names:
            found["module_bytes"] = module_file(self.game).stat().st_size
        if "compiled" in names:
            self.report("building from nothing")
            found["build_s"] = self.building()
        forms: dict[str, Figures] = {}
        for name in names:
            self.report(f"getting ready, {name}")
            self.game.rules(name)  # what has to be built is built before
            forms[name] = {"ready_s": ready(self.game.name, name)}
        for name, figures in self.racing(names).items():
            forms[name] |= figures
        for name in names:
            rules = self.game.rules(name)
            self.report(f"one decision at a time, {name}")
            forms[name]["decisions_per_second"] = self.deciding(name)
            if name != "interpreted":
                self.report(f"copies, views, deals and searching, {name}")
                forms[name] |= self.handling(rules)
                forms[name]["playouts_per_second"] = self.searching(
                    rules, Advice(iterations=self.game.advice.iterations)
                )
                forms[name]["iterations_per_second"] = self.searching(rules, self.game.advice)
        found["same_bytes"] = self.same_bytes(names)
        return found | {"forms": forms}

    def building(self) -> float:
        """Seconds to translate the rules and compile them, in a new process with an empty cache."""
        with tempfile.TemporaryDirectory() as folder:
            return ready(self.game.name, "compiled", {"SPINNEY_CACHE": folder})

    def racing(self, names: list[str]) -> dict[str, Figures]:
        """Random games in all forms, in turns with steps: so the ratios hold whatever else the machine is doing."""
        fastest = self.game.rules(names[-1])
        steps, numbers, stream = fastest.link(measure.steps), fastest.unsigned(64), fastest.stream(1)
        count = STEPS if fastest.form != "interpreted" else STEPS // 200
        steps(stream, numbers, 1)
        races = {name: racer(self.game, self.game.rules(name), self.players) for name in names}
        games = {name: 1 + int(SECONDS / seconds(partial(race, 4)) * 4) for name, race in races.items()}
        ratios: dict[str, list[float]] = {name: [] for name in names}
        speeds: dict[str, list[float]] = {name: [] for name in names}
        lengths: dict[str, list[float]] = {name: [] for name in names}
        for turn in range(ROUNDS):
            self.report(f"playing, turn {turn + 1} of {ROUNDS}")
            for name, race in races.items():
                step = seconds(lambda: steps(stream, numbers, count)) / count
                started = perf_counter()
                moves = race(games[name])
                spent = perf_counter() - started
                ratios[name].append(spent / moves / step)
                speeds[name].append(moves / spent)
                lengths[name].append(moves / games[name])
        return {
            name: {
                "steps_per_move": median(ratios[name]),
                "moves_per_second": median(speeds[name]),
                "games_per_second": median(speeds[name]) / median(lengths[name]),
            }
            for name in names
        }

    def same_bytes(self, names: list[str]) -> bool:
        """Whether the last of some random games ends with the same bytes in every form."""
        self.report("comparing bytes")
        tables = set()
        for name in names:
            rules = self.game.rules(name)
            fresh = rules.memory(self.game.fresh(self.players, self.choices))
            table, out, stream = rules.copy(fresh), rules.numbers(self.game.most_legal), rules.stream(6)
            rules.link(measure.race)(rules.box, fresh, table, out, stream, COMPARED)
            tables.add(rules.to_bytes(table))
        return len(tables) == 1

    def deciding(self, form: str) -> float:
        """Moves played one by one from Python, as a server does."""
        moves = [self.game.moves.Move(move) for _seat, move in self.random_match(self.game.most_moves, form).played]
        count = 2_000 if form == "interpreted" else 20_000
        speeds = []
        for _round in range(ROUNDS):
            matches = [self.new_match(form) for _match in range(1 + count // len(moves))]
            started = perf_counter()
            for match in matches:
                play = match.play
                for move in moves:
                    play(move)
            speeds.append(len(matches) * len(moves) / (perf_counter() - started))
        return median(speeds)

    def handling(self, rules: Rules) -> Figures:
        match = self.random_match(self.game.most_moves // 2, rules.form)
        table, view = rules.memory(match.to_bytes()), rules.memory(match.view_bytes(0))
        work, other = rules.copy(table), rules.copy(table)
        copies, views, deals = (rules.link(f) for f in (measure.copies, measure.views, measure.deals))
        stream = rules.stream(3)
        return {
            "copy_ns": 1e9 * each(lambda n: copies(work, other, n), 200_000),
            "conceal_us": 1e6 * each(lambda n: views(rules.box, table, work, n), 50_000),
            "redeal_us": 1e6 * each(lambda n: deals(rules.box, view, work, 0, stream, n), 20_000),
        }

    def searching(self, rules: Rules, advice: Advice) -> float:
        """Iterations of tree search a second on one core, early in a game, as somebody advises."""
        match = self.random_match(self.game.most_moves // 10, rules.form)
        while len(match.legal()) == 1:
            match.play(match.legal()[0])
        bot = Search(rules, ITERATIONS, advice=advice, cores=1)
        seat, legal, stream = match.acting[0], match.legal(), rules.stream(4)
        view = match.view_bytes(seat)
        return 1 / each(lambda n: [bot.choose(view, seat, legal, stream) for _ in range(n)], 2) * ITERATIONS

    def new_match(self, form: str) -> Match:
        return Match(self.game, self.players, self.choices, key_from("bench"), form)

    def random_match(self, moves: int, form: str) -> Match:
        match, luck = self.new_match(form), random.Random(5)
        while not match.over and len(match.played) < moves:
            match.play(luck.choice(match.legal()))
        return match


def ready(game: str, form: str, environment: Mapping[str, str] | None = None) -> float:
    """Seconds until rules are ready, in a new process that knows the game."""
    command = [sys.executable, "-c", READY, game, form]
    told = subprocess.run(
        command, env={**os.environ, **(environment or {})}, check=True, capture_output=True, text=True
    )
    return float(told.stdout)


def seconds(work: Callable[[], Any]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


def each(work: Callable[[int], Any], n: int) -> float:
    """Seconds for one of n, the median of some turns; the first does not count."""
    work(n)
    return median(seconds(lambda: work(n)) / n for _round in range(ROUNDS))
