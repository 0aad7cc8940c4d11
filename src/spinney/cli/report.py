"""`spinney report`: thousands of games between bots, told on one page."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

import spinney
from spinney.bots.levels import HEATED_NET, check_name, fitting, seated
from spinney.cli.arguments import (
    Cores,
    GameName,
    NetFile,
    Options,
    PackFile,
    Players,
    RayAddress,
    Seed,
    chosen_game,
    settled,
    told_command,
)
from spinney.cli.files import check_room, write
from spinney.cli.games import UNOFFICIAL
from spinney.cli.terminal import output, progress
from spinney.engine.advice import TOP as TOP_LEVEL
from spinney.engine.extras import need
from spinney.engine.title import Title

TOP = "top"
STRONG = f"{HEATED_NET}50"
"""A net that always did what it likes best would play some games from all seats alike."""


def report(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="K", min=2, help="How many games.")] = 2000,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help=f"The bot at every seat, or one for each, with commas between; {TOP}: strong play, thousands of games "
            "a minute.",
        ),
    ] = "greedy",
    seed: Seed = None,
    option: Options = None,
    pack: PackFile = None,
    net: NetFile = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Output file; without it, GAME-report.html.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
    cores: Cores = None,
    ray: RayAddress = None,
) -> None:
    """Play thousands of games between bots and write a page that shows how the game plays."""
    need("report", "spinney report")
    chosen = chosen_game(game, pack, net)
    number, choices = settled(chosen, players, option)
    names = named(chosen, bots, number)
    file = out or Path(f"{chosen.name}-report.html")
    if not force:
        check_room(file, "--force writes over it")
    seed = seed if seed is not None else secrets.token_hex(4)

    # NumPy and Matplotlib are extras, and take time to load.
    from spinney.arena.reports.gathering import Columns, Plan, gather
    from spinney.arena.reports.numbers import Findings
    from spinney.arena.reports.page import Origin, Page

    plan = Plan(chosen, number, choices, names, seed)
    with progress("playing", games) as show:
        found = gather(plan, games, cores, ray, show)
        show(games, what="writing")
        findings = Findings(
            found, Columns(chosen), chosen.sheet, chosen.teams(number, choices), chosen.has_target(choices)
        )
        given = {"players": number, "games": games, "bots": bots, "seed": seed}
        command = told_command("report", game, given, option, pack, net)
        origin = Origin(games, number, choices, names, command, seed, spinney.__version__, UNOFFICIAL)
        page = Page(chosen, findings, origin)
        write(file, page.html())
    output().print("\n".join(page.summary()))
    print(f"The report is in {file}.")


def named(game: Title, bots: str, players: int) -> tuple[str, ...]:
    """The bot at each seat. On top is the net alone, which is quick; where none fits, the level that searches."""
    top = STRONG if fitting(game) else TOP_LEVEL
    names = [name.strip() for name in bots.split(",")]
    return seated([top if name == TOP else check_name(name) for name in names], players)
