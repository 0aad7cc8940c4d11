"""`spinney worker`: a process in which the bots of servers on one database think."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any

import typer

from spinney.cli.arguments import LogForm
from spinney.cli.notices import MailFrom, MailServer, PlainWebhooks, PushServices, Url, notice_settings
from spinney.cli.where import DatabaseAddress, kept_in_file
from spinney.engine.errors import SpinneyError


def worker(
    database: DatabaseAddress = None,
    at_once: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=64, help="Bots that think at the same time; one a core.")
    ] = None,
    interpreted: Annotated[
        bool,
        typer.Option("--interpreted", help="Let bots use the interpreted rules: levels that look ahead are weak then."),
    ] = False,
    log: LogForm = None,
    url: Url = None,
    mail: MailServer = None,
    mail_from: MailFrom = "",
    push_service: PushServices = None,
    plain_webhooks: PlainWebhooks = False,
) -> None:
    """Let the bots of servers that share a database think here; start as many as you like, on any machine.

    Whoever is away when a bot of this worker has moved is told so from here: give it the same --url, and the same
    --mail, as the servers.
    """
    from spinney.engine.game import every_game
    from spinney.server.bots.worker import make_worker
    from spinney.server.operating import logs
    from spinney.store.opening import opened

    if not database:
        raise SpinneyError("a worker needs the database of the servers: --database postgresql://name@host/database.")
    if not url and (mail or push_service or plain_webhooks):
        raise SpinneyError("a worker tells people of their turn only if it knows where they reach the server: --url.")
    logs.begin(None if log is None else log.value)
    every_game()
    found = opened(kept_in_file(database))
    if not found.is_shared:
        raise SpinneyError("a worker needs a database of PostgreSQL: the bots of a data folder think in its server.")
    form, most = "interpreted" if interpreted else "auto", at_once or os.cpu_count() or 1
    notices = notice_settings(url, mail, mail_from, push_service, plain_webhooks) if url else None
    thinking = make_worker(found, form, most, notices=notices)
    print("Bots think here (Ctrl+C ends it; others go on with what was begun).", flush=True)
    if notices is None:
        print("Without --url nobody is told from here that it is their turn.", flush=True)
    try:
        asyncio.run(until_told(thinking.run()))
    finally:
        found.close()


async def until_told(work: Coroutine[Any, Any, None]) -> None:
    """Works until the process is told to end; then there is time to tidy up."""
    task = asyncio.create_task(work)
    for end in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows Ctrl+C cancels all the same
            asyncio.get_running_loop().add_signal_handler(end, task.cancel)
    with suppress(asyncio.CancelledError):
        await task
