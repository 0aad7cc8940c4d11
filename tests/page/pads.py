"""Score pads in tests: taps, counted, and how a pad is begun."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from page.helpers import Screen


class Taps:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def __call__(self, place: str | Locator, times: int = 1) -> None:
        for _ in range(times):
            (self.page.locator(place) if isinstance(place, str) else place).tap()
            self.count += 1

    def begin(self, screen: Screen, game: str, players: int, names: tuple[str, ...] = ()) -> None:
        screen.open("/score")
        self(f"[data-game={game}]")
        self(f"[data-players='{players}']")
        for place, name in enumerate(names):
            self.page.locator(".names input").nth(place).fill(name)
        self(self.page.get_by_role("button", name=re.compile("^(Begin|Empezar)$")))
        self.page.wait_for_url("**/score/*")
