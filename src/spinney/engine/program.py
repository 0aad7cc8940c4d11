"""A game's rules as one program: the entries that Python calls, with all code they reach, as one LLVM module.

Numba translates the linked functions; its code is taken before it is optimised, and LLVM optimises the whole program at
once for the machine it is to run on. Every entry is called in the same way, `entry(result, error, arguments)`: three
addresses. The arguments are 64-bit numbers in a row: a number as it is, a box or tables as an address, an array as an
address followed by its lengths. So whatever can call one entry can call all.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from importlib import import_module
from types import FunctionType
from typing import Any

from spinney.engine import chance
from spinney.engine.contract import box_of, copy_table, table_of, tables_of
from spinney.engine.link import Linker, Twin
from spinney.engine.memory import LENGTHS
from spinney.engine.native import OPTIONS, cast_to, copied_record, widen_numbers, without_memory_manager
from spinney.engine.source import made

SWITCHES = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
"""Nothing of this processor may get into the code. Numba reads these when it is imported."""
MOST_TABLES = 8  # in one piece of memory; Numba wants a number, and checks nothing

VIEWS = """
def one(memory):
    return carray(memory, 1)[0]


def several(memory):
    return carray(memory, MOST_TABLES)
"""


class Program(Linker):
    """Entries of a game, translated."""

    def __init__(self, meaning: Mapping[Twin, Twin], box: Any, table: Any, entries: Mapping[str, Twin]) -> None:
        assert os.environ.items() >= SWITCHES.items(), "Numba was imported before its switches were set"
        import numba

        self._numba: Any = numba
        super().__init__({})
        views = made("views of memory", VIEWS, {"carray": numba.carray, "MOST_TABLES": MOST_TABLES})
        one, several = (numba.njit(inline="always")(views[name]) for name in ("one", "several"))
        held = {"BoxMemory": numba.from_dtype(box), "TableMemory": numba.from_dtype(table), "Stream": numba.uint64}
        held |= {"Fractions": numba.float64, "FractionRows": numba.float64}
        self._pointers = {f"to_{kind}": pointer_to(held.get(kind, numba.int64)) for kind in (*held, *LENGTHS)}
        self._meaning = {
            box_of: one,
            table_of: one,
            tables_of: several,
            copy_table: self.finish(copied_record()),
            chance.signed: self.finish(cast_to(numba.int64)),
            chance.unsigned: self.finish(cast_to(numba.uint64)),
            **meaning,
        }
        self.symbols: dict[str, str] = {}
        self.texts: list[str] = []
        for name, function in entries.items():
            self._translate(name, function)

    def finish(self, twin: FunctionType) -> Twin:
        compiled: Any = self._numba.njit(**OPTIONS, **without_memory_manager(twin))(twin)
        widen_numbers(compiled)
        found: Twin = compiled
        return found

    def _translate(self, name: str, function: Twin) -> None:
        assert isinstance(function, FunctionType)
        entry = self._numba.njit(**OPTIONS)(self.bound(function))
        known = {**self._pointers, "carray": self._numba.carray, "entry": entry}
        crossing = made(f"crossing {name}", crossing_source(name, function), known)[name]
        types = self._numba.types
        signature = types.int64(types.CPointer(types.int64))
        translated: Any = self._numba.njit(signature, **OPTIONS)(crossing).overloads[signature.args]
        self.symbols[name] = translated.fndesc.llvm_func_name
        self.texts.append(translated.library.get_llvm_str())


def pointer_to(kind: Any) -> Any:
    """A function of compiled code from a number to the address that it is, of things of this kind."""
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def pointer(context: Any, number: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

        return types.CPointer(kind)(types.int64), code

    return pointer


def parameters(function: Twin) -> dict[str, str]:
    """What an entry takes: kinds of memory, or `int`, by the names of its parameters."""
    return {name: kind for name, kind in function.__annotations__.items() if name != "return"}


def crossing_source(name: str, function: Twin) -> str:
    """A function that takes the arguments of an entry from a row of numbers, and calls it."""
    given, at = [], 0
    for kind in parameters(function).values():
        lengths = ", ".join(f"a[{at + axis}]" for axis in range(1, 1 + LENGTHS.get(kind, 0)))
        address = f"to_{kind}(a[{at}])"
        array = f"carray({address}, ({lengths},))"
        given.append(array if lengths else f"a[{at}]" if kind == "int" else address)
        at += 1 + LENGTHS.get(kind, 0)
    call = f"entry({', '.join(given)})"
    gives = function.__annotations__["return"] == "int"
    body = f"    return {call}\n" if gives else f"    {call}\n    return 0\n"
    return f"def {name}(memory):\n    a = carray(memory, {max(at, 1)})\n{body}"


def for_machine(text: str, triple: str, layout: str) -> str:
    """Numba's text for another machine."""
    text = re.sub(r'target triple = "[^"]*"', f'target triple = "{triple}"', text)
    text = re.sub(r'target datalayout = "[^"]*"', f'target datalayout = "{layout}"', text)
    return re.sub(r'"(target-cpu|target-features|probe-stack)"="[^"]*"', "", text)


def whole(program: Program, triple: str, machine: Any) -> Any:
    """The program as one LLVM module, optimised for a machine; only its entries can be seen from outside."""
    llvm: Any = import_module("llvmlite.binding")
    parts = [llvm.parse_assembly(for_machine(text, triple, str(machine.target_data))) for text in program.texts]
    module = parts[0]
    for part in parts[1:]:
        module.link_in(part)
    for thing in [*module.functions, *module.global_variables]:
        if not thing.is_declaration and thing.name not in program.symbols.values():
            thing.linkage = "internal"
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    return module
