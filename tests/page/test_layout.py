"""Nothing gets in the way: every game late in a recorded game, on screens that leave little room, and by keyboard.

`scripts/walk.py` looks at all moments, sizes, languages and themes; here are the looks that find most.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browsing import Server
from moments import MOMENTS, table_at
from walk import SIZES, Reader, by_keyboard, look

LOOKS = {
    "mouse": [("desktop", 1.0), ("laptop", 1.0), ("laptop", 1.25), ("zoomed", 1.0)],
    "touch": [("tablet", 1.0), ("phone", 1.25), ("small-phone", 1.0), ("flat-phone", 1.0)],
}


@cache
def table_of(server: Server, game: str, name: str) -> dict[str, Any]:
    """The same table for all sizes and languages: who looks at it does not change it."""
    return table_at(server, MOMENTS[game][name])


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("pointer", LOOKS)
@pytest.mark.parametrize("game", MOMENTS)
def test_a_table_with_the_most_players_late_in_the_game(
    browser: Browser, server: Server, game: str, pointer: str, language: str
) -> None:
    table = table_of(server, game, "late")
    reader = Reader(browser, server, pointer == "touch", language=language)
    page = reader.open(table, MOMENTS[game]["late"])
    found = [f"{size} {text}: {fault}" for size, text in LOOKS[pointer] for fault in look(page, SIZES[size], text)]
    reader.page.context.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", MOMENTS)
def test_a_move_takes_at_most_six_keys(browser: Browser, server: Server, game: str) -> None:
    table = table_at(server, MOMENTS[game]["two"])
    reader = Reader(browser, server, touch=False, confirm=True)
    found = by_keyboard(reader.open(table, MOMENTS[game]["two"]))
    reader.page.context.close()
    assert not found


@pytest.mark.parametrize("game", MOMENTS)
def test_the_list_of_moves_is_in_sight_when_it_is_unfolded(browser: Browser, server: Server, game: str) -> None:
    reader = Reader(browser, server, touch=False)
    page = reader.open(table_of(server, game, "two"), MOMENTS[game]["two"])
    unfold = page.locator(".unfold")
    unfold.click()
    for name, size in SIZES.items():
        page.set_viewport_size({"width": size.width, "height": size.height})
        expect(page.locator("#moves li button").first, name).to_be_in_viewport(ratio=0.9)
    unfold.click()
    reader.page.context.close()


@pytest.mark.parametrize("game", MOMENTS)
def test_the_bar_has_room_for_its_tools_however_wide_the_window_is(browser: Browser, server: Server, game: str) -> None:
    """And for a clock, as wide as one of hours."""
    reader = Reader(browser, server, touch=False, language="en")
    page = reader.open(table_of(server, game, "late"), MOMENTS[game]["late"])
    page.evaluate(WITH_CLOCK)
    beyond = {}
    for width in range(320, 1300, 28):
        page.set_viewport_size({"width": width, "height": 900})
        plain, with_clock = page.evaluate(FURTHEST)
        if plain > width + 1 or (with_clock > width + 1 and width >= 390):
            beyond[width] = plain, with_clock
    reader.page.context.close()
    assert not beyond


WITH_CLOCK = """() => document.querySelector('.facts')
  .insertAdjacentHTML('afterend', '<b id=clock style="flex: 0 0 70px"></b>')"""
FURTHEST = """() => ['none', ''].map((display) => {
  document.querySelector('#clock').style.display = display;
  const tools = [...document.querySelectorAll('.frame > header :is(button, a, select)')];
  const seen = tools.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return Math.max(...seen.map((one) => one.getBoundingClientRect().right));
})"""


@pytest.mark.parametrize(("game", "name"), [*((game, "late") for game in MOMENTS), ("reforest", "action")])
def test_nothing_gets_in_the_way_of_onlookers(browser: Browser, server: Server, game: str, name: str) -> None:
    table = {**table_of(server, game, name), "tokens": []}
    found = []
    for touch in (False, True):
        reader = Reader(browser, server, touch, language="es")
        reader.page.context.clear_cookies()
        page = reader.open(table, MOMENTS[game][name])
        for label, size in SIZES.items():
            if size.touch is touch:
                found += [f"{label}: {fault}" for fault in look(page, size, 1.25)]
        reader.page.context.close()
    assert not found, "\n".join(found)
