"""Translating rule functions: linked, by Numba, into LLVM's language.

Numba's code is taken before it is optimised: LLVM then optimises the whole program at once, for whichever machine it is
to run on (`llvm.py`). Numba has to be told beforehand that nothing of this processor may get into the code, so a
program is translated by a process of its own (`__main__.py`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from types import FunctionType
from typing import Any

from spinney.engine import chance
from spinney.engine.contract import box_of, copy_table, table_of, tables_of
from spinney.engine.forms.llvm import for_no_machine, outside
from spinney.engine.forms.program import parameters
from spinney.engine.link import Linker, Twin
from spinney.engine.memory import AXES
from spinney.engine.products import dot_product
from spinney.engine.source import made

OPTIONS = {"nogil": True, "error_model": "numpy"}
SWITCHES = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
"""Nothing of this processor may get into the code. Numba reads these when it is imported."""
OURS = "7spinney"
"""In the name that Numba gives to the code of a function of ours: so many letters, and these."""
MOST_TABLES = 8  # in one piece of memory: Numba wants a number, and checks nothing

VIEWS = """
def one(memory):
    return carray(memory, 1)[0]


def several(memory):
    return carray(memory, MOST_TABLES)
"""


class Translator(Linker):
    """Links functions to Numba's twins and gives their code in LLVM's language.

    Rule functions are translated without Numba's memory manager: they allocate nothing, and counting references that
    nobody needs would cost them a third of their speed.
    """

    def __init__(self, meaning: Mapping[Twin, Twin], box: Any, table: Any) -> None:
        assert os.environ.items() >= SWITCHES.items(), "Numba was imported before its switches were set"
        numba: Any = import_module("numba")
        self._numba = numba
        self._told: set[Any] = set()
        only_translate()
        count_from_the_front("numba")
        super().__init__({})
        views = made("views of memory", VIEWS, {"carray": numba.carray, "MOST_TABLES": MOST_TABLES})
        one, several = (numba.njit(inline="always")(views[name]) for name in ("one", "several"))
        held = {"BoxMemory": numba.from_dtype(box), "TableMemory": numba.from_dtype(table)}
        held |= {"Stream": numba.uint64, "StreamRows": numba.uint64, "Unsigned": numba.uint64}
        held |= {"Ints": numba.int32, "IntRows": numba.int32, "IntCubes": numba.int32}
        held |= {"Shorts": numba.int16, "ShortRows": numba.int16, "ByteRows": numba.uint8}
        held |= {"Fractions": numba.float64, "FractionRows": numba.float64}
        self._pointers = {f"to_{kind}": pointer_to(held.get(kind, numba.int64)) for kind in AXES}
        self._meaning = {
            box_of: one,
            table_of: one,
            tables_of: several,
            copy_table: self.finish(copied_record()),
            chance.signed: self.finish(cast_to(numba.int64)),
            chance.unsigned: self.finish(cast_to(numba.uint64)),
            dot_product: self.finish(dot_product_in_vectors()),
            **meaning,
        }

    def finish(self, twin: FunctionType) -> Twin:
        compiled: Any = self._numba.njit(**OPTIONS, **without_memory_manager(twin))(twin)
        widen_numbers(compiled)
        found: Twin = compiled
        return found

    def texts(self, name: str, function: Twin) -> list[str]:
        """An entry and all that it reaches and no entry before it did, in LLVM's language, piece by piece.

        It can be called from outside by this name.
        """
        assert isinstance(function, FunctionType)
        entry = self._numba.njit(**OPTIONS)(self.bound(function))
        known = {**self._pointers, "carray": self._numba.carray, "entry": entry}
        crossing = made(f"crossing {name}", crossing_source(name, function), known)[name]
        types = self._numba.types
        signature = types.int64(types.CPointer(types.int64))
        translated: Any = self._numba.njit(signature, **OPTIONS)(crossing).overloads[signature.args]
        pieces = [for_no_machine(piece) for piece in pieces_of(translated.library, self._told)]
        return [*pieces, outside(name, translated.fndesc.llvm_func_name)]


def crossing_source(name: str, function: Twin) -> str:
    """A function that takes the arguments of an entry from a row of numbers, and calls it."""
    given, at = [], 0
    for kind in parameters(function):
        lengths = ", ".join(f"row[{at + axis}]" for axis in range(1, 1 + AXES[kind]))
        address = f"to_{kind}(row[{at}])"
        array = f"carray({address}, ({lengths},))"
        given.append(array if lengths else f"row[{at}]" if kind == "int" else address)
        at += 1 + AXES[kind]
    call = f"entry({', '.join(given)})"
    gives = function.__annotations__["return"] == "int"
    body = f"    return {call}\n" if gives else f"    {call}\n    return 0\n"
    return f"def {name}(memory):\n    row = carray(memory, {max(at, 1)})\n{body}"


# Switches of Numba that are not part of its public interface: all of them are here.


def only_translate() -> None:
    """Numba makes no machine code in this process: it would do so function by function, again in every caller."""
    codegen: Any = import_module("numba.core.codegen")
    cpu: Any = import_module("numba.core.cpu")

    def finished(library: Any) -> None:
        library._finalized = True

    def nothing(*_arguments: Any, **_named: Any) -> Any:
        return [].append  # Numba wants a built-in function here, another one each time, and never calls it

    codegen.CPUCodeLibrary.finalize = finished
    for what in ("create_cpython_wrapper", "create_cfunc_wrapper", "get_executable"):
        setattr(cpu.CPUContext, what, nothing)


def count_from_the_front(package: str) -> None:
    """No index of a rule is negative: Numba need not ask at every access whether one counts from the end.

    That took a tenth of the time of a move. A rule of which it is not true would read other memory; tests run all of
    them on records that refuse such an index (`Layout.checked`). `package` is Numba's part for processors, or the one
    for cards. Other functions of this process keep their negative indices.
    """
    slicing: Any = import_module(f"{package}.cpython.slicing")
    usual = slicing.fix_index

    def front(builder: Any, index: Any, size: Any) -> Any:
        return index if OURS in builder.function.name else usual(builder, index, size)

    slicing.fix_index = front


def pieces_of(library: Any, told: set[Any]) -> list[str]:
    """What Numba has written for a function and for all that it calls, except what has been told before."""
    if library in told:
        return []
    told.add(library)
    return [
        str(library._final_module),
        *(piece for called in library._linking_libraries for piece in pieces_of(called, told)),
    ]


def without_memory_manager(twin: FunctionType) -> dict[str, Any]:
    """Options that translate a twin without Numba's memory manager."""
    return {"_nrt": False, "inline": inlined(twin)}


def widen_numbers(dispatcher: Any) -> None:
    """Every signed number is passed as 64 bits, constants too: otherwise each mixture is translated separately."""
    types: Any = import_module("numba.types")

    def wide(kind: Any) -> Any:
        kind = kind.literal_type if isinstance(kind, types.Literal) else kind
        return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind

    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: template(tuple(map(wide, args)), kws)


def pointer_to(kind: Any) -> Any:
    """A function of compiled code from a number to the address that it is, of things of this kind."""
    types: Any = import_module("numba.types")
    extending: Any = import_module("numba.extending")

    def pointer(context: Any, number: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

        return types.CPointer(kind)(types.int64), code

    return extending.intrinsic(pointer)


def dot_products() -> Any:
    """A function of compiled code that calls `DOT_PRODUCT` (`llvm.py`) with two rows."""
    types: Any = import_module("numba.types")
    extending: Any = import_module("numba.extending")
    cgutils: Any = import_module("numba.core.cgutils")
    ir: Any = import_module("llvmlite.ir")
    number, row = ir.IntType(64), ir.IntType(16).as_pointer()

    def dot_products(context: Any, one: Any, other: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kinds = zip(signature.args, arguments, strict=True)
            a, b = (context.make_array(kind)(context, builder, value) for kind, value in kinds)
            called = ir.FunctionType(number, [row, row, number])
            known = cgutils.get_or_insert_function(builder.module, called, "dot_product")
            return builder.call(known, [a.data, b.data, a.nitems])

        return types.int64(one, other), code

    return extending.intrinsic(dot_products)


# Code that copies records, casts numbers and adds up products.

# What `_cast` and the dot products find under these names is put there by `_with`.
KIND: Any = None
CALL: Any = None


def inlined(twin: FunctionType) -> str:
    """Whether a twin becomes part of those that call it: one that gives a row of a table.

    Without its memory manager Numba lets no function return an array, not even a part of one that it was given.
    """
    return "always" if twin.__annotations__.get("return") == "Row" else "never"


def copied_record() -> FunctionType:
    """`copy_table` for records."""
    return _with(_copied, "copy_table")


def cast_to(kind: Any) -> FunctionType:
    """`signed` or `unsigned` for compiled code; `kind` is a number type of Numba's."""
    return _with(_cast, f"cast_to_{kind}", KIND=kind)


def dot_product_in_vectors() -> FunctionType:
    """`dot_product` for compiled code of processors, which reckon with several numbers at once."""
    return _with(_dot_product_in_vectors, "dot_product", CALL=dot_products())


def dot_product_in(kind: Any) -> FunctionType:
    """`dot_product` for the code of a card, whose sum is a number of this type."""
    return _with(_dot_product, "dot_product", KIND=kind)


def _with(function: Any, name: str, **names: Any) -> FunctionType:
    """The same code with other names: how a number type gets into a function."""
    made = FunctionType(function.__code__, {"__name__": __name__, **names}, name)
    made.__qualname__ = name
    return made


def _cast(number: Any) -> Any:
    return KIND(number)


def _dot_product(one: Any, other: Any) -> Any:
    total = KIND(0)
    for j in range(len(one)):
        total = KIND(total + one[j] * other[j])
    return total


def _dot_product_in_vectors(one: Any, other: Any) -> Any:
    return CALL(one, other)


def _copied(tables: Any, at: int, others: Any, to: int) -> None:
    others[to] = tables[at]
