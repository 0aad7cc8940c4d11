"""Photographs the tables of all games, for people to look at: `python scripts/gallery.py [GAME ...] --out FOLDER`

Every game is shown at moments of recorded games (`web/positions`): with the most players, early, late and at the end,
and whatever else of it wants to be seen. Screens of three sizes, light and night, English and Spanish; the options
choose some of them. The page must have been built, and there must be a Chromium. `--renew` plays the recorded games
anew, which is needed when a pack or the rules have changed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from moments import MOMENTS, Moment, kept, renew, table_at

SIZES = {"desktop": (1440, 900), "tablet": (834, 1112), "phone": (390, 844)}
THEMES = ("light", "night")
LANGUAGES = ("en", "es")
SCREENS = {"home": "/", "new": "/new/floresta", "rules": "/rules/dartmoor"}


# The server, and tables at it.


class Server:
    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.loads(answer.read())


@contextmanager
def serving() -> Iterator[Server]:
    with socket.socket() as free, TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [sys.executable, "-m", "spinney", "serve", "--interpreted", "--port", str(port), "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            server = Server(f"http://127.0.0.1:{port}")
            wait_for(server)
            yield server
        finally:
            process.kill()
            process.wait()


def wait_for(server: Server) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            server.ask("/games")
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


# Photographs.


def open_browser(playwright: Any) -> Browser:
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if path is None:
        raise SystemExit("there is no Chromium on this machine: install it (Debian: apt-get install chromium)")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    browser: Browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"] if root else [])
    return browser


def open_page(browser: Browser, size: str, theme: str, language: str, known: list[dict[str, Any]]) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=size != "desktop"
    )
    settings = {"theme": theme, "language": language}
    context.add_init_script(
        f"localStorage.setItem('spinney-settings', {json.dumps(json.dumps(settings))});"
        f"localStorage.setItem('spinney-tables', {json.dumps(json.dumps(known))});"
    )
    return context.new_page()


def photograph(page: Page, address: str, target: Path) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.locator("main section, main form").first.wait_for()
    page.wait_for_timeout(400)  # until pictures are painted
    page.screenshot(path=target)
    print(target.name, flush=True)


def take(chosen: dict[str, Moment], screens: dict[str, str], looks: list[tuple[str, str, str]], out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = open_browser(playwright)
        tables = {name: table_at(server, moment) for name, moment in chosen.items()}
        known = kept(tables, chosen)
        for size, theme, language in looks:
            page = open_page(browser, size, theme, language, known)
            places = {name: f"/table/{table['table']}" for name, table in tables.items()} | screens
            for name, place in places.items():
                photograph(page, server.address + place, out / f"{name}-{size}-{theme}-{language}.png")
            page.context.close()
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Photographs the tables of all games.",
        epilog="example: python scripts/gallery.py dartmoor --moment late --size phone --out gallery",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(MOMENTS)}, screens; all if none is named")
    parser.add_argument("--out", type=Path, default=Path("gallery"), help="the folder for the pictures")
    parser.add_argument(
        "--moment", help="only this moment: " + ", ".join(sorted({m for g in MOMENTS.values() for m in g}))
    )
    parser.add_argument("--size", choices=SIZES, help="only this size")
    parser.add_argument("--theme", choices=THEMES, help="only by day, or by night")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("--renew", action="store_true", help="play the recorded games anew instead")
    asked = parser.parse_args()
    games = asked.games or [*MOMENTS, "screens"]
    unknown = set(games) - {*MOMENTS, "screens"}
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}; there are {', '.join(MOMENTS)} and screens")
    chosen = {
        f"{game}-{name}": moment
        for game in games
        for name, moment in MOMENTS.get(game, {}).items()
        if asked.moment in (None, name)
    }
    if asked.renew:
        renew(list(chosen.values()))
        return
    looks = [
        look
        for look in product(SIZES, THEMES, LANGUAGES)
        if all(
            wanted in (None, is_) for wanted, is_ in zip((asked.size, asked.theme, asked.language), look, strict=True)
        )
    ]
    take(chosen, SCREENS if "screens" in games else {}, looks, asked.out)


if __name__ == "__main__":
    main()
