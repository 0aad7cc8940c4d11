"""A server that can be killed, and what a person does at the screen."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

REPOSITORY = Path(__file__).parents[2]
AXE = REPOSITORY / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUICK = "random"
MOST_CLICKS = 3000
LONGEST = 240.0


class Server:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "spinney", "serve", "--interpreted", "--port", str(self.port)]
        self._process = subprocess.Popen([*command, "--data", str(self.folder)], stdout=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=5).read()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As `kill -9` does: it gets no chance to tidy up."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def ask(self, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}/api{path}", data, headers)) as answer:
            text = answer.read().decode()
        return json.loads(text) if answer.headers["content-type"].startswith("application/json") else text

    def finished(self, game: str, players: int = 2) -> str:
        """A table at which bots have played a whole game."""
        seats = [{"kind": "bot", "bot": QUICK} for _ in range(players)]
        table: str = self.ask("/tables", {"game": game, "seats": seats, "seed": "7"})["table"]
        until = time.monotonic() + LONGEST
        while not self.ask(f"/tables/{table}?since=100000")["over"]:
            assert time.monotonic() < until, f"{game}: bots did not finish"
            time.sleep(0.2)
        return table


class Screen:
    """The page, and how a person uses it."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)

    def new_table(self, game: str, people: int = 1, players: int = 2, seed: str = "7") -> str:
        """Makes a table by the form, against bots that do not think for long."""
        page = self.page
        self.open(f"/new/{game}")
        page.locator(".pick", has_text=str(players)).click()
        for seat in range(1, players):
            if seat < people:
                page.get_by_label(f"Seat {seat + 1}: who").select_option("person")
            else:
                page.get_by_label(f"Seat {seat + 1}: strength").select_option(QUICK)
        page.get_by_text("More", exact=True).click()
        page.get_by_label("Seed").fill(seed)
        page.get_by_role("button", name="Start").click()
        page.wait_for_url("**/table/*")
        return page.url.rsplit("/", 1)[1]

    @property
    def moves(self) -> Locator:
        return self.page.locator("#moves li button")

    @property
    def lit(self) -> Locator:
        return self.page.locator(".board .may")

    def ply(self) -> int:
        text = self.page.locator("input[type=range]").get_attribute("max")
        assert text is not None
        return int(text)

    def my_turn(self) -> None:
        expect(self.moves.first).to_be_visible()

    def play_by_clicks(self) -> int:
        """Points at lit things until the game is over; what cannot be pointed at is a button in the prompt."""
        page, clicks = self.page, 0
        until = time.monotonic() + LONGEST
        while page.locator("#end").count() == 0:
            assert clicks < MOST_CLICKS and time.monotonic() < until, "the game does not end"
            clicks += page.evaluate(CLICK)
            page.wait_for_timeout(10)
        return clicks

    def findings(self) -> list[str]:
        """What axe-core finds serious."""
        assert AXE.is_file(), "axe-core is missing: run `npm ci` in web/"
        self.page.add_script_tag(path=str(AXE))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        grave = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
        return [f"{one['id']}: {[node['target'] for node in one['nodes'][:3]]}" for one in grave]


CLICK = """() => {
  const things = [...document.querySelectorAll('.board .may')];
  const prompt = [...document.querySelectorAll('.prompt .ask .may-line')];
  const words = [...document.querySelectorAll('#moves li button:not(:disabled)')];
  const choice = things.length ? things : prompt.length ? prompt : words;
  if (!choice.length) return 0;
  choice[Math.floor(Math.random() * choice.length)].click();
  return 1;
}"""
