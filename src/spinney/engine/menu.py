"""A decision as people see it: a menu of moves, in which the things of a set stand side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spinney.engine.choosing import choice, goes_on, in_order
from spinney.engine.layout import Record
from spinney.engine.moves import Move
from spinney.engine.several import Several
from spinney.engine.title import Title


@dataclass(frozen=True)
class Menu:
    """What a seat may choose from. `several`, if there is a set among it: its things are the first of the moves."""

    moves: Sequence[Move]
    several: Several | None

    @property
    def is_forced(self) -> bool:
        """Whether there is nothing to choose: a single move, or a set of all there is."""
        if self.several is None:
            return len(self.moves) == 1
        return self.several.least == len(self.moves)


def menu_of(game: Title, table: Record, seat: int) -> Menu:
    """The menu of a seat; `table` is the truth."""
    out = game.interpreted.numbers(game.most_legal)
    count = game.interpreted.legal(game.box, table, seat, out)
    legal = [game.moves.Move(move) for move in out[:count]]
    several = choice(game, table, seat)
    if several is None:
        return Menu(legal, None)
    kinds = {game.moves.decode(move)[0] for move in several.moves}
    others = [move for move in legal if move.kind not in kinds and (move != several.ends or several.least == 0)]
    return Menu([*map(game.moves.Move, several.moves), *others], several)


def forced(game: Title, table: Record, seat: int) -> Sequence[Move]:
    """The moves that a seat has to make now because it has no choice; none if it has one."""
    menu = menu_of(game, table, seat)
    if not menu.is_forced:
        return []
    return menu.moves if menu.several is None else in_order(game, table, seat, menu.several.moves)


def decision_before(
    game: Title, played: Sequence[tuple[int, int]], seat: int, table_at: Callable[[int], Record]
) -> int | None:
    """How many moves had been made when a seat decided last; None if it has not.

    Forced moves are no decisions, and the things of a set were chosen in one.
    """
    mine = [ply for ply, (mover, _) in enumerate(played) if mover == seat]
    while mine:
        ply = mine.pop()
        menu = menu_of(game, table_at(ply), seat)
        if mine and mine[-1] == ply - 1 and goes_on(game, choice(game, table_at(ply - 1), seat), menu.several):
            continue
        if not menu.is_forced:
            return ply
    return None
