"""The linker: from plain rule functions to the form they are to run in, originals untouched.

The linker looks up the names that a function uses. Where a name means another function, that one is linked first;
where it means a function of the contract, the game's own takes its place. A name may stand in a module
(`phases.PLACE`, `placing.reach(...)`): the module gets a twin, which has the twins of what is used of it. The code
object is then bound to the new names, which makes a twin: left as it is for interpreted use, or compiled by Numba.

Numba's cache does not notice a change in a *called* function. So every entry has a cache folder of its own, named by a
hash of all code that went into it and of the layouts it works on: a stale binary cannot be loaded, and an edited
docstring compiles nothing anew.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from dis import get_instructions
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from spinney.engine import chance
from spinney.engine.contract import box_of, copy_table, table_of, tables_of

Twin = Callable[..., Any]
UNUSED_DAYS = 30
OPTIONS = {"nogil": True, "error_model": "numpy"}

# What `_viewed` and `_cast` find under these names is put there by `_with`.
RECORD: Any = None
KIND: Any = None


class Linker:
    """Makes twins of functions; `meaning` says what stands in for which function. These twins stay plain Python."""

    def __init__(self, meaning: Mapping[Twin, Twin]) -> None:
        self._meaning = dict(meaning)
        self._twins: dict[FunctionType, Twin | None] = {}
        self._modules: dict[ModuleType, ModuleType] = {}
        self._fingerprints: dict[FunctionType, str] = {}

    def twin(self, function: Twin) -> Twin:
        function = self._meaning.get(function, function)
        if not isinstance(function, FunctionType):
            return function
        if function not in self._twins:
            self._twins[function] = None
            self._twins[function] = self.finish(self.bound(function))
        found = self._twins[function]
        if found is None:
            raise RecursionError(f"{function.__qualname__} calls itself: rule functions do not recurse")
        return found

    def finish(self, twin: FunctionType) -> Twin:
        return twin

    def bound(self, function: FunctionType) -> FunctionType:
        """The function's code with its names bound to twins."""
        space = dict(function.__globals__)
        for name, attribute in _names(function.__code__):
            value = function.__globals__.get(name)
            if isinstance(value, FunctionType):
                space[name] = self.twin(value)
            elif isinstance(value, ModuleType) and attribute:
                space[name] = self._module(value, attribute)
        twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        twin.__module__ = function.__module__
        twin.__qualname__ = function.__qualname__
        twin.__annotations__ = function.__annotations__
        return twin

    def _module(self, module: ModuleType, attribute: str) -> ModuleType:
        """The twin of a module, which has a twin of this attribute now."""
        twin = self._modules.setdefault(module, ModuleType(module.__name__))
        value = getattr(module, attribute)
        if isinstance(value, int):
            value = int(value)  # a number that knows more than its value, such as an event, is a number to the rules
        setattr(twin, attribute, self.twin(value) if isinstance(value, FunctionType) else value)
        return twin

    def fingerprint(self, function: Twin) -> str:
        """A hash of a function's code, of all code it reaches, and of every number that code knows by name."""
        function = self._meaning.get(function, function)
        if not isinstance(function, FunctionType):
            return ""
        if function not in self._fingerprints:
            told = [_told(function.__code__)]
            for name, attribute in sorted(_names(function.__code__)):
                value = function.__globals__.get(name)
                if isinstance(value, ModuleType) and attribute:
                    value = getattr(value, attribute)
                if isinstance(value, FunctionType):
                    told.append(f"{name} {attribute} {self.fingerprint(value)}")
                elif isinstance(value, int | float):
                    told.append(f"{name} {attribute} {value:d}" if isinstance(value, int) else f"{name} {value}")
            self._fingerprints[function] = _digest(*told)
        return self._fingerprints[function]


def _names(code: CodeType) -> set[tuple[str, str]]:
    """The global names that code uses, each with the attribute that is asked of it, if one is.

    Names of fields are not among them.
    """
    names = set()
    steps = list(get_instructions(code))
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if step.opname == "LOAD_GLOBAL":
            asked = following is not None and following.opname in ("LOAD_ATTR", "LOAD_METHOD")
            names.add((step.argval, following.argval if asked and following else ""))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names


def _told(code: CodeType) -> str:
    """Everything of a code object that affects what it does: line numbers, for instance, do not."""
    constants = [_told(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts]
    return f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {constants}"


def _digest(*texts: str) -> str:
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=12).hexdigest()


def interpreted(meaning: Mapping[Twin, Twin], copy_into: Twin) -> Linker:
    """A linker for plain records: memory is the record itself, and `copy_into` makes one like another."""
    copier = partial(_copied_plain, copy_into)
    records: dict[Twin, Twin] = {box_of: _itself, table_of: _itself, tables_of: _alone, copy_table: copier}
    return Linker({**records, **meaning})


def _itself(memory: Any) -> Any:
    return memory


def _alone(memory: Any) -> Any:
    return memory if isinstance(memory, list) else [memory]


def _copied_plain(copy_into: Twin, tables: Any, at: int, others: Any, to: int) -> None:
    copy_into(tables[at], others[to])


class Compiler(Linker):
    """Links a game's functions and generic code to Numba twins; entries are kept in a cache on disk.

    Rule functions are compiled without Numba's memory manager: they allocate nothing, and counting references that
    nobody needs would cost them a third of their speed. Only entries, which look at raw memory, have it.
    """

    def __init__(self, name: str, meaning: Mapping[Twin, Twin], box: Any, table: Any) -> None:
        import numba

        self._numba: Any = numba
        self._name = name
        self._ground = _digest(sys.version, numba.__version__, str(OPTIONS), str(box), str(table))
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
        if function not in self._entries:
            self._entries[function] = self._made_entry(function)
        return self._entries[function]

    def _made_entry(self, function: FunctionType) -> Twin:
        dispatcher = self._numba.njit(**OPTIONS)(self.bound(function))
        folder = cache_folder(f"{self._name}-{function.__name__}-{_digest(self._ground, self.fingerprint(function))}")
        config = self._numba.core.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            dispatcher.enable_caching()
        finally:
            config.CACHE_DIR = before
        found: Twin = dispatcher
        return found

    def finish(self, twin: FunctionType) -> Twin:
        """A compiled twin for other compiled code."""
        compiled = self._numba.njit(**OPTIONS, _nrt=False, inline=inlined(twin))(twin)
        asked = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: asked(tuple(map(self._wide, args)), kws)
        found: Twin = compiled
        return found

    def bound(self, function: FunctionType) -> FunctionType:
        return self._named(super().bound(function), self.fingerprint(function))

    def _named(self, twin: FunctionType, fingerprint: str = "") -> FunctionType:
        """A twin whose name carries its game and all it is made of.

        Machine code that comes from a cache is bound by name: of two twins of one name, made in two processes for two
        games, the one loaded first would be run for both.
        """
        twin.__qualname__ = f"{self._name}.{_digest(self._ground, fingerprint)}.{twin.__qualname__}"
        return twin

    def _viewer(self, function: Twin, name: str, dtype: Any) -> Twin:
        viewer: Twin = self._numba.njit(self._named(_with(function, name, RECORD=dtype)))
        return viewer

    def _wide(self, kind: Any) -> Any:
        """Every signed number is passed as 64 bits, constants too: otherwise each mixture is compiled separately."""
        types = self._numba.types
        if isinstance(kind, types.Literal):
            kind = kind.literal_type
        return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


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


def cache_folder(name: str) -> Path:
    """A folder for compiled code, which no other code shares. `SPINNEY_CACHE` overrides where all of them lie.

    Folders that nobody used for a month are removed.
    """
    base = os.environ.get("SPINNEY_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    root = Path(base) / "spinney"
    path = root / name
    path.mkdir(parents=True, exist_ok=True)
    os.utime(path)
    for other in root.iterdir():
        if time.time() - other.stat().st_mtime > UNUSED_DAYS * 86400:
            shutil.rmtree(other, ignore_errors=True)
    return path
