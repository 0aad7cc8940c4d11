"""The rules in `docs/rules/reforest.md`: numbered without a gap, and each with tests that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "docs" / "rules" / "reforest.md"
SOURCES = HERE.parents[1] / "src" / "spinney" / "games" / "reforest"


class Rule(NamedTuple):
    number: int
    text: str
    tests: str


RULES = [
    Rule(int(row[1]), row[2], row[3])
    for row in re.finditer(r"^\| (\d+) \| (.*) \| (.*) \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
]


def functions(file: str) -> set[str]:
    return set(re.findall(r"^def (test_\w+)\(", (HERE / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_the_rules_are_numbered_from_1_to_65() -> None:
    assert [rule.number for rule in RULES] == list(range(1, 66))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule.number))
def test_every_rule_names_tests_that_exist(rule: Rule) -> None:
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", rule.tests)
    assert named
    for file, function in named:
        assert function in functions(file), f"{file}::{function}"


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule.number))
def test_every_ruling_names_a_test_of_its_own(rule: Rule) -> None:
    assert ("**Ruling (R" in rule.text) == ("ruling: `test_" in rule.tests)


def test_the_rules_that_code_and_words_cite_exist() -> None:
    """Docstrings cite `[20 to 27]`, the words `(rules 29 and 30)`."""
    cited = []
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
                cited += re.findall(r"\[(\d[^]]*)\]", ast.get_docstring(node) or "")
    for file in SOURCES.rglob("*.ftl"):
        cited += re.findall(r"\(rules? ([^)]*)\)", file.read_text(encoding="utf-8"))
    numbers = {int(number) for text in cited for number in re.findall(r"\d+", text)}
    assert len(numbers) > 20
    assert numbers <= {rule.number for rule in RULES}


def test_the_rulings_are_numbered_from_r1_to_r32() -> None:
    rulings = [int(number) for rule in RULES for number in re.findall(r"\*\*Ruling \(R(\d+)\):\*\*", rule.text)]
    assert rulings == list(range(1, 33))
