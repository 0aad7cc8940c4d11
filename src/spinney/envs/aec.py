"""PettingZoo: one seat after the other (agent environment cycle).

    from spinney.envs.aec import env
    games = env("once", players=4)
    games.reset(seed=7)
    for agent in games.agent_iter():
        seen, reward, over, stopped, info = games.last()
        games.step(None if over or stopped else choose(seen["observation"], seen["action_mask"]))

An action is the number of a move; `Game.moves` names them. Where several seats are asked at once, the lowest decides
first, and the others, who are not shown what it chose, after it; `parallel.py` asks them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from spinney.engine.game import Game
from spinney.envs.episodes import Episodes


def env(title: str | Game, **settings: Any) -> Any:
    """The environment as PettingZoo hands them out: who makes an illegal move has lost, and the game ends."""
    found = wrappers.TerminateIllegalWrapper(Seats(title, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(found)


class Seats(AECEnv):
    """A game for as many learners as it has seats; an illegal move is an error."""

    def __init__(
        self,
        title: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.games = Episodes(title, players, options, reward, observation)
        self.metadata = {
            "name": f"spinney_{self.games.title.name}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.games.players)]
        self.agents: list[str] = []
        self._space = self.games.sight.space
        self._actions = {agent: spaces.Discrete(self.games.sight.moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.games.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.games.match.acting[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return self.games.show(seat, self.games.legal(seat))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.games.match.play(int(action), self.possible_agents.index(agent))
        self.rewards = dict(zip(self.possible_agents, self.games.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.games.over)
        self.truncations = dict.fromkeys(self.agents, self.games.stopped)
        if not self.games.over and not self.games.stopped:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.games.told(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
