"""The server as it runs: when it ends, nobody is left waiting."""

from __future__ import annotations

import socket

import uvicorn
from litestar import Litestar


class Server(uvicorn.Server):
    """Answers those who wait for news before connections are closed: otherwise it would wait for them."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.pads.close()
        await super().shutdown(sockets)
