"""Rules beside the board: from the prompt, a refusal, a line of the score sheet and a thing; and the player's aid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browsing import Server, keep
from page.conftest import PATIENCE
from page.helpers import Screen, played_out

GAMES = ("once", "legendary", "floresta", "dartmoor", "reforest")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True},
}
FINGER = 40


def at(browser: Browser, server: Server, size: str, language: str = "en") -> Iterator[Screen]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **SIZES[size])
    context.set_default_timeout(PATIENCE)
    context.add_init_script(keep({"language": language}, "spinney-settings"))
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield Screen(page, server)
    assert errors == []
    context.close()


@pytest.fixture(params=SIZES)
def sized(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Screen]:
    yield from at(browser, server, request.param)


@pytest.fixture
def desk(browser: Browser, server: Server) -> Iterator[Screen]:
    yield from at(browser, server, "desktop")


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Screen]:
    yield from at(browser, server, "phone")


def beside(page: Page) -> Locator:
    return page.locator("#beside")


def numbers(page: Page) -> list[int]:
    """The numbers of the rules that are shown, when their texts have come."""
    beside(page).locator("li p").first.wait_for()
    return [int(re.sub(r"\D", "", one)) for one in beside(page).locator("h3 b").all_inner_texts()]


def large_enough(button: Locator) -> bool:
    box = button.bounding_box()
    return box is not None and box["width"] >= FINGER and box["height"] >= FINGER


def prompt_leads_to_its_rules(sized: Screen, game: str) -> None:
    page = sized.page
    table = sized.sit_at(game)
    sized.my_turn()
    phase = sized.server.ask(f"/tables/{table}")["phase"]
    wanted = sized.server.ask(f"/games/{game}/components")["rules"]["phases"][phase]
    page.keyboard.press("r")
    assert numbers(page) == wanted
    expect(beside(page)).to_be_focused()
    assert sized.findings() == []
    page.keyboard.press("Escape")
    expect(beside(page)).to_have_count(0)
    button = page.locator(".prompt .acts .rule")
    expect(button).to_have_accessible_name(re.compile(r"^Rules? \d"))
    if page.viewport_size == SIZES["phone"]["viewport"]:
        assert large_enough(button)
    button.click()
    assert numbers(page) == wanted
    assert page.url.endswith(f"/table/{table}")  # nobody has left the table
    if page.viewport_size == SIZES["desktop"]["viewport"]:
        board, sheet = page.locator(".prompt").bounding_box(), beside(page).bounding_box()
        assert board and sheet and sheet["x"] >= board["x"] + board["width"]
    beside(page).get_by_role("button", name="Close").click()
    expect(beside(page)).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_leads_to_its_rules_by_key_and_by_click(desk: Screen, game: str) -> None:
    prompt_leads_to_its_rules(desk, game)


def test_the_prompt_leads_to_its_rules_on_a_phone(phone: Screen) -> None:
    """With the longest prompts; what the rules of the others are comes from the server, and is the same at a desk."""
    prompt_leads_to_its_rules(phone, "dartmoor")


def test_a_refusal_leads_to_the_rule_it_names(sized: Screen) -> None:
    page = sized.page
    sized.sit_at("floresta")
    sized.my_turn()
    page.locator(".hand [data-lit]").first.click()
    for space in page.locator(".board [data-thing=space]:not([data-lit])").all():
        space.dispatch_event("click")
        page.wait_for_timeout(100)
        if page.locator(".note").count():
            break
    note = page.locator(".note[role=alert]")
    (cited,) = re.findall(r"\(rules? (\d+)", note.inner_text())
    page.keyboard.press("r")
    assert int(cited) in numbers(page)
    page.keyboard.press("Escape")
    expect(note).to_have_count(1)  # one thing at a time is put away
    note.locator(".rule").click()
    assert int(cited) in numbers(page)
    if page.viewport_size == SIZES["phone"]["viewport"]:
        page.keyboard.press("Escape")
        assert large_enough(note.locator(".rule"))


def test_a_line_of_the_score_sheet_leads_to_its_rule(sized: Screen) -> None:
    page = sized.page
    sized.sit_at("once")
    sized.my_turn()
    if page.viewport_size == SIZES["phone"]["viewport"]:
        page.locator(".tabs button", has_text="Score").click()
    line = page.get_by_role("button", name="Incomplete column, Rule 22")
    line.focus()
    page.keyboard.press("Enter")
    assert numbers(page) == [22]
    expect(beside(page)).to_contain_text("1 point less if there is an incomplete column")
    page.keyboard.press("Escape")
    expect(line).to_be_focused()
    line.click()
    assert numbers(page) == [22]


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_last_score_sheet_leads_to_its_rules(desk: Screen, game: str) -> None:
    page = desk.page
    desk.open(f"/table/{played_out(desk.server, game)}")
    lines = page.locator(".end tbody th .rule")
    lines.first.wait_for()
    rules = desk.server.ask(f"/games/{game}/components")["rules"]["sheet"]
    assert lines.count() == len(rules)
    for line, wanted in zip(lines.all(), rules.values(), strict=True):
        line.click()
        assert numbers(page) == wanted


def test_the_glass_leads_to_the_rules_of_the_thing(desk: Screen) -> None:
    page = desk.page
    desk.sit_at("floresta")
    desk.my_turn()
    side = page.locator(".board [data-thing=side]").first
    number = int(side.get_attribute("data-number") or -1)
    wanted = desk.server.ask("/games/floresta/components")["rules"]["things"][f"side/{number}"]
    side.hover(position={"x": 6, "y": 6})
    page.get_by_label("Under the glass").locator(".rule").click()
    assert numbers(page) == wanted
    page.keyboard.press("Escape")
    page.locator(".hand [data-lit]").first.focus()
    page.keyboard.press("g")
    assert numbers(page)[:2] == [1, 11]


def test_a_finger_finds_the_rules_of_the_thing_it_reads(phone: Screen) -> None:
    page = phone.page
    phone.sit_at("dartmoor")
    phone.my_turn()
    page.locator(".hand [data-thing]").first.tap()
    button = page.locator(".reader .rule")
    assert large_enough(button)
    button.tap()
    assert 17 in numbers(page)
    assert phone.findings() == []


def test_rules_beside_the_board_are_in_the_readers_language(browser: Browser, server: Server) -> None:
    for screen in at(browser, server, "phone", "es"):
        screen.sit_at("once")
        screen.my_turn()
        screen.page.keyboard.press("r")
        assert numbers(screen.page) == [7, 2, 28]
        expect(beside(screen.page)).to_contain_text("Cada participante elige tres cartas")


# The rules pages.


def test_a_rule_has_an_address(sized: Screen) -> None:
    page = sized.page
    sized.open("/rules/once#rule-29")
    expect(page.locator("#rule-29")).to_be_in_viewport()
    assert not page.locator("#rule-1").evaluate("row => row.getBoundingClientRect().bottom > 0")


def test_the_index_leads_to_sections_and_rules(sized: Screen) -> None:
    page = sized.page
    sized.open("/rules/dartmoor")
    page.locator("details").wait_for()
    if page.locator("details").get_attribute("open") is None:
        page.locator("summary").click()
    assert page.locator(".numbers a").count() == 50
    page.get_by_role("link", name="Rule 43").click()
    expect(page.locator("#rule-43")).to_be_in_viewport()
    assert page.url.endswith("/rules/dartmoor#rule-43")
    assert sized.findings() == []


# The player's aid.


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_aid_prints_on_one_sheet(browser: Browser, server: Server, language: str) -> None:
    for screen in at(browser, server, "desktop", language):
        for game in GAMES:
            screen.open(f"/aid/{game}")
            screen.page.locator("article h1").wait_for()
            assert len(re.findall(rb"/Type\s*/Page\b", screen.page.pdf(prefer_css_page_size=True))) == 1, game
            drawn = screen.page.locator("article .sy")
            assert drawn.count() > 5
            assert drawn.evaluate_all("all => all.every((one) => one.childElementCount > 0)")


def test_the_aid_is_one_key_away(sized: Screen) -> None:
    page = sized.page
    sized.sit_at("reforest")
    sized.my_turn()
    page.keyboard.press("a")
    sheet = page.get_by_role("dialog", name="Reforest: player's aid")
    expect(sheet).to_contain_text("Gather one or two cards")
    assert sized.findings() == []
    page.keyboard.press("a")
    expect(sheet).to_have_count(0)
    if page.viewport_size == SIZES["phone"]["viewport"]:
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Player's aid").filter(visible=True).click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_aid_leads_to_the_rules_it_cites(sized: Screen) -> None:
    page = sized.page
    sized.open("/aid/legendary")
    link = page.get_by_role("link", name="Rule 28").first
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#rule-28")).to_be_in_viewport()
    assert sized.findings() == []
