"""The tables of a training: a vector environment for each number of players, one row of tables to the learner.

Every game is given options at random, so none is a stranger to the net.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from spinney.engine.game import Game
from spinney.envs.vector import Vector


class Tables:
    """What stands on all tables, as tensors; `players` says how many play at each."""

    def __init__(self, game: Game, players: Sequence[int], tables: int, device: str, seed: int, threads: int) -> None:
        assert game.eye is not None
        self.count = tables
        edges = [tables * i // len(players) for i in range(len(players) + 1)]
        every = list(game.every_setting())
        self._parts: list[tuple[slice, Vector, dict[str, Any]]] = []
        self.players = torch.zeros(tables, dtype=torch.int64, device=device)
        for number, first, last in zip(players, edges, edges[1:], strict=False):
            settings = [(seats, options) for seats, options in every if seats == number]
            vector = Vector(
                game,
                last - first,
                settings=settings,
                seed=f"training {seed} {number}",
                reward="margin",
                masks=False,
                move_features=True,
                threads=threads if device == "cpu" else 1,
                device=device,
            )
            names = ("seats", "counts", "features", "move_features", "rewards", "came", "legal", "moves")
            arrays = {name: torch.as_tensor(getattr(vector, name), device=device) for name in names}
            self._parts.append((slice(first, last), vector, arrays))
            self.players[first:last] = number
        for _part, vector, _arrays in self._parts:
            vector.begin()

    def seen(self, name: str, out: Any) -> None:
        """Copies an array of all tables."""
        for part, _vector, arrays in self._parts:
            out[part].copy_(arrays[name])

    def play(self, chosen: Any) -> None:
        """Plays at each table the legal move with this number in the list of its moves."""
        for part, vector, arrays in self._parts:
            arrays["moves"].copy_(arrays["legal"].gather(1, chosen[part, None])[:, 0])
            if arrays["moves"].is_cuda:
                torch.cuda.current_stream().synchronize()  # the environment works on a stream of its own
            vector.play()
            vector.wait()
