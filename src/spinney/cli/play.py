"""`spinney play`: a person against bots, in the terminal."""

from __future__ import annotations

import re
import secrets
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.text import Text

from spinney.cli.arguments import Language, NetFile, Options, PackFile, Players, Seed, chosen_game, settled
from spinney.cli.drawing import drawing_of
from spinney.cli.files import check_room, write
from spinney.cli.opponents import Opponents, named_bots
from spinney.cli.record import print_result
from spinney.cli.sheet import seats_of, sheet_table
from spinney.cli.terminal import ask, clear, complain, output, said
from spinney.engine.choosing import in_order
from spinney.engine.errors import SpinneyError, Wrong
from spinney.engine.game import every_game
from spinney.engine.layout import Record as Table
from spinney.engine.match import Match
from spinney.engine.menu import Menu, decision_before, forced, menu_of
from spinney.engine.moves import Move
from spinney.engine.seeds import key_from
from spinney.engine.words import ENGLISH

TIPS = 3


class Quit(Exception):
    """The person leaves the table."""


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, by its name in `spinney games`.")
    ] = None,
    players: Players = None,
    seed: Seed = None,
    pack: PackFile = None,
    net: NetFile = None,
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
    chosen = chosen_game(game or asked_game(language), pack, net)
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
                if not self.is_asked():
                    self.let_bot_move()
                elif moves := self.forced():
                    self.make(moves, self.seat)
                else:
                    menu = menu_of(self.match.game, self.match.table, self.seat)
                    self.show(menu)
                    self.decide(menu)
            self.show_table()
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
            if save is not None:
                self.save(save)

    # Moves.

    def is_asked(self) -> bool:
        return self.seat in self.match.acting

    def forced(self) -> Sequence[Move]:
        """The moves that the person has to make without a choice: they are not asked for."""
        return forced(self.match.game, self.match.table, self.seat)

    def check(self, moves: Sequence[Move]) -> None:
        """Whoever gives a lesson refuses here what is not part of it."""

    def let_bot_move(self) -> None:
        seat = self.match.acting[0]
        self.make([self.opponents.choose(self.match, seat)], seat)

    def make(self, moves: Sequence[int], seat: int) -> None:
        """Makes moves and notes what the person sees of them."""
        for move in moves:
            self.match.play(move, seat)
            self.news.append(" ".join(self.teller.chronicle(self.match.view(self.seat), self.seat)))

    def decide(self, menu: Menu) -> None:
        """Asks the person until there is a move, or one is taken back; a set may be chosen bit by bit."""
        before = len(self.match.played)
        chosen: list[Move] = []
        while len(self.match.played) == before:
            answer = ask(self.console, self.question(menu)).lower()
            if answer in self.keys:
                self.keys[answer]()
                continue
            try:
                chosen = self.together(chosen, self.meant(answer, menu), menu)
                if menu.several is None or not set(chosen) <= set(menu.several.moves):
                    moves: Sequence[Move] = chosen
                elif len(chosen) < menu.several.least:
                    self.tell_chosen(chosen, menu.several.least - len(chosen))
                    continue
                else:
                    moves = in_order(self.match.game, self.match.table, self.seat, chosen)
                self.check(moves)
            except SpinneyError as error:
                chosen = []
                complain(self.console, error, self.language)
                continue
            self.news = []
            self.make(moves, self.seat)

    def together(self, chosen: list[Move], more: list[Move], menu: Menu) -> list[Move]:
        """What was chosen and what is said now: of a set, what is named again is taken out; else there is one move."""
        if menu.several is not None and all(move in menu.several.moves for move in more):
            return [move for move in [*chosen, *more] if not (move in chosen and move in more)]
        if len(more) > 1:
            raise Wrong("one-only")
        return more

    def tell_chosen(self, chosen: list[Move], due: int) -> None:
        view = self.match.view(self.seat)
        names = "; ".join(self.teller.move(view, self.seat, move) for move in chosen)
        self.console.print(self.say("chosen-so-far", names=names, count=len(chosen), due=due))

    def question(self, menu: Menu) -> str:
        several, most = menu.several, len(menu.moves)
        if several is None or several.most == 1:
            return self.say("your-choice", most=most)
        if several.least == several.most:
            return self.say("your-choices", most=most, due=several.most)
        return self.say("your-choices-range", most=most, least=several.least, due=several.most)

    def meant(self, answer: str, menu: Menu) -> list[Move]:
        """The moves that a person means: by their numbers in the list, or one as it stands in a record."""
        if re.fullmatch(r"\d{1,9}([ ,]+\d{1,9})*", answer):
            numbers = [int(number) for number in re.split("[ ,]+", answer)]
            for number in numbers:
                if not 1 <= number <= len(menu.moves):
                    raise Wrong("no-move-here", number=str(number), most=len(menu.moves))
            return [menu.moves[number - 1] for number in numbers]
        kind, *parts = answer.split() or [""]
        if kind not in self.match.game.moves.kinds or not all(re.fullmatch(r"\w+=\d{1,9}", part) for part in parts):
            raise Wrong("type-something", most=len(menu.moves))
        move = self.match.game.moves.encode(kind, {n: int(number) for n, number in (part.split("=") for part in parts)})
        if move not in menu.moves:
            raise Wrong("not-allowed", why=self.teller.reason(self.match.refusal(move, self.seat)))
        return [move]

    # What is shown.

    def show(self, menu: Menu) -> None:
        """The table, what happened since the person's last move, and what is asked."""
        view = self.show_table()
        self.console.print(Text(self.teller.prompt(view), "bold"))
        moves = [self.named(view, number, move) for number, move in enumerate(menu.moves, 1)]
        self.console.print(Columns(moves, padding=(0, 3), column_first=True))
        if self.note:
            self.console.print(self.note, style="bold")
            self.note = ""

    def show_table(self) -> Table:
        clear(self.console)
        if self.news:
            self.console.print(Text("\n".join(self.news)))
        view = self.match.view(self.seat)
        self.console.print(self.drawing.draw(self.teller, view, self.seat))
        return view

    def named(self, view: Table, number: int, move: Move) -> Text:
        """A move in words, with its number and what it comes to."""
        hint = self.drawing.hint(self.teller, view, self.seat, move)
        text = Text(f"{number:3}  ", "bold")
        text.append(self.teller.move(view, self.seat, move), "not bold")
        if hint:
            text.append(f", {hint}", "not bold dim")
        return text

    # What the letters do.

    def undo(self) -> None:
        """Back to the person's previous decision. The bots have no objection."""
        match = self.match
        before = decision_before(match.game, match.played, self.seat, lambda ply: match.at(ply).table)
        if before is None:
            complain(self.console, Wrong("not-moved-yet"), self.language)
            return
        count = len(self.match.played) - before
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
        """What Ancient Wood would do here, what else it thought of, and how the person would then stand at the end."""
        view = self.match.view(self.seat)
        menu = menu_of(self.match.game, self.match.table, self.seat)
        numbers: dict[int, int] = {move: number for number, move in enumerate(menu.moves, 1)}
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
        for line in self.match.log(self.seat, self.language, you=True) or [self.say("nothing-yet")]:
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
