"""Games played at random, and what became of them, added up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from spinney.engine.forms.rules import Rules
from spinney.engine.game import Game
from spinney.engine.winning import Team, seat_shares

NORMAL_95 = 1.96


class Batch(NamedTuple):
    """How games ended: arrays with a row for each game."""

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
        self.players = players
        self.rules: Rules = game.rules("auto")
        self.fresh = self.rules.memory(game.fresh(players, choices))
        self.table = self.rules.copy(self.fresh)
        self.out = self.rules.numbers(game.most_legal)
        self.sheet = self.rules.numbers(len(game.sheet))
        self.stream = self.rules.stream(seed)
        self.play(0)

    def play(self, games: int) -> Batch:
        """So many games; playing none compiles the rules."""
        rules, seats = self.rules, self.game.seats
        totals, standings = rules.numbers(games, seats), rules.numbers(games, seats)
        lines = rules.numbers(games, seats, len(self.game.sheet))
        moves, turns, targets = (rules.numbers(games) for _column in range(3))
        rules.simulate(
            rules.box,
            self.fresh,
            self.table,
            self.out,
            self.sheet,
            self.stream,
            games,
            totals,
            standings,
            lines,
            moves,
            turns,
            targets,
        )
        return Batch(
            np.asarray(totals).reshape(games, seats)[:, : self.players],
            np.asarray(standings).reshape(games, seats)[:, : self.players],
            np.asarray(lines).reshape(games, seats, len(self.game.sheet))[:, : self.players],
            np.asarray(moves),
            np.asarray(turns),
            np.asarray(targets),
        )


class Range:
    """The sum, the least and the most of a number that each game has."""

    def __init__(self) -> None:
        self.games = self.sum = self.least = self.most = 0

    def add(self, numbers: Any) -> None:
        self.least = min(self.least, int(numbers.min())) if self.games else int(numbers.min())
        self.most = max(self.most, int(numbers.max())) if self.games else int(numbers.max())
        self.sum += int(numbers.sum())
        self.games += len(numbers)

    def told(self) -> dict[str, Any]:
        return {"mean": self.sum / self.games, "min": self.least, "max": self.most}


class Results:
    """What became of many games, added up batch by batch. A solitaire against a target is won by beating it."""

    def __init__(self, teams: Sequence[Team], lines: int, target: bool) -> None:
        players = sum(map(len, teams))
        self.teams = teams
        self.has_target = target
        self.games = 0
        self.sum = np.zeros(players)
        self.squares = np.zeros(players)
        self.least = np.full(players, np.inf)
        self.most = np.full(players, -np.inf)
        self.wins = np.zeros(players)
        self.lines = np.zeros((players, lines))
        self.moves = Range()
        self.turns = Range()
        self.target = Range()

    def add(self, batch: Batch) -> None:
        totals = batch.totals
        self.moves.add(batch.moves)
        self.turns.add(batch.turns)
        self.target.add(batch.targets)
        self.games += len(totals)
        self.sum += totals.sum(axis=0)
        self.squares += (totals.astype(float) ** 2).sum(axis=0)
        self.least = np.minimum(self.least, totals.min(axis=0))
        self.most = np.maximum(self.most, totals.max(axis=0))
        self.wins += seat_shares(batch.standings, self.teams, self.has_target).sum(axis=0)
        self.lines += batch.lines.sum(axis=0)

    def seat(self, seat: int, sheet: tuple[str, ...]) -> dict[str, Any]:
        """A seat's mean with its 95% interval (a single game has none), extremes, share of wins and mean sheet."""
        mean = self.sum[seat] / self.games
        margin = None
        if self.games > 1:
            variance = max(self.squares[seat] - self.games * mean**2, 0) / (self.games - 1)
            margin = NORMAL_95 * (variance / self.games) ** 0.5
        return {
            "mean": float(mean),
            "low": None if margin is None else float(mean - margin),
            "high": None if margin is None else float(mean + margin),
            "min": int(self.least[seat]),
            "max": int(self.most[seat]),
            "wins": float(self.wins[seat] / self.games),
            "lines": {line: float(self.lines[seat][i] / self.games) for i, line in enumerate(sheet)},
        }
