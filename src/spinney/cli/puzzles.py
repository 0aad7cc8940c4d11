"""`spinney puzzles`: bots play, and positions in which one turn brings much more than any other become puzzles."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from spinney.cli.arguments import AsJson, GameName, Options, PackFile, Players, Seed, chosen_game, settled
from spinney.cli.terminal import INTERRUPTED, output, progress, progress_output
from spinney.engine.errors import SpinneyError
from spinney.engine.files import is_there, why
from spinney.engine.game import Game
from spinney.engine.words import count
from spinney.teaching.finding import Collection, Finder
from spinney.teaching.puzzles import Puzzle, read

MOST_AT_A_TABLE = 4  # players, where nobody says how many: with more, a position is long to read


def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many games to look through.")] = 100,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add the puzzles to this file; else they are printed.")
    ] = None,
    each: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Stop when there are so many of each grade, and keep no more."),
    ] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help="Who plays the games, as in `spinney bots`.")] = "greedy",
    seed: Seed = None,
    option: Options = None,
    pack: PackFile = None,
    as_json: AsJson = False,
) -> None:
    """Find puzzles in games that bots play: "four points this turn: how?"

    Games go through all numbers of players from 2 to 4 unless you say how many play. Puzzles that are in the file
    already stay there; another seed finds others.
    """
    chosen = chosen_game(game, pack)
    seed = seed if seed is not None else secrets.token_hex(4)
    wanted = settings(chosen, players, option)
    found = Collection(chosen, each, begun(out) if out is not None else ())
    finders = [Finder(chosen, *setting, bots, seed) for setting in wanted]
    before = len(found.puzzles)
    looked_through, whole = 0, True
    try:
        with progress("games", games, hidden=as_json) as show:
            while looked_through < games and not found.full:
                number, which = divmod(looked_through, len(finders))
                for puzzle in finders[which].found(number):
                    if found.add(puzzle):
                        put(puzzle, out, as_json)
                looked_through += 1
                show(looked_through, what=f"games, {count(len(found.puzzles), 'puzzle')}")
    except KeyboardInterrupt:
        whole = False
    if as_json:
        print(json.dumps(as_data(chosen, seed, looked_through, found, before)))
    else:
        told_to = progress_output() if out is None else output()
        told_to.print(summary(seed, looked_through, found, before, out), soft_wrap=True)
    if not whole:
        raise typer.Exit(INTERRUPTED)


def settings(game: Game, players: int | None, options: list[str] | None) -> list[tuple[int, dict[str, str]]]:
    """The numbers of players to go through, each with its options."""
    if players is not None or options:
        return [settled(game, players, options)]
    numbers = [number for number in game.players if 2 <= number <= MOST_AT_A_TABLE] or [game.players[0]]
    return [(number, game.choices(number)) for number in numbers]


def begun(out: Path) -> tuple[Puzzle, ...]:
    """The puzzles that are in the file already. That it can be written is seen now, not after an hour."""
    found = read(out) if is_there(out) else ()
    add(out, b"" if not found or out.read_bytes().endswith(b"\n") else b"\n")
    return found


def put(puzzle: Puzzle, out: Path | None, as_json: bool) -> None:
    """Writes a puzzle as soon as it is found: whatever ends the process, it is there."""
    line = msgspec.json.encode(puzzle) + b"\n"
    if out is not None:
        add(out, line)
    elif not as_json:
        output().print(line.decode().rstrip("\n"), soft_wrap=True)


def add(out: Path, data: bytes) -> None:
    try:
        with out.open("ab") as file:
            file.write(data)
    except OSError as error:
        raise SpinneyError(f"{out} cannot be written: {why(error)}.") from None


def summary(seed: str, games: int, found: Collection, before: int, out: Path | None) -> str:
    new = len(found.puzzles) - before
    counts = ", ".join(f"{number} {grade}" for grade, number in found.counts().items())
    where = f" {out} has {count(len(found.puzzles), 'puzzle')}: {counts}." if out is not None else f" {counts}."
    return f"{count(games, 'game')} with seed {seed}: {count(new, 'new puzzle')}.{where}"


def as_data(game: Game, seed: str, games: int, found: Collection, before: int) -> dict[str, object]:
    return {
        "game": game.name,
        "pack": game.pack.name,
        "seed": seed,
        "games": games,
        "new": len(found.puzzles) - before,
        "grades": found.counts(),
        "puzzles": [msgspec.to_builtins(puzzle) for puzzle in found.puzzles[before:]],
    }
