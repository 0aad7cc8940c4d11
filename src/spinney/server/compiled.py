"""Compiled rules for bots, made in the background.

If the cache has none, another process compiles them (a compiler in this one would delay every request); then they are
loaded here, in a thread. Until a game's are ready its bots search with the interpreted rules.
"""

from __future__ import annotations

import logging
import subprocess
import sys
from threading import Lock, Thread

from spinney.bots.warm import is_warm, warm
from spinney.engine.forms import Compiled, Rules
from spinney.engine.game import Game

COMPILE = "import sys, spinney\nfrom spinney.bots.warm import warm\nwarm(spinney.game(sys.argv[1]))"
log = logging.getLogger("spinney.server")


class CompiledRules:
    """Which games have their compiled rules ready; `wanted=False` stays with the interpreted ones."""

    def __init__(self, wanted: bool = True) -> None:
        self._wanted = wanted and Compiled.possible()
        self._begun: set[Game] = set()
        self._ready: set[Game] = set()
        self._process: subprocess.Popen[bytes] | None = None
        self._one_at_a_time = Lock()
        self._closed = False

    def rules(self, game: Game) -> Rules:
        """The best rules that are ready now; the first call starts compiling."""
        if game in self._ready:
            return game.compiled
        if self._wanted and game not in self._begun:
            self._begun.add(game)
            Thread(target=self._prepare, args=(game,), name=f"compiling {game.name}", daemon=True).start()
        return game.interpreted

    def close(self) -> None:
        self._closed = True
        if self._process is not None:
            self._process.terminate()

    def _prepare(self, game: Game) -> None:
        try:
            with self._one_at_a_time:
                if not self._closed and not is_warm(game):
                    self._compile(game)
                if not self._closed:
                    warm(game)
                    self._ready.add(game)
        except Exception:
            log.exception("the rules of %s could not be compiled; its bots stay with the interpreted ones", game.name)

    def _compile(self, game: Game) -> None:
        quiet = subprocess.DEVNULL
        command = [sys.executable, "-c", COMPILE, game.name]
        self._process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
        self._process.wait()
        self._process = None
