"""Walks through every title at moments of recorded games and looks for what gets in the way: `python scripts/walk.py`

Each moment is looked at on screens of eight sizes, light and night, in English and Spanish, with the usual and with
large text. It fails on text that is cut off, overlaps, is covered or too small; on a prompt or a hand out of view; on
targets that a finger does not hit; on too little contrast; on a focus that is lost after a move; and on moves that take
more than six keys. The page must have been built, and there must be a Chromium.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browsing import Address, keep, launch, serving
from moments import MOMENTS, Moment, kept, table_at

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
AXE = Path(__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "night")
LANGUAGES = ("en", "es")
TEXTS = (1.0, 1.25)
MOST_KEYS = 6
WALKS = 4  # by keyboard, a moment


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


def open_at(
    browser: Browser, server: Address, table: dict[str, Any], moment: Moment, language: str, touch: bool, **likes: Any
) -> tuple[BrowserContext, Page]:
    """A page at that table, for a finger or a mouse."""
    options: dict[str, Any] = {"has_touch": True, "is_mobile": True} if touch else {}
    context = browser.new_context(reduced_motion="reduce", **options)
    settings = {"language": language, "theme": "auto", **likes}
    context.add_init_script(keep(kept({"here": table}, {"here": moment})) + keep(settings, "spinney-settings"))
    page = context.new_page()
    page.goto(f"{server.address}/table/{table['table']}")
    page.locator(".board section").first.wait_for()
    page.wait_for_load_state("networkidle")
    return context, page


def look(page: Page, size: Size, text: float) -> list[str]:
    """What gets in the way on a screen of this size, with letters of this size."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("text => document.documentElement.style.setProperty('--text-size', text)", str(text))
    page.wait_for_timeout(250)  # until what measures its room has done so
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
            page.wait_for_function("document.querySelector('.prompt[aria-busy=false]:not(:has([data-do]))')")
            page.wait_for_timeout(400)
            if page.evaluate("document.activeElement === document.body"):
                found.append("the focus is lost after a move")
        elif made:
            page.keyboard.press("Escape")  # the letters go first
            page.keyboard.press("Escape")
            page.keyboard.press("l")
            page.wait_for_timeout(250)
    return found


def walk(
    browser: Browser, server: Address, chosen: dict[str, Moment], sizes: dict[str, Size], languages: tuple[str, ...]
) -> Iterator[tuple[str, list[str]]]:
    """What is found, look by look."""
    for name, moment in chosen.items():
        table = table_at(server, moment)
        for language in languages:
            for touch in (False, True):
                fitting = {label: size for label, size in sizes.items() if size.touch is touch}
                if not fitting:
                    continue
                context, page = open_at(browser, server, table, moment, language, touch)
                for label, size in fitting.items():
                    for text in TEXTS:
                        yield f"{name} {label} {language} text {text}", look(page, size, text)
                for theme in THEMES if language == languages[0] else ():
                    yield f"{name} {theme} {'touch' if touch else 'mouse'}", contrast(page, theme)
                context.close()
        if moment.share < 1:
            context, page = open_at(browser, server, table, moment, languages[0], touch=False, confirm=True)
            yield f"{name} by keyboard", by_keyboard(page)
            context.close()


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
    languages = tuple(one for one in LANGUAGES if asked.language in (None, one))
    looks, bad = 0, 0
    with serving() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for where, found in walk(browser, server, chosen, sizes, languages):
            looks += 1
            bad += bool(found)
            print(f"\r{looks:5}  {where:60}", end="" if not found else "\n", flush=True)
            for fault in found:
                print(f"       {fault}", flush=True)
        browser.close()
    print(f"\n{looks} looks, {bad} with something in the way")
    if bad:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
