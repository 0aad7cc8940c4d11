"""The application: routes, error handlers, start and end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
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
from spinney.engine.words import ENGLISH
from spinney.server.headers import HEADERS
from spinney.server.http import Games, Records, TableHandlers
from spinney.server.library import Library
from spinney.server.messages import Problem
from spinney.server.page import home, page
from spinney.server.problems import Impossible
from spinney.server.socket import table_socket
from spinney.server.tables import IDLE_SECONDS, Tables
from spinney.server.thinkers import Thinkers
from spinney.store.store import Store

SWEEP_SECONDS = 30.0
MOST_BYTES = 5_000_000
TOO_BIG = 413
SCHEMA = ("/", "/openapi.json")
log = logging.getLogger("spinney.server")


def make_app(data: Path, form: str = "auto", idle_seconds: float = IDLE_SECONDS) -> Litestar:
    """The server over a data folder; bots think with the rules in this form."""
    store = Store(data)
    thinkers = Thinkers(form)
    tables = Tables(store, Library(store), thinkers, idle_seconds)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(sweep(tables))
        try:
            yield
        finally:
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
            tables.close()
            store.close()

    app = Litestar(
        [Games, Records, TableHandlers, table_socket, home, page],
        lifespan=[lifespan],
        exception_handlers={
            Impossible: impossible,
            SpinneyError: unusable,
            HTTPException: not_understood,
            Exception: failed,
        },
        compression_config=CompressionConfig("gzip"),
        openapi_config=OpenAPIConfig("Spinney", spinney.__version__, render_plugins=[JsonRenderPlugin(path=SCHEMA)]),
        request_max_body_size=MOST_BYTES,
        response_headers=HEADERS,
        logging_config=None,
    )
    app.state.tables = tables
    return app


async def sweep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        tables.sweep()


Asking = Request[Any, Any, Any]


def impossible(request: Asking, problem: Impossible) -> Response[Problem]:
    language = request.query_params.get("language", ENGLISH)
    return Response(problem.told(language), status_code=problem.status)


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


def failed(request: Asking, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return impossible(request, Impossible("failed"))
