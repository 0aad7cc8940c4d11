"""Lessons and puzzles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from spinney.tables.messages.values import Name, Word


class LessonStep(Struct, frozen=True):
    """A sentence of a lesson, the number of the rule it teaches (or none), and what it is about.

    `at` has things as `kind/number`, and parts of the table: `prompt`, `hand`, `field`, `others`, `scores`, `log` and
    `glass`.
    """

    words: str
    at: list[str]
    rule: str


class LessonOf(Struct, frozen=True):
    """Where a lesson stands.

    `chapter` is the index of the present one. `steps` is what is to be said now, in order: the last one asks for one of
    `moves`, the numbers of the moves that the lesson takes now (none while others move; of several things that are
    chosen at once, all of them). They begin with number `step` of the `of` steps of the whole lesson. When it is
    `over`, the game goes on freely.
    """

    name: str
    title: str
    chapters: list[str]
    chapter: int
    step: int
    of: int
    steps: list[LessonStep]
    moves: list[int]
    over: bool


class SolutionMove(Struct, frozen=True):
    """A move of a solution, by its kind and parts and in words."""

    kind: str
    parts: dict[str, int]
    words: str


class PuzzleOf(Struct, frozen=True):
    """A puzzle, and how far its viewer has come.

    It is `number` (from 1) of the `of` puzzles of the title, begins at `ply` and asks (`words`) for a turn that brings
    `points`. `solution` is that turn and `told` what it brings; a page keeps them to itself until somebody asks. When
    the turn has `ended`, `gained` is what it brought.
    """

    name: str
    number: int
    of: int
    grade: str
    words: str
    ply: int
    points: int
    solution: list[SolutionMove]
    told: str
    ended: bool
    gained: int
    solved: bool


class PuzzleOffer(Struct, frozen=True):
    """A puzzle that a game has.

    It is the puzzle of the `day` on all days whose number, counted from the first of January 1970, has this remainder
    when it is divided by the number of puzzles.
    """

    name: str
    grade: str
    words: str
    players: int
    day: int


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which a puzzle is to be solved; the `name` is that of whoever tries."""

    game: Word
    puzzle: Word
    name: Name = ""


class LessonOffer(Struct, frozen=True):
    """A lesson that a game has."""

    name: str
    title: str
    summary: str
    chapters: list[str]


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which a lesson is given, from the beginning or a chapter; the `name` is the learner's."""

    game: Word
    lesson: Word
    chapter: Annotated[int, Meta(ge=0, le=100)] = 0
    name: Name = ""
