"""The line of one viewer to a table: states go out after every change, what a person does comes in.

Messages wait in an outbox and are sent by one task, a state only once however often the table changes meanwhile. What
carries them, a socket or a worker's messages, is given.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from threading import Event
from typing import Any

import msgspec

from spinney.engine.errors import SpinneyError
from spinney.engine.words import ENGLISH
from spinney.tables.hosting import ASKER, Thinkers
from spinney.tables.judging import analysis
from spinney.tables.live import LiveTable
from spinney.tables.messages import (
    SPECTATOR,
    Answer,
    AskAnalysis,
    AskHint,
    FromPage,
    FromServer,
    MoveNow,
    Play,
    PlaySeveral,
    Redo,
    Restart,
    Sit,
    Stop,
    Undo,
    Why,
)
from spinney.tables.problems import Impossible
from spinney.tables.tables import Tables

NO_SUCH_TABLE = 4404
DECODER = msgspec.json.Decoder(FromPage)
ENCODER = msgspec.json.Encoder()
Send = Callable[[bytes], Awaitable[None]]
Receive = Callable[[], Awaitable[str | bytes | None]]
"""The next message; none when the page has gone."""
log = logging.getLogger("spinney.tables")


class Gone(Exception):  # noqa: N818 - people may leave whenever they like
    """There is nobody there any more to whom something could be sent."""


async def serve(tables: Tables, table_id: str, language: str, send: Send, receive: Receive) -> int | None:
    """Serves a line until it ends; gives a code if it was never begun, because there is no such table to be had."""
    try:
        table = await tables.find(table_id)
    except Impossible as problem:
        await send(ENCODER.encode(problem.told(language)))
        return NO_SUCH_TABLE
    except SpinneyError as error:
        log.error("%s", error)
        await send(ENCODER.encode(Impossible("store").told(language)))
        return NO_SUCH_TABLE
    await Line(table, tables.thinkers, send, receive).run()
    return None


class Line:
    """The line of one viewer to one table."""

    def __init__(self, table: LiveTable, thinkers: Thinkers, send: Send, receive: Receive) -> None:
        self.known = 0
        self._table = table
        self._thinkers = thinkers
        self._out = send
        self._in = receive
        self._token = ""
        self._seat = SPECTATOR
        self._viewer = SPECTATOR
        self._language = ENGLISH
        self._zones = False
        self._outbox: asyncio.Queue[FromServer | None] = asyncio.Queue()
        self._state_waits = False
        self._told = -1  # the version that was sent last
        self._jobs: dict[asyncio.Task[None], Event] = {}

    def wake(self) -> None:
        """The table has changed."""
        if not self._state_waits:
            self._state_waits = True
            self._outbox.put_nowait(None)

    async def run(self) -> None:
        """Sends and receives until either ends: the page is gone, or something failed."""
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.watchers.discard(self)
            self._stop_jobs()
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    log.error("a line failed", exc_info=ended)

    # Out.

    async def _send(self) -> None:
        while True:
            message = await self._outbox.get()
            if message is None:
                self._state_waits = False
                data = await self._table.do(self._look)
                if not data:
                    self._outbox.task_done()
                    continue
            else:
                data = ENCODER.encode(message)
            try:
                await self._out(data)
            except Gone:
                return
            self._outbox.task_done()

    def _look(self) -> bytes:
        """The table as it is now, as far as it is not known there; nothing if all of it is."""
        if self._told == self._table.version:
            return b""
        self._told = self._table.version
        state = self._table.state(self._viewer, self._language, self.known, zones=self._zones)
        self.known = state.last + 1
        return ENCODER.encode(state)

    async def _tell(self, message: FromServer) -> None:
        """Sends a message and waits until it is out: a client that sends faster than it reads is slowed down."""
        self._outbox.put_nowait(message)
        await self._outbox.join()

    # In.

    async def _listen(self) -> None:
        while True:
            data = await self._in()
            if data is None:
                return
            await self._receive(data)

    async def _receive(self, data: str | bytes) -> None:
        try:
            message = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            await self._tell(Impossible("bad-message").told(self._language))
            return
        try:
            await self._do(message)
        except Impossible as problem:
            await self._tell(problem.told(self._language))
        except SpinneyError as error:
            log.error("%s", error)
            await self._tell(Impossible("store").told(self._language))

    async def _do(self, message: FromPage) -> None:
        table, seat = self._table, self._seat
        match message:
            case Sit():
                await table.do(lambda: self._sit(message))
                table.watchers.add(self)
                self.wake()
            case Play():
                await self._act(lambda: table.play(seat, message, self._language))
            case PlaySeveral():
                await self._act(lambda: table.play_several(seat, message, self._language))
            case Why():
                await self._tell(await table.do(lambda: table.why(seat, message, self._language)))
            case Undo():
                await self._act(lambda: table.undo(seat))
            case Restart():
                await self._act(lambda: table.undo(seat, turn=True))
            case Redo():
                await self._act(lambda: table.redo(seat))
            case Answer(agree):
                await self._act(lambda: table.answer(seat, agree))
            case MoveNow():
                await self._act(lambda: table.move_now(seat))
            case AskHint():
                self._begin(self._hint(seat), Event())
            case AskAnalysis():
                if table.is_guest(self._token):
                    raise Impossible("not-your-seat")
                stop = Event()
                self._begin(self._analysis(message, stop), stop)
            case Stop():
                table.stop_hint(seat)
                self._stop_jobs()

    async def _act(self, deed: Callable[[], None]) -> None:
        self._table.asker = ASKER.get()
        await self._table.do(deed)

    def _sit(self, message: Sit) -> None:
        seat = self._table.seat_of(message.token)
        self._viewer = self._table.viewer(message.token, message.seat if message.seat != SPECTATOR else None)
        self._token, self._seat, self._language, self._zones = message.token, seat, message.language, message.zones
        self.known, self._told = 0, -1

    # What takes longer.

    def _begin(self, work: Coroutine[Any, Any, None], stop: Event) -> None:
        if self._jobs:
            work.close()
            raise Impossible("busy")
        task = asyncio.create_task(work)
        self._jobs[task] = stop
        task.add_done_callback(lambda done: self._jobs.pop(done, None))

    def _stop_jobs(self) -> None:
        self._table.stop_hint(self._seat)
        for stop in self._jobs.values():
            stop.set()

    async def _hint(self, seat: int) -> None:
        try:
            self._outbox.put_nowait(await self._table.hint(seat, self._language))
        except Impossible as problem:
            self._outbox.put_nowait(problem.told(self._language))

    async def _analysis(self, message: AskAnalysis, stop: Event) -> None:
        try:
            async for told in analysis(self._table, self._viewer, message, self._language, self._thinkers, stop):
                self._outbox.put_nowait(told)
        except Impossible as problem:
            self._outbox.put_nowait(problem.told(self._language))
