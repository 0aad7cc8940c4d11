"""The positions of a line of play: every sixteenth is kept, those between are replayed when they are needed.

Copying a table costs far more than making a move, so this is what makes rebuilding a table quick.
"""

from __future__ import annotations

from dataclasses import dataclass

from spinney.engine.game import Game
from spinney.engine.layout import Record as Table

EVERY = 16


@dataclass(frozen=True)
class Mark:
    """What has to be known about every position, without rebuilding it."""

    acting: int
    epoch: int
    turn_number: int


class Positions:
    """From the table at the start, moves on and back. `last` is the newest position; nobody else may change it."""

    def __init__(self, game: Game, start: bytes) -> None:
        self._rules = game.interpreted
        self.last: Table = self._rules.memory(start)
        self.moves: list[tuple[int, int]] = []
        self.marks = [_mark(self.last)]
        self._kept = [self._rules.copy(self.last)]

    def play(self, seat: int, move: int) -> None:
        """Makes a legal move."""
        if self._rules.decide(self._rules.box, self.last, seat, move) != seat:
            raise ValueError(f"move {move} of seat {seat} is not legal after {len(self.moves)} moves")
        self.moves.append((seat, move))
        self.marks.append(_mark(self.last))
        if len(self.moves) % EVERY == 0:
            self._kept.append(self._rules.copy(self.last))

    def at(self, ply: int) -> Table:
        """A copy of a position."""
        if ply == len(self.moves):
            return self._rules.copy(self.last)
        table = self._rules.copy(self._kept[ply // EVERY])
        for seat, move in self.moves[ply // EVERY * EVERY : ply]:
            self._rules.decide(self._rules.box, table, seat, move)
        return table

    def cut(self, ply: int) -> None:
        """Goes back to a position and forgets what came after it."""
        self.last = self.at(ply)
        del self.moves[ply:]
        del self.marks[ply + 1 :]
        del self._kept[ply // EVERY + 1 :]


def _mark(table: Table) -> Mark:
    return Mark(table.acting, table.epoch, table.turn_number)
