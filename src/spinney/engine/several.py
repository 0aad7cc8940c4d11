"""Choices of several things at once: cards to pay with, to discard, to store; connected fires to put out.

The rules ask for such a set one thing at a time and in one fixed order, so that a search does not count one set as many
sequences. People choose in any order, see how many are due and change their minds: they are shown the whole choice, and
what they have chosen is put into the order of the rules here, for page, terminal and API alike.

A game that has such choices says so in its `several.py`: `several(box, view, seat)` gives what the seat is choosing now,
from what it knows, or None.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from spinney.engine.layout import Record
from spinney.engine.moves import Moves


@dataclass(frozen=True)
class Several:
    """What can be chosen together: from `least` to `most` of the things that these moves name, as they are named now.

    `begun` is how many of the same set were chosen before. If fewer than `most` are chosen, `ends` is the move that
    says so (-1 where all that are due must be chosen). If the things have to be `connected`, these are the pairs that
    touch.
    """

    moves: tuple[int, ...]
    least: int
    most: int
    begun: int = 0
    ends: int = -1
    connected: tuple[tuple[int, int], ...] | None = None

    def fits(self, chosen: Collection[int]) -> bool:
        """Whether these moves are a whole choice."""
        return (
            self.least <= len(chosen) <= self.most
            and len(set(chosen)) == len(chosen)
            and set(chosen) <= set(self.moves)
            and (self.connected is None or self.hangs_together(chosen))
        )

    def hangs_together(self, chosen: Iterable[int]) -> bool:
        """Whether one can go from each of these things to each other over pairs that touch."""
        apart = set(chosen)
        reached = {apart.pop()} if apart else set()
        while reached:
            one = reached.pop()
            beside = {other for pair in self.connected or () if one in pair for other in pair} & apart
            apart -= beside
            reached |= beside
        return not apart


def thing_named(moves: Moves, table: Record, seat: int, move: int) -> tuple[Any, ...]:
    """What a move of a set names: slots are filled anew after every move, so it is told by what lies in its slot."""
    kind, parts = moves.decode(move)
    found: list[Any] = [kind]
    for part, number in parts.items():
        field = moves.kinds[kind].parts[part].field
        found.append(getattr(table, field)[seat][number] if field else number)
    return tuple(found)
