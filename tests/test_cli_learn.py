"""Lessons in the terminal, with input that comes through a pipe."""

from __future__ import annotations

import pytest

import spinney
from cli_run import fails, works
from spinney.engine.choosing import together
from spinney.engine.game import every_game
from spinney.engine.menu import menu_of
from spinney.engine.telling import Teller
from spinney.teaching.lessons import Lesson, lessons

LESSONS = [lesson for game in every_game() for lesson in lessons(game).values() if lesson.name == "first"]


def typed(lesson: Lesson) -> list[str]:
    """What a person types who follows the lesson: Enter after each sentence, then the move as it stands in a record.

    Things that are chosen together are typed at once, by their numbers in the list.
    """
    lines: list[str] = []
    match, chosen = lesson.match(0), 0
    for ply, (seat, move) in enumerate(lesson.script):
        if seat == lesson.seat and ply >= chosen:
            lines += [""] * max(len(lesson.steps_at(ply)) - 1, 0)
            things = together(lesson.game, match.table, seat, [move for _, move in lesson.script[ply:]])
            menu = menu_of(lesson.game, match.table, seat)
            numbers = " ".join(str(menu.moves.index(thing) + 1) for thing in things)
            lines.append(numbers or lesson.file.moves[ply].split(" ", 1)[1])
            chosen = ply + len(things)
        match.play(move, seat)
    return [*lines, *[""] * (len(lesson.steps_at(lesson.ends)) - 1), "q"]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game.name)
def test_a_whole_lesson(lesson: Lesson, language: str) -> None:
    output = works("learn", lesson.game.name, "--language", language, typed=typed(lesson))
    read = " ".join(output.split())
    teller = Teller(lesson.game, language)
    for _, step in lesson.steps:
        assert " ".join(lesson.told(step, teller).split()) in read
    for chapter in lesson.file.chapters:
        assert chapter.title[language] in read


def test_another_move_is_answered() -> None:
    lesson = lessons(spinney.game("dartmoor"))["first"]
    other = next(move for move in lesson.match(0).legal(lesson.seat) if move not in lesson.takes(0))
    parts = " ".join(f"{name}={number}" for name, number in other.parts.items())
    lines = [*[""] * (len(lesson.steps_at(0)) - 1), f"{other.kind} {parts}"]
    read = " ".join(works("learn", "dartmoor", typed=lines).split())
    assert "That is allowed, but the lesson is about something else now." in read


def test_a_later_chapter() -> None:
    lesson = lessons(spinney.game("dartmoor"))["first"]
    output = works("learn", "dartmoor", "--chapter", 3, typed=[])
    assert f"chapter 3 of {len(lesson.file.chapters)}: {lesson.file.chapters[2].title['en']}" in " ".join(
        output.split()
    )


def test_what_does_not_exist_is_told() -> None:
    assert "there is no chapter 99" in fails("learn", "dartmoor", "--chapter", 99)
    assert "chess" in fails("learn", "chess")
