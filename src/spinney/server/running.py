"""The server as it runs: when it ends, nobody is left waiting."""

from __future__ import annotations

import socket
from typing import Any

import uvicorn
from litestar import Litestar

MOST_MESSAGE = 65_536
PING_SECONDS, PONG_SECONDS = 5.0, 7.0
"""So often a socket is asked whether it is still there, and so long it may take to answer: together 12 seconds.

Browsers answer by themselves, also for pages in the background, whose own timers run once a minute."""


def config_of(app: Litestar, **more: Any) -> uvicorn.Config:
    """How the server listens."""
    return uvicorn.Config(
        app, ws_max_size=MOST_MESSAGE, ws_ping_interval=PING_SECONDS, ws_ping_timeout=PONG_SECONDS, **more
    )


class Server(uvicorn.Server):
    """Answers those who wait for news before connections are closed: otherwise it would wait for them."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.pads.close()
        self._app.state.lines.close()
        await super().shutdown(sockets)
