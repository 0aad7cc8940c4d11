"""The bots at a person's table, and Old Growth for whoever wants a tip.

Bots need compiled rules. If the cache has none, another process compiles them while the person looks at the table, and
only when a bot has to move and they are still not ready does anybody wait.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from spinney.bots import Bot
from spinney.bots.levels import check_name, make_bot
from spinney.bots.search import Option, Search
from spinney.bots.warm import is_warm, warm
from spinney.cli.terminal import busy, said, stopping
from spinney.engine.advice import LEVELS
from spinney.engine.errors import SpinneyError
from spinney.engine.forms import Compiled, Rules
from spinney.engine.match import Match
from spinney.engine.title import Title
from spinney.engine.words import ENGLISH

RANDOM = "random"
BEST = LEVELS[-1]
COMPILE = "import sys, spinney\nfrom spinney.bots.warm import warm\nwarm(spinney.game(sys.argv[1]))"


def named_bots(names: str, seats: list[int]) -> dict[int, str]:
    """The names of the bots at these seats: one for all, or one for each, with commas between them."""
    found = [check_name(name.strip()) for name in names.split(",")]
    if len(found) == 1:
        found *= len(seats)
    if len(found) != len(seats):
        others = f"{len(seats)} other seat{'' if len(seats) == 1 else 's'}"
        raise SpinneyError(f"{len(found)} bots are named for {others}: name one for all, or one for each.")
    return dict(zip(seats, found, strict=True))


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
        self._compiling: subprocess.Popen[bytes] | None = None
        if set(names.values()) - {RANDOM}:
            self._start_compiling()

    def choose(self, match: Match, seat: int) -> int:
        """The move of the bot at a seat."""
        name = self.names[seat]
        bot, stream = self._bot(name), self._stream(seat, name)
        with busy(self._said.say("thinking", name=self._words.say("seat", number=seat + 1))):
            return bot.choose(match.view_bytes(seat), seat, match.legal(seat), stream)

    def options(self, match: Match, seat: int) -> list[Option]:
        """What Old Growth thinks of a seat's moves, the best first, with what that seat knows."""
        bot = self._bot(BEST)
        assert isinstance(bot, Search)
        stream = self._stream(seat, BEST)
        with busy(self._said.say("tip-thinking")):
            return bot.think(match.view_bytes(seat), seat, match.legal(seat), stream)

    def leave(self) -> None:
        """The match is over, or the person has left: nothing needs to be compiled any more."""
        if self._compiling is not None:
            self._compiling.terminate()

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots[name] = make_bot(name, self._rules(name))
        return self._bots[name]

    def _stream(self, seat: int, name: str) -> Any:
        if seat not in self._streams:
            self._streams[seat] = self._rules(name).stream(f"{self._seed} bot {seat}")
        return self._streams[seat]

    def _rules(self, name: str) -> Rules:
        return self.game.interpreted if name == RANDOM else self._compiled

    @cached_property
    def _compiled(self) -> Rules:
        """Rules that are ready for bots; an interrupt in between is not forgotten."""
        if not Compiled.possible():
            return self.game.interpreted
        self._start_compiling()
        if self._compiling is not None:
            with busy(self._said.say("compiling", game=self.game.name)):
                self._compiling.wait()
        with busy(self._said.say("waking")), stopping() as stop:
            warm(self.game)
        if stop.is_set():
            raise KeyboardInterrupt
        return self.game.compiled

    def _start_compiling(self) -> None:
        if self._compiling is None and Compiled.possible() and not is_warm(self.game):
            quiet = subprocess.DEVNULL
            command = [sys.executable, "-c", COMPILE, self.game.name]
            self._compiling = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
