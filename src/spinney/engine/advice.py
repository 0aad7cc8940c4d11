"""Advice: what a game tells bots about how to think of it. Numbers only; found by measuring (`docs/diary.md`)."""

from __future__ import annotations

from dataclasses import dataclass

LEVELS = ("seedling", "sapling", "tree", "old-growth")


@dataclass(frozen=True)
class Advice:
    """How a search does best at a game.

    `iterations` is how many each level has. A playout looks `rounds` rounds ahead (0: to the end of the game), a round
    being a turn of each player, or one of all if they play `together`. `tries` is of how many random turns it plays
    the best, `new_tries` the same for the choice of a new node; `width` and `curiosity` (in hundredths) shape the
    tree, and `win` (in hundredths) is how much of the reward is winning, the rest being points.
    """

    iterations: tuple[int, int, int, int]
    rounds: int = 0
    together: bool = False
    tries: int = 1
    new_tries: int = 1
    width: int = 200
    curiosity: int = 50
    win: int = 50
