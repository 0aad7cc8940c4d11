"""The application: routes, error handlers, start and end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

import spinney
from spinney.engine.errors import SpinneyError
from spinney.engine.game import every_game
from spinney.engine.words import ENGLISH
from spinney.server.aside import Aside
from spinney.server.bodies import MOST_BYTES, Read
from spinney.server.bots.thinkers import Thinkers
from spinney.server.bots.worker import make_worker
from spinney.server.connections import Peers
from spinney.server.guard import Guard, Hosts
from spinney.server.notices.absences import Notices, later
from spinney.server.notices.http import Codes
from spinney.server.notices.telling import NoticeSettings, Telling
from spinney.server.operating.counted import CountedStore, count_errors
from spinney.server.operating.health import Health, healthz, metrics
from spinney.server.operating.logs import Counting
from spinney.server.operating.metrics import Metrics
from spinney.server.operating.traffic import Traffic
from spinney.server.page import AS_IT_IS, home, page
from spinney.server.people.desk import PeopleDesk
from spinney.server.polling import PolledLines
from spinney.server.rates import Limits, Rates
from spinney.server.results.daily import Daily
from spinney.server.results.keeper import ResultKeeper
from spinney.server.routes import ROUTES
from spinney.server.sharing import Sharing
from spinney.server.socket import table_socket
from spinney.server.talking import Talking
from spinney.server.timekeeper import keep_time
from spinney.store.chat import Chat
from spinney.store.dailies import Dailies
from spinney.store.database import Database
from spinney.store.due import Due
from spinney.store.forgetting import forget
from spinney.store.lists import TableLists
from spinney.store.opening import opened
from spinney.store.people import People
from spinney.store.results import Results
from spinney.store.store import Store
from spinney.tables.desk import Desk
from spinney.tables.hosting import Host
from spinney.tables.library import Library, offers, spoken_languages
from spinney.tables.messages.saying import Problem
from spinney.tables.pad_rooms import PadRooms
from spinney.tables.problems import Impossible
from spinney.tables.tables import IDLE_SECONDS, Tables
from spinney.tables.watching import Watchers

SWEEP_SECONDS = 30.0
SWEEPS_AN_HOUR = 120
LAG_SECONDS = 0.5
TOO_BIG = 413
QUICK = 3
"""So hard are answers compressed, in the event loop: the most takes ten times as long for a fifth less."""
SCHEMA = ("/", "/openapi.json")
log = logging.getLogger("spinney.server")


def make_app(
    data: Path | str,
    form: str = "auto",
    idle_seconds: float = IDLE_SECONDS,
    hosts: Hosts | None = None,
    limits: Limits | None = None,
    keep_days: int | None = None,
    bots: bool = True,
    lobby: bool = False,
    metrics_token: str = "",
    log_addresses: bool = False,
    notices: NoticeSettings | None = None,
) -> Litestar:
    """The server over a data folder, or a database of PostgreSQL; bots think with the rules in this form.

    Without `hosts` it answers to any name, and without `limits` anybody may ask for as much as they like. With
    `keep_days` tables go after so many days in which nobody has touched them. Without `bots` the turns of bots are left
    to workers, where the database is shared. With a `lobby` whoever wants may show a table to everybody. Whoever has
    the `metrics_token` may see what is counted; if it is empty, only this machine. With `log_addresses` the log tells
    who asks. `notices` says how people are told that it is their turn.
    """
    every_game()  # before there are threads: what is learned about types is learned by one of them at a time
    database = opened(data)
    news = database.news()
    counted = Metrics()
    traffic = Traffic(counted, log_addresses)
    health = Health(database)
    count_errors(database, counted)
    store = CountedStore(database, news, counted)
    aside = Aside()
    notices = notices or NoticeSettings()
    telling = Telling(database, notices)
    watchers = Watchers()
    following = Notices(watchers, aside.soon, later, telling.tell, notices.grace)
    thinkers = Thinkers(form, counted.thought_seconds.took, limits is not None)
    talking = Talking(Chat(database), limits is not None)
    host = Host(store, thinkers, aside, watchers, news, (), not database.is_shared, talking)
    library, results = Library(store), Results(database)
    keeper = ResultKeeper(results, library, host)
    tables = Tables(library, replace(host, followers=(following, keeper)), idle_seconds)
    pads = PadRooms()
    lines = PolledLines(tables, limits.sockets if limits else None)
    people = PeopleDesk(People(database), TableLists(database), tables, limits, lobby)
    counted.gauge("spinney_sockets", "Sockets that are open.", lambda: traffic.sockets)
    counted.gauge("spinney_live_tables", "Tables in memory.", lambda: len(tables.live))
    counted.gauge("spinney_thoughts_waiting", "Thoughts that wait for a thread.", lambda: thinkers.waiting)
    counted.gauge("spinney_errands_waiting", "What people asked for and waits for a thread.", lambda: aside.waiting)
    counted.gauge("spinney_bot_turns_waiting", "Tables in the queue of bots.", lambda: health.bot_turns)
    counting = Counting(counted.errors)
    works: list[Callable[[], Coroutine[Any, Any, None]]] = [
        lambda: sweep(tables, pads, store, people, keeper, database, keep_days, counted),
        lambda: measure_lag(counted),
        lambda: keep_time(tables, Due(database)),
    ]
    if database.is_shared:
        works.append(Sharing(tables, store).run)
        if bots:
            works.append(make_worker(database, form, metrics=counted, followers=(following,)).run)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        aside.begin()
        logging.getLogger().addHandler(counting)
        warming = asyncio.create_task(aside.run(warm))
        working = [asyncio.create_task(work()) for work in works]
        try:
            yield
        finally:
            logging.getLogger().removeHandler(counting)
            pads.close()
            lines.close()
            for task in (warming, *working):
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
            people.close()
            following.close()
            telling.close()
            tables.close()
            news.close()
            store.close()

    app = Litestar(
        [*ROUTES, table_socket, healthz, metrics, home, page],
        lifespan=[lifespan],
        exception_handlers={
            Impossible: impossible,
            SpinneyError: unusable,
            HTTPException: not_understood,
            UnicodeError: not_readable,
            RecursionError: not_readable,
            Exception: failed,
        },
        middleware=[Guard(hosts, limits, people.callers).over],
        compression_config=CompressionConfig("gzip", gzip_compress_level=QUICK, exclude_opt_key=AS_IT_IS),
        openapi_config=OpenAPIConfig("Spinney", spinney.__version__, render_plugins=[JsonRenderPlugin(path=SCHEMA)]),
        request_class=Read,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
    app.asgi_handler = traffic.over(app.asgi_handler)  # around everything, also what no route is found for
    app.state.traffic = traffic
    app.state.health = health
    app.state.metrics = counted
    app.state.metrics_token = metrics_token
    app.state.database = database
    app.state.tables = tables
    app.state.desk = Desk(tables)
    app.state.people = people
    app.state.pads = pads
    app.state.telling = telling
    app.state.codes = Codes()
    app.state.results = results
    app.state.daily = Daily(Dailies(database), results, tables)
    app.state.lines = lines
    app.state.tries = Rates(limits.trying) if limits else None
    app.state.sending = Rates(limits.sending) if limits else None
    app.state.peers = Peers(limits.connections if limits else None)
    return app


def warm() -> None:
    """Prepares what the first visitor of each language would wait for."""
    for language in spoken_languages():
        offers(language)


async def measure_lag(counted: Metrics) -> None:
    """How much later the event loop comes to something than it was to: what holds it up holds up everybody."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        counted.loop_lag.took(max(0.0, loop.time() - due))


async def sweep(
    tables: Tables,
    pads: PadRooms,
    store: Store,
    people: PeopleDesk,
    keeper: ResultKeeper,
    database: Database,
    keep_days: int | None,
    counted: Metrics,
) -> None:
    """Lets go what nobody uses: tables and pads in memory twice a minute, old ones in the store once an hour.

    Before that, results are kept that a server which died has left out.
    """
    for round_number in count():
        if round_number % SWEEPS_AN_HOUR == 0:
            try:
                for table_id in await tables.aside.run(keeper.missing):
                    await tables.aside.run(partial(keeper.keep, table_id))
                expired = {
                    "table": await tables.aside.run(
                        partial(store.expire, datetime.now(UTC), keep_days, set(tables.live))
                    ),
                    "person": await people.expire(),
                    **await tables.aside.run(lambda: forget(database, datetime.now(UTC))),
                }
                for what, number in expired.items():
                    counted.expired.add(what, by=number)
            except SpinneyError as error:
                log.error("%s", error)
        await asyncio.sleep(SWEEP_SECONDS)
        tables.sweep()
        pads.sweep()


Asking = Request[Any, Any, Any]


def impossible(request: Asking, problem: Impossible) -> Response[Problem]:
    language = request.query_params.get("language", ENGLISH)
    headers = {"retry-after": str(problem.parts["seconds"])} if "seconds" in problem.parts else None
    return Response(problem.told(language), status_code=problem.status, headers=headers)


def unusable(request: Asking, error: SpinneyError) -> Response[Problem]:
    """The store cannot be written or read: an error of the server, not of the request."""
    log.error("%s", error)
    return impossible(request, Impossible("store"))


def not_understood(request: Asking, error: HTTPException) -> Response[Problem]:
    """A request that Litestar refuses: a sentence for people, and for programs which field is wrong and how."""
    code = "too-big" if error.status_code == TOO_BIG else "bad-message"
    problem = Impossible(code).told(request.query_params.get("language", ENGLISH))
    wrong = [
        f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra or [] if isinstance(each, dict)
    ]
    details = "; ".join([error.detail, *wrong])
    return Response(msgspec.structs.replace(problem, details=details), status_code=error.status_code)


def not_readable(request: Asking, error: Exception) -> Response[Problem]:
    """A body that is no text, or nested too deeply."""
    return impossible(request, Impossible("bad-message"))


def failed(request: Asking, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return impossible(request, Impossible("failed"))
