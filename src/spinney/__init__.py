"""Spinney: modern board games of the forest, to play and to study.

import spinney
game = spinney.game("once")
match = game.new(players=3, seed=7)
match.play(match.legal()[0])
"""

from spinney.engine.errors import Refused, SpinneyError
from spinney.engine.game import Game, every_game, game
from spinney.engine.match import Match, Sheet
from spinney.engine.moves import Move
from spinney.engine.record import Record

__version__ = "0.1.0"
__all__ = ["Game", "Match", "Move", "Record", "Refused", "Sheet", "SpinneyError", "every_game", "game"]
