"""Once Upon a Forest for OpenSpiel: a game in Python, around the one in plain Python.

As in OpenSpiel's own card games chance moves, too: it deals the deck card by card before the game begins, and says how
deep a start card is slipped. Its moves are not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pyspiel

from spinney.peers.given import CARDS, Card, Deal, Dealt
from spinney.peers.plain import COLUMNS, MOVES, NUMBER, Game

LONGEST = 156  # of two players
MOST_POINTS = 3.0 * COLUMNS + 8
LEAST_POINTS = -1.0 - CARDS

GAME_TYPE = pyspiel.GameType(
    short_name="python_once",
    long_name="Once Upon a Forest",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class OnceGame(pyspiel.Game):
    def __init__(self, cards: Sequence[Card], players: int) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(MOVES),
            max_chance_outcomes=CARDS,
            num_players=players,
            min_utility=LEAST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, {})
        self.cards = cards
        self.players = players

    def new_initial_state(self) -> OnceState:
        return OnceState(self)


class OnceState(pyspiel.State):
    def __init__(self, game: OnceGame) -> None:
        super().__init__(game)
        self.cards = game.cards
        self.players = game.players
        self.undealt = [card.number for card in game.cards if not card.start]
        self.dealt: list[int] = []
        self.slipping: int | None = None  # the pile for which chance is to say how deep
        self.game: Game | None = None

    def current_player(self) -> int:
        if self.game is None or self.slipping is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else self.game.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.game is None:
            possible: Sequence[int] = self.undealt
        else:
            assert self.slipping is not None
            possible = range(len(self.game.piles[self.slipping]) + 1)
        share = 1 / len(possible)
        return [(outcome, share) for outcome in possible]

    def _legal_actions(self, _player: int) -> list[int]:
        assert self.game is not None
        return [NUMBER[move] for move in self.game.legal_moves()]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.undealt.remove(action)
            self.dealt.append(action)
            if not self.undealt:
                self.chance = Dealt(Deal(self.dealt, []))
                self.game = Game(self.cards, self.players, self.chance)
        elif self.slipping is not None:
            self.chance.depths.append(action)
            self.game.slip(self.slipping)
            self.slipping = None
        elif MOVES[action][0] == "slip":
            self.slipping = MOVES[action][1]
        else:
            self.game.play(MOVES[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return " ".join(map(str, MOVES[action]))

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        if self.game is None or not self.game.over:
            return [0.0] * self.players
        return [float(points) for points in self.game.scores()]

    def __str__(self) -> str:
        return str(self.dealt if self.game is None else [self.game.phase, self.game.asked])


def race(cards: Sequence[Card], players: int, luck: Random, games: int) -> int:
    """Plays whole games at random; gives the number of the players' moves."""
    random = luck.random
    game: Any = OnceGame(cards, players)
    played = 0
    for _game in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                played += 1
    return played
