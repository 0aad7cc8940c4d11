"""A table of the store, played again: or a sentence why that cannot be, if its data is damaged or of another version.

A table is shown as the game that it was, or with a notice that says what is different now, or not at all.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec.structs import replace

from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.match import Match
from spinney.engine.words import ENGLISH
from spinney.store.contract import Unreadable
from spinney.store.entries import Logged, TableRow
from spinney.tables.hosting import Host
from spinney.tables.library import Library
from spinney.tables.live import LiveTable
from spinney.tables.problems import Impossible

log = logging.getLogger("spinney.tables")


def rebuilt(table_id: str, library: Library, host: Host) -> LiveTable:
    """The table of this name. A store that cannot be read at all is another error, which passes through."""
    try:
        row = host.store.table(table_id)
        log = host.store.log(table_id)
    except Unreadable as why:
        raise _told(table_id, why) from None
    if row is None:
        raise Impossible("no-such-table")
    return built(row, log, library, host)


def built(row: TableRow, log: Sequence[Logged], library: Library, host: Host) -> LiveTable:
    """A table from what it began with and its log."""
    try:
        return replayed(row, log, library, host)
    except Unreadable as why:
        raise _told(row.id, why) from None


def replayed(row: TableRow, log: Sequence[Logged], library: Library, host: Host) -> LiveTable:
    """The same, for whoever wants to know why it cannot be."""
    game = _game(row, library)
    try:
        row = replace(row, options=game.choices(row.players, **row.options))
        start = Match(game, row.players, row.options, row.key, "interpreted", row.paper).to_bytes()
        table = LiveTable(row, game, start, log, host)
    except Exception as why:  # whatever a damaged log may bring about, it is no error of the request
        raise Unreadable(str(why) if isinstance(why, SpinneyError | ValueError) else repr(why)) from None
    table.views.other_pack = not library.knows(row.game, row.pack_hash)
    return table


def _game(row: TableRow, library: Library) -> Game:
    """The game of a table. One of newer rules is left to them: going on by older ones would spoil it."""
    try:
        game = library.game_of(row.game, row.pack_hash, row.rules)
    except Impossible as why:
        raise Unreadable(why.told(ENGLISH).words) from None
    if row.rules > game.rules_version:
        raise Unreadable(f"its rules have version {row.rules}, and ours {game.rules_version}")
    return game


def _told(table_id: str, why: Unreadable) -> Impossible:
    log.warning("table %s cannot be read: %s", table_id, why)
    return Impossible("unreadable")
