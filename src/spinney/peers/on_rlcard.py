"""Once Upon a Forest for RLCard: a game and an environment by its conventions, around the game in plain Python."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy
from rlcard.envs.env import Env

from spinney.peers.given import Card
from spinney.peers.plain import COLUMNS, HAND, LEVELS, MOVES, NUMBER, PILES, Chance, Game, Move


class OnceGame:
    """What an environment of RLCard asks of a game."""

    def __init__(self, cards: Sequence[Card], players: int, chance: Chance, allow_step_back: bool = False) -> None:
        self.cards = cards
        self.num_players = players
        self.chance = chance
        self.allow_step_back = allow_step_back

    def init_game(self) -> tuple[dict[str, Any], int]:
        self.game = Game(self.cards, self.num_players, self.chance)
        return self.get_state(self.game.asked), self.game.asked

    def step(self, action: Move) -> tuple[dict[str, Any], int]:
        self.game.play(action)
        return self.get_state(self.game.asked), self.game.asked

    def get_state(self, player_id: int) -> dict[str, Any]:
        return {
            "seen": self.game.seen_by(player_id),
            "legal_actions": self.get_legal_actions(),
            "num_players": self.num_players,
            "current_player": self.game.asked,
        }

    def get_legal_actions(self) -> list[Move]:
        return self.game.legal_moves()

    def get_payoffs(self) -> list[int]:
        return self.game.scores()

    def get_num_players(self) -> int:
        return self.num_players

    def get_num_actions(self) -> int:
        return len(MOVES)

    def get_player_id(self) -> int:
        return self.game.asked

    def is_over(self) -> bool:
        return self.game.over


class OnceEnv(Env):
    """The environment: states and moves as RLCard's agents know them."""

    def __init__(self, cards: Sequence[Card], players: int, chance: Chance) -> None:
        self.name = "once"
        self.game = OnceGame(cards, players, chance)
        super().__init__({"allow_step_back": False, "seed": None})
        self.state_shape = [[HAND + PILES + players * COLUMNS * LEVELS]] * players
        self.action_shape = [None] * players

    def _extract_state(self, state: dict[str, Any]) -> dict[str, Any]:
        legal = state["legal_actions"]
        return {
            "obs": numpy.frombuffer(state["seen"], numpy.uint8),
            "legal_actions": OrderedDict((NUMBER[move], None) for move in legal),
            "raw_obs": state,
            "raw_legal_actions": legal,
            "action_record": self.action_recorder,
        }

    def _decode_action(self, action_id: int) -> Move:
        return MOVES[action_id]

    def _get_legal_actions(self) -> OrderedDict[int, None]:
        return OrderedDict((NUMBER[move], None) for move in self.game.get_legal_actions())

    def get_payoffs(self) -> Any:
        return numpy.array(self.game.get_payoffs())


class RandomAgent:
    """As RLCard's own random agent, with a quicker generator. It counts its moves."""

    use_raw = False

    def __init__(self, luck: Random) -> None:
        self.random = luck.random
        self.played = 0

    def step(self, state: dict[str, Any]) -> int:
        self.played += 1
        legal: list[int] = list(state["legal_actions"])
        return legal[int(self.random() * len(legal))]

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return self.step(state), {}


def race(cards: Sequence[Card], players: int, luck: Random, games: int) -> int:
    """Plays whole games at random, as RLCard runs them; gives the number of moves."""
    env = OnceEnv(cards, players, luck)
    agent = RandomAgent(luck)
    env.set_agents([agent] * players)
    for _game in range(games):
        env.run()
    return agent.played
