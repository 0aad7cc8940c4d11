"""My tables: whose turn it is and how games ended, as the server lists them; results are asked for a few at a time."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browsing import Server, keep
from page.helpers import Screen, listing, played_out, row

YEAR_2026 = 1_767_268_800_000  # noon of the first of January, UTC


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    return played_out(server, "once")


def keeping(page: Page, tables: list[dict[str, Any]]) -> None:
    """Tables of which the page has tokens, as before there were cookies: found the first time only."""
    kept = [{"game": "once", "title": "Once", "touched": YEAR_2026, "over": False, **one} for one in tables]
    page.add_init_script(f"if (!localStorage.getItem('spinney-tables')) {{ {keep(kept)} }}")


def new_table(server: Server, second: dict[str, str]) -> dict[str, Any]:
    seats = [{"kind": "person", "name": "Wren"}, second]
    made: dict[str, Any] = server.ask("/tables", {"game": "once", "seats": seats, "seed": "7"})
    return made


def test_my_turn_comes_first_then_others_then_what_is_over(screen: Screen, server: Server, finished: str) -> None:
    page = screen.page
    mine = new_table(server, {"kind": "bot", "bot": "random", "name": "Ivo"})
    waiting = new_table(server, {"kind": "open"})
    keeping(page, [waiting, mine])
    screen.open("/")
    page.get_by_role("link", name="My games").click()
    sections = page.locator("main section")
    expect(sections.locator("h2")).to_have_text(["Your turn", "Others are to move"])
    expect(sections.nth(0).get_by_role("link", name="Your turn")).to_have_attribute("href", f"/table/{mine['table']}")
    expect(sections.nth(1)).to_contain_text("waiting for somebody to take a seat")
    page.get_by_role("button", name="Take Once Upon a Forest off the list").last.click()
    expect(sections).to_have_count(1)
    page.reload()
    expect(sections).to_have_count(1)
    sections.get_by_role("link", name="Your turn").click()
    screen.my_turn()


def test_a_finished_game_says_how_it_ended(screen: Screen, server: Server, finished: str) -> None:
    page = screen.page
    listing(page, [row(finished, over=True)])
    screen.open("/games")
    expect(page.locator("h2")).to_have_text("Finished")
    ended = server.ask(f"/tables/{finished}?since=100000")
    names = [ended["seats"][seat]["name"] for seat in ended["winners"]]
    last = page.locator("main section li")
    expect(last).to_contain_text(f"{names[0]} wins" if len(names) == 1 else "share the victory")
    for sheet in ended["sheets"]:
        expect(last.locator(".pts").nth(sheet["seat"])).to_have_text(str(sheet["total"]))
    expect(last.locator(".me")).to_contain_text("(you)")
    expect(last).to_contain_text("January 1, 2026")
    expect(last.get_by_role("link", name="Look at it")).to_have_attribute("href", f"/table/{finished}")
    expect(last.get_by_role("link", name="Analysis")).to_have_attribute("href", f"/table/{finished}?analysis")
    with page.expect_download() as download:
        last.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename == f"once-{finished}.txt"


def test_sixty_finished_games_are_not_asked_for_at_once(screen: Screen, server: Server, finished: str) -> None:
    """Only those in view, and three at a time."""
    page = screen.page
    state = server.ask(f"/tables/{finished}?since=100000")
    asked: list[str] = []
    held: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url.split("/tables/")[1].split("?")[0])
        held.append(route)

    page.route("**/api/tables/past*", answer)
    listing(page, [row(f"past{i:02}", over=True) for i in range(60)])
    screen.open("/games")
    expect(page.locator(".ended")).to_have_count(60)
    page.wait_for_timeout(500)
    assert len(asked) == 3
    for _ in range(60):
        while held:
            body = json.dumps({**state, "table": asked[-len(held)]})
            held.pop(0).fulfill(body=body, content_type="application/json")
        page.wait_for_timeout(50)
        if len(asked) == page.locator(".ended:has(.pts)").count() and not held:
            break
    assert 5 < len(asked) < 30


def test_a_long_list_is_shown_in_parts(screen: Screen) -> None:
    page = screen.page
    parts = {0: ([row("one", acting=[1])], True), 1: ([row("two")], False)}

    def answer(route: Route) -> None:
        rows, more = parts[int(route.request.url.split("skip=")[1])]
        route.fulfill(body=json.dumps({"tables": rows, "more": more}), content_type="application/json")

    page.route("**/api/me/tables?*", answer)
    screen.open("/games")
    expect(page.locator("main li")).to_have_count(1)
    page.get_by_role("button", name="Show more").click()
    expect(page.locator("main li")).to_have_count(2)
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)


def test_the_front_page_has_those_with_my_turn_and_a_link_to_all(screen: Screen, server: Server) -> None:
    page = screen.page
    mine = new_table(server, {"kind": "bot", "bot": "random"})
    keeping(page, [mine, *(new_table(server, {"kind": "open"}) for _ in range(4))])
    screen.open()
    rows = page.locator(".kept li")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Your turn")
    expect(page.get_by_text("Finished")).to_have_count(0)
    page.get_by_role("link", name="all 5").click()
    page.wait_for_url("**/games")


def test_without_games_there_is_a_way_to_begin(screen: Screen) -> None:
    screen.open("/games")
    screen.page.get_by_role("link", name="Choose a game").click()
    expect(screen.page.get_by_role("heading", name="The five games")).to_be_visible()
