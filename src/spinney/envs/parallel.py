"""PettingZoo: all seats at once (`ParallelEnv`), for games with phases in which everybody decides at the same time.

    from spinney.envs.parallel import Together
    games = Together("legendary", players=5)
    seen, infos = games.reset(seed=7)
    while games.agents:
        actions = {agent: choose(seen[agent]["observation"], seen[agent]["action_mask"]) for agent in games.agents}
        seen, rewards, over, stopped, infos = games.step(actions)

An action is the number of a move. A seat that is not asked has one action, to wait: the number behind the last move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from spinney.engine.game import Game
from spinney.envs.episodes import Episodes

Step = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Together(ParallelEnv):
    """A game for as many learners as it has seats, each of which acts in every step; an illegal move is an error."""

    def __init__(
        self,
        title: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        self.games = Episodes(title, players, options, reward, observation, more_moves=1)
        self.wait = self.games.title.moves.size
        self.metadata = {"name": f"spinney_{self.games.title.name}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.games.players)]
        self.agents: list[str] = []
        self._space = self.games.sight.space
        self._actions = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.games.begin(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Step:
        games, agents = self.games, self.agents
        for seat in games.match.acting:
            games.match.play(int(actions[agents[seat]]), seat)
        found: Step = (
            self._seen(),
            dict(zip(agents, games.rewards(), strict=True)),
            dict.fromkeys(agents, games.over),
            dict.fromkeys(agents, games.stopped),
            {agent: {} for agent in agents},
        )
        if games.over or games.stopped:
            self.agents = []
        return found

    def _seen(self) -> dict[str, Any]:
        games = self.games
        return {agent: games.show(seat, games.legal(seat) or [self.wait]) for seat, agent in enumerate(self.agents)}

    def render(self) -> str | None:
        return self.games.told(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
