"""The store of a device: what was to follow a move that could not be kept is not kept either."""

from __future__ import annotations

import asyncio

import pytest

import spinney
from server.helpers import in_a_loop
from spinney.engine.seeds import key_from
from spinney.store.entries import Logged, Moved, SeatRow, TableRow
from spinney.tab.store import DeviceStore, Unwritten
from tab.helpers import Device


def row(name):
    game = spinney.game("once")
    return TableRow(name, "once", game.pack.hash(), {}, key_from("1"), "", [SeatRow("person"), SeatRow("person")])


def test_a_log_has_no_gap_after_a_write_that_failed():
    device = Device()

    async def story():
        store = DeviceStore(device)
        for name in ("mine", "other"):
            store.add(row(name))
        await store.settle()
        device.broken = "full"
        store.append("mine", 1, [Logged(Moved(0, "pass", {}))])
        writing = asyncio.ensure_future(store.settle())
        await asyncio.sleep(0)
        store.append("mine", 2, [Logged(Moved(1, "pass", {}))])  # while the first is on its way
        with pytest.raises(Unwritten):
            await writing
        device.broken = ""
        store.append("other", 1, [Logged(Moved(0, "pass", {}))])
        await store.settle()

    in_a_loop(story())
    assert set(device.entries) == {("other", 1)}
