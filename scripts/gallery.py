"""Photographs the tables of all games, for people to look at: `python scripts/gallery.py [GAME ...] --out FOLDER`

Every game is shown at moments of recorded games (`web/positions`): with the most players, early, late and at the end,
and whatever else of it wants to be seen. Screens of three sizes, light and night, English and Spanish; the options
choose some of them. The page must have been built, and there must be a Chromium. `--renew` plays the recorded games
anew, which is needed when a pack or the rules have changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browsing import SIZES, launch, serving, sit_down
from moments import MOMENTS, Moment, kept, renew, table_at

THEMES = ("light", "night")
LANGUAGES = ("en", "es")
Look = tuple[str, str, str]  # size, theme, language
SCREENS = {"home": "/", "new": "/new/floresta", "rules": "/rules/dartmoor"}


def photograph(page: Page, address: str, target: Path, quality: int) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.locator("main section, main form").first.wait_for()
    page.wait_for_timeout(400)  # until pictures are painted
    if quality:
        page.screenshot(path=target, type="jpeg", quality=quality)
    else:
        page.screenshot(path=target)


def take(
    chosen: dict[str, Moment], screens: dict[str, str], looks: list[Look], out: Path, quality: int = 0
) -> Iterator[Path]:
    """Photographs these moments and screens in every look: as PNG, or with a quality (1 to 100) as JPEG."""
    ending = "jpg" if quality else "png"
    out.mkdir(parents=True, exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = launch(playwright)
        tables = {name: table_at(server, moment) for name, moment in chosen.items()}
        places = {name: f"/table/{table['table']}" for name, table in tables.items()} | screens
        for look in looks:
            context = sit_down(browser, *look, kept(tables, chosen), has_touch=look[0] != "desktop")
            context.add_cookies(server.person)
            page = context.new_page()
            for name, place in places.items():
                target = out / f"{'-'.join([name, *look])}.{ending}"
                photograph(page, server.address + place, target, quality)
                yield target
            context.close()
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
    screens = SCREENS if "screens" in games else {}
    total = len(looks) * (len(chosen) + len(screens))
    for number, picture in enumerate(take(chosen, screens, looks, asked.out), start=1):
        print(f"{number:4} of {total}  {picture}", flush=True)


if __name__ == "__main__":
    main()
