"""What the store and its database do, counted."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError

from spinney.server.operating.metrics import Metrics
from spinney.store.database import Database
from spinney.store.entries import Logged, Moved, Standing
from spinney.store.news import News
from spinney.store.store import Store


def count_errors(database: Database, metrics: Metrics) -> None:
    """Counts what the database refuses or fails to do from now on."""

    def failed(context: ExceptionContext) -> None:
        if not isinstance(context.sqlalchemy_exception, IntegrityError):  # somebody was first, which is no error
            metrics.database_errors.add()

    event.listen(database.engine, "handle_error", failed)


class CountedStore(Store):
    """Counts the moves that are committed."""

    def __init__(self, database: Database, news: News, metrics: Metrics) -> None:
        super().__init__(database, news)
        self._metrics = metrics

    def append(self, table_id: str, number: int, log: Sequence[Logged], standing: Standing | None = None) -> None:
        super().append(table_id, number, log, standing)
        self._metrics.moves.add(by=sum(isinstance(logged.entry, Moved) for logged in log))
