"""A finger reads a thing before it plays it, and on a phone the past is shown on the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browsing import Server
from page.helpers import Screen

PHONE: ViewportSize = {"width": 375, "height": 667}


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Screen]:
    context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce", locale="en")
    page: Page = context.new_page()
    yield Screen(page, server)
    context.close()


@pytest.mark.parametrize("game", ["once", "dartmoor", "reforest"])
def test_a_touch_shows_a_card_and_does_not_play_it(phone: Screen, game: str) -> None:
    phone.sit_at(game)
    page = phone.page
    phone.my_turn()
    while page.locator(".dock button[data-lit][data-thing], .dock [data-lit] [data-thing]").count() == 0:
        phone.move()
        phone.my_turn()
    phone.unfold(False)
    ply = phone.ply()
    card = page.locator(".dock button[data-lit][data-thing], .dock [data-lit] [data-thing]").first
    number = int(card.get_attribute("data-number") or 0)
    kind = card.get_attribute("data-thing")
    told = phone.server.ask(f"/games/{game}/components")["cards"][kind][number]
    card.tap()
    reader = page.get_by_role("region", name="Under the glass")
    expect(reader).to_contain_text(told["name"])
    for fact in told["facts"]:
        expect(reader).to_contain_text(fact["value"])
    expect(page.get_by_role("button", name="Put back")).to_be_visible()
    assert phone.ply() == ply
    page.get_by_role("button", name="Put back").tap()
    expect(reader).to_have_count(0)
    assert phone.ply() == ply


def test_a_second_act_plays_it(phone: Screen) -> None:
    phone.sit_at("once")
    page = phone.page
    phone.play_until("place it in your forest")
    ply = phone.ply()
    page.locator(".hand [data-lit]").first.tap()
    do_it = page.get_by_role("button", name="Do it")
    if do_it.count():
        do_it.tap()
    else:
        page.get_by_role("region", name="Under the glass").get_by_role("button", name="Close").tap()
        page.locator(".own [data-lit]").first.tap()
    phone.moved_to(ply + 1)


def test_what_is_read_gives_way_to_the_board_where_the_next_choice_is(phone: Screen) -> None:
    """Until then it is in sight from its name on, also where there is little height."""
    phone.sit_at("reforest")
    page = phone.page
    page.set_viewport_size({"width": 360, "height": 560})
    phone.my_turn()
    page.locator(".hand [data-lit]").first.tap()
    reader = page.get_by_role("region", name="Under the glass")
    expect(reader).to_be_visible()
    bar, name = page.locator(".board").bounding_box(), reader.get_by_role("heading").bounding_box()
    assert bar is not None and name is not None and name["y"] > bar["y"]
    page.get_by_role("button", name="Choose on the board").tap()
    expect(reader).to_have_count(0)
    page.locator(".region [data-lit]").first.tap()  # which would fail if anything lay over it


def test_the_past_is_shown_on_the_board(phone: Screen) -> None:
    phone.sit_at("once")
    page = phone.page
    for _ in range(2):
        phone.move()
    phone.my_turn()
    phone.unfold(False)
    last = phone.ply()
    page.get_by_role("button", name="History", exact=True).tap()
    page.get_by_role("button", name="One move back").tap()
    expect(page.get_by_text(f"Move {last - 1} of {last}")).to_be_visible()
    board = page.locator(".drawn .own").bounding_box()
    assert board is not None and board["height"] > 180 and board["y"] < PHONE["height"] / 2
    page.get_by_role("button", name="Table", exact=True).tap()
    phone.my_turn()
