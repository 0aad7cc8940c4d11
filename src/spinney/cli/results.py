"""Games played at random, and what became of them, added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from spinney.engine.forms.rules import Rules
from spinney.engine.game import Game
from spinney.engine.winning import Team, seat_shares, winners

NORMAL_95 = 1.96


class Batch(NamedTuple):
    """How games ended: arrays of the rules, of whatever form, with a row for each game."""

    totals: Any  # game, seat
    standings: Any  # game, seat
    lines: Any  # game, seat, line of the score sheet
    moves: Any  # game
    turns: Any  # game: as players count them
    targets: Any  # game: the points to beat, 0 where there is no target


class Batches:
    """Plays games at random, a batch at a time, in the quickest form of the rules there is."""

    def __init__(self, game: Game, players: int, choices: dict[str, str], seed: str) -> None:
        self.game = game
        self.rules: Rules = game.rules("auto")
        self.fresh = self.rules.memory(game.fresh(players, choices))
        self.table = self.rules.copy(self.fresh)
        self.out = self.rules.numbers(game.most_legal)
        self.sheet = self.rules.numbers(len(game.sheet))
        self.stream = self.rules.stream(seed)

    def play(self, games: int) -> Batch:
        """So many games."""
        rules, seats = self.rules, self.game.seats
        batch = Batch(
            rules.numbers(games, seats),
            rules.numbers(games, seats),
            rules.numbers(games, seats, len(self.game.sheet)),
            *(rules.numbers(games) for _column in range(3)),
        )
        rules.simulate(rules.box, self.fresh, self.table, self.out, self.sheet, self.stream, games, *batch)
        return batch


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

    @property
    def mean(self) -> float:
        return self.sum / self.games

    @property
    def margin(self) -> float | None:
        """Half the 95% interval of the mean; a single game has none."""
        if self.games < 2:
            return None
        variance = max(self.squares - self.games * self.mean**2, 0) / (self.games - 1)
        return float(NORMAL_95 * (variance / self.games) ** 0.5)

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
        self.wins = [0.0] * self.players
        self.lines = [[0] * lines for _seat in range(self.players)]
        self.moves = Range()
        self.turns = Range()
        self.target = Range()

    def add(self, batch: Batch) -> None:
        """Of the seats those at which somebody sits."""
        self.games += len(batch.moves)
        self.moves.add(listed(batch.moves))
        self.turns.add(listed(batch.turns))
        self.target.add(listed(batch.targets))
        for score, totals in zip(self.scores, zip(*listed(batch.totals), strict=True), strict=False):
            score.add(totals)
        for sums, sheets in zip(self.lines, zip(*listed(batch.lines), strict=True), strict=False):
            sums[:] = map(sum, zip(sums, *sheets, strict=True))
        standings = (row[: self.players] for row in listed(batch.standings))
        for won, times in Counter(tuple(winners(row, self.has_target)) for row in standings).items():
            for seat, share in enumerate(seat_shares(won, self.teams)):
                self.wins[seat] += times * share

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
            "wins": self.wins[seat] / self.games,
            "lines": {line: points / self.games for line, points in zip(sheet, self.lines[seat], strict=True)},
        }
