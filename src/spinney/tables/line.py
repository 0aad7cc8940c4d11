"""The line of one viewer to a table: states go out after every change, what a person does comes in.

Messages wait in an outbox and are sent by one task, a state only once however often the table changes meanwhile. What
carries them, a socket or a worker's messages, is given.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Any

import msgspec

from spinney.engine.errors import SpinneyError
from spinney.engine.words import ENGLISH
from spinney.tables.caller import Caller
from spinney.tables.chatting import heard, say
from spinney.tables.hosting import ASKER
from spinney.tables.judging import analysis
from spinney.tables.live import LiveTable
from spinney.tables.messages.doing import (
    Answer,
    AskAnalysis,
    AskHint,
    ComeBack,
    Fill,
    FromPage,
    Leave,
    Lock,
    MoveNow,
    Ping,
    Play,
    PlaySeveral,
    Redo,
    Restart,
    Say,
    SendAway,
    Sit,
    Stop,
    Undo,
    Vote,
    Why,
)
from spinney.tables.messages.saying import Done, FromServer, Here, Pong
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.problems import Impossible
from spinney.tables.tables import Tables

NO_SUCH_TABLE = 4404
EMPTYING_SECONDS = 2.0
DECODER = msgspec.json.Decoder(FromPage)
ENCODER = msgspec.json.Encoder()
Send = Callable[[bytes], Awaitable[None]]
Who = Callable[[], Awaitable[str]]
"""The person who is there, asked anew each time: their device may be forgotten meanwhile."""
Receive = Callable[[], Awaitable[str | bytes | None]]
"""The next message; none when the page has gone."""
log = logging.getLogger("spinney.tables")


async def nobody() -> str:
    """Where no person is known."""
    return ""


class Gone(Exception):
    """There is nobody there any more to whom something could be sent."""


async def serve(
    tables: Tables, table_id: str, language: str, send: Send, receive: Receive, who: Who = nobody
) -> int | None:
    """Serves the line of somebody, maybe a known person, until it ends.

    Gives a code if it was never begun, because there is no such table to be had.
    """
    try:
        table = await tables.find(table_id)
    except Impossible as problem:
        await send(ENCODER.encode(problem.told(language)))
        return NO_SUCH_TABLE
    except SpinneyError as error:
        log.error("%s", error)
        await send(ENCODER.encode(Impossible("store").told(language)))
        return NO_SUCH_TABLE
    await Line(tables, table.row.id, send, receive, who).run()
    return None


class Line:
    """The line of one viewer to one table. The table itself need not stay in memory meanwhile."""

    def __init__(self, tables: Tables, table_id: str, send: Send, receive: Receive, who: Who) -> None:
        self.seat = SPECTATOR
        self._tables = tables
        self._table_id = table_id
        self._out = send
        self._in = receive
        self._who = who
        self._caller = Caller()
        self._viewer = SPECTATOR
        self._language = ENGLISH
        self._zones = False
        self._brief = False
        self._outbox: asyncio.Queue[FromServer | Callable[[], Awaitable[bytes]]] = asyncio.Queue()
        self._waits: set[str] = set()  # what is to be sent as it is then, however often it changes before
        self._heard = 0  # the last message of the chat that was sent
        self._met: list[int] | None = None  # who was there, as it was told last
        self._known = 0  # so many entries of the log of moves have been sent
        self._version = 0  # the version at which they were
        self._told = -1  # the version that was sent last
        self._jobs: dict[asyncio.Task[None], Event] = {}

    def wake(self) -> None:
        """The table has changed."""
        self._await("state", self._state)

    def meet(self, seats: Collection[int]) -> None:
        """At these seats somebody is there now. Programs that are told in brief are not told of it."""
        if self._met is not None and self._met != sorted(seats) and not self._brief:
            self._met = sorted(seats)
            self._outbox.put_nowait(Here(self._met))

    def listen(self) -> None:
        """Somebody has said something."""
        if self.seat != SPECTATOR and not self._brief:
            self._await("talk", self._talk)

    def _await(self, what: str, made: Callable[[], Awaitable[bytes]]) -> None:
        if what not in self._waits:
            self._waits.add(what)
            self._outbox.put_nowait(made)

    async def run(self) -> None:
        """Sends and receives until either ends: the page is gone, or something failed."""
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await self._empty(tasks[0])
        finally:
            self._tables.host.watchers.discard(self._table_id, self)
            self._stop_jobs()
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, SpinneyError):
                    log.error("a line ended: %s", ended)  # the page comes back, and finds it as it is then
                elif isinstance(ended, Exception):
                    log.error("a line failed", exc_info=ended)

    async def _empty(self, sending: asyncio.Task[None]) -> None:
        """What has been done is acknowledged before the line ends, if anybody is still there."""
        emptying = asyncio.create_task(self._outbox.join())
        await asyncio.wait((sending, emptying), timeout=EMPTYING_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        emptying.cancel()

    # Out.

    async def _send(self) -> None:
        while True:
            message = await self._outbox.get()
            data = await message() if callable(message) else ENCODER.encode(message)
            try:
                if data:
                    await self._out(data)
            except Gone:
                return
            self._outbox.task_done()

    async def _state(self) -> bytes:
        self._waits.discard("state")
        await self._recognise()
        table, seat = await self._tables.find(self._table_id), self.seat
        data = await table.do(partial(self._look, table))
        if self.seat != seat:
            self._tables.host.watchers.add(self._table_id, self)
        return data

    async def _talk(self) -> bytes:
        self._waits.discard("talk")
        await self._recognise()
        table = await self._tables.find(self._table_id)
        seat = self.seat if self.seat in self._held(table) else SPECTATOR
        talk = await heard(self._tables.host, table, seat, self._heard)
        if not talk.said:
            return b""
        self._heard = talk.said[-1].number
        return ENCODER.encode(talk)

    def _look(self, table: LiveTable) -> bytes:
        """The table as it is now, as far as it is not known there; nothing if all of it is."""
        if self._told == table.version:
            return b""
        mine = self._mine(table)
        since = table.course.known_after(self._version, self._known)
        self._told = self._version = table.version
        self._known = table.course.last + 1
        if self._brief:
            return ENCODER.encode(table.views.brief(self._viewer))
        state = table.state(self._viewer, self._language, since, zones=self._zones)
        self._met = state.here
        return ENCODER.encode(msgspec.structs.replace(state, mine=mine))

    async def _recognise(self) -> None:
        """Looks who is there now. Who sat there and is not known any more is told that the seat is lost."""
        person = await self._who()
        if person != self._caller.person:
            self._caller = replace(self._caller, person=person)
            if self.seat != SPECTATOR:
                self._told = -1
                self.wake()

    def _held(self, table: LiveTable) -> list[int]:
        try:
            return table.held(self._caller)
        except Impossible:
            return []

    def _mine(self, table: LiveTable) -> list[int]:
        """The seats of whoever is there. Who has lost the seat at which they were looks on from now on."""
        mine = self._held(table)
        if self.seat not in (*mine, SPECTATOR):
            self._caller = Caller(person=self._caller.person)
            self.seat = self._viewer = SPECTATOR
            self._known = 0
        return mine

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
        key: str = getattr(message, "key", "")
        try:
            await self._recognise()
            await (self._tell(Pong()) if isinstance(message, Ping) else self._do(message))
        except Impossible as problem:
            await self._refuse(problem, key)
        except SpinneyError as error:
            log.error("%s", error)
            await self._refuse(Impossible("store"), key)
        except Exception:
            # Whoever is not answered asks again with the same key, and would fail again.
            log.exception("a message failed")
            await self._refuse(Impossible("failed"), key)

    async def _refuse(self, problem: Impossible, key: str) -> None:
        await self._tell(msgspec.structs.replace(problem.told(self._language), key=key))

    async def _do(self, message: FromPage) -> None:
        table = await self._tables.find(self._table_id)
        seat = self.seat if self.seat in self._held(table) else SPECTATOR
        match message:
            case Sit():
                await table.do(lambda: self._sit(table, message))
                self._tables.host.watchers.add(self._table_id, self)
                self.wake()
                self.listen()
            case Play():
                await self._act(table, lambda: table.play(seat, message, self._language), message.key)
            case PlaySeveral():
                await self._act(table, lambda: table.play_several(seat, message, self._language), message.key)
            case Why():
                await self._tell(await table.do(lambda: table.why(seat, message, self._language)))
            case Undo(key):
                await self._act(table, lambda: table.undo(seat, key=key), key)
            case Restart(key):
                await self._act(table, lambda: table.undo(seat, turn=True, key=key), key)
            case Redo(key):
                await self._act(table, lambda: table.redo(seat, key), key)
            case Answer(agree, key):
                await self._act(table, lambda: table.answer(seat, agree, key), key)
            case Lock() | SendAway() | Fill() | Leave() | ComeBack() | Vote():
                await self._act(table, lambda: table.conduct(seat, message), message.key)
            case Say():
                await say(self._tables.host, table, seat, message)
                if message.key:
                    await self._tell(Done(message.key, table.version))
            case MoveNow():
                await self._act(table, lambda: table.move_now(seat))
            case AskHint():
                self._begin(self._hint(table, seat), Event())
            case AskAnalysis():
                if table.is_guest(self._caller):
                    raise Impossible("not-your-seat")
                stop = Event()
                self._begin(self._analysis(table, message, stop), stop)
            case Stop():
                self._stop_jobs()

    async def _act(self, table: LiveTable, deed: Callable[[], None], key: str = "") -> None:
        """Does something; when it has been committed, whoever gave it a key is told so, after the new state."""

        def done() -> int:
            deed()
            return table.version

        table.asker = ASKER.get()
        version = await table.do(done)
        if key:
            self.wake()
            await self._tell(Done(key, version))

    def _sit(self, table: LiveTable, message: Sit) -> None:
        eyes = message.seat
        caller = Caller(message.token, self._caller.person)
        if eyes in table.held(caller):
            caller = Caller(caller.token, caller.person, eyes)
        seat = table.seat_of(caller)
        self._viewer = table.viewer(caller, eyes)
        self._caller, self.seat, self._language, self._zones = caller, seat, message.language, message.zones
        known = message.version <= table.version  # what it says of a table that has been forgotten counts for nothing
        self._version, self._known = (message.version, message.known) if known else (0, 0)
        self._told, self._brief, self._heard = -1, message.brief, message.heard

    # What takes longer.

    def _begin(self, work: Coroutine[Any, Any, None], stop: Event) -> None:
        if self._jobs:
            work.close()
            raise Impossible("busy")
        task = asyncio.create_task(work)
        self._jobs[task] = stop
        task.add_done_callback(lambda done: self._jobs.pop(done, None))

    def _stop_jobs(self) -> None:
        table = self._tables.live.get(self._table_id)
        if table is not None:
            table.stop_hint(self.seat)
        for stop in self._jobs.values():
            stop.set()

    async def _hint(self, table: LiveTable, seat: int) -> None:
        try:
            self._outbox.put_nowait(await table.hint(seat, self._language))
        except Impossible as problem:
            self._outbox.put_nowait(problem.told(self._language))

    async def _analysis(self, table: LiveTable, message: AskAnalysis, stop: Event) -> None:
        try:
            async for told in analysis(table, self._viewer, message, self._language, self._tables.thinkers, stop):
                self._outbox.put_nowait(told)
        except Impossible as problem:
            self._outbox.put_nowait(problem.told(self._language))
