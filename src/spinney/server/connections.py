"""Connections, below what they carry: each address may keep so many, and on each a request has to arrive whole.

The server's own proxies may keep as many as they like: they speak for many addresses, and have limits of their own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spinney.server.rates import house

INVALID_DATA = 1007
REQUEST_SECONDS = 15.0
"""So long may a request take to arrive, its body too, from when the connection or the request before it left off."""


class Peers:
    """How many connections each address has; without `most`, as many as it likes."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """One more, if there may be one."""
        if self._most is not None and self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def go(self, address: str) -> None:
        self._open[address] -= 1
        self._open += Counter()  # forgets those who have none


class Connection(H11Protocol):
    """Counts until it is closed or becomes a socket, which the guard counts, and is closed if a request never ends."""

    def __init__(self, peers: Peers, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._peers = peers
        self._counted: str | None = None
        self._due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not (isinstance(self.app, ProxyHeadersMiddleware) and address in self.app.trusted_hosts):
            if not self._peers.come(house(address)):
                transport.abort()
                return
            self._counted = house(address)
        self._watch()

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Time runs as long as the other side has to send something."""
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop()
        elif self._due is None and not self.transport.is_closing():
            self._due = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _leave(self) -> None:
        self._stop()
        if self._counted is not None:
            self._peers.go(self._counted)
            self._counted = None


class Socket(WebSocketsSansIOProtocol):
    """Closes when a text is none: uvicorn would write an error of the server into the log, with a traceback."""

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()
