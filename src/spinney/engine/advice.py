"""Advice: what a game tells bots about how to think of it. Numbers only; found by measuring (`docs/diary.md`)."""

from __future__ import annotations

from dataclasses import dataclass

HEATED = ("seedling", "sapling", "tree")
SEARCHES = (*HEATED, "old-growth")
TOP = "ancient-wood"
LEVELS = (*SEARCHES, TOP)
"""From the weakest to the strongest: three that play what a net likes, the lower ones with less care, one that
searches, and one that tries out what a net likes. Where no net fits, all of them search."""


@dataclass(frozen=True)
class Advice:
    """How bots do best at a game.

    `heats` are those at which a net plays the three lower levels (in hundredths): a move that it likes less by the heat
    than another is made e times more rarely. They were chosen so that each level is as strong as a search with its
    `iterations`, which is what plays where no net fits, and always at the fourth level. A playout looks `rounds` rounds
    ahead (0: to the end of the game), a round being a turn of each player, or one of all if they play `together`.
    `tries` is of how many random turns it plays the best, `new_tries` the same for the choice of a new node; `width`
    and `curiosity` (in hundredths) shape the tree, and `win` (in hundredths) is how much of the reward is winning, the
    rest being points. The top level tries out what its net likes in so many `rollouts`, each so many decisions long
    (`length`; 0: to the end of the game), both told for two players: with more they are longer, and as many fewer, and
    alone they go to the end. The more `doubt` there is about the net, the more moves are tried (the heat at which they
    are likely, in hundredths).
    """

    iterations: tuple[int, int, int, int]
    heats: tuple[int, int, int] = (300, 200, 100)
    rounds: int = 0
    together: bool = False
    tries: int = 1
    new_tries: int = 1
    width: int = 200
    curiosity: int = 50
    win: int = 50
    rollouts: int = 1000
    length: int = 16
    doubt: int = 100
