"""Traffic: every request is counted, timed and told in the log as it leaves; none comes in when the server ends.

What is told is the route, never the path: there are codes and names of tables in paths.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from spinney.server.guard import OF_ALL, refuse
from spinney.server.operating.metrics import Metrics
from spinney.tables.problems import Impossible

SERVICE_RESTART = 1012
RETRY_SECONDS = 5
LOOK_SECONDS = 0.02
UNTOLD = ("/healthz", "/metrics")
"""Routes that machines ask for all the time."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
NO_ROUTE = "none"
log = logging.getLogger("spinney.access")


class Traffic:
    """One for all routes, which it stands around (`over`)."""

    def __init__(self, metrics: Metrics, addresses: bool = False) -> None:
        self.requests = 0
        self.sockets = 0
        self.ending = asyncio.Event()
        """Set when the server ends: whoever waits for news is to be answered."""
        self._metrics = metrics
        self._addresses = addresses

    def over(self, app: ASGIApp) -> ASGIApp:
        async def measured(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self._socket(app, scope, receive, send)
            else:
                await self._request(app, scope, receive, send)

        return measured

    async def settled(self, seconds: float) -> None:
        """Waits until all requests have been answered and all sockets closed, but not longer than this."""
        end = monotonic() + seconds
        while (self.requests or self.sockets) and monotonic() < end:
            await asyncio.sleep(LOOK_SECONDS)

    async def _request(self, app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun, status = perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        self.requests += 1
        try:
            if self.ending.is_set() and scope["path"] not in UNTOLD:
                await _refuse(scope, noting)
            else:
                await app(scope, receive, noting)
        finally:
            self.requests -= 1
            self._tell(scope, scope["method"] if scope["method"] in METHODS else "other", status, begun)

    async def _socket(self, app: ASGIApp, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        begun, status = perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        async def noting_too() -> Message:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message["code"]
            return message  # type: ignore[return-value]  # what is received, and is only looked at

        self.sockets += 1
        try:
            if self.ending.is_set():
                await receive()  # the request to connect
                await noting({"type": "websocket.close", "code": SERVICE_RESTART, "reason": ""})
            else:
                await app(scope, noting_too, noting)  # type: ignore[arg-type]
        finally:
            self.sockets -= 1
            self._tell(scope, "socket", status, begun)

    def _tell(self, scope: Scope, method: str, status: int, begun: float) -> None:
        route, seconds = scope.get("path_template") or NO_ROUTE, perf_counter() - begun
        self._metrics.requests.add(method, route, str(status))
        if method != "socket":
            self._metrics.request_seconds.took(seconds, route)
        if route in UNTOLD or not log.isEnabledFor(logging.INFO):
            return
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        if self._addresses and scope["client"]:
            fields["address"] = scope["client"][0]
        log.info("%s %s %d in %.1f ms", method, route, status, seconds * 1000, extra={"fields": fields})


async def _refuse(scope: HTTPScope, send: Send) -> None:
    async def closing(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *OF_ALL, (b"connection", b"close")]
        await send(message)

    await refuse(Impossible("ending", seconds=RETRY_SECONDS), scope, closing)
