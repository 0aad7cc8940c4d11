"""Rules allocate nothing: an array made inside a rule costs time, and does not run on CUDA at all.

Proved on the machine code of every entry, in which the names of the functions it calls can be read; and by a rule that
does allocate, which cannot even be compiled.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conformance.settings import TOY
from spinney.engine.forms.compiled import Compiled
from spinney.engine.warm import small_arguments

ENTRIES = ("setup", "legal", "refuse", "decide", "score", "standing", "conceal", "redeal")
ALLOCATES = re.compile(rb"NRT_\w*alloc\w*", re.IGNORECASE)
TAKES_ARRAYS = b"NRT_adapt_ndarray_from_python"


def machine_code(entry):
    """What Numba has kept of an entry that was called before."""
    files = Path(entry.stats.cache_path).glob("*.nbc")
    return b"".join(file.read_bytes() for file in files)


def test_no_entry_allocates(game):
    arguments = small_arguments(game.compiled)
    for name in ENTRIES:
        entry = getattr(game.compiled, name)
        entry(*arguments[name])
        code = machine_code(entry)
        assert TAKES_ARRAYS in code, f"the names in the code of {name} cannot be read"
        assert ALLOCATES.findall(code) == [], name


def doubled(memory):
    """Generic code that makes an array: an entry may, a rule may not."""
    return len(memory + memory)


def calls_doubled(memory):
    return doubled(memory)


def test_an_allocation_is_noticed():
    rules = Compiled(TOY)
    memory = rules.memory(bytes(TOY.table_layout.size))
    allocating = rules.link(doubled)
    allocating(memory)
    assert ALLOCATES.search(machine_code(allocating))


def test_a_rule_that_allocates_does_not_compile():
    rules = Compiled(TOY)
    memory = rules.memory(bytes(TOY.table_layout.size))
    with pytest.raises(Exception, match="NRT required"):
        rules.link(calls_doubled)(memory)
