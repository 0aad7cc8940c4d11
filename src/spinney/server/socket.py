"""The socket of a table: it carries the messages of one viewer's line."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from spinney.engine.words import ENGLISH
from spinney.server.operating.traffic import SERVICE_RESTART
from spinney.tables.line import Gone, serve

log = logging.getLogger("spinney.server")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: AppState) -> None:
    await socket.accept()
    ending = asyncio.ensure_future(state.traffic.ending.wait())

    async def send(data: bytes) -> None:
        try:
            await socket.send_data(data, "text")
        except (WebSocketException, OSError):
            raise Gone from None

    async def receive() -> str | bytes | None:
        """The next message; none if the page has gone, or the server ends: what came before is finished by then."""
        arriving = asyncio.ensure_future(socket.receive())
        await asyncio.wait((arriving, ending), return_when=asyncio.FIRST_COMPLETED)
        if not arriving.done():
            arriving.cancel()
            return None
        event: Any = arriving.result()
        return None if event["type"] == "websocket.disconnect" else event.get("text") or event.get("bytes") or ""

    try:
        with suppress(Gone):
            language, who = socket.query_params.get("language", ENGLISH), state.people.callers.who(socket.scope)
            code = await serve(state.tables, table_id, language, send, receive, who)
            if ending.done():
                code = SERVICE_RESTART
            if code is not None:
                with suppress(WebSocketException, OSError):
                    await socket.close(code)
    except Exception:
        log.exception("a socket failed")
        raise
    finally:
        ending.cancel()
