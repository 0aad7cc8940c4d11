"""What a program says of itself: it changes with the rules, and with nothing else."""

from __future__ import annotations

from copy import copy
from types import FunctionType

import msgspec
import pytest

import spinney
from spinney.engine.forms import building, program
from spinney.engine.forms.program import code_of, fits, identity, laid_out, parameters
from spinney.engine.layout import Field, Layout, int8, int16
from spinney.engine.link import Linker
from spinney.engine.source import canonical_source, definition

RULES = """
STEP = 100


def entry(n: int) -> int:
    return called(n) + 1


def called(n: int) -> int:
    \"\"\"Takes some steps.\"\"\"
    return n * STEP
"""


def fingerprint(text, tmp_path):
    """The fingerprint of `entry` in these rules."""
    path = tmp_path / f"rules{len(list(tmp_path.iterdir()))}.py"
    path.write_text(text, encoding="utf-8")
    rules = {"__name__": "rules"}
    exec(compile(text, str(path), "exec"), rules)
    return Linker({}).fingerprint(rules["entry"])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("called(n) + 1", "called(n) + 2"),
        ("STEP = 100", "STEP = 200"),
        ("return n * STEP", "return STEP * n"),
        ("called(n) + 1", "called(n + 1)"),
    ],
)
def test_other_rules_have_another_fingerprint(tmp_path, before, after):
    """Also where the difference is in a function that is called, or in a number."""
    assert fingerprint(RULES, tmp_path) != fingerprint(RULES.replace(before, after), tmp_path)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("STEP = 100", "\n# A hundred.\nSTEP = 100"),
        ("Takes some steps.", "Takes many steps."),
        ("n: int) -> int", "n)"),
        ("    return called(n) + 1", "    return (\n        called(n) + 1\n    )"),
    ],
)
def test_what_makes_no_difference_is_not_told(tmp_path, before, after):
    assert fingerprint(RULES, tmp_path) == fingerprint(RULES.replace(before, after), tmp_path)


def doubled(n: int) -> int:
    """Twice."""
    return n * 2


def test_a_function_is_told_without_anything_that_depends_on_the_version_of_python():
    """Written by hand, after the grammar of Python's abstract syntax trees, which has been so since 3.8."""
    assert canonical_source(doubled) == (
        "FunctionDef(name='doubled' args=arguments(posonlyargs=[] args=[arg(arg='n')] vararg=None kwonlyargs=[] "
        "kw_defaults=[] kwarg=None defaults=[]) "
        "body=[Return(value=BinOp(left=Name(id='n') op=Mult() right=Constant(value=2)))])"
    )


@pytest.mark.parametrize("game", spinney.every_game(), ids=lambda game: game.name)
def test_every_function_of_a_program_is_told_by_its_source(game):
    """Bytecode differs between versions of Python: a module would fit only the one with which it was built."""
    linker = Linker(game.meaning)
    for function in program.entries().values():
        linker.fingerprint(function)
    assert len(linker._fingerprints) > 100
    assert [function.__qualname__ for function in linker._fingerprints if definition(function) is None] == []


def test_a_function_without_source_is_told_by_its_code():
    made = FunctionType(doubled.__code__.replace(co_filename="<nowhere>"), {})
    other = FunctionType((lambda n: n * 3).__code__.replace(co_filename="<nowhere>"), {})
    assert canonical_source(made) != canonical_source(other)


def test_layouts_differ_by_names_kinds_shapes_and_places():
    one = Layout("a", Field("x", int8, (4,)), Field("y", int8))
    others = [
        Layout("a", Field("x", int8, (4,)), Field("z", int8)),
        Layout("a", Field("x", int16, (4,)), Field("y", int8)),
        Layout("a", Field("x", int8, (5,)), Field("y", int8)),
        Layout("a", Field("y", int8), Field("x", int8, (4,))),
    ]
    assert len({laid_out(layout) for layout in (one, *others)}) == 5


def test_an_entry_says_what_it_takes():
    assert parameters(doubled) == ("int",)

    def odd(n: str) -> int:
        return 0

    with pytest.raises(TypeError, match="takes str, which is no kind of memory"):
        parameters(odd)


def test_a_program_fits_its_own_rules_and_no_others(monkeypatch):
    once, dartmoor = spinney.game("once"), spinney.game("dartmoor")
    made = identity(once)
    assert fits(made, once) and not fits(made, dartmoor)
    for change in ({"code": ""}, {"rules": made.rules + 1}, {"table": ""}, {"box": ""}, {"convention": 0}):
        assert not fits(msgspec.structs.replace(made, files="", **change), once), change
    assert fits(msgspec.structs.replace(made, files=""), once), "files may change where the rules do not"
    monkeypatch.setattr(program, "identity", lambda game: 1 / 0)
    assert fits(made, once), "what did not change at all is not looked at closely"


def test_a_rule_that_is_exchanged_is_noticed():
    other = copy(spinney.game("once"))
    before = code_of(other.meaning)
    contract = next(iter(other.meaning))
    assert code_of({**other.meaning, contract: doubled}) != before


def test_another_way_of_translating_makes_programs_anew(tmp_path, monkeypatch):
    """Code in the cache that an older version of ours has made of the same rules is not used."""
    monkeypatch.setenv("SPINNEY_CACHE", str(tmp_path))
    wanted = identity(spinney.game("once"))
    before = building.kept("program", wanted)
    assert building.kept("program", wanted) == before
    monkeypatch.setattr(building, "own_tools", lambda: "others")
    assert building.kept("program", wanted) != before
