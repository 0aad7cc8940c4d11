"""The games that an environment plays one after the other: what all interfaces have in common.

Each game follows from the seed and from how many there were since it was given.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from spinney.engine.game import Game, game
from spinney.engine.match import Match
from spinney.engine.seeds import key_from
from spinney.envs.rewards import how, rewards
from spinney.envs.sight import Sight


class Episodes:
    """Matches of one title with the same settings; `match` is the present one."""

    match: Match

    def __init__(
        self,
        title: str | Game,
        players: int | None,
        options: Mapping[str, str] | None,
        reward: str,
        observation: str,
        more_moves: int = 0,
    ) -> None:
        self.title = title if isinstance(title, Game) else game(title)
        self.players = self.title.usual_players if players is None else players
        self.sight = Sight(self.title, observation, more_moves)
        how(self.title, reward)
        self._reward = reward
        self._choices = self.title.choices(self.players, **(options or {}))
        self._seed = secrets.token_hex(8)
        self._begun = 0

    def begin(self, seed: int | None) -> None:
        """The next match; the first of another series, if there is a seed."""
        if seed is not None:
            self._seed, self._begun = str(seed), 0
        self._begun += 1
        self.match = Match(self.title, self.players, self._choices, key_from(self.name("deal")))

    def name(self, what: str) -> str:
        """What names a stream of chance that belongs to the present match."""
        return f"environment {self._seed} {self._begun} {what}"

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def stopped(self) -> bool:
        """Whether the match is stopped, because it has as many moves as none should have."""
        return not self.match.over and len(self.match.played) >= self.title.most_moves

    def rewards(self) -> list[float]:
        """What the match is worth to each seat: nothing, while it goes on."""
        if not self.over and not self.stopped:
            return [0.0] * self.players
        rules = self.match.rules
        return rewards(rules, rules.memory(self.match.to_bytes()), self.players, self._reward)

    def legal(self, seat: int) -> list[int]:
        """The moves of a seat; none, if it is not asked, or nobody is any more."""
        asked = seat in self.match.acting and not self.over and not self.stopped
        return [int(move) for move in self.match.legal(seat)] if asked else []

    def show(self, seat: int, legal: list[int]) -> dict[str, Any]:
        return self.sight.show(self.match, seat, legal)

    def told(self, mode: str | None, seat: int = -1) -> str | None:
        """The match in words, as a seat may know it, where text is to be rendered."""
        return "\n".join(self.match.log(seat)) if mode == "ansi" else None
