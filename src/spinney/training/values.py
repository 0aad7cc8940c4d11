"""Values, taught apart: what each seat will get, by layers that learn nothing else.

Rollouts end with a value, and compare moves that the net likes with moves that it does not. But a net that learns by
playing hardly sees what comes of moves that it does not like, and its layers are there for moves first of all. So, when
it is done with that, it plays on as it is: for a random part of each game it tries what it likes less, and from then on
does what it likes. Positions of that second part are kept, and the end of the game tells what they were worth. The more
seats there are, the harder that is to tell, so the oftener so many play.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from pickle import UnpicklingError
from time import perf_counter
from typing import Any

import msgspec
import torch

from spinney.bots.net_files import Net
from spinney.engine.game import Game
from spinney.envs.stepping import GOES_ON
from spinney.training import model
from spinney.training.rolls import thought, worth_of_ends
from spinney.training.settings import Settings
from spinney.training.tables import Tables

STATE = "values.pt"
OWN = ("values", "value_widths")  # settings that are of no matter before
RATE, LAST_RATE = 2e-3, 0.02  # of learning, and how much of it is left at last
HEAT = 6.0  # at which moves are tried that are liked less
TRIED = 0.1  # of the moves of the first part of a game
KEPT = 16  # positions of a game
POOL = 8  # batches that are shuffled together, for positions of one game are much alike
FIRST_LENGTH = 100.0  # a guess at how long games are, before one has ended
FOLLOWS = 0.01  # of the way to the lengths that are seen now


class Teacher:
    """Teaches values to a net whose moves stay as they are; better ones, if it has such layers already."""

    def __init__(self, game: Game, settings: Settings, net: Net, device: str, threads: int = 1) -> None:
        eye = game.eye
        assert eye is not None, "a net was trained with it"
        heading = net.heading
        self.settings, self.net = settings, net
        self._taught = msgspec.structs.replace(settings, win=heading.win / 100, rank=heading.rank / 100)
        torch.manual_seed(settings.seed)
        self._tables = Tables(
            game, settings.players or heading.players, settings.tables, device, settings.seed + 1, threads, True
        )
        self._liking = model.of_net(net, eye, device)
        self.matrices = (
            model.apart_of(net, eye, device)
            if heading.value_widths == settings.value_widths
            else model.fresh_apart(eye, settings.value_widths, device, settings.seed)
        )
        self._adam = torch.optim.Adam(self.matrices.values(), lr=RATE, eps=1e-5, fused=device != "cpu")

        def room(*shape: int, dtype: Any = torch.int64) -> Any:
            return torch.zeros(settings.tables, *shape, dtype=dtype, device=device)

        self._features = room(KEPT, eye.most_on, dtype=torch.int16)
        self._seats = room(KEPT)
        self._passed, self._since = room(), room()
        self._until = room(dtype=torch.float32)
        self._around = torch.arange(eye.seats, device=device)
        self._length = FIRST_LENGTH
        self._pool: list[tuple[Any, Any, Any]] = []
        self._begin(torch.arange(settings.tables, device=device))
        self.seconds, self.positions, self.error = 0.0, 0, 0.0

    @property
    def part(self) -> float:
        """How much of it is over, from 0 to 1."""
        return min(self.seconds / (60.0 * self.settings.values), 1.0)

    def teach(self, until: Callable[[], bool]) -> None:
        """Until somebody has had enough or the time is over."""
        enough = POOL * self.settings.batch
        while self.part < 1.0:
            started = perf_counter()
            self.play()
            full = sum(len(features) for features, _, _ in self._pool) >= enough
            if full:
                self.learn()
            self.seconds += perf_counter() - started
            if full and until():
                return
        if self._pool:
            self.learn()

    def taught(self) -> Net:
        """The net, with these values."""
        settings = {**self.net.heading.settings, **{name: getattr(self.settings, name) for name in OWN}}
        heading = msgspec.structs.replace(self.net.heading, settings=settings)
        return model.with_values(Net(heading, self.net.matrices), self.matrices, self.settings.value_widths)

    def play(self) -> None:
        """A decision at every table; what was kept of games that end goes into the pool."""
        arrays = self._tables.arrays
        with torch.no_grad():
            logits, _values = thought(self._liking, arrays["features"], arrays["move_features"], arrays["counts"])
            last = self._since == self._until.long()
            trying = last | (self._since < self._until) & (torch.rand_like(self._until) < TRIED)
            logits = torch.where(trying[:, None], logits / HEAT, logits)
            luck = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-10, 1.0 - 1e-7)))
            self._keep((self._since > self._until) & (arrays["counts"] > 1))
            players = arrays["players"].clone()
            self._tables.play((logits + luck).argmax(1))
            self._since += 1
            self._harvest((arrays["came"] != GOES_ON).nonzero()[:, 0], players)

    def _keep(self, now: Any) -> None:
        """Each position of the second part of a game is as likely to be among those that are kept."""
        self._passed += now
        at = torch.rand_like(self._until) * self._passed
        place = torch.where(self._passed <= KEPT, self._passed - 1, at.long())
        table = (now & (place < KEPT)).nonzero()[:, 0]
        self._features[table, place[table]] = self._tables.arrays["features"][table].to(torch.int16)
        self._seats[table, place[table]] = self._tables.arrays["seats"][table].long()

    def _harvest(self, ended: Any, players: Any) -> None:
        if not len(ended):
            return
        margins = self._tables.arrays["rewards"][ended].float()
        count = players[ended].long()
        got = worth_of_ends(margins, count, self.net.heading.lead / 100, self._taught)
        turned = (self._around + self._seats[ended][..., None]) % count[:, None, None]
        aims = got[:, None].expand(-1, KEPT, -1).gather(2, turned)
        kept = torch.arange(KEPT, device=ended.device) < self._passed[ended][:, None]
        seated = (self._around < count[:, None])[:, None].expand(-1, KEPT, -1)
        self._pool.append((self._features[ended][kept], aims[kept], seated[kept]))
        self._length += (float(self._since[ended].float().mean()) - self._length) * min(FOLLOWS * len(ended), 1.0)
        self._begin(ended)

    def _begin(self, at: Any) -> None:
        """At these tables a game begins; the second part of each begins at any moment, as likely as at any other."""
        self._passed[at] = 0
        self._since[at] = 0
        self._until[at] = torch.rand(len(at), device=at.device) * self._length

    def learn(self) -> None:
        """From everything in the pool."""
        features, aims, seated = (torch.cat(part) for part in zip(*self._pool, strict=True))
        self._pool = []
        self.positions += len(features)
        for group in self._adam.param_groups:
            group["lr"] = RATE * max(1.0 - self.part, LAST_RATE)
        errors = []
        shuffled = torch.randperm(len(features), device=features.device)
        for batch in torch.split(shuffled, self.settings.batch):
            with torch.autocast("cuda", torch.bfloat16, enabled=features.is_cuda):
                told = model.foretell(self.matrices, features[batch])
            error = ((told - aims[batch]) ** 2 * seated[batch]).sum() / seated[batch].sum()
            self._adam.zero_grad(set_to_none=True)
            error.backward()
            self._adam.step()
            model.within_bounds(self.matrices)
            errors.append(error.detach())
        self.error = float(torch.stack(errors).mean())

    # What is kept.

    def save(self, file: Path) -> None:
        state = {
            "matrices": model.copied(self.matrices),
            "adam": self._adam.state_dict(),
            "net": self.net.heading.decisions,
            "counts": (self.seconds, self.positions, self._length),
        }
        part = file.with_suffix(".part")
        torch.save(state, part)
        part.replace(file)

    def load(self, file: Path) -> bool:
        """Goes on from a state that was saved, if it is of this net with these layers; says whether it is."""
        try:
            state = torch.load(file, map_location=self._features.device, weights_only=True)
            shapes = {name: matrix.shape for name, matrix in state["matrices"].items()}
        except (OSError, EOFError, KeyError, TypeError, RuntimeError, UnpicklingError):
            return False
        mine = {name: matrix.shape for name, matrix in self.matrices.items()}
        if shapes != mine or state["net"] != self.net.heading.decisions:
            return False
        with torch.no_grad():
            for name, matrix in self.matrices.items():
                matrix.copy_(state["matrices"][name])
        self._adam.load_state_dict(state["adam"])
        self.seconds, self.positions, self._length = state["counts"]
        return True
