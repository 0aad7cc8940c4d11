"""Every screen: both languages, light and dark, phone and desktop; nothing that axe-core finds serious."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browsing import Server
from page.helpers import Screen, listing, played_out, row
from walk import SETTLE

LOOKS: list[tuple[str, Literal["light", "dark"], list[str] | None]] = [
    ("light", "light", None),
    ("night", "dark", ["color-contrast"]),
]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 860}
TABLET: ViewportSize = {"width": 834, "height": 1112}
GAMES = ("once", "legendary", "floresta", "dartmoor", "reforest")
SCREENS = ("home", "games", "new", "rules", "end", "history", *GAMES)


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    return played_out(server, "once")


def show(screen: Screen, name: str, finished: str) -> None:
    page = screen.page
    match name:
        case "home":
            screen.open("/")
            page.locator(".shelf li").first.wait_for()
        case "games":
            listing(page, [row(finished, over=True)])
            screen.open("/games")
            page.locator(".ended .pts").first.wait_for()
        case "new":
            screen.open("/new/floresta")
            page.locator("form").wait_for()
        case "rules":
            screen.open("/rules/once")
            page.locator("table").first.wait_for()
        case "end":
            screen.open(f"/table/{finished}")
            page.locator("#end").wait_for()
        case "history":
            screen.open(f"/table/{finished}?at=20")
            page.locator(".prompt").wait_for()
        case game:
            screen.sit_at(game)
            screen.my_turn()


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_serious_and_nothing_too_wide(screen: Screen, finished: str, name: str) -> None:
    """In the light by all rules; at night colours alone are different. Opened on a phone, which then becomes a desk."""
    page = screen.page
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="light")
    show(screen, name, finished)
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        page.evaluate(SETTLE)
        for theme, scheme, rules in LOOKS:
            page.emulate_media(color_scheme=scheme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            assert screen.findings(rules) == [], (size, theme)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_the_language_of_the_browser_and_of_the_menu(screen: Screen) -> None:
    page = screen.page
    screen.open()
    expect(page.get_by_role("heading", level=1)).to_have_text("A small wood to play in")
    page.get_by_label("Language").select_option("es")
    expect(page.get_by_role("heading", level=1)).to_have_text("Un bosquecillo para jugar")
    assert page.evaluate("document.documentElement.lang") == "es"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Un bosquecillo para jugar")
    page.locator(".shelf li", has_text="Dartmoor").get_by_role("link", name="Jugar ya").click()
    page.get_by_role("button", name="Empezar").click()
    expect(page.get_by_role("heading", name="Registro")).to_be_visible()
    screen.my_turn()


def test_a_spanish_browser_is_spoken_to_in_spanish(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="es-ES")
    page = context.new_page()
    page.goto(server.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Un bosquecillo para jugar")
    context.close()


def test_light_and_dark_by_the_menu(screen: Screen) -> None:
    page = screen.page
    screen.open()
    for theme in ("light", "night"):
        page.locator(".menus .theme").click()
        assert page.evaluate("document.documentElement.dataset.theme") == theme


def test_the_rules_can_be_searched(screen: Screen) -> None:
    page = screen.page
    screen.open("/rules/once")
    page.locator("tbody tr").first.wait_for()
    page.get_by_label("Search the rules").fill("chain saw")
    expect(page.get_by_role("status")).not_to_have_text("0 passages")
    rows = page.locator("tbody tr")
    assert rows.count() > 0
    for text in rows.all_inner_texts():
        assert "chain" in text.lower()


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_tells_what_it_is_under_the_glass(screen: Screen, finished: str, game: str) -> None:
    """The things of every table: under the glass there is what the server has to say about them."""
    page = screen.page
    screen.sit_at(game)
    screen.my_turn()
    thing = page.locator(".plan > :not(.others) [data-thing][data-number]:not([data-number='-1']):visible").first
    kind, number = thing.get_attribute("data-thing"), int(thing.get_attribute("data-number") or 0)
    told = screen.server.ask(f"/games/{game}/components")["cards"][kind][number]
    thing.hover()
    glass = page.get_by_role("region", name="Under the glass")
    expect(glass).to_contain_text(told["name"])
    for fact in told["facts"]:
        expect(glass).to_contain_text(fact["value"])


def test_without_room_for_the_glass_a_card_pops_up(screen: Screen) -> None:
    page = screen.page
    page.set_viewport_size(TABLET)
    screen.sit_at("once")
    screen.play_until("place it in your forest")
    page.locator("ol.hand [data-thing=card]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("card")
    expect(page.get_by_role("tooltip")).to_contain_text("House data")


def test_the_right_column_is_a_drawer_where_it_has_no_room(screen: Screen) -> None:
    page = screen.page
    page.set_viewport_size(TABLET)
    screen.sit_at("once")
    screen.my_turn()
    side = page.get_by_role("complementary", name="Score, log and history")
    expect(side).to_have_count(0)
    page.get_by_role("button", name="Score, log and history").click()
    expect(side).to_be_visible()
    page.keyboard.press("Escape")
    expect(side).to_have_count(0)


def test_a_table_that_is_not_there_is_said_plainly(screen: Screen) -> None:
    screen.open("/table/nowhere")
    expect(screen.page.get_by_role("alert")).to_contain_text("There is no such table")
