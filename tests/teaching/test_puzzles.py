"""The puzzles that come with each title: they can be set up, their solutions bring what they say, and nothing is used
that the seat cannot know."""

from __future__ import annotations

import json
from functools import cache

import msgspec
import pytest

import spinney
from cli_run import fails, run, works
from spinney.bots.levels import make_judge
from spinney.bots.thinking import finished
from spinney.engine.errors import SpinneyError
from spinney.engine.game import every_game
from spinney.teaching.finding import MOST_LOOKS, WORLDS, Finder, best_of, outstanding
from spinney.teaching.grading import Panel
from spinney.teaching.own_turns import OwnTurns, TooMany
from spinney.teaching.puzzles import (
    FILE,
    GRADES,
    Puzzle,
    asked,
    gained,
    in_days,
    moves_of,
    own_words,
    position,
    puzzle_named,
    puzzles,
    read,
    solution_words,
    solved,
    told,
)

TITLES = [game.name for game in every_game() if game.package.startswith("spinney.")]
LOOKED_AT_AGAIN = 4  # puzzles of a title, one of each grade
NAIVE = 2  # puzzles of a title whose turns are all played by the interpreted rules
MOST_NAIVE = 1500  # sequences of moves


@cache
def shipped(name):
    return puzzles(spinney.game(name))


def some(name, number):
    """So many puzzles of a title, from easy to hard."""
    found = shipped(name)
    return [found[i * len(found) // number] for i in range(number)]


def brought(puzzle, match):
    return sum(gained(puzzle, match).values())


# The sets.


@pytest.mark.parametrize("name", TITLES)
def test_there_are_enough_of_every_grade_and_for_every_number_of_players(name):
    found = shipped(name)
    assert len(found) >= 60
    assert len({puzzle.name for puzzle in found}) == len(found)
    for grade in GRADES:
        assert sum(puzzle.grade == grade for puzzle in found) >= 5, grade
    for players in (2, 3, 4):
        assert sum(puzzle.players == players for puzzle in found) >= 5, players


@pytest.mark.parametrize("name", TITLES)
def test_every_solution_is_legal_and_brings_its_points(name):
    game = spinney.game(name)
    for puzzle in shipped(name):
        match = solved(puzzle, game)
        assert match.played[len(puzzle.moves)][0] == puzzle.seat
        change = gained(puzzle, match)
        assert sum(change.values()) == puzzle.points > puzzle.second, puzzle.name
        assert change[puzzle.theme] == max(change.values())


@pytest.mark.parametrize("name", TITLES)
def test_nothing_is_used_that_the_seat_cannot_know(name):
    """In worlds that differ in all that the seat does not see, the solution is legal and brings the same."""
    game = spinney.game(name)
    rules = game.rules()
    out = rules.numbers(game.most_legal)
    for puzzle in shipped(name):
        view, stream = position(puzzle, game).view_bytes(puzzle.seat), rules.stream(f"test {puzzle.name}")
        for _world in range(4):
            table = rules.memory(view)
            rules.redeal(rules.box, table, puzzle.seat, stream)
            before, turn = rules.sheet(table, puzzle.seat)[1], rules.number(table, "turn_number")
            for seat, move in moves_of(game, puzzle.solution):
                assert rules.decide(rules.box, table, seat, move) == seat, puzzle.name
            while not rules.number(table, "over") and rules.number(table, "turn_number") == turn:
                # The last of each list: the finder has let chance decide, `solved` takes the first.
                count = rules.legal(rules.box, table, -1, out)
                rules.decide(rules.box, table, -1, out[count - 1])
            assert rules.sheet(table, puzzle.seat)[1] - before == puzzle.points, puzzle.name


@pytest.mark.parametrize("name", ["reforest", "dartmoor"])
def test_what_is_hidden_does_not_change_what_is_found(name):
    """At every moment of the game a puzzle is from: another truth behind the same view, the same turns and effects."""
    game = spinney.game(name)
    puzzle = max(shipped(name), key=lambda puzzle: len(puzzle.moves))
    whole = position(puzzle, game)
    compared = 0
    for ply in range(20, len(puzzle.moves), 5):
        match = whole.at(ply)
        seat, rules = match.acting[0], match.rules
        try:
            true = OwnTurns(match, seat, 2, 200, "hidden").tree()
        except TooMany:
            continue
        match._memory = rules.memory(match.view_bytes(seat))
        rules.redeal(rules.box, match._memory, seat, rules.stream(f"another truth {ply}"))
        assert OwnTurns(match, seat, 2, 200, "hidden").tree() == true, ply
        compared += 1
    assert compared > 10


@pytest.mark.parametrize("name", TITLES)
def test_the_turns_are_the_same_when_other_worlds_are_dealt(name):
    game = spinney.game(name)
    for puzzle in some(name, 12):
        found = outstanding(position(puzzle, game), puzzle.seat, WORLDS, "other worlds")
        assert found is not None, puzzle.name
        assert (found[1].points, found[1].second) == (puzzle.points, puzzle.second), puzzle.name


@pytest.mark.parametrize("name", TITLES)
def test_points_and_second_are_those_of_all_turns_played_one_by_one(name):
    """The slow way: interpreted rules, every sequence of moves to the end of the turn, no world but the true one."""
    game = spinney.game(name)
    compared = 0
    for puzzle in shipped(name):
        match = position(puzzle, game)
        turns = OwnTurns(match, puzzle.seat, 2, MOST_LOOKS, "naive")
        if turns.tree().unsure is not None or turns.looked_at > MOST_NAIVE // 10:
            continue
        table = game.table_layout.plain(match.to_bytes())
        before = list(game.interpreted.sheet(table, puzzle.seat)[0].values())
        effects = set()
        if not every_turn(game, table, puzzle.seat, before, table.turn_number, effects, [MOST_NAIVE]):
            continue
        best, second = sorted(effects, key=sum, reverse=True)[:2]
        assert (sum(best), sum(second)) == (puzzle.points, puzzle.second), puzzle.name
        compared += 1
        if compared == NAIVE:
            return
    pytest.fail(f"only {compared} puzzles are small enough")


def every_turn(game, table, seat, before, turn, effects, left):
    """Collects what each sequence of moves changes on the sheet; says whether there were few enough."""
    rules = game.interpreted
    if table.over or table.turn_number != turn:
        lines = rules.sheet(table, seat)[0].values()
        effects.add(tuple(now - then for now, then in zip(lines, before, strict=True)))
        left[0] -= 1
        return left[0] >= 0
    mover = seat if table.acting >> seat & 1 else -1
    out = rules.numbers(game.most_legal)
    moves = out[: rules.legal(game.box, table, mover, out)]
    for move in moves if mover == seat else moves[:1]:
        after = game.table_layout.copy(table)
        rules.decide(game.box, after, mover, move)
        if not every_turn(game, after, seat, before, turn, effects, left):
            return False
    return True


@pytest.mark.parametrize("name", TITLES)
def test_a_judge_that_looks_again_finds_no_better_move(name):
    game = spinney.game(name)
    judge = make_judge(game.rules(), cores=1)
    for puzzle in some(name, LOOKED_AT_AGAIN):
        match = position(puzzle, game)
        tree = OwnTurns(match, puzzle.seat, 2, MOST_LOOKS, "again").tree()
        best = best_of(tree)
        good = [move for move, child in tree.children if best.effect in child.effects]
        view, stream = match.view_bytes(puzzle.seat), game.rules().stream("again")
        first = judge.think(view, puzzle.seat, match.legal(puzzle.seat), stream)[0].move
        if first in good:
            continue
        own = moves_of(game, puzzle.solution)[0][1]
        found = finished(judge.comparing(view, puzzle.seat, first, own, stream))
        assert found.lead <= 3 * found.error, puzzle.name


@pytest.mark.parametrize("name", TITLES)
def test_grades_are_those_of_the_panel(name):
    game = spinney.game(name)
    panel = Panel(game.rules())
    for puzzle in some(name, 3)[1:]:
        match = position(puzzle, game)
        best = best_of(OwnTurns(match, puzzle.seat, 2, MOST_LOOKS, "grade").tree())
        assert panel.grade(match, puzzle.seat, puzzle.points, best.share) == puzzle.grade, puzzle.name


# One a day.


def test_each_puzzle_has_its_day():
    """The order does not depend on that of the file, and a week has more than one grade."""
    found = shipped("once")
    days = in_days(found)
    assert sorted(puzzle.name for puzzle in days) == sorted(puzzle.name for puzzle in found)
    assert days == in_days(found[::-1])
    assert len({puzzle.grade for puzzle in days[:7]}) > 1


# Words.


@pytest.mark.parametrize(
    "points, english, spanish",
    [
        (1, "One point this turn: how?", "Un punto en este turno: ¿cómo?"),
        (4, "Four points this turn: how?", "Cuatro puntos en este turno: ¿cómo?"),
        (12, "Twelve points this turn: how?", "Doce puntos en este turno: ¿cómo?"),
        (31, "31 points this turn: how?", "31 puntos en este turno: ¿cómo?"),
    ],
)
def test_what_is_asked(points, english, spanish):
    puzzle = msgspec.structs.replace(shipped("once")[0], points=points)
    assert asked(puzzle, own_words("en")) == english
    assert asked(puzzle, own_words("es")) == spanish


@pytest.mark.parametrize("name", TITLES)
def test_every_solution_can_be_told_in_both_languages(name):
    game = spinney.game(name)
    for puzzle in some(name, 20):
        english, spanish = (told(puzzle, game, language) for language in ("en", "es"))
        assert english != spanish
        for language, text in (("en", english), ("es", spanish)):
            for words in solution_words(puzzle, game, language):
                assert words in text
            assert game.words(language).say(f"sheet-{puzzle.theme}") in text
        assert f"That brings {puzzle.points} points: " in english
        assert f"Eso da {puzzle.points} puntos: " in spanish


# Finding.


def test_the_same_seed_finds_the_same_puzzles():
    game = spinney.game("legendary")
    once, again = (Finder(game, 2, game.choices(2), "greedy", "oak").found(0) for _ in range(2))
    assert once == again != []
    assert once != Finder(game, 2, game.choices(2), "greedy", "elm").found(0)


def test_the_command_writes_puzzles_and_leaves_what_is_there(tmp_path):
    file = tmp_path / "mine.jsonl"
    arguments = ("puzzles", "legendary", "--games", 1, "--seed", "oak", "--players", 2, "--out", file)
    said = works(*arguments)
    found = read(file)
    assert found and f"{len(found)} new puzzle" in said and "1 game with seed oak" in said
    assert "0 new puzzles" in works(*arguments)
    assert read(file) == found
    printed = run(*arguments[:-2])
    assert [json.loads(line) for line in printed.stdout.splitlines()] == [msgspec.to_builtins(p) for p in found]
    data = json.loads(works(*arguments[:-2], "--json"))
    assert data["new"] == len(found) == sum(data["grades"].values()) and len(data["puzzles"]) == len(found)


def test_no_more_of_a_grade_than_wanted(tmp_path):
    file = tmp_path / "few.jsonl"
    works("puzzles", "legendary", "--games", 2, "--players", 2, "--seed", "oak", "--each", 1, "--out", file)
    grades = [puzzle.grade for puzzle in read(file)]
    assert grades and len(grades) == len(set(grades))


# Files that are not as they should be.


@pytest.mark.parametrize(
    "change, sentence",
    [
        ({"grade": "tricky"}, "line 2 is no puzzle: Invalid enum value 'tricky'"),
        ({"points": "four"}, "line 2 is no puzzle: Expected `int`, got `str`"),
        ({"key": "12"}, "line 2 is no puzzle"),
        ({"colour": 1}, "line 2 is no puzzle: Object contains unknown field `colour`"),
        ({"solution": []}, "line 2 is no puzzle"),
        ({"moves": ["0 draw pile"]}, "line 2: '0 draw pile' is no move, such as '0 draw pile=2'."),
        ({"solution": ["7 draw pile=2"]}, "line 2: the solution has a move of seat 7, but seat"),
        ({}, "line 2: there are two puzzles of the name"),
    ],
)
def test_a_line_that_is_no_puzzle_is_named(tmp_path, change, sentence):
    file = tmp_path / FILE
    right = msgspec.to_builtins(shipped("once")[0])
    file.write_text(f"{json.dumps(right)}\n{json.dumps(right | change)}\n")
    with pytest.raises(SpinneyError) as error:
        read(file)
    assert sentence in str(error.value)
    assert sentence.partition("`")[0] in fails("puzzles", "once", "--games", 1, "--out", file)


def test_a_file_that_is_no_json_at_all(tmp_path):
    file = tmp_path / FILE
    file.write_text("once upon a time\n")
    with pytest.raises(SpinneyError, match="line 1 is no puzzle"):
        read(file)


def test_a_puzzle_can_be_found_by_its_name():
    puzzle = shipped("once")[0]
    assert isinstance(puzzle, Puzzle) and puzzle_named(spinney.game("once"), puzzle.name) == puzzle
    assert puzzle_named(spinney.game("once"), "nope") is None
