"""What an environment shows a seat: the features of its view, flat or by name, and the mask of its legal moves.

Flat, an observation is a vector of zeros and ones with a place for each feature of the game's eye. By name it is a
dictionary with the fields of the table, and under `seats` those of the seats, own seat first, as many as can play: a
row each, blank where nobody sits.
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
        self._flat = kind == "vector"
        self._fields = list(self.eye.fields())

    @property
    def space(self) -> spaces.Dict:
        inner = _bits(self.eye.size) if self._flat else self._space_by_name()
        return spaces.Dict({"observation": inner, "action_mask": _bits(self.moves)})

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
        """What a seat is shown of a match; `legal` are the actions that it has."""
        vector = np.zeros(self.eye.size, np.int8)
        vector[features(self.eye, match.rules, match.view_bytes(seat), seat)] = 1
        mask = np.zeros(self.moves, np.int8)
        mask[legal] = 1
        return {"observation": vector if self._flat else self.by_name(vector), "action_mask": mask}

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


def features(eye: Eye, rules: Rules, view: bytes, seat: int) -> list[int]:
    """The features of a view that are on."""
    out = rules.numbers(eye.most_on)
    count = rules.observe(rules.box, rules.memory(view), seat, out)
    return [int(out[place]) for place in range(count)]


def _bits(*shape: int) -> spaces.Box:
    return spaces.Box(0, 1, shape, np.int8)
