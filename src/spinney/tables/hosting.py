"""What tables ask of whoever hosts them: a server with threads, or a browser with workers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from threading import Event
from typing import Protocol, TypeVar

from spinney.bots.thinking import Thinking
from spinney.store.contract import SaidRow, TableStore
from spinney.store.entries import SeatRow, Standing, TableRow
from spinney.store.news import News, NoNews
from spinney.tables.players import Players
from spinney.tables.watching import Watchers

T = TypeVar("T")
MOST_SECONDS = 20.0
"""The longest that a bounded thought may take."""
ASKER: ContextVar[str] = ContextVar("asker", default="")
"""Who asks, as an address, where a host serves several; what is done aside sees it too."""


class Rank(IntEnum):
    """Who is served first: bots whose moves somebody waits for; those of tables that nobody looks at can wait."""

    BOT = 0
    HINT = 1
    UNWATCHED = 2
    ANALYSIS = 3


class Aside(Protocol):
    """Where short things are done that are not for the event loop."""

    async def run(self, work: Callable[[], T], for_bot: bool = False) -> T:
        """Does something, for whoever asks (`ASKER`) or for a bot."""
        ...

    def soon(self, work: Callable[[], object]) -> None:
        """Does something in the event loop."""
        ...

    def close(self) -> None: ...


class Thinkers(Protocol):
    """Where bots think."""

    async def run(
        self,
        think: Callable[[Players], Thinking[T]],
        stop: Event,
        rank: Rank = Rank.BOT,
        asker: str = "",
        table: str = "",
        bounded: bool = True,
    ) -> T:
        """What thinking comes to. When its time is over, if it is `bounded`, or `stop` is set, it ends early."""
        ...

    def hurry(self, stop: Event) -> None:
        """Somebody does not want to wait for what has this `stop`."""
        ...

    def analysing(self) -> AbstractContextManager[None]:
        """During an analysis; raises `Impossible` if there are too many."""
        ...

    def close(self) -> None: ...


class Follower(Protocol):
    """Whoever follows what happens at all tables: to tell people that it is their turn, or to keep results.

    It is told once of each change, by the server that has committed it, in a thread: what takes long is done elsewhere.
    """

    def wrote(self, table: TableRow, before: Standing, after: Standing) -> None: ...


class Talking(Protocol):
    """Where is kept what people say to each other at tables."""

    def allow(self, table_id: str, seat: int, row: SeatRow) -> None:
        """Raises `Impossible` if somebody has said too much; to be asked in the event loop."""
        ...

    def say(self, table_id: str, seat: int, row: SeatRow, words: str, key: str) -> None:
        """Keeps a message; once, however often it comes with the same key."""
        ...

    def after(self, table_id: str, number: int) -> list[SaidRow]:
        """The messages after this number."""
        ...


@dataclass(frozen=True)
class Host:
    """Whoever hosts tables. Where bots do not think here, others take their turns from the store."""

    store: TableStore
    thinkers: Thinkers
    aside: Aside
    watchers: Watchers = field(default_factory=Watchers)
    news: News = field(default_factory=NoNews)
    followers: tuple[Follower, ...] = ()
    bots_here: bool = True
    talking: Talking | None = None
