"""PostgreSQL: one database for as many servers as one likes.

Connections come from a pool; one that broke, because PostgreSQL was started again, say, is replaced before it is used.
A commit returns when PostgreSQL has it on its disk. Of two transactions that write the same key one waits for the other
and then fails: that is what gives each entry of a log its own number.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from spinney.engine.errors import SpinneyError
from spinney.engine.extras import need
from spinney.store.database import Database
from spinney.store.migrating import bring_up
from spinney.store.news import News, PostgresNews

SCHEMES = ("postgresql", "postgres")
CONNECTIONS = 10  # for each server
WAIT_SECONDS = 10  # for a connection of the pool
CONNECTING = {
    "connect_timeout": 5,  # seconds
    "tcp_user_timeout": 15_000,  # milliseconds after which a machine that does not answer is given up
    "application_name": "spinney",
}
"""What the address may say otherwise."""

SETTINGS = """
    SET statement_timeout = '20s';
    SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '60s';
    SET timezone = 'UTC';
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
"""Nobody waits for ever, and what is committed survives a crash."""

ALONE = """
    SET LOCAL statement_timeout = 0;
    SET LOCAL lock_timeout = '10min';
    SELECT pg_advisory_xact_lock(7369704)
"""
"""Until the transaction ends; a migration may take its time. The number is this lock's alone."""


class PostgresDatabase(Database):
    """The database at an address, which is made beforehand: `createdb spinney`."""

    is_shared = True

    def __init__(self, address: str) -> None:
        need("postgres", "A database of PostgreSQL")
        url = _url(address)
        super().__init__(f"PostgreSQL at {url.host or url.query.get('host') or 'localhost'}/{url.database or ''}")
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._secrets = [each for each in (url.password, url.query.get("password")) if isinstance(each, str) and each]
        self._engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=WAIT_SECONDS,
            pool_pre_ping=True,
            connect_args={name: value for name, value in CONNECTING.items() if name not in url.query},
        )
        event.listen(self._engine, "connect", _prepare)
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            with self.writing() as connection:
                connection.exec_driver_sql(ALONE)  # of servers that start together one is first, the others wait
                bring_up(connection, self._name)
        except BaseException:
            self._engine.dispose()
            raise

    def news(self) -> News:
        return PostgresNews(self._address)

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._told(), self._reader.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._told(), self._engine.begin() as connection:
            yield connection
            self._check(connection)

    def _check(self, connection: Connection) -> None:
        """PostgreSQL takes the commit of a transaction in which a statement has failed, and rolls it back silently."""
        from psycopg.pq import TransactionStatus

        driver: Any = connection.connection.driver_connection
        if driver.info.transaction_status == TransactionStatus.INERROR:
            raise SpinneyError(f"{self._name} has not kept a change: a statement of it failed.")

    def _why(self, error: DBAPIError) -> str:
        """The first line, which says it, and without the password, wherever that may have come from."""
        why = str(error.orig).split("\n")[0].removesuffix(".")
        for secret in self._secrets:
            why = why.replace(secret, "***")
        return why


def _url(address: str) -> URL:
    """The parts of an address; nothing of one that is wrong is repeated, because a password may be in it."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        url = None
    if url is None or url.drivername not in SCHEMES:
        raise SpinneyError("The address of the database has to be like postgresql://name:password@host/database.")
    return url


def _prepare(connection: Any, _record: Any) -> None:
    with connection.cursor() as cursor:
        cursor.execute(SETTINGS)
    connection.commit()
