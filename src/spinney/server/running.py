"""The server as it runs: when it ends, nobody is left waiting, and nothing is cut off."""

from __future__ import annotations

import socket
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar

from spinney.server.connections import Connection, Socket

SETTLE_SECONDS = 7.0
"""So long requests may take that are under way when the server is told to end."""
CLOSE_SECONDS = 2
"""So long connections may take to close after that."""
MOST_MESSAGE = 65_536
PING_SECONDS, PONG_SECONDS = 5.0, 7.0
"""So often a socket is asked whether it is still there, and so long it may take to answer: together 12 seconds.

Browsers answer by themselves, also for pages in the background, whose own timers run once a minute."""


def config_of(app: Litestar, **more: Any) -> uvicorn.Config:
    """How the server listens. What it logs is ours to say (`logs.py`)."""
    usual: dict[str, Any] = {
        "http": partial(Connection, app.state.peers),
        "ws": Socket,
        "log_config": None,
        "access_log": False,
        "timeout_graceful_shutdown": CLOSE_SECONDS,
    }
    return uvicorn.Config(
        app, ws_max_size=MOST_MESSAGE, ws_ping_interval=PING_SECONDS, ws_ping_timeout=PONG_SECONDS, **usual | more
    )


class Server(uvicorn.Server):
    """Ends in good order.

    First new requests are refused, those who wait for news are answered, bots stop, and what people do is finished and
    acknowledged; sockets are closed with a code that tells pages to come back. All the while it listens, so that a
    proxy gets an answer. Then connections are closed, and the database.
    """

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        state = self._app.state
        state.traffic.ending.set()
        state.pads.close()
        state.lines.close()
        state.tables.quiet()
        await state.traffic.settled(0 if self.force_exit else SETTLE_SECONDS)
        await super().shutdown(sockets)
