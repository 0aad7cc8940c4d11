"""The learner: plays a roll, learns from it by proximal policy optimisation (PPO), and begins anew.

All that it needs to go on after an interruption is in one file, its state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from pickle import UnpicklingError
from time import perf_counter
from typing import Any

import msgspec
import torch

from spinney.bots.net_files import APART, MATRICES, Heading, Net
from spinney.engine.errors import SpinneyError
from spinney.engine.eye import Eye
from spinney.engine.game import Game
from spinney.training import model
from spinney.training.rolls import Roll, thought
from spinney.training.settings import Settings
from spinney.training.tables import Tables

STATE = "state.pt"
LAST_RATE = 0.03  # of the first: the end of a training still learns
STEEPEST = 1.0  # length of a gradient
REMEMBERED = 1 / 20  # of the training, between two older nets that are kept


@dataclass(frozen=True)
class Progress:
    """How a training goes, after a roll."""

    seconds: float
    decisions: int
    games: int
    entropy: float
    """How undecided the net is between moves, in nats."""
    error: float
    """The square error of its values."""
    lead: float
    """A usual lead at the end of a game, in points."""


def beginning(first: Net | None, eye: Eye, settings: Settings, device: str) -> model.Matrices:
    """The matrices with which a training begins: new ones, or those of another net, made wider if need be."""
    widths, seed = settings.widths, settings.seed
    if first is None:
        matrices = model.fresh(eye, widths, device, seed)
    else:
        matrices = model.of_net(first, eye, device)
        if widths != first.heading.widths:
            matrices = model.grown(matrices, eye, widths, device, seed)
    if not settings.apart:
        return matrices
    if first is not None and first.heading.value_widths == settings.value_widths:
        return matrices | model.apart_of(first, eye, device)
    return matrices | model.fresh_apart(eye, settings.value_widths, device, seed)


class Learner:
    """A net in training: from nothing, or from what another knows; against itself, or a rival that learns nothing.

    What a learner wins against a rival that it gets to know tells how far the rival can be exploited.
    """

    def __init__(
        self,
        game: Game,
        settings: Settings,
        device: str,
        threads: int = 1,
        first: Net | None = None,
        rival: Net | None = None,
    ) -> None:
        if game.eye is None:
            raise SpinneyError(f"{game.name} has no eye: nobody has written what a learner sees of it.")
        self.game, self.settings, self._device = game, settings, device
        torch.manual_seed(settings.seed)
        if device == "cpu":
            torch.set_num_threads(threads)
        else:
            torch.backends.cuda.matmul.allow_tf32 = True
        self.players = settings.players or game.players
        self._tables = Tables(game, self.players, settings.tables, device, settings.seed, threads, settings.by_seats)
        eye = game.eye
        shape = (eye.most_on, game.most_legal, eye.move_on, eye.seats)
        self._roll = Roll(settings, device, shape)
        self.matrices = beginning(first, eye, settings, device)
        self._rival = None if rival is None else model.of_net(rival, eye, device)
        self._adam = torch.optim.Adam(self.matrices.values(), lr=settings.rate, eps=1e-5, fused=device != "cpu")
        self._older: list[model.Matrices] = []
        self.seconds, self.decisions, self.games, self.rolls = 0.0, 0, 0, 0

    @property
    def part(self) -> float:
        """How much of the training is over, from 0 to 1."""
        return min(self.seconds / (60.0 * self.settings.minutes), 1.0)

    def learn(self, until: Callable[[Progress], bool]) -> None:
        """Roll after roll, until somebody has had enough or the time is over."""
        while self.part < 1.0:
            started = perf_counter()
            entropy, error = self._round()
            self.seconds += perf_counter() - started
            found = Progress(self.seconds, self.decisions, self.games, entropy, error, self._roll.lead)
            if until(found):
                return

    def _round(self) -> tuple[float, float]:
        settings, roll = self.settings, self._roll
        if settings.past and len(self._older) < self.part / REMEMBERED + 1:
            self._older = [*self._older, model.copied({name: self.matrices[name] for name in MATRICES})]
        kept = self._older[-settings.keep_past :]
        if self._rival is not None:
            roll.play(self._tables, self.matrices, self._rival, 1.0)
        else:
            roll.play(self._tables, self.matrices, kept[self.rolls % len(kept)] if kept else None, settings.past)
        self.rolls += 1
        self.decisions += int(roll.own.sum())
        self.games += int(roll.ended.sum())
        for group in self._adam.param_groups:
            group["lr"] = settings.rate * max(1.0 - self.part, LAST_RATE)
        advantages, aims = roll.worth()
        own = roll.own.flatten().nonzero()[:, 0]
        advantages = advantages.flatten()
        spread = advantages[own].std() + 1e-6
        advantages = advantages / spread
        most = int(roll.counts.max())
        told = torch.zeros(2, device=self._device)
        batches = 0
        for _pass in range(settings.passes):
            shuffled = own[torch.randperm(len(own), device=own.device)]
            for batch in torch.split(shuffled, settings.batch):
                told += self._step(batch, most, advantages, aims.flatten(0, 1))
                batches += 1
        entropy, error = (told / batches).tolist()
        return entropy, error

    def _step(self, batch: Any, most: int, advantages: Any, aims: Any) -> Any:
        """Learns from some decisions, of at most so many moves; gives the entropy and the error of the values."""
        settings, roll = self.settings, self._roll

        def of(array: Any) -> Any:
            return array[: settings.steps].flatten(0, 1)[batch]

        logits, values = thought(self.matrices, of(roll.features), of(roll.moves[:, :, :most]), of(roll.counts))
        known = torch.log_softmax(logits, 1)
        ratio = torch.exp(known.gather(1, of(roll.chosen)[:, None])[:, 0] - of(roll.before))
        gain = advantages[batch]
        held = torch.clamp(ratio, 1.0 - settings.clip, 1.0 + settings.clip)
        policy = -torch.minimum(ratio * gain, held * gain).mean()
        doubt = -(known.exp() * known.clamp(min=-50.0)).sum(1).mean()
        seated = torch.arange(values.shape[1], device=values.device)[None] < of(roll.players)[:, None]
        error = ((values - aims[batch]) ** 2 * seated).sum() / seated.sum()
        curious = settings.entropy + (settings.last_entropy - settings.entropy) * self.part
        self._adam.zero_grad(set_to_none=True)
        (policy + settings.value * error - curious * doubt).backward()
        for names in (MATRICES, APART):  # layers apart have gradients of a length of their own
            torch.nn.utils.clip_grad_norm_([self.matrices[name] for name in names if name in self.matrices], STEEPEST)
        self._adam.step()
        model.within_bounds(self.matrices)
        return torch.stack([doubt.detach(), error.detach()])

    # What is kept.

    def net(self) -> Net:
        """The net as it is now, in whole numbers."""
        game, eye = self.game, self.game.eye
        assert eye is not None
        heading = Heading(
            game.name,
            game.rules_version,
            game.pack.hash(),
            eye.fingerprint,
            tuple(self.players),
            self.settings.widths,
            round(100 * self.settings.win),
            round(100 * self.settings.rank),
            max(round(100 * self._roll.lead), 1),
            self.decisions,
            round(self.seconds / 60, 2),
            msgspec.to_builtins(self.settings),
            self.settings.value_widths if self.settings.apart else None,
        )
        return model.whole(self.matrices, heading)

    def save(self, file: Path) -> None:
        state = {
            "matrices": model.copied(self.matrices),
            "adam": self._adam.state_dict(),
            "older": self._older,
            "counts": (self.seconds, self.decisions, self.games, self.rolls, self._roll.lead),
        }
        part = file.with_suffix(".part")
        torch.save(state, part)
        part.replace(file)

    def load(self, file: Path) -> None:
        """Goes on from a state that was saved; tables are dealt anew."""
        try:
            state = torch.load(file, map_location=self._device, weights_only=True)
            found = [state["matrices"][name] for name in self.matrices]
        except (OSError, EOFError, KeyError, TypeError, RuntimeError, UnpicklingError):
            raise SpinneyError(f"{file} is broken, or no state of a training.") from None
        with torch.no_grad():
            for matrix, kept in zip(self.matrices.values(), found, strict=True):
                if matrix.shape != kept.shape:
                    raise SpinneyError(f"{file} is of a net with other layers.")
                matrix.copy_(kept)
        self._adam.load_state_dict(state["adam"])
        self._older = state["older"]
        self.seconds, self.decisions, self.games, self.rolls, self._roll.lead = state["counts"]
