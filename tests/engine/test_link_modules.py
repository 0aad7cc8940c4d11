"""The linker follows names in modules: numbers and functions, in both forms."""

from __future__ import annotations

import pytest

from engine import linked_words as words
from engine.translated import translated
from spinney.engine.header import Header, table_layout
from spinney.engine.layout import Field, Layout, int8, int32
from spinney.engine.link import interpreted
from spinney.engine.memory import Numbers

BOX = Layout("box", Field("prices", int8, (4,)))
TABLE = Layout("table", *table_layout("", Header, 1).fields, Field("points", int32, (4,)))


def told(memory: Numbers) -> None:
    memory[0] = words.SECOND
    memory[1] = words.doubled(words.THIRD)


def test_interpreted_code_finds_twins_in_the_twin_of_a_module():
    linker = interpreted({words.raised: words.lowered}, TABLE.copy_into)
    memory = [0, 0]
    linker.twin(told)(memory)
    assert memory == [1, 2 * 2 - 1], "the number of the module, and its function, which calls another one's stand-in"
    assert words.doubled(2) == 2 * 2 + 1, "the original is as it was"


def test_compiled_code_does_the_same():
    rules = translated([told], {words.raised: words.lowered}, BOX, TABLE)
    memory = rules.numbers(2)
    rules.link(told)(memory)
    assert list(memory) == [1, 3]


@pytest.mark.parametrize("name, other", [("SECOND", 7), ("raised", words.lowered)])
def test_what_a_module_says_is_part_of_the_fingerprint(monkeypatch, name, other):
    """Else machine code of another vocabulary would be found in the cache."""
    before = interpreted({}, TABLE.copy_into).fingerprint(told)
    monkeypatch.setattr(words, name, other)
    assert interpreted({}, TABLE.copy_into).fingerprint(told) != before


def test_a_name_that_a_module_does_not_have(monkeypatch):
    monkeypatch.delattr(words, "SECOND")
    with pytest.raises(AttributeError, match="SECOND"):
        interpreted({}, TABLE.copy_into).twin(told)
