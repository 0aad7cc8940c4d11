"""Spinney in a tab: whole games without a network, tabs that are killed, two tabs, what is carried away and back."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browsing import Address, all_is_kept, launching, on_a_static_server
from page.conftest import DESKTOP, PATIENCE
from page.helpers import MOVES
from page.static import SITE, SiteScreen
from site_listing import listing

PHONE = {"width": 375, "height": 667}
VECTOR = [*b"\0asm\1\0\0\0", *(1, 5, 1, 96, 0, 1, 123), *(3, 2, 1, 0), *(10, 22, 1, 20, 0, 253, 12), *[0] * 16, 11]
"""A module of WebAssembly with a function that gives a vector."""


@pytest.fixture(scope="session")
def site() -> Iterator[Address]:
    if not (SITE / "files.json").is_file():
        pytest.fail("the site has not been built: run `make site`")
    with on_a_static_server(SITE) as address:
        yield address


@pytest.fixture
def screen(page: Page, site: Address) -> Iterator[SiteScreen]:
    """Whatever is done there, nobody else is asked for anything."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    yield SiteScreen(page, site)
    assert asked and all(url.startswith((site.address, "data:", "blob:")) for url in asked)


@pytest.fixture(scope="module")
def away(browser: Browser, site: Address) -> Iterator[SiteScreen]:
    """The site without a network, opened anew when all files had been kept.

    It takes long to get there, and Python long to begin: both are done once, for going to another place changes no more
    than the fragment of the address.
    """
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.set_default_timeout(PATIENCE)
    screen, errors = SiteScreen(context.new_page(), site), list[str]()
    screen.page.on("pageerror", lambda error: errors.append(str(error)))
    screen.open()
    all_is_kept(screen.page)
    context.set_offline(True)
    screen.page.reload()
    yield screen
    assert errors == []
    context.close()


@pytest.mark.parametrize("game", ["dartmoor", "floresta", "reforest"])
def test_a_game_without_a_network(away: SiteScreen, game: str) -> None:
    """Some turns of the longer games: bots answer, and what was played is kept."""
    kept_before = len(away.kept_moves())
    away.new_table(game)
    while away.ply() < 12:
        away.move()
    away.my_turn()
    assert away.ply() == len(away.kept_moves()) - kept_before


def play_whole(screen: SiteScreen, game: str) -> None:
    screen.new_table(game)
    screen.my_turn()
    assert screen.play_by_clicks() > 10
    expect(screen.page.get_by_role("region", name="Score sheet")).to_be_visible()
    expect(screen.page.get_by_role("img", name="Points over time")).to_be_visible()


def test_a_whole_game_without_a_network(away: SiteScreen) -> None:
    play_whole(away, "legendary")


def test_a_whole_game_without_a_network_is_shared_by_a_link_that_carries_it(
    away: SiteScreen, browser: Browser, site: Address
) -> None:
    play_whole(away, "once")
    last = away.ply()
    away.page.get_by_role("button", name="Copy a link with the game in it").first.click()
    expect(away.page.get_by_role("button", name="Copied").first).to_be_visible()
    link = away.page.evaluate("navigator.clipboard.readText()")
    assert "#/replay/" in link and link.startswith(site.address)
    elsewhere = browser.new_context()
    elsewhere.set_default_timeout(PATIENCE)
    there = SiteScreen(elsewhere.new_page(), site)
    there.page.goto(link)
    there.page.locator(".frame[data-last]").wait_for()
    assert there.ply() == last
    there.page.goto(link[: len(link) // 2])
    expect(there.page.get_by_role("alert")).to_be_visible()
    elsewhere.close()


def test_a_table_on_paper_is_scored_without_a_network(away: SiteScreen) -> None:
    """A start card alone is an incomplete column, which costs a point; what the pad shows comes from Python."""
    page = away.page
    away.open()
    page.get_by_role("link", name="Score", exact=True).click()
    page.locator("[data-game=once]").click()
    page.get_by_role("button", name="Begin").click()
    page.locator("[data-place='0/0']").click()
    page.locator("dialog[open] li button").first.click()
    page.locator("dialog[open] .tool").click()
    expect(page.locator(".tabs [data-seat='0'] .pts")).to_have_text("-1")


def test_a_browser_that_is_killed_loses_nothing(browser: Browser, site: Address, tmp_path: Path) -> None:
    """As `kill -9` does: what the page has shown is there afterwards."""
    before = profile(browser, tmp_path)
    screen = SiteScreen(before.pages[0], site)
    table = screen.new_table("once")
    while screen.ply() < 8:
        screen.move()
    screen.my_turn()
    last = screen.ply()
    kill_all(str(tmp_path))
    after = profile(browser, tmp_path)
    again = SiteScreen(after.pages[0], site)
    again.open(f"/table/{table}")
    again.my_turn()
    assert again.ply() == last == len(again.kept_moves())
    again.move()
    after.close()


def profile(browser: Browser, folder: Path) -> BrowserContext:
    """A browser with a profile of its own, which outlives it."""
    context = browser.browser_type.launch_persistent_context(folder, **launching(painted=False), locale="en-GB")
    context.set_default_timeout(PATIENCE)
    return context


def kill_all(words: str) -> None:
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                if words in (folder / "cmdline").read_text(encoding="utf-8", errors="replace"):
                    os.kill(int(folder.name), signal.SIGKILL)
            except OSError:
                continue  # it has ended meanwhile


def test_two_tabs_at_one_table(screen: SiteScreen, context: BrowserContext, site: Address) -> None:
    """Only one of them has Python; when it is closed the other goes on."""
    table = screen.new_table("once", people=2)
    screen.my_turn()
    other = SiteScreen(context.new_page(), site)
    other.open(f"/table/{table}")
    other.page.locator(".frame").wait_for()
    ply = screen.move() + 1
    other.moved_to(ply)
    workers = [worker for page in context.pages for worker in page.workers if "/worker-" in worker.url]
    assert len(workers) == 1
    screen.page.close()
    screens = f"{MOVES}, [role=dialog][aria-labelledby=hand-over] button"
    other.until(screens)
    if other.page.locator("#hand-over").count():
        other.page.get_by_role("button", name="It's me").click()
    other.move()
    assert other.ply() > ply


def test_all_tables_are_carried_to_another_device(
    screen: SiteScreen, context: BrowserContext, site: Address, tmp_path: Path
) -> None:
    table = screen.new_table("legendary")
    screen.move()
    screen.open("/games")
    with screen.page.expect_download() as download:
        screen.page.get_by_role("button", name="Save all games to a file").click()
    file = tmp_path / "tables.json"
    download.value.save_as(file)
    browser = context.browser
    assert browser is not None
    elsewhere = browser.new_context()
    there = SiteScreen(elsewhere.new_page(), site)
    there.open("/games")
    for text, said in [("nonsense", "alert"), (file.read_text(encoding="utf-8"), "status")]:
        given = {"name": "tables.json", "mimeType": "application/json", "buffer": text.encode()}
        there.page.locator("input[type=file][accept*=json]").set_input_files(given)
        expect(there.page.locator(f"section:has(#carry) [role={said}]")).to_be_visible()
    there.open(f"/table/{table}")
    there.my_turn()
    assert there.ply() >= 1
    elsewhere.close()


def test_a_phone_that_speaks_spanish(browser: Browser, site: Address) -> None:
    context = browser.new_context(viewport=PHONE, locale="es-ES", has_touch=True, is_mobile=True)
    screen = SiteScreen(context.new_page(), site)
    screen.open()
    expect(screen.page.locator("html")).to_have_attribute("lang", "es")
    screen.page.locator(".shelf li").first.wait_for()
    assert screen.findings() == []
    screen.open("/new/once")
    screen.page.get_by_role("button", name="Empezar").click()
    screen.my_turn()
    assert screen.findings() == []
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_a_new_version_comes_in_the_background_and_says_so(context: BrowserContext, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    copytree(SITE, folder)
    with on_a_static_server(folder) as site:
        screen = SiteScreen(context.new_page(), site)
        screen.open()
        all_is_kept(screen.page)
        (folder / "licences.txt").write_text("others", encoding="utf-8")
        service = folder / "service.js"
        service.write_text(service.read_text(encoding="utf-8").split("\n", 1)[1], encoding="utf-8")
        listing(folder)
        screen.page.reload()
        with screen.page.expect_navigation():
            screen.page.get_by_role("button", name="Take it").click()
        assert screen.page.evaluate("fetch('licences.txt').then((answer) => answer.text())") == "others"
        expect(screen.page.get_by_role("button", name="Take it")).to_have_count(0)


def test_what_is_seen_before_python_is_there(page: Page, site: Address) -> None:
    """Home, rules and the page for a new table, though Python never comes."""
    page.route("**/pyodide/**", lambda route: route.abort())
    screen = SiteScreen(page, site)
    screen.open()
    expect(page.locator(".shelf li")).to_have_count(5)
    screen.open("/rules/reforest")
    expect(page.locator("main")).to_contain_text("Reforest")
    screen.open("/new/floresta")
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_bot_whose_net_cannot_be_fetched_plays_without(
    context: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the list of files, but the host has not got it."""
    monkeypatch.setattr("page.helpers.QUICK", "seedling")
    folder = tmp_path / "site"
    copytree(SITE, folder)
    net = folder / "rules" / "once.net"
    net.write_bytes(b"a net")
    service = folder / "service.js"
    service.write_text(service.read_text(encoding="utf-8").split("\n", 1)[1], encoding="utf-8")
    listing(folder)
    net.unlink()
    missed: list[str] = []
    said: list[str] = []
    context.on("response", lambda response: missed.append(response.url) if response.status == 404 else None)
    with on_a_static_server(folder) as site:
        screen = SiteScreen(context.new_page(), site)
        screen.page.on("console", lambda message: said.append(message.text))
        screen.new_table("once")
        while screen.ply() < 6:
            screen.move()
        screen.my_turn()
        expect(screen.page.get_by_role("alert")).to_have_count(0)
    assert any("rules/once.net" in url for url in missed)
    assert not [text for text in said if "could not move" in text]  # it tries again: nobody would notice


def test_a_browser_without_vectors_has_modules_of_its_own(
    browser: Browser, site: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V8 has none on a processor that lacks SSE 4.1, or is said to."""
    monkeypatch.setattr("page.helpers.QUICK", "seedling")
    how = launching(painted=False)
    old = browser.browser_type.launch(**{**how, "args": [*how["args"], "--js-flags=--no-enable-sse4-1"]})
    asked: list[str] = []
    try:
        context = old.new_context()
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: asked.append(request.url.split("?")[0]))
        screen = SiteScreen(context.new_page(), site)
        screen.open()
        if screen.page.evaluate(f"WebAssembly.validate(new Uint8Array({VECTOR}))"):
            pytest.skip("this processor has vectors in any case")
        screen.new_table("once")
        while screen.ply() < 6:
            screen.move()
        screen.my_turn()
        all_is_kept(screen.page)
    finally:
        old.close()
    modules = {url.partition("/rules/")[2] for url in asked if url.endswith(".wasm") and "/rules/" in url}
    assert "plain/once.wasm" in modules and all(path.startswith("plain/") for path in modules)


def test_the_list_of_files_is_complete() -> None:
    """What the service worker keeps is what there is."""
    listed = json.loads((SITE / "files.json").read_text(encoding="utf-8"))["files"]
    there = {path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()}
    assert set(listed) == there - {"files.json", "service.js"}
