"""`spinney games`: what there is to play."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from spinney.cli.terminal import output
from spinney.engine.game import Game, every_game
from spinney.engine.packs import SOURCES
from spinney.engine.title import player_numbers
from spinney.engine.words import ENGLISH, own

UNOFFICIAL = (
    "Spinney is an unofficial project and has no connection with the authors and publishers of these games. "
    "Components from the rulebook or another public source are the published ones; house components were made for "
    "Spinney, or read from examples and scoring apps, because the print is not known to us."
)


def games() -> None:
    """List the games: players, minutes, options, and how much of their components is known."""
    grid = Grid(show_lines=True)
    for heading in ("Name", "Game", "Players", "Minutes", "Options", "Components"):
        grid.add_column(heading, overflow="fold")
    for game in every_game():
        about = game.pack.about
        grid.add_row(
            Text(game.name, "bold"),
            f"{about.title}\n{', '.join(about.authors)}, {about.publisher} {about.year}",
            own(ENGLISH).name(player_numbers(game.players)),
            str(about.minutes),
            options(game),
            components(game),
        )
    console = output()
    console.print(grid)
    console.print("Who there is to play against: spinney bots GAME.")
    console.print(UNOFFICIAL)


def options(game: Game) -> str:
    return "\n".join(f"{option.name}: {', '.join(choice.name for choice in option.choices)}" for option in game.options)


def components(game: Game) -> str:
    """How many components come from where."""
    lists = game.pack.sources().values()
    counts = {source: sum(counts[source] for counts in lists) for source in SOURCES}
    return "\n".join(f"{count} {source}" for source, count in counts.items() if count)
