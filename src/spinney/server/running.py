"""The server as it runs: when it ends, nobody is left waiting, and nothing is cut off."""

from __future__ import annotations

import socket

import uvicorn
from litestar import Litestar

SETTLE_SECONDS = 7.0
"""So long requests may take that are under way when the server is told to end."""
CLOSE_SECONDS = 2
"""So long connections may take to close after that."""


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
        state.tables.quiet()
        await state.traffic.settled(0 if self.force_exit else SETTLE_SECONDS)
        await super().shutdown(sockets)
