"""The HTTP interface: each handler finds the table and the seat, and leaves the rest to them, aside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Controller, MediaType, Request, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from spinney.tables.hosting import ASKER
from spinney.tables.library import components, offers, rules_page, words_text
from spinney.tables.live import LiveTable
from spinney.tables.messages import (
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
from spinney.tables.tables import Tables

Asking = Request[Any, Any, AppState]
Language = Annotated[str, QueryParameter(max_length=20, description="The language of all sentences, such as en or es.")]
Eyes = Annotated[int | None, QueryParameter(ge=-1, le=4, description="Other eyes, when the game is over.")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The log from this ply on.")]
Zones = Annotated[bool, QueryParameter(description="Whether the state says in words what lies where.")]
Id = FromPath[str]
PlyPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatPath = Annotated[int, PathParameter(ge=0, le=4)]
BEARER = "Bearer "
T = TypeVar("T")
NOT_KEPT = {"cache-control": "no-store"}


def token_of(request: Asking) -> str:
    """The token in the header; none makes a spectator."""
    header = request.headers.get("authorization", "")
    return header.removeprefix(BEARER) if header.startswith(BEARER) else ""


def tables_of(request: Asking) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def table_of(request: Asking, table_id: str) -> LiveTable:
    return await tables_of(request).find(table_id)


async def act(request: Asking, table_id: str, language: str, deed: Callable[[LiveTable, int], None]) -> State:
    """Does something at the seat of whoever asks, and tells how the table stands then."""
    table, token = await table_of(request, table_id), token_of(request)
    table.asker = ASKER.get()

    def act_and_look() -> State:
        seat = table.seat_of(token)
        deed(table, seat)
        return table.state(seat, language)

    return await table.do(act_and_look)


async def look(request: Asking, table_id: str, what: Callable[[LiveTable, str], T]) -> T:
    """Looks at a table with the token of whoever asks."""
    table, token = await table_of(request, table_id), token_of(request)
    return await table.do(lambda: what(table, token))


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", summary="What there is to play")
    async def games(self, request: Asking, language: Language = "en") -> list[GameOffer]:
        return await tables_of(request).aside.run(lambda: offers(language))

    @get("/{game:str}/components", summary="Everything that is printed, and what it is called")
    async def components(
        self,
        request: Asking,
        game: Id,
        language: Language = "en",
        pack: Annotated[str, QueryParameter(max_length=64, description="The hash of a pack.")] = "",
    ) -> Components:
        tables = tables_of(request)
        return await tables.aside.run(lambda: components(tables.library.game(game, pack), language))

    @get("/{game:str}/words/{language:str}", media_type=MediaType.TEXT, summary="The game's words, as Fluent")
    async def words(self, request: Asking, game: Id, language: Id) -> str:
        tables = tables_of(request)
        return await tables.aside.run(lambda: words_text(tables.library.game(game), language))

    @get("/{game:str}/rules", media_type="text/markdown", summary="The rules page, as Markdown")
    async def rules(self, request: Asking, game: Id, language: Language = "en") -> Response[str]:
        tables = tables_of(request)
        page = await tables.aside.run(lambda: rules_page(tables.library.game(game).name, language))
        return Response(page.text, media_type="text/markdown", headers={"content-language": page.language})


class Records(Controller):
    path = "/api/records"
    tags = ("tables",)

    @post("/", summary="Opens a record as a replay")
    async def replay(self, request: Asking, data: JSONBody[NewReplay]) -> Created:
        tables = tables_of(request)
        return await tables.aside.run(lambda: tables.replay(data))


class TableHandlers(Controller):
    path = "/api/tables"
    tags = ("tables",)
    response_headers = NOT_KEPT

    @post("/", summary="Makes a table")
    async def create(self, request: Asking, data: JSONBody[NewTable]) -> Created:
        tables = tables_of(request)
        return await tables.aside.run(lambda: tables.create(data))

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
        return await look(
            request, table_id, lambda table, token: table.state(table.viewer(token, seat), language, since, zones=zones)
        )

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
        return await look(
            request, table_id, lambda table, token: table.state(table.viewer(token, seat), language, since, ply, zones)
        )

    @get("/{table_id:str}/points", summary="Points over time")
    async def points(self, request: Asking, table_id: Id, seat: Eyes = None) -> Points:
        return await look(request, table_id, lambda table, token: table.views.points(table.viewer(token, seat)))

    @get("/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record, when the game is over")
    async def record(self, request: Asking, table_id: Id) -> Response[str]:
        table = await table_of(request, table_id)
        record = await table.do(lambda: str(table.record()))
        headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.row.id}.txt"'}
        return Response(record, media_type=MediaType.TEXT, headers=headers)

    @post("/{table_id:str}/play", status_code=200, summary="Makes a move")
    async def play(self, request: Asking, table_id: Id, data: JSONBody[Play], language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.play(seat, data, language))

    @post("/{table_id:str}/play-several", status_code=200, summary="Chooses several things at once")
    async def play_several(
        self, request: Asking, table_id: Id, data: JSONBody[PlaySeveral], language: Language = "en"
    ) -> State:
        return await act(request, table_id, language, lambda table, seat: table.play_several(seat, data))

    @post("/{table_id:str}/why", status_code=200, summary="Why a move is not possible")
    async def why(self, request: Asking, table_id: Id, data: JSONBody[Why], language: Language = "en") -> Reason:
        return await look(request, table_id, lambda table, token: table.why(table.seat_of(token), data, language))

    @post("/{table_id:str}/undo", status_code=200, summary="Takes the last decision back, or asks")
    async def undo(self, request: Asking, table_id: Id, language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.undo(seat))

    @post("/{table_id:str}/restart", status_code=200, summary="Begins the own turn anew, or asks")
    async def restart(self, request: Asking, table_id: Id, language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.undo(seat, turn=True))

    @post("/{table_id:str}/redo", status_code=200, summary="Makes again what was taken back")
    async def redo(self, request: Asking, table_id: Id, language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.redo(seat))

    @post("/{table_id:str}/answer", status_code=200, summary="Agrees that moves are taken back, or not")
    async def answer(self, request: Asking, table_id: Id, data: JSONBody[Answer], language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.answer(seat, data.agree))

    @post("/{table_id:str}/move-now", status_code=200, summary="Bots stop thinking")
    async def move_now(self, request: Asking, table_id: Id, language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.move_now(seat))

    @post("/{table_id:str}/hint", status_code=200, summary="What Old Growth would do")
    async def hint(self, request: Asking, table_id: Id, language: Language = "en") -> Hint:
        table = await table_of(request, table_id)
        return await table.hint(table.seat_of(token_of(request)), language)

    @delete("/{table_id:str}/hint", summary="Stops the hint: it comes as it is")
    async def stop_hint(self, request: Asking, table_id: Id) -> None:
        table = await table_of(request, table_id)
        table.stop_hint(table.seat_of(token_of(request)))

    @post("/{table_id:str}/seats/{seat:int}", summary="Takes an open seat")
    async def join(self, request: Asking, table_id: Id, seat: SeatPath, data: JSONBody[Joining]) -> Created:
        tables, table = tables_of(request), await table_of(request, table_id)
        return await table.do(lambda: tables.join(table, seat, data.name))

    @post("/{table_id:str}/branch", summary="Plays on from an earlier moment of a finished game")
    async def branch(self, request: Asking, table_id: Id, data: JSONBody[NewBranch]) -> Created:
        tables, table = tables_of(request), await table_of(request, table_id)
        return await table.do(lambda: tables.branch(table, data))
