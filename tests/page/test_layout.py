"""Nothing is cut off, covered or too small: every game at moments of recorded games, on screens of three sizes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browsing import SIZES, Server, sit_down
from moments import MOMENTS, kept, table_at

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


def faults(browser: Browser, server: Server, game: str, name: str, size: str, language: str) -> list[str]:
    moment = MOMENTS[game][name]
    table = table_at(server, moment)
    context = sit_down(browser, size, "light", language, kept({name: table}, {name: moment}))
    page = context.new_page()
    page.goto(f"{server.address}/table/{table['table']}")
    page.locator(".board section").first.wait_for()
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(FAULTS)
    context.close()
    return found


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", MOMENTS)
def test_a_table_with_the_most_players_late_in_the_game(
    browser: Browser, server: Server, game: str, size: str, language: str
) -> None:
    found = faults(browser, server, game, "late", size, language)
    assert not found, "\n".join(found)
