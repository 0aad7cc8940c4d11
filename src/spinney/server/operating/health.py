"""For those who run a server: whether it is well, and what it counts."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from time import monotonic
from typing import Any

from litestar import MediaType, Request, get
from litestar.datastructures import State as AppState
from litestar.response import Response
from sqlalchemy import func, select, text

from spinney.engine.errors import SpinneyError
from spinney.server.operating.metrics import KIND
from spinney.server.rates import is_loopback
from spinney.store import schema
from spinney.store.database import Database
from spinney.tables.problems import Impossible

Asking = Request[Any, Any, AppState]
PATIENCE = 2.0
FRESH_SECONDS = 1.0
UNWELL = 503
PROXIED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
NOT_KEPT = {"cache-control": "no-store"}


class Health:
    """Whether the database answers. It is asked once a second at most, and once at a time, whoever wants to know."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._asking: asyncio.Future[int] | None = None
        self._answered = -FRESH_SECONDS
        self.bot_turns = 0
        """How many tables wait for a bot to move, as it was when the database was asked last."""

    async def is_well(self) -> bool:
        if self._asking is None or (self._asking.done() and monotonic() - self._answered > FRESH_SECONDS):
            self._asking = asyncio.ensure_future(asyncio.to_thread(self._ask))
            self._asking.add_done_callback(self._note)
        try:
            self.bot_turns = await asyncio.wait_for(asyncio.shield(self._asking), PATIENCE)
        except (TimeoutError, SpinneyError):
            return False
        return True

    def _note(self, asked: asyncio.Future[int]) -> None:
        self._answered = monotonic()
        if not asked.cancelled():
            asked.exception()

    def _ask(self) -> int:
        with self._database.reading() as connection:
            connection.execute(text("SELECT 1")).one()
            return connection.execute(select(func.count()).select_from(schema.bot_turns)).scalar_one()


@get("/healthz", include_in_schema=False)
async def healthz(state: AppState) -> Response[dict[str, str]]:
    """Whether this server can be sent requests: 200, or 503 if its database does not answer or it is about to end."""
    if state.traffic.ending.is_set():
        return Response({"status": "ending"}, status_code=UNWELL, headers=NOT_KEPT)
    if not await state.health.is_well():
        return Response({"status": "no database"}, status_code=UNWELL, headers=NOT_KEPT)
    return Response({"status": "ok"}, headers=NOT_KEPT)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Asking, state: AppState) -> Response[str]:
    """What is counted, for Prometheus: for whoever has the token, or for this very machine if there is none."""
    if not _may_see(request, state.metrics_token):
        raise Impossible("no-such-page")
    await state.health.is_well()
    return Response(state.metrics.text(), media_type=KIND, headers=NOT_KEPT)


def _may_see(request: Asking, token: str) -> bool:
    if token:
        return compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    came_by_proxy = any(header in request.headers for header in PROXIED)
    return not came_by_proxy and request.client is not None and is_loopback(request.client.host)
