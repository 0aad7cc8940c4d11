"""The tutor: what a table teaches, if it does, and what follows from that for moves and bots."""

from __future__ import annotations

from collections.abc import Sequence

import spinney
from spinney.engine.telling import Teller
from spinney.store.entries import TableRow
from spinney.tables.course import Course
from spinney.tables.messages.lessons import LessonOf, LessonStep, PuzzleOf, SolutionMove
from spinney.tables.problems import Impossible
from spinney.teaching.lessons import Lesson, in_language, lessons
from spinney.teaching.puzzles import Puzzle, asked, moves_of, own_words, puzzle_named, puzzles, solution_words, told

LESSON, PUZZLE = "lesson", "puzzle"


class Tutor:
    """At most tables there is nothing to teach: everybody may do what the rules allow.

    A table from before the rules, the components or the lessons changed goes on freely.
    """

    def __init__(self, row: TableRow, course: Course) -> None:
        game = course.game
        fits = row.rules == game.rules_version and game is spinney.game(game.name)
        what, _, name = row.teaches.partition(" ")
        self._course = course
        self.lesson: Lesson | None = lessons(game).get(name) if fits and what == LESSON else None
        self.puzzle = puzzle_named(game, name) if fits and what == PUZZLE else None
        if self.puzzle is not None:
            course.begins = len(self.puzzle.moves)
        self._solutions: dict[str, tuple[list[SolutionMove], str]] = {}

    def check(self, moves: Sequence[int], teller: Teller) -> None:
        """A lesson takes its own moves only: others are answered with what it would like to see."""
        ply = self._course.last
        if self.lesson is not None and not self.lesson.fits(ply, moves):
            raise Impossible("not-the-lesson", hint=self.lesson.hint(ply, teller))

    def scripted(self, ply: int) -> int | None:
        """The move that a lesson has at a moment."""
        return int(self.lesson.script[ply][1]) if self.lesson is not None and ply < self.lesson.ends else None

    def lets(self, seat: int) -> bool:
        """Whether a bot may move.

        In a lesson, those who are asked at the same time move in its order; a puzzle is over with its turn.
        """
        if self.puzzle is not None:
            return self._ended_at(self.puzzle) is None
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
            self._taken(lesson, ply) if mine else [],
            ply >= lesson.ends,
        )

    def _taken(self, lesson: Lesson, ply: int) -> list[int]:
        """The moves that the lesson takes now; of things that are chosen together, all of them."""
        script = [move for _, move in lesson.script[ply:]]
        return self._course.together(lesson.seat, script) or [int(move) for move in lesson.takes(ply)]

    def puzzle_now(self, teller: Teller) -> PuzzleOf | None:
        """The puzzle, and what was made of it."""
        puzzle, game = self.puzzle, self._course.game
        if puzzle is None:
            return None
        solution, words = self._solution(puzzle, teller)
        end = self._ended_at(puzzle)
        gained = 0 if end is None else self._gained(puzzle, end)
        found = puzzles(game)
        return PuzzleOf(
            puzzle.name,
            found.index(puzzle) + 1,
            len(found),
            puzzle.grade,
            asked(puzzle, own_words(teller.words.language)),
            len(puzzle.moves),
            puzzle.points,
            solution,
            words,
            end is not None,
            gained,
            end is not None and gained >= puzzle.points,
        )

    def _solution(self, puzzle: Puzzle, teller: Teller) -> tuple[list[SolutionMove], str]:
        """The solution move by move, and as a whole: kept, because it is played for that."""
        game, language = self._course.game, teller.words.language
        if language not in self._solutions:
            names = [teller.thing("seat", seat) for seat in range(puzzle.players)]
            moves = zip(moves_of(game, puzzle.solution), solution_words(puzzle, game, language, names), strict=True)
            listed = [SolutionMove(move.kind, dict(move.parts), words) for (_, move), words in moves]
            self._solutions[language] = listed, told(puzzle, game, language, names)
        return self._solutions[language]

    def _ended_at(self, puzzle: Puzzle) -> int | None:
        """The moment at which the turn was over, or as much of it as matters."""
        course, start = self._course, len(puzzle.moves)
        marks = course.positions.marks
        for ply in range(start + 1, course.last + 1):
            if marks[ply].turn_number != marks[start].turn_number:
                return ply
        own = [move for seat, move in course.played[start:] if seat == puzzle.seat]
        as_solved = own == [move for _, move in moves_of(course.game, puzzle.solution)]
        done = course.over or (as_solved and self._gained(puzzle, course.last) == puzzle.points)
        return course.last if done else None

    def _gained(self, puzzle: Puzzle, ply: int) -> int:
        return self._total(puzzle.seat, ply) - self._total(puzzle.seat, len(puzzle.moves))

    def _total(self, seat: int, ply: int) -> int:
        return self._course.rules.sheet(self._course.view(seat, ply), seat)[1]
