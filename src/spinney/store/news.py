"""News between servers that share a database: that a log has grown, that a bot is wanted or is to hurry, who is where.

News is quick and may be lost, as when a server dies; what matters is in the database, and whoever waits for it looks
there from time to time. It travels by PostgreSQL's LISTEN and NOTIFY. What is told within a few milliseconds goes
together: every NOTIFY makes all commits of the database wait for each other for a moment.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from secrets import token_hex
from threading import Event, Thread
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    import psycopg

CHANNEL = "spinney"
GATHER_SECONDS = 0.005
MOST_TOGETHER = 100  # a notice of PostgreSQL has room for 8,000 bytes
AGAIN_SECONDS = 1.0
LOOK_SECONDS = 0.5
log = logging.getLogger("spinney.store")


class Piece(Struct, frozen=True, array_like=True):
    """A piece of news about a table. What `number` is depends on its kind.

    The log has `grown` to so many entries; bots are `wanted`, or have to `hurry`; a seat is `here` for some seconds
    more, or `gone`; somebody has `said` something; or news may have been `missed`, about any table.
    """

    kind: str
    table: str = ""
    number: int = 0


class Bundle(Struct, frozen=True, array_like=True):
    """What one server tells at once."""

    server: str
    pieces: list[Piece]


MISSED = Piece("missed")
BUNDLE = msgspec.json.Decoder(Bundle)
Hear = Callable[[Piece], None]


class News(Protocol):
    def tell(self, piece: Piece) -> None:
        """To all other servers, soon; never waits."""
        ...

    def listen(self, hear: Hear) -> None:
        """From now on `hear` is called with what other servers tell, in a thread."""
        ...

    def close(self) -> None: ...


class NoNews:
    """Where there are no other servers."""

    def tell(self, piece: Piece) -> None:
        pass

    def listen(self, hear: Hear) -> None:
        pass

    def close(self) -> None:
        pass


class PostgresNews:
    def __init__(self, address: str) -> None:
        """`address` is that of the database, as psycopg takes it."""
        self._address = address
        self._server = token_hex(8)
        self._to_tell: SimpleQueue[Piece] = SimpleQueue()
        self._ended = Event()
        self._threads = [Thread(target=self._telling, name="news out", daemon=True)]
        self._threads[0].start()

    def tell(self, piece: Piece) -> None:
        self._to_tell.put(piece)

    def listen(self, hear: Hear) -> None:
        thread = Thread(target=self._listening, args=(hear,), name="news in", daemon=True)
        self._threads.append(thread)
        thread.start()

    def close(self) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join(2 * AGAIN_SECONDS)

    # In threads of their own.

    def _telling(self) -> None:
        while not self._ended.is_set():
            with suppress(Exception), self._connected() as connection:
                while not self._ended.is_set():
                    pieces = self._gathered()
                    if pieces:
                        text = msgspec.json.encode(Bundle(self._server, pieces)).decode()
                        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
            self._ended.wait(AGAIN_SECONDS)

    def _gathered(self) -> list[Piece]:
        """What there is to tell: each piece once, in its order."""
        try:
            pieces = {self._to_tell.get(timeout=LOOK_SECONDS): None}
        except Empty:
            return []
        self._ended.wait(GATHER_SECONDS)
        with suppress(Empty):
            while len(pieces) < MOST_TOGETHER:
                pieces[self._to_tell.get_nowait()] = None
        return list(pieces)

    def _listening(self, hear: Hear) -> None:
        while not self._ended.is_set():
            try:
                with self._connected() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    hear(MISSED)
                    while not self._ended.is_set():
                        for notice in connection.notifies(timeout=LOOK_SECONDS):
                            self._heard(notice.payload, hear)
            except Exception as error:
                log.warning("news cannot be heard: %s", type(error).__name__)
            self._ended.wait(AGAIN_SECONDS)

    def _heard(self, text: str, hear: Hear) -> None:
        try:
            bundle = BUNDLE.decode(text)
        except msgspec.MsgspecError:
            return  # somebody else uses the channel
        if bundle.server != self._server:
            for piece in bundle.pieces:
                hear(piece)

    def _connected(self) -> psycopg.Connection[tuple[object, ...]]:
        import psycopg

        return psycopg.connect(self._address, autocommit=True, connect_timeout=5)
