"""Lessons: real games with a chosen deal, in which one seat is told what to do and why.

A lesson is a file in a game's folder, `lessons/<name>.toml`. All of its moves are written down, those of the learner
and those of the others, so the ply (the number of moves made) alone says where it stands: it can be left, taken back
and repeated like any other game. `docs/teaching.md` says how to write one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated

import msgspec

from spinney.engine.errors import SpinneyError
from spinney.engine.files import read_text
from spinney.engine.match import Match
from spinney.engine.moves import Move
from spinney.engine.record import read_move
from spinney.engine.seeds import key_from
from spinney.engine.telling import Teller
from spinney.engine.title import Title
from spinney.engine.words import ENGLISH

PLACES = ("prompt", "hand", "field", "others", "scores", "log", "glass")
"""Parts of every table that a step may be about; all others are things, as `kind/number`."""
THING = re.compile(r"([\w-]+)/(\d+)")
NAMED = re.compile(r"\{([\w-]+)/(\d+)\}")
Told = dict[str, str]
"""A sentence by language."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence at one moment, and what it is about. The last one of a ply asks for the move of the script.

    `also` are moves that come to the same; `hint` answers whoever tries another one; `brings` is what the learner has
    gained since the last move was asked for; `rule` is the number of the rule that is taught.
    """

    ply: int
    en: str
    es: str
    at: list[str] = []
    also: list[str] = []
    hint: Told = {}
    brings: int | None = None
    rule: str = ""

    @property
    def words(self) -> Told:
        return {"en": self.en, "es": self.es}


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Told
    steps: Annotated[list[Step], msgspec.Meta(min_length=1)]


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it stands in its file."""

    title: Told
    summary: Told
    players: int
    seat: int
    seed: str
    opponents: list[str]
    bot: str
    moves: list[str]
    chapters: list[Chapter]
    options: dict[str, str] = {}


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. `script` has every move with its seat."""

    game: Title
    name: str
    file: LessonFile

    @cached_property
    def script(self) -> list[tuple[int, Move]]:
        return [self._move(text) for text in self.file.moves]

    def _move(self, text: str) -> tuple[int, Move]:
        try:
            seat, kind, parts = read_move(text.split())
        except (ValueError, IndexError):
            raise SpinneyError(f"{self.where}: {text!r} is no move, such as '0 draw pile=2'.") from None
        return seat, self.game.moves.encode(kind, parts)

    @property
    def where(self) -> str:
        return f"lesson {self.name!r} of {self.game.name}"

    @property
    def seat(self) -> int:
        return self.file.seat

    @property
    def key(self) -> bytes:
        return key_from(self.file.seed)

    @property
    def options(self) -> dict[str, str]:
        return self.game.choices(self.file.players, **self.file.options)

    @property
    def ends(self) -> int:
        """The ply from which the game goes on freely."""
        return len(self.file.moves)

    @cached_property
    def steps(self) -> list[tuple[int, Step]]:
        """All steps in order, each with the number of its chapter."""
        return [(number, step) for number, chapter in enumerate(self.file.chapters) for step in chapter.steps]

    def steps_at(self, ply: int) -> list[Step]:
        return [step for _, step in self.steps if step.ply == ply]

    def first_step(self, ply: int) -> int:
        """The number of the first step that is not before this moment, or of the last one."""
        return next((i for i, (_, step) in enumerate(self.steps) if step.ply >= ply), len(self.steps) - 1)

    def chapter_at(self, ply: int) -> int:
        """The chapter of a moment: that of the last step that has begun."""
        return max((number for number, step in self.steps if step.ply <= ply), default=0)

    def begins(self, chapter: int) -> int:
        """The ply at which a chapter begins."""
        return self.file.chapters[chapter].steps[0].ply

    def takes(self, ply: int) -> list[Move]:
        """The moves that are taken at a moment: that of the script first."""
        if ply >= self.ends:
            return []
        steps = self.steps_at(ply)
        return [self.script[ply][1], *(self._move(text)[1] for text in (steps[-1].also if steps else ()))]

    def fits(self, ply: int, moves: Sequence[int]) -> bool:
        """Whether moves that are made one after the other from a moment on are those of the lesson."""
        return all(ply + i >= self.ends or move in self.takes(ply + i) for i, move in enumerate(moves))

    def match(self, ply: int) -> Match:
        """The game at a moment, played by its script."""
        match = Match(self.game, self.file.players, self.options, self.key, "interpreted")
        for seat, move in self.script[:ply]:
            match.play(move, seat)
        return match

    # Words.

    def told(self, step: Step, teller: Teller) -> str:
        """The sentence of a step, with things called as the board calls them."""
        return self._said(in_language(step.words, teller.words.language), step, teller)

    def hint(self, ply: int, teller: Teller) -> str:
        """What is said to a legal move that is not the lesson's: the hint of the step that asks, or what it asks."""
        steps = self.steps_at(ply)
        if not steps:
            return ""
        words = steps[-1].hint or steps[-1].words
        return self._said(in_language(words, teller.words.language), steps[-1], teller)

    def _said(self, sentence: str, step: Step, teller: Teller) -> str:
        named = NAMED.sub(lambda found: teller.thing(found[1], int(found[2])), sentence)
        return named.replace("{brings}", str(step.brings))

    # What has to be true.

    def problems(self) -> Iterator[str]:
        """What is wrong with the script or the steps, if anything; a test looks that nothing is."""
        yield from self._in_order()
        match, told = self.match(0), 0  # to which ply the last step reaches: things chosen together have one step
        for ply, (seat, move) in enumerate(self.script):
            if seat not in match.acting or match.refusal(move, seat) != "legal":
                yield f"ply {ply}: {self.file.moves[ply]!r} is not legal"
                return
            if self.steps_at(ply):
                several = match.several(seat)
                told = ply + (several.most if several else 1)
            if seat == self.seat and ply >= told:
                yield f"ply {ply}: the learner moves, and no step asks for it"
            if seat != self.seat and self.steps_at(ply):
                yield f"ply {ply}: a step, but somebody else moves"
            for other in self.takes(ply)[1:]:
                if match.refusal(other, seat) != "legal":
                    yield f"ply {ply}: {other!r} is taken as well, and is not legal"
            match.play(move, seat)
        if not match.over and self.seat not in match.acting:
            yield "at its end the learner is not asked"
        if not self.steps_at(self.ends):
            yield "there is no last step, where the game goes on freely"
        yield from self._brought()

    def _in_order(self) -> Iterator[str]:
        plies = [step.ply for _, step in self.steps]
        if plies != sorted(plies):
            yield "the steps are not in the order of their plies"
        if len(self.file.opponents) != self.file.players - 1:
            yield f"{len(self.file.opponents)} opponents for {self.file.players} players"
        for chapter, (before, after) in enumerate(zip(self.file.chapters, self.file.chapters[1:], strict=False)):
            if before.steps[-1].ply >= after.steps[0].ply:
                yield f"chapter {chapter + 2} begins where the one before it has not ended"

    def _brought(self) -> Iterator[str]:
        """What steps say about points, counted on the score sheet."""
        asked = [ply for ply, (seat, _) in enumerate(self.script) if seat == self.seat and self.steps_at(ply)]
        for _, step in self.steps:
            before = max((ply for ply in asked if ply < step.ply), default=0)
            gained = self._total(step.ply) - self._total(before)
            if step.brings is not None and step.brings != gained:
                yield f"ply {step.ply}: it says {step.brings} points, but it brought {gained}"

    def _total(self, ply: int) -> int:
        """As the learner can count it."""
        match = self.match(ply)
        return match.rules.sheet(match.view(self.seat), self.seat)[1]


def in_language(words: Told, language: str) -> str:
    return words.get(language) or words[ENGLISH]


def read(game: Title, path: Path) -> Lesson:
    """The lesson in a file, or a sentence why it is none."""
    try:
        file = msgspec.convert(tomllib.loads(read_text(path)), LessonFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SpinneyError(f"{path.name} is no lesson: {error}") from None
    return Lesson(game, path.stem, file)


@lru_cache
def lessons(game: Title) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order of their names."""
    return {path.stem: read(game, path) for path in sorted((game.folder / "lessons").glob("*.toml"))}
