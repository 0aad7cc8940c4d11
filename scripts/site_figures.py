"""How quick and how heavy the site is: `python scripts/site_figures.py [--site FOLDER] [--only thinking]`, after
`make site`.

Cold: a browser that was never here opens the home page and makes a table of Once against a Tree; times are counted from
the first request. Warm: the same browser without a network opens that table again. Each is done several times, and the
median is told. Memory is what the browser's processes for pages have to themselves, with a table of Reforest with the
most players after a bot has thought. Thinking is how long one waits for Ancient Wood after a move, at tables for two.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from browsing import all_is_kept, launch, on_a_static_server
from spinney.engine.game import game

SITE = Path(__file__).parents[1] / "site"
TIMES = 5
ANSWERS = 12
CLICKED = ("once", "legendary")
LATER = ("cover-", "pyodide", "python", "worker-")
T = TypeVar("T")
PATIENCE = 60_000
MOVES = "#moves li button:enabled"


def seconds(began: float) -> float:
    return time.perf_counter() - began


def new_table(page: Page, address: str, game: str, players: int, level: str) -> None:
    page.goto(f"{address}#/new/{game}")
    page.locator(".pick", has_text=str(players)).click()
    for chooser in page.locator("select[aria-label$=strength]").all():
        chooser.select_option(level)
    page.get_by_role("button", name="Start").click()


def bot_answers(page: Page) -> float:
    """Makes moves until a bot has answered one; gives how long that took, in seconds."""
    while True:
        page.locator(MOVES).first.wait_for(state="attached")
        before = last_of(page)
        began = time.perf_counter()
        page.evaluate("document.querySelector('#moves li button').click()")
        page.wait_for_function(
            "before => Number(document.querySelector('.frame').dataset.last) > before"
            " && document.querySelector('#moves li button:enabled')",
            arg=before,
        )
        if last_of(page) > before + 1:
            return seconds(began)


def last_of(page: Page) -> int:
    """The number of the last move."""
    return int(page.locator(".frame[data-last]").get_attribute("data-last") or 0)


def visit(browser: Browser, address: str) -> dict[str, float]:
    """One browser that comes for the first time, and then again without a network."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page, began, found = context.new_page(), time.perf_counter(), {}
    asked: list[str] = []
    page.on(
        "request",
        lambda request: asked.append(request.url.split("?")[0].split("#")[0].removeprefix(address) or "index.html"),
    )
    page.goto(address)
    page.locator(".shelf li").first.wait_for()
    found["cold: home, s"] = seconds(began)
    found["cold: home, KB compressed"] = sum(map(weight, set(asked)))
    new_table(page, address, "once", 2, "tree")
    page.locator(MOVES).first.wait_for(state="attached")
    found["cold: own turn at a table, s"] = seconds(began)
    bot_answers(page)
    found["cold: a bot has answered, s"] = seconds(began)
    all_is_kept(page)
    found["all is kept after, s"] = seconds(began)
    table = page.url
    page.close()
    context.set_offline(True)
    found["warm and offline: table, s"] = warm(context, table)
    context.close()
    return found


def weight(path: str) -> float:
    """KB of a file as a host would send it. The drawings of the covers come after the page is there."""
    file = SITE / (path or "index.html")
    return len(gzip.compress(file.read_bytes(), 6)) / 1000 if file.is_file() and not file.name.startswith(LATER) else 0


def warm(context: BrowserContext, table: str) -> float:
    page, began = context.new_page(), time.perf_counter()
    page.goto(table)
    page.locator(MOVES).first.wait_for(state="attached")
    return seconds(began)


def memory(browser: Browser, address: str) -> float:
    """MB of all processes that show pages and run workers."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.set_default_timeout(PATIENCE)
    new_table(page, address, "reforest", 4, "sapling")
    page.locator(MOVES).first.wait_for(state="attached")
    page.wait_for_timeout(2000)
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [process["id"] for process in processes if process["type"] == "renderer"]
    page_sizes = sum(own(pid) for pid in renderers)
    page.close()
    return page_sizes


def thinking(browser: Browser, address: str) -> dict[str, list[float]]:
    """The seconds until it is one's turn again, some moves long, for games in which every move is one click."""
    page, found = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB"), dict[str, list[float]]()
    page.set_default_timeout(PATIENCE)
    for name in CLICKED:
        new_table(page, address, name, 2, "ancient-wood")
        bot_answers(page)  # the first time the net has to come
        found[game(name).pack.about.title] = [bot_answers(page) for _answer in range(ANSWERS)]
    return found


def own(pid: int) -> float:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--site", type=Path, default=SITE, metavar="FOLDER", help="another site than the one built here"
    )
    parser.add_argument("--only", choices=["thinking"], help="nothing but this")
    given = parser.parse_args()
    if not (given.site / "files.json").is_file():
        raise SystemExit(f"there is no site in {given.site}: run `make site` first")
    with on_a_static_server(given.site) as site, sync_playwright() as playwright:
        address = f"{site.address}/"
        if given.only is None:
            measured = [in_a_browser(playwright, visit, address) for _ in range(TIMES)]
            for name in measured[0]:
                told(name, [each[name] for each in measured])
            print(f"{'memory of a table, MB':40}{in_a_browser(playwright, memory, address):8.0f}")
        for title, waits in in_a_browser(playwright, thinking, address).items():
            told(f"{title}: Ancient Wood, s", waits)


def told(name: str, figures: list[float]) -> None:
    print(f"{name:40}{statistics.median(figures):8.2f}   ({min(figures):.2f} to {max(figures):.2f})", flush=True)


def in_a_browser(playwright: Playwright, deed: Callable[[Browser, str], T], address: str) -> T:
    """With a browser that was never anywhere."""
    browser = launch(playwright)
    try:
        return deed(browser, address)
    finally:
        browser.close()


if __name__ == "__main__":
    main()
