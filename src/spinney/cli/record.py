"""`spinney record`: matches that were written down, told, checked and played again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spinney.cli.arguments import PackFile, chosen_game
from spinney.cli.drawing import drawing_of
from spinney.cli.sheet import scored, seats_of, sheet_table, verdict
from spinney.cli.terminal import ask, clear, output, said
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.header import SPECTATOR
from spinney.engine.layout import Record as Table
from spinney.engine.match import Match
from spinney.engine.record import Record
from spinney.engine.seeds import key_hash
from spinney.engine.telling import Teller
from spinney.engine.words import count

app = typer.Typer(help="Show, check and replay recorded matches.", epilog="Example: spinney record show mine.txt")
File = Annotated[Path, typer.Argument(metavar="FILE", help="The record.")]
ALL = "all"
STEPS = "Enter: next move, b: back, q: quit."


def replayed(file: Path, pack: Path | None) -> Match:
    """The match in a file, played again and checked; whether it was played with other rules is said on the side."""
    record = Record.read(file)
    game = chosen_game(record.game, pack)
    try:
        match = game.replay(record, form="interpreted")
    except SpinneyError as error:
        raise SpinneyError(f"{file}: {error}") from None
    if record.rules != game.rules_version:
        print(other_rules(record, game), file=sys.stderr)
    return match


def other_rules(record: Record, game: Game) -> str:
    return said().say("record-old", played=record.rules, now=game.rules_version)


@app.command(epilog="Example: spinney record show mine.txt")
def show(file: File, pack: PackFile = None) -> None:
    """Show a recorded match: its facts, its log and its score; one that cannot be replayed, by its moves."""
    record = Record.read(file)
    game = chosen_game(record.game, pack)
    if record.rules != game.rules_version:
        try:
            game.replay(record, form="interpreted")
        except SpinneyError as error:
            show_moves(record, game, error)
            return
    match = replayed(file, pack)
    teller = match.teller()
    print(f"Game      {match.game.pack.about.title}")
    print(f"Pack      {match.game.pack.name} ({match.game.pack.hash()})")
    print(f"Players   {match.players}")
    for option, choice in match.choices.items():
        print(f"{teller.words.say(f'option-{option}'):9} {teller.words.say(f'{option}-{choice}')}")
    print(f"Key       {match.key.hex()}")
    print(f"Turns     {match.turns()}")
    print(f"Moves     {len(match.played)}, {standing_of(match)}")
    print()
    moment = match.at(0)
    for number, (seat, move) in enumerate(match.played, 1):
        moment.play(move, seat)
        print(f"{number:4}  {told(moment.view(), teller)}")
    print()
    print_result(output(), match, teller)


def show_moves(record: Record, game: Game, why: SpinneyError) -> None:
    """What stands in a record that cannot be replayed."""
    print(f"Game      {game.pack.about.title}")
    print(f"Rules     version {record.rules}, now {game.rules_version}")
    print(f"Pack      {record.pack_name} ({record.pack_hash})")
    print(f"Players   {record.players}")
    print(f"Moves     {len(record.moves)}")
    print()
    for number, (seat, kind, parts) in enumerate(record.moves, 1):
        told = " ".join(f"{name}={value}" for name, value in parts.items())
        print(f"{number:4}  Player {seat + 1}: {kind} {told}".rstrip())
    print()
    print(f"{str(why)[:1].upper()}{str(why)[1:]}")


@app.command(epilog="Example: spinney record verify mine.txt --hash 5b1c...")
def verify(
    file: File,
    pack: PackFile = None,
    told: Annotated[
        str, typer.Option("--hash", metavar="HEX", help="The hash that was shown before the game: is this its deal?")
    ] = "",
) -> None:
    """Check that a record is whole, that every move is legal and that it ends as it says; and whose deal it is."""
    match = replayed(file, pack)
    title, found = match.game.pack.about.title, key_hash(match.key)
    if told and told.strip().lower() != found:
        raise SpinneyError(f"{file} is sound, but of another deal: the hash of its key is {found}.")
    print(f"{file} is sound: {title}, {count(len(match.played), 'move')}, {standing_of(match)}.")
    print(f"The hash of its key is {found}{', as it was told' if told else ''}.")


@app.command(epilog="Example: spinney record replay mine.txt --seat all")
def replay(
    file: File,
    pack: PackFile = None,
    ply: Annotated[int | None, typer.Option(metavar="N", help="Draw the table after so many moves, and end.")] = None,
    seat: Annotated[str, typer.Option(metavar="K", help="Whose eyes to see with: a seat's number, or all.")] = "",
) -> None:
    """Step through a recorded match, drawing the table after every move."""
    match = replayed(file, pack)
    viewer = viewer_of(seat, match.players)
    console = output()
    if ply is not None:
        print_moment(console, match, ply, viewer, seat == ALL)
        return
    at, question = 0, STEPS
    while True:
        clear(console)
        print_moment(console, match, at, viewer, seat == ALL)
        try:
            answer = ask(console, question)
        except EOFError:
            return
        if answer == "q" or (answer == "" and at == len(match.played)):
            return
        question = STEPS if answer in ("", "b") else f"{answer!r} is not one of these. {STEPS}"
        at = max(at - 1, 0) if answer == "b" else at + (answer == "")


def viewer_of(seat: str, players: int) -> int:
    """The viewer that a person names by a seat's number; a spectator, if none is named."""
    if seat in ("", ALL):
        return SPECTATOR
    if seat not in map(str, range(1, players + 1)):
        raise SpinneyError(f"there is no seat {seat!r}: a seat is a number from 1 to {players}, or all.")
    return int(seat) - 1


def print_moment(console: Console, match: Match, ply: int, viewer: int, truth: bool) -> None:
    """The table after so many moves, and what the last of them did."""
    moment = match.at(ply)
    view = moment.table if truth else moment.view(viewer)
    teller = match.teller()
    console.print(f"After {ply} of {count(len(match.played), 'move')}")
    console.print(drawing_of(match.game).draw(teller, view, viewer))
    console.print(told(view, teller))
    if moment.over:
        print_result(console, moment, teller)


def told(view: Table, teller: Teller) -> str:
    """What the last move did, in sentences."""
    return " ".join(teller.chronicle(view))


def standing_of(match: Match) -> str:
    return "the game is over" if match.over else "the game is not over"


def print_result(console: Console, match: Match, teller: Teller, you: int = SPECTATOR) -> None:
    """The score sheet; if the game is over the verdict too, which stands last."""
    if not match.over:
        console.print(sheet_table(teller.words, seats_of(teller, match.view(you), you)))
        return
    result = scored(match, teller, you)
    console.print(sheet_table(teller.words, result.seats))
    console.print(verdict(result, teller.words.language))
