"""The HTTP interface to what people do at a table besides playing, and to what they say to each other."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from spinney.server.http import NOT_KEPT, Asking, Id, Language, act, desk_of
from spinney.server.people.caller import caller_of
from spinney.tables.messages.doing import ComeBack, Fill, Leave, Lock, Say, SendAway, Vote
from spinney.tables.messages.saying import Talk
from spinney.tables.messages.table import State

After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The number of the last message that is known.")]


class ConductHandlers(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("tables",)
    response_headers = NOT_KEPT

    @post("/lock", status_code=200, summary="The host locks the table, or opens it again")
    async def lock(self, request: Asking, table_id: Id, data: JSONBody[Lock], language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.conduct(seat, data))

    @post("/send-away", status_code=200, summary="The host sends somebody away: a bot plays on")
    async def send_away(
        self, request: Asking, table_id: Id, data: JSONBody[SendAway], language: Language = "en"
    ) -> State:
        return await act(request, table_id, language, lambda table, seat: table.conduct(seat, data))

    @post("/fill", status_code=200, summary="The host lets bots take the open seats")
    async def fill(self, request: Asking, table_id: Id, data: JSONBody[Fill], language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.conduct(seat, data))

    @post("/leave", status_code=200, summary="A bot plays for the seat until its person is back")
    async def leave(self, request: Asking, table_id: Id, data: JSONBody[Leave], language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.conduct(seat, data))

    @post("/come-back", status_code=200, summary="The person for whom a bot stands in goes on")
    async def come_back(
        self, request: Asking, table_id: Id, data: JSONBody[ComeBack], language: Language = "en"
    ) -> State:
        return await act(request, table_id, language, lambda table, seat: table.conduct(seat, data))

    @post("/vote", status_code=200, summary="Wants a bot to stand in for somebody who has left")
    async def vote(self, request: Asking, table_id: Id, data: JSONBody[Vote], language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.conduct(seat, data))

    @get("/chat", summary="What was said at the table, for those who hold a seat")
    async def chat(self, request: Asking, table_id: Id, after: After = 0) -> Talk:
        return await desk_of(request).talk(table_id, caller_of(request), after)

    @post("/chat", status_code=200, summary="Says something to the others at the table")
    async def say(self, request: Asking, table_id: Id, data: JSONBody[Say]) -> None:
        await desk_of(request).say(table_id, caller_of(request), data)
