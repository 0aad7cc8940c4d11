"""The bots at a person's table, and the best judge there is for whoever wants a tip."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spinney.bots import Bot
from spinney.bots.levels import Judge, check_name, make_bot, make_judge, seated
from spinney.bots.search import Option
from spinney.cli.terminal import busy, said
from spinney.engine.forms.rules import Rules
from spinney.engine.match import Match
from spinney.engine.title import Title
from spinney.engine.words import ENGLISH

RANDOM = "random"


def named_bots(names: str, seats: list[int]) -> dict[int, str]:
    """The names of the bots at these seats: one for all, or one for each, with commas between them."""
    found = [check_name(name.strip()) for name in names.split(",")]
    return dict(zip(seats, seated(found, len(seats)), strict=True))


class Opponents:
    """The bots of one match, each with a stream of chance of its own."""

    def __init__(self, game: Title, names: Mapping[int, str], seed: str, language: str = ENGLISH) -> None:
        self.game = game
        self.names = names
        self._seed = seed
        self._words = game.words(language)
        self._said = said(language)
        self._bots: dict[str, Bot] = {}
        self._streams: dict[int, Any] = {}
        self._judge: Judge | None = None

    def choose(self, match: Match, seat: int) -> int:
        """The move of the bot at a seat."""
        name = self.names[seat]
        bot, stream = self._bot(name), self._stream(seat, name)
        with busy(self._said.say("thinking", name=self._words.say("seat", number=seat + 1))):
            return bot.choose(match.view_bytes(seat), seat, match.legal(seat), stream)

    def options(self, match: Match, seat: int) -> list[Option]:
        """What a seat's moves lead to, the best first, with what that seat knows."""
        if self._judge is None:
            self._judge = make_judge(self.game.rules())
        stream = self.game.rules().stream(f"{self._seed} tip {seat} {len(match.played)}")
        with busy(self._said.say("tip-thinking")):
            return self._judge.think(match.view_bytes(seat), seat, match.legal(seat), stream)

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots[name] = make_bot(name, self._rules(name))
        return self._bots[name]

    def _stream(self, seat: int, name: str) -> Any:
        if seat not in self._streams:
            self._streams[seat] = self._rules(name).stream(f"{self._seed} bot {seat}")
        return self._streams[seat]

    def _rules(self, name: str) -> Rules:
        return self.game.interpreted if name == RANDOM else self.game.rules()
