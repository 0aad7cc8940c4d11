"""How heavy and how quick the page is: `python scripts/page_figures.py ADDRESS`, against a server that is warm.

With several addresses their figures stand side by side, taken in turns: so a change is compared with what was before.

First load: everything that the home page needs before it can be used (HTML, styles, code, words, fonts), as it comes
over the wire; the drawings of the covers come after it and are told apart. Then how long a table of Once takes to be on
the screen, how long a move takes from the click to the answer on screen, and for each game what its board weighs beyond
the shell, and how long it takes to draw it with the most players late in the game: from the moment at which all that it
needs is there to the frame that shows it. Then the time from "Start" to the first own decision against two bots of the
usual level, and how long the longest task of the browser is while a few moves of Dartmoor are made and answered.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from browsing import Address, keep, launch
from moments import MOMENTS, kept, table_at

MOVES = 40
DRAWINGS = 15
FRAMES = 10  # moves during which frames are watched
COVERS = ("cover-",)
BOARD = ("Board-", "sheet-", "en-", "es-")  # what a game brings beyond the shell, the data of its table aside
SIZE: ViewportSize = {"width": 1440, "height": 900}


@dataclass
class Scales:
    """Everything that comes to a page over the wire, by the name of the file."""

    names: dict[str, str] = field(default_factory=dict)
    sizes: dict[str, float] = field(default_factory=dict)

    def put(self, page: Page) -> Scales:
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", lambda sent: self.names.update({sent["requestId"]: file(sent)}))
        session.on("Network.loadingFinished", self.weigh)
        session.send("Network.enable")
        return self

    def weigh(self, done: dict[str, Any]) -> None:
        self.sizes[done["requestId"]] = done["encodedDataLength"]

    def total(self, begins: tuple[str, ...] = ("",)) -> float:
        """KB of the files whose names begin so."""
        return sum(size for key, size in self.sizes.items() if self.names[key].startswith(begins)) / 1000


def file(sent: dict[str, Any]) -> str:
    return str(sent["request"]["url"]).rsplit("/", 1)[-1]


def weigh_home(browser: Browser, address: str) -> tuple[float, float]:
    page = browser.new_page(viewport=SIZE)
    scales = Scales().put(page)
    page.goto(address)
    page.locator(".shelf li").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.close()
    covers = scales.total(COVERS)
    return scales.total() - covers, covers


# A table of Once.


def open_once(page: Page, address: str) -> float:
    """Seconds until a table that is opened is on the screen."""
    page.goto(f"{address}/new/once")
    for chooser in page.locator("select[aria-label$=strength]").all():
        chooser.select_option("random")
    page.get_by_role("button", name="Start").click()
    on_screen = page.locator(".drawn [data-lit]").first
    on_screen.wait_for()
    table = page.url
    page.goto("about:blank")
    began = time.perf_counter()
    page.goto(table)
    on_screen.wait_for()
    return time.perf_counter() - began


def move(page: Page) -> float:
    """Milliseconds from the click to the next frame that shows the answer."""
    page.locator(".prompt[aria-busy=false] #moves li button:enabled").first.wait_for(state="attached")
    page.wait_for_timeout(100)
    return float(page.evaluate(MEASURE_MOVE))


MEASURE_MOVE = """() => new Promise(resolve => {
  const before = window.arrived, began = performance.now();
  const look = () => window.arrived !== before ? resolve(performance.now() - began) : requestAnimationFrame(look);
  document.querySelector('#moves li button').click();
  look();
})"""


# The tables of all games with the most players.


def draw(browser: Browser, server: Address, game: str) -> tuple[float, float]:
    """KB of the board of a game, and the milliseconds that it takes to draw it."""
    moment = MOMENTS[game]["late"]
    table = table_at(server, moment)
    context = browser.new_context(viewport=SIZE)
    known = json.dumps(kept({game: table}, {game: moment}))
    context.add_init_script(f"localStorage.setItem('spinney-tables', {json.dumps(known)});{ARRIVALS}")
    page = context.new_page()
    page.goto(server.address)
    page.locator(".shelf li").first.wait_for()
    page.wait_for_load_state("networkidle")
    scales = Scales().put(page)
    page.evaluate(GO, f"/table/{table['table']}")
    page.wait_for_function(COMPLETE, arg=THINGS)
    weight = scales.total(BOARD)
    times = []
    for _ in range(DRAWINGS):
        page.locator(".brand").click()
        page.locator(".shelf li svg").first.wait_for()
        page.wait_for_timeout(200)  # until the covers have been painted: they are not what is measured
        times.append(float(page.evaluate(MEASURE_DRAWING, THINGS)))
        page.wait_for_function(COMPLETE, arg=THINGS)
    context.close()
    return weight, statistics.median(times)


THINGS = ".board [data-thing]"
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
COMPLETE = """(things) => document.querySelector(things)
  && [...document.querySelectorAll('.board use')].every((one) => document.querySelector(one.getAttribute('href')))"""
ARRIVALS = """
  const arrived = () => { window.arrived = performance.now(); };
  const fetched = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await fetched(...asked);
    for (const how of ['json', 'text']) {
      const read = answer[how].bind(answer);
      answer[how] = () => read().then((value) => { arrived(); return value; });
    }
    return answer;
  };
  window.WebSocket = class extends WebSocket {
    constructor(...asked) { super(...asked); this.addEventListener('message', arrived); }
  };
"""
MEASURE_DRAWING = """(things) => new Promise(resolve => {
  const look = () => {
    if (!document.querySelector(things)) return requestAnimationFrame(look);
    const there = window.arrived;
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - there)));
  };
  history.back();
  look();
})"""


def first_decision(browser: Browser, server: Address, game: str) -> float:
    """Seconds from "Start" to the first decision of one's own, against two bots of the usual level."""
    page = browser.new_page(viewport=SIZE)
    page.goto(f"{server.address}/new/{game}")
    page.locator(".pick", has_text="3").click()
    began = time.perf_counter()
    page.get_by_role("button", name="Start").click()
    page.locator("#moves li button:enabled").first.wait_for(state="attached", timeout=120_000)
    seconds = time.perf_counter() - began
    page.close()
    return seconds


def longest_task(browser: Browser, server: Address) -> float:
    """Milliseconds of the longest task while moves of Dartmoor with five players are made and answered."""
    record = MOMENTS["dartmoor"]["late"].path.read_text(encoding="utf-8")
    replay = server.ask("/records", {"record": record})["table"]
    last = server.ask(f"/tables/{replay}?since=1000000")["last"]
    seats = [{"kind": "person", "name": "Wren"}, *[{"kind": "bot", "bot": "random"}] * 4]
    table = server.ask(f"/tables/{replay}/branch", {"ply": int(0.6 * last), "seats": seats})
    page = browser.new_page(viewport=SIZE)
    page.add_init_script(keep([{**table, "game": "dartmoor", "title": "", "touched": 1, "over": False}]) + TASKS)
    page.goto(f"{server.address}/table/{table['table']}")
    page.locator("#moves li button:enabled").first.wait_for(state="attached")
    page.wait_for_timeout(1000)
    page.evaluate("window.longest = 0")
    for _ in range(FRAMES):
        page.locator(".prompt[aria-busy=false] #moves li button:enabled").first.wait_for(state="attached")
        page.evaluate("document.querySelector('#moves li button').click()")
        page.wait_for_timeout(700)
    longest = float(page.evaluate("window.longest"))
    page.close()
    return longest


TASKS = """
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
  }).observe({ type: "longtask" });
"""


def figures(browser: Browser, server: Address) -> Iterator[tuple[str, float]]:
    """Every figure with its name, in the order in which they are taken."""
    first, later = weigh_home(browser, server.address)
    yield "first load, KB", first
    yield "covers after it, KB", later
    page = browser.new_page(viewport=SIZE)
    page.add_init_script(ARRIVALS)
    yield "once: table on screen, s", open_once(page, server.address)
    yield "once: move answered, ms", statistics.median(move(page) for _ in range(MOVES))
    page.close()
    for game in MOMENTS:
        weight, drawn = draw(browser, server, game)
        yield f"{game}: board, KB", weight
        yield f"{game}: drawn, ms", drawn
    for game in ("floresta", "reforest"):
        yield f"{game}: first decision, s", first_decision(browser, server, game)
    yield "dartmoor: longest task, ms", statistics.median(longest_task(browser, server) for _ in range(3))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", nargs="*", default=["http://127.0.0.1:8000"], help="of a server that is warm")
    servers = [Address(address.rstrip("/")) for address in parser.parse_args().address]
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for rows in zip(*(figures(browser, server) for server in servers), strict=True):
            print(f"{rows[0][0]:28}" + "".join(f"{figure:10.2f}" for _, figure in rows), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
