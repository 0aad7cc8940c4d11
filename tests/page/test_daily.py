"""The deal of the day, statistics, ratings and finished games, on a phone and on a desktop."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browsing import Server
from page.conftest import PATIENCE
from page.helpers import Screen
from spinney.store.sqlite import FILE
from spinney.store.times import now

SIZES: dict[str, ViewportSize] = {"phone": {"width": 375, "height": 667}, "desktop": {"width": 1440, "height": 900}}
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
POINTS = [38, 41, 41, 44, 44, 44, 47, 47, 52, 55, 61]


@pytest.fixture
def device(browser: Browser, server: Server) -> Iterator[Screen]:
    """A phone, which becomes a desktop and a phone again wherever something has to look right."""
    context = browser.new_context(viewport=SIZES["phone"], locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield Screen(context.new_page(), server)
    context.close()


def write(server: Server, table: str, *rows: dict[str, object]) -> None:
    """Adds rows to the database of the server, as if games had been played."""
    with closing(sqlite3.connect(server.folder / FILE, timeout=20)) as database, database:
        for row in rows:
            marks = ", ".join("?" for _ in row)
            database.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))


def me(server: Server, table: str) -> tuple[str, str]:
    """Whose table of a day it is, and of which day."""
    with closing(sqlite3.connect(server.folder / FILE, timeout=20)) as database:
        found: tuple[str, str] = database.execute(
            "SELECT person, day FROM dailies WHERE table_id = ?", [table]
        ).fetchone()
    return found


def result(table: str, seat: int, person: str, place: int, points: int, **more: object) -> dict[str, object]:
    row = {"table_id": table, "seat": seat, "person": person, "name": "Wren", "bot": "", "game": "once"}
    row |= {"players": 2, "place": place, "points": points, "rated": 0, "daily": "", "ended": now()}
    return row | more


def others(server: Server, day: str) -> None:
    """Others have finished the same deal."""
    for number, points in enumerate(POINTS):
        person, table = f"guest-{number}", f"their-table-{number}"
        write(server, "people", {"id": person, "name": f"Guest {number}", "made": now(), "seen": now()})
        write(server, "dailies", {"person": person, "game": "once", "day": day, "table_id": table})
        write(server, "results", result(table, 0, person, 1 if points > 45 else 2, points, daily=day))


def looks_right(screen: Screen) -> None:
    for size in ("desktop", "phone"):
        screen.page.set_viewport_size(SIZES[size])
        assert screen.page.evaluate(OVERFLOW) <= 0
        assert screen.findings() == []


def test_the_deal_of_the_day_is_played_once_and_compared(device: Screen, server: Server) -> None:
    page = device.page
    device.open("/")
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("button", name=re.compile("Play it"))).to_have_count(5)
    looks_right(device)
    page.get_by_role("button", name=re.compile("Play it ?: Once")).click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    device.my_turn()
    for size in ("desktop", "phone"):
        page.set_viewport_size(SIZES[size])
        expect(page.get_by_role("button", name="All moves")).to_be_visible()
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)

    device.open("/daily")
    expect(page.get_by_role("link", name=re.compile("Go on ?: Once"))).to_have_attribute("href", f"/table/{table}")
    expect(page.get_by_role("button", name=re.compile("Play it"))).to_have_count(4)
    expect(page.get_by_role("img", name=re.compile("Points of"))).to_have_count(0)

    person, day = me(server, table)
    others(server, day)
    write(server, "results", result(table, 0, person, 1, 52, daily=day))
    write(server, "results", result(table, 1, "", 2, 40, daily=day, bot="sapling", name=""))
    device.open("/daily")
    expect(page.get_by_text("52 points, won")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"Points of \d+ people"))).to_be_visible()
    expect(page.get_by_text("You: 52 points")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Of the \d+ others \d+ have fewer points than you"))).to_be_visible()
    expect(page.locator("figure .mine rect")).to_have_count(1)
    looks_right(device)

    # The same, as statistics: mine, and public when I want it.
    page.get_by_role("link", name="My statistics").click()
    expect(page.get_by_role("heading", name="Once Upon a Forest")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Sapling"))).to_contain_text("1 of 1")
    expect(page.get_by_role("link", name="My public page")).to_have_count(0)
    page.get_by_label("I want ratings").check()
    page.get_by_role("link", name="My public page").click()
    expect(page.get_by_role("heading", name="Once Upon a Forest")).to_be_visible()
    expect(page.get_by_role("heading", name="The last games")).to_have_count(0)  # they are mine alone
    looks_right(device)


def test_ratings_and_finished_games_are_listed(device: Screen, server: Server) -> None:
    page = device.page
    for number, name in enumerate(("Ann", "Bob")):
        person = f"rated-{name}"
        write(server, "people", {"id": person, "name": name, "made": now(), "seen": now(), "rated": 1})
        rating = {"person": person, "game": "floresta", "mu": 30 - number, "sigma": 2, "games": 7, "changed": now()}
        write(server, "ratings", rating)
    table = server.ask("/tables", {"game": "floresta", "seats": [{"kind": "person"}, {"kind": "person"}]})["table"]
    seats = [("Ann", 1, 71), ("Bob", 2, 64)]
    for seat, (name, place, points) in enumerate(seats):
        write(
            server, "results", result(table, seat, f"rated-{name}", place, points, game="floresta", rated=1, name=name)
        )
    device.open("/ratings/floresta")
    row = page.get_by_role("row", name=re.compile("Ann")).first
    expect(row).to_contain_text("24.0")
    looks_right(device)
    row.get_by_role("link", name="Ann").click()
    expect(page.get_by_role("heading", name="Ann")).to_be_visible()
    expect(page.get_by_text("30.0 ± 2.0")).to_be_visible()
    looks_right(device)
    device.open("/finished/floresta")
    expect(page.get_by_role("link", name=re.compile("Look at it")).first).to_have_attribute("href", f"/table/{table}")
    expect(page.get_by_text("71").first).to_be_visible()
    looks_right(device)


def test_a_rated_table_is_offered_to_who_wants_ratings(device: Screen, browser: Browser) -> None:
    page = device.page
    device.open("/new/once")
    page.locator(".pick", has_text="2").click()
    expect(page.get_by_label("Rated")).to_have_count(0)
    page.get_by_label("Seat 2: who").select_option("open")
    expect(page.get_by_label("Rated")).to_be_disabled()
    page.get_by_role("link", name="I want ratings").click()
    page.get_by_label("I want ratings").check()
    expect(page.get_by_role("link", name="My public page")).to_be_visible()
    device.open("/new/once")
    page.locator(".pick", has_text="2").click()
    page.get_by_label("Seat 2: who").select_option("open")
    page.get_by_label("Rated").check()
    looks_right(device)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="A seat is open")).to_be_visible()

    # Whoever comes is asked for the same wish.
    context = browser.new_context(viewport=page.viewport_size, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    guest = context.new_page()
    guest.goto(page.url)
    guest.get_by_role("textbox", name="Your name").fill("Bea")
    expect(guest.get_by_role("button", name="Take the seat")).to_be_disabled()
    guest.get_by_label("I want ratings").check()
    guest.get_by_role("button", name="Take the seat").click()
    expect(guest.locator(".prompt")).to_be_visible()
    context.close()
