"""A new table: what bots are like, what options mean, names that are remembered, first choices that are made."""

from __future__ import annotations

from playwright.sync_api import expect

from page.helpers import Screen
from spinney.bots.levels import NAMES


def kept_settings(screen: Screen, name: str) -> object:
    return screen.page.evaluate("name => JSON.parse(localStorage.getItem('spinney-settings') ?? '{}')[name]", name)


def test_each_level_says_what_it_is_like(screen: Screen) -> None:
    page = screen.page
    screen.open("/new/once")
    level = page.get_by_label("Seat 2: strength")
    level.wait_for()
    seat = page.locator("form li").nth(1)
    said = set()
    for bot in level.locator("option").all():
        level.select_option(bot.get_attribute("value"))
        said.add(seat.locator("p").inner_text())
    assert len(said) == len(NAMES) == 7
    level.select_option("sapling")
    expect(seat).to_contain_text("beats Seedling four times out of five")


def test_options_say_what_they_mean_and_rulings_wait_until_asked_for(screen: Screen) -> None:
    page = screen.page
    screen.open("/new/reforest")
    expect(page.get_by_text("Each round begins with an event")).to_be_visible()
    ruling = page.get_by_text("Energy beside a space pays for plants")
    expect(ruling).to_be_hidden()
    page.get_by_text("Details of the rules").click()
    expect(ruling).to_be_visible()


def test_names_are_remembered_mine_and_those_at_each_seat(screen: Screen) -> None:
    page = screen.page
    screen.open("/new/once")
    page.get_by_label("Seat 1: name").fill("Ada")
    page.get_by_label("Seat 3: name").fill("Moss")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    screen.open("/new/legendary")
    for number, name in enumerate(("Ada", "Maud", "Moss"), 1):
        expect(page.get_by_label(f"Seat {number}: name")).to_have_value(name)


def sit_down(screen: Screen) -> None:
    """Whoever of the people at this screen is asked says so, until one of them has a choice."""
    page = screen.page
    page.locator("#hand-over, #moves li button:enabled").first.wait_for()
    while name := page.locator("#hand-over").all_inner_texts():
        page.get_by_role("button", name="It's me").click()
        other = f"#hand-over:not(:text('{name[0]}')), #moves li button:enabled"
        page.locator(other).first.wait_for()


def test_the_first_choices_of_once_are_made_and_told(screen: Screen) -> None:
    """Two players have two start cards left over: both go into piles before anything is asked."""
    page = screen.page
    screen.new_table("once")
    screen.my_turn()
    expect(page.locator(".prompt")).to_contain_text("Your opening hand")
    told = page.get_by_role("status").filter(has_text="Chosen for you")
    expect(page.locator("#side ol")).to_contain_text("You slip a ground card")
    screen.move()
    screen.my_turn()
    expect(told).to_have_count(0)


def test_who_takes_a_first_choice_back_is_asked(screen: Screen) -> None:
    page = screen.page
    screen.sit_at("once")
    screen.my_turn()
    expect(page.get_by_text("Chosen for you")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt")).to_contain_text("Choose a pile for a left-over start card")


def test_whoever_wants_to_choose_is_asked(screen: Screen) -> None:
    page = screen.page
    screen.open("/new/dartmoor")
    box = page.get_by_label("Make the first choices for me")
    expect(box).to_be_checked()
    box.uncheck()
    assert kept_settings(screen, "asking") == ["dartmoor"]
    screen.new_table("dartmoor", people=2)
    sit_down(screen)
    expect(page.locator(".prompt")).to_contain_text("Choose a cave")
    screen.open("/new/dartmoor")
    expect(box).not_to_be_checked()
    box.check()
    screen.new_table("dartmoor", people=2)
    sit_down(screen)
    expect(page.locator(".prompt")).not_to_contain_text("Choose a cave")


def test_games_without_such_choices_do_not_offer_to_make_them(screen: Screen) -> None:
    screen.open("/new/legendary")
    screen.page.get_by_role("button", name="Start").wait_for()
    expect(screen.page.get_by_label("Make the first choices for me")).to_have_count(0)
