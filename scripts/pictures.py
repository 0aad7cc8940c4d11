"""Draws the pictures of the README anew: `python scripts/pictures.py`

One table is drawn as `spinney play` shows it in a terminal, as SVG, without any font or file from elsewhere. The tables
of the page (it must have been built) and the page of a report are photographed by Chromium, if there is one; the
games of the report take a minute.
"""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

import spinney
from browsing import installed
from gallery import take
from moments import MOMENTS
from spinney.cli.drawing import drawing_of
from spinney.engine.header import SPECTATOR

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
PICTURES = {  # players, seed, and how far the game has come
    "once": (4, "clearing", 0.75),
}
TABLES = {  # the moment that is shown of each game, and by day or by night
    "once": ("teams", "light"),
    "legendary": ("late", "light"),
    "dartmoor": ("two", "light"),
    "floresta": ("late", "light"),
    "reforest": ("late", "night"),
}
QUALITY = 82

REPORT = ("once", "--players", "2", "--games", "2000", "--seed", "oak")
PHOTO = "800,1470"  # so much of the page, from its top


def picture(name: str, players: int, seed: str, share: float) -> str:
    game = spinney.game(name)
    match, luck = game.new(players, seed=seed, form="interpreted"), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.legal()))
    match = match.at(int(share * len(match.played)))
    seat = match.acting[0]
    console = Console(record=True, width=118, file=StringIO(), force_terminal=True, highlight=False)
    console.print(drawing_of(game).draw(match.teller(), match.view(seat if players > 1 else SPECTATOR), seat))
    drawn = console.export_svg(title=game.pack.about.title)
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    return drawn.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def photograph(browser: str, target: Path) -> None:
    """The page of a report, as a browser shows it."""
    with TemporaryDirectory() as folder:
        page = Path(folder) / "report.html"
        subprocess.run([sys.executable, "-m", "spinney", "report", *REPORT, "--out", str(page)], check=True)
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={PHOTO}"]
        options.append("--blink-settings=preferredColorScheme=1")  # light
        subprocess.run([browser, *options, f"--screenshot={target}", page.as_uri()], check=True, capture_output=True)


def photograph_tables() -> None:
    """A table of each game on the page."""
    with TemporaryDirectory() as folder:
        for game, (name, theme) in TABLES.items():
            look = ("desktop", theme, "en")
            for picture in take({game: MOMENTS[game][name]}, {}, [look], Path(folder), QUALITY):
                shutil.copyfile(picture, FOLDER / f"{game}.jpg")
                print(f"docs/pictures/{game}.jpg")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, settings in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(picture(name, *settings), encoding="utf-8")
        print(f"docs/pictures/{name}.svg")
    browser = installed()
    if browser is None:
        sys.exit("The other pictures are as they were: there is no Chromium to photograph the page with.")
    photograph_tables()
    photograph(browser, FOLDER / "report.png")
    print("docs/pictures/report.png")
