"""The guard at the door: what a request must be like before anything looks at it.

Its host is one of ours (otherwise the name of another site could be made to point here), a page of another site gets
nothing changed (`Origin`; who comes with a cookie has to show that it is our own page that asks), a body is JSON by its
type (a form of another site cannot send that unasked), paths are of a sensible length, and nobody asks too often. Who
asks is looked up here, too (`caller.py`). Every answer carries the headers that keep browsers strict.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from spinney.engine.errors import SpinneyError
from spinney.engine.words import ENGLISH
from spinney.server.headers import FILE_HEADERS, HEADERS
from spinney.server.people.caller import BEARER, Callers, cookie_in, give, given, headers_of, mark
from spinney.server.rates import Limits, Rates, address_in, house
from spinney.tables.hosting import ASKER
from spinney.tables.problems import Impossible

MOST_PATH = 1_000
MOST_QUERY = 2_000
READING = ("GET", "HEAD", "OPTIONS")
JSON = "application/json"
API = "/api/"
FILES = "/assets/"
FORMS = "/api/unsubscribe/"
"""Where mail programs send a form, of which nothing is read."""
MAKING = ("/api/tables", "/api/records", "/api/lessons", "/api/puzzles", "/api/packs", "/api/pads", "/api/me")
"""Requests that make something that stays or is work to check, such as people: also who takes a seat may be new."""
BELOW = re.compile(r"/api/(tables/[^/]+/(branch|claim|seats/[^/]+)|daily/[^/]+|me/(recovery|ratings))")
SCORING = "/api/scores"
HEALTH = "/healthz"
POLICY_VIOLATION = 1008
log = logging.getLogger("spinney.server")

LIMITED: dict[str, Callable[[str, str], bool]] = {
    "asking": lambda method, path: path.startswith(API),
    "looking": lambda method, path: not path.startswith(API) and path != HEALTH,
    "scoring": lambda method, path: method == "POST" and path == SCORING,
    "making": lambda method, path: method == "POST" and (path in MAKING or BELOW.fullmatch(path) is not None),
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
        return name in self.names or (self.literals and address_in(name) is not None)


class Guard:
    """One for all routes, which it stands before (`over`)."""

    def __init__(self, hosts: Hosts | None, limits: Limits | None, callers: Callers) -> None:
        self._hosts = hosts
        self._callers = callers
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
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                cookie = given(scope)
                own = [] if cookie is None else [(b"set-cookie", cookie.encode())]
                strict = OF_FILES if scope["path"].startswith(FILES) else OF_ALL
                message["headers"] = [*message["headers"], *own, *strict]
            await send(message)

        try:
            self._check(scope)
            self._check_rates(scope)
            ASKER.set(address_of(scope))
            await self._recognise(scope)
        except Impossible as problem:
            await refuse(problem, scope, with_headers)
        else:
            await app(scope, receive, with_headers)

    async def _socket(self, app: ASGIApp, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self._check(scope)
            if self._limits is not None and self._sockets[address] >= self._limits.sockets:
                raise Impossible("too-often", seconds=1)
            ASKER.set(address)
            await self._recognise(scope)
        except Impossible:
            await receive()  # the request to connect
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})
            return
        self._sockets[address] += 1
        try:
            await app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            self._sockets += Counter()  # forgets those who have none

    def _check(self, scope: Scope) -> None:
        path, headers = scope["path"], headers_of(scope)
        if path == HEALTH:
            return  # it tells nothing, and who asks may know the server by any name
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
        if cookie_in(headers) and origin is None and not _is_ours(headers):
            raise Impossible("foreign-page")
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and kind != JSON and not path.startswith(FORMS):
            raise Impossible("not-json")

    async def _recognise(self, scope: Scope) -> None:
        """Who asks, for whoever needs to know."""
        secret = cookie_in(headers_of(scope)) if scope["path"].startswith(API) else ""
        if not secret:
            return
        try:
            known = await self._callers.find(secret)
        except SpinneyError as error:
            log.error("%s", error)
            raise Impossible("store") from None
        mark(scope, known.person)
        if known.renewed:
            give(scope, secret)

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


def address_of(scope: Scope) -> str:
    client = scope["client"]
    return house(client[0]) if client else ""


def _is_ours(headers: dict[str, str]) -> bool:
    """Whether a request without an origin comes from our own page, or from a program, which has no use for a cookie."""
    return headers.get("sec-fetch-site") == "same-origin" or headers.get("authorization", "").startswith(BEARER)


def encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


OF_ALL, OF_FILES = encoded(HEADERS), encoded(FILE_HEADERS)
