"""Simulating: games played at random, batch by batch, and what became of them, added up.

Every batch has a stream of chance of its own, and what is added up is whole numbers: the results are the same wherever
the batches were played, and in whichever order they came back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from spinney.arena.intervals import NORMAL
from spinney.arena.spreading import spread
from spinney.engine.forms.rules import Rules
from spinney.engine.game import Game
from spinney.engine.winning import Team, seat_shares, winners

BATCH = 2000


@dataclass(frozen=True)
class Simulation:
    """What is simulated: everything that decides how its games end."""

    game: Game
    players: int
    choices: dict[str, str]
    seed: str


class Batch(NamedTuple):
    """How games ended: arrays of the rules, of whatever form, with a row for each game."""

    totals: Any  # game, seat
    standings: Any  # game, seat
    lines: Any  # game, seat, line of the score sheet
    moves: Any  # game
    turns: Any  # game: as players count them
    targets: Any  # game: the points to beat, 0 where there is no target


Played = Generator["Results", None, None]


def simulated(simulation: Simulation, games: int, cores: int | None = 1, ray: str | None = None) -> Played:
    """What became of so many games, batch by batch."""
    batches = ((number, min(BATCH, games - first)) for number, first in enumerate(range(0, games, BATCH)))
    return spread(partial(_batches, simulation), batches, cores, ray)


def _batches(simulation: Simulation) -> Callable[[tuple[int, int]], Results]:
    return Simulator(simulation).play


class Simulator:
    """Plays games at random, a batch at a time, in the quickest form of the rules there is."""

    def __init__(self, simulation: Simulation) -> None:
        game = simulation.game
        self.simulation = simulation
        self.rules: Rules = game.rules("auto")
        self.fresh = self.rules.memory(game.fresh(simulation.players, simulation.choices))
        self.table = self.rules.copy(self.fresh)
        self.out = self.rules.numbers(game.most_legal)
        self.sheet = self.rules.numbers(len(game.sheet))

    def play(self, piece: tuple[int, int]) -> Results:
        """What became of a batch, of a number and so many games. The first has the stream of the seed itself."""
        number, games = piece
        seed, rules, seats = self.simulation.seed, self.rules, self.simulation.game.seats
        stream = rules.stream(f"{seed} batch {number}" if number else seed)
        batch = Batch(
            rules.numbers(games, seats),
            rules.numbers(games, seats),
            rules.numbers(games, seats, len(self.simulation.game.sheet)),
            *(rules.numbers(games) for _column in range(3)),
        )
        started = perf_counter()
        rules.simulate(rules.box, self.fresh, self.table, self.out, self.sheet, stream, games, *batch)
        seconds = perf_counter() - started
        results = Results.of(self.simulation)
        results.add(batch, seconds)
        return results


def listed(numbers: Any) -> Any:
    """An array of the rules as lists of Python's own numbers: they add up exactly.

    What is not lists already is a block of memory. To read it number by number would take longer than to play.
    """
    if isinstance(numbers, list):
        return numbers
    block = memoryview(numbers)
    return memoryview(block.tobytes()).cast("q", block.shape or ()).tolist()


class Range:
    """The sum, the squares, the least and the most of a number that each game has."""

    def __init__(self) -> None:
        self.games = self.sum = self.squares = self.least = self.most = 0

    def add(self, numbers: Sequence[int]) -> None:
        self.least = min(self.least, *numbers) if self.games else min(numbers)
        self.most = max(self.most, *numbers) if self.games else max(numbers)
        self.sum += sum(numbers)
        self.squares += sum(number * number for number in numbers)
        self.games += len(numbers)

    def join(self, other: Range) -> None:
        """Takes over the numbers of another, which has some."""
        self.least = min(self.least, other.least) if self.games else other.least
        self.most = max(self.most, other.most) if self.games else other.most
        self.sum += other.sum
        self.squares += other.squares
        self.games += other.games

    @property
    def mean(self) -> float:
        return self.sum / self.games

    @property
    def margin(self) -> float | None:
        """Half the 95% interval of the mean; a single game has none."""
        if self.games < 2:
            return None
        variance = max(self.squares - self.games * self.mean**2, 0) / (self.games - 1)
        return float(NORMAL * (variance / self.games) ** 0.5)

    def told(self) -> dict[str, Any]:
        return {"mean": self.mean, "min": self.least, "max": self.most}


class Results:
    """What became of many games, added up batch by batch. A solitaire against a target is won by beating it."""

    def __init__(self, teams: Sequence[Team], lines: int, target: bool) -> None:
        self.players = sum(map(len, teams))
        self.teams = teams
        self.has_target = target
        self.games = 0
        self.scores = [Range() for _seat in range(self.players)]
        self.won: Counter[tuple[int, ...]] = Counter()
        """How often these seats have won together."""
        self.lines = [[0] * lines for _seat in range(self.players)]
        self.moves = Range()
        self.turns = Range()
        self.target = Range()
        self.seconds = 0.0
        """Of playing alone, on all cores together."""

    @classmethod
    def of(cls, simulation: Simulation) -> Results:
        game, choices = simulation.game, simulation.choices
        return cls(game.teams(simulation.players, choices), len(game.sheet), game.has_target(choices))

    def add(self, batch: Batch, seconds: float = 0.0) -> None:
        """Of the seats those at which somebody sits."""
        self.seconds += seconds
        self.games += len(batch.moves)
        self.moves.add(listed(batch.moves))
        self.turns.add(listed(batch.turns))
        self.target.add(listed(batch.targets))
        for score, totals in zip(self.scores, zip(*listed(batch.totals), strict=True), strict=False):
            score.add(totals)
        for sums, sheets in zip(self.lines, zip(*listed(batch.lines), strict=True), strict=False):
            sums[:] = map(sum, zip(sums, *sheets, strict=True))
        standings = (row[: self.players] for row in listed(batch.standings))
        self.won.update(tuple(winners(row, self.has_target)) for row in standings)

    def join(self, other: Results) -> None:
        """Takes over the games of another batch."""
        self.games += other.games
        self.seconds += other.seconds
        for name in ("moves", "turns", "target"):
            getattr(self, name).join(getattr(other, name))
        for seat in range(self.players):
            self.scores[seat].join(other.scores[seat])
            self.lines[seat] = list(map(sum, zip(self.lines[seat], other.lines[seat], strict=True)))
        self.won.update(other.won)

    def wins(self, seat: int) -> float:
        """The games that a seat has won, of shared ones its share."""
        return sum(times * seat_shares(won, self.teams)[seat] for won, times in sorted(self.won.items()))

    def seat(self, seat: int, sheet: tuple[str, ...]) -> dict[str, Any]:
        """A seat's mean with its 95% interval (a single game has none), extremes, share of wins and mean sheet."""
        score = self.scores[seat]
        mean, margin = score.mean, score.margin
        return {
            "mean": mean,
            "low": None if margin is None else mean - margin,
            "high": None if margin is None else mean + margin,
            "min": score.least,
            "max": score.most,
            "wins": self.wins(seat) / self.games,
            "lines": {line: points / self.games for line, points in zip(sheet, self.lines[seat], strict=True)},
        }
