"""`spinney score`: scores a table that was written down by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from spinney.cli.arguments import AsJson, GameName, Language, PackFile, chosen_game
from spinney.cli.sheet import sheet_table, verdict
from spinney.cli.terminal import output, room
from spinney.engine.by_hand import Scored
from spinney.engine.errors import SpinneyError
from spinney.engine.files import read_text
from spinney.engine.packs import toml
from spinney.engine.winning import play_together
from spinney.engine.words import ENGLISH


def score(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="The table, in TOML.")] = None,
    example: Annotated[
        bool, typer.Option("--example", help="Write a table to copy and change, and score nothing.")
    ] = False,
    pack: PackFile = None,
    as_json: AsJson = False,
    language: Language = ENGLISH,
) -> None:
    """Score the table at the end of a game played with real cards."""
    chosen = chosen_game(game, pack)
    if example:
        print(chosen.example, end="")
        return
    if file is None:
        raise SpinneyError(f"name the FILE with the table; spinney score {game} --example writes one to begin with.")
    by_hand = room(chosen, "by_hand")
    data = toml(read_text(file), str(file))
    try:
        scored: Scored = by_hand.scored(chosen, data, language)
    except SpinneyError as error:
        raise SpinneyError(f"{file}: {error.told(language)}") from None
    if as_json:
        seats = [{"name": seat.name, "lines": seat.lines, "total": seat.total} for seat in scored.seats]
        teams = [[scored.seats[seat].name for seat in team] for team in scored.teams]
        result = {
            "seats": seats,
            "winners": scored.winners,
            "teams": teams if play_together(scored.teams) else [],
            "target": scored.target,
        }
        print(json.dumps(result))
        return
    console = output()
    console.print(sheet_table(chosen.words(language), scored.seats))
    for seat in scored.seats:
        for reason in seat.reasons:
            console.print(f"{seat.name}: {reason}")
    console.print(verdict(scored, language))
