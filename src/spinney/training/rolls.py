"""A roll: some decisions at every table, what came of them, and what each of them was worth."""

from __future__ import annotations

from typing import Any

import torch

from spinney.envs.stepping import GOES_ON
from spinney.training.model import Matrices, think
from spinney.training.settings import Settings
from spinney.training.tables import Tables

FOLLOWS = 0.05  # of the way to the lead that is seen now


class Roll:
    """Everything that is remembered of a roll, step by step and table by table; its rewards too."""

    def __init__(self, settings: Settings, device: str, shape: tuple[int, int, int, int]) -> None:
        """`shape`: how many features, moves, features of a move and seats there can be."""
        steps, n = settings.steps, settings.tables
        on, moves, move_on, seats = shape

        def room(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.features = room(steps + 1, n, on, dtype=torch.int16)
        self.moves = room(steps + 1, n, moves, move_on, dtype=torch.int16)
        self.counts = room(steps + 1, n, dtype=torch.int64)
        self.seats = room(steps + 1, n, dtype=torch.int64)
        self.players = torch.ones(steps + 1, n, dtype=torch.int64, device=device)
        self.chosen = room(steps, n, dtype=torch.int64)
        self.before = room(steps, n)
        self.values = room(steps + 1, n, seats)
        self.margins = room(steps, n, seats)
        self.ended = room(steps, n, dtype=torch.bool)
        self.own = torch.ones(steps, n, dtype=torch.bool, device=device)
        self._around = torch.arange(seats, device=device)
        self._looked_at = {
            "features": self.features,
            "move_features": self.moves,
            "counts": self.counts,
            "seats": self.seats,
            "players": self.players,
        }
        self._settings = settings
        self.lead = 0.0
        """What a usual lead is, in points; it follows what is seen, and is 0 before anything was."""

    def play(self, tables: Tables, net: Matrices, other: Matrices | None = None, share: float = 0.0) -> None:
        """Every table goes on for some decisions, with moves as likely as the net likes them.

        At a share of the tables another net plays all seats but one.
        """
        steps = self._settings.steps
        with torch.no_grad():
            for step in range(steps):
                logits = self._look(tables, net, step)
                self.own[step] = True
                if other is not None:
                    logits = self._with_other(other, share, step, logits)
                luck = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-10, 1.0 - 1e-7)))
                self.chosen[step] = (logits + luck).argmax(1)
                known = torch.log_softmax(logits, 1)
                self.before[step] = known.gather(1, self.chosen[step][:, None])[:, 0]
                tables.play(self.chosen[step])
                self.margins[step] = tables.arrays["rewards"]
                self.ended[step] = tables.arrays["came"] != GOES_ON
            self._look(tables, net, steps)

    def _look(self, tables: Tables, net: Matrices, step: int) -> Any:
        for name, kept in self._looked_at.items():
            kept[step] = tables.arrays[name]
        logits, values = thought(net, self.features[step], self.moves[step], self.counts[step])
        turned = (self._around[None] - self.seats[step][:, None]) % self.players[step][:, None]
        self.values[step] = values.gather(1, turned)  # by seats, as they sit
        return logits

    def _with_other(self, other: Matrices, share: float, step: int, logits: Any) -> Any:
        place = torch.arange(len(logits), device=logits.device)
        hosted = place % 100 < round(100 * share)
        others = hosted & (self.seats[step] != place % self.players[step])
        at = others.nonzero()[:, 0]
        said, _values = thought(other, self.features[step][at], self.moves[step][at], self.counts[step][at])
        self.own[step, at] = False
        return logits.index_copy(0, at, said)

    def worth(self) -> tuple[Any, Any]:
        """For every decision its advantage, and what it led to for each seat, the asked one first.

        Differences between one value and the next are traced back, seat by seat (generalised advantage estimation);
        the trace fades from one own decision to the next, so at each step the less the more seats there are.
        """
        steps = self._settings.steps
        got = self._rewards()
        fading = self._settings.trace ** (1.0 / self.players.float())
        gains = torch.zeros_like(got)
        running = torch.zeros_like(got[0])
        for step in range(steps - 1, -1, -1):
            on = (~self.ended[step]).float()[:, None]
            running = got[step] + on * self.values[step + 1] - self.values[step] + fading[step][:, None] * on * running
            gains[step] = running
        seats = self.seats[:steps, :, None]
        around = (seats + self._around) % self.players[:steps, :, None]
        aims = (gains + self.values[:steps]).gather(2, around)
        return gains.gather(2, seats)[..., 0], aims

    def _rewards(self) -> Any:
        """What the ends of games were worth, from -1 to 1: the win and the lead."""
        margins, players = self.margins, self.players[:-1]
        ended = self.ended[:, :, None] & (self._around < players[..., None])
        if ended.any():
            usual = margins[ended].abs().mean().item()
            self.lead += (usual - self.lead) * (FOLLOWS if self.lead else 1.0)
        return torch.where(ended, worth_of_ends(margins, players, self.lead, self._settings), 0.0)


def worth_of_ends(margins: Any, players: Any, usual: float, settings: Settings) -> Any:
    """What ends of games are worth to each seat, from -1 to 1, by the points above the mean of the others: the win, and
    the lead measured against a usual one."""
    players = players[..., None]
    seated = torch.arange(margins.shape[-1], device=margins.device) < players
    best = margins.masked_fill(~seated, -torch.inf).max(-1, keepdim=True).values
    first = ((margins == best) & seated).float()
    others = torch.clamp(players - 1, min=1)
    won = (first / first.sum(-1, keepdim=True) * players - 1) / others
    below = ((margins[..., :, None] > margins[..., None, :]) & seated[..., None, :]).sum(-1)
    above = ((margins[..., :, None] < margins[..., None, :]) & seated[..., None, :]).sum(-1)
    rank = (below - above) / others
    alone = torch.where(margins > 0, 1.0, -1.0)
    win = torch.where(players == 1, alone, (1 - settings.rank) * won + settings.rank * rank)
    return settings.win * win + (1 - settings.win) * margins / (max(usual, 1e-3) + margins.abs())


def thought(net: Matrices, features: Any, moves: Any, counts: Any) -> tuple[Any, Any]:
    if not features.is_cuda:
        return think(net, features, moves, counts)
    with torch.autocast("cuda", torch.bfloat16):
        return think(net, features, moves, counts)
