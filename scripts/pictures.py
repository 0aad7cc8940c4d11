"""Draws the pictures of the README anew: `python scripts/pictures.py`

Tables are drawn as `spinney play` shows them in a terminal, as SVG, without any font or file from elsewhere. The page
of a report is photographed by Chromium, if there is one; its games take a minute.
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
from spinney.cli.terminal import drawing_of
from spinney.engine.header import SPECTATOR

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
PICTURES = {  # players, seed, and how far the game has come
    "once": (4, "clearing", 0.75),
    "legendary": (3, "planet", 0.8),
}

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


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, settings in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(picture(name, *settings), encoding="utf-8")
        print(f"docs/pictures/{name}.svg")
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if browser is None:
        sys.exit("docs/pictures/report.png is as it was: there is no Chromium to photograph the page with.")
    photograph(browser, FOLDER / "report.png")
    print("docs/pictures/report.png")
