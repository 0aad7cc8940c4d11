"""Law: the rules in `docs/rules/<game>.md` are numbered without a gap, and each names tests that exist.

So does every ruling, apart from its rule. And the numbers that code and words cite are rules of that document. The page
in `docs/rules/es` says the same in Spanish, as far as that can be counted.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from conformance.settings import published_games

ROOT = Path(__file__).parents[2]


class Rule(NamedTuple):
    number: int
    text: str
    tests: str


def rules(game):
    document = (ROOT / "docs" / "rules" / f"{game.name}.md").read_text(encoding="utf-8")
    rows = re.finditer(r"^\| (\d+) \| (.*) \| (.*) \|$", document, re.MULTILINE)
    return [Rule(int(row[1]), row[2], row[3]) for row in rows]


def functions(game, file):
    text = (ROOT / "tests" / game.name / file).read_text(encoding="utf-8")
    return set(re.findall(r"^def (test_\w+)\(", text, re.MULTILINE))


def cited(game):
    """Docstrings cite `[20 to 27]`, the words `(rules 9, 15 to 18)`."""
    texts = []
    for file in game.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
                texts += re.findall(r"\[(\d[^]]*)\]", ast.get_docstring(node) or "")
    for file in game.folder.rglob("*.ftl"):
        texts += re.findall(r"\((?:rules?|reglas?) ([^)]*)\)", file.read_text(encoding="utf-8"))
    return {int(number) for text in texts for number in re.findall(r"\b\d+", text)}


@pytest.fixture(params=published_games(), ids=lambda game: game.name)
def published(request):
    return request.param


def test_rules_are_numbered_without_a_gap(published):
    found = rules(published)
    assert len(found) > 20
    assert [rule.number for rule in found] == list(range(1, len(found) + 1))


def test_every_rule_names_tests_that_exist(published):
    for rule in rules(published):
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", rule.tests)
        assert named, f"rule {rule.number} has no test"
        for file, function in named:
            assert function in functions(published, file), f"rule {rule.number}: {file}::{function}"


def test_every_ruling_names_a_test_of_its_own(published):
    wrong = [rule.number for rule in rules(published) if ("**Ruling" in rule.text) != ("ruling: `test_" in rule.tests)]
    assert wrong == []


def test_what_code_and_words_cite_are_rules(published):
    numbers = cited(published)
    assert len(numbers) > 15
    assert numbers <= {rule.number for rule in rules(published)}


# The rules in Spanish: other words, the same rules.


def page(game, *folder):
    return ROOT.joinpath("docs", "rules", *folder, f"{game.name}.md").read_text(encoding="utf-8")


def skeleton(document):
    """The levels of the headings and, after each, how many rows every table has."""
    return re.findall(r"^#+|^\|", document, re.MULTILINE)


def numbered(document):
    return {int(row[1]): row[2] for row in re.finditer(r"^\| (\d+) \| (.*?) \|", document, re.MULTILINE)}


def test_the_spanish_page_is_built_like_the_english_one(published):
    assert skeleton(page(published, "es")) == skeleton(page(published))


def test_a_rule_has_the_same_numbers_rulings_and_options_in_spanish(published):
    """Numbers in figures, the names of rulings and options: whatever does not depend on the language."""
    english, spanish = numbered(page(published)), numbered(page(published, "es"))
    assert list(spanish) == list(english)
    for number, rule in english.items():
        for same in (r"\b[KR]?\d+", r"`[^`]+`"):
            assert sorted(re.findall(same, spanish[number])) == sorted(re.findall(same, rule)), number
        assert len(re.findall(r"\*\*Aclaraci(?:ón|ones)\b", spanish[number])) == rule.count("**Ruling"), number
