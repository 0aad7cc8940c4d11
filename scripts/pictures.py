"""Draws the pictures of the README anew: `python scripts/pictures.py`

Each is a table as `spinney play` shows it in a terminal, as SVG, without any font or file from elsewhere.
"""

from __future__ import annotations

import random
import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import spinney
from spinney.cli.terminal import drawing_of
from spinney.engine.header import SPECTATOR

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
PICTURES = {  # players, seed, and how far the game has come
    "once": (4, "clearing", 0.75),
    "legendary": (3, "planet", 0.8),
}


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


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, settings in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(picture(name, *settings), encoding="utf-8")
        print(f"docs/pictures/{name}.svg")
