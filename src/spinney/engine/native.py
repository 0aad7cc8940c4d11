"""Native twins: rule functions compiled by Numba for the processor, and kept in a cache on disk.

Numba's own cache looks at the time stamp of a source file and does not notice a change in a *called* function. So every
entry has a cache folder of its own, named by a hash of all code that went into it and of the layouts it works on: a
stale binary cannot be loaded, an edited docstring compiles nothing anew, and copies of the same rules share what was
compiled for one of them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

from spinney.engine import chance
from spinney.engine.cache import cache_folder
from spinney.engine.contract import box_of, copy_table, table_of, tables_of
from spinney.engine.link import Linker, Twin, digest

OPTIONS = {"nogil": True, "error_model": "numpy"}

# What `_viewed` and `_cast` find under these names is put there by `_with`.
RECORD: Any = None
KIND: Any = None


class Compiler(Linker):
    """Links a game's functions and generic code to Numba twins; entries are kept in a cache on disk.

    Rule functions are compiled without Numba's memory manager: they allocate nothing, and counting references that
    nobody needs would cost them a third of their speed. Only entries, which look at raw memory, have it.
    """

    def __init__(self, name: str, meaning: Mapping[Twin, Twin], box: Any, table: Any) -> None:
        import numba

        self._numba: Any = numba
        self._name = name
        self._ground = digest(sys.version, numba.__version__, str(OPTIONS), str(box), str(table))
        super().__init__({})
        self._entries: dict[FunctionType, Twin] = {}
        self._meaning = {
            box_of: self._viewer(_viewed_one, "box_of", box),
            tables_of: self._viewer(_viewed, "tables_of", table),
            table_of: self._viewer(_viewed_one, "table_of", table),
            copy_table: self.finish(self._named(copied_record())),
            chance.signed: self.finish(self._named(cast_to(numba.int64))),
            chance.unsigned: self.finish(self._named(cast_to(numba.uint64))),
            **meaning,
        }

    def entry(self, function: Twin) -> Twin:
        """A compiled twin that Python calls, made once, and found again in the cache by the next process."""
        assert isinstance(function, FunctionType)
        with self._lock:
            if function not in self._entries:
                self._entries[function] = self._made_entry(function)
            return self._entries[function]

    def _made_entry(self, function: FunctionType) -> Twin:
        dispatcher: Any = self._numba.njit(**OPTIONS)(self.bound(function))
        name = f"{self._name}-{function.__name__}-{digest(self._ground, self.fingerprint(function))}"
        keep_in(cache_folder(name), dispatcher)
        found: Twin = dispatcher
        return found

    def finish(self, twin: FunctionType) -> Twin:
        """A compiled twin for other compiled code."""
        compiled: Any = self._numba.njit(**OPTIONS, **without_memory_manager(twin))(twin)
        widen_numbers(compiled)
        found: Twin = compiled
        return found

    def bound(self, function: FunctionType) -> FunctionType:
        return self._named(super().bound(function), self.fingerprint(function))

    def _named(self, twin: FunctionType, fingerprint: str = "") -> FunctionType:
        """A twin whose name carries its game and all it is made of.

        Machine code that comes from a cache is bound by name: of two twins of one name, made in two processes for two
        games, the one loaded first would be run for both.
        """
        twin.__qualname__ = f"{self._name}.{digest(self._ground, fingerprint)}.{twin.__qualname__}"
        return twin

    def _viewer(self, function: Twin, name: str, dtype: Any) -> Twin:
        viewer: Twin = self._numba.njit(self._named(_with(function, name, RECORD=dtype)))
        return viewer


# Switches of Numba that are not part of its public interface: all of them are here.


def without_memory_manager(twin: FunctionType) -> dict[str, Any]:
    """Options that compile a twin without Numba's memory manager."""
    return {"_nrt": False, "inline": inlined(twin)}


def widen_numbers(dispatcher: Any) -> None:
    """Every signed number is passed as 64 bits, constants too: otherwise each mixture is compiled separately."""
    types: Any = import_module("numba.types")

    def wide(kind: Any) -> Any:
        kind = kind.literal_type if isinstance(kind, types.Literal) else kind
        return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind

    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: template(tuple(map(wide, args)), kws)


def keep_in(folder: Path, dispatcher: Any) -> None:
    """Machine code of a dispatcher is kept in a folder that nothing else shares, whatever becomes of its source."""
    caching: Any = import_module("numba.core.caching")

    class Locator:
        get_cache_path = staticmethod(folder.__str__)
        get_source_stamp = staticmethod(lambda: 0)
        get_disambiguator = staticmethod(lambda: "0")

        @classmethod
        def from_function(cls, function: Twin, file: str) -> Locator:
            return cls()

        def ensure_cache_path(self) -> None:
            folder.mkdir(parents=True, exist_ok=True)

    switches = {"_locator_classes": [Locator], "get_filename_base": lambda _self, _name, _abi: "code"}
    implementation: Any = type("Implementation", (caching.CompileResultCacheImpl,), switches)
    folder_cache: Any = type("FolderCache", (caching.FunctionCache,), {"_impl_class": implementation})
    dispatcher._cache = folder_cache(dispatcher.py_func)


# Code that views memory and casts numbers.


def inlined(twin: FunctionType) -> str:
    """Whether a twin becomes part of those that call it: one that gives a row of a table.

    Without its memory manager Numba lets no function return an array, not even a part of one that it was given.
    """
    return "always" if twin.__annotations__.get("return") == "Row" else "never"


def _with(function: Any, name: str, **names: Any) -> FunctionType:
    """The same code with other names: how a dtype or a number type gets into a function.

    Its qualified name is told apart too: cached machine code is bound by that, and would take one view for another.
    """
    made = FunctionType(function.__code__, {"__name__": __name__, **names}, name)
    made.__qualname__ = name
    return made


def copied_record() -> FunctionType:
    """`copy_table` for records."""
    return _with(_copied, "copy_table")


def cast_to(kind: Any) -> FunctionType:
    """`signed` or `unsigned` for compiled code; `kind` is a number type of Numba's."""
    return _with(_cast, f"cast_to_{kind}", KIND=kind)


def _viewed(memory: Any) -> Any:
    return memory.view(RECORD)


def _viewed_one(memory: Any) -> Any:
    return memory.view(RECORD)[0]


def _cast(number: Any) -> Any:
    return KIND(number)


def _copied(tables: Any, at: int, others: Any, to: int) -> None:
    others[to] = tables[at]
