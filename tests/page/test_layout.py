"""Nothing is cut off, covered or too small: every game at moments of recorded games, on screens of three sizes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from moments import MOMENTS, kept, table_at
from page.helpers import Server

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
SIZES = {"desktop": (1440, 900), "tablet": (834, 1112), "phone": (390, 844)}


def faults(browser: Browser, server: Server, game: str, name: str, size: str, language: str) -> list[str]:
    moment = MOMENTS[game][name]
    table = table_at(server, moment)
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    known = json.dumps(kept({name: table}, {name: moment}))
    settings = json.dumps({"theme": "light", "language": language})
    context.add_init_script(
        f"localStorage.setItem('spinney-settings', {json.dumps(settings)});"
        f"localStorage.setItem('spinney-tables', {json.dumps(known)});"
    )
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
