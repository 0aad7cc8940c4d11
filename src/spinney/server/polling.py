"""Lines for pages that get no socket through: what goes out is asked for, what comes in is posted.

Behind each is the same `Line` as behind a socket. What goes out is numbered and kept until whoever asks for more says
up to which number it has come. A line is kept by one process only: a request that comes to another one is answered by
`no-such-line`, and the page opens a new line there and goes on with what it knows.

All of it happens in the event loop.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hmac import compare_digest
from time import monotonic

from spinney.tables.hosting import ASKER
from spinney.tables.line import Gone, Who, serve
from spinney.tables.messages.lines import LineNews
from spinney.tables.problems import Impossible
from spinney.tables.tables import Tables

WAIT_SECONDS = 8.0
"""A question for news is answered after so long at the latest: so both sides know soon when the other has gone."""
GONE_SECONDS = 12.0
"""A page that neither waits for news nor has asked for any for so long has gone, whatever it sends."""
FIRST_SECONDS = 2.0
"""The request that opens a line waits so long for its first message."""
MOST_LINES = 2_000
MOST_OUT = 8
MOST_IN = 64
MOST_LETTERS = 131_072
"""So many letters may wait to be read, in messages that a page has sent."""
ENDED = 1000
RESTARTING = 1012
"""Codes of sockets that were closed: because the line has ended, or because the server does."""


@dataclass(eq=False)
class PolledLine:
    """One line: messages that wait to be fetched, and messages that wait to be read."""

    table_id: str
    address: str
    who: Who
    seen: float = field(default_factory=monotonic)
    name: str = field(default_factory=lambda: secrets.token_hex(8))
    key: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    last: int = 0
    closed: int = 0
    waiting: int = 0
    outbox: deque[str] = field(default_factory=deque)
    inbox: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)
    letters: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and then replaced, whenever something has changed."""

    def note(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def send(self, data: bytes) -> None:
        """Keeps a message; whoever does not fetch what there is gets no more."""
        while len(self.outbox) >= MOST_OUT and not self.closed:
            await self.changed.wait()
        if self.closed:
            raise Gone
        self.outbox.append(data.decode())
        self.last += 1
        self.note()

    def receive(self, messages: Sequence[str]) -> None:
        letters = self.letters + sum(map(len, messages))
        if self.inbox.qsize() + len(messages) > MOST_IN or letters > MOST_LETTERS:
            raise Impossible("too-often", seconds=1)
        self.letters = letters
        for message in messages:
            self.inbox.put_nowait(message)

    async def read(self) -> str | None:
        """The next message of the page; none when the line has ended."""
        message = await self.inbox.get()
        self.letters -= len(message or "")
        return message

    def acknowledge(self, after: int) -> None:
        """Forgets what has come; who asks anew is the one who waits, and who waited before is answered."""
        while self.outbox and self.last - len(self.outbox) < min(after, self.last):
            self.outbox.popleft()
        self.note()

    async def wait(self, seconds: float) -> None:
        """Until there is something to fetch, or somebody else asks."""
        self.waiting += 1
        try:
            if not self.outbox and not self.closed:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.changed.wait(), seconds)
        finally:
            self.waiting -= 1
            self.seen = monotonic()

    def end(self, code: int) -> None:
        if not self.closed:
            self.closed = code
            self.inbox.put_nowait(None)
            self.note()

    def news(self, key: str = "") -> LineNews:
        return LineNews(self.name, key, self.last, list(self.outbox), self.closed)


class PolledLines:
    def __init__(self, tables: Tables, most_each: int | None = None) -> None:
        self._tables = tables
        self._most_each = MOST_LINES if most_each is None else most_each
        self._lines: dict[str, PolledLine] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def __len__(self) -> int:
        return len(self._lines)

    async def open(self, table_id: str, language: str, messages: Sequence[str], who: Who) -> LineNews:
        """A new line, with the first messages in both directions: who never comes back to this process has those."""
        address = ASKER.get()
        own = sum(line.address == address for line in self._lines.values())
        if self._closed or len(self._lines) >= MOST_LINES or own >= self._most_each:
            raise Impossible("too-often", seconds=5)
        line = PolledLine(table_id, address, who)
        self._lines[line.name] = line
        task = asyncio.create_task(self._serve(line, language))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._look_after(line)
        line.receive(messages)
        await line.wait(FIRST_SECONDS)
        return line.news(line.key)

    async def _serve(self, line: PolledLine, language: str) -> None:
        code: int | None = None
        try:
            with suppress(Gone):
                code = await serve(self._tables, line.table_id, language, line.send, line.read, line.who)
        finally:
            line.end(code or ENDED)

    def find(self, table_id: str, name: str, key: str) -> PolledLine:
        """The line of whoever has its key."""
        line = self._lines.get(name)
        if line is None or line.table_id != table_id or not compare_digest(line.key.encode(), key.encode()):
            raise Impossible("no-such-line")
        return line

    async def news(self, line: PolledLine, after: int) -> LineNews:
        """The messages after a number; if there are none, the next one, though nobody waits for ever."""
        line.acknowledge(after)
        await line.wait(WAIT_SECONDS)
        if line.closed:
            self._lines.pop(line.name, None)
        return line.news()

    def drop(self, line: PolledLine) -> None:
        """The page leaves."""
        self._lines.pop(line.name, None)
        line.end(ENDED)

    def _look_after(self, line: PolledLine) -> None:
        """Ends the line when its page has gone."""
        left = GONE_SECONDS if line.waiting else line.seen + GONE_SECONDS - monotonic()
        if left <= 0:
            self.drop(line)
        elif line.name in self._lines:
            asyncio.get_running_loop().call_later(left, self._look_after, line)

    def close(self) -> None:
        """When the server ends: whoever waits is answered."""
        self._closed = True
        for line in self._lines.values():
            line.end(RESTARTING)
