"""The dealer plays the deals of a series. What comes of a deal depends on the series alone, not on when and where."""

from __future__ import annotations

from time import thread_time

import msgspec

from spinney.arena.series import Series
from spinney.bots.levels import make_bot
from spinney.engine.match import Match


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one game ended, seat by seat. `decisions` are those with a choice, `seconds` what they took of a core.

    So other work on the machine matters little: a bot of a match thinks on one core.
    """

    totals: list[int]
    standings: list[int]
    moves: int
    stopped: bool
    decisions: list[int]
    seconds: list[float]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal, and how its games ended, one for each rotation."""

    deal: int
    games: list[Result]


class Dealer:
    """Plays deals of a series; the game's rules and the bots are made once."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self._rules = series.game.rules("auto")
        self._bots = {name: make_bot(name, self._rules, cores=1) for name in series.bots}

    def play(self, deal: int) -> Deal:
        return Deal(deal, [self.played(deal, rotation)[1] for rotation in range(self.series.rotations)])

    def played(self, deal: int, rotation: int) -> tuple[Match, Result]:
        """One game of a deal, played until it is over or has as many moves as the game declares to be the most."""
        series, match = self.series, self._match(deal)
        bots = [self._bots[name] for name in series.lineup(rotation)]
        seats = range(series.players)
        streams = [self._rules.stream(series.stream_seed(deal, rotation, seat)) for seat in seats]
        decisions, seconds = [0 for _ in seats], [0.0 for _ in seats]
        while not match.over and len(match.played) < series.game.most_moves:
            seat = match.acting[0]
            view, legal = match.view_bytes(seat), match.legal(seat)
            started = thread_time()
            move = bots[seat].choose(view, seat, legal, streams[seat])
            if len(legal) > 1:
                decisions[seat] += 1
                seconds[seat] += thread_time() - started
            match.play(move, seat)
        sheets = match.score()
        totals, standings = [sheet.total for sheet in sheets], [sheet.standing for sheet in sheets]
        return match, Result(totals, standings, len(match.played), not match.over, decisions, seconds)

    def _match(self, deal: int) -> Match:
        series = self.series
        return Match(series.game, series.players, series.choices, series.key(deal))
