"""Lines without a socket, over HTTP: see `polling.py`."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from spinney.server.bodies import MOST_OF_FILES
from spinney.server.people.caller import BEARER, Asking
from spinney.server.polling import PolledLine, PolledLines
from spinney.tables.messages.lines import LineNews, LineSent

NOT_KEPT = {"cache-control": "no-store"}
Id = FromPath[str]
Language = Annotated[str, QueryParameter(max_length=20, description="The language of the first sentences.")]
After = Annotated[int, QueryParameter(ge=0, le=2**53, description="The number of the last message that has come.")]


def lines_of(request: Asking) -> PolledLines:
    lines: PolledLines = request.app.state.lines
    return lines


def line_of(request: Asking, table_id: str, line: str) -> PolledLine:
    """The line of this name, for whoever has its key."""
    key = request.headers.get("authorization", "").removeprefix(BEARER)
    return lines_of(request).find(table_id, line, key)


class Polling(Controller):
    path = "/api/tables/{table_id:str}/line"
    tags = ("tables",)
    request_max_body_size = MOST_OF_FILES
    response_headers = NOT_KEPT

    @post("/", summary="Opens a line without a socket, with the first messages of the page")
    async def open(
        self, request: Asking, table_id: Id, data: JSONBody[LineSent], language: Language = "en"
    ) -> LineNews:
        who = request.app.state.people.callers.who(request.scope)
        return await lines_of(request).open(table_id, language, data.messages, who)

    @get("/{line:str}", summary="The messages after a number; waits for the next one, up to 8 seconds")
    async def news(self, request: Asking, table_id: Id, line: Id, after: After = 0) -> LineNews:
        return await lines_of(request).news(line_of(request, table_id, line), after)

    @post("/{line:str}", status_code=204, summary="Sends messages")
    async def send(self, request: Asking, table_id: Id, line: Id, data: JSONBody[LineSent]) -> None:
        line_of(request, table_id, line).receive(data.messages)

    @delete("/{line:str}", summary="Ends the line")
    async def end(self, request: Asking, table_id: Id, line: Id) -> None:
        lines_of(request).drop(line_of(request, table_id, line))
