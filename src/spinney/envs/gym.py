"""Gymnasium: one learner against bots.

    import gymnasium
    game = gymnasium.make("spinney.envs.gym:spinney/once-v0", players=4, bots=("greedy", "random", "seedling"))
    seen, info = game.reset(seed=7)
    seen, reward, over, stopped, info = game.step(choose(seen["observation"], seen["action_mask"]))

An action is the number of a move. Who makes an illegal move has lost, and the game ends: `info["refused"]` says why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from spinney.bots.levels import make_bot, seated
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game, found_games
from spinney.envs.episodes import Episodes

LOST = -1.0
"""The reward of an illegal move."""


class Against(gymnasium.Env[Any, int]):
    """A game of one learner against bots."""

    def __init__(
        self,
        title: str | Game,
        players: int | None = None,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        """`bots` is one for all other seats, or one for each. Without a `seat` every game gives the learner another."""
        self.games = Episodes(title, players, options, reward, observation)
        others = self.games.players - 1
        names = seated((bots,) if isinstance(bots, str) else bots, others)
        if seat is not None and not 0 <= seat <= others:
            raise SpinneyError(f"there is no seat {seat}: seats are numbered from 0 to {others}.")
        rules = self.games.title.rules("auto")
        made = {name: make_bot(name, rules, cores=1) for name in set(names)}
        self._bots = [made[name] for name in names]
        self._given = seat
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.observation_space = self.games.sight.space
        self.action_space: Any = spaces.Discrete(self.games.sight.moves)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.games.begin(seed)
        players, rules = self.games.players, self.games.match.rules
        self.seat = int(self.np_random.integers(players)) if self._given is None else self._given
        self._others = dict(zip((at for at in range(players) if at != self.seat), self._bots, strict=True))
        self._streams = {at: rules.stream(self.games.name(f"bot {at}")) for at in self._others}
        self._answer()
        return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        games = self.games
        refused = games.match.refusal(int(action), self.seat)
        if refused != "legal":
            return self._seen(), LOST, True, False, {"refused": refused}
        games.match.play(int(action), self.seat)
        self._answer()
        return self._seen(), games.rewards()[self.seat], games.over, games.stopped, {}

    def _answer(self) -> None:
        """The bots play until the learner is asked again."""
        games, match = self.games, self.games.match
        while not games.over and self.seat not in match.acting and not games.stopped:
            at = match.acting[0]
            match.play(self._others[at].choose(match.view_bytes(at), at, match.legal(at), self._streams[at]), at)

    def _seen(self) -> dict[str, Any]:
        return self.games.show(self.seat, self.games.legal(self.seat))

    def render(self) -> Any:
        return self.games.told(self.render_mode, self.seat)


for _name in found_games():
    gymnasium.register(f"spinney/{_name}-v0", "spinney.envs.gym:Against", kwargs={"title": _name})
