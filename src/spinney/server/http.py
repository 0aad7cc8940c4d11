"""The HTTP interface: each handler finds the table and the seat, and leaves the rest to them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from spinney.server.library import components, offers, rules_page, words_text
from spinney.server.live import LiveTable
from spinney.server.messages import (
    Answer,
    Components,
    Created,
    GameOffer,
    Hint,
    Joining,
    NewBranch,
    NewReplay,
    NewTable,
    Play,
    PlaySeveral,
    Points,
    Reason,
    State,
    Why,
)
from spinney.server.tables import Tables

Asking = Request[Any, Any, AppState]
Language = Annotated[str, QueryParameter(max_length=20, description="The language of all sentences, such as en or es.")]
Eyes = Annotated[int | None, QueryParameter(ge=-1, le=4, description="Other eyes, when the game is over.")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The log from this ply on.")]
Zones = Annotated[bool, QueryParameter(description="Whether the state says in words what lies where.")]
Id = FromPath[str]
PlyPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatPath = Annotated[int, PathParameter(ge=0, le=4)]
BEARER = "Bearer "
NOT_KEPT = {"cache-control": "no-store"}


def token_of(request: Asking) -> str:
    """The token in the header; none makes a spectator."""
    header = request.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else ""


def tables_of(request: Asking) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def seated(request: Asking, table_id: str) -> tuple[LiveTable, int]:
    """The table, and the seat of whoever asks."""
    table = tables_of(request).get(table_id)
    return table, table.seat_of(token_of(request))


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", summary="What there is to play")
    async def games(self, language: Language = "en") -> list[GameOffer]:
        return offers(language)

    @get("/{game:str}/components", summary="Everything that is printed, and what it is called")
    async def components(
        self,
        request: Asking,
        game: Id,
        language: Language = "en",
        pack: Annotated[str, QueryParameter(max_length=64, description="The hash of a pack.")] = "",
    ) -> Components:
        return components(tables_of(request).library.game(game, pack), language)

    @get("/{game:str}/words/{language:str}", media_type=MediaType.TEXT, summary="The game's words, as Fluent")
    async def words(self, request: Asking, game: Id, language: Id) -> str:
        return words_text(tables_of(request).library.game(game), language)

    @get("/{game:str}/rules", media_type="text/markdown", summary="The rules page, as Markdown")
    async def rules(self, request: Asking, game: Id, language: Language = "en") -> Response[str]:
        page = rules_page(tables_of(request).library.game(game).name, language)
        return Response(page.text, media_type="text/markdown", headers={"content-language": page.language})


class Records(Controller):
    path = "/api/records"
    tags = ("tables",)

    @post("/", summary="Opens a record as a replay")
    async def replay(self, request: Asking, data: JSONBody[NewReplay]) -> Created:
        return tables_of(request).replay(data)


class TableHandlers(Controller):
    path = "/api/tables"
    tags = ("tables",)
    response_headers = NOT_KEPT

    @post("/", summary="Makes a table")
    async def create(self, request: Asking, data: JSONBody[NewTable]) -> Created:
        return tables_of(request).create(data)

    @get("/{table_id:str}", summary="The table as the seat sees it")
    async def table(
        self,
        request: Asking,
        table_id: Id,
        language: Language = "en",
        seat: Eyes = None,
        since: Since = 0,
        zones: Zones = False,
    ) -> State:
        table = tables_of(request).get(table_id)
        return table.state(table.viewer(token_of(request), seat), language, since, zones=zones)

    @get("/{table_id:str}/at/{ply:int}", summary="The table as it was")
    async def at(
        self,
        request: Asking,
        table_id: Id,
        ply: PlyPath,
        language: Language = "en",
        seat: Eyes = None,
        since: Since = 0,
        zones: Zones = False,
    ) -> State:
        table = tables_of(request).get(table_id)
        return table.state(table.viewer(token_of(request), seat), language, since, ply, zones)

    @get("/{table_id:str}/points", summary="Points over time")
    async def points(self, request: Asking, table_id: Id, seat: Eyes = None) -> Points:
        table = tables_of(request).get(table_id)
        return table.views.points(table.viewer(token_of(request), seat))

    @get("/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record, when the game is over")
    async def record(self, request: Asking, table_id: Id) -> Response[str]:
        table = tables_of(request).get(table_id)
        name = f"{table.row.game}-{table_id}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(str(table.record()), media_type=MediaType.TEXT, headers=headers)

    @post("/{table_id:str}/play", status_code=200, summary="Makes a move")
    async def play(self, request: Asking, table_id: Id, data: JSONBody[Play], language: Language = "en") -> State:
        table, seat = seated(request, table_id)
        table.play(seat, data, language)
        return table.state(seat, language)

    @post("/{table_id:str}/play-several", status_code=200, summary="Chooses several things at once")
    async def play_several(
        self, request: Asking, table_id: Id, data: JSONBody[PlaySeveral], language: Language = "en"
    ) -> State:
        table, seat = seated(request, table_id)
        table.play_several(seat, data)
        return table.state(seat, language)

    @post("/{table_id:str}/why", status_code=200, summary="Why a move is not possible")
    async def why(self, request: Asking, table_id: Id, data: JSONBody[Why], language: Language = "en") -> Reason:
        table, seat = seated(request, table_id)
        return table.why(seat, data, language)

    @post("/{table_id:str}/undo", status_code=200, summary="Takes the last decision back, or asks")
    async def undo(self, request: Asking, table_id: Id, language: Language = "en") -> State:
        table, seat = seated(request, table_id)
        table.undo(seat)
        return table.state(seat, language)

    @post("/{table_id:str}/restart", status_code=200, summary="Begins the own turn anew, or asks")
    async def restart(self, request: Asking, table_id: Id, language: Language = "en") -> State:
        table, seat = seated(request, table_id)
        table.undo(seat, turn=True)
        return table.state(seat, language)

    @post("/{table_id:str}/redo", status_code=200, summary="Makes again what was taken back")
    async def redo(self, request: Asking, table_id: Id, language: Language = "en") -> State:
        table, seat = seated(request, table_id)
        table.redo(seat)
        return table.state(seat, language)

    @post("/{table_id:str}/answer", status_code=200, summary="Agrees that moves are taken back, or not")
    async def answer(self, request: Asking, table_id: Id, data: JSONBody[Answer], language: Language = "en") -> State:
        table, seat = seated(request, table_id)
        table.answer(seat, data.agree)
        return table.state(seat, language)

    @post("/{table_id:str}/move-now", status_code=200, summary="Bots stop thinking")
    async def move_now(self, request: Asking, table_id: Id, language: Language = "en") -> State:
        table, seat = seated(request, table_id)
        table.move_now(seat)
        return table.state(seat, language)

    @post("/{table_id:str}/hint", status_code=200, summary="What Old Growth would do")
    async def hint(self, request: Asking, table_id: Id, language: Language = "en") -> Hint:
        table, seat = seated(request, table_id)
        return await table.hint(seat, language)

    @delete("/{table_id:str}/hint", summary="Stops the hint: it comes as it is")
    async def stop_hint(self, request: Asking, table_id: Id) -> None:
        table, seat = seated(request, table_id)
        table.stop_hint(seat)

    @post("/{table_id:str}/seats/{seat:int}", summary="Takes an open seat")
    async def join(self, request: Asking, table_id: Id, seat: SeatPath, data: JSONBody[Joining]) -> Created:
        tables = tables_of(request)
        return tables.join(tables.get(table_id), seat, data.name)

    @post("/{table_id:str}/branch", summary="Plays on from an earlier moment of a finished game")
    async def branch(self, request: Asking, table_id: Id, data: JSONBody[NewBranch]) -> Created:
        tables = tables_of(request)
        return tables.branch(tables.get(table_id), data)
