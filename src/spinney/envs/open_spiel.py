"""OpenSpiel: every title as a game of its Python interface, where `pyspiel` is installed.

    import pyspiel
    import spinney.envs.open_spiel
    game = pyspiel.load_game("python_spinney_once(players=3)")

Options of a title are parameters too. All chance of a game comes from its key, which chance nodes draw before the first
move, a byte each: nobody is shown it, and to who knows the whole state nothing that follows is chance. Where several
seats are asked at once, they decide one after the other, unseen. Utilities are rewards by rank.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from spinney.engine.eye import Eye
from spinney.engine.forms.rules import Rules
from spinney.engine.game import Game, every_game, game
from spinney.engine.seeds import key_from
from spinney.envs.rewards import rewards
from spinney.envs.sight import features

BYTE = 256
BYTES = 4  # of a key: more games than anybody plays
PREFIX = "python_spinney_"


def game_type(title: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + title.name,
        long_name=title.pack.about.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,  # alone one plays against a target
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(title.players),
        min_num_players=min(title.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": title.usual_players,
            **{option.name: "" for option in title.options},
        },
    )


class SpinneyGame(pyspiel.Game):
    """A title with a number of players and options."""

    def __init__(self, title: Game, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.name = title.name
        self.players = int(given.pop("players", title.usual_players))
        chosen = {name: str(value) for name, value in given.items() if value}
        self.choices = title.choices(self.players, **chosen)
        information = pyspiel.GameInfo(
            num_distinct_actions=title.moves.size,
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=title.most_moves,
        )
        super().__init__(game_type(title), information, dict(params or {}))

    def new_initial_state(self) -> SpinneyState:
        return SpinneyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError("this observer takes no parameters")
        eye = game(self.name).eye
        if eye is None:
            raise ValueError(f"{self.name} has no eye")
        return Observer(eye)


class Position:
    """A table. It is copied, and goes to other processes, as its bytes."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.rules: Rules = game(name).rules("auto")
        self.memory = self.rules.memory(data)

    def __reduce__(self) -> tuple[type[Position], tuple[str, bytes]]:
        return Position, (self.name, self.to_bytes())

    def to_bytes(self) -> bytes:
        return self.rules.to_bytes(self.memory)


class SpinneyState(pyspiel.State):
    """A game under way; before it is dealt, the bytes of its key that have been drawn.

    OpenSpiel copies all that a state has: a title, of which there is one only, is known by its name.
    """

    def __init__(self, given: SpinneyGame) -> None:
        super().__init__(given)
        self.name, self.players, self.choices = given.name, given.players, dict(given.choices)
        self.drawn: list[int] = []
        self.position: Position | None = None

    @property
    def title(self) -> Game:
        return game(self.name)

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = 0 if self.is_terminal() else self.number("acting")
        return (acting & -acting).bit_length() - 1 if acting else int(pyspiel.PlayerId.TERMINAL)

    def number(self, field: str) -> int:
        assert self.position is not None
        return self.position.rules.number(self.position.memory, field)

    def is_terminal(self) -> bool:
        return self.position is not None and (self.number("over") == 1 or self.number("ply") >= self.title.most_moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        rules = self.position.rules
        out = rules.numbers(self.title.most_legal)
        count = rules.legal(rules.box, self.position.memory, player, out)
        return [int(out[place]) for place in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.drawn.append(action)
            if len(self.drawn) == BYTES:
                self.position = self._dealt()
            return
        rules = self.position.rules
        if rules.decide(rules.box, self.position.memory, self.current_player(), action) < 0:
            raise ValueError(f"move {action} is not legal")

    def _dealt(self) -> Position:
        key = key_from(f"open_spiel {bytes(self.drawn).hex()}")
        position = Position(self.name, self.title.fresh(self.players, self.choices, key))
        position.rules.setup(position.rules.box, position.memory)
        return position

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player < 0 else repr(self.title.moves.Move(action))

    def returns(self) -> list[float]:
        if self.position is None or not self.is_terminal():
            return [0.0] * self.players
        return rewards(self.position.rules, self.position.memory, self.players, "rank")

    def __str__(self) -> str:
        if self.position is None:
            return f"drawn: {self.drawn}"
        return self.position.to_bytes().hex()


class Observer:
    """What a seat sees, for OpenSpiel's tools: the features of its view (`engine/eye.py`)."""

    def __init__(self, eye: Eye) -> None:
        self._eye = eye
        self.tensor = np.zeros(eye.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpinneyState, player: int) -> None:
        self.tensor.fill(0)
        self.tensor[self._features(state, player)] = 1

    def string_from(self, state: SpinneyState, player: int) -> str:
        return " ".join(map(str, self._features(state, player)))

    def _features(self, state: SpinneyState, player: int) -> list[int]:
        if state.position is None:
            return []
        rules = state.position.rules
        view = rules.copy(state.position.memory)
        rules.conceal(rules.box, view, player)
        return features(self._eye, rules, view, player)


def _class_of(title: Game) -> type[SpinneyGame]:
    """The class of one title: OpenSpiel makes games from their parameters alone."""

    class Titled(SpinneyGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(title, params)

    return Titled


for _title in every_game():
    pyspiel.register_game(game_type(_title), _class_of(_title))
