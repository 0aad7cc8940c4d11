"""Folding: numbers that a function knows by name stand in its code; nothing else changes."""

from __future__ import annotations

import ast
import dis
import traceback
from typing import Any

import pytest

import spinney
from spinney.engine import reasons
from spinney.engine.folding import folded
from spinney.engine.game import Game
from spinney.engine.link import BROWSER, Linker
from spinney.engine.source import PARSINGS, definition, made

STEP = 7
FRACTION = 0.5
FLAG = True


def known(number):
    """Names of numbers, in a module and here, a field of the same name, and what is no whole number."""
    seat: int = number.STEP + STEP
    if seat == reasons.GAME_OVER:
        return FRACTION
    return seat * STEP if FLAG else -STEP


def shadowed(STEP):  # noqa: N803 - the name of a global number
    return STEP + 1


def failing(table):
    return table.cards[STEP]


class Record:
    STEP = 100


def globals_of(code):
    return {step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"}


def test_numbers_are_in_the_code_and_mean_the_same():
    assert globals_of(known.__code__) == {"STEP", "reasons", "FRACTION", "FLAG"}
    assert globals_of(folded(known)) == {"FRACTION"}
    assert Linker({}).twin(known)(Record) == known(Record) == (100 + 7) * 7


def test_a_local_name_is_not_a_global_one():
    assert Linker({}).twin(shadowed)(1) == 2


def test_an_error_is_told_with_its_own_line():
    try:
        Linker({}).twin(failing)(Record)
    except AttributeError as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
    assert place.filename == __file__ and place.line == "return table.cards[STEP]"


def test_a_file_that_has_changed_since_is_not_believed(tmp_path):
    file = tmp_path / "rules.py"
    space: dict[str, Any] = {"STEP": STEP}
    exec(compile("def step():\n    return STEP + 1\n", str(file), "exec"), space)
    file.write_text("def step():\n    return STEP + 2\n", encoding="utf-8")
    assert folded(space["step"]) is space["step"].__code__


def test_texts_of_the_engine_are_told_apart():
    """Two functions of the same title and name, as when a game is made twice with other declarations."""
    first, second = (made("rule", f"def rule():\n    return STEP + {n}\n", {"STEP": STEP})["rule"] for n in (1, 2))
    assert [Linker({}).twin(rule)() for rule in (first, second)] == [8, 9]
    assert globals_of(folded(first)) == globals_of(folded(second)) == set()


def test_without_a_source_the_code_stays_as_it_is():
    space: dict[str, Any] = {"STEP": STEP}
    exec("def made():\n    return STEP", space)
    assert folded(space["made"]) is space["made"].__code__
    assert Linker({}).twin(space["made"])() == STEP


@pytest.mark.parametrize("name", [game.name for game in spinney.every_game()])
def test_rules_do_the_same_without_folding(name, monkeypatch):
    """As in a browser: the same bytes after every move of a game."""

    def tables():
        game = Game(name, spinney.game(name).package)
        match = game.new(game.players[-1], seed="folded", form="interpreted")
        found = []
        while not match.over and len(found) < 150:
            match.play(match.legal()[len(found) % len(match.legal())])
            found.append(match.to_bytes())
        return found

    before = tables()
    monkeypatch.setattr("spinney.engine.link.sys.platform", BROWSER)
    monkeypatch.setattr("spinney.engine.link.folded", None)  # it is not even tried
    assert tables() == before


def test_a_function_is_read_again_where_other_threads_have_disturbed_it(monkeypatch):
    """Python 3.11 raises SystemError where two threads parse at the same time."""
    whole, tries = ast.parse, []

    def parse(source):
        tries.append(source)
        if len(tries) % 3:
            raise SystemError("AST constructor recursion depth mismatch")
        return whole(source)

    monkeypatch.setattr(ast, "parse", parse)
    assert definition(shadowed).name == "shadowed" and len(tries) % 3 == 0

    def never(source):
        tries.append(source)
        raise SystemError("AST constructor recursion depth mismatch")

    tries.clear()
    monkeypatch.setattr(ast, "parse", never)
    with pytest.raises(SystemError):
        definition(shadowed)
    assert len(tries) == PARSINGS
