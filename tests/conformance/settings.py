"""The settings in which the suite plays a game: its numbers of players and combinations of options."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from spinney import Game, every_game

MOST_SETTINGS = 12


@dataclass(frozen=True, eq=False)
class Setting:
    game: Game
    players: int
    choices: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.choices.values()])

    def fresh(self, key: bytes) -> bytes:
        """The bytes of a table before setup."""
        at = self.game.table_layout.offsets["key"]
        return self._keyless[:at] + key + self._keyless[at + len(key) :]

    @cached_property
    def _keyless(self) -> bytes:
        return self.game.fresh(self.players, self.choices)


def settings(game: Game) -> list[Setting]:
    return [Setting(game, players, choices) for players, choices in game.some_settings(MOST_SETTINGS)]


TOY = Game("sealed", "sealed")
"""The game of the tutorial, `examples/sealed`, in which everybody is asked at the same time. It obeys the same laws."""


def games() -> list[Game]:
    """All games that are installed, and the toy, whether it is installed or not."""
    return [*(game for game in every_game() if game.name != TOY.name), TOY]


def published_games() -> list[Game]:
    """The games that come with Spinney: their rules are numbered, translated and recorded in this repository."""
    return [game for game in every_game() if game.package.startswith("spinney.games.")]
