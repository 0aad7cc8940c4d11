"""The HTTP interface for people: who they are on this device, their tables, and the lobby."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, QueryParameter

from spinney.server.http import NOT_KEPT, Asking, Id, people_of
from spinney.tables.messages.people import Lobby, Looked, Me, MyName, MyTables, Recovery

Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="So many tables of the list are left out.")]


class Persons(Controller):
    path = "/api/me"
    tags = ("people",)
    response_headers = NOT_KEPT

    @get("/", summary="Who is known on this device")
    async def me(self, request: Asking) -> Me:
        return await people_of(request).me(request.scope)

    @post("/", status_code=200, summary="Says what one is called")
    async def rename(self, request: Asking, data: JSONBody[MyName]) -> Me:
        return await people_of(request).rename(request.scope, data.name)

    @delete("/", summary="Forgets who asks, everywhere")
    async def forget(self, request: Asking) -> None:
        await people_of(request).forget(request.scope)

    @post("/leave", status_code=204, summary="Forgets who asks on this device")
    async def leave(self, request: Asking) -> None:
        await people_of(request).leave(request.scope)

    @post("/recovery", summary="Makes a recovery code, which is told once")
    async def recovery(self, request: Asking) -> Recovery:
        return await people_of(request).new_recovery(request.scope)

    @post("/recover", status_code=200, summary="Comes back on this device with a name and a recovery code")
    async def recover(self, request: Asking, data: JSONBody[Recovery]) -> Me:
        return await people_of(request).recover(request.scope, data)

    @get("/tables", summary="One's tables: first where one is asked, then where others are, then what is over")
    async def tables(self, request: Asking, skip: Skip = 0) -> MyTables:
        return await people_of(request).tables(request.scope, skip)

    @delete("/tables/{table_id:str}", summary="Takes a table off one's list")
    async def hide(self, request: Asking, table_id: Id) -> None:
        await people_of(request).hide(request.scope, table_id)


class Looking(Controller):
    path = "/api/tables"
    tags = ("people",)
    response_headers = NOT_KEPT

    @post("/{table_id:str}/looked", status_code=200, summary="Says what one has seen; told is what one had before")
    async def looked(self, request: Asking, table_id: Id, data: JSONBody[Looked]) -> Looked:
        return Looked(await people_of(request).looked(request.scope, table_id, data.ply))


class Lobbies(Controller):
    path = "/api/lobby"
    tags = ("people",)
    response_headers = NOT_KEPT

    @get("/", summary="The tables at which a seat is open to anybody")
    async def lobby(self, request: Asking) -> Lobby:
        return await people_of(request).lobby()


PEOPLE_HANDLERS = (Persons, Looking, Lobbies)
