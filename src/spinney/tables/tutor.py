"""The tutor: what a table teaches, if it does, and what follows from that for moves and bots."""

from __future__ import annotations

from collections.abc import Sequence

from spinney.engine.telling import Teller
from spinney.store.entries import TableRow
from spinney.tables.course import Course
from spinney.tables.messages import LessonOf, LessonStep
from spinney.tables.problems import Impossible
from spinney.teaching.lessons import Lesson, in_language, lessons

LESSON = "lesson"


class Tutor:
    """At most tables there is nothing to teach: everybody may do what the rules allow.

    A lesson that is no longer there (a newer version may have another) leaves its table to go on freely.
    """

    def __init__(self, row: TableRow, course: Course) -> None:
        what, _, name = row.teaches.partition(" ")
        self._course = course
        self.lesson: Lesson | None = lessons(course.game).get(name) if what == LESSON else None

    def check(self, moves: Sequence[int], teller: Teller) -> None:
        """A lesson takes its own moves only: others are answered with what it would like to see."""
        ply = self._course.last
        if self.lesson is not None and not self.lesson.fits(ply, moves):
            raise Impossible("not-the-lesson", hint=self.lesson.hint(ply, teller))

    def scripted(self, ply: int) -> int | None:
        """The move that a lesson has at a moment."""
        return int(self.lesson.script[ply][1]) if self.lesson is not None and ply < self.lesson.ends else None

    def lets(self, seat: int) -> bool:
        """Whether a bot may move: in a lesson, those who are asked at the same time move in its order."""
        ply = self._course.last
        return self.lesson is None or ply >= self.lesson.ends or self.lesson.script[ply][0] == seat

    def lesson_now(self, viewer: int, teller: Teller) -> LessonOf | None:
        """Where the lesson stands, as its learner is told."""
        lesson, ply = self.lesson, self._course.last
        if lesson is None:
            return None
        language = teller.words.language
        mine = viewer == lesson.seat and ply < lesson.ends and lesson.script[ply][0] == viewer
        return LessonOf(
            lesson.name,
            in_language(lesson.file.title, language),
            [in_language(chapter.title, language) for chapter in lesson.file.chapters],
            lesson.chapter_at(ply),
            lesson.first_step(ply),
            len(lesson.steps),
            [LessonStep(lesson.told(step, teller), step.at, step.rule) for step in lesson.steps_at(ply)],
            [int(move) for move in lesson.takes(ply)] if mine else [],
            ply >= lesson.ends,
        )
