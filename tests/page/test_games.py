"""Whole games by clicks, and one by keyboard alone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsing import Server
from installing import install_sealed
from page.helpers import LONGEST, QUICK, Screen


def test_two_clicks_to_a_game(screen: Screen) -> None:
    screen.open()
    screen.page.locator(".shelf li", has_text="Once Upon a Forest").get_by_role("link", name="Play now").click()
    screen.page.get_by_role("button", name="Start").click()
    screen.my_turn()


def is_over(screen: Screen) -> None:
    page = screen.page
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()
    expect(page.get_by_role("img", name="Points over time")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("game", ["floresta", "dartmoor", "reforest"])
def test_a_whole_game_by_clicks(screen: Screen, game: str) -> None:
    screen.new_table(game)
    screen.my_turn()
    assert screen.play_by_clicks() > 10
    is_over(screen)


@pytest.mark.parametrize("game", ["once", "legendary"])
def test_a_whole_game_with_a_real_mouse(screen: Screen, game: str) -> None:
    screen.new_table(game)
    screen.my_turn()
    assert screen.play_by_mouse() > 10
    is_over(screen)


def as_lists(screen: Screen) -> None:
    screen.page.get_by_role("button", name="Settings").click()
    screen.page.get_by_label("The table as lists, without pictures").check()
    screen.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["once", "legendary", "floresta", "dartmoor", "reforest"])
def test_a_table_as_lists_without_pictures(screen: Screen, game: str) -> None:
    screen.sit_at(game)
    screen.my_turn()
    page = screen.page
    as_lists(screen)
    expect(page.locator(".board .drawn")).to_have_count(0)
    expect(page.locator(".board section").first).to_be_visible()
    screen.move()


def test_a_whole_game_on_lists(screen: Screen) -> None:
    screen.sit_at("legendary")
    screen.my_turn()
    as_lists(screen)
    expect(screen.page.locator(".board .drawn")).to_have_count(0)
    assert screen.play_by_clicks() > 10
    is_over(screen)


def test_a_game_that_has_no_drawn_board(page: Page, tmp_path: Path) -> None:
    """The game of the tutorial, installed as a distribution: the page knows nothing of it, and shows it as lists."""
    games, tables = tmp_path / "games", tmp_path / "tables"
    games.mkdir()
    install_sealed(games)
    server = Server(tables, games)
    server.start()
    try:
        screen = Screen(page, server)
        screen.new_table("sealed")
        screen.my_turn()
        own = page.get_by_role("region", name="Your area")
        expect(own.locator(".may")).to_have_count(3)  # three cards in hand, and each may be laid
        expect(page.locator(".plain .back")).to_have_count(3)  # the hand of the other
        assert screen.play_by_clicks() >= 5  # in six rounds; the last card is not a choice
        screen.moved_to(12)  # all cards have been laid
        is_over(screen)
    finally:
        server.kill()


def test_a_card_is_dragged_into_the_forest(screen: Screen) -> None:
    """With a real mouse: from the hand onto a place that lights up."""
    screen.sit_at("once")
    page = screen.page
    screen.play_until("place it in your forest")
    ply = screen.ply()
    page.locator(".hand .may").first.hover()
    page.mouse.down()
    page.locator(".piles").hover()  # on the way the drag begins, and places light up
    place = page.locator(".own [data-lit]").first
    place.hover()
    page.mouse.up()
    screen.moved_to(ply + 1)
    expect(page.locator(".prompt")).to_contain_text("Choose a card to give away")


def test_once_by_keyboard_alone(screen: Screen) -> None:
    """Tab and Enter from the home page to the end of the game."""
    page = screen.page

    def tab_to(words: str) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if words in page.evaluate("document.activeElement.textContent"):
                return
        raise AssertionError(f"cannot tab to {words!r}")

    screen.open()
    page.locator(".shelf li").first.wait_for()
    tab_to("Play now: Once Upon a Forest")
    page.keyboard.press("Enter")
    page.locator("form").wait_for()
    for seat in (2, 3):
        while not page.evaluate(f"document.activeElement.ariaLabel === 'Seat {seat}: strength'"):
            page.keyboard.press("Tab")
        page.keyboard.type("Random")
        expect(page.get_by_label(f"Seat {seat}: strength")).to_have_value(QUICK)
    tab_to("Start")
    page.keyboard.press("Enter")
    screen.my_turn()
    until = time.monotonic() + LONGEST
    while key := page.evaluate(KEY):
        assert time.monotonic() < until
        page.keyboard.press(key)
    expect(page.locator("#end")).to_be_visible()


KEY = """async () => {
  const ready = '.prompt[aria-busy=false] #moves li button, #end';
  while (!document.querySelector(ready)) await new Promise((later) => requestAnimationFrame(later));
  if (document.querySelector('#end')) return '';
  return document.activeElement.closest('#moves li') ? 'Enter' : 'Tab';
}"""
