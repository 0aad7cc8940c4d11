"""The guard at the door: what a request must be like before anything looks at it.

Its host is one of ours (otherwise the name of another site could be made to point here), a page of another site gets
nothing changed (`Origin`), a body is JSON by its type (a form of another site cannot send that unasked), paths are of a
sensible length, and nobody asks too often. Every answer carries the headers that keep browsers strict.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import parse_qs, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from spinney.engine.words import ENGLISH
from spinney.server.headers import FILE_HEADERS, HEADERS
from spinney.server.rates import Limits, Rates, house
from spinney.tables.hosting import ASKER
from spinney.tables.problems import Impossible

MOST_PATH = 1_000
MOST_QUERY = 2_000
READING = ("GET", "HEAD", "OPTIONS")
JSON = "application/json"
API = "/api/"
FILES = "/assets/"
MAKING = ("/api/tables", "/api/records", "/api/lessons", "/api/puzzles", "/api/packs", "/api/pads")
"""Requests that make something that stays or is work to check, and whatever comes below them to branch from a table."""
DAILY = "/api/daily/"
SCORING = "/api/scores"
POLICY_VIOLATION = 1008

LIMITED: dict[str, Callable[[str, str], bool]] = {
    "asking": lambda method, path: path.startswith(API),
    "scoring": lambda method, path: method == "POST" and path == SCORING,
    "making": lambda method, path: (
        method == "POST" and (path in MAKING or path.endswith("/branch") or path.startswith(DAILY))
    ),
}
"""Which requests each allowance of `Limits` is for, by method and path."""


@dataclass(frozen=True)
class Hosts:
    """The names by which this server may be called; with `literals` also any address in digits."""

    names: Collection[str]
    literals: bool

    def has(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        return name in self.names or (self.literals and _is_address(name))


class Guard:
    """One for all routes, which it stands before (`over`)."""

    def __init__(self, hosts: Hosts | None, limits: Limits | None) -> None:
        self._hosts = hosts
        self._limits = limits
        self._rates = [(Rates(getattr(limits, what)), is_such) for what, is_such in LIMITED.items()] if limits else []
        self._sockets: Counter[str] = Counter()

    def over(self, app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self._socket(app, scope, receive, send)
            else:
                await self._request(app, scope, receive, send)

        return guarded

    async def _request(self, app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *(OF_FILES if scope["path"].startswith(FILES) else OF_ALL)]
            await send(message)

        try:
            self._check(scope)
            self._check_rates(scope)
            ASKER.set(address_of(scope))
        except Impossible as problem:
            await refuse(problem, scope, strict)
        else:
            await app(scope, receive, strict)

    async def _socket(self, app: ASGIApp, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self._check(scope)
            if self._limits is not None and self._sockets[address] >= self._limits.sockets:
                raise Impossible("too-often", seconds=1)
        except Impossible:
            await receive()  # the request to connect
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})
            return
        self._sockets[address] += 1
        ASKER.set(address)
        try:
            await app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            self._sockets += Counter()  # forgets those who have none

    def _check(self, scope: Scope) -> None:
        path, headers = scope["path"], headers_of(scope)
        if len(path) > MOST_PATH or len(scope["query_string"]) > MOST_QUERY or "\0" in path:
            raise Impossible("no-such-page")
        host = headers.get("host", "")
        if self._hosts is not None and not self._hosts.has(host):
            raise Impossible("wrong-host")
        if scope["type"] == ScopeType.HTTP and scope["method"] in READING:
            return
        origin = headers.get("origin")
        if origin is not None and origin.partition("//")[2] != host:
            raise Impossible("foreign-page")
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        if has_body and headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Impossible("not-json")

    def _check_rates(self, scope: HTTPScope) -> None:
        path, address = scope["path"].rstrip("/"), address_of(scope)
        for rates, is_such in self._rates:
            if is_such(scope["method"], path) and (wait := rates.spend(address)):
                raise Impossible("too-often", seconds=int(wait) + 1)


async def refuse(problem: Impossible, scope: Scope, send: Send) -> None:
    language = parse_qs(scope["query_string"].decode("latin-1")[:MOST_QUERY]).get("language", [ENGLISH])[0]
    body = msgspec.json.encode(problem.told(language))
    headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
    if "seconds" in problem.parts:
        headers.append((b"retry-after", str(problem.parts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Scope) -> str:
    client = scope["client"]
    return house(client[0]) if client else ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


OF_ALL, OF_FILES = encoded(HEADERS), encoded(FILE_HEADERS)
