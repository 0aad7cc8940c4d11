"""Advice: what a game tells bots about how to think of it. Numbers only; found by measuring (`docs/diary.md`)."""

from __future__ import annotations

from dataclasses import dataclass

SEARCHES = ("seedling", "sapling", "tree", "old-growth")
TOP = "ancient-wood"
LEVELS = (*SEARCHES, TOP)
"""From the weakest to the strongest: four that search, and one that has learned."""


@dataclass(frozen=True)
class Advice:
    """How bots do best at a game.

    `iterations` is how many each level that searches has. A playout looks `rounds` rounds ahead (0: to the end of the
    game), a round being a turn of each player, or one of all if they play `together`. `tries` is of how many random
    turns it plays the best, `new_tries` the same for the choice of a new node; `width` and `curiosity` (in hundredths)
    shape the tree, and `win` (in hundredths) is how much of the reward is winning, the rest being points. The top level
    tries out what its net likes in so many `rollouts`, each so many decisions long (`length`; 0: to the end of the
    game).
    """

    iterations: tuple[int, int, int, int]
    rounds: int = 0
    together: bool = False
    tries: int = 1
    new_tries: int = 1
    width: int = 200
    curiosity: int = 50
    win: int = 50
    rollouts: int = 1000
    length: int = 16
