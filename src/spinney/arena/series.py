"""A series: what is played in the arena, by whom, and with which luck. All of it follows from a few settings.

Deal d has one key of chance. It is played once for each rotation of the bots around the table, so that every bot sits
in every seat once with the same cards to come. Alone at a table (solo), every bot plays the same deal by itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from spinney.bots.levels import check_name
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.seeds import key_from, stream_seed


@dataclass(frozen=True, eq=False)
class Series:
    """A game with its options, the bots that play it, and the seed from which all chance comes.

    Options that are not chosen are the usual ones; what cannot be played is refused with a sentence.
    """

    game: Game
    players: int
    choices: dict[str, str]
    bots: tuple[str, ...]
    seed: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "choices", self.game.choices(self.players, **self.choices))
        if not self.bots:
            raise SpinneyError("the arena needs at least one bot.")
        for bot in self.bots:
            check_name(bot)
            if self.bots.count(bot) > 1:
                raise SpinneyError(
                    f"the bot {bot} is named twice; name each bot once, it gets several seats by itself."
                )
        if not self.solo and len(self.bots) > self.players:
            raise SpinneyError(f"{len(self.bots)} bots cannot sit at a table for {self.players}.")

    @property
    def solo(self) -> bool:
        """Whether there is one seat only: then every bot plays each deal by itself."""
        return self.players == 1

    @property
    def has_target(self) -> bool:
        """Whether this is a solitaire against a target, which can be lost."""
        return self.game.has_target(self.choices)

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return len(self.bots)

    def deals(self, games: int) -> int:
        """How many whole deals it takes to play at least so many games."""
        return -(-games // self.rotations)

    def lineup(self, rotation: int) -> tuple[str, ...]:
        """Who sits where: a bot for each seat."""
        return tuple(self.bots[(seat + rotation) % len(self.bots)] for seat in range(self.players))

    def key(self, deal: int) -> bytes:
        """The key of chance of a deal."""
        return key_from(f"{self.seed} deal {deal}")

    def stream_seed(self, deal: int, rotation: int, seat: int) -> int:
        """The seed of the stream that the bot in this seat has for this game."""
        return stream_seed(f"{self.seed} deal {deal} rotation {rotation} seat {seat}")
