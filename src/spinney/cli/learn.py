"""`spinney learn`: the guided first game of a title, in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.text import Text

from spinney.cli.arguments import Language, chosen_game
from spinney.cli.opponents import Opponents, named_bots
from spinney.cli.play import Sitting, asked_game
from spinney.cli.terminal import FOLDER as WORDS
from spinney.cli.terminal import ask
from spinney.engine.errors import Wrong
from spinney.engine.menu import Menu
from spinney.engine.moves import Move
from spinney.engine.telling import Teller
from spinney.engine.words import ENGLISH
from spinney.teaching.lessons import Lesson, Step, in_language, lessons

FIRST = "first"


def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, by its name in `spinney games`.")
    ] = None,
    chapter: Annotated[int, typer.Option(metavar="K", help="The chapter to begin with, from 1 on.")] = 1,
    language: Language = ENGLISH,
) -> None:
    """Learn a game by playing it: a first game with somebody who tells you what to do and why."""
    chosen = chosen_game(game or asked_game(language), None)
    lesson = lessons(chosen).get(FIRST)
    if lesson is None:
        raise Wrong("no-lesson", game=chosen.name).from_words(WORDS)
    most = len(lesson.file.chapters)
    if not 1 <= chapter <= most:
        raise Wrong("no-chapter", chapter=str(chapter), most=str(most)).from_words(WORDS)
    Learning(lesson, lesson.begins(chapter - 1), language).play(None)


class Learning(Sitting):
    """A person who is shown a game: by the script of a lesson first, and then as at any table."""

    def __init__(self, lesson: Lesson, ply: int, language: str) -> None:
        others = [seat for seat in range(lesson.file.players) if seat != lesson.seat]
        opponents = Opponents(lesson.game, named_bots(lesson.file.bot, others), lesson.file.seed, language)
        super().__init__(lesson.match(ply), lesson.seat, opponents, None, language)
        self.lesson = lesson
        self.teller = Teller(lesson.game, language, self.names(lesson))

    def names(self, lesson: Lesson) -> list[str]:
        """The others have the names by which the lesson calls them."""
        others = iter(lesson.file.opponents)
        say = self.teller.words.say
        return [
            say("seat", number=seat + 1) if seat == lesson.seat else next(others) for seat in range(lesson.file.players)
        ]

    @property
    def ply(self) -> int:
        return len(self.match.played)

    @property
    def is_scripted(self) -> bool:
        return self.ply < self.lesson.ends

    def is_asked(self) -> bool:
        return self.lesson.script[self.ply][0] == self.seat if self.is_scripted else super().is_asked()

    def forced(self) -> Sequence[Move]:
        """What is taught is asked for even if there is no choice."""
        return () if self.lesson.steps_at(self.ply) else super().forced()

    def check(self, moves: Sequence[Move]) -> None:
        if not self.lesson.fits(self.ply, moves):
            raise Wrong("not-the-lesson", hint=self.lesson.hint(self.ply, self.teller))

    def let_bot_move(self) -> None:
        if self.is_scripted:
            seat, move = self.lesson.script[self.ply]
            self.make([move], seat)
        else:
            super().let_bot_move()

    def show(self, menu: Menu) -> None:
        """The table, then the sentences of this moment one by one; the last stands where the move is asked for."""
        steps = self.lesson.steps_at(self.ply)
        for step in steps[:-1]:
            self.show_table()
            self.tell(step)
            ask(self.console, self.say("lesson-next"))
        super().show(menu)
        for step in steps[-1:]:
            self.tell(step)

    def tell(self, step: Step) -> None:
        chapter = self.lesson.chapter_at(self.ply)
        chapters = self.lesson.file.chapters
        where = self.say(
            "lesson-chapter",
            title=in_language(self.lesson.file.title, self.language),
            number=chapter + 1,
            most=len(chapters),
            chapter=in_language(chapters[chapter].title, self.language),
        )
        self.console.print(where, style="green")
        self.console.print(Text(self.lesson.told(step, self.teller), "bold"))
