"""The socket of a table: it carries the messages of one viewer's line."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from spinney.engine.words import ENGLISH
from spinney.server.caller import person_in
from spinney.tables.line import Gone, serve


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: AppState) -> None:
    await socket.accept()

    async def send(data: bytes) -> None:
        try:
            await socket.send_data(data, "text")
        except (WebSocketException, OSError):
            raise Gone from None

    async def receive() -> str | bytes | None:
        event: Any = await socket.receive()
        return None if event["type"] == "websocket.disconnect" else event.get("text") or event.get("bytes") or ""

    with suppress(Gone):
        language = socket.query_params.get("language", ENGLISH)
        code = await serve(state.tables, table_id, language, send, receive, person_in(socket.scope))
        if code is not None:
            await socket.close(code)
