"""The arguments that several commands share, and what they mean."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

import spinney
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, by its name in `spinney games`.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play.")]
Seed = Annotated[
    str | None, typer.Option(metavar="S", help="A number or word; the same one gives the same game again.")
]
PackFile = Annotated[Path | None, typer.Option("--pack", metavar="FILE", help="Play with the components in this file.")]
NetFile = Annotated[
    Path | None, typer.Option("--net", metavar="FILE", help="The net of bots that have learned; else the game's own.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, such as mode=teams.")
]
Cores = Annotated[int | None, typer.Option(metavar="C", min=1, help="How many cores to use; else all.")]
CoresOrOne = Annotated[
    int | None, typer.Option(metavar="C", min=1, help="How many cores to use; else one, or all of a cluster.")
]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address; local starts one here."),
]
Language = Annotated[str, typer.Option(metavar="L", help="The language at the table: en or es.")]


class Log(StrEnum):
    """The forms of a log."""

    TEXT = "text"
    JSON = "json"


LogForm = Annotated[
    Log | None, typer.Option("--log", help="Write the log as lines of text or of JSON, with one for each request.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def chosen_game(name: str, pack: Path | None = None, net: Path | None = None) -> Game:
    game = spinney.game(name)
    if pack is not None:
        game = game.with_pack(pack)
    return game if net is None else game.with_net(net)


def settled(game: Game, players: int | None, options: list[str] | None) -> tuple[int, dict[str, str]]:
    """Number of players and options. If the number is not given, it is the first that the options are for."""
    chosen = {}
    for text in options or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise SpinneyError(f"an option is written NAME=VALUE, such as mode=teams, not {text!r}.")
        chosen[name] = value
    if players is not None:
        return players, game.choices(players, **chosen)
    for number in (game.usual_players, *game.players):
        if any(number == n and chosen.items() <= setting.items() for n, setting in game.every_setting()):
            return number, game.choices(number, **chosen)
    return game.usual_players, game.choices(game.usual_players, **chosen)


def told_command(
    command: str,
    game: str,
    given: Mapping[str, object],
    options: list[str] | None,
    pack: Path | None,
    net: Path | None,
) -> str:
    """The command that does the same again, as one would type it."""
    words = ["spinney", command, game]
    for name, value in given.items():
        words += [f"--{name}", str(value)]
    for text in options or []:
        words += ["--option", text]
    for name, file in (("--pack", pack), ("--net", net)):
        if file is not None:
            words += [name, str(file)]
    return shlex.join(words)
