"""Choices of several things at once: cards to pay with, to discard, to store; connected fires to put out.

The rules ask for such a set one thing at a time and in one fixed order, so that a search does not count one set as many
sequences. People choose in any order, see how many are due and change their minds: they are shown the whole choice, and
what they have chosen is put into the order of the rules (`choosing.py`), for page, terminal and API alike.

A game that has such choices says so in its `several.py`: `several(box, view, seat)` gives what the seat is choosing
now, from what it knows, or None.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Pair = tuple[int, int]


@dataclass(frozen=True)
class Several:
    """What can be chosen together: from `least` to `most` of the things that these moves name, as they are named now.

    If fewer than `most` are chosen, `ends` is the move that says so (-1 where all that are due must be chosen).
    `taken` are things of the same set that were chosen before. If the things have to be connected, `touching` has the
    pairs that touch each other, those that were taken included.
    """

    moves: tuple[int, ...]
    least: int
    most: int
    ends: int = -1
    taken: tuple[int, ...] = ()
    touching: tuple[Pair, ...] | None = None

    def fits(self, chosen: Sequence[int]) -> bool:
        """Whether these moves are a whole choice."""
        return (
            self.least <= len(chosen) <= self.most
            and len(set(chosen)) == len(chosen)
            and set(chosen) <= set(self.moves)
            and (self.touching is None or connected(self.touching, [*self.taken, *chosen]))
        )


def connected(touching: Iterable[Pair], things: Iterable[int]) -> bool:
    """Whether one can go from each of these things to each other over pairs that touch."""
    apart = set(things)
    pairs = list(touching)
    reached = [apart.pop()] if apart else []
    while reached:
        one = reached.pop()
        beside = {other for pair in pairs if one in pair for other in pair} & apart
        apart -= beside
        reached += beside
    return not apart
