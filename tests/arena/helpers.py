"""Series and deals for the tests of the arena."""

from __future__ import annotations

import os

import spinney
from spinney import SpinneyError
from spinney.arena.dealer import Deal, Result
from spinney.arena.series import Series


def series(bots, players, game="once", seed="oak"):
    return Series(spinney.game(game), players, {}, tuple(bots), seed)


def deal(number, *standings, totals=None):
    """A deal of which only the standings matter: a row for each game."""
    rows = zip(standings, totals or standings, strict=True)
    return Deal(number, [Result(list(t), list(s), 10, False, [5] * len(s), [0.5] * len(s)) for s, t in rows])


class Doubling:
    """A worker that doubles numbers; some things it cannot."""

    @staticmethod
    def nobody():
        raise SpinneyError("nobody doubles here.")

    def __call__(self, piece):
        if piece == "deadly":
            os._exit(1)
        if piece == "refused":
            match = spinney.game("once").new(2, seed=1, form="interpreted")
            match.play(match.legal()[-1] + 1)
        if piece is None:
            raise SpinneyError("there is nothing to double.")
        return 2 * piece


def without_times(deals):
    """What has to be the same however deals were played: all but the time they took."""
    return [
        (found.deal, [(game.totals, game.standings, game.moves, game.stopped, game.decisions) for game in found.games])
        for found in sorted(deals, key=lambda found: found.deal)
    ]
