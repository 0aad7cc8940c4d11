"""`spinney generate`: games of bots as a dataset, for whoever wants to learn from them or count in them."""

from __future__ import annotations

import secrets
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from spinney.arena.datasets.folder import Dataset, seed_of
from spinney.arena.datasets.shards import Wanted, sharding
from spinney.arena.series import Series
from spinney.arena.spreading import spread
from spinney.cli.arena import BOTS_HELP
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
from spinney.cli.terminal import INTERRUPTED, output, progress, progress_output
from spinney.engine.extras import need
from spinney.engine.words import count

MOST_IN_SHARD = 10_000  # games: all of them are in memory before they are written


def generate(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder; the same command goes on with what is there.")],
    bots: Annotated[str, typer.Option(metavar="A,B,...", help=BOTS_HELP)] = "greedy",
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many games, rounded up to whole deals.")] = 1000,
    shard: Annotated[
        int, typer.Option(metavar="K", min=1, max=MOST_IN_SHARD, help="How many of them go into one file.")
    ] = 100,
    seed: Seed = None,
    option: Options = None,
    pack: PackFile = None,
    net: NetFile = None,
    cores: Cores = None,
    ray: RayAddress = None,
) -> None:
    """Let bots play and write every move, with all that the seat saw, to a folder of Parquet files.

    Every deal is played once for each rotation of the bots around the table, as in the arena. A file is there when it
    is whole: interrupt it whenever you like. A README.md in the folder says what the columns mean.
    """
    need("data", "spinney generate")
    chosen = chosen_game(game, pack, net)
    number, choices = settled(chosen, players, option)
    seed = seed if seed is not None else seed_of(out) or secrets.token_hex(4)
    names = tuple(name.strip() for name in bots.split(","))
    wanted = Wanted(Series(chosen, number, choices, names, seed), games, shard)
    given = {"bots": bots, "players": number, "games": games, "shard": shard, "seed": seed, "out": out}
    dataset = Dataset(out, wanted, told_command("generate", game, given, option, pack, net))
    try:
        fill(dataset, cores, ray)
    except KeyboardInterrupt:
        done = wanted.shards - len(dataset.missing())
        told = f"Interrupted after {done:,} of {count(wanted.shards, 'shard')}. They are in {out}; the same command "
        progress_output().print(told + "goes on from here.", soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    output().print(f"{count(wanted.games, 'game')} in {count(wanted.shards, 'shard')} are in {out}.", soft_wrap=True)


def fill(dataset: Dataset, cores: int | None, ray: str | None) -> None:
    """Makes the shards that are missing."""
    wanted, missing = dataset.wanted, dataset.missing()
    done = wanted.games - sum(map(wanted.games_of, missing))
    going_on = progress("games", wanted.games, done)
    with going_on as show, closing(spread(partial(sharding, wanted), missing, cores, ray)) as made:
        for shard in made:
            dataset.put(shard)
            done += wanted.games_of(shard.number)
            show(done)
