"""Nothing is cut off, covered or too small: every game at moments of recorded games, on screens of three sizes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browsing import SIZES, Server, sit_down
from moments import MOMENTS, kept, table_at

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


@cache
def table_of(server: Server, game: str, name: str) -> dict[str, Any]:
    """The same table for all sizes and languages: who looks at it does not change it."""
    return table_at(server, MOMENTS[game][name])


def faults(browser: Browser, server: Server, game: str, name: str, size: str, language: str) -> list[str]:
    moment, table = MOMENTS[game][name], table_of(server, game, name)
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
