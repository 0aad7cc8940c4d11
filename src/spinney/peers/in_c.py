"""The ports in C: compiled when they are first used, and called."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from spinney.games.once.table import MOST_MOVES, STARTS
from spinney.peers.given import DECK, Card, Deal, Missing

FOLDER = Path(__file__).parent
COMPILERS = ("cc", "gcc", "clang")
MOST_LEGAL = 48  # in a row of what `replay` writes
FLAGS = {"plain.c": ("-O2",), "tuned.c": ("-O3", "-march=native")}


class PortInC:
    """A compiled port. Moves are numbers, the same as Spinney's."""

    def __init__(self, file: str, cards: Sequence[Card]) -> None:
        self._library = compiled(file)
        self._cards = packed(cards)

    def race(self, players: int, seed: int, games: int) -> int:
        """Plays whole games at random; gives the number of moves."""
        race = self._library.race
        race.argtypes = (ctypes.c_char_p, ctypes.c_int, ctypes.c_uint64, ctypes.c_int64)
        race.restype = ctypes.c_int64
        return int(race(self._cards, players, seed, games))

    def record(self, players: int, seed: int) -> tuple[Deal, list[int], list[int]]:
        """One game as `race` plays it: its deal, moves and scores."""
        deck, depths = (ctypes.c_int8 * DECK)(), (ctypes.c_int8 * STARTS)()
        moves, scores = (ctypes.c_int * MOST_MOVES)(), (ctypes.c_int * players)()
        record = self._library.record
        record.argtypes = (ctypes.c_char_p, ctypes.c_int, ctypes.c_uint64, *[ctypes.c_void_p] * 4)
        count = record(self._cards, players, seed, deck, depths, moves, scores)
        return Deal(list(deck), depths[: STARTS - players]), moves[:count], list(scores)

    def replay(self, players: int, deal: Deal, moves: Sequence[int]) -> tuple[list[list[int]], list[int] | None]:
        """The legal moves before each move, and the final scores, if the game is over."""
        numbers = (ctypes.c_int * len(moves))(*moves)
        counts = (ctypes.c_int * len(moves))()
        lists = (ctypes.c_int * (MOST_LEGAL * len(moves)))()
        scores = (ctypes.c_int * players)()
        over = self._library.replay(
            self._cards, players, bytes(deal.deck), bytes(deal.depths), numbers, len(moves), counts, lists, scores
        )
        legal = [lists[MOST_LEGAL * i : MOST_LEGAL * i + count] for i, count in enumerate(counts)]
        return legal, list(scores) if over else None


def packed(cards: Sequence[Card]) -> bytes:
    """The cards as C's `struct Cards` has them."""
    animals = [count for card in cards for count in card.animals]
    starts = [card.number for card in cards if card.start]
    return bytes([*(card.level for card in cards), *animals, *(card.saw for card in cards), *starts])


@cache
def compiled(file: str) -> ctypes.CDLL:
    compiler = os.environ.get("CC") or next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        raise Missing(f"a C compiler: {', '.join(COMPILERS)}, or what the variable CC names")
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        library = Path(folder) / "port.so"
        command = [*compiler.split(), *FLAGS[file], "-shared", "-fPIC", str(FOLDER / file), "-o", str(library)]
        try:
            subprocess.run(command, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise Missing(f"a C compiler that takes {' '.join(FLAGS[file])}; {compiler} does not") from error
        return ctypes.CDLL(str(library))
