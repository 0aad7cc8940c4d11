"""What is asked over HTTP about finished games, ratings, statistics and the deal of the day."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Controller, Request, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from spinney.server.people.caller import Caller, person_of
from spinney.server.people.desk import PeopleDesk
from spinney.server.results import statistics
from spinney.server.results.daily import Daily
from spinney.store.results import Results
from spinney.tables.messages.making import Created
from spinney.tables.messages.results import (
    DailyDay,
    DailyResults,
    FinishedTable,
    NewDaily,
    RatedPerson,
    Statistics,
    WantsRatings,
)
from spinney.tables.problems import Impossible

Asking = Request[Any, Any, AppState]
Language = Annotated[str, QueryParameter(max_length=20, description="The language of all sentences, such as en or es.")]
Game = FromPath[str]
Day = Annotated[str, PathParameter(max_length=10)]
PersonId = Annotated[str, PathParameter(max_length=40)]
NOT_KEPT = {"cache-control": "no-store"}
T = TypeVar("T")


def people_of(request: Asking) -> PeopleDesk:
    people: PeopleDesk = request.app.state.people
    return people


def known(request: Asking) -> str:
    """The person who asks; whoever is not known is refused."""
    person = person_of(request)
    if not person:
        raise Impossible("not-known")
    return person


async def aside(request: Asking, work: Callable[[], T]) -> T:
    done: T = await request.app.state.tables.aside.run(work)
    return done


def results_of(request: Asking) -> Results:
    results: Results = request.app.state.results
    return results


def daily_of(request: Asking) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


async def check_wants_ratings(request: Asking, person: str) -> None:
    """Raises unless this is a person who wants ratings."""
    if not await aside(request, lambda: results_of(request).public([person])):
        raise Impossible("no-ratings")


async def check_rated_seat(request: Asking, table_id: str, person: str) -> None:
    """Raises if a table is rated and this is nobody who wants ratings, or who sits there already."""
    table = await request.app.state.tables.find(table_id)
    if table.row.rated:
        await check_wants_ratings(request, person)
        if table.held(Caller(person=person)):
            raise Impossible("one-seat-each")


class Finished(Controller):
    tags = ("results",)
    response_headers = NOT_KEPT

    @get("/api/results/{game:str}", summary="The last finished games that everybody may see")
    async def finished(self, request: Asking, game: Game) -> list[FinishedTable]:
        return await aside(request, lambda: statistics.finished(results_of(request), game))

    @get("/api/ratings/{game:str}", summary="The best rated people at a title")
    async def ratings(self, request: Asking, game: Game) -> list[RatedPerson]:
        return await aside(request, lambda: statistics.best(results_of(request), game))

    @get("/api/people/{person:str}", summary="The public page of a person who wants ratings")
    async def person(self, request: Asking, person: PersonId) -> Statistics:
        return await aside(request, lambda: statistics.of_person(results_of(request), person))

    @get("/api/me/statistics", summary="The games of whoever asks")
    async def mine(self, request: Asking) -> Statistics:
        person = known(request)
        return await aside(request, lambda: statistics.mine(results_of(request), person))

    @post("/api/me/ratings", status_code=200, summary="Whether whoever asks wants ratings, and so a public page")
    async def wants(self, request: Asking, data: JSONBody[WantsRatings]) -> WantsRatings:
        person = await people_of(request).resident(request.scope)
        await aside(request, lambda: results_of(request).wants(person, data.wants))
        return data


class DailyHandlers(Controller):
    path = "/api/daily"
    tags = ("daily",)
    response_headers = NOT_KEPT

    @get("/", summary="The deals of today and yesterday, and how I did")
    async def days(self, request: Asking, language: Language = "en") -> list[DailyDay]:
        person = person_of(request)
        return await aside(request, lambda: daily_of(request).days(person, language))

    @post("/{game:str}", summary="My table at today's deal: made, or given back")
    async def begin(self, request: Asking, game: Game, data: JSONBody[NewDaily]) -> Created:
        person = await people_of(request).resident(request.scope, data.name)
        return await aside(request, lambda: daily_of(request).begin(game, person, data.name))

    @get("/{game:str}/{day:str}", summary="How everybody did at a deal, for those who have finished it")
    async def results(self, request: Asking, game: Game, day: Day) -> DailyResults:
        person = person_of(request)
        return await aside(request, lambda: daily_of(request).results(game, day, person))
