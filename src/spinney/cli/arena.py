"""`spinney arena`: bots against each other on the same deals, and how strong that shows them to be."""

from __future__ import annotations

import json
import secrets
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from spinney.arena.dealer import Deal
from spinney.arena.results import results
from spinney.arena.saving import Saved, seed_of
from spinney.arena.series import Series
from spinney.arena.workers import play
from spinney.bots.levels import NAMES
from spinney.cli.arguments import (
    AsJson,
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
)
from spinney.cli.terminal import INTERRUPTED, output, progress, progress_output
from spinney.engine.words import count

BOTS = "tree,greedy"
BOTS_HELP = (
    f"The bots: {', '.join(NAMES)}, search:N for N iterations, with a net also net, or foresight:N for N rollouts."
)

WINS = {"Wins", "95 %"}
ALONE_SAYS_NOTHING = {"Rating", "Deals won", "Mean rank"} | WINS  # a bot that is compared with itself alone


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help=BOTS_HELP)] = BOTS,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many games, rounded up to whole deals.")] = 100,
    seed: Seed = None,
    option: Options = None,
    pack: PackFile = None,
    net: NetFile = None,
    cores: Cores = None,
    ray: RayAddress = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every deal here; the same command goes on from there.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other, every deal once for each rotation of the seats, and measure their strength."""
    chosen = chosen_game(game, pack, net)
    number, choices = settled(chosen, players, option)
    seed = seed if seed is not None else (save and seed_of(save)) or secrets.token_hex(4)
    names = tuple(name.strip() for name in bots.split(","))
    series = Series(chosen, number, choices, names, seed)
    run = Run(series, series.deals(games), Saved(save, series) if save is not None else None)
    whole = True
    try:
        run.play(as_json, cores, ray)
    except KeyboardInterrupt:
        whole = False
    if run.done:
        if as_json:
            print(json.dumps(run.found()))
        else:
            print_results(series, run.found())
    if not whole:
        progress_output().print(run.interrupted(), soft_wrap=True)
        raise typer.Exit(INTERRUPTED)


class Run:
    """A series being played: what is to do and what is done."""

    def __init__(self, series: Series, deals: int, saved: Saved | None) -> None:
        self.series = series
        self.deals = deals
        self.saved = saved
        self.done: list[Deal] = [deal for deal in saved.deals.values() if deal.deal < deals] if saved else []

    def play(self, hidden: bool, cores: int | None, ray: str | None) -> None:
        done = {deal.deal for deal in self.done}
        left = [deal for deal in range(self.deals) if deal not in done]
        if not left:
            return
        going_on = progress("deals", self.deals, len(done), hidden)
        with going_on as show, closing(play(self.series, left, cores, ray)) as played:
            for deal in played:
                self.add(deal)
                show(len(self.done))

    def add(self, deal: Deal) -> None:
        self.done.append(deal)
        if self.saved is not None:
            self.saved.add(deal)

    def interrupted(self) -> str:
        so_far = f"Interrupted after {len(self.done)} of {count(self.deals, 'deal')}."
        if self.saved is None:
            return f"{so_far} With --save FILE the same command could go on from here."
        return f"{so_far} They are in {self.saved.path}; the same command goes on from here."

    def found(self) -> dict[str, Any]:
        """Everything that came of it, the best bot first."""
        from spinney.arena.rating import ratings  # openskill takes time to load

        series = self.series
        rated, measured = ratings(series, self.done), results(series, self.done)
        best_first = sorted(series.bots, key=lambda bot: (-rated[bot].rating, -measured[bot].mean_score))
        return {
            "game": series.game.name,
            "pack": series.game.pack.name,
            "players": series.players,
            "options": series.choices,
            "seed": series.seed,
            "games": len(self.done) * series.rotations,
            "deals": len(self.done),
            "stopped": sum(game.stopped for deal in self.done for game in deal.games),
            "target": series.has_target,
            "bots": {bot: asdict(measured[bot]) | asdict(rated[bot]) for bot in best_first},
        }


def print_results(series: Series, found: dict[str, Any]) -> None:
    console = output()
    settings = [f"players {series.players}", *(f"{name} {value}" for name, value in series.choices.items())]
    console.print(f"{series.game.pack.about.title}, {', '.join(settings)}, seed {series.seed}")
    rows = {name: cells(bot) for name, bot in found["bots"].items()}
    hidden = set() if series.rotations > 1 else ALONE_SAYS_NOTHING - (WINS if found["target"] else set())
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.add_column("Bot")
    shown = [heading for heading in rows[series.bots[0]] if heading not in hidden]
    for heading in shown:
        grid.add_column(heading, justify="right")
    for name, row in rows.items():
        grid.add_row(name, *(row[heading] for heading in shown))
    console.print(grid)
    console.print(how_to_read(series, found))


def cells(bot: dict[str, Any]) -> dict[str, str]:
    """A bot's row of the table, by headings."""
    return {
        "Rating": f"{bot['rating']:.1f}",
        "Wins": f"{bot['win_rate']:.1%}",
        "95 %": f"{100 * bot['low']:.1f}–{100 * bot['high']:.1f}",
        "Deals won": f"{round(bot['deals_won'], 1):g}",
        "Mean rank": with_margin(bot["mean_rank"], bot["rank_high"], 2),
        "Mean score": with_margin(bot["mean_score"], bot["score_high"], 1),
        "Time": duration(bot["seconds_per_decision"]),
    }


def how_to_read(series: Series, found: dict[str, Any]) -> str:
    """The line under the table."""
    bots = series.rotations
    deals = f"{found['deals']:,} deals, each" if found["deals"] > 1 else "1 deal,"
    if bots == 1:
        played = f"{deals} played once"
    elif series.solo:
        played = f"{deals} played by every bot"
    else:
        played = f"{deals} played {bots} times, once for each rotation of the seats"
    lines = [f"95 % intervals; {played}."]
    if bots > 1:
        lines.append("Rating: openskill, mu - 3 sigma.")
    lines.append("Time: of one decision.")
    if found["target"]:
        lines.append("A win is a beaten target.")
    elif series.solo and bots > 1:
        lines.append("A win is the best score of the bots on a deal.")
    if found["stopped"]:
        lines.append(
            f"Stopped after {count(series.game.most_moves, 'move')} and scored as they stood: "
            f"{count(found['stopped'], 'game')}."
        )
    return " ".join(lines)


def with_margin(mean: float, high: float | None, digits: int) -> str:
    return f"{mean:.{digits}f}" + ("" if high is None else f" ±{high - mean:.{digits}f}")


def duration(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1e3 * seconds:.1f} ms" if seconds >= 1e-3 else f"{1e6 * seconds:.0f} µs"
