"""Whether what is kept is right: every game is played again by its log, and compared with what is kept beside it."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from spinney.engine.game import every_game
from spinney.server.aside import Aside
from spinney.server.bots.thinkers import Thinkers
from spinney.store.contract import Unreadable
from spinney.store.database import Database
from spinney.store.opening import opened
from spinney.store.standings import Kept, Standings
from spinney.store.store import Store
from spinney.tables.ending import endings
from spinney.tables.hosting import Host
from spinney.tables.library import Library
from spinney.tables.live import LiveTable
from spinney.tables.rebuilding import replayed

TRIES = 5
AT_ONCE = 50  # tables that a process is given together
PARTS = {
    "seats": "who sits where",
    "acting": "who is asked",
    "over": "whether the game is over",
    "locked": "whether it is locked",
}
"""What is kept of how a table stands, in words."""


@dataclass(frozen=True)
class Finding:
    """Something to be said of a table: a fault, or something that is only worth knowing."""

    table: str
    words: str
    is_fault: bool = True
    can_be_repaired: bool = False
    is_repaired: bool = False


class Verifier:
    """Checks tables of a database, and writes anew how they stand if it is to `repair`."""

    def __init__(self, database: Database, repair: bool = False) -> None:
        self._store = Store(database)
        self._standings = Standings(database)
        self._library = Library(self._store)
        self._host = Host(self._store, Thinkers("interpreted"), Aside(), bots_here=False)  # nobody thinks here
        self._repair = repair

    def verify(self, table_id: str) -> list[Finding]:
        """What there is to say of a table; nothing of one that is as it should be, or has gone meanwhile."""
        try:
            return self._verify(table_id)
        except Unreadable as why:
            return [Finding(table_id, f"cannot be played again: {str(why).rstrip('.')}.")]

    def _verify(self, table_id: str) -> list[Finding]:
        for _ in range(TRIES):  # a server may be writing: the two belong together if nothing came in between
            kept = self._kept(table_id)
            row, log = self._store.table(table_id), self._store.log(table_id)
            if self._kept(table_id) == kept:
                break
        if row is None:
            return []
        last = self._standings.last(table_id)
        if last != len(log):
            return [Finding(table_id, f"has {len(log)} entries in its log, and the last of them is number {last}.")]
        table = replayed(row, log, self._library, self._host)
        return [*self._rules(table), *self._standing(table, kept), *self._results(table)]

    def _kept(self, table_id: str) -> Kept | str | None:
        """How a table stands, or why that cannot be read."""
        try:
            return self._standings.of(table_id)
        except Unreadable as why:
            return str(why)

    def _rules(self, table: LiveTable) -> Iterator[Finding]:
        played, now = table.row.rules, table.game.rules_version
        if table.course.is_stopped:
            words = f"was played with version {played} of the rules; by version {now} it is legal up to move"
            yield Finding(table.row.id, f"{words} {table.course.last} only, and is shown up to there.", is_fault=False)
        elif played != now:
            words = f"was played with version {played} of the rules, and every move is legal by version {now}."
            yield Finding(table.row.id, words, is_fault=False)

    def _standing(self, table: LiveTable, kept: Kept | str | None) -> Iterator[Finding]:
        if table.course.is_stopped:
            return
        right = table.standing()
        if kept is None:
            wrong = "has no standing beside its log, as tables of older versions have none"
        elif isinstance(kept, str):
            wrong = f"has a standing that cannot be read: {kept}"
        elif kept.number != table.version:
            wrong = f"has a standing of entry {kept.number}, but its log has {table.version}"
        else:
            parts = [words for name, words in PARTS.items() if getattr(kept, name) != getattr(right, name)]
            if not parts:
                return
            wrong = f"has a standing that differs from its log in {' and in '.join(parts)}"
        if self._repair:
            self._store.append(table.row.id, table.version + 1, (), right)
        yield Finding(table.row.id, f"{wrong}.", kept is not None, True, self._repair)

    def _results(self, table: LiveTable) -> Iterator[Finding]:
        results = self._standings.results(table.row.id)
        if not results or table.course.is_stopped or table.row.rules != table.game.rules_version:
            return
        if not table.course.over:
            yield Finding(table.row.id, "has results, but by its log the game is not over.")
            return
        right = endings(table.row, table.course)
        for result in results:
            seat = f"seat {result.seat + 1}"
            if not 0 <= result.seat < table.row.players:
                yield Finding(table.row.id, f"has a result of {seat}, which is not there.")
                continue
            ending = right[result.seat]
            if ending.points != result.points:
                words = f"has {result.points} points as the result of {seat}, by its log {ending.points}."
                yield Finding(table.row.id, words)
            if ending.place != result.place:
                yield Finding(table.row.id, f"has {seat} in place {result.place}, by its log in {ending.place}.")


def verified(where: Path | str, ids: Sequence[str], cores: int, repair: bool = False) -> Iterator[list[Finding]]:
    """What there is to say of these tables, some of them at a time (`AT_ONCE`); on one core in this very process."""
    some = [ids[first : first + AT_ONCE] for first in range(0, len(ids), AT_ONCE)]
    if cores == 1 or len(some) <= 1:
        with closing(opened(where)) as database:
            verifier = Verifier(database, repair)
            for part in some:
                yield [finding for table_id in part for finding in verifier.verify(table_id)]
        return
    context = get_context("spawn")  # an open database does not survive a fork
    with ProcessPoolExecutor(min(cores, len(some)), context, _begin, (where, repair)) as processes:
        yield from processes.map(_look, some)


_verifiers: list[Verifier] = []
"""The one of this process."""


def _begin(where: Path | str, repair: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that has asked is interrupted, and ends this one
    every_game()
    _verifiers.append(Verifier(opened(where), repair))


def _look(ids: Sequence[str]) -> list[Finding]:
    return [finding for table_id in ids for finding in _verifiers[0].verify(table_id)]
