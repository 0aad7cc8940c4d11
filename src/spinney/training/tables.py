"""The tables of a training: a vector environment, as tensors.

Every game has a number of players and options at random, so none is a stranger to the net.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from spinney.engine.game import Game
from spinney.envs.vector import Vector

NAMES = ("players", "seats", "counts", "features", "move_features", "rewards", "came", "legal", "moves")


class Tables:
    """What stands on all tables, and what is played there."""

    def __init__(
        self,
        game: Game,
        players: Sequence[int],
        tables: int,
        device: str,
        seed: int,
        threads: int,
        by_seats: bool = False,
    ) -> None:
        """`by_seats`: the more seats, the oftener so many play."""
        settings = [setting for setting in game.every_setting() if setting[0] in players]
        self._vector = Vector(
            game,
            tables,
            settings=[setting for setting in settings for _seat in range(setting[0] if by_seats else 1)],
            seed=f"training {seed}",
            reward="margin",
            masks=False,
            move_features=True,
            threads=threads if device == "cpu" else 1,
            device=device,
        )
        self.arrays: dict[str, Any] = {
            name: torch.as_tensor(getattr(self._vector, name), device=device) for name in NAMES
        }
        self._vector.begin()
        self._vector.wait()

    def play(self, chosen: Any) -> None:
        """Plays at each table the legal move with this number in the list of its moves."""
        self.arrays["moves"].copy_(self.arrays["legal"].gather(1, chosen[:, None])[:, 0])
        self._vector.play()  # on a card both work on its default stream, one after the other: nobody has to wait
