"""How heavy and how quick the page is: run it against a server that is warm, `python scripts/page_figures.py ADDRESS`.

First load: everything that the home page needs before it can be used (HTML, styles, code, words, fonts), as it comes
over the wire; the drawings of the covers come after it and are told apart. Then how long a table of Once takes to be on
the screen, and how long a move takes from the click to the answer on screen.
"""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import time

from playwright.sync_api import CDPSession, Page, sync_playwright

MOVES = 40
LIMITS = {"first load, KB": 150.0, "table on screen, s": 2.0, "move answered, ms": 100.0}
DRAWINGS = ("floresta-", "legendary-", "dartmoor-", "reforest-", "once-", "treeline-")


def weigh(page: Page, session: CDPSession, address: str) -> tuple[float, float]:
    """Bytes of the first load, and of the drawings that come after it."""
    names: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
    session.on("Network.loadingFinished", lambda done: sizes.update({done["requestId"]: done["encodedDataLength"]}))
    session.send("Network.enable")
    page.goto(address)
    page.locator(".shelf li").first.wait_for()
    page.wait_for_load_state("networkidle")
    drawn = {key for key, url in names.items() if url.rsplit("/", 1)[-1].startswith(DRAWINGS)}
    later = sum(size for key, size in sizes.items() if key in drawn)
    return sum(sizes.values()) - later, later


def make_table(page: Page, address: str) -> float:
    page.goto(f"{address}/new/once")
    for chooser in page.locator("select[aria-label$=strength]").all():
        chooser.select_option("random")
    page.get_by_role("button", name="Start").click()
    page.locator("#moves li button").first.wait_for()
    table = page.url
    page.goto("about:blank")
    began = time.perf_counter()
    page.goto(table)
    page.locator("#moves li button").first.wait_for()
    return time.perf_counter() - began


def move(page: Page) -> float:
    """Milliseconds from the click to the next frame that shows the answer."""
    page.locator("#moves li button:enabled").first.wait_for()
    page.wait_for_timeout(100)
    return float(page.evaluate(MEASURE))


MEASURE = """() => new Promise(resolve => {
  const slider = document.querySelector('input[type=range]'), before = slider.max, began = performance.now();
  const look = () => slider.max !== before ? resolve(performance.now() - began) : requestAnimationFrame(look);
  document.querySelector('#moves li button').click();
  look();
})"""


def main() -> None:
    address = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        rootless = hasattr(os, "geteuid") and os.geteuid() != 0
        browser = playwright.chromium.launch(executable_path=path, args=[] if rootless else ["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        first, later = weigh(page, page.context.new_cdp_session(page), address)
        seconds = make_table(page, address)
        answered = statistics.median(move(page) for _ in range(MOVES))
        browser.close()
    found = {"first load, KB": first / 1000, "table on screen, s": seconds, "move answered, ms": answered}
    for name, figure in found.items():
        print(f"{name:20} {figure:8.2f}   (at most {LIMITS[name]:g})")
    print(f"{'drawings after it, KB':20} {later / 1000:7.2f}")
    if any(figure > LIMITS[name] for name, figure in found.items()):
        sys.exit(1)


if __name__ == "__main__":
    main()
