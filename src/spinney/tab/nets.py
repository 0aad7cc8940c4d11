"""What bots have learned: files of some megabytes that come when a game is first thought about, and not before.

They are put to where bots look for them. If one does not come, because there is none or no network, bots do without.
"""

from __future__ import annotations

import asyncio
import logging

import spinney
from spinney.tab.page import Page

PATIENCE = 20.0  # seconds; a bot that somebody waits for plays without rather than never
log = logging.getLogger("spinney.tab")


class Nets:
    """Each is asked for once: bots do not become others in the middle of a game."""

    def __init__(self, page: Page, patience: float = PATIENCE) -> None:
        self._page = page
        self._patience = patience
        self._asked: set[str] = set()

    async def bring(self, name: str | None) -> None:
        """The net of a game."""
        if name is None or name in self._asked:
            return
        self._asked.add(name)
        file = spinney.game(name).net_file
        if file.exists():
            return
        try:
            data = await asyncio.wait_for(self._page.net(name), self._patience)
        except TimeoutError:
            data = None
        if data is None:
            log.info("bots of %s play without a net", name)
        else:
            file.write_bytes(data)
