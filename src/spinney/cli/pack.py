"""`spinney pack`: the components of a game, checked and written out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from spinney.cli.arguments import GameName, chosen_game
from spinney.cli.files import check_room, write
from spinney.cli.terminal import output
from spinney.engine.packs import SOURCES

app = typer.Typer(help="Check and export the components of a game.", epilog="Example: spinney pack check once")


@app.command(epilog="Example: spinney pack check once mine.toml")
def check(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A pack; without it, the game's own.")] = None,
) -> None:
    """Check a pack, and say how many components it has and where they come from."""
    chosen = chosen_game(game, file)
    grid = Grid("Components", "Number", *SOURCES)
    for name, counts in chosen.pack.sources().items():
        grid.add_row(name, str(sum(counts.values())), *(str(count) for count in counts.values()))
    console = output()
    console.print(grid)
    console.print(chosen.pack.about.note)
    console.print(f"The pack {chosen.pack.name!r} of {chosen.pack.about.title} is sound ({chosen.pack.hash()}).")


@app.command(epilog="Example: spinney pack export once mine.toml")
def export(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Output file; without it, the screen.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
) -> None:
    """Write a game's components to a file, for you to put in those of your own copy."""
    text = chosen_game(game).pack_text
    if file is None:
        print(text, end="")
        return
    if not force:
        check_room(file, "--force writes over it")
    write(file, text)
    output().print(f"The pack of {game} is now in {file}.")
