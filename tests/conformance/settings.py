"""The settings in which the suite plays a game: its numbers of players and combinations of options."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random

from spinney import Game, every_game

MOST_SETTINGS = 40


@dataclass(frozen=True, eq=False)
class Setting:
    game: Game
    players: int
    choices: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *self.choices.values()])

    def marks(self) -> set[tuple[object, ...]]:
        """What a sample is to be varied in: every number of players with every choice."""
        return {(self.players,), *((self.players, *choice) for choice in self.choices.items())}

    def fresh(self, key: bytes) -> bytes:
        """The bytes of a table before setup."""
        at = self.game.table_layout.offsets["key"]
        return self._keyless[:at] + key + self._keyless[at + len(key) :]

    @cached_property
    def _keyless(self) -> bytes:
        return self.game.fresh(self.players, self.choices)


def settings(game: Game, most: int = MOST_SETTINGS) -> list[Setting]:
    """All settings of a game; of very many a fixed sample that has every choice with every number of players."""
    every = [Setting(game, players, choices) for players, choices in game.every_setting()]
    if len(every) <= most:
        return every
    Random(game.name).shuffle(every)
    sample: list[Setting] = []
    missing = set().union(*(setting.marks() for setting in every))
    for setting in every:
        if setting.marks() & missing:
            sample.append(setting)
            missing -= setting.marks()
    rest = [setting for setting in every if setting not in sample]
    return sample + rest[: max(0, most - len(sample))]


TOY = Game("sealed", "toys.sealed")
"""A game made up for the tests, in which everybody is asked at the same time. It obeys the same laws."""


def games() -> list[Game]:
    return [*every_game(), TOY]
