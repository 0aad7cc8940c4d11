"""What every database offers: connections for reading, and transactions that are on the disk when they end.

There are two: a file of SQLite in a data folder (`sqlite.py`), for one server, and PostgreSQL (`postgres.py`), for as
many as one likes. `opening.py` chooses. Statements are SQLAlchemy's, so that they run on both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import ClassVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from spinney.engine.errors import SpinneyError
from spinney.store.news import News, NoNews


class Database(ABC):
    """Any thread may read or write."""

    is_shared: ClassVar[bool]
    """Whether other processes use it, too."""

    _engine: Engine

    def __init__(self, name: str) -> None:
        self._name = name  # in sentences

    @property
    def engine(self) -> Engine:
        """For whoever wants to be told of what happens there."""
        return self._engine

    @abstractmethod
    def reading(self) -> AbstractContextManager[Connection]:
        """A connection to read with. What is read is read to its end before it is let go."""

    @abstractmethod
    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction: when this ends it is on the disk, or an error tells that nothing of it is.

        What is there already (a key twice) is an `IntegrityError`; all else that goes wrong is told in a sentence.
        """

    def news(self) -> News:
        """A new connection to the other servers."""
        return NoNews()

    @abstractmethod
    def close(self) -> None: ...

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise SpinneyError(f"{self._name} cannot be used: {self._why(error)}.") from None
        except PoolTimeout:
            raise SpinneyError(f"{self._name} cannot be used: too many want to read it at once.") from None

    def _why(self, error: DBAPIError) -> str:
        return str(error.orig)
