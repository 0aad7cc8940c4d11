"""Results: when a game is over, what each seat came to is written down, with the ratings that follow from it.

A server may die between the commit of the last move and this, so `missing` finds the games that were left out.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence

from spinney.store.entries import Logged, Standing, StoodIn, TableRow
from spinney.store.results import ResultRow, Results
from spinney.tables.ending import counts, endings
from spinney.tables.hosting import Host
from spinney.tables.library import Library
from spinney.tables.live import LiveTable
from spinney.tables.rebuilding import built

log = logging.getLogger("spinney.server")


class ResultKeeper:
    """Follows all tables. It counts on tables of its own, built from the log, at which nobody moves."""

    def __init__(self, results: Results, library: Library, host: Host) -> None:
        self._results = results
        self._library = library
        self._host = host

    def wrote(self, table: TableRow, before: Standing, after: Standing) -> None:
        """The move has been made, whatever happens here: if it fails, it is done later."""
        if after.over and not before.over and counts(table):
            self.keep(table.id)

    def missing(self) -> list[str]:
        return self._results.missing()

    def keep(self, table_id: str) -> None:
        """Writes down the results of a table that is over, unless somebody has."""
        try:
            row, entries = self._host.store.table(table_id), self._host.store.log(table_id)
            if row is not None:
                table = built(row, entries, self._library, self._host)
                self._results.keep(rows_of(table, entries), table.game.teams(row.players, table.row.options))
        except Exception:
            log.exception("the results of table %s could not be kept", table_id)


def rows_of(table: LiveTable, entries: Sequence[Logged]) -> list[ResultRow]:
    """A row for each seat. Who has several seats at a table, as where a device goes round, has no result there."""
    row, seats = table.row, table.course.seats
    had = Counter(seat.person for seat in seats if seat.kind == "person")
    rated = row.rated and row.deal == "secret" and not any(isinstance(each.entry, StoodIn) for each in entries)
    return [
        ResultRow(
            row.id,
            number,
            seat.person if had[seat.person] == 1 and seat.kind == "person" else "",
            seat.name,
            seat.bot,
            row.game,
            row.players,
            ending.place,
            ending.points,
            rated,
            row.daily,
            entries[-1].made,
        )
        for number, (seat, ending) in enumerate(zip(seats, endings(row, table.course), strict=True))
    ]
