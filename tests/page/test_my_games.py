"""My games: whose turn it is, how games ended, and what the server has forgotten; asked for a few at a time."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browsing import Server, keep
from page.helpers import Screen, played_out

YEAR_2026 = 1_767_268_800_000  # noon of the first of January, UTC


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    return played_out(server, "once")


def known(made: dict[str, Any], over: bool = False, touched: int = YEAR_2026) -> dict[str, Any]:
    return {"tokens": [], "game": "once", "title": "Once", "touched": touched, "over": over, **made}


def keeping(page: Page, tables: list[dict[str, Any]]) -> None:
    """The page finds these tables the first time, and later what it has made of them."""
    page.add_init_script(f"if (!localStorage.getItem('spinney-tables')) {{ {keep(tables)} }}")


def new_table(server: Server, second: dict[str, str]) -> dict[str, Any]:
    seats = [{"kind": "person", "name": "Wren"}, second]
    made: dict[str, Any] = server.ask("/tables", {"game": "once", "seats": seats, "seed": "7"})
    return made


def test_my_turn_comes_first_then_others_then_what_is_over(screen: Screen, server: Server, finished: str) -> None:
    page = screen.page
    mine = new_table(server, {"kind": "bot", "bot": "random", "name": "Ivo"})
    waiting = new_table(server, {"kind": "open"})
    over = {"table": finished, "tokens": [{"seat": 1, "token": ""}]}
    gone = {"table": "no-such-table", "title": "Lost"}
    keeping(page, [known(waiting, touched=4), known(gone, touched=3), known(over, True), known(mine, touched=1)])
    screen.open("/")
    page.get_by_role("link", name="My games").click()
    sections = page.locator("main section")
    expect(sections).to_have_count(4)
    expect(sections.locator("h2")).to_have_text(
        ["Your turn", "Others are to move", "Finished", "Forgotten by the server"]
    )
    expect(sections.nth(0).get_by_role("link", name="Your turn")).to_have_attribute("href", f"/table/{mine['table']}")
    expect(sections.nth(1)).to_contain_text("waiting for somebody to take a seat")

    ended = server.ask(f"/tables/{finished}?since=100000")
    names = [ended["seats"][seat]["name"] for seat in ended["winners"]]
    row = sections.nth(2).locator("li")
    expect(row).to_contain_text(f"{names[0]} wins" if len(names) == 1 else "share the victory")
    for sheet in ended["sheets"]:
        expect(row.locator(".pts").nth(sheet["seat"])).to_have_text(str(sheet["total"]))
    expect(row.locator(".me")).to_contain_text("(you)")
    expect(row).to_contain_text("January 1, 2026")
    expect(row.get_by_role("link", name="Look at it")).to_have_attribute("href", f"/table/{finished}")
    expect(row.get_by_role("link", name="Analysis")).to_have_attribute("href", f"/table/{finished}?analysis")
    with page.expect_download() as download:
        row.get_by_role("button", name="Download the record").click()
    assert download.value.suggested_filename == f"once-{finished}.txt"

    page.get_by_role("button", name="Take Lost off the list").click()
    expect(sections).to_have_count(3)
    page.reload()
    expect(sections).to_have_count(3)


def test_sixty_finished_games_are_not_asked_for_at_once(screen: Screen, server: Server, finished: str) -> None:
    """Only those in view, three at a time; and never again once the result is known."""
    page = screen.page
    state = server.ask(f"/tables/{finished}?since=100000")
    asked: list[str] = []
    held: list[Route] = []

    def answer(route: Route) -> None:
        table = route.request.url.split("/tables/")[1].split("?")[0]
        asked.append(table)
        held.append(route)

    page.route("**/api/tables/past*", answer)
    keeping(page, [known({"table": f"past{i:02}"}, True, YEAR_2026 - i) for i in range(60)])
    screen.open("/games")
    expect(page.locator(".ended")).to_have_count(60)
    expect(page.locator("h2")).to_have_text("Finished")
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
    page.unroute("**/api/tables/past*")
    asked_before = len(asked)
    page.route("**/api/tables/past*", answer)
    page.reload()
    expect(page.locator(".ended .pts").first).to_be_visible()
    page.wait_for_timeout(500)
    assert len(asked) == asked_before


def test_the_front_page_has_those_with_my_turn_and_a_link_to_all(screen: Screen, server: Server, finished: str) -> None:
    page = screen.page
    mine = new_table(server, {"kind": "bot", "bot": "random"})
    waiting = [new_table(server, {"kind": "open"}) for _ in range(3)]
    tables = [known(one, touched=10 + i) for i, one in enumerate(waiting)]
    keeping(page, [*tables, known(mine, touched=1), known({"table": finished}, True)])
    screen.open()
    rows = page.locator(".kept li")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("Your turn")
    expect(page.get_by_text("Finished")).to_have_count(0)
    page.get_by_role("link", name="all 5").click()
    page.wait_for_url("**/games")


def test_looking_at_a_finished_game_keeps_its_date_and_its_result(screen: Screen, finished: str) -> None:
    page = screen.page
    keeping(page, [known({"table": finished}, True)])
    screen.open(f"/table/{finished}")
    page.locator("#end").wait_for()
    kept = page.evaluate("JSON.parse(localStorage.getItem('spinney-tables'))[0]")
    assert kept["touched"] == YEAR_2026
    assert kept["ended"]["winners"] and kept["ended"]["sheets"][0]["lines"] == {}


def test_a_table_that_the_server_forgot_is_marked_when_one_comes_to_it(screen: Screen) -> None:
    page = screen.page
    keeping(page, [known({"table": "nowhere", "title": "Lost"}, True)])
    screen.open("/table/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    screen.open("/games")
    expect(page.locator("h2")).to_have_text("Forgotten by the server")


def test_without_games_there_is_a_way_to_begin(screen: Screen) -> None:
    screen.open("/games")
    screen.page.get_by_role("link", name="Choose a game").click()
    expect(screen.page.get_by_role("heading", name="The five games")).to_be_visible()
