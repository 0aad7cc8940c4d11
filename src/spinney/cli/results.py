"""Games played at random, and what became of them, added up."""

from __future__ import annotations

from typing import Any

import numpy as np

from spinney.cli.arguments import stream_seed
from spinney.engine.forms import Rules
from spinney.engine.game import Game

NORMAL_95 = 1.96


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
        self.stream = self.rules.stream(stream_seed(seed))
        self.play(0)

    def play(self, games: int) -> tuple[Any, Any, Any, Any]:
        """Totals, standings, lines and lengths of so many games; playing none compiles the rules."""
        rules, seats = self.rules, self.game.seats
        totals, standings = rules.numbers(games, seats), rules.numbers(games, seats)
        lines, lengths = rules.numbers(games, seats, len(self.game.sheet)), rules.numbers(games)
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
            lengths,
        )
        return (
            np.asarray(totals).reshape(games, seats)[:, : self.players],
            np.asarray(standings).reshape(games, seats)[:, : self.players],
            np.asarray(lines).reshape(games, seats, len(self.game.sheet))[:, : self.players],
            np.asarray(lengths),
        )


class Results:
    """What became of many games, added up batch by batch."""

    def __init__(self, players: int, lines: int) -> None:
        self.games = 0
        self.sum = np.zeros(players)
        self.squares = np.zeros(players)
        self.least = np.full(players, np.inf)
        self.most = np.full(players, -np.inf)
        self.wins = np.zeros(players)
        self.lines = np.zeros((players, lines))
        self.moves = 0
        self.shortest = 0
        self.longest = 0

    def add(self, totals: Any, standings: Any, lines: Any, lengths: Any) -> None:
        self.shortest = min(self.shortest, lengths.min()) if self.games else lengths.min()
        self.longest = max(self.longest, lengths.max())
        self.moves += int(lengths.sum())
        self.games += len(totals)
        self.sum += totals.sum(axis=0)
        self.squares += (totals.astype(float) ** 2).sum(axis=0)
        self.least = np.minimum(self.least, totals.min(axis=0))
        self.most = np.maximum(self.most, totals.max(axis=0))
        winners = standings == standings.max(axis=1, keepdims=True)
        self.wins += (winners / winners.sum(axis=1, keepdims=True)).sum(axis=0)
        self.lines += lines.sum(axis=0)

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
