"""What an environment shows a seat: the features of its view, flat or by name, and its legal moves.

Flat, an observation is a vector of zeros and ones with a place for each feature of the game's eye. By name it is a
dictionary with the fields of the table, and under `seats` those of the seats, own seat first, as many as can play: a
row each, blank where nobody sits. The number of a move says little by itself (the third card of a hand, to the second
column): what a move would do is in its features, which stand in a row for each of the legal ones.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from spinney.engine.errors import SpinneyError
from spinney.engine.eye import Eye
from spinney.engine.forms.rules import Rules
from spinney.engine.game import Game
from spinney.engine.match import Match

KINDS = ("vector", "dict")


class Sight:
    """Shows the matches of one title to its seats."""

    def __init__(self, title: Game, kind: str, more_moves: int = 0) -> None:
        """`more_moves`: how many actions there are behind the moves of the game."""
        if title.eye is None:
            raise SpinneyError(f"{title.name} has no eye: nobody has written what a learner sees of it.")
        if kind not in KINDS:
            raise SpinneyError(f"an observation is a {' or a '.join(KINDS)}, not a {kind}.")
        self.eye: Eye = title.eye
        self.moves = title.moves.size + more_moves
        self._known = title.moves.size
        self._most = title.most_legal
        self._flat = kind == "vector"
        self._fields = list(self.eye.fields())

    @property
    def space(self) -> spaces.Dict:
        most = self._most
        return spaces.Dict(
            {
                "observation": _bits(self.eye.size) if self._flat else self._space_by_name(),
                "action_mask": _bits(self.moves),
                "moves": spaces.Box(-1, self.moves - 1, (most,), np.int32),
                "move_features": spaces.Box(0, self.eye.move_size - 1, (most, self.eye.move_on), np.int32),
            }
        )

    def _space_by_name(self) -> spaces.Dict:
        of_table: dict[str, spaces.Space[Any]] = {}
        of_seats: dict[str, spaces.Space[Any]] = {}
        for field in self._fields:
            if field.seat is None:
                of_table[field.name] = _bits(field.size)
            else:
                of_seats[field.name] = _bits(self.eye.seats, field.size)
        return spaces.Dict({**of_table, "seats": spaces.Dict(of_seats)})

    def show(self, match: Match, seat: int, legal: list[int]) -> dict[str, Any]:
        """What a seat is shown of a match; `legal` are the actions that it has.

        `action_mask` has a 1 for each of them, `moves` their numbers (behind them -1), `move_features` the features of
        those that are moves of the game (behind them 0).
        """
        rules = match.rules
        view = rules.memory(match.view_bytes(seat))
        vector, mask = np.zeros(self.eye.size, np.int8), np.zeros(self.moves, np.int8)
        vector[features(self.eye, rules, view, seat)] = 1
        mask[legal] = 1
        moves, rows = np.full(self._most, -1, np.int32), np.zeros((self._most, self.eye.move_on), np.int32)
        moves[: len(legal)] = legal
        known = [move for move in legal if move < self._known]
        rows[: len(known)] = move_features(self.eye, rules, view, seat, known)
        return {
            "observation": vector if self._flat else self.by_name(vector),
            "action_mask": mask,
            "moves": moves,
            "move_features": rows,
        }

    def by_name(self, vector: Any) -> dict[str, Any]:
        """A flat observation, field by field."""
        found: dict[str, Any] = {"seats": {}}
        for field in self._fields:
            part = vector[field.first : field.first + field.size]
            if field.seat is None:
                found[field.name] = part
            else:
                found["seats"].setdefault(field.name, np.zeros((self.eye.seats, field.size), np.int8))[field.seat] = (
                    part
                )
        return found


def features(eye: Eye, rules: Rules, view: Any, seat: int) -> list[int]:
    """The features of a view that are on."""
    out = rules.numbers(eye.most_on)
    count = rules.observe(rules.box, view, seat, out)
    return [int(out[place]) for place in range(count)]


def move_features(eye: Eye, rules: Rules, view: Any, seat: int, moves: list[int]) -> Any:
    """The features of moves that a seat may make, a row each."""
    numbers, rows = rules.numbers(len(moves) or 1), rules.numbers(len(moves) or 1, eye.move_on)
    for place, move in enumerate(moves):
        numbers[place] = move
    rules.observe_moves(rules.box, view, seat, numbers, len(moves), rows)
    return np.array([[int(number) for number in rows[place]] for place in range(len(moves))], np.int32).reshape(
        len(moves), eye.move_on
    )


def _bits(*shape: int) -> spaces.Box:
    return spaces.Box(0, 1, shape, np.int8)
