"""Once Upon a Forest for PettingZoo: an AEC environment around the game in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from spinney.peers.given import Card
from spinney.peers.plain import COLUMNS, HAND, LEVELS, MOVES, NOTHING, NUMBER, PILES, Chance, Game


class OnceEnv(AECEnv[str, dict[str, Any], int]):
    """Agents are the seats. Rewards are the scores, at the end."""

    metadata = {"name": "once_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012 - as all of them do

    def __init__(self, cards: Sequence[Card], players: int) -> None:
        super().__init__()
        self.cards = cards
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        row = HAND + PILES + players * COLUMNS * LEVELS
        seen = Dict(
            {
                "observation": Box(0, NOTHING[0], (row,), numpy.uint8),
                "action_mask": Box(0, 1, (len(MOVES),), numpy.int8),
            }
        )
        moves: Any = Discrete(len(MOVES))
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = dict.fromkeys(self.agents, moves)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options` may have the chance that it is dealt with."""
        chance: Chance = (options or {}).get("chance") or Random(seed)
        self.game = Game(self.cards, len(self.possible_agents), chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(len(MOVES), numpy.int8)
        if agent == self.agent_selection:
            mask[[NUMBER[move] for move in self.game.legal_moves()]] = 1
        return {"observation": numpy.frombuffer(self.game.seen_by(seat), numpy.uint8), "action_mask": mask}

    def step(self, action: Any) -> None:
        """A move by its number; `None`, as soon as the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play(MOVES[action])
        if self.game.over:
            self.rewards = dict(zip(self.agents, map(float, self.game.scores()), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[self.game.asked]
        self._accumulate_rewards()


def race(cards: Sequence[Card], players: int, luck: Random, games: int) -> int:
    """Plays whole games at random, as PettingZoo's environments are used; gives the number of moves."""
    random = luck.random
    env = OnceEnv(cards, players)
    played = 0
    for _game in range(games):
        env.reset(options={"chance": luck})
        for _agent in env.agent_iter():
            seen, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            assert seen is not None
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            played += 1
    return played
