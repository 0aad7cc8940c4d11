"""Servers that are killed while people play, and lines that are meddled with: nothing is lost, nothing is done twice.

A short run of `scripts/endurance.py`.
"""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from endurance import cast, check_logs, endure
from server.helpers import in_a_loop
from spinney.store.opening import opened
from spinney.store.store import Store
from throwaway_postgres import programs


@pytest.mark.parametrize("database", ["SQLite", "PostgreSQL"])
def test_nothing_is_lost_or_doubled(tmp_path, database):
    if database == "PostgreSQL" and programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with cast(database == "PostgreSQL", tmp_path) as (servers, others, where):
        story = endure(servers, others, games=4, at_once=4, often=0.02, pause=0.7, luck=Random(database))
        toll, played = in_a_loop(asyncio.wait_for(story, 300))
        store = Store(opened(where))
        check_logs(toll, played, store)
        store.close()
    assert toll.games == 4 and toll.deeds > 100 and toll.kills and toll.meddled
    assert toll.wrong == []
