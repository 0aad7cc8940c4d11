"""The table by keyboard: letters, arrows, shortcuts, and a focus that is never lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from page.helpers import Screen

GAMES = ("once", "legendary", "floresta", "dartmoor", "reforest")
FOCUS = "document.activeElement === document.body ? '' : document.activeElement.outerHTML.slice(0, 200)"


@pytest.mark.parametrize("game", GAMES)
def test_letters_make_a_move_and_the_focus_is_not_lost(screen: Screen, game: str) -> None:
    screen.sit_at(game)
    page = screen.page
    screen.my_turn()
    page.keyboard.press("l")
    for _ in range(4):
        screen.until(".letters kbd")  # of a move, or of a story that goes on
        ply, keys = screen.ply(), 0
        while screen.ply() == ply:
            if page.get_by_role("button", name="Do it").count():
                page.keyboard.press("Enter")
            else:
                for letter in page.locator(".letters kbd").first.inner_text().lower():
                    page.keyboard.press(letter)
                    keys += 1
            keys += 1
            page.wait_for_timeout(300)
            screen.until("body:not(:has(.prompt[aria-busy=true])) :is(.letters kbd, [data-do])")
            assert keys < 24, "the move is not made"
        page.wait_for_function("() => document.activeElement !== document.body")
    page.keyboard.press("l")
    expect(page.locator(".letters")).to_have_count(0)


def test_arrows_go_from_one_thing_to_the_next(screen: Screen) -> None:
    screen.sit_at("once")
    page = screen.page
    screen.play_until("place it in your forest")
    page.locator(".hand [data-lit]").first.focus()
    first = page.evaluate(FOCUS)
    page.keyboard.press("ArrowRight")
    second = page.evaluate(FOCUS)
    assert second and second != first
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUS) == first


def test_the_log_is_one_stop_of_the_tab_key(screen: Screen) -> None:
    screen.sit_at("once")
    page = screen.page
    for _ in range(4):
        screen.move()
    screen.my_turn()
    lines = page.locator("#side ol button")
    assert lines.count() > 3
    assert page.locator("#side ol button[tabindex='0']").count() == 1
    page.locator("#side ol button[tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('#side ol') !== null")


def test_a_sheet_tells_the_keys(screen: Screen) -> None:
    screen.sit_at("once")
    page = screen.page
    screen.my_turn()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("Hint")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_moves_are_confirmed_by_whoever_wants_it(screen: Screen) -> None:
    page = screen.page
    page.add_init_script("localStorage.setItem('spinney-settings', JSON.stringify({ confirm: true }))")
    screen.sit_at("once")
    screen.play_until("place it in your forest")
    ply = screen.ply()
    page.locator(".hand [data-lit]").first.click()
    if page.get_by_role("button", name="Do it").count() == 0:
        page.locator(".own [data-lit]").first.click()
    do_it = page.get_by_role("button", name="Do it")
    do_it.wait_for()
    assert screen.ply() == ply
    do_it.click()
    screen.moved_to(ply + 1)
