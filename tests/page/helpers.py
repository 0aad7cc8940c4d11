"""What a person does at the screen."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browsing import Address, Server, keep
from moments import NAMES

REPOSITORY = Path(__file__).parents[2]
AXE = REPOSITORY / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUICK = "random"
MOST_CLICKS = 3000
LONGEST = 600.0  # for a whole game; the machine may be slow and busy


def played_out(server: Server, game: str, players: int = 2) -> str:
    """A table at which bots have played a whole game."""
    seats = [{"kind": "bot", "bot": QUICK} for _ in range(players)]
    table: str = server.ask("/tables", {"game": game, "seats": seats, "seed": "7"})["table"]
    until = time.monotonic() + LONGEST
    while not server.ask(f"/tables/{table}?since=100000")["over"]:
        assert time.monotonic() < until, f"{game}: bots did not finish"
        time.sleep(0.2)
    return table


def row(table: str, **more: Any) -> dict[str, Any]:
    """A table as the server lists it."""
    seats = [{"number": seat, "kind": "person", "name": name, "bot": ""} for seat, name in enumerate(["Wren", "Ivo"])]
    usual = {"game": "once", "title": "Once Upon a Forest", "lesson": "", "replay": False, "seats": seats, "mine": [1]}
    usual |= {"acting": [], "over": False, "winners": [], "looked": 0, "changed": "2026-01-01T12:00:00.000Z"}
    return {"table": table, **usual, **more}


def listing(page: Page, rows: list[dict[str, Any]], more: bool = False) -> None:
    """The server's list, given to the page by hand."""
    body = json.dumps({"tables": rows, "more": more})
    page.route("**/api/me/tables?*", lambda route: route.fulfill(body=body, content_type="application/json"))


class Screen:
    """The page, and how a person uses it."""

    def __init__(self, page: Page, server: Address) -> None:
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

    def invite(self, game: str) -> str:
        """Ada makes a table with an open seat by the form; gives its id."""
        page = self.page
        self.open(f"/new/{game}")
        page.locator(".pick", has_text="2").click()
        page.get_by_label("Seat 1: name").fill("Ada")
        page.get_by_label("Seat 2: who").select_option("open")
        page.get_by_role("button", name="Start").click()
        page.wait_for_url("**/table/*")
        return page.url.rsplit("/", 1)[1]

    def sit_at(self, game: str, people: int = 1, players: int = 2, seed: str = "7") -> str:
        """The same table without the form: made by the server, and open on the page."""
        seats = [{"kind": "person", "name": name} for name in NAMES[:people]]
        seats += [{"kind": "bot", "bot": QUICK}] * (players - people)
        made = self.server.ask("/tables", {"game": game, "seats": seats, "seed": seed})
        self.page.add_init_script(keep([{**made, "game": game, "title": game, "touched": 1, "over": False}]))
        self.open(f"/table/{made['table']}")
        table: str = made["table"]
        return table

    @property
    def moves(self) -> Locator:
        """All moves that are left, in words: there even where they are folded away."""
        return self.page.locator(MOVES)

    @property
    def lit(self) -> Locator:
        return self.page.locator(LIT)

    def ply(self) -> int:
        text = self.page.locator(".frame[data-last]").get_attribute("data-last")
        assert text is not None
        return int(text)

    def until(self, selector: str) -> None:
        """Waits until something is there; looked for in every frame, while `expect` may be up to a second late."""
        self.page.wait_for_function("selector => document.querySelector(selector)", arg=selector)

    def my_turn(self) -> None:
        """Waits until there are moves; what a fire of Floresta tells is read to its end."""
        self.until(f"{MOVES}, {STORY}")
        while self.page.locator(STORY).count():
            self.page.keyboard.press("Escape")
            self.until(f"{MOVES}, {STORY}")

    def unfold(self, wanted: bool = True) -> None:
        """Unfolds the list of moves, or folds it, if it is not so already."""
        button = self.page.locator(".unfold")
        if button.get_attribute("aria-expanded") != str(wanted).lower():
            button.click()

    def move(self) -> int:
        """Makes the first move of the list, and waits until it is answered; gives the ply before it.

        Of several things that are chosen together it takes the first ones.
        """
        self.my_turn()
        self.unfold()
        ply = self.ply()
        self.moves.first.click()
        while self.page.locator(f"{MOVES}[aria-pressed=true]").count():
            self.moves.first.click()
        self.page.wait_for_function(
            "ply => Number(document.querySelector('.frame')?.dataset.last ?? Infinity) > ply", arg=ply
        )
        return ply

    def play_until(self, question: str) -> None:
        """Plays on until the prompt asks this; then the list of moves is folded."""
        self.my_turn()
        while question not in self.page.locator(".prompt").inner_text():
            self.move()
            self.my_turn()
        self.unfold(False)

    def moved_to(self, ply: int) -> None:
        """Waits until so many moves have been made, no more and no fewer."""
        expect(self.page.locator(".frame")).to_have_attribute("data-last", str(ply))

    def play_by_clicks(self) -> int:
        """Points at lit things until the game is over; what cannot be pointed at is a button in the prompt."""
        clicks: int = self.page.evaluate(PLAY, {"lit": LIT, "acts": ACTS, "most": MOST_CLICKS, "seconds": LONGEST})
        expect(self.page.locator("#end")).to_be_visible()
        return clicks

    def play_by_mouse(self) -> int:
        """The same, with a pointer that can only hit what is in sight and not covered."""
        page, clicks, choice = self.page, 0, f"{LIT}, {ACTS}"
        while clicks < MOST_CLICKS:
            self.until(f"body:not(:has(.prompt[aria-busy=true])) :is({choice}, #end)")
            many, over = page.evaluate(
                "choice => [document.querySelectorAll(choice).length, document.querySelector('#end') !== null]", choice
            )
            if over:
                return clicks
            page.locator(choice).nth(clicks % many).click()
            clicks += 1
        raise AssertionError("the game does not end")

    def findings(self, rules: list[str] | None = None) -> list[str]:
        """What axe-core finds serious: by all its rules, or by some."""
        assert AXE.is_file(), "axe-core is missing: run `make page`"
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))  # as a script of the page the policy would refuse it
        options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
        found = self.page.evaluate("options => axe.run(document, options)", options)
        grave = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
        return [f"{one['id']}: {[node['target'] for node in one['nodes'][:3]]}" for one in grave]


KEPT_PADS = """Object.keys(localStorage).filter((key) => key.startsWith('spinney-pad/'))
  .map((key) => JSON.parse(localStorage[key]))"""

STORY = ".prompt.hot"
MOVES = "#moves li button:enabled"
LIT = ".board .may, .board [data-lit]"
ACTS = ".prompt .acts :is(.may-line, .go)"  # moves without things, and the end of a set that could be larger

PLAY = """async ({ lit, acts, most, seconds }) => {
  const until = performance.now() + seconds * 1000;
  let clicks = 0, luck = 7;
  while (!document.querySelector('#end')) {
    if (clicks >= most || performance.now() > until) throw new Error(`the game does not end: ${clicks} clicks`);
    await new Promise((later) => setTimeout(later));
    if (document.querySelector('.prompt[aria-busy=true]')) continue;
    const things = [...document.querySelectorAll(lit)];
    const prompt = [...document.querySelectorAll(acts)];
    const words = [...document.querySelectorAll('#moves li button:enabled')];
    const choice = things.length ? things : prompt.length ? prompt : words;
    if (!choice.length) continue;
    luck = (luck * 48271) % 2147483647;
    const chosen = choice[luck % choice.length];
    if (chosen instanceof HTMLElement) chosen.click();
    else chosen.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    clicks += 1;
  }
  return clicks;
}"""
