"""The lessons of all games: every step can be played, and says what is true of the board at that moment."""

import re

import msgspec
import pytest

import spinney
from spinney.bots.levels import check_name
from spinney.engine.errors import SpinneyError
from spinney.engine.game import every_game
from spinney.engine.telling import Teller
from spinney.tables.library import rules_page
from spinney.teaching.lessons import NAMED, PLACES, THING, Lesson, LessonFile, lessons, read

LESSONS = [lesson for game in every_game() for lesson in lessons(game).values()]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.name}-{lesson.name}")


def test_every_game_has_a_first_lesson():
    assert [game.name for game in every_game() if "first" not in lessons(game)] == []


@each_lesson
def test_script_and_steps_hold(lesson):
    assert list(lesson.problems()) == []
    check_name(lesson.file.bot)


@each_lesson
def test_sentences_are_there_in_both_languages_and_short(lesson):
    told = [step.words for _, step in lesson.steps] + [step.hint for _, step in lesson.steps if step.hint]
    told += [lesson.file.title, lesson.file.summary, *(chapter.title for chapter in lesson.file.chapters)]
    for words in told:
        assert set(words) == {"en", "es"} and all(text.strip() for text in words.values())
        assert len(words["en"]) <= 240, words["en"]
        assert words["en"] != words["es"]
        assert sorted(NAMED.findall(words["en"])) == sorted(NAMED.findall(words["es"]))
        assert ("{brings}" in words["en"]) == ("{brings}" in words["es"])


@each_lesson
@pytest.mark.parametrize("language", ["en", "es"])
def test_sentences_name_what_there_is(lesson, language):
    teller = Teller(lesson.game, language)
    for _, step in lesson.steps:
        assert not re.search(r"[{}]", lesson.told(step, teller)), step
        assert not re.search(r"[{}]", lesson.hint(step.ply, teller)), step


@each_lesson
def test_steps_are_about_parts_of_the_table_and_things_of_the_box(lesson):
    """That each of them is on the screen at that moment is looked at in the browser, with the drawn board."""
    things = lesson.game.boxroom.names(lesson.game.pack)
    parts = {part: declared.count for kind in lesson.game.moves.kinds.values() for part, declared in kind.parts.items()}
    known = {kind: len(names) for kind, names in things.items()} | parts
    for _, step in lesson.steps:
        for place in step.at:
            found = THING.fullmatch(place)
            assert place in PLACES or (found and int(found[2]) < known[found[1]]), (step.ply, place)


@each_lesson
def test_rules_that_are_named_exist(lesson):
    numbers = set(re.findall(r"^\| *(\d+[a-z]?) *\|", rules_page(lesson.game.name, "en").text, re.MULTILINE))
    assert {step.rule for _, step in lesson.steps if step.rule} <= numbers


@each_lesson
def test_a_lesson_takes_about_ten_minutes(lesson):
    assert 15 <= len(lesson.steps) <= 60
    assert 3 <= len(lesson.file.chapters) <= 8


# What a broken lesson is told.


def broken(**changes):
    """The first lesson of Dartmoor with something changed."""
    whole = lessons(spinney.game("dartmoor"))["first"]
    return Lesson(whole.game, "broken", msgspec.structs.replace(whole.file, **changes))


def with_step(index, **changes):
    """The same with something changed in a step, by its number in the whole lesson."""
    file = lessons(spinney.game("dartmoor"))["first"].file
    chapters, seen = [], 0
    for chapter in file.chapters:
        steps = [
            msgspec.structs.replace(step, **changes) if seen + i == index else step
            for i, step in enumerate(chapter.steps)
        ]
        seen += len(steps)
        chapters.append(msgspec.structs.replace(chapter, steps=steps))
    return broken(chapters=chapters)


def test_an_illegal_move_is_found():
    moves = lessons(spinney.game("dartmoor"))["first"].file.moves
    assert "is not legal" in " ".join(broken(moves=[moves[0], moves[0].replace("0 ", "1 ", 1), *moves[1:]]).problems())


def test_a_text_that_is_no_move_is_told():
    with pytest.raises(SpinneyError, match="is no move"):
        list(broken(moves=["whatever"]).problems())


def test_a_wrong_number_of_points_is_found():
    assert "but it brought" in " ".join(with_step(3, brings=77).problems())


def test_a_learner_without_a_step_is_found():
    later = with_step(0, ply=1)
    assert "ply 1: a step, but somebody else moves" in " ".join(later.problems())
    file = later.file.chapters[0]
    without = msgspec.structs.replace(file, steps=file.steps[:1])
    assert "ply 0: the learner moves, and no step asks" in " ".join(
        broken(chapters=[without, *later.file.chapters[1:]]).problems()
    )


def test_steps_out_of_order_are_found():
    assert "order of their plies" in " ".join(with_step(0, ply=1000).problems())


def test_too_few_opponents_are_found():
    assert "0 opponents" in " ".join(broken(opponents=[]).problems())


def test_a_script_without_a_last_step_is_found():
    moves = lessons(spinney.game("dartmoor"))["first"].file.moves
    assert "no last step" in " ".join(broken(moves=moves[:-1]).problems())


def test_a_file_that_is_no_lesson_is_told(tmp_path):
    file = tmp_path / "odd.toml"
    file.write_text('title = "x"', encoding="utf-8")
    with pytest.raises(SpinneyError, match=r"odd\.toml is no lesson"):
        read(spinney.game("dartmoor"), file)


def test_all_of_a_file_is_known():
    """A misspelt field would otherwise be lost without a word."""
    assert LessonFile.__struct_config__.forbid_unknown_fields
