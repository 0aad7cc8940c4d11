"""The rules in `docs/rules/dartmoor.md`: numbered without a gap, tests that exist, and every card as in the pack."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from dartmoor.helpers import DARTMOOR, SPECIES

HERE = Path(__file__).parent
DOCUMENT = (HERE.parents[1] / "docs" / "rules" / "dartmoor.md").read_text(encoding="utf-8")
SOURCES = HERE.parents[1] / "src" / "spinney" / "games" / "dartmoor"


class Rule(NamedTuple):
    number: int
    text: str
    tests: str


RULES = [
    Rule(int(row[1]), row[2], row[3]) for row in re.finditer(r"^\| (\d+) \| (.*) \| (.*) \|$", DOCUMENT, re.MULTILINE)
]
CARDS = {
    cells[0]: cells
    for line in DOCUMENT.splitlines()
    if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 7 and "::test_" in cells[6]
}


def functions(file):
    return set(re.findall(r"^def (test_\w+)\(", (HERE / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_the_rules_are_numbered_without_a_gap():
    assert [rule.number for rule in RULES] == list(range(1, 51))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule.number))
def test_every_rule_names_tests_that_exist(rule):
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", rule.tests)
    assert named
    for file, function in named:
        assert function in functions(file), f"{file}::{function}"


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule.number))
def test_every_ruling_names_a_test_of_its_own(rule):
    assert ("**Ruling" in rule.text) == ("ruling: `test_" in rule.tests)


@pytest.mark.parametrize("species", SPECIES.values(), ids=lambda species: species.id)
def test_every_species_stands_there_as_in_the_pack(species):
    english = DARTMOOR.words("en").say(f"species-{species.id}")
    _, spanish, copies, cost, does, points, test = CARDS[english]
    assert spanish == DARTMOOR.words("es").say(f"species-{species.id}")
    assert (int(copies), int(cost), points) == (species.copies, species.cost, species.points)
    wanted = [species.place, species.permanent]
    for kind in ("effect", "bonus"):
        if phrase := getattr(species, kind):
            wanted.append(f"{kind}: {phrase}" + "*" * (species.house == kind))
    assert does == ("; ".join(filter(None, wanted)) or "-")
    file, function = test.strip("`").split("::")
    assert function in functions(file)


def test_the_options_are_the_three_on_which_tables_differ():
    offered = re.findall(r"option `([\w-]+)`", DOCUMENT)
    assert sorted(offered) == sorted(option.name for option in DARTMOOR.options)


def test_the_rules_that_code_and_words_cite_exist():
    """Docstrings cite `[20 to 27]`, the words `(rules 9, 15 to 18)`."""
    cited = []
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
                cited += re.findall(r"\[(\d[^]]*)\]", ast.get_docstring(node) or "")
    for file in SOURCES.rglob("*.ftl"):
        cited += re.findall(r"\((?:rules?|reglas?) ([^)]*)\)", file.read_text(encoding="utf-8"))
    numbers = {int(number) for text in cited for number in re.findall(r"\d+", text)}
    assert len(numbers) > 30
    assert numbers <= {rule.number for rule in RULES}
