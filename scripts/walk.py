"""Walks through every title at moments of recorded games and looks for what gets in the way: `python scripts/walk.py`

Each moment is looked at on screens of eight sizes, light and night, in English and Spanish, with the usual and with
large text. It fails on text that is cut off, overlaps, is covered or too small; on a prompt, a hand or a tool of the
bar out of view; on targets that a finger does not hit; on too little contrast; on a focus that is lost after a move;
and on moves that take more than six keys. The page must have been built, and there must be a Chromium.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browsing import Address, keep, launch, serving
from moments import MOMENTS, Moment, kept, table_at

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
AXE = Path(__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "night")
LANGUAGES = ("en", "es")
TEXTS = (1.0, 1.25)
MOST_KEYS = 6
WALKS = 4  # by keyboard, a moment
WALKERS = 2
# What measures its room draws again: until nothing has moved for so many frames.
SETTLE = """async () => {
  const boxes = () => [...document.querySelectorAll(".drawn *")].reduce((sum, one, i) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return sum + (left + 2 * top + 3 * width + 4 * height) * (i % 97);
  }, 0);
  for (let was = NaN, same = 0; same < 4; ) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = boxes();
    same = now === was ? same + 1 : 0;
    was = now;
  }
}"""


@dataclass(frozen=True)
class Size:
    width: int
    height: int
    touch: bool = False


SIZES = {
    "desktop": Size(1440, 900),
    "laptop": Size(1366, 680),
    "small-laptop": Size(1280, 720),
    "zoomed": Size(720, 450),  # 1440 x 900 at 200 %
    "tablet": Size(834, 1112, touch=True),
    "phone": Size(390, 844, touch=True),
    "small-phone": Size(375, 667, touch=True),
    "flat-phone": Size(844, 390, touch=True),
}


class Reader:
    """A person with these likes, by finger or mouse, who goes from table to table: what was loaded once is kept.

    First choices are left to the reader: where the page makes them, nothing may be left to be asked.
    """

    def __init__(self, browser: Browser, server: Address, touch: bool, **likes: Any) -> None:
        options: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
        self._server = server
        context = browser.new_context(reduced_motion="reduce", **options)
        context.add_cookies(server.person)
        self.page = context.new_page()
        self.page.add_init_script(keep({"theme": "auto", "asking": list(MOMENTS), **likes}, "spinney-settings"))

    def open(self, table: dict[str, Any], moment: Moment) -> Page:
        self.page.add_init_script(keep(kept({"here": table}, {"here": moment})))
        self.page.goto(f"{self._server.address}/table/{table['table']}")
        self.page.locator(".board section").first.wait_for()
        if table["tokens"]:  # the seat is the reader's, and is asked something
            self.page.locator("#moves li button").first.wait_for(state="attached")
        self.page.evaluate("document.fonts.ready.then(() => true)")
        return self.page

    def leave(self) -> None:
        """A page that nobody looks at would draw what happens at its table."""
        self.page.goto("about:blank")


def look(page: Page, size: Size, text: float) -> list[str]:
    """What gets in the way on a screen of this size, with letters of this size."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("text => document.documentElement.style.setProperty('--text-size', text)", str(text))
    page.evaluate(SETTLE)
    found: list[str] = page.evaluate(FAULTS, {"touch": size.touch})
    return found


def contrast(page: Page, theme: str) -> list[str]:
    """Where there is too little contrast."""
    page.emulate_media(color_scheme="dark" if theme == "night" else "light")
    page.wait_for_timeout(100)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # as a script of the page the policy would refuse it
    found = page.evaluate("axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] })")
    return [f"contrast: {node['target']}" for one in found["violations"] for node in one["nodes"][:5]]


def by_keyboard(page: Page) -> list[str]:
    """Moves by letters: how many keys they take, and whether the focus is lost by making one.

    Moves are to be confirmed here, so a choice can be counted and put back.
    """
    page.keyboard.press("l")
    found = []
    for walk in range(WALKS):
        keys, made = 1, False  # the key that shows the letters
        while not made and keys <= MOST_KEYS:
            letters = page.locator(".letters kbd").all_inner_texts()
            if not letters:
                break
            for letter in letters[walk * 7919 % len(letters)].lower():
                page.keyboard.press(letter)
                keys += 1
            page.wait_for_timeout(120)
            made = page.locator("[data-do]").count() > 0
        if keys > MOST_KEYS:
            found.append(f"a move takes more than {MOST_KEYS} keys")
        if made and walk == WALKS - 1:
            page.keyboard.press("Enter")
            page.locator(".prompt[aria-busy=false]:not(:has([data-do]))").wait_for()
            page.wait_for_timeout(400)
            if page.evaluate("document.activeElement === document.body"):
                found.append("the focus is lost after a move")
        elif made:
            page.keyboard.press("Escape")  # the letters go first
            page.keyboard.press("Escape")
            page.keyboard.press("l")
            page.wait_for_timeout(250)
    return found


@dataclass(frozen=True)
class Plan:
    """What is looked at."""

    moments: dict[str, Moment]
    sizes: dict[str, Size]
    languages: tuple[str, ...]

    @property
    def hands(self) -> tuple[bool, ...]:
        """Mouse, finger: of these there are sizes."""
        return tuple(sorted({size.touch for size in self.sizes.values()}))

    def looks(self) -> int:
        each = len(self.languages) * len(self.sizes) * len(TEXTS) + len(THEMES) * len(self.hands)
        return sum(each + (moment.share < 1) for moment in self.moments.values())


def walk(browser: Browser, server: Address, plan: Plan, names: Iterator[str]) -> Iterator[tuple[str, list[str]]]:
    """What is found, look by look, at these moments."""
    readers = {
        (language, touch): Reader(browser, server, touch, language=language)
        for language in plan.languages
        for touch in plan.hands
    }
    player = Reader(browser, server, touch=False, language=plan.languages[0], confirm=True)
    for name in names:
        moment = plan.moments[name]
        table = table_at(server, moment)
        for (language, touch), reader in readers.items():
            page = reader.open(table, moment)
            for label, size in plan.sizes.items():
                for text in TEXTS if size.touch is touch else ():
                    yield f"{name} {label} {language} text {text}", look(page, size, text)
            for theme in THEMES if language == plan.languages[0] else ():
                yield f"{name} {theme} {'touch' if touch else 'mouse'}", contrast(page, theme)
            reader.leave()
        if moment.share < 1:
            yield f"{name} by keyboard", by_keyboard(player.open(table, moment))
            player.leave()


def send(server: Address, plan: Plan, names: Iterator[str], told: Queue[Any]) -> None:
    """Sends a walker with a browser of its own, which tells what it finds, and at last that it is back."""
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright, painted=False)
            for one in walk(browser, server, plan, names):
                told.put(one)
            browser.close()
    finally:
        told.put(None)


class Shared(Iterator[str]):
    """Names that several walkers take in turn."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = deque(names)

    def __next__(self) -> str:
        if not self._names:
            raise StopIteration
        return self._names.popleft()


def walks(server: Address, plan: Plan) -> Iterator[tuple[str, list[str]]]:
    """What all walkers find."""
    names, told, out = Shared(plan.moments), Queue[Any](), WALKERS
    with ThreadPoolExecutor(WALKERS) as pool:
        back = [pool.submit(send, server, plan, names, told) for _ in range(WALKERS)]
        while out:
            one = told.get()
            if one is None:
                out -= 1
            else:
                yield one
        for walker in back:
            walker.result()


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Walks through every title and looks for what gets in the way.",
        epilog="example: python scripts/walk.py dartmoor --moment late --size flat-phone",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(MOMENTS)}; all if none is named")
    parser.add_argument("--moment", help="only this moment")
    parser.add_argument("--size", choices=SIZES, help="only this size")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    asked = parser.parse_args()
    games = asked.games or list(MOMENTS)
    unknown = set(games) - set(MOMENTS)
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}; there are {', '.join(MOMENTS)}")
    chosen = {
        f"{game}/{name}": moment
        for game in games
        for name, moment in MOMENTS[game].items()
        if asked.moment in (None, name)
    }
    sizes = {label: size for label, size in SIZES.items() if asked.size in (None, label)}
    plan = Plan(chosen, sizes, tuple(one for one in LANGUAGES if asked.language in (None, one)))
    looks, bad, all_looks = 0, 0, plan.looks()
    with serving() as server:
        for where, found in walks(server, plan):
            looks += 1
            bad += bool(found)
            print(f"\r{looks:5} of {all_looks}  {where:60}", end="" if not found else "\n", flush=True)
            for fault in found:
                print(f"       {fault}", flush=True)
    print(f"\n{looks} looks, {bad} with something in the way")
    if bad:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
