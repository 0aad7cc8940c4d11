"""`spinney play`: a person against bots, in the terminal."""

from __future__ import annotations

import re
import secrets
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.text import Text

from spinney.cli.arguments import Language, Options, PackFile, Players, Seed, chosen_game, settled
from spinney.cli.files import check_room, write
from spinney.cli.opponents import Opponents, named_bots
from spinney.cli.record import print_result
from spinney.cli.sheet import seats_of, sheet_table
from spinney.cli.terminal import ask, clear, complain, drawing_of, output, said
from spinney.engine.errors import SpinneyError, Wrong
from spinney.engine.game import every_game, key_from
from spinney.engine.match import Match
from spinney.engine.moves import Move
from spinney.engine.words import ENGLISH

TIPS = 3


class Quit(Exception):  # noqa: N818 - not an error: the person has had enough
    """The person leaves the table."""


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, by its name in `spinney games`.")
    ] = None,
    players: Players = None,
    seed: Seed = None,
    pack: PackFile = None,
    option: Options = None,
    seat: Annotated[int, typer.Option(metavar="K", help="Where you sit, from 1 on.")] = 1,
    bots: Annotated[
        str,
        typer.Option(metavar="NAME", help="Who plays against you (see `spinney bots GAME`): one for all, or a,b,c."),
    ] = "sapling",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of the match here.")] = None,
    language: Language = ENGLISH,
) -> None:
    """Play against bots."""
    chosen = chosen_game(game or asked_game(language), pack)
    number, choices = settled(chosen, players, option)
    if not 1 <= seat <= number:
        raise SpinneyError(f"there is no seat {seat}: with {number} players, seats are numbered from 1 to {number}.")
    if save is not None:
        check_room(save, "choose another name")
    names = named_bots(bots, [other for other in range(number) if other != seat - 1])
    match = Match(chosen, number, choices, key_from(seed), form="interpreted")
    opponents = Opponents(chosen, names, seed or secrets.token_hex(8), language)
    Sitting(match, seat - 1, opponents, pack, language).play(save)


def asked_game(language: str) -> str:
    """The only game there is, or the one that the person chooses."""
    names = [game.name for game in every_game()]
    if len(names) == 1:
        return names[0]
    try:
        return ask(output(), said(language).say("which-game", known=", ".join(names)))
    except EOFError:
        raise typer.Exit from None


class Sitting:
    """A person at a table with bots, from the first move to the last or until the person leaves."""

    def __init__(self, match: Match, seat: int, opponents: Opponents, pack: Path | None, language: str) -> None:
        self.match = match
        self.seat = seat
        self.opponents = opponents
        self.pack = pack
        self.console = output()
        self.drawing = drawing_of(match.game)
        self.language = language
        self.teller = match.teller(language)
        self.say = said(language).say
        self.news: list[str] = []
        self.note = ""
        self.keys = {
            "u": self.undo,
            "h": self.help,
            "t": self.tip,
            "s": self.score,
            "l": self.log,
            "q": self.quit,
        }

    def play(self, save: Path | None) -> None:
        try:
            while not self.match.over:
                if self.seat in self.match.acting:
                    self.show()
                    self.decide()
                else:
                    self.let_bot_move()
            self.show()
            print_result(self.console, self.match, self.teller, self.seat)
            self.offer_record(save)
        except Quit:
            self.offer_record(save)
        except EOFError:
            self.console.print(f"\n{self.say('input-ended')}")
        except KeyboardInterrupt:
            self.console.print()
            raise
        finally:
            self.opponents.leave()
            if save is not None:
                self.save(save)

    # Moves.

    def let_bot_move(self) -> None:
        seat = self.match.acting[0]
        self.make(self.opponents.choose(self.match, seat), seat)

    def make(self, move: int, seat: int) -> None:
        """Makes a move and notes what the person sees of it."""
        self.match.play(move, seat)
        self.news.append(" ".join(self.teller.chronicle(self.match.view(self.seat))))

    def decide(self) -> None:
        """Asks the person until there is a move, or one is taken back."""
        legal = self.match.legal(self.seat)
        before = len(self.match.played)
        while len(self.match.played) == before:
            answer = ask(self.console, self.say("your-choice", most=len(legal))).lower()
            if answer in self.keys:
                self.keys[answer]()
                continue
            try:
                move = self.meant(answer, legal)
            except SpinneyError as error:
                complain(self.console, error, self.language)
                continue
            self.news = []
            self.make(move, self.seat)

    def meant(self, answer: str, legal: list[Move]) -> Move:
        """The move that a person means: by its number in the list, or as it stands in a record."""
        if re.fullmatch(r"\d{1,9}", answer):
            if not 1 <= int(answer) <= len(legal):
                raise Wrong("no-move-here", number=answer, most=len(legal))
            return legal[int(answer) - 1]
        kind, *parts = answer.split() or [""]
        if kind not in self.match.game.moves.kinds or not all(re.fullmatch(r"\w+=\d{1,9}", part) for part in parts):
            raise Wrong("type-something", most=len(legal))
        move = self.match.game.moves.encode(kind, {n: int(number) for n, number in (part.split("=") for part in parts)})
        reason = self.match.refusal(move, self.seat)
        if move not in legal:
            raise Wrong("not-allowed", why=self.teller.reason(reason))
        return move

    # What is shown.

    def show(self) -> None:
        """The table, what happened since the person's last move, and what is asked."""
        clear(self.console)
        if self.news:
            self.console.print(Text("\n".join(self.news)))
        view = self.match.view(self.seat)
        self.console.print(self.drawing.draw(self.teller, view, self.seat))
        self.console.print(Text(self.teller.prompt(view), "bold"))
        moves = [self.named(number, move) for number, move in enumerate(self.match.legal(self.seat), 1)]
        self.console.print(Columns(moves, padding=(0, 3), column_first=True))
        if self.note:
            self.console.print(self.note, style="bold")
            self.note = ""

    def named(self, number: int, move: Move) -> Text:
        """A move in words, with its number and what it comes to."""
        view = self.match.view(self.seat)
        hint = self.drawing.hint(self.teller, view, self.seat, move)
        text = Text(f"{number:3}  ", "bold")
        text.append(self.teller.move(view, self.seat, move), "not bold")
        if hint:
            text.append(f", {hint}", "not bold dim")
        return text

    # What the letters do.

    def undo(self) -> None:
        """Back to the person's previous decision. The bots have no objection."""
        mine = [ply for ply, (seat, _) in enumerate(self.match.played) if seat == self.seat]
        if not mine:
            complain(self.console, Wrong("not-moved-yet"), self.language)
            return
        count = len(self.match.played) - mine[-1]
        epoch = self.match.table.epoch
        self.match.undo(count)
        seen = self.match.table.epoch != epoch
        self.news = []
        self.note = self.say("taken-back", after=count - 1, seen="yes" if seen else "no")

    def help(self) -> None:
        for text in self.teller.help(self.match.view(self.seat)):
            self.console.print(text)
        self.console.print(self.say("help"))

    def tip(self) -> None:
        """What Old Growth would do here, what else it thought of, and how the person would then stand at the end."""
        view = self.match.view(self.seat)
        numbers: dict[int, int] = {move: number for number, move in enumerate(self.match.legal(self.seat), 1)}
        options = self.opponents.options(self.match, self.seat)[:TIPS]
        self.console.print(self.say("tip"))
        for option in options:
            text = Text(f"{numbers[option.move]:3}  ", "bold")
            text.append(f"{self.teller.move(view, self.seat, option.move)}: {self.expected(option.lead)}", "not bold")
            self.console.print(text)

    def expected(self, lead: float) -> str:
        """An expected lead in words; alone it is that over the target or, where there is none, the score."""
        if self.match.target() is not None:
            return self.say("expected-above" if lead > 0 else "expected-below", points=abs(lead))
        if self.match.players == 1:
            return self.say("expected-alone", points=lead)
        if abs(lead) < 0.05:
            return self.say("expected-level")
        return self.say("expected-ahead" if lead > 0 else "expected-behind", points=abs(lead))

    def score(self) -> None:
        self.console.print(sheet_table(self.teller.words, seats_of(self.teller, self.match.view(self.seat), self.seat)))

    def log(self) -> None:
        for line in self.match.log(self.seat, self.language) or [self.say("nothing-yet")]:
            self.console.print(line)

    def quit(self) -> None:
        raise Quit

    def offer_record(self, save: Path | None) -> None:
        """Asks a person before the terminal where to write the record, unless that is clear already."""
        while save is None and sys.stdin.isatty():
            name = ask(self.console, self.say("file-name"))
            if not name:
                return
            try:
                check_room(Path(name), "choose another name")
                self.save(Path(name))
                return
            except SpinneyError as error:
                complain(self.console, error, self.language)

    def save(self, path: Path) -> None:
        """Writes the record, and says what can be done with it."""
        write(path, str(self.match.record()))
        self.console.print(self.say("record-is-in", file=str(path)), soft_wrap=True)
        if any(seat == self.seat for seat, _ in self.match.played):
            command = f"spinney analyse {shlex.quote(str(path))} --seat {self.seat + 1}"
            if self.pack is not None:
                command += f" --pack {shlex.quote(str(self.pack))}"
            self.console.print(self.say("what-it-cost", command=command), soft_wrap=True)
