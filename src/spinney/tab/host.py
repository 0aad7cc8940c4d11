"""The host of the tables of this device: it answers the page as a server would, and keeps what happens first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from spinney.engine.errors import SpinneyError
from spinney.engine.words import ENGLISH
from spinney.tab.aside import AtOnce
from spinney.tab.page import Page
from spinney.tab.routes import Asked, Reply, found, reply
from spinney.tab.store import DeviceStore, Unwritten
from spinney.tab.thinkers import Workers
from spinney.tables import hosting
from spinney.tables.desk import Desk
from spinney.tables.library import Library
from spinney.tables.line import Gone, serve
from spinney.tables.messages.making import NewTable
from spinney.tables.messages.pads import NewScore
from spinney.tables.problems import Impossible
from spinney.tables.tables import Tables

BROKEN = 1011
log = logging.getLogger("spinney.tab")


class Host:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._store = DeviceStore(page)
        thinkers = Workers(page, self._store.game_of)
        self._tables = Tables(Library(self._store), hosting.Host(self._store, thinkers, AtOnce()))
        self._desk = Desk(self._tables)
        self._lines: dict[int, asyncio.Queue[str | None]] = {}
        self._at: dict[int, str] = {}
        self._waiting = 0
        self._serving: set[asyncio.Task[None]] = set()

    # Requests.

    async def ask(self, method: str, address: str, headers: str, body: str) -> str:
        """The reply to a request, as JSON."""
        token = msgspec.json.decode(headers, type=dict[str, str]).get("authorization", "")
        return msgspec.json.encode(await self._reply(method, address, token, body)).decode()

    async def _reply(self, method: str, address: str, token: str, body: str) -> Reply:
        try:
            route, asked = found(method, address, token, body)
            with self._bringing():
                await self._bring(asked)
                result = await route.answer(self._desk, asked)
            await self._settle()
            return reply(route, result)
        except Impossible as problem:
            return _told(problem, address)
        except SpinneyError as error:
            log.error("%s", error)
            return _told(Impossible("store"), address)

    async def _bring(self, asked: Asked) -> None:
        if "table" in asked.names:
            await self._store.bring(asked.names["table"])
        if "game" in asked.names:
            await self._store.bring_pack(asked.names["game"], asked.query.get("pack", ""))
        if isinstance(asked.data, NewTable | NewScore):
            await self._store.bring_pack(asked.data.game, asked.data.pack_hash)

    async def _settle(self) -> None:
        """Nobody is told of anything before it is kept. What cannot be kept has not happened."""
        try:
            await self._store.settle()
        except Unwritten as unwritten:
            for table_id in unwritten.tables:
                table = self._tables.live.pop(table_id, None)
                if table is not None:
                    table.close()
            raise Impossible(f"device-{unwritten.why}") from None

    def forget(self, table_id: str) -> None:
        """The page has removed a table from the device: whoever is still there learns that it is gone."""
        table = self._tables.live.pop(table_id, None)
        if table is not None:
            table.close()
        self._store.forget([table_id])
        for line in [line for line, at in self._at.items() if at == table_id]:
            self.disconnect(line)

    @contextmanager
    def _bringing(self) -> Iterator[None]:
        """While somebody waits for a table, nothing is forgotten; then whatever nobody uses any more."""
        self._waiting += 1
        try:
            yield
        finally:
            self._waiting -= 1
        if self._waiting == 0:
            self._tables.sweep()
            self._store.forget_but(self._tables.live)

    # Lines.

    def connect(self, line: int, address: str) -> None:
        """A line to the table in this address."""
        self._lines[line] = asyncio.Queue()
        serving = asyncio.ensure_future(self._serve(line, address))
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)

    def receive(self, line: int, text: str) -> None:
        if line in self._lines:
            self._lines[line].put_nowait(text)

    def disconnect(self, line: int) -> None:
        if line in self._lines:
            self._lines[line].put_nowait(None)

    async def _serve(self, line: int, address: str) -> None:
        async def send(data: bytes) -> None:
            try:
                await self._settle()
            except Impossible as problem:
                self._page.send(line, msgspec.json.encode(problem.told(_language(address))).decode())
                raise Gone from None
            self._page.send(line, data.decode())

        table_id = self._at[line] = unquote(urlsplit(address).path.split("/")[3])
        code: int | None = BROKEN
        try:
            with self._bringing(), suppress(Impossible):
                await self._store.bring(table_id)
                await self._tables.find(table_id)
            code = await serve(self._tables, table_id, _language(address), send, self._lines[line].get)
        except Gone:
            pass
        except Exception:
            log.exception("a line failed")
        del self._lines[line], self._at[line]
        self._page.closed(line, BROKEN if code is None else code)


def _language(address: str) -> str:
    return dict(parse_qsl(urlsplit(address).query)).get("language", ENGLISH)


def _told(problem: Impossible, address: str) -> Reply:
    return Reply(problem.status, {}, msgspec.json.encode(problem.told(_language(address))).decode())
