"""The timekeeper: where a clock has run out, a bot stands in.

Every server looks after all tables; the log sees to it that each happens once.
"""

from __future__ import annotations

import asyncio
import logging

from spinney.engine.errors import SpinneyError
from spinney.store.due import Due
from spinney.store.times import now
from spinney.tables.problems import Impossible
from spinney.tables.tables import Tables

EVERY_SECONDS = 1.0
AT_ONCE = 50
log = logging.getLogger("spinney.server")


async def keep_time(tables: Tables, due: Due) -> None:
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        try:
            await run_out(tables, due)
        except SpinneyError as error:
            log.error("%s", error)


async def run_out(tables: Tables, due: Due) -> None:
    """Bots stand in wherever the time is over now."""
    at = now()
    for table_id in await tables.aside.run(lambda: due.tables(at, AT_ONCE), for_bot=True):
        try:
            table = await tables.find(table_id)
            await table.do(table.run_out, for_bot=True)
            still = table.standing().due
        except Impossible as problem:
            log.warning("the clock of table %s cannot be kept: %s", table_id, problem.code)
            still = None
        if still is None:
            await tables.aside.run(lambda: due.forget(table_id), for_bot=True)  # noqa: B023 - it is awaited here
