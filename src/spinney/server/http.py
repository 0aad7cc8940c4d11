"""The HTTP interface: each handler reads a request, and leaves the rest to the desk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

from litestar import Controller, MediaType, Request, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response
from msgspec.structs import replace

from spinney.server.bodies import MOST_OF_FILES
from spinney.server.people.caller import caller_of
from spinney.server.people.desk import PeopleDesk
from spinney.server.polling_http import Polling
from spinney.server.rates import Rates
from spinney.server.results.http import DailyHandlers, Finished, check_rated_seat, check_wants_ratings
from spinney.tables.desk import Desk
from spinney.tables.hosting import ASKER
from spinney.tables.library import PageText
from spinney.tables.live import LiveTable
from spinney.tables.messages.doing import Answer, Play, PlaySeveral, Why
from spinney.tables.messages.games import Components, GameOffer
from spinney.tables.messages.lessons import LessonOffer, NewLesson, NewPuzzle, PuzzleOffer
from spinney.tables.messages.making import Created, Joining, NewBranch, NewReplay, NewSeat, NewTable
from spinney.tables.messages.packs import NewPack, PackChecked, PackOf
from spinney.tables.messages.pads import NewPad, NewScore, PadChange, PadRoom, PadScore
from spinney.tables.messages.saying import Hint, Reason
from spinney.tables.messages.table import Points, State
from spinney.tables.pad_rooms import PadRooms, Room
from spinney.tables.problems import Impossible

Asking = Request[Any, Any, AppState]
Language = Annotated[str, QueryParameter(max_length=20, description="The language of all sentences, such as en or es.")]
Eyes = Annotated[int | None, QueryParameter(ge=-1, le=4, description="Other eyes, when the game is over.")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The log from this ply on.")]
Zones = Annotated[bool, QueryParameter(description="Whether the state says in words what lies where.")]
PackHash = Annotated[str, QueryParameter(max_length=64, description="The hash of a pack.")]
DeedKey = Annotated[str, QueryParameter(max_length=40, description="What the deed is called: it is done once.")]
Keep = Annotated[
    Literal["", "cookie"],
    QueryParameter(description="`cookie`: seats are not held by tokens, but belong to the person of the cookie."),
]
Id = FromPath[str]
Version = Annotated[int, QueryParameter(ge=0, le=2**31, description="The version that is known.")]
Device = Annotated[str, QueryParameter(max_length=40, description="Who asks: a name that a page gives itself.")]
PadSeat = Annotated[int, QueryParameter(ge=-1, le=4, description="The part of the pad at which the device is.")]
PlyPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatPath = Annotated[int, PathParameter(ge=0, le=4)]
NOT_KEPT = {"cache-control": "no-store"}


def people_of(request: Asking) -> PeopleDesk:
    people: PeopleDesk = request.app.state.people
    return people


async def keeper(request: Asking, keep: str, name: str = "") -> str:
    """To whom seats are to belong: a person, if they are kept by a cookie."""
    return await people_of(request).resident(request.scope, name) if keep else ""


def name_in(seats: Sequence[NewSeat]) -> str:
    """What whoever makes a table is called: they sit first."""
    return next((seat.name for seat in seats if seat.kind == "person"), "")


def desk_of(request: Asking) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def act(request: Asking, table_id: str, language: str, deed: Callable[[LiveTable, int], None]) -> State:
    return await desk_of(request).act(table_id, caller_of(request), language, deed)


def markdown(page: PageText) -> Response[str]:
    return Response(page.text, media_type="text/markdown", headers={"content-language": page.language})


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", summary="What there is to play")
    async def games(self, request: Asking, language: Language = "en") -> list[GameOffer]:
        return await desk_of(request).games(language)

    @get("/{game:str}/components", summary="Everything that is printed, and what it is called")
    async def components(
        self,
        request: Asking,
        game: Id,
        language: Language = "en",
        pack: PackHash = "",
    ) -> Components:
        return await desk_of(request).components(game, language, pack)

    @get("/{game:str}/pack", summary="A pack as its file says it, and what can be entered into it")
    async def pack(self, request: Asking, game: Id, language: Language = "en", pack: PackHash = "") -> PackOf:
        return await desk_of(request).pack(game, language, pack)

    @get("/{game:str}/words/{language:str}", media_type=MediaType.TEXT, summary="The game's words, as Fluent")
    async def words(self, request: Asking, game: Id, language: Id) -> str:
        return await desk_of(request).words(game, language)

    @get("/{game:str}/rules", media_type="text/markdown", summary="The rules page, as Markdown")
    async def rules(self, request: Asking, game: Id, language: Language = "en") -> Response[str]:
        return markdown(await desk_of(request).rules(game, language))

    @get("/{game:str}/aid", media_type="text/markdown", summary="The player's aid, as Markdown")
    async def aid(self, request: Asking, game: Id, language: Language = "en") -> Response[str]:
        return markdown(await desk_of(request).aid(game, language))

    @get("/{game:str}/lessons", summary="The lessons of a game")
    async def lessons(self, request: Asking, game: Id, language: Language = "en") -> list[LessonOffer]:
        return await desk_of(request).lessons(game, language)

    @get("/{game:str}/puzzles", summary="The puzzles of a game, the easy ones first")
    async def puzzles(self, request: Asking, game: Id, language: Language = "en") -> list[PuzzleOffer]:
        return await desk_of(request).puzzles(game, language)


class Packs(Controller):
    path = "/api/packs"
    tags = ("games",)
    request_max_body_size = MOST_OF_FILES

    @post("/", status_code=200, summary="Checks a pack, and knows it by its hash for a while")
    async def check(self, request: Asking, data: JSONBody[NewPack], language: Language = "en") -> PackChecked:
        return await desk_of(request).check_pack(data, language)


class Lessons(Controller):
    path = "/api/lessons"
    tags = ("tables",)

    @post("/", summary="Makes a table at which a lesson is given")
    async def lesson(self, request: Asking, data: JSONBody[NewLesson], keep: Keep = "") -> Created:
        return await desk_of(request).lesson(data, await keeper(request, keep, data.name))


class Puzzles(Controller):
    path = "/api/puzzles"
    tags = ("tables",)

    @post("/", summary="Makes a table at which a puzzle is to be solved")
    async def puzzle(self, request: Asking, data: JSONBody[NewPuzzle], keep: Keep = "") -> Created:
        return await desk_of(request).puzzle(data, await keeper(request, keep, data.name))


class Scores(Controller):
    path = "/api/scores"
    tags = ("games",)
    request_max_body_size = MOST_OF_FILES

    @post("/", status_code=200, summary="Scores a table that was played with real cards")
    async def score(self, request: Asking, data: JSONBody[NewScore], language: Language = "en") -> PadScore:
        return await desk_of(request).score(data, language)


class Pads(Controller):
    path = "/api/pads"
    tags = ("pads",)
    request_max_body_size = MOST_OF_FILES
    response_headers = NOT_KEPT

    @post("/", summary="Opens a pad that several devices are to enter")
    async def open(self, request: Asking, data: JSONBody[NewPad]) -> PadRoom:
        return rooms_of(request).open(data)

    @get("/{code:str}", summary="What has changed since a version; a device waits for it, up to 20 seconds")
    async def news(
        self, request: Asking, code: Id, since: Version = 0, device: Device = "", seat: PadSeat = -1
    ) -> PadRoom:
        return await rooms_of(request).news(room_of(request, code), since, device, seat)

    @post("/{code:str}", status_code=200, summary="Puts parts that a device has changed")
    async def put(self, request: Asking, code: Id, data: JSONBody[PadChange], since: Version = 0) -> PadRoom:
        room = room_of(request, code)
        room.put(data.parts)
        if data.device:
            room.come(data.device, data.seat)
        return room.told(since, data.device)

    @delete("/{code:str}", summary="A device leaves")
    async def leave(self, request: Asking, code: Id, device: Device = "") -> None:
        room_of(request, code).leave(device)


def rooms_of(request: Asking) -> PadRooms:
    rooms: PadRooms = request.app.state.pads
    return rooms


def room_of(request: Asking, code: str) -> Room:
    """The room with this code. Nothing comes between the look at the tries that are left and taking one of them."""
    tries: Rates | None = request.app.state.tries
    address = ASKER.get()
    wait = tries.wait(address) if tries is not None else 0.0
    if wait:
        raise Impossible("too-often", seconds=int(wait) + 1)
    try:
        return rooms_of(request).find(code)
    except Impossible:
        if tries is not None:
            tries.spend(address)
        raise


class Records(Controller):
    path = "/api/records"
    tags = ("tables",)
    request_max_body_size = MOST_OF_FILES

    @post("/", summary="Opens a record as a replay")
    async def replay(self, request: Asking, data: JSONBody[NewReplay], keep: Keep = "") -> Created:
        return await desk_of(request).replay(data, await keeper(request, keep, ""))


class TableHandlers(Controller):
    path = "/api/tables"
    tags = ("tables",)
    response_headers = NOT_KEPT

    @post("/", request_max_body_size=MOST_OF_FILES, summary="Makes a table")
    async def create(self, request: Asking, data: JSONBody[NewTable], keep: Keep = "") -> Created:
        person = await keeper(request, keep, name_in(data.seats))
        await people_of(request).check_hosting(person)
        if data.rated:
            await check_wants_ratings(request, person)
        listed = data.listed and people_of(request).has_lobby
        return await desk_of(request).create(replace(data, listed=listed), person)

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
        return await desk_of(request).state(table_id, caller_of(request), language, seat, since, zones)

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
        return await desk_of(request).state(table_id, caller_of(request), language, seat, since, zones, ply)

    @get("/{table_id:str}/points", summary="Points over time")
    async def points(self, request: Asking, table_id: Id, seat: Eyes = None) -> Points:
        return await desk_of(request).points(table_id, caller_of(request), seat)

    @get("/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record, when the game is over")
    async def record(self, request: Asking, table_id: Id) -> Response[str]:
        record = await desk_of(request).record(table_id)
        headers = {"content-disposition": f'attachment; filename="{record.name}"'}
        return Response(record.text, media_type=MediaType.TEXT, headers=headers)

    @post("/{table_id:str}/play", status_code=200, summary="Makes a move")
    async def play(self, request: Asking, table_id: Id, data: JSONBody[Play], language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.play(seat, data, language))

    @post("/{table_id:str}/play-several", status_code=200, summary="Chooses several things at once")
    async def play_several(
        self, request: Asking, table_id: Id, data: JSONBody[PlaySeveral], language: Language = "en"
    ) -> State:
        return await act(request, table_id, language, lambda table, seat: table.play_several(seat, data, language))

    @post("/{table_id:str}/why", status_code=200, summary="Why a move is not possible")
    async def why(self, request: Asking, table_id: Id, data: JSONBody[Why], language: Language = "en") -> Reason:
        caller = caller_of(request)
        return await desk_of(request).look(table_id, lambda table: table.why(table.seat_of(caller), data, language))

    @post("/{table_id:str}/undo", status_code=200, summary="Takes the last decision back, or asks")
    async def undo(self, request: Asking, table_id: Id, language: Language = "en", key: DeedKey = "") -> State:
        return await act(request, table_id, language, lambda table, seat: table.undo(seat, key=key))

    @post("/{table_id:str}/restart", status_code=200, summary="Begins one's turn anew, or asks for it")
    async def restart(self, request: Asking, table_id: Id, language: Language = "en", key: DeedKey = "") -> State:
        return await act(request, table_id, language, lambda table, seat: table.undo(seat, turn=True, key=key))

    @post("/{table_id:str}/redo", status_code=200, summary="Makes again what was taken back")
    async def redo(self, request: Asking, table_id: Id, language: Language = "en", key: DeedKey = "") -> State:
        return await act(request, table_id, language, lambda table, seat: table.redo(seat, key))

    @post("/{table_id:str}/answer", status_code=200, summary="Agrees that moves are taken back, or not")
    async def answer(self, request: Asking, table_id: Id, data: JSONBody[Answer], language: Language = "en") -> State:
        return await desk_of(request).answer(table_id, caller_of(request), language, data)

    @post("/{table_id:str}/move-now", status_code=200, summary="Bots stop thinking")
    async def move_now(self, request: Asking, table_id: Id, language: Language = "en") -> State:
        return await act(request, table_id, language, lambda table, seat: table.move_now(seat))

    @post("/{table_id:str}/hint", status_code=200, summary="What Ancient Wood would do")
    async def hint(self, request: Asking, table_id: Id, language: Language = "en") -> Hint:
        return await desk_of(request).hint(table_id, caller_of(request), language)

    @delete("/{table_id:str}/hint", summary="Stops the hint: it comes as it is")
    async def stop_hint(self, request: Asking, table_id: Id) -> None:
        await desk_of(request).stop_hint(table_id, caller_of(request))

    @post("/{table_id:str}/seats/{seat:int}", summary="Takes an open seat")
    async def join(
        self, request: Asking, table_id: Id, seat: SeatPath, data: JSONBody[Joining], keep: Keep = ""
    ) -> Created:
        person = await keeper(request, keep, data.name)
        await check_rated_seat(request, table_id, person)
        return await desk_of(request).join(table_id, seat, data, person)

    @post("/{table_id:str}/claim", status_code=200, summary="Trades the token of a seat for a cookie")
    async def claim(self, request: Asking, table_id: Id) -> Created:
        caller = caller_of(request)
        if not caller.token:
            raise Impossible("wrong-token")
        return await desk_of(request).hand_over(table_id, caller, await keeper(request, "cookie"))

    @post("/{table_id:str}/branch", summary="Plays on from an earlier moment of a finished game")
    async def branch(self, request: Asking, table_id: Id, data: JSONBody[NewBranch], keep: Keep = "") -> Created:
        return await desk_of(request).branch(table_id, data, await keeper(request, keep, name_in(data.seats)))


HANDLERS = (Games, Packs, Lessons, Puzzles, Scores, Pads, Records, TableHandlers, Polling, Finished, DailyHandlers)
