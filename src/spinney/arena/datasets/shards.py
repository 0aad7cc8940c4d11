"""Shards of a dataset: the games of some deals, played, gone through again move by move, and written as three files.

What is in a shard follows from its number alone. A game is first played to its end and then looked at: whoever plays
need not know what is written down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from spinney.arena.datasets.columns import columns_of
from spinney.arena.datasets.parquet import Rows
from spinney.arena.dealer import Dealer
from spinney.arena.series import Series
from spinney.engine.eye import NOTHING
from spinney.engine.match import Match
from spinney.engine.moves import Move
from spinney.engine.winning import seat_shares, winners


@dataclass(frozen=True)
class Wanted:
    """What a dataset is to hold: at least so many games of a series, and in a shard so many, both in whole deals."""

    series: Series
    least_games: int
    least_in_shard: int

    @property
    def games(self) -> int:
        return self._deals * self.series.rotations

    @property
    def in_shard(self) -> int:
        """The games of a shard; the last may have fewer."""
        return self._deals_in_shard * self.series.rotations

    @property
    def shards(self) -> int:
        return -(-self._deals // self._deals_in_shard)

    def deals_of(self, shard: int) -> range:
        first = shard * self._deals_in_shard
        return range(first, min(first + self._deals_in_shard, self._deals))

    def games_of(self, shard: int) -> int:
        """How many games a shard has."""
        return len(self.deals_of(shard)) * self.series.rotations

    @property
    def _deals(self) -> int:
        return self.series.deals(self.least_games)

    @property
    def _deals_in_shard(self) -> int:
        return self.series.deals(self.least_in_shard)


class Shard(NamedTuple):
    """A shard that is done: a Parquet file for each table."""

    number: int
    files: dict[str, bytes]


def sharding(wanted: Wanted) -> Callable[[int], Shard]:
    """What makes shards, by their numbers."""
    return Scribe(wanted).made


class Scribe:
    """Plays the games of shards and writes them down."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self._dealer = Dealer(wanted.series)
        self._columns = columns_of(wanted.series)
        self._look = Onlooker(wanted.series)

    def made(self, shard: int) -> Shard:
        rows = {table: Rows(columns) for table, columns in self._columns.items()}
        for deal in self.wanted.deals_of(shard):
            for rotation in range(self.wanted.series.rotations):
                self._write(deal, rotation, rows)
        return Shard(shard, {table: held.file() for table, held in rows.items()})

    def _write(self, deal: int, rotation: int, rows: dict[str, Rows]) -> None:
        series = self.wanted.series
        number = {"game": deal * series.rotations + rotation}
        match, _result = self._dealer.played(deal, rotation)
        rows["games"].add({**number, "deal": deal, "rotation": rotation, **facts(match)})
        for row in outcomes(match, series.lineup(rotation)):
            rows["outcomes"].add({**number, **row})
        for row in self._look.moves(match):
            rows["moves"].add({**number, **row})


def facts(match: Match) -> dict[str, Any]:
    """What there is to say of a game as a whole."""
    return {
        "players": match.players,
        **{f"option_{name}": choice for name, choice in match.choices.items()},
        "key": match.key.hex(),
        "moves": len(match.played),
        "turns": match.turns(),
        "stopped": not match.over,
        "target": match.target(),
    }


def outcomes(match: Match, bots: Sequence[str]) -> Iterator[dict[str, Any]]:
    """How a game ended, seat by seat."""
    sheets = match.score()
    standings = [sheet.standing for sheet in sheets]
    shares = seat_shares(winners(standings, match.game.has_target(match.choices)), match.teams())
    for seat, (bot, sheet) in enumerate(zip(bots, sheets, strict=True)):
        yield {
            "seat": seat,
            "bot": bot,
            "total": sheet.total,
            "standing": sheet.standing,
            "rank": 1 + sum(other > sheet.standing for other in standings),
            "win": shares[seat],
            **{f"sheet_{line}": points for line, points in sheet.lines.items()},
        }


class Onlooker:
    """Goes through matches of a series again, and tells what every seat saw when it moved."""

    def __init__(self, series: Series) -> None:
        self._rules = series.game.rules("auto")
        self._eye = eye = series.game.eye
        if eye is not None:
            self._on = self._rules.numbers(eye.most_on)
            self._move = self._rules.numbers(1)
            self._move_on = self._rules.numbers(1, eye.move_on)

    def moves(self, match: Match) -> Iterator[dict[str, Any]]:
        """What was done, move by move, out of what."""
        again = match.at(0)
        for ply, (seat, number) in enumerate(match.played):
            legal, move = again.legal(seat), match.game.moves.Move(number)
            kind, parts = match.game.moves.decode(number)
            yield {
                "ply": ply,
                "seat": seat,
                "move": number,
                "kind": kind,
                "text": " ".join([kind, *(f"{name}={value}" for name, value in parts.items())]),
                "legal_count": len(legal),
                "legal": legal,
                "chosen": legal.index(move),
                **self._seen(again, seat, move),
            }
            again.play(number, seat)

    def _seen(self, match: Match, seat: int, move: Move) -> dict[str, Any]:
        """What a learner sees of the view of a seat, and of a move that it may make."""
        if self._eye is None:
            return {}
        rules, box = self._rules, self._rules.box
        view = rules.memory(match.view_bytes(seat))
        count = rules.observe(box, view, seat, self._on)
        self._move[0] = int(move)
        rules.observe_moves(box, view, seat, self._move, 1, self._move_on)
        features = [feature for feature in self._move_on[0] if feature != NOTHING]
        return {"features": self._on[:count], "move_features": features}
