"""`spinney simulate`: many games at random, and what came of them."""

from __future__ import annotations

import json
import secrets
from contextlib import closing
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from spinney.arena.simulating import Results, Simulation, simulated
from spinney.cli.arguments import (
    AsJson,
    CoresOrOne,
    GameName,
    Options,
    PackFile,
    Players,
    RayAddress,
    Seed,
    chosen_game,
    settled,
)
from spinney.cli.terminal import output, progress
from spinney.engine.game import Game
from spinney.engine.words import count


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many games.")] = 1000,
    seed: Seed = None,
    option: Options = None,
    pack: PackFile = None,
    cores: CoresOrOne = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Play many games at random and tell how they end: scores, wins and lengths."""
    chosen = chosen_game(game, pack)
    number, choices = settled(chosen, players, option)
    seed = seed if seed is not None else secrets.token_hex(4)
    simulation = Simulation(chosen, number, choices, seed)
    results = Results.of(simulation)
    if ray is None:
        cores = cores or 1
    going_on = progress("playing", games, hidden=as_json)
    with going_on as show, closing(simulated(simulation, games, cores, ray)) as batches:
        for batch in batches:
            results.join(batch)
            show(results.games)
    found = {
        "game": chosen.name,
        "pack": chosen.pack.name,
        "players": number,
        "options": choices,
        "seed": seed,
        "games": games,
        "moves": results.moves.sum,
        "moves_per_second": round(results.moves.sum / results.seconds),
        "teams": [[seat + 1 for seat in team] for team in results.teams],
        "target": results.target.told() if results.has_target else None,
        "seats": [results.seat(seat, chosen.sheet) for seat in range(number)],
        "length": results.moves.told(),
        "turns": results.turns.told(),
    }
    if as_json:
        print(json.dumps(found))
    else:
        print_results(chosen, found, "" if cores == 1 else " on a core")


def print_results(game: Game, found: dict[str, Any], where: str = "") -> None:
    """`where` is where so many moves are made in a second."""
    console = output()
    settings = [f"players {found['players']}", *(f"{name} {value}" for name, value in found["options"].items())]
    console.print(f"{game.pack.about.title}, {', '.join(settings)}, all moves at random, seed {found['seed']}")
    console.print(
        f"{count(found['games'], 'game')}, {count(found['moves'], 'move')}, {found['moves_per_second']:,} moves a "
        f"second{where}; a game has {ranged(found['turns'], ' turns')} and {ranged(found['length'], ' moves')}"
    )
    words = game.words()
    grid = Grid()
    grid.add_column("mean of")
    for seat in range(found["players"]):
        grid.add_column(words.say("seat", number=seat + 1), justify="right")
    for line in game.sheet:
        grid.add_row(words.say(f"sheet-{line}"), *(f"{seat['lines'][line]:.2f}" for seat in found["seats"]))
    grid.add_section()
    grid.add_row("Score, 95% interval", *(score(seat) for seat in found["seats"]), style="bold")
    grid.add_row("Lowest to highest", *(f"{seat['min']} to {seat['max']}" for seat in found["seats"]))
    if found["target"]:
        grid.add_row("Target", ranged(found["target"]))
        grid.add_row("Beaten in", f"{found['seats'][0]['wins']:.1%} of the games")
    elif found["players"] > 1:
        grid.add_row("Share of wins", *(f"{seat['wins']:.1%}" for seat in found["seats"]))
    console.print(grid)


def ranged(found: dict[str, Any], unit: str = "") -> str:
    """A mean and its extremes."""
    return f"{found['mean']:.1f}{unit} ({found['min']} to {found['max']})"


def score(seat: dict[str, Any]) -> str:
    """A mean and half its interval."""
    return f"{seat['mean']:.2f}" + ("" if seat["high"] is None else f" ± {seat['high'] - seat['mean']:.2f}")
