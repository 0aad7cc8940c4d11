"""Rules allocate nothing and raise nothing: an array made inside a rule costs time and does not run on CUDA at all, and
an exception has no way out of a module.

Proved for every program: it calls nothing that it does not have itself, but to copy and fill memory. What was proved
once for these rules and by these tools is kept with what else is compiled.
"""

from __future__ import annotations

import pytest

from conformance.settings import TOY
from engine.translated import program
from spinney.engine.contract import table_of
from spinney.engine.forms import building, llvm
from spinney.engine.forms.cache import made_once
from spinney.engine.forms.program import entries, identity
from spinney.engine.memory import Numbers, TableMemory


def test_no_program_allocates_or_raises(game):
    wanted = identity(game)

    def checked() -> bytes:
        """`llvm.check` looks at what is left when a program is optimised, which takes many seconds."""
        return llvm.for_wasm(building.program(game, wanted), list(entries()), llvm.VECTORS)

    assert made_once(building.kept("checked", wanted) / "program.o", checked).startswith(b"\0asm")


def doubled(numbers: Numbers) -> int:
    """Generic code that makes an array."""
    return len(numbers + numbers)


def calls_doubled(numbers: Numbers) -> int:
    return doubled(numbers)


def raising(table_memory: TableMemory) -> int:
    if table_of(table_memory).ply < 0:
        raise ValueError("a move was taken back")
    return 1


def for_wasm(*functions):
    names = [function.__name__ for function in functions]
    return llvm.for_wasm(program(functions, {}, TOY.box_layout, TOY.table_layout), names, llvm.VECTORS)


def test_an_entry_that_allocates_is_refused():
    with pytest.raises(RuntimeError, match=r"the rules call what no form of them has: .*NRT_"):
        for_wasm(doubled)


def test_a_rule_that_allocates_cannot_even_be_translated():
    with pytest.raises(Exception, match="NRT required"):
        for_wasm(calls_doubled)


def test_a_rule_that_raises_is_refused():
    with pytest.raises(RuntimeError, match="a rule raises an exception"):
        for_wasm(raising)
