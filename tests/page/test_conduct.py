"""Two people at a table: the host locks it, they talk, one leaves and comes back, one is voted out and sent away."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browsing import Server
from page.helpers import Screen
from spinney.store.sqlite import FILE


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Screen]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 375, "height": 667})
    yield Screen(context.new_page(), server)
    context.close()


def invite(screen: Screen, clock: str = "None") -> str:
    """Ada makes a table with an open seat; gives its id."""
    page = screen.page
    screen.open("/new/once")
    page.locator(".pick", has_text="2").click()
    page.get_by_label("Seat 1: name").fill("Ada")
    expect(page.get_by_label("Clock")).to_have_count(0)
    page.get_by_label("Seat 2: who").select_option("open")
    page.get_by_label("Clock").select_option(clock)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def join(guest: Screen, table: str) -> None:
    guest.open(f"/table/{table}")
    take(guest)
    expect(guest.page.locator("#invitation")).to_have_count(0)


def take(guest: Screen) -> None:
    guest.page.get_by_label("Your name").fill("Bea")
    guest.page.get_by_role("button", name="Take the seat").click()


def people(page: Page) -> Locator:
    """The panel, opened if it is not."""
    panel = page.get_by_role("dialog", name="People")
    if panel.count() == 0:
        page.get_by_role("button", name="People").click()
    expect(panel).to_be_visible()
    return panel


def test_the_host_locks_the_table_and_fills_it(screen: Screen, guest: Screen) -> None:
    table = invite(screen)
    panel = people(screen.page)
    panel.get_by_role("button", name="Lock the table").click()
    expect(panel.get_by_text("nobody can take an open seat")).to_be_visible()
    guest.open(f"/table/{table}")
    take(guest)
    expect(guest.page.get_by_role("alert")).to_contain_text("The table is locked")
    panel.get_by_role("button", name="Unlock the table").click()
    panel.get_by_label("Level of the bots").select_option("Seedling")
    panel.get_by_role("button", name="Fill with bots").click()
    expect(panel.locator("[data-seat='1']")).to_contain_text("a bot · Seedling")
    expect(panel.get_by_role("button", name="Lock the table")).to_have_count(0)
    expect(screen.page.locator("#invitation")).to_have_count(0)


def test_they_see_each_other_and_talk(screen: Screen, guest: Screen) -> None:
    join(guest, invite(screen, "Gentle: a day"))
    menu = guest.page.get_by_role("button", name="Menu")
    assert menu.evaluate("one => one.getBoundingClientRect().right <= innerWidth"), "the bar is too long for a phone"
    ada = people(screen.page)
    expect(ada.locator("[data-seat='1']")).to_contain_text("here")
    expect(ada.get_by_text("asked for").first).to_be_visible()
    expect(ada.get_by_text("Nobody has said anything yet.")).to_be_visible()
    ada.get_by_label("Say something").fill("<b>Hello</b> Bea")
    ada.get_by_role("button", name="Send", exact=True).click()
    expect(ada.get_by_role("listitem").filter(has_text="<b>Hello</b> Bea")).to_be_visible()
    assert screen.findings() == []

    guest.page.get_by_role("button", name="People, one new message").click()
    bea = guest.page.get_by_role("dialog", name="People")
    expect(bea.get_by_text("<b>Hello</b> Bea")).to_be_visible()
    assert guest.findings() == []
    bea.get_by_role("button", name="Mute Ada").click()
    expect(bea.get_by_text("<b>Hello</b> Bea")).to_have_count(0)
    ada.get_by_label("Say something").fill("Are you there?")
    ada.get_by_role("button", name="Send", exact=True).click()
    expect(ada.get_by_text("Are you there?")).to_be_visible()
    bea.get_by_role("button", name="Close").click()
    expect(guest.page.get_by_role("button", name="People", exact=True)).to_be_visible()
    guest.page.reload()
    bea = people(guest.page)
    bea.get_by_role("button", name="Ada is muted").click()
    expect(bea.get_by_text("Are you there?")).to_be_visible()

    guest.page.goto("about:blank")
    expect(ada.locator("[data-seat='1']")).to_contain_text("not here")


def test_a_bot_plays_for_who_leaves_until_they_are_back_or_sent_away(screen: Screen, guest: Screen) -> None:
    join(guest, invite(screen))
    people(guest.page).get_by_role("button", name="Let a bot play for me").click()
    guest.page.get_by_role("dialog", name="People").get_by_role("button", name="Close").click()
    expect(guest.page.get_by_text("A bot plays for you.")).to_be_visible()
    ada = people(screen.page)
    expect(ada.locator("[data-seat='1']")).to_contain_text("a bot stands in")
    guest.page.get_by_role("button", name="I am back").click()
    expect(guest.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(ada.locator("[data-seat='1']")).not_to_contain_text("a bot stands in")

    ada.get_by_role("button", name="Send away").click()
    expect(ada.get_by_text("Bea cannot come back")).to_be_visible()
    ada.get_by_role("button", name="No", exact=True).click()
    ada.get_by_role("button", name="Send away").click()
    ada.get_by_role("alertdialog").get_by_role("button", name="Send away").click()
    expect(guest.page.get_by_text("The host has given your seat to a bot")).to_be_visible()
    expect(guest.page.locator(".board")).to_be_visible()
    guest.page.reload()
    expect(guest.page.locator(".board")).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_others_vote_for_a_bot_when_somebody_has_left(screen: Screen, guest: Screen, server: Server) -> None:
    """Whoever is asked first is gone, and a minute has passed: for the log it is an hour."""
    table = invite(screen)
    join(guest, table)
    asked: int = server.ask(f"/tables/{table}")["acting"][0]
    gone, stays = (screen, guest) if asked == 0 else (guest, screen)
    gone.page.goto("about:blank")
    panel = people(stays.page)
    vote = panel.get_by_role("button", name="Let a bot play", exact=True)
    vote.click()
    expect(panel.get_by_role("alert")).to_contain_text("Give them some more time")
    server.kill()
    with sqlite3.connect(server.folder / FILE) as base:
        base.execute("UPDATE entries SET made = '2020-01-01T00:00:00.000' WHERE table_id = ?", (table,))
    base.close()
    server.start()
    expect(stays.page.get_by_text("The server cannot be reached")).to_have_count(0)
    vote.click()
    expect(panel.locator(f"[data-seat='{asked}']")).to_contain_text("a bot stands in")
